"""Steps whose losses compare rows with all other rows: every stage and rank count, without an option but for the batch.

Bitwise between stages at equal N, and JAX's by tolerances.py. CI runs a sample; test/nightly all of contrastive_steps.py.
"""

import json

import pytest

import contrastive_steps
import tolerances
import zero_run

COUNT = 3
RANKS = (1, 2, 4)
IN_CI = {("info_nce", 2), ("clip", 4), ("siglip", 1), ("simclr", 2)}
# Where one value meets itself, its rows could be features as well: the batch is asked for.
BATCH = {"simclr": "arg7,arg8"}


def run(name, folder, **more):
    """(results, losses) of zero-run."""
    step = contrastive_steps.STEPS[name]()
    path = folder / f"{name}.mlir"
    path.write_text(step.text)
    results, metrics = zero_run.run(path, step.arguments, steps=COUNT,
                                    options=[f"--batch={BATCH[name]}"] if name in BATCH else [], **more)
    return results, [line[f"result{step.loss}"] for line in metrics]


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if (name, ranks) in IN_CI else pytest.mark.nightly)
    for name in contrastive_steps.STEPS for ranks in RANKS])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, tmp_path):
    first, losses = run(name, tmp_path, stage=0, ranks=ranks)
    found, found_losses = run(name, tmp_path, stage=3, ranks=ranks)
    assert found_losses == losses
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
    assert not wrong, "\n".join(wrong)
    verdict = contrastive_steps.STEPS[name]().check(first, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)


def test_gathers_are_listed(tmp_path):
    """12 rows of 6 elements: of the three other ranks each rank reads 9, and so of the sums that are its rows' gradient."""
    path = tmp_path / "info_nce.mlir"
    path.write_text(contrastive_steps.STEPS["info_nce"]().text)
    report = json.loads(zero_run.call([zero_run.tool("zero-compile"), path, "--stage=3", "--ranks=4", "--report=json",
                                       "-o", tmp_path / "train"]))
    listed = {each["what"]: each["bytes"] for each in report["bytes"]["deviations"]}
    assert listed["gathers of rows of the batch"] == 9 * 6 * 4
    assert listed["reduce_scatters of rows of the batch"] == 9 * 6 * 4
