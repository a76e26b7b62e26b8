"""The reference interpreter against JAX: small functions of every op family through `zero-run --interpret`.

Results that have one right answer (moves, integers, comparisons, exact float ops) must be equal bit by bit; where
JAX may round or sum in another order they agree to a few units in the last place.
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

import cases  # noqa: E402  (the paths come first)
import tolerances  # noqa: E402
import zero_run  # noqa: E402

EXACT = 0.0
CLOSE = 4.0  # units in the last place, of the result's largest value


def ulp(dtype):
    return float(jnp.finfo(dtype).eps) if jnp.issubdtype(dtype, jnp.floating) else 0.0


def check(found, expected, units):
    expected = np.asarray(expected)
    assert found.dtype == expected.dtype and found.shape == expected.shape
    if units == EXACT:
        np.testing.assert_array_equal(found, expected)
        return
    wide, known = found.astype(np.float64), expected.astype(np.float64)
    finite = np.isfinite(known)
    np.testing.assert_array_equal(np.where(finite, 0, wide), np.where(finite, 0, known))
    largest = np.max(np.abs(known[finite]), initial=0.0)
    np.testing.assert_allclose(wide[finite], known[finite], rtol=0, atol=units * ulp(expected.dtype) * largest)


def numbers(shape, dtype=jnp.float32, seed=0):
    """Normal floats, integers in [-100, 100) (from 0 for unsigned ones), or coin flips."""
    rng = np.random.default_rng(seed)
    if dtype == jnp.bool_:
        return rng.integers(0, 2, shape).astype(bool)
    if jnp.issubdtype(dtype, jnp.floating):
        return rng.standard_normal(shape).astype(jnp.dtype(dtype))
    return rng.integers(0 if jnp.issubdtype(dtype, jnp.unsignedinteger) else -100, 100, shape).astype(dtype)


# No subnormal numbers: XLA takes them for zero on CPUs.
SPECIAL = np.array([0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, np.inf, -np.inf, np.nan, 1e-30, 1e37, 88.0, -104.0],
                   np.float32)
WRAP = np.array([0, 1, -1, 7, -7, 127, -128, 64], np.int8)
F32, BF16, F16, I32, I8, U8, U32 = jnp.float32, jnp.bfloat16, jnp.float16, jnp.int32, jnp.int8, jnp.uint8, jnp.uint32

CASES = {}


def case(name, function, *arguments, units=EXACT):
    assert name not in CASES
    CASES[name] = (function, arguments, units)


# Elementwise ------------------------------------------------------------------------------------------------------

for name in ("exp", "expm1", "log", "log1p", "sin", "cos", "tan", "tanh", "logistic", "rsqrt", "cbrt"):
    case(f"{name}_f32", getattr(lax, name), np.abs(numbers(64)) + 0.1, units=CLOSE)
    case(f"{name}_bf16", getattr(lax, name), np.abs(numbers(64, BF16)) + jnp.bfloat16(0.1), units=CLOSE)
for name in ("abs", "neg", "sign", "ceil", "floor", "round", "is_finite", "sqrt"):
    case(f"{name}_special", getattr(lax, name), np.abs(SPECIAL) if name == "sqrt" else SPECIAL)
case("round_even", lambda x: lax.round(x, lax.RoundingMethod.TO_NEAREST_EVEN), SPECIAL)
for dtype in (F32, BF16, F16, I32, I8, U8, jnp.uint16, jnp.int16):
    for name in ("add", "sub", "mul", "max", "min"):
        case(f"{name}_{jnp.dtype(dtype).name}", getattr(lax, name), numbers((5, 7), dtype, 1), numbers((5, 7), dtype, 2))
for name in ("max", "min", "add", "mul", "sub", "div", "rem", "eq", "ne", "lt", "le", "gt", "ge"):
    case(f"{name}_special_pairs", getattr(lax, name), np.repeat(SPECIAL, 16), np.tile(SPECIAL, 16))
for name in ("div", "rem", "max", "min", "add", "mul", "shift_left", "shift_right_logical", "shift_right_arithmetic"):
    case(f"{name}_i8_pairs", getattr(lax, name), np.repeat(WRAP, 8), np.tile(WRAP, 8))
for name in ("bitwise_and", "bitwise_or", "bitwise_xor"):
    case(f"{name}_u32", getattr(lax, name), numbers(32, U32, 1), numbers(32, U32, 2))
    case(f"{name}_bool", getattr(lax, name), numbers(32, jnp.bool_, 1), numbers(32, jnp.bool_, 2))
case("not", lambda a, b: (lax.bitwise_not(a), lax.bitwise_not(b)), numbers(32, I32), numbers(32, jnp.bool_))
case("popcnt_clz", lambda a: (lax.population_count(a), lax.clz(a)), numbers(32, I32))
case("power", lax.pow, np.abs(numbers(64)), numbers(64, seed=1), units=CLOSE)
case("integer_power", lambda x: x**5, numbers(16, I32))
case("atan2", lax.atan2, numbers(64), numbers(64, seed=1), units=CLOSE)
case("clamp", lambda x: lax.clamp(-0.5, x, 0.5), SPECIAL)
case("select", lax.select, numbers((4, 5), jnp.bool_), numbers((4, 5)), numbers((4, 5), seed=1))
case("select_scalar", lambda p, a, b: lax.select(p[0], a, b), numbers(1, jnp.bool_), numbers(5), numbers(5, seed=1))
case("reduce_precision", lambda x: lax.reduce_precision(x, 5, 7), np.concatenate([SPECIAL, numbers(64) * 1e4]))

# Conversions ------------------------------------------------------------------------------------------------------

for to in (BF16, F16, I32, I8, U8, jnp.bool_, U32):
    case(f"convert_f32_to_{jnp.dtype(to).name}", lambda x, to=to: lax.convert_element_type(x, to), numbers(64) * 40)
for source in (I32, I8, U8, BF16, F16, jnp.bool_):
    case(f"convert_{jnp.dtype(source).name}_to_f32", lambda x: lax.convert_element_type(x, F32), numbers(64, source))
case("convert_saturates", lambda x: (lax.convert_element_type(x, I32), lax.convert_element_type(x, I8)),
     np.array([3e9, -3e9, np.inf, -np.inf, 1e-3, -0.999, 127.9], np.float32))
case("bitcast", lambda x: (lax.bitcast_convert_type(x, I32), lax.bitcast_convert_type(x, jnp.uint16)), SPECIAL)
case("bitcast_join", lambda x: lax.bitcast_convert_type(x, F32), numbers((3, 4), U8))

# Shapes -----------------------------------------------------------------------------------------------------------

case("transpose", lambda x: (x.transpose(2, 0, 1), x.transpose(1, 0, 2)), numbers((3, 4, 5)))
case("transpose_i8", lambda x: x.T, numbers((3, 4), I8))
case("reverse", lambda x: x[::-1, :, ::-1], numbers((3, 4, 5)))
case("slice", lambda x: lax.slice(x, (1, 0, 2), (3, 4, 5), (1, 3, 2)), numbers((3, 4, 5)))
case("concatenate", lambda x, y: jnp.concatenate([x, y, x], 1), numbers((3, 4)), numbers((3, 1)))
case("pad", lambda x: lax.pad(x, jnp.float32(7), ((1, 2, 1), (-1, 3, 0), (2, -2, 2))), numbers((3, 4, 5)))
case("pad_away", lambda x: lax.pad(x, jnp.float32(7), ((-5, 3, 2),)), numbers(3))
case("pad_negative_interior", lambda x: lax.pad(x, jnp.float32(7), ((-2, -3, 2), (-1, -1, 1))), numbers((5, 6)))
case("broadcast", lambda x: lax.broadcast_in_dim(x, (2, 4, 3), (1, 2)), numbers((1, 3)))
case("iota", lambda x: (lax.broadcasted_iota(I32, (2, 3, 4), 1) + x, lax.iota(BF16, 300)), numbers((), I32))
case("empty", lambda x: (jnp.concatenate([x, x]), x.sum(0), x.T @ x), numbers((0, 3)))

# Indexing ---------------------------------------------------------------------------------------------------------

ROWS = np.array([[2, 0], [9, -3], [4, 4]], np.int32)
case("take", lambda x, i: x.at[i].get(mode="clip"), numbers((5, 3)), ROWS)
case("take_fill", lambda x, i: x.at[i].get(mode="fill", fill_value=0), numbers((5, 3)), ROWS)
case("take_along_axis", lambda x, i: jnp.take_along_axis(x, i, 1), numbers((3, 5)), ROWS % 5)
case("gather_window", lambda x, i: jax.vmap(lambda s: lax.dynamic_slice(x, s, (2, 3)))(i), numbers((5, 6)), ROWS)
case("gather_batched", lambda x, i: jax.vmap(lambda a, j: a[j])(x, i), numbers((3, 5, 2)), ROWS % 5)
case("dynamic_slice", lambda x, i: lax.dynamic_slice(x, (i[0], i[1]), (2, 2)), numbers((4, 4)), np.array([3, -2], np.int32))
case("dynamic_update_slice", lambda x, u, i: lax.dynamic_update_slice(x, u, (i[0], i[1])), numbers((4, 4)),
     numbers((2, 3), seed=1), np.array([3, -2], np.int32))
case("scatter_add", lambda x, i, u: x.at[i].add(u), numbers((5, 3)), np.array([1, 1, 4, 1], np.int32), numbers((4, 3), seed=1))
case("scatter_set", lambda x, i, u: x.at[i].set(u), numbers((5, 3), BF16), np.array([3, 0], np.int32),
     numbers((2, 3), BF16, 1))
case("scatter_drop", lambda x, i, u: x.at[i].add(u, mode="drop"), numbers((5, 3)), np.array([1, 7, -9], np.int32),
     numbers((3, 3), seed=1))
case("scatter_max", lambda x, i, u: x.at[i].max(u), numbers(5, I32), np.array([1, 1, 2], np.int32), numbers(3, I32, 1))
case("scatter_window", lambda x, u: x.at[1:3, 2:4].mul(u), numbers((5, 5)), numbers((2, 2)))
case("scatter_batched", lambda x, i, u: jax.vmap(lambda a, j, v: a.at[j].add(v))(x, i, u), numbers((3, 5)), ROWS % 5,
     numbers((3, 2)))
case("scatter_apply", lambda x, i: x.at[i].apply(lambda v: v * 2 + 1), numbers(6), np.array([1, 4], np.int32))
case("grad_of_take", jax.grad(lambda x, i: (x[i] ** 2).sum()), numbers((5, 3)), ROWS % 5)

# Products and reductions ------------------------------------------------------------------------------------------

case("matmul", jnp.matmul, numbers((37, 29)), numbers((29, 45)), units=16)
case("matmul_exact", jnp.matmul, numbers((37, 29), I32).astype(np.float32), numbers((29, 45), I32).astype(np.float32))
case("matmul_i32", jnp.matmul, numbers((5, 7), I32), numbers((7, 3), I32))
case("matmul_bf16", jnp.matmul, numbers((8, 16), BF16), numbers((16, 8), BF16), units=1)
case("matmul_bf16_to_f32", lambda a, b: lax.dot(a, b, preferred_element_type=F32), numbers((8, 16), BF16),
     numbers((16, 8), BF16), units=16)
case("matvec", jnp.matmul, numbers((9, 33)), numbers(33), units=16)
case("einsum", lambda q, k: jnp.einsum("bthd,bshd->bhts", q, k), numbers((2, 5, 3, 4)), numbers((2, 6, 3, 4)), units=16)
case("einsum_back", lambda a, v: jnp.einsum("bhts,bshd->bthd", a, v), numbers((2, 3, 5, 6)), numbers((2, 6, 3, 4)), units=16)
for axis in (0, 1, 2, (0, 1), (0, 2), (1, 2), (0, 1, 2)):
    case(f"sum_{axis}", lambda x, a=axis: x.sum(a), numbers((7, 33, 21)), units=16)
    case(f"max_{axis}", lambda x, a=axis: x.max(a), numbers((7, 33, 21)))
case("sum_bf16", lambda x: x.sum(1), numbers((5, 64), BF16), units=1)
case("sum_i8", lambda x: x.sum(1, dtype=I8), numbers((5, 64), I8))
case("prod_min", lambda x: (x.prod(0), x.min(1)), numbers((5, 6)), units=CLOSE)
case("any_all", lambda x: (x.any(0), x.all(1)), numbers((3, 4), jnp.bool_))
case("argmax", lambda x: (x.argmax(0), x.argmin(1)), np.round(numbers((9, 8))))
case("argmax_nan", lambda x: x.argmax(), SPECIAL)
case("cumulative", lambda x: (jnp.cumsum(x, 1), jnp.cumprod(x, 0)), numbers((4, 9)), units=16)
case("argsort", lambda x: (jnp.sort(x, 0), jnp.argsort(x, 1)), np.round(numbers((9, 6))))
case("sort_special", lambda x: jnp.sort(x), SPECIAL)
case("max_pool", lambda x: lax.reduce_window(x, -jnp.inf, lax.max, (2, 3), (2, 1), "SAME"), numbers((7, 8)))
case("sum_pool_dilated", lambda x: lax.reduce_window(x, 0.0, lax.add, (2, 2), (1, 2), ((1, 0), (2, -1)), (2, 1), (1, 3)),
     np.round(numbers((5, 9)) * 8))
case("grad_of_max_pool", jax.grad(lambda x: (lax.reduce_window(x, -jnp.inf, lax.max, (3, 3), (2, 2), "SAME") ** 2).sum()),
     numbers((7, 8)))
for name, options in {
    "plain": dict(window_strides=(1, 1), padding="SAME"),
    "strided": dict(window_strides=(2, 3), padding=((1, 2), (0, -1))),
    "dilated": dict(window_strides=(1, 1), padding=((0, 0), (0, 0)), lhs_dilation=(2, 1), rhs_dilation=(1, 2)),
    "grouped": dict(window_strides=(1, 1), padding="SAME", feature_group_count=2),
    "nhwc": dict(window_strides=(1, 1), padding="SAME", dimension_numbers=("HWNC", "IHWO", "NHWC")),
}.items():
    layouts = {"nhwc": ((7, 6, 2, 4), (4, 3, 2, 6))}.get(name, ((2, 4, 7, 6), (6, 2 if name == "grouped" else 4, 3, 2)))
    case(f"convolution_{name}", lambda x, w, o=options: lax.conv_general_dilated(x, w, **o), *map(numbers, layouts), units=16)
    case(f"grad_of_convolution_{name}",
         jax.grad(lambda x, w, o=options: (lax.conv_general_dilated(x, w, **o) ** 2).sum(), (0, 1)),
         *map(numbers, layouts), units=32)
case("softmax", lambda x: jax.nn.softmax(x), numbers((4, 50)), units=16)
case("logsumexp", lambda x: jax.nn.logsumexp(x, 1), numbers((4, 50)), units=16)

# Control flow and programs ----------------------------------------------------------------------------------------

case("while", lambda x, n: lax.fori_loop(0, n, lambda i, c: c * 0.5 + i, x), numbers(4), np.int32(7), units=CLOSE)
case("scan", lambda x, w: lax.scan(lambda c, row: (c * 0.5 + row, c.sum()), w, x), numbers((6, 4)), numbers(4), units=CLOSE)
case("cond", lambda x, p: lax.cond(p, lambda v: v + 1, lambda v: v * 2, x), numbers(4), np.bool_(False))
case("switch", lambda x, i: lax.switch(i, [lambda v: v, lambda v: -v, lambda v: v * v], x), numbers(4), np.int32(9))
case("random_bits", lambda k: (jax.random.bits(k, (5, 3)), jax.random.randint(k, (7,), 0, 9)), np.array([1, 2], np.uint32))
case("random_split", lambda k: jax.random.split(k, 3), np.array([0, 42], np.uint32))


@pytest.mark.parametrize("name", CASES)
def test_op(name, tmp_path):
    function, arguments, units = CASES[name]
    expected = jax.tree.leaves(jax.jit(function)(*arguments))
    (tmp_path / "step.mlir").write_text(jax.jit(function, keep_unused=True).lower(*arguments).as_text())
    found, _ = zero_run.run(tmp_path / "step.mlir", arguments, as_is=True)
    assert len(found) == len(expected)
    for a, b in zip(found, expected):
        check(a, b, units)


@pytest.mark.parametrize("name", ["gpt_tiny_f32", "gpt_tiny_scan", "mlp_momentum"])
def test_step(name):
    """A whole training step, as `import` leaves it: a step of Adam doubles no error by much."""
    case = cases.case(name)
    found, _ = zero_run.run(case.path, case.arguments, stage=None, interpret=True)
    expected = case.jax_steps(1)[0]
    assert tolerances.distance(found, expected) <= 1e-5 * tolerances.norm(expected)
