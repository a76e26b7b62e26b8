"""docs/ShardingRules.md says what the compiler prints."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_page_is_fresh():
    done = subprocess.run([sys.executable, ROOT / "docs/sharding_rules.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
