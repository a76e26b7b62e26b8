"""`pip install ./python` where there is a build: a wheel with the tools, in an environment that has NumPy and nothing else."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import ml_dtypes
import numpy as np
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build"))

# A step that runs where there is no JAX: parameters and a moment by name, then a checkpoint back into a dictionary.
SCRIPT = """
import importlib.util, json, sys
import numpy as np
import zero_export

assert importlib.util.find_spec("jax") is None
program, folder = sys.argv[1:]
with zero_export.load(program) as step:
    values = np.random.default_rng(0)
    state = {spec.name: values.standard_normal(spec.shape).astype(spec.dtype) for spec in step.states}
    step.set_state(state)
    batch = {spec.name: values.standard_normal(spec.shape).astype(spec.dtype) for spec in step.inputs}
    losses = [float(step.step(batch)["loss"]) for _ in range(3)]
    folder = step.save(folder)
    found = step.state()
saved = zero_export.to_pytree(folder, like=found)
assert all(saved[name].tobytes() == found[name].tobytes() for name in found)
print(json.dumps({"package": zero_export.__file__, "losses": losses}))
"""


def _call(*command, **options):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def environment(tmp_path_factory):
    """The folder of programs of a new environment with the wheel in it."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"  # a copy, since building writes beside the sources
    shutil.copytree(ROOT / "python", source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__", "_tools", "tests"))
    _call(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", folder, source,
          env={**os.environ, "ZERO_BUILD": str(BUILD)})
    (wheel,) = folder.glob("*.whl")
    assert "-py3-none-linux_" in wheel.name
    _call(sys.executable, "-m", "venv", "--without-pip", folder / "clean")
    python = folder / "clean/bin/python"
    _call(sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", wheel)
    packages = pathlib.Path(_call(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    for module in (np, ml_dtypes):
        place = pathlib.Path(module.__file__).parent
        for part in (place, place.with_name(f"{place.name}.libs")):
            if part.exists():
                (packages / part.name).symlink_to(part)
    return folder / "clean/bin"


def test_the_tools_compile_and_python_runs(environment, tmp_path):
    clean = {"PATH": f"{environment}:/usr/bin:/bin", "HOME": str(tmp_path)}
    step = tmp_path / "step.mlir"
    step.write_bytes((ROOT / "test/Inputs/mlp_momentum.mlir").read_bytes())
    _call(environment / "zero-compile", step, "--stage=3", "--ranks=2", "--target=cpu", "--quiet", "-o", tmp_path / "step",
          env=clean, cwd=tmp_path)
    told = json.loads(_call(environment / "python", "-c", SCRIPT, tmp_path / "step", tmp_path / "run", env=clean, cwd=tmp_path))
    assert told["package"].startswith(str(environment.parent)) and told["losses"][2] < told["losses"][0]
    assert "step 3 " in _call(environment / "zero-ckpt", "list", tmp_path / "run", env=clean)


def test_what_needs_jax_says_so(environment, tmp_path):
    for name in ("compile", "export_step"):
        done = subprocess.run([environment / "python", "-c", f"import zero_export; zero_export.{name}"], capture_output=True,
                              text=True, cwd=tmp_path)
        assert done.returncode == 1 and "needs JAX: pip install 'zero-export[jax]'" in done.stderr
