"""What a GPU computes by its own instructions: over all numbers of 16 bits, against f64; on an emulated GPU, whose
approximations are off by as much as NVIDIA allows."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from kernels import Kernels, kernel_text, storage, wide_types  # noqa: F401  (a fixture)

pytestmark = pytest.mark.usefixtures("wide_types")
BF16, F16, F32, F64 = jnp.bfloat16, np.float16, np.float32, np.float64
TARGETS = ["cuda:sm_80", "cuda:sm_90"]
FUNCTIONS = {
    "exp": (jnp.exp, np.exp), "log": (jnp.log, np.log), "tanh": (jnp.tanh, np.tanh), "sqrt": (lax.sqrt, np.sqrt),
    "logistic": (lax.logistic, lambda x: 1 / (1 + np.exp(-x))), "rsqrt": (lax.rsqrt, lambda x: 1 / np.sqrt(x)),
    "inverse": (lambda x: 1 / x, lambda x: 1 / x), "third": (lambda x: x / 3, lambda x: x / 3),
}
# JAX takes it apart.
LOGISTIC = """func.func private @logistic(%x: {type}) -> {type} attributes {{zero.kernel}} {{
  %0 = stablehlo.logistic %x : {type}
  return %0 : {type}
}}
"""
DIVISORS = (3.0, 768.0, 1600.0, 50257.0, 0.1, -7.0, 1.9999999, 1e-5, 0.0, np.inf)


def everything(dtype):
    return np.arange(1 << 16, dtype=np.uint32).astype(np.uint16).view(dtype)


def sizes_of_units(value, dtype):
    """An ulp of each number of `dtype`, in f64."""
    info = jnp.finfo(dtype)
    _, exponent = np.frexp(value.astype(F64))
    least = int(np.log2(float(info.smallest_normal)))
    return np.ldexp(1.0, np.maximum(exponent - 1, least) - info.nmant)


@pytest.fixture(scope="module", params=[(target, dtype) for target in TARGETS for dtype in (BF16, F16)],
                ids=lambda p: f"{p[0]}-{np.dtype(p[1]).name}")
def functions(request, tmp_path_factory):
    target, dtype = request.param
    text = "".join(kernel_text(name, function, [jnp.zeros(1 << 16, dtype)]) for name, (function, _) in FUNCTIONS.items())
    text = text.replace("@logistic", "@apart") + LOGISTIC.format(type=f"tensor<65536x{'bf16' if dtype == BF16 else 'f16'}>")
    return Kernels(text, str(tmp_path_factory.mktemp("kernels")), target), np.dtype(dtype)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_within_a_unit(functions, name):
    kernels, dtype = functions
    x = everything(dtype)
    result = kernels.run(name, [x], [np.empty_like(x)])[0].astype(F64)
    with np.errstate(all="ignore"):
        exact = FUNCTIONS[name][1](x.astype(F64))
        rounded = exact.astype(F32).astype(dtype)
    finite = np.isfinite(rounded)
    np.testing.assert_array_equal(np.isnan(result), np.isnan(exact))
    # Next to the largest number one unit more is infinite.
    largest = float(jnp.finfo(dtype).max)
    clipped = np.clip(result[finite], -largest, largest)
    error = np.abs(clipped - exact[finite]) / sizes_of_units(rounded[finite], dtype)
    if name == "logistic":  # its exponential is infinite there
        error[exact[finite] < np.finfo(F32).tiny] = 0
    assert error.max() <= 1.0, (x[finite][error.argmax()], error.max())
    np.testing.assert_array_equal(np.abs(result[~finite & ~np.isnan(exact)]) >= largest, True)


@pytest.mark.parametrize("target", TARGETS)
def test_exponential_of_f32(target, tmp_path):
    """Within 3.1 * 2^-23, by a power of two that is off by 2^-22: over a sample of all floats, and densely where it is neither 0 nor
    infinite."""
    dense = np.linspace(-104.5, 89.5, 1 << 20, dtype=F32)
    x = np.concatenate([(np.arange(1 << 20, dtype=np.uint64) * 4093).astype(np.uint32).view(F32), dense])
    kernels = Kernels(kernel_text("f", jnp.exp, [x]), str(tmp_path), target)
    result = kernels.run("f", [x], [np.empty_like(x)])[0].astype(F64)
    with np.errstate(all="ignore"):
        exact = np.exp(x.astype(F64))
    np.testing.assert_array_equal(np.isnan(result), np.isnan(exact))
    largest = float(np.finfo(F32).max)
    error = np.abs(np.minimum(result, largest) - np.minimum(exact, largest)) - 2.0**-149
    error = error[~np.isnan(exact)] / np.minimum(exact, largest)[~np.isnan(exact)].clip(2.0**-150)
    assert error.max() <= 3.1 * 2.0**-23, (x[~np.isnan(exact)][error.argmax()], error.max() * 2**23)
    assert error.max() >= 2.0**-23  # the emulated instruction is as bad as it may be


@pytest.fixture(scope="module", params=TARGETS)
def arithmetic(request, tmp_path_factory):
    shape = jnp.zeros(1 << 20, F32)
    divisions = "".join(kernel_text(f"by_{i}", lambda x, c=c: x / F32(c), [shape]) for i, c in enumerate(DIVISORS))
    narrow = jnp.zeros(1 << 16, BF16)
    sums = kernel_text("sums", lambda a, b: (a + b, a - b, a * b, (a * b + a) * b), [narrow, narrow])
    return Kernels(divisions + sums, str(tmp_path_factory.mktemp("kernels")), request.param)


@pytest.mark.parametrize("number", range(len(DIVISORS)))
def test_division_by_a_constant(arithmetic, number):
    """Rounded to nearest, as if by division; numbers below 2^-126 may be one unit off where they are half-way."""
    x = (np.arange(1 << 20, dtype=np.uint64) * 4093).astype(np.uint32).view(F32)
    result = arithmetic.run(f"by_{number}", [x], [np.empty_like(x)])[0]
    with np.errstate(all="ignore"):
        expected = x / F32(DIVISORS[number])
    is_small = np.abs(expected) < np.finfo(F32).tiny
    np.testing.assert_array_equal(result[~is_small], expected[~is_small])
    assert np.abs(result[is_small].astype(F64) - expected[is_small]).max(initial=0) <= 2.0**-149


def test_sums_of_bf16(arithmetic):
    """A sum or a product that is rounded to bf16 has the same bits in bf16 as in f32; NaN is some NaN."""
    a = everything(np.dtype(BF16))
    b = np.random.default_rng(0).permutation(a)
    results = arithmetic.run("sums", [a, b], [np.empty_like(a) for _ in range(4)])
    def wide(x):
        return x.astype(F32)

    with np.errstate(all="ignore"):
        product = (wide(a) * wide(b)).astype(BF16)
        last = ((wide(product) + wide(a)).astype(BF16).astype(F32) * wide(b)).astype(BF16)
        expected = [(wide(a) + wide(b)).astype(BF16), (wide(a) - wide(b)).astype(BF16), product, last]
    for result, want in zip(results, expected):
        is_nan = np.isnan(wide(want))
        np.testing.assert_array_equal(np.isnan(wide(result)), is_nan)
        assert result[~is_nan].tobytes() == want[~is_nan].tobytes()
