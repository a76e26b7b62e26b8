"""Values drawn by JAX's keys, and the usual loss."""

import jax
import optax


def normal(seed, *shape):
    return jax.random.normal(jax.random.key(seed), shape)


def matrix(seed, *shape):
    return normal(seed, *shape) * shape[-2] ** -0.5


def integers(seed, *shape, high):
    return jax.random.randint(jax.random.key(seed), shape, 0, high)


def nll(logits, labels):
    return optax.softmax_cross_entropy_with_integer_labels(logits, labels)
