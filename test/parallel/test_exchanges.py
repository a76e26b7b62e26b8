"""Steps whose regions over tp exchange values (`all_to_all`, `ppermute`): on ranks (dp, tp), stages 0 to 3 bit by bit equal, against JAX on
as many host devices; what the ranks read is that of the exchanges."""

import json
import re

import exchange_steps
import pytest
import test_model_parallel
import zero_run

MESHES = ((1, 2), (2, 2), (1, 3), (2, 3), (4, 3))
HEADS_ALONE = "exchanged_ulysses"  # four heads
IN_CI = {("exchanged_ring", 1, 3, "compiled"), ("exchanged_both_stages", 2, 2, "compiled")}
POINTS = [(name, dp, tp) for name in exchange_steps.ON_TP for dp, tp in MESHES if name != HEADS_ALONE or tp == 2] + \
         [(name, dp, 2) for name in exchange_steps.ON_BOTH for dp in (1, 2, 4)]
GRID = [pytest.param(name, dp, tp, mode, id=f"{name}-{dp}-{tp}-{mode}",
                     marks=() if (name, dp, tp, mode) in IN_CI else pytest.mark.nightly)
        for name, dp, tp in POINTS for mode in ("compiled", "interpreted")]


def case(name, dp, tp):
    return test_model_parallel.case(name, tp * dp if name in exchange_steps.ON_BOTH else tp)


@pytest.mark.parametrize("name, dp, tp, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, mode, request):
    step, first = case(name, dp, tp), None
    for stage in (0, 1, 2, 3) if request.config.getoption("--nightly") else (0, 3):
        found = test_model_parallel.run(step, dp, tp, stage, mode == "interpreted")
        step.check(found)
        first = first or found
        assert test_model_parallel.same(first, found), f"stage {stage} differs"


OFFLOADED = ("--activations=offloaded", "--offload-min-bytes=256")
PARTED = ("--activations=partitioned", "--partition-min-bytes=512")


@pytest.mark.nightly
@pytest.mark.parametrize("stage", (0, 3))
@pytest.mark.parametrize("name, tp, options", [
    ("exchanged_ring", 3, ("--recompute=all",)), ("exchanged_ring", 3, ("--accumulate=2",)), ("exchanged_experts", 3, PARTED),
    ("exchanged_ulysses", 2, OFFLOADED), ("exchanged_in_turn", 3, ("--recompute=all", *OFFLOADED)), ("exchanged_stages", 3, PARTED)])
def test_beside_other_options(name, tp, options, stage):
    """What forward leaves is computed again, elsewhere or in parts, bit by bit; micro-batches add up in another order."""
    step = case(name, 2, tp)
    found = test_model_parallel.run(step, 2, tp, stage, False, *options)
    step.check(found)
    if "--accumulate=2" not in options:
        assert test_model_parallel.same(found, test_model_parallel.run(step, 2, tp, 0, False))


def replica_of(step, path):
    zero_run.call([zero_run.tool("zero-compile"), step.path, "--mesh=dp=2,tp=3", "--stage=2", "--target=cpu", "--quiet", "--report=none",
                   "--compile-to=replica", "-o", path])
    return path.read_text()


def test_a_rank_reads_what_others_send_it(tmp_path):
    """Keys and values go round twice forward, and their gradients twice back: a rank reads one value of each turn, and no sum more."""
    path = tmp_path / "train"
    step = case("exchanged_ring", 2, 3)
    zero_run.call([zero_run.tool("zero-compile"), step.path, "--mesh=dp=2,tp=3", "--stage=2", "--target=cpu", "--quiet", "-o", path])
    plan = json.loads(zero_run.call([path, "--describe=plan"]))
    text = replica_of(step, tmp_path / "replica.mlir")
    turns = re.findall(r"zero\.batch_exchange %\S+ from \[2, 0, 1\] over @mesh\[\"tp\"\] : tensor<6x2x4x4xf32>", text)
    back = re.findall(r"zero\.batch_exchange %\S+ from \[1, 2, 0\] over @mesh\[\"tp\"\] : tensor<6x2x4x4xf32>", text)
    assert len(turns) == len(back) == 4 and len(re.findall(r"zero\.batch_exchange", text)) == 8
    sums = [elements_of(shape) for shape in re.findall(r'zero\.all_reduce \w+ %\S+ over @mesh\["tp"\] : tensor<(\S*?)f32>', text)]
    for rank, bytes in enumerate(plan["predicted"]["wire_by_axes"]["main"]["tp"]):
        place = rank % 3
        reduced = sum(test_model_parallel.all_reduce(3, elements, place) for elements in sums)
        assert bytes == 4 * (8 * 6 * 2 * 4 * 4 + reduced)


def elements_of(shape):
    count = 1
    for size in shape.split("x")[:-1]:
        count *= int(size)
    return count
