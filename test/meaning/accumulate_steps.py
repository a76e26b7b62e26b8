"""Training steps for --accumulate: name -> () -> Step. What a micro-batch must not change is in them."""

import dataclasses
import functools
from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np

ROWS, WIDTH, HIDDEN, CLASSES = 12, 8, 16, 5


@dataclasses.dataclass
class Step:
    """A step as JAX exports it, without roles, and its values; results 0 to 2 replace arguments 0 to 2.

    Attributes:
      run: arguments -> results, jitted; jit exports it, too.
      options: what zero-run has to be told.
      rows: indices of results that are rows of the batch, and so are not scalars that zero-run prints.
    """

    run: Callable
    arguments: list
    options: tuple = ()

    def __post_init__(self):
        self.text = jax.jit(self.run, donate_argnums=(0, 1, 2)).lower(*self.arguments).as_text()

    def jax_steps(self, count):
        """Results of the last of `count` steps."""
        arguments = list(self.arguments)
        for _ in range(count):
            results = jax.jit(self.run)(*arguments)
            arguments[:3] = results[:3]
        return [np.asarray(result) for result in results]


def _values(key=0):
    keys = jax.random.split(jax.random.key(key), 5)
    return [jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.4, jax.random.normal(keys[1], (HIDDEN,)) * 0.1,
            jax.random.normal(keys[2], (HIDDEN, CLASSES)) * 0.4, jax.random.normal(keys[3], (ROWS, WIDTH)),
            jax.random.randint(keys[4], (ROWS,), 0, CLASSES)]


def _each(logits, labels):
    return jax.nn.logsumexp(logits, axis=-1) - jnp.take_along_axis(logits, labels[:, None], axis=1)[:, 0]


def _descend(loss, params, *rest):
    (value, more), grads = jax.value_and_grad(loss, has_aux=True)(params, *rest)
    clip = jnp.minimum(1.0, 1.0 / jnp.sqrt(sum(jnp.sum(g * g) for g in grads)))
    return [p - 0.5 * clip * g for p, g in zip(params, grads)], value, more


def metrics():
    """Counts of integers, a maximum over rows, an output for every row, labels that are left out by their number."""
    def step(w, b, v, x, y):
        def loss(params, x, y):
            w, b, v = params
            logits = jnp.tanh(x @ w + b) @ v
            used = y > 0
            total = jnp.sum(jnp.where(used, _each(logits, y), 0.0)) / jnp.maximum(jnp.sum(used), 1)
            right = jnp.sum((jnp.argmax(logits, axis=-1) == y).astype(jnp.int32))
            return total, (right, jnp.max(jnp.abs(logits)), jax.nn.softmax(logits))
        params, value, more = _descend(loss, [w, b, v], x, y)
        return *params, value, *more
    return Step(step, _values())


def dropout():
    """Random bits, of which every row has its own, and positions."""
    def step(w, b, v, x, y, key):
        def loss(params, x, y):
            w, b, v = params
            hidden = jnp.tanh(x @ w + b)
            hidden = jnp.where(jax.random.bernoulli(key, 0.7, hidden.shape), hidden / 0.7, 0.0)
            weight = 1.0 + 0.1 * jnp.arange(ROWS, dtype=jnp.float32)
            return jnp.mean(weight * _each(hidden @ v, y)), ()
        params, value, _ = _descend(loss, [w, b, v], x, y)
        return *params, value
    return Step(step, [*_values(1), jax.random.PRNGKey(5)])


def tied():
    """A table that is looked up and multiplied with: its gradient has two parts in every micro-batch."""
    def step(table, b, w, tokens, y):
        def loss(params, tokens, y):
            table, b, w = params
            hidden = jnp.tanh(table[tokens].mean(axis=1) @ w + b)
            return jnp.mean(_each(hidden @ table.T, y)), ()
        params, value, _ = _descend(loss, [table, b, w], tokens, y)
        return *params, value
    keys = jax.random.split(jax.random.key(2), 4)
    return Step(step, [jax.random.normal(keys[0], (CLASSES, HIDDEN)) * 0.4, jnp.zeros(HIDDEN),
                       jax.random.normal(keys[1], (HIDDEN, HIDDEN)) * 0.3,
                       jax.random.randint(keys[2], (ROWS, 6), 0, CLASSES), jax.random.randint(keys[3], (ROWS,), 0, CLASSES)])


def layers():
    """A scan over layers that stays a loop, whose rounds read numbers by row."""
    count = 16

    def step(w, b, v, x, y):
        def loss(params, x, y):
            w, b, v = params
            weight = 1.0 + 0.1 * jnp.arange(ROWS, dtype=jnp.float32)[:, None]

            def layer(x, parts):
                return x + jnp.tanh(x @ parts[0] + parts[1]) * weight * 0.3, ()
            return jnp.mean(_each(jax.lax.scan(layer, x, (w, b))[0] @ v, y)), ()
        params, value, _ = _descend(loss, [w, b, v], x, y)
        return *params, value
    keys = jax.random.split(jax.random.key(3), 3)
    _, _, v, x, y = _values(3)
    return Step(step, [jax.random.normal(keys[0], (count, WIDTH, WIDTH)) * 0.3, jnp.zeros((count, WIDTH)), v[:WIDTH], x, y],
                options=("--unroll-limit=600",))


STEPS = {step.__name__: functools.cache(step) for step in (metrics, dropout, tied, layers)}
