"""A sample of damaged inputs through the front end; the 10,000 under sanitizers are `test/Fuzz/sanitized`."""

import os
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build"))
CORPUS = [ROOT / "test" / name for name in ("Dialect", "1-Import", "2-Replica", "3-Partitioned", "Inputs")]


def fuzz(*arguments):
    command = [BUILD / "bin/zero-fuzz", *CORPUS, *arguments]
    return subprocess.run(list(map(str, command)), capture_output=True, text=True)


def test_sample(tmp_path):
    """No crash, no hang, no blow-up, no silent failure, and what is printed reads back."""
    done = fuzz("--runs=600", "--jobs=2", f"--save={tmp_path}")
    assert done.returncode == 0, done.stdout + done.stderr
    # Inputs that die at the first byte would test nothing.
    assert figures(done.stdout, "parsed") > 20, done.stdout
    assert figures(done.stdout, "imported") + figures(done.stdout, "below import") > 10, done.stdout


def figures(text, name):
    return sum(map(int, re.findall(rf"(\d+) {name}", text)))


def test_failing_input_is_found_and_kept_and_the_others_still_run(tmp_path):
    """A bound that many inputs break: each of them ends its process, is written to a file, and the next one starts."""
    done = fuzz("--runs=40", "--megabytes=1", f"--save={tmp_path}")
    failed, saved = figures(done.stdout, "failed"), sorted(tmp_path.glob("failure-1-*.mlir"))
    assert done.returncode == 1 and failed == len(saved) > 0
    ran = sum(figures(done.stdout, name) for name in ("refused", "parsed", "imported", "below import"))
    assert ran + failed == 40
    index = saved[0].stem.rsplit("-", 1)[1]
    assert saved[0].read_bytes() == subprocess.run(
        [BUILD / "bin/zero-fuzz", *CORPUS, f"--first={index}", "--show"], capture_output=True).stdout


@pytest.mark.parametrize("path", sorted((pathlib.Path(__file__).parent / "found").glob("*.mlir")), ids=lambda p: p.stem)
def test_what_was_found_before_stays_fixed(path):
    done = subprocess.run([BUILD / "bin/zero-fuzz", "--replay", "--to=planned", path], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
