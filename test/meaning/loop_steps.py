"""Training steps with loops and branches that stay: name -> () -> UpdateStep.

Loops whose number of rounds depends on data, in the forward pass, in the backward pass, in the optimizer, inside one
another; `UNROLLED` are static ones, which `--unroll-limit` keeps.
"""

import jax
import jax.numpy as jnp

from update_steps import HIDDEN, OUT, ROWS, WIDTH, Stranger, UpdateStep, _data, _keys, _trained

LENGTH = 40


def _weights(**shapes):
    return {name: jax.random.normal(key, shape) * 0.3
            for (name, shape), key in zip(shapes.items(), _keys(len(shapes)), strict=True)}


def fixed_point():
    """A layer that is iterated until its norm moves no more; its gradient is that of the last round."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "self": (HIDDEN, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        # The fixed point of a map of the weights alone: the same on all ranks.
        def body(carry):
            w, _, count = carry
            new = jnp.tanh(w @ params["self"] * 0.3 + params["in"])
            return new, jnp.max(jnp.abs(new - w)), count + 1
        start = (jnp.zeros((WIDTH, HIDDEN)), jnp.float32(1), 0)
        w, _, _ = jax.lax.while_loop(lambda c: (c[1] > 1e-3) & (c[2] < 50), body, jax.lax.stop_gradient(start))
        w = jax.lax.stop_gradient(w)
        w = jnp.tanh(w @ params["self"] * 0.3 + params["in"])
        return jnp.mean((x @ w @ params["out"] - y) ** 2)
    return _trained(params, loss)


def dynamic_bound():
    """As many rounds as an argument says, on rows of the batch."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, rounds, x, y):
        h = jnp.tanh(x @ params["in"])
        h = h + jax.lax.stop_gradient(jax.lax.fori_loop(0, rounds, lambda i, h: jnp.sin(h) + 0.1 * i, h))
        return jnp.mean((h @ params["out"] - y) ** 2)
    return _trained(params, loss, (jnp.int32(5),), ("scalar",))


def mean_error():
    """Rounds on rows of the batch until the mean over all of them is small: ranks do not meet in them."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        h = jnp.tanh(x @ params["in"])

        def body(carry):
            z, _ = carry
            new = 0.5 * (z + jnp.sin(h))
            return new, jnp.mean((new - z) ** 2)
        z, _ = jax.lax.while_loop(lambda c: c[1] > 1e-5, body, jax.lax.stop_gradient((h * 4, jnp.float32(1))))
        return jnp.mean(((h + jax.lax.stop_gradient(z)) @ params["out"] - y) ** 2)
    return _trained(params, loss)


def nested():
    """A loop of unknown length in another one, and a branch with a loop in it."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, rounds, x, y):
        h = x @ params["in"]

        def inner(i, h):
            return jax.lax.fori_loop(0, rounds - i, lambda j, h: h * 0.9 + 0.01 * j, h)
        moved = jax.lax.fori_loop(0, rounds, inner, h)
        moved = jax.lax.cond(rounds > 2, lambda h: jax.lax.fori_loop(0, rounds, lambda i, h: jnp.cos(h), h), jnp.sin, moved)
        return jnp.mean(((h + jax.lax.stop_gradient(moved)) @ params["out"] - y) ** 2)
    return _trained(params, loss, (jnp.int32(4),), ("scalar",))


def rejection():
    """Noise that is drawn until it is accepted."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, key, x, y):
        noise = jax.random.gamma(key, 2.0, (HIDDEN,)) + jax.random.poisson(key, 3.0, (HIDDEN,))
        return jnp.mean((jnp.tanh(x @ params["in"] + 0.01 * noise) @ params["out"] - y) ** 2)
    return _trained(params, loss, (jax.random.PRNGKey(3),), ("rng",))


def newton_schulz():
    """An optimizer that makes each gradient orthogonal, to a tolerance."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss_of(params, x, y):
        return jnp.mean((jnp.tanh(x @ params["in"]) @ params["out"] - y) ** 2)

    def orthogonal(g):
        def body(carry):
            m, _, count = carry
            new = 1.5 * m - 0.5 * m @ m.T @ m
            return new, jnp.max(jnp.abs(new - m)), count + 1
        start = g / (jnp.linalg.norm(g) + 1e-6)
        return jax.lax.while_loop(lambda c: (c[1] > 1e-2) & (c[2] < 30), body, (start, jnp.float32(1), 0))[0]

    def step(params, x, y):
        loss, grads = jax.value_and_grad(loss_of)(params, x, y)
        return jax.tree.map(lambda p, g: p - 1e-2 * orthogonal(g), params, grads), loss
    stranger = Stranger(step, (params, *_data()), ("param", "batch", "batch"), lambda a, r: (r[0], *a[1:]), donate=(0,))
    return UpdateStep(stranger, lambda params, *rest: jax.grad(loss_of)(params, *rest))


def _recurrent(reads_means):
    params = _weights(**{"in": (WIDTH, HIDDEN), "self": (HIDDEN, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        def cell(h, t):
            h = jnp.tanh(x * jnp.cos(0.1 * t) @ params["in"] + h @ params["self"])
            return h, jnp.mean(h) if reads_means else 0.0
        h, means = jax.lax.scan(cell, jnp.zeros((ROWS, HIDDEN)), jnp.arange(LENGTH, dtype=jnp.float32))
        return jnp.mean((h @ params["out"] - y) ** 2) + 0.1 * jnp.sum(jnp.square(means))
    return _trained(params, loss)


def recurrent():
    """A recurrent network over LENGTH positions, and its backward pass."""
    return _recurrent(reads_means=False)


def recurrent_means():
    """The same; each round's mean over the batch is read behind the loop."""
    return _recurrent(reads_means=True)


def by_row():
    """Each row is halved until it is small: another number of rounds for each."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        h = x @ params["in"]

        def small(row):
            return jax.lax.while_loop(lambda r: jnp.sum(r ** 2) > 0.1, lambda r: 0.8 * r, row)
        h = h + jax.lax.stop_gradient(jax.vmap(small)(h))
        return jnp.mean((h @ params["out"] - y) ** 2)
    return _trained(params, loss)


def endless_nan():
    """A loop that makes NaN in all its rounds, up to a bound, and is not used but where it is a number."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, rounds, x, y):
        nan = jax.lax.fori_loop(0, rounds, lambda i, a: jnp.log(a - 10.0), jnp.ones(HIDDEN))
        none = jax.lax.fori_loop(rounds, rounds, lambda i, a: a * 7.0, jnp.ones(HIDDEN))
        h = jnp.tanh(x @ params["in"]) * jnp.where(jnp.isnan(nan), none, nan)
        return jnp.mean((h @ params["out"] - y) ** 2)
    return _trained(params, loss, (jnp.int32(6),), ("scalar",))


STEPS = {"fixed_point": fixed_point, "dynamic_bound": dynamic_bound, "mean_error": mean_error,
         "nested": nested, "rejection": rejection,
         "newton_schulz": newton_schulz, "by_row": by_row, "endless_nan": endless_nan}
UNROLLED = {"recurrent": recurrent, "recurrent_means": recurrent_means}
