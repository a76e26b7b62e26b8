"""Compiled kernels against JAX: every op class, shapes with and without rests, all element types."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax

from kernels import Kernels, kernel_text, storage, wide_types  # noqa: F401  (a fixture)

jax.config.update("jax_enable_x64", True)  # while the cases are made; their tests say so themselves
pytestmark = pytest.mark.usefixtures("wide_types")
RNG = np.random.default_rng(0)
F32, BF16, F16, F64 = np.float32, jnp.bfloat16, np.float16, np.float64


def normal(*shape, dtype=F32):
    return jnp.asarray(RNG.standard_normal(shape), dtype)


def ints(low, high, *shape, dtype=np.int32):
    return jnp.asarray(RNG.integers(low, high, shape), dtype)


CASES = {}


def case(name, function, *arguments, rtol=2e-6, atol=1e-6):
    assert name not in CASES
    CASES[name] = (function, arguments, rtol, atol)


# Elementwise, flat: sizes around the vector width, and longer than a work item.
for size in (1, 3, 16, 17, 100, 20011):
    case(f"add_{size}", lambda a, b: a * b + a, normal(size), normal(size))
case("scalar", lambda a, b: a - b / 3, normal(), normal())
case("flat_2d", lambda a, b: jnp.maximum(a, b) - jnp.minimum(a, b), normal(7, 33), normal(7, 33))
case("scalar_operand", lambda a, s: a * s, normal(9, 21), normal())

WIDE = jnp.concatenate([normal(100), normal(100) * 30, jnp.array([0.0, -0.0, 1e-30, -1e-30, 1e30, -1e30, jnp.inf, -jnp.inf, jnp.nan], F32)])
POSITIVE = jnp.abs(WIDE)
for name, function, argument in [
    ("exp", jnp.exp, WIDE), ("exp_edge", jnp.exp, jnp.linspace(-110, 92, 4001, dtype=F32)), ("log", jnp.log, WIDE),
    ("log_positive", jnp.log, POSITIVE), ("log1p", jnp.log1p, POSITIVE), ("log1p_small", jnp.log1p, normal(99) * 1e-3),
    ("expm1", jnp.expm1, WIDE), ("expm1_small", jnp.expm1, normal(99) * 1e-3), ("tanh", jnp.tanh, WIDE),
    ("tanh_mid", jnp.tanh, normal(4096)), ("logistic", lax.logistic, WIDE), ("sqrt", lax.sqrt, POSITIVE),
    ("rsqrt", lax.rsqrt, jnp.abs(normal(99)) + 1e-3), ("sin", jnp.sin, normal(99) * 10), ("cos", jnp.cos, normal(99) * 10),
    ("tan", lax.tan, normal(99)), ("cbrt", lax.cbrt, normal(99)), ("floor", jnp.floor, normal(99) * 5),
    ("ceil", jnp.ceil, normal(99) * 5), ("round", lambda x: lax.round(x), jnp.linspace(-4, 4, 33, dtype=F32)),
    ("round_even", lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), jnp.linspace(-4, 4, 33, dtype=F32)),
    ("sign", jnp.sign, WIDE), ("abs", jnp.abs, WIDE), ("neg", lambda x: -x, WIDE), ("is_finite", lax.is_finite, WIDE),
    ("exp_f64", jnp.exp, normal(37, dtype=F64)), ("tanh_f64", jnp.tanh, normal(37, dtype=F64)),
]:
    case(f"math_{name}", function, argument, atol=1e-37 if name == "exp" else 1e-6)
EDGES = jnp.concatenate([np.random.default_rng(1).standard_normal(60) * 2.0**p for p in (0, -7, -14, 10)] + [jnp.array(
    [0.0, -0.0, 65519.0, 65520.0, 448.0, 464.0, 480.0, 2.0**-14, 2.0**-15, -(2.0**-6), 1e30, -1e30, jnp.inf, -jnp.inf, jnp.nan])])
for exponent, mantissa in [(8, 7), (5, 10), (5, 2), (4, 3), (2, 1), (8, 23), (11, 30)]:
    for dtype in (F32, BF16, F16, F64):
        case(f"reduce_precision_{exponent}_{mantissa}_{np.dtype(dtype).name}",
             lambda x, e=exponent, m=mantissa: lax.reduce_precision(x, e, m), EDGES.astype(dtype), rtol=0,
             atol=2.0**-14 if dtype == F16 else 0)  # denormal numbers, which XLA rounds in steps of their own
case("math_pow", lax.pow, jnp.abs(normal(50)), normal(50))
case("math_atan2", lax.atan2, normal(50), normal(50))
case("math_rem", lax.rem, normal(50), normal(50))
case("math_max_nan", lax.max, WIDE, jnp.roll(WIDE, 3))
case("math_clamp", lambda x: lax.clamp(F32(-1), x, F32(0.5)), WIDE)
case("gelu", lambda x: 0.5 * x * (1 + jnp.tanh(0.7978845608 * (x + 0.044715 * x * x * x))), normal(333))
case("logaddexp", lambda a, b: lax.max(a, b) + jnp.log1p(jnp.exp(-jnp.abs(a - b))), normal(50) * 5, normal(50) * 5)

# Integers and predicates.
for dtype in (np.int8, np.int16, np.int32, np.int64, np.uint8, np.uint16, np.uint32, np.uint64):
    info, name = np.iinfo(dtype), np.dtype(dtype).name
    a = jnp.asarray(RNG.integers(info.min, info.max, 70, dtype=dtype, endpoint=True))
    b = jnp.asarray(RNG.integers(info.min, info.max, 70, dtype=dtype, endpoint=True)).at[:3].set(1)
    small = jnp.asarray(RNG.integers(0, info.bits, 70), dtype)
    case(f"int_arith_{name}", lambda a, b: (a + b * 3 - (a & b), a ^ b, a | ~b), a, b)
    case(f"int_div_{name}", lambda a, b: (lax.div(a, b | 1), lax.rem(a, b | 1)), a, b)
    case(f"int_shift_{name}", lambda a, s: (lax.shift_left(a, s), lax.shift_right_arithmetic(a, s), lax.shift_right_logical(a, s)), a, small)
    case(f"int_compare_{name}", lambda a, b: (a < b, a >= b, a == b, lax.max(a, b), lax.min(a, b)), a, b)
    case(f"int_bits_{name}", lambda a: (lax.clz(a), lax.population_count(a), lax.sign(a)), a)
    case(f"int_to_float_{name}", lambda a: (a.astype(F32), a.astype(F64)), a)
    case(f"float_to_int_{name}", lambda x, dtype=dtype: x.astype(dtype), jnp.asarray(RNG.uniform(0, 100, 40), F32))
    case(f"int_pow_{name}", lambda a: lax.integer_pow(a, 3), a)
case("int_div_zero", lambda a, b: (lax.div(a, b), lax.rem(a, b)), ints(-9, 9, 40), jnp.zeros(40, np.int32))
case("int_div_overflow", lambda a, b: (lax.div(a, b), lax.rem(a, b)), jnp.full(20, -(2**31), np.int32), jnp.full(20, -1, np.int32))
case("float_to_int_edges", lambda x: (x.astype(np.int32), x.astype(np.uint32), x.astype(np.int8)), WIDE)
case("bool_ops", lambda a, b: (a & b, a | b, ~a, a ^ b, a.astype(F32), a.astype(np.int32)), ints(0, 2, 50) > 0, ints(0, 2, 50) > 0)
case("select", lambda p, a, b: lax.select(p, a, b), ints(0, 2, 50) > 0, normal(50), normal(50))
case("bitcast", lambda x: lax.bitcast_convert_type(lax.bitcast_convert_type(x, np.uint32) >> 9 | 0x3F800000, F32), normal(50))

# Threefry's inner round, unrolled: long chains on u32.
def mix(a, b):
    for r in (13, 15, 26, 6, 17, 29, 16, 24):
        a = a + b
        b = ((b << r) | (b >> (32 - r))) ^ a
    return a, b


case("threefry", mix, ints(0, 2**31, 100, dtype=np.uint32), ints(0, 2**31, 100, dtype=np.uint32))

# Small floats: each operation rounds.
for dtype, name in ((BF16, "bf16"), (F16, "f16")):
    a, b = normal(200, dtype=dtype), normal(200, dtype=dtype)
    case(f"small_{name}", lambda a, b: (a * b + a, a / b, jnp.sqrt(jnp.abs(a)) - b), a, b, rtol=0, atol=0)
    case(f"small_convert_{name}", lambda a, b: (a.astype(F32) * 3 + b, b.astype(a.dtype)), a, normal(200) * 3, rtol=0, atol=0)
    case(f"small_exp_{name}", lambda a: jnp.exp(a), a, rtol=1e-2, atol=1e-2)
    case(f"small_reduce_{name}", lambda a: lax.reduce(a, dtype(0), lax.add, (1,)), normal(8, 77, dtype=dtype), rtol=2e-2, atol=5e-2)
case("bf16_nan", lambda a: a.astype(BF16), WIDE, rtol=0, atol=0)

# Broadcasts, transposes, slices.
for rows, columns in ((3, 5), (4, 16), (5, 40), (2, 1003)):
    x = normal(rows, columns)
    name = f"{rows}x{columns}"
    case(f"bias_{name}", lambda x, b: x + b[None, :], x, normal(columns))
    case(f"column_scale_{name}", lambda x, s: x * lax.broadcast_in_dim(s, x.shape, (0,)), x, normal(rows))
    case(f"outer_{name}", lambda a, b: a[:, None] * b[None, :], normal(rows), normal(columns))
    case(f"transpose_{name}", lambda x: x.T * 2, x)
    case(f"row_sum_{name}", lambda x: jnp.sum(x, 1), x, rtol=1e-5, atol=1e-5)
    case(f"col_sum_{name}", lambda x: jnp.sum(x, 0), x, rtol=1e-5, atol=1e-5)
    case(f"full_sum_{name}", lambda x: jnp.sum(x * x), x, rtol=1e-5)
    case(f"row_max_{name}", lambda x: lax.reduce_max(x, (1,)), x)
    case(f"col_min_{name}", lambda x: lax.reduce_min(x, (0,)), x)
    case(f"softmax_{name}", lambda x: jnp.exp(x - jnp.max(x, 1, keepdims=True)), x)
    case(f"two_sums_{name}", lambda x: (jnp.sum(x, 1), jnp.sum(x * x, 1) / x.shape[1]), x, rtol=1e-5, atol=1e-5)
    case(f"two_columns_{name}", lambda x, y: (jnp.sum(x, 0), jnp.sum(x * y, 0) * 2 + 1), x, normal(rows, columns), rtol=1e-5, atol=1e-5)
    case(f"flip_{name}", lambda x: lax.rev(x, (1,)) + lax.rev(x, (0,)), x)
case("heads", lambda x: x.reshape(4, 6, 3, 32).transpose(0, 2, 1, 3), normal(4, 6, 96))
case("heads_back", lambda x: x.transpose(0, 2, 1, 3).reshape(4, 6, 96) + 1, normal(4, 3, 6, 32))
case("heads_odd", lambda x, b: (x + b).reshape(4, 6, 3, 5).transpose(0, 2, 1, 3), normal(4, 6, 15), normal(15))
case("slice", lambda x: x[1:9:2, 3:40], normal(10, 50))
case("qkv", lambda x: x.reshape(6, 3, 4, 32)[:, 1] * 2, normal(6, 384))
case("iota_mask", lambda x: lax.select(lax.broadcasted_iota(np.int32, x.shape, 0) >= lax.broadcasted_iota(np.int32, x.shape, 1), x, jnp.full_like(x, -1e9)), normal(37, 37))
case("causal_4d", lambda x: lax.select(lax.broadcasted_iota(np.int32, x.shape, 2) >= lax.broadcasted_iota(np.int32, x.shape, 3), x, jnp.full_like(x, -1e9)), normal(2, 3, 19, 19))
case("pad", lambda x: lax.pad(x, F32(0.5), ((1, 2, 0), (3, 0, 0))), normal(5, 20))
case("pad_interior", lambda x: lax.pad(x, F32(0.5), ((1, -1, 2), (0, 1, 1))), normal(5, 20))
case("concatenate", lambda a, b, c: lax.concatenate([a, b * 2, c], 1), normal(3, 16), normal(3, 32), normal(3, 7))
case("concatenate_rows", lambda a, b: lax.concatenate([a, b * 2], 0), normal(3, 40), normal(2, 40))
case("rotary", lambda x: lax.concatenate([-x[:, 32:], x[:, :32]], 1), normal(6, 64))
case("constant", lambda x: x + np.arange(35, dtype=F32).reshape(5, 7), normal(5, 7))
case("constant_bf16", lambda x: x + jnp.asarray(np.arange(35).reshape(5, 7), BF16), normal(5, 7, dtype=BF16))

# Reductions of other shapes.
case("sum_middle", lambda x: jnp.sum(x, 1), normal(3, 50, 36), rtol=1e-5, atol=1e-5)
case("sum_outer_two", lambda x: jnp.sum(x, (0, 1)), normal(8, 50, 36), rtol=1e-5, atol=1e-5)
case("sum_outer_inner", lambda x: jnp.sum(x, (0, 2)), normal(8, 5, 36), rtol=1e-5, atol=1e-5)
case("sum_last_two", lambda x: jnp.sum(x, (1, 2)), normal(8, 5, 37), rtol=1e-5, atol=1e-5)
case("sum_all_3d", lambda x: jnp.sum(x), normal(8, 5, 37), rtol=1e-5, atol=1e-5)
case("sum_long", lambda x: jnp.sum(x * x), normal(100003), rtol=1e-5)
case("sum_many_rows", lambda x: jnp.sum(x, 0), normal(1000, 70), rtol=1e-5, atol=1e-4)
case("sum_broadcast", lambda a, b: jnp.sum(a[:, None] * b[None, :], (0, 1)), normal(20), normal(30), rtol=1e-5, atol=1e-4)
case("prod", lambda x: lax.reduce_prod(x, (1,)), normal(4, 9))
case("any_all", lambda x: (lax.reduce_or(x > 0, (1,)), lax.reduce_and(x > -3, (1,))), normal(9, 70))
case("argmax", lambda x: lax.argmax(x, 1, np.int32), normal(9, 70))
case("argmax_columns", lambda x: lax.argmax(x, 0, np.int32), normal(9, 70))
case("sum_int", lambda x: jnp.sum(x, 1), ints(-50, 50, 9, 70))
case("sum_transposed", lambda x: jnp.sum(x.T, 1), normal(30, 40), rtol=1e-5, atol=1e-5)
case("layer_norm", lambda x: (x - jnp.mean(x, 1, keepdims=True)) * lax.rsqrt(jnp.mean(x * x, 1, keepdims=True) + 1e-5), normal(6, 100), rtol=1e-4, atol=1e-5)

# Indexing.
case("embedding", lambda w, i: w.at[i].get(mode="clip"), normal(40, 36), ints(-5, 60, 3, 7))
case("take_along", lambda x, i: jnp.take_along_axis(x, i, 1, mode="clip"), normal(6, 30), ints(0, 30, 6, 1))
case("dynamic_slice", lambda x, i, j: lax.dynamic_slice(x, (i, j), (3, 20)), normal(10, 50), np.int32(9), np.int32(7))
case("dynamic_update", lambda x, u, i: lax.dynamic_update_slice(x * 1, u, (i, np.int32(0))), normal(10, 50), normal(2, 50), np.int32(3))
case("dynamic_update_by_nothing", lambda x, u, i: lax.dynamic_update_slice(x * 1, u, (i, i)), jnp.ones((10, 50)), jnp.ones((2, 0)), np.int32(3))
case("scatter_rows", lambda u, i: jnp.zeros((40, 36), F32).at[i].add(u, mode="drop"), normal(21, 36), ints(-5, 60, 21), rtol=1e-5)
case("scatter_table", lambda u, i: jnp.zeros((9001, 39), F32).at[i].add(u, mode="drop"), normal(50, 39), ints(-5, 9020, 50), rtol=1e-5)
case("scatter_many", lambda u, i: jnp.zeros((900, 36), F32).at[i].add(u, mode="drop"), normal(64, 36), ints(-5, 30, 64), rtol=1e-5)
case("scatter_odd", lambda u, i: jnp.zeros((40, 5), F32).at[i].add(u, mode="drop"), normal(21, 5), ints(0, 40, 21), rtol=1e-5)
case("scatter_elements", lambda x, i: jnp.zeros((6, 30), F32).at[jnp.arange(6), i].add(x, mode="drop"), normal(6), ints(0, 30, 6))
case("scatter_set", lambda u, i: jnp.ones((40,), np.int32).at[i].max(u, mode="drop"), ints(-5, 9, 13), ints(0, 40, 13))

# Complex numbers are taken apart, put together and moved.
for dtype, name in ((F32, "c64"), (F64, "c128")):
    z, w = (lax.complex(normal(7, 33, dtype=dtype), normal(7, 33, dtype=dtype)) for _ in range(2))
    scalar = np.asarray(z)[0, 0]
    case(f"complex_parts_{name}", lambda z: (z.real + 1, z.imag * 2), z)
    case(f"complex_join_{name}", lambda z: lax.complex(z.imag * 2, -z.real), z)
    case(f"complex_transpose_{name}", lambda z: lax.rev(z.T, (0,)), z)
    case(f"complex_select_{name}", lambda p, z, w: lax.select(p, z, w), ints(0, 2, 7, 33) > 0, z, w)
    case(f"complex_pad_{name}", lambda z, s=scalar: lax.pad(z[1:, 2:30:3], s, ((1, 2, 0), (0, 1, 2))), z)
    case(f"complex_concatenate_{name}", lambda z, w: lax.concatenate([z, w[:, :5]], 1), z, w)
    case(f"complex_gather_{name}", lambda z, i: z.at[i].get(mode="clip"), z, ints(-2, 9, 5))
    case(f"complex_update_{name}", lambda z, w, i: lax.dynamic_update_slice(lax.reshape(z, (33, 7)), w[:2, :7], (i, np.int32(0))), z, w, np.int32(3))
    constant = np.arange(14).reshape(2, 7).astype(np.asarray(z).dtype) * (1 - 2j)
    case(f"complex_constant_{name}", lambda z, c=constant: lax.concatenate([lax.reshape(z, (33, 7)), c], 0), z)

jax.config.update("jax_enable_x64", False)


@pytest.fixture(scope="module", params=["cpu", "cpu:x86-64-v3", "cpu:x86-64", "cuda"])
def kernels(request, tmp_path_factory):
    text = "".join(kernel_text(name, function, arguments) for name, (function, arguments, *_) in CASES.items())
    return Kernels(text, str(tmp_path_factory.mktemp("kernels")), request.param)


def flatten(value):
    return [np.asarray(v) for v in jax.tree.leaves(value)]


@pytest.mark.parametrize("name", CASES)
def test_kernel(kernels, name):
    function, arguments, rtol, atol = CASES[name]
    expected = flatten(jax.jit(function)(*arguments))
    inputs = [storage(a) for a in arguments]
    results = kernels.run(name, inputs, [np.full_like(e, 77) for e in expected])
    for result, want in zip(results, expected):
        if want.dtype.kind in "biu":
            np.testing.assert_array_equal(result, want)
        else:
            wide = np.complex128 if want.dtype.kind == "c" else F64
            np.testing.assert_allclose(result.astype(wide), want.astype(wide), rtol=rtol, atol=atol)
    # The same bits however the work is split.
    for split in (2, 5):
        again = kernels.run(name, inputs, [np.full_like(e, 77) for e in expected], split)
        for a, b in zip(results, again):
            assert a.tobytes() == b.tobytes()


# Largest error in units in the last place that each expansion may have, over all floats.
ACCURACY = {
    "exp": (jnp.exp, np.exp, 1.1), "log": (jnp.log, np.log, 1.0), "tanh": (jnp.tanh, np.tanh, 1.5),
    "expm1": (jnp.expm1, np.expm1, 3.0), "log1p": (jnp.log1p, np.log1p, 3.0),
    "rsqrt": (lax.rsqrt, lambda x: 1 / np.sqrt(x), 1.6),
}


@pytest.mark.parametrize("name", ACCURACY)
def test_accuracy(name, tmp_path):
    function, reference, bound = ACCURACY[name]
    x = (np.arange(1 << 20, dtype=np.uint64) * 4093).astype(np.uint32).view(F32)
    kernels = Kernels(kernel_text("f", function, [x]), str(tmp_path))
    result = kernels.run("f", [x], [np.empty_like(x)])[0]
    with np.errstate(all="ignore"):
        exact = reference(x.astype(F64))
        rounded = exact.astype(F32)
        finite = np.isfinite(rounded)
        np.testing.assert_array_equal(result[~finite], rounded[~finite])
        unit = np.spacing(np.maximum(np.abs(rounded[finite]), F32(1e-45))).astype(F64)
        assert np.max(np.abs(result[finite] - exact[finite]) / unit) <= bound
