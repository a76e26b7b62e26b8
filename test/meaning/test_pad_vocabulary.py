"""`--pad-vocabulary`: vocabularies of 31 rows split over 2, 3 and 4 ranks: stages 0 to 3 bit by bit equal at equal mesh, close to JAX,
no op left that reads the user's rows cut out of padded ones. Nightly every two of step, mesh and other options together."""

import functools
import re
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

import covering
import placed
import split_models
import tolerances
import zero_run
from zero_export import export_step

STEPS, VOCABULARY = 3, 31
STAGES = (0, 1, 2, 3)
GRID = [pytest.param("untied", 2, 2, (0, 3), id="in-ci"), *(
    pytest.param(name, dp, tp, STAGES, id=f"{name}-{dp}-{tp}", marks=pytest.mark.nightly)
    for name in split_models.SHAPES for dp, tp in ((1, 2), (2, 2), (1, 3), (2, 4)))]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("padded")


@functools.lru_cache(maxsize=None)
def make(name):
    # Of keys 0 one gradient of T5 is so small that Adam's first update is its rounding, without any padding, too.
    return (split_models.init(name, jax.random.PRNGKey(2), VOCABULARY),
            split_models.make_batch(jax.random.PRNGKey(1), VOCABULARY))


def export(name, folder):
    path = folder / f"{name}.mlir"
    if not path.exists():
        path.write_text(export_step(functools.partial(split_models.step, name), *make(name)).mlir_module())
    return path


@functools.lru_cache(maxsize=None)
def jax_results(name):
    state, batch = make(name)
    step = jax.jit(functools.partial(split_models.step, name))
    for _ in range(STEPS):
        state, metrics = step(state, batch)
    return jax.tree.leaves((state, metrics))


@pytest.mark.parametrize("name, dp, tp, stages", GRID)
def test_stages_are_bitwise_equal_and_like_jax(name, dp, tp, stages, folder):
    """Files have the user's 31 rows, before and after."""
    path, arguments = export(name, folder), [np.asarray(leaf) for leaf in jax.tree.leaves(make(name))]
    options = [f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", "--pad-vocabulary=1"]
    runs = [zero_run.run(path, arguments, steps=STEPS, stage=stage, ranks=dp * tp, options=options) for stage in stages]
    for stage, run in zip(stages[1:], runs[1:], strict=True):
        tolerances.check_same(f"between stages 0 and {stage}", run, runs[0])
    for found, wanted in zip(runs[0][0], jax_results(name), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)


# What else decides about a rank's program: of the first ones no bit changes by it.
SAME_BITS = {"recompute": ("--recompute=all",), "layers": ("--recompute=layers",), "attention": ("--recompute=attention",),
             **placed.PARTS, "offloaded": placed.OFFLOADED,
             "optimizer": ("--offload-optimizer", "--offload-min-bytes=64"), "rows": ("--logits-bytes=1024",)}
OTHER_SUMS = {"sequence": ("--sequence-parallel",), "micro-batches": ("--accumulate=3", "--accumulate-into=full"),
              "shards": ("--accumulate=3", "--accumulate-into=shard")}
OTHER_SUMS["all"] = ("--sequence-parallel", *OTHER_SUMS["shards"], "--recompute=attention", *placed.OFFLOADED, "--offload-optimizer")
OTHER_SUMS["all-parts"] = (*OTHER_SUMS["micro-batches"], "--recompute=layers", *placed.PARTS["partitioned-offloaded"], "--offload-optimizer")
ALL = SAME_BITS | OTHER_SUMS


@functools.lru_cache(maxsize=None)
def run(name, dp, tp, stage, options, folder):
    """(results, metrics) on padded rows."""
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves(make(name))]
    return zero_run.run(export(name, folder), arguments, steps=STEPS, stage=stage, ranks=dp * tp,
                        options=[f"--mesh=dp={dp},tp={tp}", "--tensor-parallel", "--pad-vocabulary=1", *options])


@pytest.mark.parametrize("name, dp, tp, what, stages", [
    pytest.param("untied", 2, 2, "all", (0, 3), id="in-ci"), *(
        pytest.param(name, dp, tp, what, STAGES, id=f"{name}-{dp}-{tp}-{what}", marks=pytest.mark.nightly)
        for name, (dp, tp), what in covering.cover((("untied", "with_z", "t5", "lora_beside"), ((1, 2), (2, 2), (2, 4)), tuple(ALL))))])
def test_beside_other_options(name, dp, tp, what, stages, folder):
    options = ALL[what]
    runs = [run(name, dp, tp, stage, options, folder) for stage in stages]
    wanted = run(name, dp, tp, stages[0], (), folder) if what in SAME_BITS else runs[0]
    for stage, found in zip(stages, runs, strict=True):
        tolerances.check_same(f"at stage {stage} with {' '.join(options)}", found, wanted)
    for found, wanted in zip(runs[0][0], jax_results(name), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)


def normalized(params, batch):
    head = params["table"] * jax.lax.rsqrt(jnp.square(params["table"]).sum(-1, keepdims=True))
    return split_models.integer_labels(split_models.block(params, batch) @ head.T, batch["y"])


def normalized_step(state, batch):
    loss, gradients = jax.value_and_grad(normalized)(state["params"], batch)
    updates, opt_state = split_models.OPTIMIZER.update(gradients, state["opt_state"], state["params"])
    return {"params": optax.apply_updates(state["params"], updates), "opt_state": opt_state}, {"loss": loss}


def test_rows_without_a_norm_change_nothing(folder):
    """Logits of rows by their norms: what is made of a row of zeros is infinite, or no number, and stays away from all others."""
    state, batch = make("one_hot")
    path = folder / "normalized.mlir"
    path.write_text(export_step(normalized_step, state, batch).mlir_module())
    arguments = [np.asarray(leaf) for leaf in jax.tree.leaves((state, batch))]
    options = ["--mesh=dp=1,tp=2", "--tensor-parallel", "--pad-vocabulary=1"]
    results = zero_run.run(path, arguments, steps=STEPS, stage=3, ranks=2, options=options)[0]
    step = jax.jit(normalized_step)
    for _ in range(STEPS):
        state, metrics = step(state, batch)
    for found, wanted in zip(results, jax.tree.leaves((state, metrics)), strict=True):
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-5)


@pytest.mark.parametrize("name", [pytest.param(name, marks=() if name == "t5" else pytest.mark.nightly) for name in split_models.SHAPES])
def test_all_ops_are_on_padded_rows(name, folder):
    """The table, what is made of it and all of its states have 32 rows; logits are never whole."""
    done = subprocess.run([zero_run.tool("zero-opt"), str(export(name, folder)), "--zero-to-import",
                           "--zero-pad-vocabulary=model-axis=tp model-ranks=2 tensor-parallel pad-vocabulary=1",
                           "--zero-tensor-parallel=model-axis=tp model-ranks=2 tensor-parallel",
                           "--zero-model-parallel=model-axis=tp model-ranks=2", "--mlir-pass-statistics"],
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]
    figures = {name: int(value) for value, name in re.findall(r"\(S\) +(\d+) ([a-z-]+) -", done.stderr)}
    assert figures["padded"] >= (1 if name.startswith("lora") else 3) and figures["cut"] == 0
    assert re.search(r'tensor<16x16xf32> as #zero.role<\w+ "table"[^>]*> \{cut = \[0, "tp", 2\], padded = \[0, 31\]', done.stdout)
    # What a loss makes of labels alone has the user's columns.
    assert not re.search(r"stablehlo.dot_general .*[<x]31x", done.stdout)
