"""What may be written over what is read: kernels that read one buffer by two names, or as a view, against JAX."""

import os
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "meaning"))

import zero_run  # noqa: E402  (the path comes first)

RNG = np.random.default_rng(0)


def uniform(*shape):
    return RNG.uniform(1, 2, shape).astype(np.float32)


def rows_less_some(a):
    """Every row reads an element of the first four, as if it were its own row's value."""
    b = a - a[:4].reshape(64)[:, None]
    return b / jnp.sum(b, 1, keepdims=True)


def loop(x, rounds):
    return lax.fori_loop(0, rounds, lambda _, a: rows_less_some(a), x)


def between_sorts(x):
    return jnp.sort(rows_less_some(jnp.sort(x, 1)), 1)


def narrow_rows(x):
    """A row's sum has the bytes of the row's four elements."""
    return jnp.sort(jnp.sum(jnp.sort(x, 1).astype(np.int32), 1))


def biased_scores(q, k, v, x):
    """As many keys as a head has dimensions: sums over queries have the shape of the scores."""
    bias, weights = jnp.sort(x, 2), jnp.exp(jnp.einsum("bqd,bkd->bqk", q, k))
    return jnp.sort(jnp.einsum("bqk,bqd->bkd", weights, v), 2), jnp.sum(weights * bias, 2)


def narrow_softmax(q, k, v):
    e = jnp.exp(jnp.einsum("bqd,bkd->bqk", q, k).astype(jnp.bfloat16))
    p = e / jnp.sum(e, 2, keepdims=True)
    return jnp.einsum("bqk,bkd->bqd", p.astype(np.float32), v)


HEADS = [uniform(2, 128, 128) * 0.1 for _ in range(4)]
CASES = {
    "loop": (loop, [uniform(64, 16), np.int32(2)], 1e-4),
    "between_sorts": (between_sorts, [uniform(64, 16)], 1e-4),
    "narrow_rows": (narrow_rows, [RNG.integers(-100, 100, (64, 4), dtype=np.int8)], 0),
    "biased_scores": (biased_scores, HEADS, 1e-4),
    "narrow_softmax": (narrow_softmax, [uniform(2, 5, 4), uniform(2, 7, 4), uniform(2, 7, 4)], 2e-2),
}


@pytest.mark.parametrize("name", CASES)
def test_as_jax(name, tmp_path):
    function, arguments, tolerance = CASES[name]
    module = tmp_path / "module.mlir"
    module.write_text(jax.jit(function, keep_unused=True).lower(*arguments).as_text())
    found, _ = zero_run.run(module, arguments, stage=None)
    for a, b in zip(found, jax.tree.leaves(jax.jit(function)(*arguments)), strict=True):
        np.testing.assert_allclose(np.asarray(a, np.float64), np.asarray(b, np.float64), tolerance, tolerance)
