"""Shampoo (arXiv 1802.09568) as an optax transformation, which optax itself has not: roots from eigenvalues, as its authors
compute them; leaves that are no matrix are Adam's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import optax

DAMPING = 1e-4  # what the statistics start as, times the identity, and their smallest eigenvalue


class ShampooState(NamedTuple):
    """For each matrix its sums of `g g^T` and `g^T g`."""

    left: Any
    right: Any


def _as_matrix(x: jax.Array) -> jax.Array:
    """A leaf as (stacked layers, rows, columns); of a filter the last dimension is the columns."""
    return x[None] if x.ndim == 2 else x if x.ndim == 3 else x.reshape(1, -1, x.shape[-1])


def _root(sums: jax.Array) -> jax.Array:
    """Inverse fourth roots of symmetric matrices."""
    values, vectors = jnp.linalg.eigh(sums)
    scaled = vectors * (jnp.maximum(values, DAMPING) ** -0.25)[..., None, :]
    root: jax.Array = scaled @ vectors.swapaxes(-1, -2)
    return root


def scale_by_shampoo() -> Any:
    """The gradient times the inverse fourth roots of both sums."""
    def identity(p: jax.Array, dim: int) -> jax.Array:
        shape = _as_matrix(p).shape
        return jnp.broadcast_to(DAMPING * jnp.eye(shape[dim], dtype=p.dtype), (shape[0], shape[dim], shape[dim]))

    def init(params: Any) -> ShampooState:
        return ShampooState(jax.tree.map(lambda p: identity(p, 1), params), jax.tree.map(lambda p: identity(p, 2), params))

    def update(updates: Any, state: ShampooState, params: Any = None) -> tuple[Any, ShampooState]:
        del params
        matrices = jax.tree.map(_as_matrix, updates)
        left = jax.tree.map(lambda s, g: s + g @ g.swapaxes(-1, -2), state.left, matrices)
        right = jax.tree.map(lambda s, g: s + g.swapaxes(-1, -2) @ g, state.right, matrices)
        scaled = jax.tree.map(lambda u, g, a, b: (_root(a) @ g @ _root(b)).reshape(u.shape), updates, matrices, left, right)
        return scaled, ShampooState(left, right)

    return optax.GradientTransformation(init, update)


def shampoo(rate: Any, weight_decay: float, mask: Callable[..., Any], matrices: Callable[..., Any]) -> Any:
    """Shampoo for the leaves where `matrices(params)` is true, Adam for the others; both with decoupled decay under `mask`."""
    def labels(params: Any) -> Any:
        return jax.tree.map(lambda is_matrix: "shampoo" if is_matrix else "adam", matrices(params))

    decay = optax.add_decayed_weights(weight_decay, mask)
    return optax.chain(
        optax.multi_transform({"shampoo": scale_by_shampoo(), "adam": optax.scale_by_adam(b1=0.9, b2=0.95, eps=1e-8)}, labels),
        decay, optax.scale_by_learning_rate(rate))
