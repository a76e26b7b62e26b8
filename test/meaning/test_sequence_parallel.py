"""`--sequence-parallel` (docs/Meshes.md): norms, residual sums and dropout on parts of the sequence along tp. Stages 0 to 3 bit by bit
equal at equal mesh, against JAX by tolerances.py; executables compare predicted bytes with counted ones themselves.

CI runs a sample, --nightly all.
"""

import json
import subprocess
import sys

import pytest

import cases
import covering
import split_models
import test_split_models
import test_tensor_parallel
import tolerances
import zero_run

STEPS = 3
STAGES = (0, 1, 2, 3)
MESHES = ((1, 2), (2, 2), (2, 4), (3, 2))
NAMES = ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion")
IN_CI = {("gpt_tiny_f32", 2, 2, "compiled")}


def options_for(dp, tp, *more):
    return [f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", "--sequence-parallel", *more]


def run(name, dp, tp, mode, stage, *more):
    """(results, losses) of zero-run with further options."""
    return test_tensor_parallel.run(name, dp, tp, mode, stage, "--sequence-parallel", *more)


@pytest.mark.parametrize("name, dp, tp, mode", [
    pytest.param(name, dp, tp, mode, id=f"{name}-{dp}-{tp}-{mode}", marks=() if (name, dp, tp, mode) in IN_CI else pytest.mark.nightly)
    for name, (dp, tp), mode in covering.cover((NAMES, MESHES, ("compiled", "interpreted")), first=[("gpt_tiny_f32", (2, 2), "compiled")])])
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, mode):
    whole = run(name, dp, tp, mode, 0)
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", run(name, dp, tp, mode, stage), whole)
    # Sums of 16 bits are as far off in other orders: the step without parts is held to JAX by test_tensor_parallel.py.
    also = [test_tensor_parallel.run(name, dp, 2, mode, 0)[0]] if "bf16" in name else []
    verdict = cases.case(name).check(*whole, STEPS, also)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name, dp, tp", [
    pytest.param(name, dp, tp, id=f"{name}-{dp}-{tp}", marks=() if (name, dp, tp) == ("t5", 2, 2) else pytest.mark.nightly)
    for name in split_models.SHAPES for dp, tp in MESHES])
def test_models_that_people_write(name, dp, tp, tmp_path):
    """T5, LoRA, losses over the vocabulary."""
    path = test_split_models.export(name, tmp_path)
    arguments = test_split_models.arguments_of(name)
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp, options=options_for(dp, tp)) for stage in STAGES]
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", runs[stage], runs[0])
    test_split_models.check_like_jax(name, runs[0][0])


@pytest.mark.nightly
@pytest.mark.parametrize("more", [("--recompute=layers",), ("--recompute=dots",),
                                  ("--recompute=layers", "--activations=offloaded", "--offload-min-bytes=1024")], ids="+".join)
def test_what_is_kept_for_backward_changes_no_bit(more):
    kept = run("gpt_tiny_f32", 2, 2, "compiled", 3)
    tolerances.check_same(f"with {' '.join(more)}", run("gpt_tiny_f32", 2, 2, "compiled", 3, *more), kept)


@pytest.mark.nightly
def test_micro_batches():
    first, second = (run("gpt_tiny_f32", 2, 2, "compiled", stage, "--accumulate=3", "--accumulate-into=shard") for stage in (0, 3))
    tolerances.check_same("between stages 0 and 3", second, first)


@pytest.mark.nightly
@pytest.mark.parametrize("dp, tp", MESHES)
def test_dropout_has_the_same_bits(dp, tp, tmp_path):
    """Masks on parts are those of the positions: losses are those of the same ranks along dp alone."""
    losses = [test_tensor_parallel.losses_on_text("gpt-lamb-dropout", ranks, tmp_path, *mesh, "--stage=2")
              for ranks, mesh in ((dp, [f"--mesh=dp={dp}"]), (dp * tp, options_for(dp, tp)))]
    assert len(losses[0]) == STEPS
    assert losses[1] == pytest.approx(losses[0], rel=2e-5)


GPT = ["gpt", "--hidden", 64, "--heads", 4, "--context", 64, "--vocab", 256, "--batch", 8, "--no-init"]


def report(folder, layers, *more):
    step = folder / f"{layers}.mlir"
    if not step.exists():
        subprocess.run([sys.executable, "-m", "zero_export", *map(str, [*GPT, "--layers", layers, "-o", step])], check=True)
    return json.loads(zero_run.call([zero_run.tool("zero-compile"), step, "--stage=2", "--mesh=dp=2,tp=2", "--tensor-parallel", *more,
                                     "--report=json", "--target=null", "-o", folder / "train"]))


@pytest.mark.parametrize("numbers", [(4, 6), pytest.param((6, 8), marks=pytest.mark.nightly)])
def test_bytes_are_those_of_parts(numbers, tmp_path):
    """For each layer. To the byte what moves along tp: without parts four sums, beside squares of gradients; with them these move what they
    did, the inputs of its two matmuls by columns once more for backward, and the gradients of two norms' scales and biases and of two biases
    behind sums are a sum each. Of what it keeps, the inputs of its two norms shrink to a part (what else Korthikanti et al.'s 10 sbh are
    made of is made again in backward here, or there is none: masks of dropout), and up to two numbers a position and norm, which kernels
    keep or make again. Of two layers the most is live elsewhere than of more."""
    rows, positions, width, tp = 4, 64, 64, 2
    value, number = 4 * rows * positions * width, 4 * rows * positions
    whole, parts = ([report(tmp_path, layers, *more) for layers in numbers] for more in ((), ("--sequence-parallel",)))
    slope = lambda reports, get: (get(reports[1]) - get(reports[0])) / (numbers[1] - numbers[0])
    kept = [slope(reports, lambda report: report["memory"]["max_live"]) for reports in (whole, parts)]
    assert 0 <= kept[0] - kept[1] - 2 * value * (tp - 1) / tp <= 4 * number
    moved = [slope(reports, lambda report: report["bytes"]["wire_by_axes"]["main"]["tp"][0]) for reports in (whole, parts)]
    squares = 6 * 4  # a number for each gradient that ranks have parts of, for the norm of all
    assert moved[0] == 2 * (4 * value + squares) * (tp - 1) / tp
    assert moved[1] - moved[0] == (2 * value + 2 * 6 * 4 * width) * (tp - 1) / tp
    along = [slope(reports, lambda report: report["bytes"]["wire_by_axes"]["main"]["dp"][0]) for reports in (whole, parts)]
    assert along[0] == along[1]


def test_nothing_is_left_to_part(tmp_path):
    """--activations=partitioned says so."""
    step = test_split_models.export("integer_labels", tmp_path)
    done = subprocess.run([zero_run.tool("zero-compile"), step, *options_for(2, 2), "--stage=2", "--target=null", "--quiet",
                           "--activations=partitioned", "--partition-min-bytes=256", "-o", tmp_path / "train"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    assert 'has no value that --activations=partitioned cuts along "tp"' in done.stderr
