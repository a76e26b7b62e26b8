"""`pip install ./python` on a machine that has neither LLVM nor JAX: pure Python, complete, and it says what is missing."""

import pathlib
import subprocess
import sys

import pytest

SOURCE = pathlib.Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The folder of the built package: what pip copies, made without a network."""
    pytest.importorskip("setuptools")
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source")
    for path in SOURCE.rglob("*"):
        # A copy, since building writes beside the sources.
        if path.suffix in (".py", ".toml", ".typed") and not path.is_relative_to(SOURCE / "build"):
            target = source / path.relative_to(SOURCE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    subprocess.run([sys.executable, "-c", "import setuptools; setuptools.setup()", "build_py", "--build-lib", folder],
                   cwd=source, check=True, capture_output=True, timeout=300)
    return folder


def test_every_module_is_installed_and_nothing_else(installed):
    modules = {path.relative_to(SOURCE) for path in (SOURCE / "zero_export").rglob("*.py")}
    modules.add(pathlib.Path("zero_export/py.typed"))
    found = {path.relative_to(installed) for path in (installed / "zero_export").rglob("*") if path.is_file()}
    assert {path for path in found if path.suffix != ".pyc"} == modules


def test_without_jax_the_command_says_what_to_install(installed):
    # -S: nothing of this environment is seen, as on a machine where only this package is installed.
    command = [sys.executable, "-S", "-c", f"import sys; sys.path.insert(0, {str(installed)!r}); "
               "from zero_export.__main__ import main; sys.exit(main(sys.argv[1:]))"]
    done = subprocess.run([*command, "--help"], capture_output=True, text=True)
    assert done.returncode == 0 and "python -m zero_export gpt --size 124M" in done.stdout
    done = subprocess.run([*command, "gpt", "-o", "-"], capture_output=True, text=True)
    assert done.returncode == 1 and done.stderr.startswith("error: No module named 'jax'; install the model zoo's packages")
