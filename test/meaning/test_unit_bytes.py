"""Units of layers cut by --unit-bytes: equal bits at every stage, JAX's by tolerances.py, and less memory.

Where ranks cut a unit is an order of sums of norms, so bits are those of other runs with the same --unit-bytes. Executables compare
predicted bytes with counted ones themselves.
"""

import functools
import json

import pytest

import cases
import tolerances
import zero_run

STEPS = 5
RANKS = 4
# A layer of gpt_tiny_f32 has matrices of 48, 16, 64 and 64 times 16 elements of 4 bytes.
UNIT_BYTES = 4096


@functools.lru_cache(maxsize=None)
def run(stage, interpret=False):
    """(results, losses) of zero-run."""
    case = cases.case("gpt_tiny_f32")
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=stage, ranks=RANKS, interpret=interpret,
                                    options=[f"--unit-bytes={UNIT_BYTES}"])
    return results, case.losses(metrics)


@pytest.mark.parametrize("stage, interpret", [(1, False), (2, False), (3, False), (3, True)])
def test_stages_are_bitwise_equal_and_like_jax(stage, interpret):
    found, whole = run(stage, interpret), run(0, interpret)
    tolerances.check_same(f"between stages 0 and {stage}", found, whole)
    verdict = cases.case("gpt_tiny_f32").check(*found, STEPS)
    assert verdict, "\n".join(verdict.errors)


def report(*options, folder):
    command = [zero_run.tool("zero-compile"), cases.case("gpt_tiny_f32").path, "--stage=3", f"--ranks={RANKS}", "--report=json",
               "--target=null", *options, "-o", folder / "train"]
    return json.loads(zero_run.call(command))


def test_small_units_take_less_memory(tmp_path):
    """Parameters are gathered, and gradients wait, unit by unit; what is more on the wire is gathered between two matrices, or in
    backward's first layer."""
    large, small = (report(*options, folder=tmp_path) for options in ((), (f"--unit-bytes={UNIT_BYTES}",)))
    assert small["memory"]["max_live"] < large["memory"]["max_live"]
    assert small["bytes"]["wire"]["main"] <= 1.25 * large["bytes"]["wire"]["main"]
