"""Steps whose updates are not elementwise: every stage and rank count, without an option.

Bitwise between stages at equal N, and JAX's by tolerances.py; the executables compare predicted bytes with counted ones
themselves. CI runs a sample; test/nightly all of update_steps.py.
"""

import functools

import pytest

import tolerances
import update_steps
import zero_run

COUNT = 5
RANKS = (1, 2, 3, 4)
# (step, ranks) that CI runs.
IN_CI = {("adafactor", 4), ("muon", 3), ("gan", 2), ("lora", 4), ("apply_if_finite", 1), ("roots", 2), ("routed", 3),
         ("gaussian", 2)}


@functools.lru_cache(maxsize=None)
def step(name):
    return update_steps.STEPS[name]()


def run(name, folder, **options):
    """(results, losses) of zero-run."""
    path = folder / f"{name}.mlir"
    path.write_text(step(name).text)
    results, metrics = zero_run.run(path, step(name).arguments, steps=COUNT, **options)
    return results, [line[f"result{step(name).loss}"] for line in metrics]


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if (name, ranks) in IN_CI else pytest.mark.nightly)
    for name in update_steps.STEPS for ranks in RANKS])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, tmp_path):
    first, losses = run(name, tmp_path, stage=0, ranks=ranks)
    for stage in (1, 2, 3):
        found, found_losses = run(name, tmp_path, stage=stage, ranks=ranks)
        assert found_losses == losses, f"losses differ between stages 0 and {stage}"
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    verdict = step(name).check(first, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name in ("muon", "lora", "gaussian") else pytest.mark.nightly)
                                  for name in update_steps.STEPS])
def test_interpreted_is_like_jax(name, tmp_path):
    found, losses = run(name, tmp_path, stage=3, ranks=2, interpret=True)
    verdict = step(name).check(found, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)
