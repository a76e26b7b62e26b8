"""Steps on whole values whose weights `--tensor-parallel` splits along tp (docs/Meshes.md): on ranks (dp, tp), stages 0 to 3 bit by
bit equal at equal mesh, against JAX by tolerances.py. Models of the zoo with every kind of optimizer, stacked layers, dropout: losses
of the same ranks along dp alone. The executables compare predicted bytes with counted ones themselves.
"""

import functools
import pathlib
import re
import subprocess
import sys

import jax
import numpy as np
import pytest

import cases
import head_dims
import tolerances
import zero_run
from zero_export import export_step

STEPS = 3
STAGES = (0, 1, 2, 3)
MESHES = ((1, 2), (2, 2), (3, 2))
IN_CI = {("mlp_momentum", 3, 2, "interpreted"), ("gpt_tiny_f32", 2, 2, "compiled"),
         ("zoo_llama_lion", 2, 2, "compiled")}
GRID = [pytest.param(name, dp, tp, mode, id=f"{name}-{dp}-{tp}-{mode}",
                     marks=() if (name, dp, tp, mode) in IN_CI else pytest.mark.nightly)
        for name in ("mlp_momentum", "gpt_tiny_f32", "gpt_tiny_bf16a", "zoo_llama_lion") for dp, tp in MESHES
        for mode in ("compiled", "interpreted")]


@functools.lru_cache(maxsize=None)
def run(name, dp, tp, mode, stage, *more):
    """(results, losses) of zero-run with further options."""
    case = cases.case(name)
    results, metrics = zero_run.run(case.path, case.arguments, steps=STEPS, stage=stage, ranks=dp * tp,
                                    interpret=mode == "interpreted", options=[f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", *more])
    return results, case.losses(metrics)


@pytest.mark.parametrize("name, dp, tp, mode", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, mode):
    if cases.case(name).arguments[-1].shape[0] % dp:
        pytest.skip("the ranks do not divide the batch")
    whole = run(name, dp, tp, mode, 0)
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", run(name, dp, tp, mode, stage), whole)
    verdict = cases.case(name).check(*whole, STEPS)
    assert verdict, "\n".join(verdict.errors)


def test_what_is_kept_for_backward_changes_no_bit():
    """Recomputation, with the sums over tp kept, and memory of the host, where such a sum goes once it is awaited."""
    kept = run("gpt_tiny_f32", 2, 2, "compiled", 3)
    for more in (("--recompute=layers",), ("--recompute=layers", "--activations=offloaded", "--offload-min-bytes=1024")):
        tolerances.check_same(f"with {' '.join(more)}", run("gpt_tiny_f32", 2, 2, "compiled", 3, *more), kept)


@pytest.mark.parametrize("sharded", [["w"], pytest.param(["momentum/w"], marks=pytest.mark.nightly)])
def test_states_that_the_user_leaves_whole(sharded, tmp_path):
    """Their new values are found in parts along tp, and brought to whole ones: no other numbers, on no rank."""
    case, path = cases.case("mlp_momentum"), tmp_path / "step.mlir"
    text = pathlib.Path(case.path).read_text()
    for name in sharded:
        text, count = re.subn(rf'(#zero\.role<\w+ "{name}" [^>]*>)', r'\1, mhlo.sharding = "{devices=[1,2]<=[2]}"', text, count=1)
        assert count == 1
    path.write_text(text)
    runs = [zero_run.run(path, case.arguments, steps=STEPS, stage=stage, ranks=4, options=["--mesh=dp=2,tp=2"]) for stage in STAGES]
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", runs[stage], runs[0])
    verdict = case.check(runs[0][0], case.losses(runs[0][1]), STEPS)
    assert verdict, "\n".join(verdict.errors)


@pytest.mark.parametrize("dp, tp", [(2, 2), pytest.param(1, 4, marks=pytest.mark.nightly), pytest.param(3, 2, marks=pytest.mark.nightly)])
def test_heads_as_dimensions_and_a_norm_of_gradients(dp, tp, tmp_path):
    """Biases of two dimensions take parts; gradients that are sums over tp are squared when they are whole."""
    state, batch = jax.jit(head_dims.init)(jax.random.PRNGKey(0)), head_dims.make_batch(jax.random.PRNGKey(1))
    path = tmp_path / "step.mlir"
    path.write_text(export_step(head_dims.step, state, batch).mlir_module())
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves((state, batch))]
    options = [f"--mesh=dp={dp},tp={tp}", "--tensor-parallel"]
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp, options=options) for stage in STAGES]
    for stage in STAGES[1:]:
        tolerances.check_same(f"between stages 0 and {stage}", runs[stage], runs[0])
    for _ in range(STEPS):
        state, metrics = jax.jit(head_dims.step)(state, batch)
    expected = jax.tree.leaves((state, metrics))
    for found, wanted in zip(runs[0][0], expected, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-5, atol=2e-6)


TEXT_MODEL = ["--layers", 2, "--hidden", 32, "--heads", 4, "--context", 16, "--vocab", 256, "--batch", 12]
ZOO = {
    "gpt-lamb-dropout": ["gpt", "--optimizer", "lamb", "--dropout", 0.1], "gpt-scan": ["gpt", "--scan"],
    "gpt-scan-remat-adafactor": ["gpt", "--scan", "--remat", "--optimizer", "adafactor", "--factor-from", 8],
    "gpt-untied": ["gpt", "--no-tied"], "gpt-ema-cosine": ["gpt", "--ema", 0.99, "--schedule", "cosine", "--warmup", 2],
    **{f"gpt-{name}": ["gpt", "--optimizer", name] for name in ("shampoo", "muon", "lion", "momentum", "schedule_free")},
    **{f"gpt-{name}": ["gpt", "--dtype", name] for name in ("bf16-master", "fp16-master")},
    "llama-adamw": ["llama", "--kv-heads", 2],
}
ZOO_IN_CI = {("gpt-lamb-dropout", 2, 2)}
ZOO_GRID = [pytest.param(name, dp, tp, id=f"{name}-{dp}-{tp}", marks=() if (name, dp, tp) in ZOO_IN_CI else pytest.mark.nightly)
            for name in ZOO for dp, tp in ((2, 2), (1, 4))]


def losses_on_text(name, ranks, folder, *options):
    """Of STEPS steps of a model of ZOO."""
    step, data, program = folder / f"{name}.mlir", folder / "text.bin", folder / "train"
    if not step.exists():
        data.write_bytes(bytes(i * i % 127 for i in range(5000)))
        subprocess.run([sys.executable, "-m", "zero_export", *map(str, [*ZOO[name], *TEXT_MODEL, "-o", step])], check=True)
    zero_run.call([zero_run.tool("zero-compile"), step, *options, "--target=cpu", "--quiet", "-o", program])
    text = zero_run.call([program, "--ranks", ranks, "--data", data, "--steps", STEPS, "--seed", 3, "--check=replicas"])
    return [float(loss) for loss in re.findall(r"^step .* loss (\S+)", text, re.MULTILINE)]


@pytest.fixture(scope="module")
def zoo_losses(tmp_path_factory):
    """zoo_losses(name, dp, tp): of STEPS steps at stage 3, on a text."""
    folder = tmp_path_factory.mktemp("zoo")

    @functools.lru_cache(maxsize=None)
    def get(name, dp, tp):
        mesh = [f"--mesh=dp={dp}"] if tp == 1 else [f"--mesh=dp={dp},tp={tp}", "--tensor-parallel"]
        return losses_on_text(name, dp * tp, folder, *mesh, "--stage=3")

    return get


@pytest.mark.parametrize("name, dp, tp", ZOO_GRID)
def test_losses_are_those_along_dp(name, dp, tp, zoo_losses):
    whole = zoo_losses(name, dp * tp, 1)
    assert len(whole) == STEPS
    # Rounded to 16 bits, sums over other parts differ.
    assert zoo_losses(name, dp, tp) == pytest.approx(whole, rel=2e-3 if "16" in name else 2e-5)
