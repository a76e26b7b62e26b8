"""Compiled Fourier transforms against NumPy's in f64: lengths that are one product, factors, primes, and several dimensions."""

import pathlib
import sys

import jax
import jax.numpy as jnp
import numpy as np
import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "meaning"))

import zero_run  # noqa: E402  (the path comes first)

# 257 and 521 are primes that go through a convolution, 1042 has one as a factor.
LENGTHS = (1, 2, 7, 64, 65, 97, 130, 251, 257, 521, 1000, 1042, 4096)
TRANSFORMS = ("fft", "ifft", "rfft", "irfft")
# The largest relative L2 error.
TOLERANCE = {"float32": 5e-7, "float64": 1e-15}


def operand(transform, shape, dtype):
    """Values that fit the transform, and its length."""
    random = np.random.default_rng(sum(shape))
    length = shape[-1]
    if transform == "irfft":
        shape = (*shape[:-1], length // 2 + 1)
    x = random.standard_normal(shape)
    return (x if transform == "rfft" else x + 1j * random.standard_normal(shape)).astype(np.result_type(
        dtype, np.float32 if transform == "rfft" else np.complex64)), length


def compiled(functions, arguments, folder):
    with jax.enable_x64(True):
        text = jax.jit(lambda *x: tuple(f(v) for f, v in zip(functions, x))).lower(*arguments).as_text()
    path = folder / "transforms.mlir"
    path.write_text(text)
    return zero_run.run(path, arguments, stage=None)[0]


def check(found, expected, dtype):
    errors = [float(np.linalg.norm(np.ravel(a - b)) / np.linalg.norm(np.ravel(b))) for a, b in zip(found, expected, strict=True)]
    assert max(errors) < TOLERANCE[dtype], errors


# Files of arrays have no complex numbers of two f64: parts go there and come back by themselves.
@pytest.mark.parametrize("dtype, transform", [("float32", name) for name in TRANSFORMS] + [("float64", "rfft")])
def test_one_dimension(dtype, transform, tmp_path):
    operands = [operand(transform, (3, n), dtype) for n in LENGTHS]

    def apply(n):
        def function(x):
            y = getattr(jnp.fft, transform)(x, n=n)
            return jnp.stack([y.real, y.imag]) if dtype == "float64" else y
        return function
    found = compiled([apply(n) for _, n in operands], [x for x, _ in operands], tmp_path)
    if dtype == "float64":
        found = [x[0] + 1j * x[1] for x in found]
    check(found, [getattr(np.fft, transform)(x.astype(np.result_type(x, np.float64)), n=n) for x, n in operands], dtype)


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_several_dimensions(transform, tmp_path):
    shapes = ((2, 6, 10), (3, 70, 9), (4, 5, 6, 7), (2, 66, 68))
    operands = [operand(transform, shape, "float32")[0] for shape in shapes]
    name = transform + "n"

    def apply(shape):
        return lambda x: getattr(jnp.fft, name)(x, s=shape[1:], axes=range(1, len(shape)))
    found = compiled([apply(shape) for shape in shapes], operands, tmp_path)
    check(found, [getattr(np.fft, name)(x.astype(np.result_type(x, np.float64)), s=shape[1:], axes=range(1, len(shape)))
                  for x, shape in zip(operands, shapes)], "float32")
