"""A wide layer whose columns are split, of so few rows that four ranks have one each."""

import jax
import jax.numpy as jnp

from zero_export import export_step

from . import Sample

PARTS, WIDTH = 4, 128


def loss(params, batch):
    rows = jnp.tanh(batch["x"] @ params["in"]["w"] + params["in"]["b"])
    a, b, c, d = jnp.split(rows @ params["wide"]["w"] + params["wide"]["b"], PARTS, axis=-1)
    mixed = jnp.sin(a) * b + jnp.cos(c) * d
    out = mixed @ params["out"]["w"] + params["out"]["b"]
    return jnp.mean((out - batch["y"]) ** 2)


def step(state, batch):
    value, grads = jax.value_and_grad(loss)(state["params"], batch)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + g, state["momentum"], grads)
    params = jax.tree.map(lambda p, m: p - 0.02 * m, state["params"], momentum)
    return {"params": params, "momentum": momentum}, {"loss": value}


def init(key):
    sizes = {"in": (8, 16), "wide": (16, PARTS * WIDTH), "out": (WIDTH, 16)}
    params = {name: {"w": jax.random.normal(jax.random.fold_in(key, i), size) / jnp.sqrt(size[0]), "b": jnp.zeros(size[1])}
              for i, (name, size) in enumerate(sizes.items())}
    return {"params": params, "momentum": jax.tree.map(jnp.zeros_like, params)}


def _arguments(seed):
    key = jax.random.PRNGKey(seed)
    x, y = (jax.random.normal(jax.random.fold_in(key, 10 + i), (4, n)) for i, n in ((1, 8), (2, 16)))
    return init(key), {"x": x, "y": y}


def _text():
    state, batch = jax.eval_shape(_arguments, 0)
    return export_step(step, state, batch, init=init).mlir_module()


def sample():
    return Sample(_text, _arguments, lambda a: (a[0]["params"], a[0]["momentum"]), lambda a: jax.grad(loss)(a[0]["params"], a[1]))
