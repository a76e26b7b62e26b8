"""docs/Updates.md says what updates move today, and every rule moves fewer bytes than the gathers that it replaces."""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def test_the_page_is_fresh():
    done = subprocess.run([sys.executable, ROOT / "docs/update_rules.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_rules_move_less_than_gathers():
    rows = re.findall(r"^\| (.+?) \| (-?\d+) \| (-?\d+) \| (\d+) \| (\d+) \|$", (ROOT / "docs/Updates.md").read_text(), re.MULTILINE)
    assert rows
    for name, wire, gathered, memory, held in rows:
        assert int(wire) <= int(gathered) and int(memory) <= int(held), name
