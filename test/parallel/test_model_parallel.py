"""Steps with a `shard_map` over tp, or shardings of states and values, beside data parallelism of the compiler's (docs/Meshes.md): on
ranks (dp, tp), stages 0 to 3 bit by bit equal at equal mesh, against JAX on tp host devices. The executables compare predicted bytes
with counted ones themselves."""

import functools
import json
import pathlib
import tempfile

import pytest

import parallel_steps as steps
import test_parallel
import zero_run

STEPS = 3
STAGES = (0, 1, 2, 3)
MESHES = ((1, 2), (2, 2), (4, 2), (3, 2), (2, 4))
IN_CI = {("tensor_outside", 2, 2, "compiled"), ("tensor_block", 2, 2, "interpreted"), ("tensor_gathered", 3, 2, "interpreted"),
         ("sharded_layer", 2, 2, "compiled"), ("constrained_layer", 1, 2, "interpreted"), ("sharded_experts", 1, 2, "interpreted"),
         ("tensor_inside", 1, 2, "interpreted"), ("tensor_sequence", 2, 2, "interpreted"), ("tensor_vocabulary", 2, 2, "compiled")}
GRID = [pytest.param(name, dp, tp, mode, id=f"{name}-{dp}-{tp}-{mode}",
                     marks=() if (name, dp, tp, mode) in IN_CI else pytest.mark.nightly)
        for name in steps.ON_MODEL_RANKS for dp, tp in MESHES for mode in ("compiled", "interpreted")]


@functools.lru_cache(maxsize=None)
def case(name, tp):
    """The step as JAX lowered and ran it on `tp` devices."""
    return test_parallel.Case(name, tp, STEPS, pathlib.Path(tempfile.mkdtemp(prefix=f"{name}{tp}-")))


def run(step, dp, tp, stage, interpret, *options):
    return zero_run.run(step.path, step.arguments, steps=STEPS, stage=stage, ranks=dp * tp, interpret=interpret,
                        options=[f"--mesh=dp={dp},tp={tp}", *options])[0]


def same(first, second):
    return all(one.tobytes() == other.tobytes() for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("name, dp, tp, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, mode):
    step = case(name, tp)
    first = None
    for stage in STAGES:
        found = run(step, dp, tp, stage, mode == "interpreted")
        step.check(found)
        first = first or found
        assert same(first, found), f"stage {stage} differs"


def run_in_groups(step, stage, interpret):
    """On two shard groups of two ranks along dp, two along tp each."""
    return zero_run.run(step.path, step.arguments, steps=STEPS, stage=stage, ranks=8, interpret=interpret,
                        options=["--mesh=replica=2,dp=2,tp=2"])[0]


@pytest.mark.parametrize("name, mode, stages", [
    ("tensor_outside", "interpreted", (0, 3)),
    # Scatters of its own; of whole units some follow each other in one place.
    ("tensor_sequence", "compiled", (1,)),
    *(pytest.param(name, mode, STAGES, marks=pytest.mark.nightly) for name in steps.ON_MODEL_RANKS for mode in ("compiled", "interpreted"))])
def test_shard_groups_beside_it(name, mode, stages):
    step, first = case(name, 2), None
    for stage in stages:
        found = run_in_groups(step, stage, mode == "interpreted")
        first = first or found
        step.check(found)
        assert same(first, found), f"stage {stage} differs"


@pytest.fixture(scope="module")
def plan(tmp_path_factory):
    """Of the pair of layers at stage 3, with AdamW outside."""
    path = tmp_path_factory.mktemp("model") / "train"
    zero_run.call([zero_run.tool("zero-compile"), case("tensor_outside", 2).path, "--stage=3", "--mesh=dp=2,tp=2", "--target=cpu", "--quiet",
                   "-o", path])
    return json.loads(zero_run.call([path, "--describe=plan"]))


def test_bytes_are_those_of_parts(plan):
    """A rank keeps half of its half; parts and others share no unit."""
    parts = {state["name"]: state for state in plan["states"]}
    assert parts["in/w"]["shape"] == [8, 16] and len(parts["in/w"]["parts"]) == 2 * 8
    units = {frozenset(part["buffer"] for part in state["parts"]) for state in plan["states"] if state["role"] == "param"}
    assert len(units) == 2
    # Blocks of elements: in/w, in/b, out/w of half the size, and out/b whole.
    shard = sum(buffer["shard"] for buffer in plan["buffers"] if buffer["kind"] == "param")
    assert plan["predicted"]["resident"]["param"] == 4 * shard
    assert [group["ranks"] for group in plan["groups"] if group["axes"] == ["tp"]] == [[[0, 1], [2, 3]]]
    assert [group["ranks"] for group in plan["groups"] if group["axes"] == ["dp"]] == [[[0, 2], [1, 3]]]


def all_reduce(ranks, elements, rank):
    chunk = -(-elements // ranks)
    own = max(0, min(elements, (rank + 1) * chunk) - rank * chunk)
    return (ranks - 1) * own + elements - own


def test_wire_is_that_of_both_axes(plan):
    """Over tp the logits of a rank's rows, and the norm; over dp gathers and reductions of units, norm and loss."""
    rows, classes, width = 6, 4, 4
    shards = [buffer["shard"] for buffer in plan["buffers"] if buffer["kind"] == "param"]
    own = [entry for entry in plan["predicted"]["deviations"] if "model parallelism" in entry["what"]]
    assert len(own) == 1
    wire = plan["predicted"]["wire_by_rank"]["main"]
    along = own[0]["bytes"]
    assert along >= width * all_reduce(2, rows * classes, 0)
    # One or two gathers and a reduction of each unit between the two ranks along dp.
    moved = [bytes - along for bytes in wire]
    least = 2 * width * sum(shards)
    assert all(least <= bytes <= 1.5 * least + 256 for bytes in moved), (wire, along, least)
