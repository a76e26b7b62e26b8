"""States with the rows of the batch: cut with it at every stage and rank count, without an option.

Bitwise between stages at equal N, and JAX's by tolerances.py. CI runs a sample; test/nightly all of carry_steps.py.
"""

import json
import subprocess

import numpy as np
import pytest

import carry_steps
import stranger
import tolerances
import zero_run

COUNT = 3
RANKS = (1, 2, 3, 4)
IN_CI = {("recurrent", 3), ("layers", 2), ("cache", 4), ("weights", 2), ("ensemble", 2)}


def written(name, folder):
    path = folder / f"{name}.mlir"
    path.write_text(carry_steps.STEPS[name]().text)
    return path


def run(name, folder, **more):
    """(results, losses) of zero-run."""
    step = carry_steps.STEPS[name]()
    results, metrics = zero_run.run(written(name, folder), step.arguments, steps=COUNT, **more)
    return results, [line[f"result{step.loss}"] for line in metrics]


def printed_roles(path, *options):
    return subprocess.run([zero_run.tool("zero-opt"), path, "--zero-to-import=" + " ".join(["print-roles", *options]), "-o",
                           "/dev/null"], capture_output=True, text=True)


@pytest.mark.parametrize("name", carry_steps.STEPS)
def test_roles(name, tmp_path):
    """As the author means them, and what is printed is read back."""
    path = written(name, tmp_path)
    found = printed_roles(path)
    assert found.returncode == 0, found.stderr
    assert not stranger.differences(carry_steps.STEPS[name]().leaves, found.stdout), found.stdout
    (tmp_path / "roles").write_text(found.stdout)
    again = printed_roles(path, f"roles={tmp_path / 'roles'}")
    assert stranger.read_roles(again.stdout) == stranger.read_roles(found.stdout), again.stderr


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if (name, ranks) in IN_CI else pytest.mark.nightly)
    for name in carry_steps.STEPS for ranks in RANKS])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, tmp_path):
    first, losses = run(name, tmp_path, stage=0, ranks=ranks)
    for stage in (3,) if (name, ranks) in IN_CI else (1, 2, 3):
        found, found_losses = run(name, tmp_path, stage=stage, ranks=ranks)
        assert found_losses == losses
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, "\n".join(wrong)
    verdict = carry_steps.STEPS[name]().check(first, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)


def test_interpreted(tmp_path):
    """Phase by phase the same meaning: rows along the second dimension."""
    results, losses = run("layers", tmp_path, stage=3, ranks=3, interpret=True)
    verdict = carry_steps.STEPS["layers"]().check(results, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("stage", [0, 3])
def test_bytes(stage, tmp_path):
    """A rank's share in a line of its own, and nothing is gathered for it; held whole it is a state like others."""
    path = written("layers", tmp_path)
    whole = sum(np.asarray(a).nbytes for a, leaf in zip(carry_steps.STEPS["layers"]().arguments, carry_steps.STEPS["layers"]().leaves)
                if "batch_state" in leaf[1])

    def report(*options):
        return json.loads(zero_run.call([zero_run.tool("zero-compile"), path, f"--stage={stage}", "--ranks=4", "--report=json",
                                         *options, "-o", tmp_path / "train"]))["bytes"]
    cut = report()
    assert cut["resident"]["batch_state"] == whole // 4
    assert not [each for each in cut["deviations"] if "rows" in each["what"]]
    roles = printed_roles(path).stdout.replace("batch_state", "model_state").splitlines()
    held = [line.replace(" dim=1", "") if "model_state" in line else line for line in roles]
    (tmp_path / "roles").write_text("\n".join(held))
    kept = report(f"--roles={tmp_path / 'roles'}")
    assert "batch_state" not in kept["resident"]
    assert kept["resident"]["other"] == cut["resident"]["other"] + whole
    assert [each["bytes"] for each in kept["deviations"] if each["what"] == "gathers of rows of the batch"] == [whole * 3 // 4]


def test_micro_batches(tmp_path):
    """Rows of the state go with the rows of their micro-batch."""
    first, losses = run("recurrent", tmp_path, stage=0, ranks=2, options=["--accumulate=3", "--accumulate-into=full"])
    found, found_losses = run("recurrent", tmp_path, stage=3, ranks=2, options=["--accumulate=3", "--accumulate-into=full"])
    assert found_losses == losses
    assert not tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
    verdict = carry_steps.STEPS["recurrent"]().check(first, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)
