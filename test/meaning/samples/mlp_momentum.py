"""A linear layer, mean squared error, momentum, clipping by the global norm: the step of docs/Walkthrough.md."""

import jax
import jax.numpy as jnp

from zero_export import export_step

from . import Sample


def loss(params, batch):
    return jnp.mean((batch["x"] @ params["w"] + params["b"] - batch["y"]) ** 2)


def step(state, batch):
    value, grads = jax.value_and_grad(loss)(state["params"], batch)
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(grads)))
    clip = jnp.minimum(1.0, 1.0 / norm)
    momentum = jax.tree.map(lambda m, g: 0.9 * m + clip * g, state["momentum"], grads)
    params = jax.tree.map(lambda p, m: p - 0.1 * m, state["params"], momentum)
    return {"params": params, "momentum": momentum}, {"loss": value}


def init(key):
    params = {"w": 0.3 * jax.random.normal(key, (8, 16)), "b": jnp.zeros(16)}
    return {"params": params, "momentum": jax.tree.map(jnp.zeros_like, params)}


def _arguments(seed):
    key = jax.random.PRNGKey(seed)
    x, y = (jax.random.normal(jax.random.fold_in(key, i), (12, n)) for i, n in ((1, 8), (2, 16)))
    return init(key), {"x": x, "y": y}


def _text(roles):
    state, batch = jax.eval_shape(_arguments, 0)
    if roles:
        return export_step(step, state, batch, init=init).mlir_module()
    return jax.jit(step, donate_argnums=0).lower(state, batch).as_text()


def sample(roles=True):
    """With the exporter's roles, or as `jax.jit` prints it."""
    return Sample(lambda: _text(roles), _arguments, lambda a: (a[0]["params"], a[0]["momentum"]),
                  lambda a: jax.grad(loss)(a[0]["params"], a[1]))
