"""README's table of what is read, and docs/Support.md, say what the tests hold today."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_table_is_fresh():
    done = subprocess.run([sys.executable, ROOT / "docs/support_table.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
