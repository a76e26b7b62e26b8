"""The examples of docs/Running.md, "Looking", as they stand."""

import pathlib
import re
import subprocess

import numpy as np
import pytest
import zero_run

ROOT = pathlib.Path(__file__).resolve().parents[2]


def _examples():
    text = (ROOT / "docs/Running.md").read_text()
    section = re.search(r"^## Looking\n(.*?)^## ", text, re.S | re.M)[1]
    commands = re.search(r"^```\n(.*?)^```", section, re.S | re.M)[1].splitlines()
    assert len(commands) >= 4
    return commands


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A program for text, and text that it knows: 64 tokens."""
    folder = tmp_path_factory.mktemp("examples")
    zero_run.call([zero_run.tool("zero-compile"), "--quiet", "--report=none", ROOT / "test/Inputs/gpt_tiny_f32.mlir", "--stage=3",
                   "--ranks=2", "--target=cpu", "-o", folder / "train"])
    for name, seed in (("text.txt", 1), ("held-out.txt", 2)):
        np.random.default_rng(seed).integers(0, 64, 4000, dtype=np.uint8).tofile(folder / name)
    return folder


@pytest.mark.parametrize("command", _examples())
def test_example(folder, command):
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0 and "\nstep 20/20" in done.stdout, done.stdout + done.stderr
    for option, name in re.findall(r"--(trace|tensorboard) ([\w.]+)", command):
        assert (folder / name).exists(), option
