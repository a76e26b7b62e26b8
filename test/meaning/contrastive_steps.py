"""Training steps whose losses compare every row with every other: name -> () -> UpdateStep, as update_steps.py has them."""

import functools

import jax
import jax.numpy as jnp
import optax

from update_steps import HIDDEN, OUT, ROWS, WIDTH, UpdateStep, _data, _keys, _trained

DIM = 6


def _towers(**more):
    """Two encoders, of WIDTH and of OUT features."""
    keys = jax.random.split(jax.random.key(7), 4)
    return {"image": {"in": jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.3, "out": jax.random.normal(keys[1], (HIDDEN, DIM)) * 0.3},
            "text": {"in": jax.random.normal(keys[2], (OUT, HIDDEN)) * 0.3, "out": jax.random.normal(keys[3], (HIDDEN, DIM)) * 0.3},
            **more}


def _encode(tower, rows):
    z = jnp.tanh(rows @ tower["in"]) @ tower["out"]
    return z / jnp.sqrt(jnp.sum(z * z, axis=-1, keepdims=True) + 1e-6)


def info_nce():
    """Each image picks its text out of all."""
    def loss(params, x, y):
        logits = _encode(params["image"], x) @ _encode(params["text"], y).T / 0.2
        return optax.softmax_cross_entropy_with_integer_labels(logits, jnp.arange(ROWS)).mean()
    return _trained(_towers(), loss)


def clip():
    """Images pick texts and texts pick images, with a temperature that is trained."""
    def loss(params, x, y):
        logits = jnp.exp(params["temperature"]) * _encode(params["image"], x) @ _encode(params["text"], y).T
        labels = jnp.arange(ROWS)
        rows = optax.softmax_cross_entropy_with_integer_labels(logits, labels).mean()
        columns = optax.softmax_cross_entropy_with_integer_labels(logits.T, labels).mean()
        return (rows + columns) / 2
    return _trained(_towers(temperature=jnp.float32(1.0)), loss)


def siglip():
    """Each pair on its own: together or not."""
    def loss(params, x, y):
        logits = _encode(params["image"], x) @ _encode(params["text"], y).T * jnp.exp(params["scale"]) + params["bias"]
        return -jnp.sum(jax.nn.log_sigmoid((2 * jnp.eye(ROWS) - 1) * logits)) / ROWS
    return _trained(_towers(scale=jnp.float32(1.0), bias=jnp.float32(-2.0)), loss)


def simclr():
    """Two views of a row, one encoder: each view picks the other out of all other views (NT-Xent)."""
    keys = _keys(4)
    params = {"in": jax.random.normal(keys[0], (WIDTH, HIDDEN)) * 0.3, "out": jax.random.normal(keys[1], (HIDDEN, DIM)) * 0.3}

    def loss(params, x, noise):
        z = jnp.concatenate([_encode(params, x), _encode(params, x + 0.1 * jnp.tile(noise, (1, WIDTH // OUT)))])
        similar = z @ z.T / 0.5 - 1e9 * jnp.eye(2 * ROWS)
        other = jnp.concatenate([jnp.arange(ROWS) + ROWS, jnp.arange(ROWS)])
        return optax.softmax_cross_entropy_with_integer_labels(similar, other).mean()
    return _trained(params, loss)


STEPS = {step.__name__: functools.cache(step) for step in (info_nce, clip, siglip, simclr)}
