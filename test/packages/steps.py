"""How a package's model becomes a step: the usual functional one, with dropout's key where there is one."""

import dataclasses
import re

import jax
import jax.numpy as jnp
import known
import numpy as np
import optax
import stranger
from jax.interpreters import xla

# What packages of before JAX 0.10 read of it.
if not hasattr(xla, "pytype_aval_mappings"):
    xla.pytype_aval_mappings = jax.core.pytype_aval_mappings if hasattr(jax.core, "pytype_aval_mappings") else {}
_clip = jnp.clip
jnp.clip = lambda x, *bounds, a_min=None, a_max=None, **named: _clip(
    x, *bounds, **named, **({} if a_min is None else {"min": a_min}), **({} if a_max is None else {"max": a_max}))

jax.core.Tracer.split = lambda self, *options, **named: jnp.split(self, *options, **named)

ROWS, WIDTH, CLASSES = 8, 8, 5
random = np.random.default_rng(0)


def normal(*shape):
    return random.standard_normal(shape).astype(np.float32)


def integers(limit, *shape, low=0):
    return random.integers(low, limit, shape).astype(np.int32)


def cross_entropy(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()


def step_of(params, loss, batch, optimizer=None, needs_key=False, batch_kind="batch"):
    """A Stranger that trains `params` by `loss(params, [key,] *batch)`."""
    optimizer = optimizer or optax.adamw(1e-3)
    num_states = 3 if needs_key else 2

    def step(params, opt_state, *rest):
        keys = ()
        if needs_key:
            key, *rest = rest
            keys = jax.random.split(key)
        value, grads = jax.value_and_grad(lambda p: loss(p, *keys[1:], *rest))(params)
        updates, opt_state = optimizer.update(grads, opt_state, params)
        return (optax.apply_updates(params, updates), opt_state, *keys[:1], value)
    key = (jax.random.PRNGKey(3),) if needs_key else ()
    return stranger.Stranger(
        step, (params, optimizer.init(params), *key, *batch),
        ("param", "opt", *(["rng"] * len(key)), *([batch_kind] * len(batch))),
        lambda a, r: (*r[:num_states], *a[num_states:]), tuple(range(num_states)))


def linen(module, loss, batch, *inputs, needs_key=False, **options):
    """The same of a Flax module; `loss(apply, [key,] *batch)`."""
    params = stranger.initial(module.init, jax.random.PRNGKey(0), *inputs)
    return step_of(params, lambda p, *rest: loss(lambda *a: module.apply(p, *a), *rest), batch, needs_key=needs_key, **options)


def known_of(step):
    """What is known of a Stranger. What nothing reads and comes back as it is may be any state: the graph says no more."""
    of = known.of(step)
    main = of.text[of.text.index("@main("):].split("func.func private")[0].splitlines()
    read = {int(index) for line in main[1:] if "sdy.sharding_constraint" not in line and not line.lstrip().startswith("return ")
            for index in re.findall(r"%arg(\d+)\b", line)}
    expected = [(path, kinds if i in read or following is None else kinds | {"model_state"}, following, dim)
                for i, (path, kinds, following, dim) in enumerate(of.expected)]
    return dataclasses.replace(of, expected=expected)
