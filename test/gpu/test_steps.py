"""Training steps compiled for CUDA on 1 to 4 GPUs: against JAX, against the CPU target, stage against stage.

Every run checks by itself that each rank's arena and traffic are what the plan predicts, and that nothing depends on bytes
that hold no state (ZRT_TEST). CI runs a sample; --nightly everything.
"""

import functools
import json
import pathlib
import sys

import numpy as np
import pytest

import cases
import test_fusions  # test/meaning
import tolerances
import zero_run
from samples import zoo

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "zoo"))
import zoo_grid  # noqa: E402  (the path comes first)

STEPS = 3
STAGES = (0, 1, 2, 3)
# One algorithm and one protocol: then a sum's order does not depend on who asks for it.
PINNED = {"NCCL_ALGO": "Ring", "NCCL_PROTO": "Simple"}
ZOO = [name for name in zoo.SAMPLES if name.startswith("zoo_")]


def run(name, target, ranks, stage, steps=STEPS, options=()):
    """(case, results, losses)."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=steps, stage=stage, ranks=ranks,
                                    options=["--target", target, *options])
    return case, results, case.losses(metrics)


@functools.lru_cache(maxsize=None)
def on_cpu(name, ranks, stage):
    return run(name, "cpu", ranks, stage)


def check_jax(name, ranks, stage, steps=STEPS):
    case, results, losses = run(name, "cuda", ranks, stage, steps)
    verdict = case.check(results, losses, steps)
    assert verdict, "\n".join(verdict.errors)


def points(names, ranks, stages, ci):
    return [pytest.param(name, n, stage, id=f"{name}-{n}-{stage}", marks=() if ci(name, n, stage) else pytest.mark.nightly)
            for name in names for n in ranks for stage in stages]


@pytest.mark.parametrize("name, ranks, stage", points(
    ("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_bf16b", "gpt_tiny_scan"), (1, 2, 4), STAGES,
    lambda name, ranks, stage: name == "mlp_momentum" or (name, ranks, stage) in (
        ("gpt_tiny_f32", 4, 3), ("gpt_tiny_bf16a", 4, 3), ("gpt_tiny_scan", 1, 3))))
def test_steps_are_like_jax(name, ranks, stage):
    check_jax(name, ranks, stage)


@pytest.mark.parametrize("name, ranks, stage", points(
    ZOO, (1,), (3,), lambda name, *_: name == "zoo_resnet_bf16") + points(
    [name for name in ZOO if name != "zoo_mlp_muon"],  # on several ranks it asks for roles
    (4,), (3,), lambda name, *_: name in ("zoo_gpt_fp16", "zoo_resnet_momentum", "zoo_mlp_rbg")))
def test_the_zoo_is_like_jax(name, ranks, stage):
    check_jax(name, ranks, stage, steps=1)


@pytest.mark.parametrize("point", [pytest.param(point, id=point.name, marks=pytest.mark.nightly) for point in zoo_grid.POINTS])
def test_every_model_and_optimizer_is_like_jax(point):
    """Every two of model, optimizer and precision.

    In 16 bits each rank rounds its part of a gradient, which may be far larger than the sum, and no run of JAX on the whole
    batch does. A CPU's program does, which test/zoo holds to JAX over twenty steps: where JAX's own error is not enough, a
    GPU may be twice as far off as that, if it is near itself: what both make wrong would be far off alike.
    """
    case = zoo_grid.case(point)
    results, metrics = zero_run.run(case.path, case.arguments, stage=3, ranks=2, options=["--target=cuda"])
    losses = case.losses(metrics)
    verdict = case.check(results, losses, 1)
    if not verdict and case.narrow:
        on_cpus, metrics = zero_run.run(case.path, case.arguments, stage=3, ranks=2, options=["--target=cpu"])
        near = case.check(on_cpus, case.losses(metrics), 1, is_near=True)
        assert near, "\n".join([*verdict.errors, "and by CPUs:", *near.errors])
        verdict = case.check(results, losses, 1, also=[on_cpus])
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("name, ranks, stage", points(("mlp_momentum", "gpt_tiny_f32"), (4,), STAGES,
                                                      lambda name, ranks, stage: (name, stage) != ("gpt_tiny_f32", 1)))
def test_losses_are_the_cpus(name, ranks, stage):
    losses, expected = run(name, "cuda", ranks, stage)[2], on_cpu(name, ranks, stage)[2]
    assert not tolerances.check_losses(losses, expected)


def export(folder, layers, hidden, context):
    """The step of tools/demo, of a size, and the text that it trains on."""
    zero_run.call([sys.executable, "-m", "zero_export", "gpt", "--layers", layers, "--hidden", hidden, "--heads", 8, "--context", context,
                   "--vocab", 256, "--batch", 8, "-o", folder / "gpt.mlir"], environment={"PYTHONPATH": str(zero_run.ROOT / "python")})
    texts = sorted(pathlib.Path("/usr/share/common-licenses").iterdir())
    (folder / "text.bin").write_bytes(b"".join(text.read_bytes() for text in texts))
    return folder


@pytest.fixture(scope="module")
def demo(tmp_path_factory):
    return export(tmp_path_factory.mktemp("demo"), 6, 256, 64)


@pytest.fixture(scope="module")
def small_demo(tmp_path_factory):
    """Small enough for many seeds."""
    return export(tmp_path_factory.mktemp("demo"), 2, 64, 16)


def train(folder, target, stage, steps=2, options=(), seed=0):
    """Losses of the demo's step; memory and traffic are what was predicted."""
    program, log = folder / "-".join([target, str(stage), *options]), folder / "log"
    if not program.exists():
        zero_run.call([zero_run.tool("zero-compile"), folder / "gpt.mlir", f"--target={target}", f"--stage={stage}", "--ranks=4",
                       "--quiet", "--report=none", *options, "-o", program])
    # Once for each step: poison takes twice the time, and the small steps are held to it.
    zero_run.call([program, "--data", folder / "text.bin", "--steps", steps, "--seed", 1, "--log", log],
                  environment={"ZRT_TEST": "", "EMULATED_CUDA_SEED": str(seed)})
    lines = [json.loads(line) for line in log.read_text().splitlines()]
    for rank in lines[-1]["ranks"]:
        assert (rank["arena_used"], rank["wire_counted"]) == (rank["arena_predicted"], rank["wire_predicted"]), rank
    return [line["metrics"]["loss"] for line in lines if line["type"] == "step"]


@pytest.mark.parametrize("stage", [pytest.param(stage, marks=() if stage == 3 else pytest.mark.nightly) for stage in STAGES])
def test_the_demo_has_the_cpus_losses(demo, stage):
    losses, expected = train(demo, "cuda", stage), train(demo, "cpu", stage)
    assert not tolerances.check_losses(losses, expected)


@pytest.mark.parametrize("stage", [pytest.param(stage, marks=() if stage == 3 else pytest.mark.nightly) for stage in STAGES])
def test_the_demo_in_any_order(small_demo, stage, emulated, pytestconfig):
    """Of commands, blocks and warps, of sums by NCCL and cuBLASLt, with any errors of approximations: the CPU's losses."""
    expected = train(small_demo, "cpu", stage)
    for seed in range(100 if pytestconfig.getoption("--nightly") else 3):
        errors = tolerances.check_losses(train(small_demo, "cuda", stage, seed=seed), expected)
        assert not errors, f"seed {seed}: {errors}"


@pytest.mark.nightly
@pytest.mark.parametrize("options, variables", [(("--deterministic",), {}), ((), PINNED)], ids=["deterministic", "one-algorithm"])
def test_the_demo_in_any_order_has_the_same_bits_at_each_stage(small_demo, options, variables, emulated, monkeypatch):
    for variable, value in variables.items():
        monkeypatch.setenv(variable, value)
    for seed in range(25):
        first, *others = (train(small_demo, "cuda", stage, options=options, seed=seed) for stage in STAGES)
        assert all(losses == first for losses in others), f"seed {seed}"


def differences(name, ranks, stages=STAGES, options=()):
    """What differs, bit by bit, between the first of the stages and the others."""
    case, one, losses = run(name, "cuda", ranks, stages[0], options=options)
    labels = [f"result{i}" for i in range(len(case.carried) + len(case.metrics))]
    found = []
    for stage in stages[1:]:
        _, other, other_losses = run(name, "cuda", ranks, stage, options=options)
        found += [f"stages {stages[0]} and {stage}: {error}" for error in tolerances.bitwise_differences(labels, one, other)]
        found += [] if losses == other_losses else [f"losses of stages {stages[0]} and {stage}"]
    return found


@pytest.mark.parametrize("name", ["mlp_momentum", pytest.param("gpt_tiny_f32", marks=pytest.mark.nightly)])
def test_stages_are_bitwise_equal_with_one_algorithm(name, monkeypatch):
    for variable, value in PINNED.items():
        monkeypatch.setenv(variable, value)
    assert not differences(name, 4)


@pytest.mark.parametrize("name, ranks", [
    pytest.param(name, ranks, marks=() if name == "mlp_momentum" else pytest.mark.nightly)
    for name in ("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "gpt_tiny_bf16b", "gpt_tiny_scan", "zoo_resnet_bf16")
    for ranks in (1, 2, 4)])
def test_stages_are_bitwise_equal_when_deterministic(name, ranks):
    assert not differences(name, ranks, options=["--deterministic"])


@pytest.mark.parametrize("name, ranks", [pytest.param(name, ranks, marks=() if (name, ranks) == ("gpt_tiny_f32", 1) else pytest.mark.nightly)
                                         for name in ("gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_resnet_bf16") for ranks in (1, 2)])
def test_fusions_that_keep_bits_keep_them(name, ranks):
    """Which of them fire may follow from where a gradient is packed or reduced, hence from the stage: bits do not."""
    kept = ",".join(test_fusions.SAME_EVERYWHERE)
    case, one, losses = run(name, "cuda", ranks, 3, options=["--deterministic"])
    _, other, other_losses = run(name, "cuda", ranks, 3, options=["--deterministic", f"--disable-fusions={kept}"])
    labels = [f"result{i}" for i in range(len(case.carried) + len(case.metrics))]
    assert losses == other_losses and not tolerances.bitwise_differences(labels, one, other)


def test_sums_of_nccl_are_in_another_order(emulated):
    """Or the test above would hold without what it is for."""
    _, sums, _ = run("mlp_momentum", "cuda", 4, 3)
    _, folds, _ = run("mlp_momentum", "cuda", 4, 3, options=["--deterministic"])
    assert tolerances.bitwise_differences([f"result{i}" for i in range(len(sums))], sums, folds)


@pytest.mark.parametrize("name", ["mlp_momentum", pytest.param("gpt_tiny_f32", marks=pytest.mark.nightly)])
def test_deterministic_steps_are_like_jax(name):
    case, results, losses = run(name, "cuda", 4, 3, options=["--deterministic"])
    verdict = case.check(results, losses, STEPS)
    assert verdict, "\n".join(verdict.errors)


# A maximum over the rows of all ranks, which NCCL's own would take without NaN.
LARGEST = """
module @step {
  func.func public @main(%w: tensor<8x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<12x8xf32>) -> (tensor<8x4xf32> {jax.result_info = "[0]"}, tensor<f32> {jax.result_info = "loss"}, tensor<f32> {jax.result_info = "largest"}) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x8xf32>, tensor<8x4xf32>) -> tensor<12x4xf32>
    %sq = stablehlo.multiply %y, %y : tensor<12x4xf32>
    %loss = stablehlo.reduce(%sq init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %largest = stablehlo.reduce(%sq init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<12x8xf32>, tensor<12x4xf32>) -> tensor<8x4xf32>
    %lr = stablehlo.constant dense<0.002> : tensor<8x4xf32>
    %step = stablehlo.multiply %g, %lr : tensor<8x4xf32>
    %new = stablehlo.subtract %w, %step : tensor<8x4xf32>
    return %new, %loss, %largest : tensor<8x4xf32>, tensor<f32>, tensor<f32>
  }
}
"""


def test_a_reduction_that_nccl_lacks(tmp_path):
    """The largest of all ranks' rows, on a number of ranks that does not divide it; NaN on one rank is NaN."""
    step = tmp_path / "step.mlir"
    step.write_text(LARGEST)
    random = np.random.default_rng(1)
    w, x = random.normal(size=(8, 4)).astype(np.float32), random.normal(size=(12, 8)).astype(np.float32)
    results, _ = zero_run.run(step, [w, x], stage=2, ranks=3, options=["--target=cuda"])
    np.testing.assert_allclose(results[2], np.max((x @ w) ** 2), rtol=1e-5)
    x[7, 3] = np.nan
    results, _ = zero_run.run(step, [w, x], stage=2, ranks=3, options=["--target=cuda"])
    assert np.isnan(results[2])


@pytest.mark.parametrize("seed", [pytest.param(seed, marks=pytest.mark.nightly if seed > 3 else ()) for seed in range(100)])
def test_any_order_that_streams_allow(seed, emulated, monkeypatch):
    """Other orders of commands, blocks, warps; other sums of NCCL and cuBLASLt; other errors of approximations."""
    monkeypatch.setenv("EMULATED_CUDA_SEED", str(seed))
    check_jax("mlp_momentum", 4, seed % 4)
    if seed % 10 == 1:
        check_jax("gpt_tiny_f32", 4, 3)


def test_bisect(emulated):
    """What calls find and leave comes out of a GPU as well: every launch is right, or the wrong one is named."""
    command = [zero_run.tool("zero-run"), zero_run.ROOT / "test/Inputs/mlp_momentum.mlir", "--ranks=2", "--stage=2", "--target=cuda",
               "--deterministic", "--bisect"]
    assert "launches right" in zero_run.call(command)
    with pytest.raises(zero_run.RunFailed, match="exit status 1"):
        zero_run.call(command, environment={"ZRT_FAULT": "2:record:7:-1"})
