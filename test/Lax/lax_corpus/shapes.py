"""Ops that only move elements, over every element type; their derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from lax_corpus.case import Case, is_wide
from lax_corpus.values import ALL, FLOATS, F32, INTS, moved, name_of, numbers

X = (3, 4, 5)
# Each of one argument of shape X (or the shape given).
MOVES = {
    "transpose": lambda x: x.transpose(2, 0, 1),
    "reverse": lambda x: lax.rev(x, (0, 2)),
    "slice_strided": lambda x: lax.slice(x, (1, 0, 2), (3, 4, 5), (1, 3, 2)),
    "pad": lambda x: lax.pad(x, jnp.ones((), x.dtype), ((1, 2, 1), (-1, 3, 0), (2, -2, 2))),
    "pad_negative": lambda x: lax.pad(x, jnp.ones((), x.dtype), ((-1, -1, 0), (-2, 1, 1), (0, -4, 0))),
    "broadcast": lambda x: lax.broadcast_in_dim(x[:, :1], (2, 3, 6, 5), (1, 2, 3)),
    "reshape": lambda x: x.reshape(5, 2, 6),
    "concatenate": lambda x: jnp.concatenate([x, x[:, :1], x[:, 2:]], 1),
    "dynamic_slice": lambda x: lax.dynamic_slice(x, (1, 9, -1), (2, 2, 3)),
    "dynamic_update_slice": lambda x: lax.dynamic_update_slice(x, x[:2, :2], (2, 1, 0)),
    "roll_tile": lambda x: (jnp.roll(x, 2, 1), jnp.tile(x, (1, 2, 1))),
    "repeat": lambda x: jnp.repeat(x, 3, axis=1),
    "stack_split": lambda x: (jnp.stack([x, x], 1), *jnp.split(x, 2, 1)),
    "tril_triu": lambda x: (jnp.tril(x), jnp.triu(x, 1)),
    "where_flip": lambda x: jnp.where(x == x, jnp.flip(x, 1), x),
    "diagonal": lambda x: (jnp.diagonal(x[:, :3]), jnp.diag(x[0, 0])),
    "moveaxis": lambda x: (jnp.moveaxis(x, 0, 2), jnp.expand_dims(x, (0, 3)), x[:, None, :, 0]),
    "empty": lambda x: (x[:0], jnp.concatenate([x[:0], x]), x[:, 4:]),
}


def _moves():
    for op, function in MOVES.items():
        for dtype in ALL:
            yield Case(f"move_{op}_{name_of(dtype)}", lambda rng, f=function, d=dtype: (f, [moved(rng, X, d)]), is_wide(dtype))
    for op, function in MOVES.items():
        yield Case(f"move_{op}_complex64", lambda rng, f=function: (f, [numbers(rng, X, np.complex64)]))


def _iota():
    for dtype in FLOATS + INTS:
        yield Case(f"iota_each_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: [lax.broadcasted_iota(d, (3, 4, 5), dim) + x for dim in range(3)], [np.zeros((), d)]), is_wide(dtype))
        yield Case(f"eye_arange_{name_of(dtype)}", lambda rng, d=dtype: (
            lambda x: (jnp.eye(3, 4, 1, dtype=d) + x, jnp.arange(2, 20, 3, dtype=d) + x), [np.zeros((), d)]), is_wide(dtype))


def _derivatives():
    for op, function in MOVES.items():
        for dtype in FLOATS:
            def vjp(x, function=function):
                out, back = jax.vjp(function, x)
                return back(jax.tree.map(lambda o: jnp.cos(jnp.arange(o.size, dtype=o.dtype)).reshape(o.shape), out))

            yield Case(f"vjp_move_{op}_{name_of(dtype)}", lambda rng, f=vjp, d=dtype: (f, [numbers(rng, X, d)]), is_wide(dtype))


def cases():
    for family in (_moves, _iota, _derivatives):
        yield from family()
