"""The model zoo in Python alone: sizes, options, and that a recipe does what it says."""

import dataclasses
import math
import os
import pathlib
import subprocess
import sys

import jax
import jax.numpy as jnp
import numpy as np
import optax
import pytest

from zero_export import optimizers, training
from zero_export.__main__ import main
from zero_export.models import common, gpt, llama, mlp, resnet, sizes, vit
from zero_export.training import Recipe

MLP = mlp.Config(layers=2, inputs=4, hidden=8, classes=4)
SMALL = ["mlp", "--layers", "2", "--inputs", "4", "--hidden", "8", "--classes", "4", "--batch", "8"]


def count(config):
    """Number of parameters."""
    shapes = jax.eval_shape(config.model().init, jax.ShapeDtypeStruct((2,), jnp.uint32))
    return sum(math.prod(leaf.shape) for leaf in jax.tree.leaves(shapes))


def run(recipe, steps, config=MLP, rows=8):
    """States and losses of `steps` steps; the state before the first one comes first."""
    step, init, _, shapes = training.training_step(config, rows, recipe)
    key = jax.random.PRNGKey(3)
    batch = {"features": jax.random.normal(key, shapes["features"].shape), "labels": jnp.arange(rows) % config.classes}
    if "rng" in shapes:
        batch["rng"] = jnp.arange(shapes["rng"].shape[0], dtype=jnp.uint32)
    states, losses, compiled = [init(key)], [], jax.jit(step)
    for _ in range(steps):
        state, metrics = compiled(states[-1], batch)
        states.append(state)
        losses.append(float(metrics["loss"]))
    return states, losses


@pytest.mark.parametrize("family, size, published, within", [
    (gpt, "gpt3-175B", 175e9, 0.01), (gpt, "gpt3-13B", 13e9, 0.02), (gpt, "zero-t5-100B", 100e9, 0.015),
    (gpt, "zero-t10-13B", 13e9, 0.05), (gpt, "zero-t7-150B", 150e9, 0.01), (gpt, "zero-t10-1.38B-baseline", 1.38e9, 0.15),
    (llama, "llama2-7B", 6.74e9, 0.001), (llama, "llama3-8B", 8.03e9, 0.001), (llama, "llama3-70B", 70.6e9, 0.001),
    (llama, "llama3.2-1B", 1.236e9, 0.001), (vit, "B16", 86.6e6, 0.002), (vit, "Ti16", 5.72e6, 0.002),
    (resnet, "18", 11.69e6, 0.001), (resnet, "50", 25.56e6, 0.001), (resnet, "152", 60.19e6, 0.001)])
def test_named_sizes_have_the_published_number_of_parameters(family, size, published, within):
    values = {"scan": True} if family in (gpt, llama) else {}
    assert count(family.Config(**family.SIZES[size], **values)) == pytest.approx(published, rel=within)


def test_every_row_of_the_paper_s_tables_has_a_name():
    for table, rows in ((5, 18), (6, 4), (7, 5), (8, 7), (9, 6), (10, 11)):
        found = [name for name in gpt.SIZES if name.startswith(f"zero-t{table}-row")]
        assert len(found) == rows and all(name in sizes.PAPER_BATCH for name in found)
    assert gpt.SIZES["zero-t9-row5"] == dict(layers=75, hidden=8192, heads=64, context=1024)
    assert sizes.PAPER_BATCH["zero-t9-row5"] == 64 and sizes.PAPER_BATCH["zero-t6-row4"] == 1600
    assert gpt.SIZES["zero-t5-170B-baseline"]["heads"] == 256 and gpt.SIZES["zero-t5-170B"]["heads"] == 64
    for name, values in gpt.SIZES.items():
        gpt.Config(**values)


def test_the_list_shows_every_size(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["gpt", "--list"])
    lines = capsys.readouterr().out.splitlines()
    assert ended.value.code == 0 and [line.split()[0] for line in lines] == list(gpt.SIZES)
    assert "layers 125  hidden 8192  heads 64  context 1024  batch 800" in next(l for l in lines if l.startswith("zero-t5-100B "))


@pytest.mark.parametrize("options, message", [
    (["--loss-scale", "8"], "f32 needs no loss_scale"), (["--dtype", "fp16", "--loss-scale", "0"], "must be 'dynamic' or more"),
    (["--optimizer", "adam", "--weight-decay", "0.1"], "adam has no weight decay; the optimizers with it are adamw"),
    (["--schedule", "cosine", "--warmup", "10", "--decay-steps", "5"], "decay_steps (5) must be more than warmup (10)"),
    (["--decay-steps", "5"], "--decay-steps says nothing without --schedule cosine"),
    (["--factor-from", "5"], "--factor-from says nothing without --optimizer adafactor"),
    (["--rng-impl", "rbg"], "set dropout"), (["--rng", "state"], "--rng says nothing without --dropout"),
    (["--dropout", "1"], "dropout must be at least 0 and less than 1"), (["--accumulate", "3"], "batch (8) is not a multiple"),
    (["--dp", "3"], "batch (8) is not a multiple of accumulate x dp (1 x 3)"), (["--dp", "0"], "dp must be at least 1"),
    (["--tp", "3", "--layers", "3"], "hidden (8) cannot be sharded into 3 parts"),
    (["--tp", "2", "--optimizer", "muon"], "tp: muon reads whole parameters"), (["--layers", "1"], "layers must be at least 2"),
    (["--clip", "-1"], "clip must not be negative")])
def test_contradictory_options(capsys, tmp_path, options, message):
    assert main([*SMALL, *options, "-o", str(tmp_path / "step.mlir")]) == 1
    assert message in capsys.readouterr().err and not list(tmp_path.iterdir())


@pytest.mark.parametrize("arguments, message", [
    (["mlp", "--heads", "2", "-o", "-"], "unrecognized arguments: --heads 2"), (["mlp", "--opt", "sgd", "-o", "-"], "--opt sgd"),
    (["mlp"], "required: -o/--output"), (["gpt", "--optimizer", "adamx", "-o", "-"], "invalid choice: 'adamx'"),
    (["resnet", "--stages", "2,x", "-o", "-"], "invalid"), (["cnn", "-o", "-"], "invalid choice: 'cnn'"), ([], "required: MODEL")])
def test_options_that_do_not_parse(capsys, arguments, message):
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2 and message in capsys.readouterr().err


@pytest.mark.parametrize("config, message", [
    (lambda: resnet.Config(image=30), "image (30) is not a multiple of 32"), (lambda: resnet.Config(stages=()), "every stage"),
    (lambda: llama.Config(heads=8, kv_heads=3), "heads (8) is not a multiple of kv_heads (3)"),
    (lambda: llama.Config(hidden=24, heads=8), "size of a head (3) must be even"),
    (lambda: vit.Config(image=20, patch=16), "image (20) is not a multiple of patch (16)"),
    (lambda: training.training_step(resnet.Config(), 2, Recipe(tp=2)), "tp: this model has no tensor-parallel form")])
def test_wrong_sizes(config, message):
    with pytest.raises(ValueError) as error:
        config()
    assert message in str(error.value)


def test_kinds_of_parameters():
    params = {"gpt": gpt.Config(layers=1, tied=False), "resnet": resnet.Config(), "llama": llama.Config(layers=1)}
    kinds = {}
    for name, config in params.items():
        shapes = jax.eval_shape(config.model().init, jax.ShapeDtypeStruct((2,), jnp.uint32))
        kinds[name] = {"/".join(common.path_keys(path)): common.kind_of(path)
                       for path, _ in jax.tree_util.tree_flatten_with_path(shapes)[0]}
    assert kinds["gpt"]["blocks/attn/qkv/kernel"] == "matrix" and kinds["gpt"]["head/kernel"] == "embedding"
    assert kinds["gpt"]["blocks/ln_1/bias"] == "norm" and kinds["gpt"]["blocks/mlp/up/bias"] == "vector"
    assert kinds["resnet"]["first/filter"] == "filter" and kinds["resnet"]["first/bn/scale"] == "norm"
    assert kinds["llama"]["norm_f/scale"] == "norm" and kinds["llama"]["token"] == "embedding"


@pytest.mark.parametrize("optimizer", optimizers.NAMES)
def test_optimizers_learn(optimizer):
    states, losses = run(Recipe(optimizer=optimizer, learning_rate=0.05, factor_from=4), 15)
    assert losses[-1] < losses[0]


def test_dynamic_loss_scale_skips_an_overflow_and_halves():
    recipe = Recipe(dtype="fp16", dropout=0.1, ema=0.5)
    step, init, _, shapes = training.training_step(MLP, 8, recipe)
    state = init(jax.random.PRNGKey(0))
    # The largest f16 is 65504: this factor overflows whatever the gradient.
    state = state._replace(loss_scale=state.loss_scale._replace(factor=jnp.float32(2.0**40), good_steps=jnp.int32(7)))
    batch = {"features": jnp.ones((8, 4)), "labels": jnp.zeros(8, jnp.int32)}
    new, metrics = jax.jit(step)(state, batch)
    assert new.loss_scale.factor == 2.0**39 and new.loss_scale.good_steps == 0 and np.isfinite(metrics["loss"])
    same = jax.tree.map(np.array_equal, new._replace(loss_scale=None, rng=None), state._replace(loss_scale=None, rng=None))
    assert all(jax.tree.leaves(same)) and not np.array_equal(new.rng, state.rng)
    state = state._replace(loss_scale=state.loss_scale._replace(factor=jnp.float32(8.0), good_steps=jnp.int32(1999)))
    new, _ = jax.jit(step)(state, batch)
    assert new.loss_scale.factor == 16.0 and new.loss_scale.good_steps == 0
    assert not np.array_equal(new.params["layer_0"]["kernel"], state.params["layer_0"]["kernel"])


def test_accumulation_is_the_whole_batch():
    one, other = run(Recipe(optimizer="momentum"), 3), run(Recipe(optimizer="momentum", accumulate=4), 3)
    np.testing.assert_allclose(one[1], other[1], rtol=1e-6)


def test_ema_and_masters():
    states, _ = run(Recipe(dtype="bf16-master", ema=0.75, optimizer="sgd", learning_rate=0.1), 1)
    for old, new, average, rounded in zip(*map(jax.tree.leaves, (states[0].ema, states[1].master, states[1].ema, states[1].params))):
        np.testing.assert_allclose(average, 0.75 * old + 0.25 * new, rtol=1e-6)
        assert np.array_equal(rounded, new.astype(jnp.bfloat16)) and rounded.dtype == jnp.bfloat16


def test_states_in_bf16():
    states, losses = run(Recipe(dtype="bf16-state", optimizer="adamw", learning_rate=0.05), 15)
    kept = jax.tree.leaves((states[-1].params, states[-1].opt_state))
    assert losses[-1] < losses[0] and {leaf.dtype for leaf in kept if leaf.ndim} == {jnp.dtype(jnp.bfloat16)}


def test_schedule_free_evaluates_its_average():
    step, init, evaluate, _ = training.training_step(MLP, 8, Recipe(optimizer="schedule_free", learning_rate=0.1))
    batch = {"features": jax.random.normal(jax.random.PRNGKey(1), (8, 4)), "labels": jnp.arange(8) % 4}
    state = init(jax.random.PRNGKey(0))
    for _ in range(3):
        state, _ = jax.jit(step)(state, batch)
    average = optax.contrib.schedule_free_eval_params(state.opt_state[-1], state.params)
    other = training.training_step(MLP, 8, Recipe(optimizer="sgd")).evaluate(state._replace(params=average), batch)
    trained = training.training_step(MLP, 8, Recipe(optimizer="sgd")).evaluate(state, batch)
    np.testing.assert_allclose(evaluate(state, batch)["loss"], other["loss"], rtol=1e-6)
    assert evaluate(state, batch)["loss"] != trained["loss"]


def test_dropout_draws_anew_every_step_and_not_in_eval():
    states, losses = run(Recipe(dropout=0.5, optimizer="sgd", learning_rate=0.0, clip=0.0), 3)
    assert len(set(losses)) == 3 and len({tuple(map(int, state.rng)) for state in states}) == 4
    # The same key as argument: the same mask.
    assert len(set(run(Recipe(dropout=0.5, rng="argument", optimizer="sgd", learning_rate=0.0, clip=0.0), 3)[1])) == 1


def test_label_smoothing_is_of_training_alone():
    step, init, evaluate, _ = training.training_step(MLP, 8, Recipe(label_smoothing=0.5))
    batch = {"features": jnp.ones((8, 4)), "labels": jnp.zeros(8, jnp.int32)}
    state = init(jax.random.PRNGKey(0))
    plain = training.training_step(MLP, 8).evaluate(state, batch)["loss"]
    assert evaluate(state, batch)["loss"] == plain and step(state, batch)[1]["loss"] != plain


def test_resnet_running_statistics():
    config = resnet.Config(stages=(1,), width=2, image=4, classes=4, channels=1, small=True)
    step, init, evaluate, shapes = training.training_step(config, 4, Recipe(optimizer="sgd"))
    batch = {"images": jax.random.normal(jax.random.PRNGKey(0), shapes["images"].shape), "labels": jnp.arange(4)}
    state = init(jax.random.PRNGKey(0))
    new, _ = jax.jit(step)(state, batch)
    assert not np.array_equal(new.model_state["first"]["bn"]["mean"], state.model_state["first"]["bn"]["mean"])
    assert 0 <= evaluate(new, batch)["accuracy"] <= 1


# In a process of its own: the number of devices is fixed when JAX starts.
_PARALLEL = """
import dataclasses, sys
import jax
import numpy as np
import optax
from zero_export import parallel, training
from zero_export.models import mlp

# What runs needs devices; what is exported does not.
parallel.AbstractMesh = lambda sizes, names: jax.make_mesh(
    sizes, names, axis_types=(jax.sharding.AxisType.Auto,) * len(names))
config = mlp.Config(layers=3, inputs=4, hidden=8, classes=4)
recipe = training.Recipe(clip=0.5, accumulate=2, learning_rate=0.01)
batch = {"features": jax.random.normal(jax.random.PRNGKey(1), (8, 4)), "labels": np.arange(8) % 4}
found = []
for axes in ({}, {"dp": 2}, {"tp": 2}, {"dp": 2, "tp": 2}):
    step, init, _, _ = training.training_step(config, 8, dataclasses.replace(recipe, **axes))
    state, step = init(jax.random.PRNGKey(2)), jax.jit(step)
    for _ in range(3):
        state, metrics = step(state, batch)
    found.append([metrics["loss"], *jax.tree.leaves(state.params)])
for other in found[1:]:
    for one, two in zip(found[0], other, strict=True):
        np.testing.assert_allclose(one, two, rtol=2e-5, atol=1e-6)
"""


def test_steps_for_several_ranks_compute_the_plain_step():
    flags = os.environ.get("XLA_FLAGS", "") + " --xla_force_host_platform_device_count=4"
    environment = {**os.environ, "XLA_FLAGS": flags,
                   "PYTHONPATH": str(pathlib.Path(training.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", _PARALLEL], env=environment, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-3000:]


def test_no_device_is_needed_to_export_for_many_ranks():
    text = training.export(dataclasses.replace(MLP, layers=3), 4096, Recipe(dp=512, tp=8), with_init=False).mlir_module()
    assert '"dp"=512' in text and '"tp"=8' in text and "sdy.manual_computation" in text
