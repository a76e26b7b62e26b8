"""Steps in narrow and wide types: 8-bit matmuls with histories of maxima, 16-bit states, scaled losses that overflow, f64."""

import jax
import jax.numpy as jnp

from stranger import Stranger

ROWS, WIDTH, HIDDEN, OUT = 12, 8, 16, 5
E4M3, E5M2 = jnp.float8_e4m3fn, jnp.float8_e5m2


def _params(dtype=jnp.float32):
    keys = jax.random.split(jax.random.PRNGKey(3), 2)
    return {
        "in": (jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.3).astype(dtype),
        "out": (jax.random.normal(keys[1], (HIDDEN, OUT)) * 0.3).astype(dtype),
        "bias": jnp.zeros(OUT, dtype),
    }


def _batch(rows=ROWS, dtype=jnp.float32):
    keys = jax.random.split(jax.random.PRNGKey(4), 2)
    return (jax.random.normal(keys[0], (rows, WIDTH)).astype(dtype), jax.random.normal(keys[1], (rows, OUT)).astype(dtype))


def _rounded(x, history, kind):
    """(x in 8 bits and back, by the largest value of its history; the history with x's own in front)."""
    scale = jax.lax.stop_gradient(jnp.max(history)) / float(jnp.finfo(kind).max)
    low = jnp.clip(x / scale, -float(jnp.finfo(kind).max), float(jnp.finfo(kind).max)).astype(kind)
    return low.astype(x.dtype) * scale, jnp.concatenate([jax.lax.stop_gradient(jnp.max(jnp.abs(x)))[None], history[:-1]])


@jax.custom_vjp
def _narrow_gradient(x, scale):
    return x


_narrow_gradient.defvjp(
    lambda x, scale: (x, scale), lambda scale, g: ((g / scale).astype(E5M2).astype(g.dtype) * scale, jnp.zeros_like(scale))
)


def delayed_scaling():
    """Matmuls of e4m3 values, gradients through e5m2; scales follow from the maxima of the last four steps."""

    def step(params, momentum, histories, x, y):
        def loss_of(params):
            new = {}
            a, new["x"] = _rounded(x, histories["x"], E4M3)
            w, new["in"] = _rounded(params["in"], histories["in"], E4M3)
            hidden = jnp.tanh(_narrow_gradient(a @ w, jnp.float32(2.0**-12)))
            h, new["hidden"] = _rounded(hidden, histories["hidden"], E4M3)
            v, new["out"] = _rounded(params["out"], histories["out"], E4M3)
            return jnp.mean((h @ v + params["bias"] - y) ** 2), new

        (loss, histories), grads = jax.value_and_grad(loss_of, has_aux=True)(params)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return jax.tree.map(lambda p, m: p - 0.02 * m, params, momentum), momentum, histories, loss

    params = _params()
    histories = {
        name: jnp.full(4, size, jnp.float32) for name, size in {"x": 4.0, "in": 1.0, "hidden": 1.0, "out": 1.0}.items()
    }
    return Stranger(
        step,
        (params, jax.tree.map(jnp.zeros_like, params), histories, *_batch()),
        ("param", "opt", "model_state", "batch", "batch"),
        lambda a, r: (*r[:3], *a[3:]),
        donate=(0, 1, 2),
        tolerance=2e-2,
    )


def bf16_states():
    """Adam whose parameters and moments are bf16, computed in f32."""

    def step(params, m, v, x, y):
        def loss_of(params):
            wide = jax.tree.map(lambda p: p.astype(jnp.float32), params)
            return jnp.mean((jnp.tanh(x @ wide["in"]) @ wide["out"] + wide["bias"] - y) ** 2)

        loss, grads = jax.value_and_grad(loss_of)(params)

        def one(p, m, v, g):
            p, m, v, g = (t.astype(jnp.float32) for t in (p, m, v, g))
            m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
            return tuple(t.astype(jnp.bfloat16) for t in (p - 1e-2 * m / (jnp.sqrt(v) + 1e-3), m, v))

        found = jax.tree.map(one, params, m, v, grads)
        params, m, v = (jax.tree.map(lambda t: t[i], found, is_leaf=lambda t: isinstance(t, tuple)) for i in range(3))
        return params, m, v, loss

    params = _params(jnp.bfloat16)
    zeros = jax.tree.map(jnp.zeros_like, params)
    return Stranger(
        step,
        (params, zeros, zeros, *_batch()),
        ("param", "opt", "opt", "batch", "batch"),
        lambda a, r: (*r[:3], *a[3:]),
        donate=(0, 1, 2),
        tolerance=2e-2,
    )


def skipped_steps():
    """f16 under a loss scale that overflows at first: the first step is skipped, the scale shrinks, the second is taken."""

    def step(params, momentum, scale, good, x, y):
        def loss_of(params):
            half = jax.tree.map(lambda p: p.astype(jnp.float16), params)
            out = jnp.tanh(x.astype(jnp.float16) @ half["in"]) @ half["out"] + half["bias"]
            loss = jnp.mean((out.astype(jnp.float32) - y) ** 2)
            return loss * scale, loss

        grads, loss = jax.grad(loss_of, has_aux=True)(params)
        grads = jax.tree.map(lambda g: g / scale, grads)
        finite = jnp.all(jnp.stack([jnp.all(jnp.isfinite(g)) for g in jax.tree.leaves(grads)]))
        moved = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        new = jax.tree.map(lambda p, m: p - 0.05 * m, params, moved)
        keep = lambda a, b: jax.tree.map(lambda n, o: jnp.where(finite, n, o), a, b)
        good = jnp.where(finite, good + 1, 0)
        scale = jnp.where(finite, jnp.where(good % 2 == 0, scale * 2, scale), scale / 2.0**12)
        return keep(new, params), keep(moved, momentum), scale, good, loss

    params = _params()
    return Stranger(
        step,
        (params, jax.tree.map(jnp.zeros_like, params), jnp.float32(2.0**24), jnp.int32(0), *_batch()),
        ("param", "opt", "opt", "counter", "batch", "batch"),
        lambda a, r: (*r[:4], *a[4:]),
        donate=(0, 1, 2, 3),
        tolerance=2e-2,
    )


def odd_sizes():
    """One row for each of four ranks; leaves of three, one and no elements, and of rank 0."""

    def step(params, momentum, x, y):
        def loss_of(p):
            hidden = jnp.tanh(x @ p["in"]) * p["scale"] + p["three"].sum() + jnp.concatenate([x @ p["none"], x], 1)[:, :7]
            return jnp.mean((hidden @ p["out"] + p["one"] - y) ** 2)

        loss, grads = jax.value_and_grad(loss_of)(params)
        momentum = jax.tree.map(lambda m, g: 0.9 * m + g, momentum, grads)
        return jax.tree.map(lambda p, m: p - 0.05 * m, params, momentum), momentum, loss

    keys = jax.random.split(jax.random.PRNGKey(5), 3)
    params = {
        "in": jax.random.normal(keys[0], (WIDTH, 7)) * 0.3,
        "out": jax.random.normal(keys[1], (7, OUT)) * 0.3,
        "three": jax.random.normal(keys[2], (3,)) * 0.1,
        "one": jnp.zeros(1),
        "scale": jnp.float32(1.0),
        "none": jnp.zeros((WIDTH, 0)),
    }
    # Nothing depends on what has no elements.
    kinds, momenta = ({**jax.tree.map(lambda _: kind, params), "none": "model_state"} for kind in ("param", "opt"))
    return Stranger(
        step,
        (params, jax.tree.map(jnp.zeros_like, params), *_batch(4)),
        (kinds, momenta, "batch", "batch"),
        lambda a, r: (*r[:2], *a[2:]),
        donate=(0, 1),
    )


PRECISIONS = {
    "delayed_scaling": delayed_scaling,
    "bf16_states": bf16_states,
    "skipped_steps": skipped_steps,
    "odd_sizes": odd_sizes,
}
