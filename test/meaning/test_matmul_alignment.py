"""cuBLASLt's algorithms, at every stage: one is chosen by sizes, steps and how well its memory is aligned.

Equal bits between stages rest on equal algorithms, so matrices, biases, addends and sums of a matmul have to be aligned alike
wherever a stage's plan puts them: the runtime tells them apart up to 256 bytes (runtime/device/cuda/Matmul.cpp).
"""

import pathlib
import re
import tempfile

import pytest

import cases
import zero_run

TOLD_APART = 256  # bytes
ALLOCATION = re.compile(r"#zero\.allocation<(\d+), tensor<[^>]*>>")
MEMORY = re.compile(r" workspace #zero\.allocation<[^>]*>>")
SIZES = re.compile(r"\b(?:[abc]_strides|batch) = array<i64(?:: [-\d, ]+)?>|\b[kmn] = \d+|\b(?:accumulate|bias|addend|sums)\b")
SAMPLES = {"gpt_tiny_bf16a": 2, "gpt_tiny_f32": 3}


def alignment(offset):
    bits = offset | TOLD_APART
    return bits & -bits


def matmuls(plan):
    """[(sizes, steps and epilogue, alignments)] of the calls of a step's plan, in order."""
    step = re.split(r"func\.func public @main\b", plan)[1].split("\n  }")[0]
    return [(tuple(SIZES.findall(line)), tuple(alignment(int(offset)) for offset in ALLOCATION.findall(MEMORY.sub("", line))))
            for line in step.splitlines() if line.lstrip().startswith("zero.launch_gemm ")]


def planned(name, stage, ranks):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "planned.mlir")
        zero_run.call([zero_run.tool("zero-compile"), cases.case(name).path, f"--stage={stage}", f"--ranks={ranks}",
                       "--target=cuda:sm_90", "--quiet", "--report=none", "--compile-to=planned", "-o", path])
        return path.read_text()


def differences(stages):
    """Sorted: stages may run calls that do not wait for each other in another order."""
    first = sorted(stages[0])
    return [(stage, call) for stage, calls in enumerate(stages) for call in set(calls) ^ set(first)] + [
        (stage, "counts") for stage, calls in enumerate(stages) if sorted(calls) != first]


@pytest.mark.parametrize("name", SAMPLES)
def test_matmuls_are_aligned_alike_at_all_stages(name):
    stages = [matmuls(planned(name, stage, SAMPLES[name])) for stage in range(4)]
    epilogues = {word for sizes, _ in stages[0] for word in sizes}
    assert {"bias", "addend", "sums"} <= epilogues, epilogues
    assert not differences(stages)


def test_a_shifted_bias_is_noticed():
    plan = planned("gpt_tiny_bf16a", 0, 2)
    line = next(line for line in plan.splitlines() if "zero.launch_gemm" in line and " bias " in line)
    offset = re.search(r" bias #zero\.allocation<(\d+)", line)[1]
    shifted = plan.replace(line, line.replace(f" bias #zero.allocation<{offset}", f" bias #zero.allocation<{int(offset) + 8}"))
    assert differences([matmuls(plan), matmuls(shifted)])
