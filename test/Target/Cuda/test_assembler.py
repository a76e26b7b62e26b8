"""PTX of every kernel of the zoo: NVIDIA's assembler takes it, where it is found, and keeps everything in registers."""

import re
import shutil
import subprocess
import sys

import pytest

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "test/zoo"), str(ROOT / "test/meaning")]
import zero_run  # noqa: E402  (the path comes first)
import zoo_cases  # noqa: E402

ASSEMBLER = shutil.which("ptxas") or shutil.which("ptxas", path="/usr/local/cuda/bin")
ARCHITECTURES = ["sm_80", "sm_90", "sm_100"]


def _cases():
    names = [name for name in zoo_cases.SAMPLE if name.count("-") >= 2]
    # In continuous integration each model once, and each architecture.
    models = {name.split("-")[0]: name for name in reversed(names)}
    chosen = set(models.values())
    for number, name in enumerate(names):
        for architecture in ARCHITECTURES:
            is_sample = name in chosen and architecture == ARCHITECTURES[number % 3]
            yield pytest.param(name, architecture, marks=[] if is_sample else [pytest.mark.nightly])


@pytest.mark.parametrize("name, architecture", _cases())
def test_assembles_without_spills(name, architecture, tmp_path):
    if not ASSEMBLER:
        pytest.skip("there is no ptxas here")
    step, ptx = tmp_path / "step.mlir", tmp_path / "step.ptx"
    step.write_text(zoo_cases.exported(name).mlir_module())
    zero_run.call([zero_run.tool("zero-compile"), step, "--stage=3", "--ranks=2", "--max-extra-memory=1000000000", f"--target=cuda:{architecture}",
                   "--report=none", "--quiet", "-o", ptx])
    run = subprocess.run([ASSEMBLER, f"-arch={architecture}", "-v", ptx, "-o", tmp_path / "step.cubin"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    kernels = set(re.findall(r"\.entry (\w+)", ptx.read_text()))
    compiled = dict(re.findall(r"Function properties for (\w+)\n\s+(.*)", run.stderr))
    assert kernels and kernels <= set(compiled)
    spilled = {kernel: compiled[kernel] for kernel in kernels
               if compiled[kernel] != "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads"}
    assert not spilled
