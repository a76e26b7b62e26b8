"""Kernels over rows, compiled, against JAX: reductions along rows and all that stands between them, at odd sizes,
as pieces of kernels (the same bits however the rows are split), and in place."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from kernels import Kernels, kernel_text, storage, wide_types  # noqa: F401  (a fixture)

jax.config.update("jax_enable_x64", True)  # while the cases are made; their tests say so themselves
pytestmark = pytest.mark.usefixtures("wide_types")
RNG = np.random.default_rng(0)
F32 = np.float32


def normal(*shape, dtype=F32):
    return jnp.asarray(RNG.standard_normal(shape), dtype)


def softmax(x):
    e = jnp.exp(x - jnp.max(x, -1, keepdims=True))
    return e / jnp.sum(e, -1, keepdims=True)


def softmax_gradient(x, d):
    p = softmax(x)
    return p * (d - jnp.sum(p * d, -1, keepdims=True))


def cross_entropy(x, t):
    """The loss of each row, and what the gradient needs of the row."""
    largest = jnp.max(x, -1)
    total = jnp.sum(jnp.exp(x - largest[..., None]), -1)
    hot = lax.broadcasted_iota(np.int32, x.shape, x.ndim - 1) == t[..., None]
    picked = jnp.sum(lax.select(hot, x, jnp.zeros_like(x)), -1)
    return jnp.log(total) + largest - picked, largest, total


def cross_entropy_gradient(x, t, largest, total, g):
    hot = lax.broadcasted_iota(np.int32, x.shape, x.ndim - 1) == t[..., None]
    p = jnp.exp(x - largest[..., None]) / total[..., None]
    return (p - hot.astype(x.dtype)) * g[..., None]


def layer_norm(a, b, scale, bias):
    """A residual sum and its normalised rows, with the statistics that the gradient needs."""
    x = a + b
    mean = jnp.mean(x, -1, keepdims=True)
    centered = x - mean
    inverse = lax.rsqrt(jnp.mean(centered * centered, -1, keepdims=True) + 1e-5)
    return x, centered * inverse * scale + bias, mean, inverse


def layer_norm_gradient(x, mean, inverse, scale, d):
    normed, g = (x - mean) * inverse, d * scale
    return (g - jnp.mean(g, -1, keepdims=True) - normed * jnp.mean(g * normed, -1, keepdims=True)) * inverse


def rms_norm(x, scale):
    return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-6) * scale


def three_deep(x):
    """Two values that cost much are needed in two passes each."""
    e = jnp.exp(x - jnp.max(x, -1, keepdims=True))
    t = jnp.tanh(e - jnp.mean(e, -1, keepdims=True))
    return t * jnp.sum(t * e, -1, keepdims=True), jnp.sum(t, -1)


CASES = {}


def case(name, function, *arguments, tolerance=2e-5):
    CASES[name] = (function, arguments, tolerance)


for rows, columns in [(r, c) for r in (1, 5) for c in (1, 3, 17, 1000, 50257)] + [(70, 64), (3, 4097)]:
    x, d, size = normal(rows, columns), normal(rows, columns), f"{rows}x{columns}"
    t = jnp.asarray(RNG.integers(0, columns, rows), np.int32)
    case(f"softmax_{size}", softmax, x)
    case(f"softmax_gradient_{size}", softmax_gradient, x, d)
    case(f"cross_entropy_{size}", cross_entropy, x, t)
    _, largest, total = cross_entropy(x, t)
    case(f"cross_entropy_gradient_{size}", cross_entropy_gradient, x, t, largest, total, normal(rows))
    case(f"layer_norm_{size}", layer_norm, x, d, normal(columns), normal(columns), tolerance=1e-4)
    mean, inverse = normal(rows, 1), jnp.abs(normal(rows, 1))
    case(f"layer_norm_gradient_{size}", layer_norm_gradient, x, mean, inverse, normal(columns), d, tolerance=1e-4)
    case(f"rms_norm_{size}", rms_norm, x, normal(columns))
    case(f"three_deep_{size}", three_deep, x, tolerance=1e-4)

# Masks, rows of several dimensions, rows along several dimensions, dimensions of size 1 in between.
case("masked", lambda x: softmax(lax.select(lax.broadcasted_iota(np.int32, x.shape, 2) >= lax.broadcasted_iota(np.int32, x.shape, 3), x / 8, jnp.full_like(x, -1e9))), normal(2, 3, 19, 19))
case("group_norm", lambda x: (x - jnp.mean(x, (2, 3), keepdims=True)) * lax.rsqrt(jnp.mean(x * x, (2, 3), keepdims=True) + 1e-5), normal(3, 4, 5, 21), tolerance=1e-4)
case("with_ones", lambda x: softmax(x.reshape(4, 1, 37))[:, 0] + x, normal(4, 37))
case("scaled_rows", lambda x, s: softmax(x * lax.broadcast_in_dim(s, x.shape, (0,))), normal(6, 40), normal(6))
case("reversed", lambda x: softmax(x) + lax.rev(x, (1,)), normal(6, 40))
case("transposed", lambda x: softmax(x.T), normal(33, 20))
for dtype in (jnp.bfloat16, np.float16, np.float64):
    name, x = np.dtype(dtype).name, normal(5, 77, dtype=dtype)
    case(f"softmax_{name}", softmax, x, tolerance=3e-2 if name != "float64" else 1e-6)
    case(f"three_deep_{name}", three_deep, x, tolerance=6e-2 if name != "float64" else 1e-6)
case("softmax_predicates", lambda x: lax.select((x > 0) & ~jnp.all(x > 1, -1, keepdims=True), x, -x), normal(5, 40))
case("row_values_only", lambda x, r: (x * lax.broadcast_in_dim(jnp.tanh(r), x.shape, (0,)), jnp.tanh(r)), normal(9, 50), normal(9))

jax.config.update("jax_enable_x64", False)


@pytest.fixture(scope="module", params=["cpu", "cpu:x86-64-v3", "cpu:x86-64", "cuda"])
def kernels(request, tmp_path_factory):
    text = "".join(kernel_text(name, function, arguments) for name, (function, arguments, _) in CASES.items())
    return Kernels(text, str(tmp_path_factory.mktemp("kernels")), request.param)


def flatten(value):
    return [np.asarray(v) for v in jax.tree.leaves(value)]


@pytest.mark.parametrize("name", CASES)
def test_rows(kernels, name):
    function, arguments, tolerance = CASES[name]
    expected = flatten(jax.jit(function)(*arguments))
    inputs = [storage(a) for a in arguments]
    results = kernels.run(name, inputs, [np.full_like(e, 77) for e in expected])
    for result, want in zip(results, expected):
        np.testing.assert_allclose(result.astype(np.float64), want.astype(np.float64), rtol=tolerance, atol=tolerance)
    for split in (2, 5):
        again = kernels.run(name, inputs, [np.full_like(e, 77) for e in expected], split)
        for a, b in zip(results, again):
            assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("name", [f"{what}_{size}" for what in ("softmax", "softmax_gradient", "cross_entropy_gradient", "layer_norm", "three_deep")
                                  for size in ("5x17", "5x1000", "1x3", "5x50257", "70x64")])
def test_in_place(kernels, name):
    """The first result over the first argument: a row is read before it is written."""
    function, arguments, _ = CASES[name]
    outputs = [np.full_like(e, 77) for e in flatten(jax.jit(function)(*arguments))]
    expected = kernels.run(name, [storage(a) for a in arguments], outputs)
    for split in (1, 3):
        inputs = [storage(a) for a in arguments]
        results = kernels.run(name, inputs, [inputs[0], *(np.full_like(e, 77) for e in expected[1:])], split)
        for a, b in zip(results, expected):
            assert a.tobytes() == b.tobytes()
