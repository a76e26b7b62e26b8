"""docs/Performance.md's first step on a GPU is not slower than the page says."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_table_holds():
    done = subprocess.run([sys.executable, ROOT / "docs/gpu_roofline.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
