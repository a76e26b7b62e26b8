"""Small steps of what the zoo's models do not compute: name -> () -> UpdateStep.

Experts in bf16, sorts, convolutions, transforms and sums along an axis, loops whose rounds depend on data. Everything is
small: what is taken out of these programs is taken out one by one. But their losses are sums over so many elements that a block
has several warps, which wait for one another.
"""

import jax
import jax.numpy as jnp

from loop_steps import _weights
from update_steps import HIDDEN, ROWS, WIDTH, UpdateStep, _keys, _trained

EXPERTS, OUT = 4, 64


def _step(params, loss, narrow=False):
    x, y = _keys(2)
    step = _trained(params, loss, data=(jax.random.normal(x, (ROWS, WIDTH)), jax.random.normal(y, (ROWS, OUT))))
    return UpdateStep(step.step, step.gradients, narrow)


def experts():
    """Tokens go to the better two of the experts; in bf16, under AdamW in f32."""
    params = _weights(**{"gate": (WIDTH, EXPERTS), "up": (EXPERTS, WIDTH, HIDDEN), "down": (EXPERTS, HIDDEN, OUT)})

    def loss(params, x, y):
        p, x = jax.tree.map(lambda w: w.astype(jnp.bfloat16), params), x.astype(jnp.bfloat16)
        weight, chosen = jax.lax.top_k(jax.nn.softmax(x @ p["gate"]), 2)
        weights = (jax.nn.one_hot(chosen, EXPERTS, dtype=x.dtype) * weight[..., None]).sum(1)
        h = jax.nn.silu(jnp.einsum("bi,eih->beh", x, p["up"]))
        out = jnp.einsum("beh,eho,be->bo", h, p["down"], weights)
        return jnp.mean((out.astype(jnp.float32) - y) ** 2)
    return _step(params, loss, narrow=True)


def ranked():
    """Sorted features, their order, and the four largest: each a sort along rows, gathered back by its gradient."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT), "top": (4, OUT)})

    def loss(params, x, y):
        h = x @ params["in"]
        order = jnp.argsort(h, axis=-1)
        largest, _ = jax.lax.top_k(h, 4)
        ramp = jnp.arange(HIDDEN) / HIDDEN
        out = jnp.take_along_axis(h, order, -1) * ramp @ params["out"] + largest @ params["top"]
        return jnp.mean((out - y) ** 2)
    return _step(params, loss)


def pictures():
    """A convolution, of tiles that several warps share, the largest of each window, and a mean."""
    params = _weights(**{"filter": (3, 3, 2, 24), "out": (24, OUT)})

    def loss(params, x, y):
        images = jnp.tile(x.reshape(ROWS, 2, 2, 2), (1, 2, 2, 1))
        h = jax.lax.conv_general_dilated(images, params["filter"], (1, 1), "SAME", dimension_numbers=("NHWC", "HWIO", "NHWC"))
        h = jax.lax.reduce_window(jax.nn.relu(h), -jnp.inf, jax.lax.max, (1, 2, 2, 1), (1, 2, 2, 1), "VALID")
        return jnp.mean((h.mean((1, 2)) @ params["out"] - y) ** 2)
    return _step(params, loss)


def waves():
    """A filter between two Fourier transforms, and sums of all features before each."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "filter": (HIDDEN // 2 + 1,), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        h = x @ params["in"]
        h = jnp.fft.irfft(jnp.fft.rfft(h) * params["filter"], n=HIDDEN) + 0.1 * jnp.cumsum(h, axis=-1)
        return jnp.mean((h @ params["out"] - y) ** 2)
    return _step(params, loss)


def halved():
    """Rows are halved until all of a rank's are small: the host, or a node of the graph, reads after each round whether to go on."""
    params = _weights(**{"in": (WIDTH, HIDDEN), "out": (HIDDEN, OUT)})

    def loss(params, x, y):
        h = x @ params["in"]
        small = jax.lax.while_loop(lambda h: jnp.sum(h ** 2) > 1, lambda h: 0.5 * jnp.sin(h), jax.lax.stop_gradient(h))
        return jnp.mean(((h + small) @ params["out"] - y) ** 2)
    return _step(params, loss)


STEPS = {"experts": experts, "ranked": ranked, "pictures": pictures, "waves": waves, "halved": halved}
