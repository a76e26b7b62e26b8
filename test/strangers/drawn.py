"""Values for steps: drawn by NumPy, a plain network."""

import jax
import jax.numpy as jnp
import numpy as np


def draw(seed, *shape):
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), jnp.float32)


def whole(seed, high, *shape):
    return jnp.asarray(np.random.default_rng(seed).integers(0, high, shape), jnp.int32)


def layers(seed, *sizes):
    return [(draw(seed + i, a, b) * a**-0.5, jnp.zeros(b)) for i, (a, b) in enumerate(zip(sizes, sizes[1:]))]


def mlp(p, x, activation=lambda x: jax.nn.leaky_relu(x, 0.2)):
    for w, b in p[:-1]:
        x = activation(x @ w + b)
    return x @ p[-1][0] + p[-1][1]
