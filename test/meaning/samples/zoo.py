"""Steps of the exporter's model zoo at the smallest sizes that have every part of a model."""

import jax
import jax.numpy as jnp

from zero_export import training
from zero_export.models import gpt, llama, mlp, resnet, vit
from zero_export.models.common import Context
from zero_export.training import Recipe

from . import Sample, tokens

ROWS = 12

GPT = gpt.Config(layers=2, hidden=32, heads=2, context=16, vocab=64)
GPT_SMALL = gpt.Config(layers=2, hidden=16, heads=2, context=8, vocab=32, scan=True)
# A batch index of more rows than two chunks of a sum.
GPT_LONG = gpt.Config(layers=1, hidden=16, heads=2, context=136, vocab=32)
LLAMA = llama.Config(layers=1, hidden=16, heads=4, kv_heads=2, feed=24, context=8, vocab=32)
VIT = vit.Config(layers=1, hidden=16, heads=2, image=8, patch=4, classes=8)
RESNET = resnet.Config(stages=(1, 1), width=4, image=16, classes=8)
# Enough channels for products of matrices, and for sums of columns that blocks share out.
RESNET_WIDE = resnet.Config(stages=(1, 1), width=32, image=8, classes=8, small=True)
MLP = mlp.Config(layers=3, inputs=8, hidden=16, classes=8)


def _values(seed, shape, name, config):
    """Data for one batch leaf."""
    key = jax.random.fold_in(jax.random.PRNGKey(seed), len(name))
    if name == "rng":
        return jax.random.bits(key, shape.shape)
    if jnp.issubdtype(shape.dtype, jnp.integer):
        return jax.random.randint(key, shape.shape, 0, config.classes, shape.dtype)
    return jax.random.normal(key, shape.shape, shape.dtype)


def _batch(seed, shapes, config):
    if "inputs" in shapes:
        walk = tokens(seed, (shapes["inputs"].shape[0], config.context + 1), config.vocab)
        text = {"inputs": walk[:, :-1], "targets": walk[:, 1:]}
    else:
        text = {}
    return {name: text[name] if name in text else _values(seed, shape, name, config) for name, shape in shapes.items()}


def sample(config, recipe=Recipe(), rows=ROWS):
    """The step of `config` trained as `recipe` says."""
    _, init, _, shapes = training.training_step(config, rows, recipe)

    def arguments(seed):
        return init(jax.random.PRNGKey(seed)), _batch(seed, shapes, config)

    def state(arguments):
        return arguments[0].params, arguments[0]._replace(params=None)

    def gradients(arguments):
        # The masters are the exact parameters; the loss is taken in f32, without dropout.
        state, batch = arguments
        params = jax.tree.map(jnp.asarray, state.params if state.master is None else state.master)
        return jax.grad(lambda p: config.model().loss(p, state.model_state, batch, Context())[0])(params)

    return Sample(lambda: training.export(config, rows, recipe).mlir_module(), arguments, state, gradients,
                  narrow=recipe.dtype != "f32" or recipe.optimizer == "lion", loss=0,
                  # A mask belongs to a row, batch statistics to a micro-batch.
                  rows_commute=not recipe.keyed and recipe.accumulate == 1)


SAMPLES = {
    "gpt_tiny_f32": sample(GPT), "gpt_tiny_bf16a": sample(GPT, Recipe(dtype="bf16")),
    "gpt_tiny_bf16b": sample(GPT, Recipe(dtype="bf16-master")),
    "gpt_tiny_scan": sample(gpt.Config(layers=2, hidden=32, heads=2, context=16, vocab=64, scan=True)),
    "zoo_gpt_fp16": sample(GPT_SMALL, Recipe(
        optimizer="momentum", learning_rate=0.1, dtype="fp16-master", schedule="cosine", warmup=2, ema=0.9)),
    "zoo_gpt_remat": sample(gpt.Config(layers=1, hidden=16, heads=2, context=8, vocab=32, tied=False, remat=True),
                            Recipe(optimizer="sgd", learning_rate=0.1)),
    "zoo_llama_lion": sample(LLAMA, Recipe(optimizer="lion")),
    "zoo_llama_adafactor": sample(LLAMA, Recipe(optimizer="adafactor", dtype="bf16", factor_from=8)),
    "zoo_vit_lamb": sample(VIT, Recipe(optimizer="lamb", label_smoothing=0.1)),
    "zoo_resnet_momentum": sample(RESNET, Recipe(optimizer="momentum", learning_rate=0.05, ema=0.9)),
    "zoo_resnet_bf16": sample(RESNET_WIDE, Recipe(optimizer="momentum", learning_rate=0.05, dtype="bf16")),
    "zoo_mlp_muon": sample(MLP, Recipe(optimizer="muon", accumulate=2, learning_rate=0.01)),
    "zoo_mlp_threefry": sample(MLP, Recipe(optimizer="adam", dropout=0.1)),
    "zoo_mlp_rbg": sample(MLP, Recipe(optimizer="adam", dropout=0.1, rng="argument", rng_impl="rbg")),
}

# Steps written for two ranks: text alone, since the oracle has one device.
PARALLEL = {
    "zoo_mlp_dp": sample(MLP, Recipe(optimizer="momentum", dp=2)),
    "zoo_gpt_tp": sample(GPT_SMALL, Recipe(optimizer="sgd", tp=2)),
}
