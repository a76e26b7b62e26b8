"""A step's own collectives over tp beside ZeRO's over dp, by NCCL: stages agree bit by bit, with JAX by test_parallel's tolerance."""

import pathlib
import subprocess
import sys

import pytest

import cases
import tolerances
import zero_run

PARALLEL = pathlib.Path(__file__).resolve().parents[1] / "parallel"
sys.path.insert(0, str(PARALLEL))

import test_parallel  # noqa: E402  (the path comes first)


def test_stages_are_bitwise_equal(tmp_path):
    subprocess.run([sys.executable, str(PARALLEL / "parallel_steps.py"), "tensor_gathered", "2", "3", str(tmp_path)], check=True)
    step = test_parallel.Case(tmp_path)
    first, second = (zero_run.run(step.path, step.arguments, steps=3, stage=stage, ranks=4,
                                  options=["--target=cuda", "--deterministic", "--mesh=dp=2,tp=2"])[0] for stage in (0, 3))
    step.check(first)
    assert all(one.tobytes() == other.tobytes() for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("more", [[], pytest.param(["--sequence-parallel"], marks=pytest.mark.nightly)], ids=["whole", "parts"])
def test_a_split_that_was_found(more):
    """Sums over tp that the compiler placed: stages agree bit by bit, losses with the CPU's on one rank. (Not states by leaf: Adam
    makes of a gradient that is rounding noise a step of full size, in one element of ln_f/bias more than the rule has.)"""
    case = cases.case("gpt_tiny_f32")
    split = ["--target=cuda", "--deterministic", "--mesh=dp=2,tp=2", "--tensor-parallel", *more]
    first, second = (zero_run.run(case.path, case.arguments, steps=3, stage=stage, ranks=4, options=split) for stage in (0, 3))
    tolerances.check_same("between stages 0 and 3", first, second)
    _, whole = zero_run.run(case.path, case.arguments, steps=3, stage=0, ranks=1)
    assert not tolerances.check_losses(case.losses(first[1]), case.losses(whole))
