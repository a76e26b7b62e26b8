"""Every chlo op after zero-expand-chlo, in the reference interpreter, against JAX on CPU.

Functions are compared over grids with special values (infinities, NaN, zeros, poles) in all four float types; ops
that move or compare elements and those on integers must be equal bit by bit.
"""

import os
import pathlib
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import lax
from safetensors import numpy as safetensors

ROOT = pathlib.Path(__file__).resolve().parents[3]
BIN = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin"

ELEMENTS = {"float32": "f32", "float64": "f64", "bfloat16": "bf16", "float16": "f16", "bool": "i1", "int8": "i8",
            "int16": "i16", "int32": "i32", "int64": "i64", "uint8": "ui8", "uint16": "ui16", "uint32": "ui32", "uint64": "ui64"}
FLOATS = (np.float32, np.float64, jnp.bfloat16, np.float16)

SPECIAL = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 2, -2, 0.5, -0.5, 1.5, -1.5, 3, -3])
WIDE = np.geomspace(1e-30, 1e30, 301)
LINE = np.concatenate([np.linspace(-12, 12, 1201), np.linspace(-1, 1, 501), WIDE, -WIDE, SPECIAL])


def pairs(a, b):
    x, y = np.meshgrid(np.concatenate([a, SPECIAL]), np.concatenate([b, SPECIAL]))
    return x.ravel(), y.ravel()


# Function, arguments, allowed error in units in the last place. JAX's own atanh of f64 has 72.
ORDERS = np.concatenate([np.linspace(-2, 30, 33), np.linspace(1.1, 4.1, 13)])
POSITIVE = np.concatenate([np.linspace(0.25, 20, 80), np.geomspace(1e-3, 1e5, 20)])
FUNCTIONS = {
    **{name: (getattr(lax, name), (LINE,), units) for name, units in {
        "acos": 4, "acosh": 8, "asin": 4, "asinh": 8, "atan": 4, "atanh": 100, "bessel_i1e": 16, "cosh": 16, "digamma": 64,
        "erf": 6, "erfc": 16, "erf_inv": 32, "lgamma": 64, "sinh": 16, "square": 0, "tan": 4}.items()},
    "next_after": (lax.nextafter, pairs(np.array([1e-40, -1e-40, 1e30]), np.array([1e-40, 65504])), 0),
    "polygamma": (lax.polygamma, pairs(np.arange(-2, 12), POSITIVE), 64),
    "zeta": (lax.zeta, pairs(ORDERS, POSITIVE), 64),
}
# Below this the error is measured against it: near zeros off the origin neither side is accurate, and XLA drops the
# subnormal terms of a small sum.
SMALLEST = {"digamma": 1.0, "lgamma": 1.0, "polygamma": 1e-20, "zeta": 1e-25}
# Where JAX gives NaN and the limit of the function is known.
LIMITS = {"zeta": lambda x, q: (x == np.inf) & (q <= 1)}


def mlir_type(value):
    return "x".join([*map(str, value.shape), ELEMENTS[value.dtype.name]])


def run(tmp_path, body, arguments, results):
    """The function of `body`, which ends in a return, on arguments %0, %1, ...; results by shape and dtype."""
    step, values, found = tmp_path / "step.mlir", tmp_path / "in.safetensors", tmp_path / "out.safetensors"
    taken = ", ".join(f"%{i}: tensor<{mlir_type(a)}>" for i, a in enumerate(arguments))
    given = ", ".join(f"tensor<{mlir_type(r)}>" for r in results)
    source = f"func.func @main({taken}) -> ({given}) {{\n{body}\n}}\n"
    subprocess.run([BIN / "zero-opt", "--zero-expand-chlo", "-o", step], input=source, text=True, check=True)
    assert "chlo." not in step.read_text()
    safetensors.save_file({f"arg{i}": np.asarray(a, order="C") for i, a in enumerate(arguments)}, values)
    subprocess.run([BIN / "zero-run", step, "--interpret", "--as-is", "--args", values, "--results", found], check=True,
                   stdout=subprocess.DEVNULL)
    tensors = safetensors.load_file(found)
    return [tensors[f"result{i}"] for i in range(len(results))]


def check(found, expected, units, smallest, skipped):
    """Equal within `units` in the last place of the value or of `smallest`; XLA takes subnormal numbers for zero."""
    limits = jnp.finfo(expected.dtype)
    x, y = found.astype(np.float64)[~skipped], expected.astype(np.float64)[~skipped]
    for special in (np.isnan, np.isposinf, np.isneginf):
        assert np.array_equal(special(x), special(y)), (x[special(x) != special(y)], y[special(x) != special(y)])
    known = ~np.isnan(y)
    if units == 0:
        assert np.array_equal(np.signbit(x)[known], np.signbit(y)[known])
    usual = np.isfinite(y) & (np.maximum(np.abs(x), np.abs(y)) > float(limits.tiny))
    x, y = x[usual], y[usual]
    error = np.abs(x - y) / (float(limits.eps) * np.maximum(np.abs(y), max(smallest, float(limits.tiny))))
    assert error.max(initial=0) <= units, (error.max(), x[error.argmax()], y[error.argmax()])


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: np.dtype(d).name)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_function(tmp_path, name, dtype):
    function, points, units = FUNCTIONS[name]
    with jax.enable_x64(True), np.errstate(all="ignore"):
        arguments = [p.astype(dtype) for p in points]
        subnormal = [(a != 0) & (np.abs(a.astype(np.float64)) < float(jnp.finfo(dtype).tiny)) for a in arguments]
        expected = np.asarray(jax.jit(function)(*arguments))
    types = ", ".join(f"tensor<{mlir_type(a)}>" for a in arguments)
    names = ", ".join(f"%{i}" for i in range(len(arguments)))
    body = f"  %r = chlo.{name} {names} : {types} -> tensor<{mlir_type(expected)}>\n  return %r : tensor<{mlir_type(expected)}>"
    [found] = run(tmp_path, body, arguments, [expected])
    skipped = np.logical_or.reduce(subnormal)
    if name in LIMITS:
        skipped |= LIMITS[name](*(a.astype(np.float64) for a in arguments))
    check(found, expected, units, SMALLEST.get(name, 0.0), skipped)


@pytest.mark.parametrize("dtype", FLOATS, ids=lambda d: np.dtype(d).name)
def test_is_infinite(tmp_path, dtype):
    x = SPECIAL.astype(dtype)
    expected = [np.isinf(x), np.isposinf(x.astype(np.float64)), np.isneginf(x.astype(np.float64))]
    ops = [f"  %{name} = chlo.{name} %0 : tensor<{mlir_type(x)}> -> tensor<{len(x)}xi1>" for name in
           ("is_inf", "is_pos_inf", "is_neg_inf")]
    ops.append(f"  return %is_inf, %is_pos_inf, %is_neg_inf : {', '.join([f'tensor<{len(x)}xi1>'] * 3)}")
    for found, known in zip(run(tmp_path, "\n".join(ops), [x], expected), expected):
        np.testing.assert_array_equal(found, known)


@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_mulhi(tmp_path, dtype):
    info = np.iinfo(dtype)
    edges = [0, 1, 2, 3, info.max, info.max - 1, info.min, info.min + 1, info.max // 3]
    x, y = (v.ravel().astype(dtype) for v in np.meshgrid(edges, edges))
    expected = np.array([(int(a) * int(b)) >> info.bits for a, b in zip(x, y)], object).astype(dtype)
    t = f"tensor<{mlir_type(x)}>"
    [found] = run(tmp_path, f"  %r = chlo.mulhi %0, %1 : {t}, {t} -> {t}\n  return %r : {t}", [x, y], [expected])
    np.testing.assert_array_equal(found, expected)


BROADCAST = {"add": np.add, "subtract": np.subtract, "multiply": np.multiply, "maximum": np.maximum, "minimum": np.minimum,
             "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "shift_left": np.left_shift,
             "remainder": np.fmod, "shift_right_arithmetic": np.right_shift}


@pytest.mark.parametrize("name", BROADCAST)
@pytest.mark.parametrize("shapes", [((3, 1), (1, 4), None), ((4,), (3, 4), None), ((3,), (3, 4), 0), ((3, 4), (), None)])
def test_broadcast(tmp_path, name, shapes):
    rng = np.random.default_rng(0)
    x, y = (rng.integers(1, 7, shape).astype(np.int32) for shape in shapes[:2])
    expected = BROADCAST[name](x[:, None] if shapes[2] == 0 else x, y)
    attribute = "" if shapes[2] is None else f" {{broadcast_dimensions = array<i64: {shapes[2]}>}}"
    t = f"tensor<{mlir_type(expected)}>"
    body = f"  %r = chlo.broadcast_{name} %0, %1{attribute} : (tensor<{mlir_type(x)}>, tensor<{mlir_type(y)}>) -> {t}\n  return %r : {t}"
    [found] = run(tmp_path, body, [x, y], [expected])
    np.testing.assert_array_equal(found, expected)


def test_broadcast_to_own_op_compare_and_select(tmp_path):
    x, y = np.linspace(0.5, 3, 4).astype(np.float32), np.linspace(1, 2, 3).astype(np.float32)[:, None]
    less, chosen, after = x < y, np.where(x < y, x, y), np.nextafter(x, y)
    body = """  %less = chlo.broadcast_compare %0, %1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xi1>
  %chosen = chlo.broadcast_select %less, %0, %1 : (tensor<3x4xi1>, tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  %after = chlo.broadcast_next_after %0, %1 : (tensor<4xf32>, tensor<3x1xf32>) -> tensor<3x4xf32>
  return %less, %chosen, %after : tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>"""
    for found, known in zip(run(tmp_path, body, [x, y], [less, chosen, after]), [less, chosen, after]):
        np.testing.assert_array_equal(found, known)


def test_constants(tmp_path):
    x, like, given = np.zeros((2, 3), np.float32), np.full((2, 3), 3.5, np.float32), np.array([1, 2], np.int8)
    body = """  %like = "chlo.constant_like"(%0) {value = 3.5 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %given = chlo.constant dense<[1, 2]> : tensor<2xi8>
  return %like, %given : tensor<2x3xf32>, tensor<2xi8>"""
    for found, known in zip(run(tmp_path, body, [x], [like, given]), [like, given]):
        np.testing.assert_array_equal(found, known)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16", "int32", "uint8"])
def test_top_k(tmp_path, dtype):
    x = np.random.default_rng(1).integers(0, 9, (3, 12)).astype(jnp.dtype(dtype))
    values, indices = map(np.asarray, lax.top_k(x, 5))
    element = ELEMENTS[dtype]
    body = f"""  %values, %indices = chlo.top_k(%0, k = 5) : tensor<3x12x{element}> -> (tensor<3x5x{element}>, tensor<3x5xi32>)
  return %values, %indices : tensor<3x5x{element}>, tensor<3x5xi32>"""
    found = run(tmp_path, body, [x], [values, indices])
    np.testing.assert_array_equal(found[0], values)
    np.testing.assert_array_equal(found[1], indices)


# lhs, rhs, group sizes, ((contracting), (batch)), ragged lhs dimension, rhs group dimensions.
RAGGED = {
    "rows": ((11, 5), (3, 5, 7), [2, 0, 6], (([1], [1]), ([], [])), 0, [0]),
    "batched_rows": ((2, 11, 5), (3, 2, 5, 7), [[2, 3, 6], [11, 0, 0]], (([2], [2]), ([0], [1])), 1, [0]),
    "contracting": ((4, 11), (11, 7), [2, 3, 6], (([1], [0]), ([], [])), 1, []),
    "batched_contracting": ((2, 4, 11), (2, 11, 7), [[2, 3, 1], [0, 4, 7]], (([2], [1]), ([0], [0])), 2, []),
    "batch": ((6, 4, 5), (6, 5, 7), [2, 4], (([2], [1]), ([0], [0])), 0, []),
}


@pytest.mark.parametrize("name", RAGGED)
def test_ragged_dot(tmp_path, name):
    lhs_shape, rhs_shape, sizes, numbers, ragged, groups = RAGGED[name]
    rng = np.random.default_rng(2)
    lhs, rhs = (rng.integers(-4, 5, shape).astype(np.float32) for shape in (lhs_shape, rhs_shape))
    sizes = np.array(sizes, np.int32)
    expected = np.asarray(lax.ragged_dot_general(lhs, rhs, sizes, lax.RaggedDotDimensionNumbers(numbers, [ragged], groups)))
    (lc, rc), (lb, rb) = numbers
    fields = {"lhs_batching_dimensions": lb, "rhs_batching_dimensions": rb, "lhs_contracting_dimensions": lc,
              "rhs_contracting_dimensions": rc, "lhs_ragged_dimensions": [ragged], "rhs_group_dimensions": groups}
    text = ", ".join(f"{field} = {dims}" for field, dims in fields.items() if dims)
    types = ", ".join(f"tensor<{mlir_type(v)}>" for v in (lhs, rhs, sizes))
    t = f"tensor<{mlir_type(expected)}>"
    body = f"""  %r = "chlo.ragged_dot"(%0, %1, %2) <{{ragged_dot_dimension_numbers = #chlo.ragged_dot<{text}>}}> : ({types}) -> {t}
  return %r : {t}"""
    [found] = run(tmp_path, body, [lhs, rhs, sizes], [expected])
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("reverse", [False, True])
def test_scan(tmp_path, reverse):
    x = np.random.default_rng(3).integers(-4, 5, (5, 4, 3)).astype(np.float32)
    expected = np.asarray(lax.cumsum(x, axis=1, reverse=reverse))
    last = x.sum(1)
    body = f"""  %zero = stablehlo.constant dense<0.0> : tensor<5x3xf32>
  %r:2 = chlo.scan(%0) inits (%zero) dimension=1  attributes {{is_reverse = {str(reverse).lower()}}} {{
  ^bb0(%input: tensor<5x3xf32>, %carry: tensor<5x3xf32>):
    %sum = stablehlo.add %input, %carry : tensor<5x3xf32>
    stablehlo.return %sum, %sum : tensor<5x3xf32>, tensor<5x3xf32>
  }} : (tensor<5x4x3xf32>, tensor<5x3xf32>) -> (tensor<5x4x3xf32>, tensor<5x3xf32>)
  return %r#0, %r#1 : tensor<5x4x3xf32>, tensor<5x3xf32>"""
    found = run(tmp_path, body, [x], [expected, last])
    np.testing.assert_array_equal(found[0], expected)
    np.testing.assert_array_equal(found[1], last)


# Error allowed in units in the last place of the absolute value.
COMPLEX = {"acos": 16, "acosh": 16, "asin": 16, "asinh": 16, "atan": 16, "atanh": 16, "conj": 0, "cosh": 16, "sinh": 16,
           "square": 4, "tan": 16}


@pytest.mark.parametrize("dtype", FLOATS[:2], ids=lambda d: np.dtype(d).name)
@pytest.mark.parametrize("name", COMPLEX)
def test_complex_function(tmp_path, name, dtype):
    """On a grid of all quadrants, near and on the axes, with small and large parts."""
    line = np.concatenate([np.linspace(-3, 3, 25), [1e-30, -1e-25, 1e-5, 0.999, 1.001, 1e10, -1e15], -np.geomspace(0.1, 80, 7)])
    if name in ("cosh", "sinh", "square", "tan"):
        line = line[np.abs(line) < 1e6]
    if name == "sinh":  # of which JAX loses the real part near 0
        line = line[np.abs(line) > 0.1]
    re, im = (v.ravel().astype(dtype) for v in np.meshgrid(line, line))
    with jax.enable_x64(True), np.errstate(all="ignore"):
        expected = np.asarray(jax.jit(getattr(lax, name))(lax.complex(re, im)))
    part, whole = f"tensor<{mlir_type(re)}>", f"tensor<{len(re)}xcomplex<{ELEMENTS[np.dtype(dtype).name]}>>"
    body = f"""  %z = stablehlo.complex %0, %1 : {whole}
  %w = chlo.{name} %z : {whole} -> {whole}
  %re = stablehlo.real %w : ({whole}) -> {part}
  %im = stablehlo.imag %w : ({whole}) -> {part}
  return %re, %im : {part}, {part}"""
    found = run(tmp_path, body, [re, im], [re, im])
    value = found[0].astype(np.float64) + 1j * found[1].astype(np.float64)
    usual = np.isfinite(expected)
    assert np.array_equal(usual, np.isfinite(value)), (re[usual != np.isfinite(value)], im[usual != np.isfinite(value)])
    error = np.abs(value - expected)[usual] / (np.finfo(dtype).eps * np.maximum(np.abs(expected[usual]), np.finfo(dtype).tiny))
    error[np.maximum(np.abs(value), np.abs(expected))[usual] < np.finfo(dtype).tiny] = 0
    worst = error.argmax()
    assert error.max() <= COMPLEX[name], (error.max(), re[usual][worst], im[usual][worst], value[usual][worst], expected[usual][worst])
