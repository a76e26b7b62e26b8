"""Kernels over rows that also reduce their columns, compiled: against JAX, bit by bit against a kernel for each result,
and in place."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from kernels import Kernels, kernel_text, storage

jax.config.update("jax_enable_x64", True)
RNG = np.random.default_rng(0)
F32 = np.float32


def normal(*shape, dtype=F32):
    return jnp.asarray(RNG.standard_normal(shape), dtype)


def gelu_gradient(x, d):
    t = jnp.tanh(0.7978846 * (x + 0.044715 * x * x * x))
    g = d * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * 0.7978846 * (1 + 0.134145 * x * x))
    return g, g.sum(tuple(range(x.ndim - 1)))


def joined(a, b, c):
    """Gradients of queries, keys and values side by side, and of their biases."""
    g = jnp.concatenate([a, b, c], -1)
    return g, g.sum(tuple(range(g.ndim - 1)))


def several(x, d, old):
    """Sums and maxima, two results that are stored, and what follows from a sum."""
    y = x * d
    return y.sum(0) + old, y, x.max(0), jnp.tanh(d), y.sum(0)


def norm_gradient(x, mean, inverse, scale, d):
    """Layer norm backward in one sweep."""
    normed, g = (x - mean) * inverse, d * scale
    dx = (g - jnp.mean(g, -1, keepdims=True) - normed * jnp.mean(g * normed, -1, keepdims=True)) * inverse
    leading = tuple(range(x.ndim - 1))
    return dx, (d * normed).sum(leading), d.sum(leading)


def square(x, row):
    """As many rows as columns: what has one element a row, and one a column, is told apart by what it is made of."""
    m = x.max(-1)
    return m * row, jnp.exp(x - m[:, None]), x.sum(0) + 1


def statistic(x, inverse, d):
    """What a row is scaled by becomes another number of the row."""
    g = (x * inverse * d).sum(-1, keepdims=True)
    return d * inverse + x * g, g, (d * x * inverse).sum(tuple(range(x.ndim - 1)))


def norm_arguments(*shape, dtype=F32):
    statistics = (*shape[:-1], 1)
    return normal(*shape, dtype=dtype), normal(*statistics, dtype=dtype), abs(normal(*statistics, dtype=dtype)) + 1, normal(shape[-1], dtype=dtype), normal(*shape, dtype=dtype)


CASES = {}
for shape in [(2, 3), (5, 17), (129, 65), (200, 130), (1000, 16), (3, 70, 40), (8, 256, 24), (7, 7, 130, 33)]:
    CASES[f"norm_{'x'.join(map(str, shape))}"] = norm_gradient, norm_arguments(*shape), 1e-4
for size in (5, 64, 150):
    CASES[f"square_{size}"] = square, (normal(size, size), normal(size)), 1e-4
CASES["sum_of_ones"] = lambda x: (x * 2, jnp.full_like(x, 0.1).sum(0)), (normal(300, 40),), 1e-4
CASES["product"] = lambda x: (x * 2, jnp.prod(1 + x / 100, 0)), (normal(300, 40),), 1e-4
CASES["constants"] = lambda x: (x * np.arange(40, dtype=F32) ** 2, x.sum(0) * np.sqrt(np.arange(40, dtype=F32))), (normal(300, 40),), 1e-3
for rows, columns in [(2, 3), (5, 17), (128, 64), (129, 65), (200, 130), (33, 1000), (1000, 16)]:
    size = f"{rows}x{columns}"
    x, d = normal(rows, columns), normal(rows, columns)
    CASES[f"gelu_{size}"] = gelu_gradient, (x, d), 1e-4
    CASES[f"joined_{size}"] = joined, (x, d, normal(rows, 7)), 1e-4
    CASES[f"several_{size}"] = several, (x, d, normal(columns)), 1e-4
CASES["batches"] = gelu_gradient, (normal(3, 70, 40), normal(3, 70, 40)), 1e-4
CASES["many_batches"] = gelu_gradient, (normal(150, 3, 40), normal(150, 3, 40)), 1e-4
CASES["with_ones"] = gelu_gradient, (normal(9, 1, 70), normal(9, 1, 70)), 1e-4
CASES["two_columns"] = lambda x: (jnp.exp(x), x.sum((0, 1))), (normal(4, 5, 6, 21),), 1e-4
for dtype in (jnp.bfloat16, np.float16, np.float64):
    CASES[f"gelu_{np.dtype(dtype).name}"] = gelu_gradient, (normal(40, 77, dtype=dtype), normal(40, 77, dtype=dtype)), 1e-4 if dtype == np.float64 else 1e-1
CASES["integers"] = lambda x: (x * 3, (x * 3).sum(0)), (jnp.asarray(RNG.integers(-9, 9, (200, 50)), np.int32),), 0
TARGETS = ["cpu", "cpu:x86-64-v3", "cpu:x86-64"]


def count_results(name):
    function, arguments, _ = CASES[name]
    return len(jax.eval_shape(function, *arguments))


def alone(function, number):
    return lambda *arguments: function(*arguments)[number]


@pytest.fixture(scope="module", params=TARGETS)
def kernels(request, tmp_path_factory):
    text = "".join(kernel_text(name, function, arguments) for name, (function, arguments, _) in CASES.items())
    for name, (function, arguments, _) in CASES.items():
        text += "".join(kernel_text(f"{name}_{i}", alone(function, i), arguments) for i in range(count_results(name)))
    return Kernels(text, str(tmp_path_factory.mktemp("kernels")), request.param)


def outputs_of(name):
    function, arguments, _ = CASES[name]
    return [np.full_like(np.asarray(e), 77) for e in jax.jit(function)(*arguments)]


@pytest.mark.parametrize("name", CASES)
def test_column_sums(kernels, name):
    function, arguments, tolerance = CASES[name]
    expected = [np.asarray(e) for e in jax.jit(function)(*arguments)]
    inputs = [storage(a) for a in arguments]
    results = kernels.run(name, inputs, outputs_of(name))
    for number, (result, want) in enumerate(zip(results, expected)):
        np.testing.assert_allclose(result.astype(np.float64), want.astype(np.float64), rtol=tolerance, atol=tolerance * 10)
        [single] = kernels.run(f"{name}_{number}", inputs, [outputs_of(name)[number]])
        assert result.tobytes() == single.tobytes()
    for split in (2, 5):
        for a, b in zip(results, kernels.run(name, inputs, outputs_of(name), split)):
            assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("name", [name for name in CASES if not name.startswith("joined")])
def test_in_place(kernels, name):
    """What is stored, over the first argument: the walk reads an element before it writes it."""
    arguments = CASES[name][1]
    expected = kernels.run(name, [storage(a) for a in arguments], outputs_of(name))
    number = next(i for i, e in enumerate(expected) if e.shape == arguments[0].shape)
    for split in (1, 3):
        inputs, outputs = [storage(a) for a in arguments], outputs_of(name)
        outputs[number] = inputs[0]
        for a, b in zip(kernels.run(name, inputs, outputs, split), expected):
            assert a.tobytes() == b.tobytes()


def sum_of(*values):
    """Sums down the columns of several values, of all dimensions but the last."""
    return tuple(value.sum(tuple(range(value.ndim - 1))) for value in values)


GPU_CASES = {}
for shape in [(8, 256, 64), (1000, 96), (129, 32), (64 * 33, 32), (3, 70, 160), (7, 7, 130, 64), (2, 300, 3, 32), (200, 32)]:
    GPU_CASES[f"sums_{'x'.join(map(str, shape))}"] = lambda x, d: sum_of(x, x * d), (normal(*shape), normal(*shape)), 1e-4
for dtype in (jnp.bfloat16, np.float16, np.float64, np.int32, np.int64):
    values = normal(1024, 64, dtype=F32) * 8
    GPU_CASES[f"sums_{np.dtype(dtype).name}"] = lambda x: sum_of(x)[0], (values.astype(dtype),), 1e-2
GPU_CASES["maxima"] = lambda x: x.max(0), (normal(700, 64),), 0
GPU_CASES["followed"] = lambda x, old: old + 0.1 * jnp.tanh(x.sum(0)), (normal(700, 64), normal(64)), 1e-4
GPU_CASES["batched"] = lambda x: x.sum(1), (normal(3, 640, 64),), 1e-4
GPU_CASES["begun"] = lambda x: lax.reduce(x, np.float32(3), lax.add, (0,)), (normal(640, 64),), 1e-4
# Not in groups: many columns, few rows, columns that no group divides, two shapes.
GPU_CASES["whole"] = lambda x, old: old + 0.1 * jnp.tanh(x.sum(0)), (normal(140, 6400), normal(6400)), 1e-4
GPU_CASES["few_rows"] = lambda x: x.sum(0), (normal(100, 64),), 1e-4
GPU_CASES["odd_columns"] = lambda x: x.sum(0), (normal(700, 50),), 1e-4
GPU_CASES["two_shapes"] = lambda x, y: x.sum(0) + y.sum(0), (normal(700, 64), normal(900, 64)), 1e-4
ALONE = {"whole", "few_rows", "odd_columns", "two_shapes", "sums_129x32", "sums_200x32", "sums_3x70x160"}


@pytest.fixture(scope="module")
def both(tmp_path_factory):
    """The same kernels for GPUs and for the CPU."""
    text = "".join(kernel_text(name, function, arguments) for name, (function, arguments, _) in GPU_CASES.items())
    return [Kernels(text, str(tmp_path_factory.mktemp(target)), target) for target in ("cuda", "cpu")]


@pytest.mark.parametrize("name", GPU_CASES)
def test_groups_of_threads(both, name):
    """Groups of a block's threads take chunks of rows: JAX's sums, and the bits of a CPU, which takes them one by one."""
    function, arguments, tolerance = GPU_CASES[name]
    expected = jax.tree.leaves(jax.jit(function)(*arguments))
    gpu, cpu = both
    inputs = [storage(a) for a in arguments]
    results, same = ([kernels.run(name, inputs, [np.full_like(np.asarray(e), 77) for e in expected])] for kernels in both)
    for result, other, want in zip(results[0], same[0], expected):
        np.testing.assert_allclose(result.astype(np.float64), np.asarray(want).astype(np.float64), rtol=tolerance, atol=tolerance * 10)
        assert result.tobytes() == other.tobytes()
    # A block of groups has 32 columns, and some of the rows where it leaves something to another block; one without has as
    # many threads as a fourth of its columns, and a warp.
    shape, columns = gpu.shapes[name], arguments[0].shape[-1] * (3 if name == "batched" else 1)
    in_groups = shape["workspace"] > 0 or shape["work"] * 32 == columns and (columns > 32 or shape["threads"] > 32)
    assert in_groups == (name not in ALONE), shape
    # Counters are back where they were.
    again = gpu.run(name, inputs, [np.full_like(np.asarray(e), 77) for e in expected])
    assert all(a.tobytes() == b.tobytes() for a, b in zip(again, results[0]))


def test_columns_in_place(both):
    """Over an argument that is read at its own column only; where blocks have parts of the rows a kernel writes over nothing (4-Scheduled/InPlace.cpp)."""
    function, (x, old), _ = GPU_CASES["whole"]
    [expected] = both[0].run("whole", [storage(x), storage(old)], [np.zeros_like(old)])
    buffer = storage(old)
    [result] = both[0].run("whole", [storage(x), buffer], [buffer])
    assert result.tobytes() == expected.tobytes()


# Rows that a GPU's blocks take sixteen of at a time: several chunks of several batches, the last one short, more than are put
# together at once; rows that several warps share; columns that no vector divides.
ROW_CASES = {}
for shape in [(16, 48), (272, 80), (3, 48, 32), (4, 64, 100), (70, 80, 5), (16, 1400)]:
    ROW_CASES[f"norm_{'x'.join(map(str, shape))}"] = norm_gradient, norm_arguments(*shape), 1e-4
for dtype in (jnp.bfloat16, np.float16, np.float64):
    ROW_CASES[f"norm_{np.dtype(dtype).name}"] = norm_gradient, norm_arguments(16, 1600, dtype=dtype), 1e-4 if dtype == np.float64 else 1e-1
for shape in [(6, 8, 32), (272, 80), (16, 1400)]:
    x, _, inverse, _, d = norm_arguments(*shape)
    ROW_CASES[f"statistic_{'x'.join(map(str, shape))}"] = statistic, (x, inverse, d), 1e-4
ROW_CASES["several"] = several, (normal(144, 65), normal(144, 65), normal(65)), 1e-4
ROW_CASES["square"] = square, (normal(64, 64), normal(64)), 1e-4
ROW_CASES["one_chunk_begun"] = lambda x: (x * 2, lax.reduce(x, np.float32(3), lax.add, (0,))), (normal(32, 40),), 1e-4
ROW_CASES["chunks_begun"] = lambda x: (x * 2, lax.reduce(x, np.float32(3), lax.add, (0,))), (normal(160, 40),), 1e-4
ROW_CASES["integers"] = lambda x: (x * 3, (x * 3).sum(0)), (jnp.asarray(RNG.integers(-9, 9, (208, 50)), np.int32),), 0


@pytest.fixture(scope="module")
def blocks(tmp_path_factory):
    """Each of the functions as one kernel for GPUs, and as a kernel for each result."""
    text = "".join(kernel_text(name, function, arguments) for name, (function, arguments, _) in ROW_CASES.items())
    for name, (function, arguments, _) in ROW_CASES.items():
        text += "".join(kernel_text(f"{name}_{i}", alone(function, i), arguments) for i in range(len(jax.eval_shape(function, *arguments))))
    return Kernels(text, str(tmp_path_factory.mktemp("blocks")), "cuda")


@pytest.mark.parametrize("name", ROW_CASES)
def test_blocks_of_rows(blocks, name):
    """Two launches: JAX's sums, and the bits of a kernel for each result."""
    function, arguments, tolerance = ROW_CASES[name]
    expected = [np.asarray(e) for e in jax.jit(function)(*arguments)]
    inputs = [storage(a) for a in arguments]
    assert blocks.shapes[name]["next"] == f"{name}$columns"
    results = blocks.run(name, inputs, [np.full_like(e, 77) for e in expected])
    for number, (result, want) in enumerate(zip(results, expected)):
        np.testing.assert_allclose(result.astype(np.float64), want.astype(np.float64), rtol=tolerance, atol=tolerance * 10)
        [single] = blocks.run(f"{name}_{number}", inputs, [np.full_like(want, 77)])
        assert result.tobytes() == single.tobytes()


@pytest.mark.parametrize("name", ROW_CASES)
def test_blocks_in_place(blocks, name):
    """What is stored, over the first argument: threads read an element before they write it."""
    arguments = ROW_CASES[name][1]
    outputs = [np.full_like(np.asarray(e), 77) for e in jax.jit(ROW_CASES[name][0])(*arguments)]
    expected = blocks.run(name, [storage(a) for a in arguments], [storage(output) for output in outputs])
    number = next(i for i, e in enumerate(expected) if e.shape == arguments[0].shape)
    inputs = [storage(a) for a in arguments]
    outputs[number] = inputs[0]
    for a, b in zip(blocks.run(name, inputs, outputs), expected):
        assert a.tobytes() == b.tobytes()


@pytest.mark.parametrize("name", [name for name in ROW_CASES if name.startswith("statistic")])
def test_row_values_in_place(blocks, name):
    """All threads of a row read what one of them writes over: only when all have."""
    arguments = ROW_CASES[name][1]
    outputs = [np.full_like(np.asarray(e), 77) for e in statistic(*arguments)]
    expected = blocks.run(name, [storage(a) for a in arguments], [storage(output) for output in outputs])
    inputs = [storage(a) for a in arguments]
    outputs[1] = inputs[1]
    for a, b in zip(blocks.run(name, inputs, outputs), expected):
        assert a.tobytes() == b.tobytes()
