"""The package is typed and clean: `mypy --strict` and `ruff`, in the releases of constraints.txt."""

import pathlib
import subprocess
import sys

import pytest

HERE = pathlib.Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("command", [["mypy", "--strict"], ["ruff", "check", "zero_export", "setup.py"]], ids=lambda command: command[0])
def test_nothing_is_found(command):
    pytest.importorskip(command[0])
    # What was looked at before is looked at again only if it has changed: the second run takes a second.
    cache = HERE.parent / "build/test" / command[0]
    done = subprocess.run([sys.executable, "-m", *command, "--cache-dir", str(cache)], cwd=HERE, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
