"""Values of forward that backward computes again (--recompute): the same bits as kept ones, at every stage, on 1, 2 and 4 ranks.

They are the same ops on the same values, so nothing but an order of sums inside a kernel could differ; docs/Exactness.md fixes
these by op and shape. Executables compare predicted bytes with counted ones themselves. CI runs a sample, --nightly all.
"""

import functools

import pytest

import cases
import tolerances
import zero_run

COUNT = 3
POLICIES = ("layers", "dots", "attention", "all", "max-bytes=1000000")
NAMES = ("gpt_tiny_f32", "gpt_tiny_scan", "gpt_tiny_bf16a", "flax_gpt_train_state")
IN_CI = {("gpt_tiny_f32", "layers", 2, 0), ("gpt_tiny_f32", "layers", 2, 3), ("gpt_tiny_bf16a", "all", 4, 3),
         ("flax_gpt_train_state", "dots", 2, 3), ("gpt_tiny_f32", "attention", 1, 0)}


@functools.lru_cache(maxsize=None)
def run(name, stage, ranks, *options):
    """(results, metrics) of a step of cases.py."""
    case = cases.case(name)
    return zero_run.run(case.path, case.arguments, steps=COUNT, stage=stage, ranks=ranks, options=options)


def check_same(what, first, second):
    assert first[1] == second[1], f"metrics differ {what}"
    wrong = tolerances.bitwise_differences([f"result {i}" for i in range(len(first[0]))], first[0], second[0])
    assert not wrong, f"results differ {what}:\n" + "\n".join(wrong)


@pytest.mark.parametrize("name, policy, ranks, stage", [
    pytest.param(name, policy, ranks, stage, marks=() if (name, policy, ranks, stage) in IN_CI else pytest.mark.nightly)
    for name in NAMES for policy in POLICIES for ranks in (1, 2, 4) for stage in (0, 1, 2, 3)])
def test_bits_are_those_of_kept_values(name, policy, ranks, stage):
    check_same(f"with --recompute={policy}", run(name, stage, ranks), run(name, stage, ranks, f"--recompute={policy}"))


def test_micro_batches_compute_again_each():
    options = ("--accumulate=2", "--accumulate-into=shard")
    check_same("in micro-batches", run("gpt_tiny_f32", 3, 2, *options), run("gpt_tiny_f32", 3, 2, *options, "--recompute=layers"))
