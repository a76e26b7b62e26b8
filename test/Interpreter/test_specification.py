"""Ops that JAX does not write on CPUs, in the reference interpreter, against NumPy and JAX.

Bits of rng_bit_generator must be equal bit by bit; factorizations and transforms agree to a few units in the last place
of the largest value.
"""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test" / "meaning"), str(ROOT / "python")]

import zero_run  # noqa: E402  (the paths come first)

ELEMENTS = {"float32": "f32", "float64": "f64", "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64", "int32": "i32"}


def type_of(value):
    return f"tensor<{'x'.join([*map(str, value.shape), ELEMENTS[value.dtype.name]])}>"


def run(tmp_path, body, arguments, results):
    taken = ", ".join(f"%{i}: {type_of(a)}" for i, a in enumerate(arguments))
    given = ", ".join(map(type_of, results))
    (tmp_path / "step.mlir").write_text(f"func.func @main({taken}) -> ({given}) {{\n{body}\n}}\n")
    return zero_run.run(tmp_path / "step.mlir", arguments, as_is=True)[0]


def check(found, expected, units=16):
    for a, b in zip(found, expected, strict=True):
        assert a.dtype == b.dtype and a.shape == b.shape
        scale = np.finfo(b.dtype).eps * max(np.abs(b).max(initial=0), np.finfo(b.dtype).tiny)
        np.testing.assert_allclose(a, b, rtol=0, atol=units * scale)


# Random bits ------------------------------------------------------------------------------------------------------

SHAPES = [(), (7,), (4, 3), (3, 5), (3, 7, 5), (3, 4, 2), (0,)]
ALGORITHMS = {"DEFAULT": lax.RandomAlgorithm.RNG_DEFAULT, "PHILOX": lax.RandomAlgorithm.RNG_PHILOX,
              "THREE_FRY": lax.RandomAlgorithm.RNG_THREE_FRY}


@pytest.mark.parametrize("name", ALGORITHMS)
@pytest.mark.parametrize("dtype", ["uint8", "uint16", "uint32", "uint64"])
def test_random_bits(tmp_path, name, dtype):
    with jax.enable_x64(True):
        state = np.array([0x1122334455667788, 2**64 - 2], np.uint64)  # the counter runs over
        draws = [lax.rng_bit_generator(state, shape, jnp.dtype(dtype), ALGORITHMS[name]) for shape in SHAPES]
        expected = [np.asarray(value) for draw in draws for value in draw]
    lines, names = [], []
    for i, (after, bits) in enumerate(zip(expected[::2], expected[1::2])):
        lines.append(f"  %s{i}, %b{i} = stablehlo.rng_bit_generator %0, algorithm = {name} : (tensor<2xui64>) -> "
                     f"({type_of(after)}, {type_of(bits)})")
        names += [f"%s{i}", f"%b{i}"]
    lines.append(f"  return {', '.join(names)} : {', '.join(map(type_of, expected))}")
    for found, known in zip(run(tmp_path, "\n".join(lines), [state], expected), expected, strict=True):
        np.testing.assert_array_equal(found, known)


def test_random_bits_of_three_words(tmp_path):
    """The counter of a Philox state of three words carries over; as XLA gives it on CPUs."""
    state = np.array([0x1122334455667788, 2**64 - 1, 0x0123456789ABCDEF], np.uint64)
    after = np.array([0x1122334455667788, 1, 0x0123456789ABCDF0], np.uint64)
    bits = np.array([0x49FC22CF, 0x7DF49F16, 0xABD82DCB, 0xD19E6425, 0xD416375B, 0x8526BE5A, 0x273F3D07, 0xD0F1F8E5], np.uint32)
    body = """  %s, %b = stablehlo.rng_bit_generator %0, algorithm = PHILOX : (tensor<3xui64>) -> (tensor<3xui64>, tensor<8xui32>)
  return %s, %b : tensor<3xui64>, tensor<8xui32>"""
    found = run(tmp_path, body, [state], [after, bits])
    np.testing.assert_array_equal(found[0], after)
    np.testing.assert_array_equal(found[1], bits)


# Linear algebra ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("lower", [True, False])
def test_cholesky(tmp_path, dtype, lower):
    x = np.random.default_rng(0).standard_normal((2, 4, 4))
    a = (x @ x.transpose(0, 2, 1) + 4 * np.eye(4)).astype(dtype)
    factor = np.linalg.cholesky(a.astype(np.float64))
    expected = (factor if lower else factor.transpose(0, 2, 1)).astype(dtype)
    # The other triangle is not read.
    read = np.where(np.tril(np.ones((4, 4))) if lower else np.triu(np.ones((4, 4))), a, np.nan).astype(dtype)
    t = type_of(a)
    check(run(tmp_path, f"  %r = stablehlo.cholesky %0, lower = {str(lower).lower()} : {t}\n  return %r : {t}", [read], [expected]), [expected])


def test_cholesky_of_an_indefinite_matrix_is_nan(tmp_path):
    a = np.array([[1, 2], [2, 1]], np.float32)
    [found] = run(tmp_path, "  %r = stablehlo.cholesky %0, lower = true : tensor<2x2xf32>\n  return %r : tensor<2x2xf32>", [a], [a])
    assert np.isnan(found).all()


@pytest.mark.parametrize("left", [True, False])
@pytest.mark.parametrize("lower", [True, False])
@pytest.mark.parametrize("transpose", ["NO_TRANSPOSE", "TRANSPOSE"])
@pytest.mark.parametrize("unit", [True, False])
def test_triangular_solve(tmp_path, left, lower, transpose, unit):
    rng = np.random.default_rng(1)
    a = rng.standard_normal((2, 4, 4)) + 4 * np.eye(4)
    b = rng.standard_normal((2, 4, 3) if left else (2, 3, 4))
    triangle = np.tril(a) if lower else np.triu(a)
    if unit:
        triangle = triangle * (1 - np.eye(4)) + np.eye(4)
    op = triangle if transpose == "NO_TRANSPOSE" else triangle.transpose(0, 2, 1)
    expected = np.linalg.solve(op, b) if left else np.linalg.solve(op.transpose(0, 2, 1), b.transpose(0, 2, 1)).transpose(0, 2, 1)
    flag = lambda value: str(value).lower()
    body = f"""  %r = "stablehlo.triangular_solve"(%0, %1) <{{left_side = {flag(left)}, lower = {flag(lower)}, unit_diagonal = {flag(unit)}, transpose_a = #stablehlo<transpose {transpose}>}}> : ({type_of(a)}, {type_of(b)}) -> {type_of(b)}
  return %r : {type_of(b)}"""
    check(run(tmp_path, body, [a, b], [expected]), [expected], units=64)


@pytest.mark.parametrize("shape", [(8,), (2, 6), (5, 7), (3, 4, 10)])
@pytest.mark.parametrize("rank", [1, 2])
def test_fft(tmp_path, shape, rank):
    if rank > len(shape):
        pytest.skip("no so many dimensions")
    rng = np.random.default_rng(2)
    re, im = rng.standard_normal(shape), rng.standard_normal(shape)
    axes, length = tuple(range(-rank, 0)), ", ".join(map(str, shape[-rank:]))
    there, back = np.fft.fftn(re + 1j * im, axes=axes), np.fft.ifftn(re + 1j * im, axes=axes)
    half = np.fft.rfftn(re, axes=axes)
    expected = [there.real, there.imag, back.real, back.imag, half.real, half.imag, np.fft.irfftn(half, shape[-rank:], axes=axes)]
    real, whole = type_of(re), type_of(re).replace("f64", "complex<f64>")
    cut, halved = type_of(half.real), type_of(half.real).replace("f64", "complex<f64>")
    lines = [f"  %z = stablehlo.complex %0, %1 : {whole}",
             f"  %f = stablehlo.fft %z, type = FFT, length = [{length}] : ({whole}) -> {whole}",
             f"  %i = stablehlo.fft %z, type = IFFT, length = [{length}] : ({whole}) -> {whole}",
             f"  %h = stablehlo.fft %0, type = RFFT, length = [{length}] : ({real}) -> {halved}",
             f"  %g = stablehlo.fft %h, type = IRFFT, length = [{length}] : ({halved}) -> {real}"]
    for name, source, part in (("f", whole, real), ("i", whole, real), ("h", halved, cut)):
        lines += [f"  %{name}r = stablehlo.real %{name} : ({source}) -> {part}", f"  %{name}i = stablehlo.imag %{name} : ({source}) -> {part}"]
    lines.append(f"  return %fr, %fi, %ir, %ii, %hr, %hi, %g : {', '.join(map(type_of, expected))}")
    check(run(tmp_path, "\n".join(lines), [re, im], expected), expected, units=32)


@pytest.mark.parametrize("config", ["ij,jk->ik", "ij,jk->ki", "bij,bkj->bik", "ii,i->i", "ij,kl->jl", "i,i->"])
def test_einsum(tmp_path, config):
    sizes = dict(zip("bijkl", (2, 4, 3, 5, 6)))
    rng = np.random.default_rng(3)
    a, b = (rng.standard_normal([sizes[c] for c in term]) for term in config.split("->")[0].split(","))
    expected = np.asarray(np.einsum(config, a, b))
    t = type_of(expected)
    body = f'  %r = stablehlo.einsum %0, %1, config = "{config}" : ({type_of(a)}, {type_of(b)}) -> {t}\n  return %r : {t}'
    check(run(tmp_path, body, [a, b], [expected]), [expected])


@pytest.mark.parametrize("shapes", [((4,), (4,)), ((3, 4), (4,)), ((4,), (4, 5)), ((3, 4), (4, 5))])
def test_dot(tmp_path, shapes):
    rng = np.random.default_rng(4)
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in shapes)
    expected = np.asarray(a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32)
    t = type_of(expected)
    check(run(tmp_path, f"  %r = stablehlo.dot %0, %1 : ({type_of(a)}, {type_of(b)}) -> {t}\n  return %r : {t}", [a, b], [expected]), [expected], 2)


# Batch normalization ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dim", [1, 3])
def test_batch_norm(tmp_path, dim):
    """Training, inference and the gradient, which is JAX's gradient of training."""
    rng = np.random.default_rng(5)
    x = rng.standard_normal((3, 4, 5, 6))
    scale, offset, g = rng.standard_normal(x.shape[dim]), rng.standard_normal(x.shape[dim]), rng.standard_normal(x.shape)
    epsilon = 0.125
    axes = tuple(i for i in range(4) if i != dim)
    spread = [x.shape[dim] if i == dim else 1 for i in range(4)]

    def normalize(x, scale, offset):
        mean, variance = x.mean(axes), ((x - x.mean(axes, keepdims=True)) ** 2).mean(axes)
        y = (x - mean.reshape(spread)) / jnp.sqrt(variance.reshape(spread) + epsilon)
        return y * scale.reshape(spread) + offset.reshape(spread), mean, variance

    with jax.enable_x64(True):
        y, mean, variance = map(np.asarray, normalize(*map(jnp.asarray, (x, scale, offset))))
        _, pullback = jax.vjp(lambda *a: normalize(*a)[0], *map(jnp.asarray, (x, scale, offset)))
        grads = [np.asarray(v) for v in pullback(jnp.asarray(g))]
    t, v = type_of(x), type_of(scale)
    options = f"<{{epsilon = {epsilon} : f32, feature_index = {dim} : i64}}>"
    body = f"""  %y, %m, %v = "stablehlo.batch_norm_training"(%0, %1, %2) {options} : ({t}, {v}, {v}) -> ({t}, {v}, {v})
  %z = "stablehlo.batch_norm_inference"(%0, %1, %2, %m, %v) {options} : ({t}, {v}, {v}, {v}, {v}) -> {t}
  %gx, %gs, %go = "stablehlo.batch_norm_grad"(%0, %1, %m, %v, %3) {options} : ({t}, {v}, {v}, {v}, {t}) -> ({t}, {v}, {v})
  return %y, %m, %v, %z, %gx, %gs, %go : {t}, {v}, {v}, {t}, {t}, {v}, {v}"""
    expected = [y, mean, variance, y, *grads]
    check(run(tmp_path, body, [x, scale, offset, g], expected), expected, units=64)
