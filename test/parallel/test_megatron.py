"""The gradient of a region in which Megatron's loss is, attention included, the update outside of it: on ranks (dp, tp), stages 0 to 3
bit by bit equal, against JAX on as many host devices."""

import pytest

import megatron_steps
import test_model_parallel

IN_CI = {("megatron_in_sequence", 2, "interpreted"), ("megatron_both_llama", 2, "compiled")}
GRID = [pytest.param(name, dp, mode, id=f"{name}-{dp}-{mode}", marks=() if (name, dp, mode) in IN_CI else pytest.mark.nightly)
        for name in (*megatron_steps.ON_TP, *megatron_steps.ON_BOTH) for dp in (1, 2, 4) for mode in ("compiled", "interpreted")]


@pytest.mark.parametrize("name, dp, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, mode, request):
    step, first = test_model_parallel.case(name, 2 * dp if name in megatron_steps.ON_BOTH else 2), None
    for stage in (0, 1, 2, 3) if request.config.getoption("--nightly") else (0, 3):
        found = test_model_parallel.run(step, dp, 2, stage, mode == "interpreted")
        step.check(found)
        first = first or found
        assert test_model_parallel.same(first, found), f"stage {stage} differs"
