"""Training steps that carry a state for each row of the batch: name -> () -> UpdateStep, as update_steps.py has them."""

import functools

import jax
import jax.numpy as jnp
import optax

from update_steps import HIDDEN, OUT, ROWS, WIDTH, UpdateStep, _data, _keys
from stranger import Stranger

PLACES = 3


def _carried(params, carry, loss_of, kinds):
    """A step under AdamW; `loss_of(params, carry, x, y)` gives the loss and the next carry, which no gradient reaches."""
    tx = optax.adamw(1e-2)

    def step(params, opt_state, carry, x, y):
        (loss, carry), grads = jax.value_and_grad(loss_of, has_aux=True)(params, jax.lax.stop_gradient(carry), x, y)
        updates, opt_state = tx.update(grads, opt_state, params)
        return optax.apply_updates(params, updates), opt_state, carry, loss
    stranger = Stranger(step, (params, tx.init(params), carry, *_data()), ("param", "opt", kinds, "batch", "batch"),
                        lambda a, r: (*r[:3], *a[3:]), donate=(0, 1, 2))
    return UpdateStep(stranger, lambda params, _, *rest: jax.grad(loss_of, has_aux=True)(params, *rest)[0])


def _weights(*shapes):
    return [jax.random.normal(key, shape) * 0.3 for key, shape in zip(_keys(len(shapes)), shapes)]


def recurrent():
    """A recurrent network that goes on where the last piece of text ended."""
    x, h, out = _weights((WIDTH, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, OUT))

    def loss(p, state, rows, y):
        for _ in range(PLACES):
            state = jnp.tanh(rows @ p["x"] + state @ p["h"] + p["b"])
        return jnp.mean((state @ p["out"] - y) ** 2), state
    return _carried({"x": x, "h": h, "b": jnp.zeros(HIDDEN), "out": out}, jnp.full((ROWS, HIDDEN), 0.1), loss, "batch_state")


def layers():
    """LSTMs whose hidden states and cells are stacked by layer: the rows are the second dimension."""
    x, first, second, out = _weights((WIDTH, HIDDEN), (2 * HIDDEN, 4 * HIDDEN), (2 * HIDDEN, 4 * HIDDEN), (HIDDEN, OUT))

    def loss(p, state, rows, y):
        hidden, cells, z = [], [], rows @ p["x"]
        for layer in range(2):
            i, f, g, o = jnp.split(jnp.concatenate([z, state["h"][layer]], 1) @ p["h"][layer], 4, 1)
            cells.append(jax.nn.sigmoid(f) * state["c"][layer] + jax.nn.sigmoid(i) * jnp.tanh(g))
            z = jax.nn.sigmoid(o) * jnp.tanh(cells[-1])
            hidden.append(z)
        return jnp.mean((z @ p["out"] - y) ** 2), {"h": jnp.stack(hidden), "c": jnp.stack(cells)}
    zeros = jnp.zeros((2, ROWS, HIDDEN))
    return _carried({"x": x, "h": [first, second], "out": out}, {"h": zeros, "c": zeros + 0.1}, loss, "batch_state:1")


def cache():
    """Keys and values of the last places are attended to."""
    q, k, v, out = _weights((WIDTH, HIDDEN), (WIDTH, HIDDEN), (WIDTH, HIDDEN), (HIDDEN, OUT))

    def loss(p, state, rows, y):
        keys, values = (jnp.concatenate([state[n][:, 1:], (rows @ p[n])[:, None]], 1) for n in "kv")
        scores = jax.nn.softmax(jnp.einsum("bd,btd->bt", rows @ p["q"], keys) * HIDDEN ** -0.5)
        return jnp.mean((jnp.einsum("bt,btd->bd", scores, values) @ p["out"] - y) ** 2), {"k": keys, "v": values}
    zeros = jnp.zeros((ROWS, PLACES, HIDDEN))
    return _carried({"q": q, "k": k, "v": v, "out": out}, {"k": zeros, "v": zeros}, loss, "batch_state")


def weights():
    """Examples that are hard count for more (exponentiated gradient); their weights sum to the number of rows."""
    w, out = _weights((WIDTH, HIDDEN), (HIDDEN, OUT))

    def loss(p, state, rows, y):
        losses = jnp.mean((jnp.tanh(rows @ p["w"]) @ p["out"] - y) ** 2, 1)
        harder = state * jnp.exp(0.1 * jax.lax.stop_gradient(losses))
        return jnp.mean(state * losses), harder / jnp.sum(harder) * ROWS
    return _carried({"w": w, "out": out}, jnp.ones(ROWS), loss, "batch_state")


def ensemble():
    """Predictions are held to their own averages, which start again where a row is new; counts of places since then."""
    w, out = _weights((WIDTH, HIDDEN), (HIDDEN, OUT))

    def loss(p, state, rows, y):
        z = jnp.tanh(rows @ p["w"]) @ p["out"]
        is_new = y[:, 0] > 1.0
        average = jnp.where(is_new[:, None], z, 0.9 * state["average"] + 0.1 * z)
        trust = 1 - 0.5 ** state["age"].astype(jnp.float32)
        value = jnp.mean((z - y) ** 2) + jnp.mean(trust[:, None] * (z - state["average"]) ** 2)
        return value, {"average": average, "age": jnp.where(is_new, 0, state["age"] + 1)}
    return _carried({"w": w, "out": out}, {"average": jnp.zeros((ROWS, OUT)), "age": jnp.zeros(ROWS, jnp.int32)}, loss, "batch_state")


STEPS = {step.__name__: functools.cache(step) for step in (recurrent, layers, cache, weights, ensemble)}
