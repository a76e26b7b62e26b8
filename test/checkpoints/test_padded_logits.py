"""Checkpoints of a step whose table is padded for logits that ranks share: files have the user's rows, whatever the number of ranks;
exact."""

import subprocess
import sys

import pytest

import zero_run
from checkpoints import losses, read, run, same, states

GPT = ["--layers", 1, "--hidden", 32, "--heads", 4, "--context", 4, "--batch", 12, "--vocab", 251]
# Ranks, the stage, and rows of the table there: two ranks and three share padded columns, one has none to share.
RANKS = [(2, 3, 252), (3, 2, 252), (1, 0, 251)]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """program(ranks, stage, rows): compiled once."""
    folder, made = tmp_path_factory.mktemp("programs"), {}
    step, data = folder / "step.mlir", folder / "text.bin"
    subprocess.run([sys.executable, "-m", "zero_export", "gpt", *map(str, GPT), "-o", step], check=True)
    data.write_bytes(bytes(i * i % 251 for i in range(5000)))

    def make(ranks, stage, rows):
        path = folder / f"train-{ranks}-{stage}"
        if path not in made:
            options = [f"--ranks={ranks}", "--logits-bytes=8192"]
            text = zero_run.call([zero_run.tool("zero-compile"), step, *options, "--compile-to=replica", "-o", "-"])
            assert f"zero.leaf tensor<{rows}x32xf32>" in text
            zero_run.call([zero_run.tool("zero-compile"), step, *options, f"--stage={stage}", "--target=cpu", "--quiet", "-o", path])
            made[path] = [path, "--data", data]
        return made[path]

    return make


@pytest.fixture(scope="module")
def saved(program, tmp_path_factory):
    folder = tmp_path_factory.mktemp("saved")
    text = run(program(*RANKS[0]), "--steps", 3, "--seed", 3, "--out", folder, "--check=replicas")
    return folder, losses(text)


def test_any_number_of_ranks(program, saved, tmp_path):
    """Nothing is lost on the way through other numbers of ranks, and back it is the same files."""
    assert any(each.shape == (251, 32) for each in states(saved[0]).values())
    before = saved[0]
    for ranks, stage, rows in (*RANKS[1:], RANKS[0]):
        after = tmp_path / f"{ranks}"
        run(program(ranks, stage, rows), "--steps", 3, "--resume", before, "--out", after)
        assert same(states(saved[0]), read(after / "step-00000003")[1]), (ranks, stage)
        before = after
    for rank in range(2):
        name = f"step-00000003/rank-{rank:05}.bin"
        assert (before / name).read_bytes() == (saved[0] / name).read_bytes()


def test_first_values_are_those_of_the_seed(program, saved):
    """@init gives the user's rows the same values, with rows behind them or without."""
    assert losses(run(program(*RANKS[2]), "--steps", 3, "--seed", 3)) == pytest.approx(saved[1], rel=1e-5)


@pytest.mark.nightly
def test_a_resumed_run_is_the_uninterrupted_one(program, saved, tmp_path):
    run(program(*RANKS[0]), "--steps", 1, "--seed", 3, "--out", tmp_path)
    run(program(*RANKS[0]), "--steps", 3, "--out", tmp_path)
    assert same(states(saved[0]), states(tmp_path))
