"""Steps in micro-batches (--accumulate): every stage, rank count and place to add them in, like JAX on the whole batch.

Bitwise between stages under one choice (docs/Exactness.md); against JAX, and against one micro-batch, by tolerances.py.
"""

import functools
import json
import tempfile

import numpy as np
import pytest

import accumulate_steps
import cases
import covering
import tolerances
import zero_run

COUNT = 3
# Ranks, micro-batches: of 12 rows.
CUTS = ((1, 4), (2, 3), (4, 3))


@functools.lru_cache(maxsize=None)
def run(name, stage, ranks, micro_batches, into, interpret=False):
    """(results, losses) of a step of cases.py."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks, interpret=interpret,
                                    options=options(micro_batches, into))
    return results, case.losses(metrics)


def options(micro_batches, into):
    return [f"--accumulate={micro_batches}", f"--accumulate-into={into}"]


def in_ci(name, ranks, into):
    return (name, ranks, into) in {("gpt_tiny_f32", 2, "shard"), ("mlp_momentum", 4, "shard"), ("mlp_momentum", 1, "full")}


@pytest.mark.parametrize("name, ranks, micro_batches, into", [
    pytest.param(name, ranks, count, into, marks=() if in_ci(name, ranks, into) else pytest.mark.nightly)
    for name, (ranks, count), into in covering.cover(
        (("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_scan", "gpt_tiny_bf16a", "gpt_tiny_bf16b"), CUTS, ("full", "shard")),
        first=[("gpt_tiny_f32", CUTS[1], "shard"), ("mlp_momentum", CUTS[2], "shard"), ("mlp_momentum", CUTS[0], "full")])])
def test_stages_are_bitwise_equal_and_like_jax(name, ranks, micro_batches, into):
    first, losses = run(name, 0, ranks, micro_batches, into)
    for stage in (1, 2, 3):
        found, found_losses = run(name, stage, ranks, micro_batches, into)
        assert found_losses == losses, f"losses differ between stages 0 and {stage}"
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    verdict = cases.case(name).check(first, losses, COUNT)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name, ranks, micro_batches, interpret", [
    pytest.param(name, ranks, count, interpret, marks=() if (name, ranks, interpret) in {
        ("metrics", 2, False), ("dropout", 1, False), ("layers", 2, False), ("dropout", 2, True), ("tied", 4, True)} else pytest.mark.nightly)
    for name in accumulate_steps.STEPS for ranks, count in CUTS for interpret in (False, True)])
def test_rows_are_what_they_are_in_the_whole_batch(name, ranks, micro_batches, interpret, tmp_path):
    step = accumulate_steps.STEPS[name]()
    path = tmp_path / f"{name}.mlir"
    path.write_text(step.text)
    arguments = [np.asarray(argument) for argument in step.arguments]
    results = {}
    for stage, into in ((0, "full"), (3, "full"), (0, "shard"), (3, "shard")):
        results[stage, into], _ = zero_run.run(path, arguments, steps=COUNT, stage=stage, ranks=ranks, interpret=interpret,
                                               options=[*options(micro_batches, into), *step.options])
    expected = step.jax_steps(COUNT)
    labels = [f"result {i}" for i in range(len(expected))]
    for into in ("full", "shard"):
        wrong = tolerances.bitwise_differences(labels, results[0, into], results[3, into])
        assert not wrong, "\n".join(wrong)
        for label, found, wanted in zip(labels, results[3, into], expected, strict=True):
            if wanted.dtype.kind in "iub":
                np.testing.assert_array_equal(found, wanted, err_msg=label)
            else:
                np.testing.assert_allclose(found, wanted, rtol=2e-5, atol=2e-6, err_msg=label)


@functools.lru_cache(maxsize=None)
def report(*more, stage=2, ranks=2):
    """What zero-compile says of a step; the host program alone, which has the plan."""
    with tempfile.TemporaryDirectory() as folder:
        return json.loads(zero_run.call([zero_run.tool("zero-compile"), cases.case("gpt_tiny_f32").path, f"--stage={stage}",
                                         f"--ranks={ranks}", "--report=json", "--target=null", "-o", f"{folder}/train", *more]))


def test_one_micro_batch_of_activations():
    """All that a step needs beside what it keeps is activations, and gradients of one unit; they are those of a micro-batch."""
    once, parts = report(), report("--accumulate=6")
    kept = sum(once["bytes"]["resident"][kind] for kind in ("param", "opt_state")) + parts["bytes"]["resident"]["grad"]
    least = (once["arena"] - kept) / 6
    assert parts["arena"] - kept <= 2 * least + parts["bytes"]["staging"], (once["arena"], parts["arena"], kept)


@pytest.mark.parametrize("stage", [1, 2, 3])
def test_costs_are_printed(stage):
    """Gradients of 4-byte elements: whole units, or a half of each; their reductions, once or three times."""
    places = {into: report("--accumulate=3", f"--accumulate-into={into}", stage=stage) for into in ("full", "shard")}
    for into, found in places.items():
        full, shard = found["bytes"]["accumulation"]
        assert (full["into"], shard["into"]) == ("full", "shard")
        assert full["used"] == (into == "full") and shard["used"] == (into == "shard")
        assert full["memory"] == 2 * shard["memory"] and shard["wire"] == 3 * full["wire"] == 3 * shard["memory"]
    moved = [places[into]["bytes"]["wire"]["main"] for into in ("full", "shard")]
    assert moved[1] - moved[0] == 2 * places["full"]["bytes"]["accumulation"][0]["wire"]
    assert places["shard"]["bytes"]["staging"] < places["full"]["bytes"]["staging"]
