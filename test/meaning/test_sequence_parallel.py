"""`--sequence-parallel` (docs/Meshes.md): norms, residual sums and dropout on parts of the sequence along tp. Stages 0 to 3 bit by bit
equal at equal mesh, against JAX by tolerances.py; executables compare predicted bytes with counted ones themselves.

CI runs a sample, --nightly all.
"""

import functools

import jax
import numpy as np
import pytest

import cases
import split_models
import test_split_models
import tolerances
import zero_run

STEPS = 3
STAGES = (0, 1, 2, 3)
MESHES = ((1, 2), (2, 2), (2, 4), (3, 2))
NAMES = ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion")
IN_CI = {("gpt_tiny_f32", 2, 2, "compiled")}


def options_for(dp, tp, *more):
    return [f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", "--sequence-parallel", *more]


@functools.lru_cache(maxsize=None)
def run(name, dp, tp, mode, stage, *more):
    """(results, losses) of zero-run with further options."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=stage, ranks=dp * tp,
                                    interpret=mode == "interpreted", options=options_for(dp, tp, *more))
    return results, case.losses(metrics)


@pytest.mark.parametrize("name, dp, tp, mode", [
    pytest.param(name, dp, tp, mode, id=f"{name}-{dp}-{tp}-{mode}", marks=() if (name, dp, tp, mode) in IN_CI else pytest.mark.nightly)
    for name in NAMES for dp, tp in MESHES for mode in ("compiled", "interpreted")])
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, mode):
    whole = run(name, dp, tp, mode, 0)
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", run(name, dp, tp, mode, stage), whole)
    verdict = cases.case(name).check(*whole, STEPS)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name, dp, tp", [
    pytest.param(name, dp, tp, id=f"{name}-{dp}-{tp}", marks=() if (name, dp, tp) == ("t5", 2, 2) else pytest.mark.nightly)
    for name in split_models.SHAPES for dp, tp in MESHES])
def test_models_that_people_write(name, dp, tp, tmp_path):
    """T5, LoRA, losses over the vocabulary."""
    path = test_split_models.export(name, tmp_path)
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves(test_split_models.make(name))]
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp, options=options_for(dp, tp)) for stage in STAGES]
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", runs[stage], runs[0])
    for found, wanted in zip(runs[0][0], test_split_models.jax_results(name), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)
