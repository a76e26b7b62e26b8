"""Gradients reduced in another element type than the program adds them in (--reduce-dtype): bits, errors, bytes."""

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


@functools.lru_cache(maxsize=None)
def run(name, stage, ranks, dtype, *more):
    """(results, losses) of a step of cases.py."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks,
                                    options=[f"--reduce-dtype={dtype}", *more])
    return results, case.losses(metrics)


@pytest.mark.parametrize("name, dtype, ranks, more", [
    pytest.param(name, dtype, ranks, more, marks=() if (name, dtype, ranks, more) in {
        ("mlp_momentum", "bf16", 2, ()), ("mlp_momentum", "bf16", 4, ("--accumulate=3", "--accumulate-into=shard"))}
                 else pytest.mark.nightly)
    for name, dtype, ranks, more in covering.cover(
        (("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_bf16b"), ("f32", "bf16"), (1, 2, 4),
         ((), ("--accumulate=3",), ("--accumulate=3", "--accumulate-into=shard"))), together=3,
        first=[("mlp_momentum", "bf16", 2, ()), ("mlp_momentum", "bf16", 4, ("--accumulate=3", "--accumulate-into=shard"))])])
def test_stages_are_bitwise_equal(name, dtype, ranks, more):
    # Bits are equal under one place to add micro-batches in.
    more = more if len(more) != 1 else (*more, "--accumulate-into=full")
    first, losses = run(name, 0, ranks, dtype, *more)
    for stage in (1, 2, 3):
        found, found_losses = run(name, stage, ranks, dtype, *more)
        assert found_losses == losses, f"losses differ between stages 0 and {stage}"
        wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
        assert not wrong, f"stages 0 and {stage} differ:\n" + "\n".join(wrong)
    if dtype == "f32":
        verdict = cases.case(name).check(first, losses, COUNT)
        assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("ranks", [1, 4])
def test_bf16_is_off_by_its_rounding(ranks):
    """Each term and each sum is rounded to 8 bits once: two halves of 2^-8 of the gradients' size, and not less than a tenth of one.

    The momentum is a sum of gradients; terms of several ranks are as large as their sum, within a factor that the bound
    leaves.
    """
    case = cases.case("mlp_momentum")
    moments = [i for i, state in enumerate(case.states) if state.role == "opt_state"]
    exact, rounded = ([case.state_results(run("mlp_momentum", 3, ranks, dtype)[0])[i] for i in moments]
                      for dtype in ("graph", "bf16"))
    error = tolerances.distance(rounded, exact) / tolerances.norm(exact)
    assert 2 ** -8 / 10 < error < 2 ** -7, error


@pytest.mark.nightly
def test_f32_is_closer_than_bf16():
    """The first step's moments of a bf16 step against the same step in f64: sums that are rounded once are not further off."""
    case = cases.case("gpt_tiny_bf16a")
    exact = [np.asarray(value, np.float64) for value in case.state_results(case.jax_steps(1, f64=True)[-1])]
    moments = [i for i, state in enumerate(case.states) if state.role == "opt_state"]

    def error(dtype):
        results, _ = zero_run.run(case.path, case.arguments, steps=1, stage=3, ranks=4, options=[f"--reduce-dtype={dtype}"])
        found = case.state_results(results)
        return tolerances.distance([found[i] for i in moments], [exact[i] for i in moments])
    assert error("f32") <= error("graph")


def test_bytes_are_those_of_the_type():
    def report(dtype):
        with tempfile.TemporaryDirectory() as folder:
            return json.loads(zero_run.call([
                zero_run.tool("zero-compile"), cases.case("gpt_tiny_f32").path, "--stage=2", "--ranks=2", "--report=json",
                "--target=null", f"--reduce-dtype={dtype}", "-o", f"{folder}/train"]))
    graph, same, half = report("graph"), report("f32"), report("bf16")
    assert "reduce_dtype" not in graph["config"] and half["config"]["reduce_dtype"] == "bf16"
    assert same["bytes"] == graph["bytes"]
    grad = graph["bytes"]["resident"]["grad"]
    assert half["bytes"]["resident"] == {**graph["bytes"]["resident"], "grad": grad // 2}
    # Of two ranks each reads as much as a shard is.
    assert graph["bytes"]["wire"]["main"] - half["bytes"]["wire"]["main"] == grad // 2


def test_sums_are_kept_in_the_type_of_the_program(tmp_path):
    """Of micro-batches that are reduced in bf16 and added in f32: bytes that runs measure are as planned, bits those of stage 0."""
    step = accumulate_steps.STEPS["metrics"]()
    path = tmp_path / "metrics.mlir"
    path.write_text(step.text)
    first, found = (zero_run.run(path, [np.asarray(value) for value in step.arguments], steps=2, stage=stage, ranks=2, options=[
        "--accumulate=3", "--accumulate-into=shard", "--reduce-dtype=bf16"])[0] for stage in (0, 1))
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first))], first, found)
    assert not wrong, "\n".join(wrong)
