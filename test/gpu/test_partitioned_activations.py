"""Parts of values of forward on GPUs along tp, and in pinned memory of the host: the same bits as whole values."""

import pytest

import cases
import tolerances
import zero_run

MESH = ["--target=cuda", "--deterministic", "--mesh=dp=1,tp=2", "--tensor-parallel"]


@pytest.mark.parametrize("place", ["partitioned-offloaded", pytest.param("partitioned", marks=pytest.mark.nightly)])
def test_bits_are_those_of_whole_values(place):
    case, least = cases.case("gpt_tiny_f32"), ["--partition-min-bytes=512"]
    if place == "partitioned-offloaded":
        least.append("--offload-min-bytes=256")
    kept, parts = (zero_run.run(case.path, case.arguments, steps=2, stage=3, ranks=2, options=[*MESH, *options])
                   for options in ([], [f"--activations={place}", *least]))
    tolerances.check_same("when in parts", kept, parts)
