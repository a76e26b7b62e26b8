"""A step's own collectives over tp beside ZeRO's over dp, by NCCL: stages agree bit by bit, with JAX by test_parallel's tolerance."""

import pathlib
import subprocess
import sys

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
