"""The GPT-2 family of zero_export at the smallest size that has every part of it twice."""

import jax
import jax.numpy as jnp

from zero_export import training
from zero_export.models import gpt

from . import Sample, tokens

ROWS = 12


def sample(dtype="f32", scan=False):
    """Two layers, hidden 32, 2 heads, context 16, vocabulary 64, 12 rows."""
    config = gpt.Config(layers=2, hidden=32, heads=2, context=16, vocab=64, scan=scan)
    recipe = training.Recipe(dtype=dtype)
    _, init, _, _ = training.training_step(config, ROWS, recipe)

    def arguments(seed):
        walk = tokens(seed, (ROWS, config.context + 1), config.vocab)
        return init(jax.random.PRNGKey(seed)), {"inputs": walk[:, :-1], "targets": walk[:, 1:]}

    def state(arguments):
        return arguments[0].params, (arguments[0].opt_state, arguments[0].master)

    def gradients(arguments):
        # The masters are the exact parameters; the loss is taken in their dtype.
        params = arguments[0].params if arguments[0].master is None else arguments[0].master
        return jax.grad(gpt.loss)(jax.tree.map(jnp.asarray, params), arguments[1], config)

    return Sample(lambda: training.export(config, ROWS, recipe).mlir_module(), arguments, state, gradients, narrow=dtype != "f32")
