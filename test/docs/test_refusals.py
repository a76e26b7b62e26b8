"""docs/Refusals.md says what the tools say today of the steps that tests hold to be refused."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_page_is_fresh():
    done = subprocess.run([sys.executable, ROOT / "docs/refusals.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
