"""Floats of 4 to 8 bits and integers of 2 and 4, compiled: the same bits as the interpreter's, from every value and to it."""

import ml_dtypes
import numpy as np
import pytest

import zero_run

FLOATS = ["f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "f8E3M4", "f8E4M3", "f8E4M3B11FNUZ", "f8E4M3FN", "f8E4M3FNUZ", "f8E5M2",
          "f8E5M2FNUZ", "f8E8M0FNU"]
INTEGERS = ["i2", "i4", "ui2", "ui4"]
COUNT = 3000


def float_program(t):
    """Conversions from all and to all, arithmetic, a sum, comparisons and a constant in memory."""
    return f"""
func.func @main(%x: tensor<{COUNT}xf32>, %y: tensor<{COUNT}xf32>, %w: tensor<{COUNT}xf64>, %n: tensor<{COUNT}xi32>, %i: tensor<i32>)
    -> (tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xi8>, tensor<{COUNT}xi1>, tensor<3xf32>, tensor<{COUNT}xbf16>) {{
  %a = stablehlo.convert %x : (tensor<{COUNT}xf32>) -> tensor<{COUNT}x{t}>
  %b = stablehlo.convert %y : (tensor<{COUNT}xf32>) -> tensor<{COUNT}x{t}>
  %0 = stablehlo.convert %a : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xf32>
  %c = stablehlo.add %a, %b : tensor<{COUNT}x{t}>
  %d = stablehlo.multiply %c, %b : tensor<{COUNT}x{t}>
  %e = stablehlo.negate %d : tensor<{COUNT}x{t}>
  %1 = stablehlo.convert %e : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xf32>
  %f = stablehlo.maximum %a, %b : tensor<{COUNT}x{t}>
  %2 = stablehlo.convert %f : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xf32>
  %g = stablehlo.convert %w : (tensor<{COUNT}xf64>) -> tensor<{COUNT}x{t}>
  %3 = stablehlo.convert %g : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xf32>
  %h = stablehlo.convert %n : (tensor<{COUNT}xi32>) -> tensor<{COUNT}x{t}>
  %4 = stablehlo.convert %h : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xf32>
  %5 = stablehlo.convert %a : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xi8>
  %6 = stablehlo.compare LT, %a, %b : (tensor<{COUNT}x{t}>, tensor<{COUNT}x{t}>) -> tensor<{COUNT}xi1>
  %k = stablehlo.constant dense<[1.0, 2.0, 4.0, 1.0, 0.5]> : tensor<5x{t}>
  %l = stablehlo.dynamic_slice %k, %i, sizes = [3] : (tensor<5x{t}>, tensor<i32>) -> tensor<3x{t}>
  %7 = stablehlo.convert %l : (tensor<3x{t}>) -> tensor<3xf32>
  %8 = stablehlo.convert %a : (tensor<{COUNT}x{t}>) -> tensor<{COUNT}xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xf32>, tensor<{COUNT}xi8>, tensor<{COUNT}xi1>, tensor<3xf32>, tensor<{COUNT}xbf16>
}}
"""


def integer_program(t):
    return f"""
func.func @main(%x: tensor<256xi32>, %y: tensor<256xi32>, %z: tensor<256xf32>, %i: tensor<i32>)
    -> (tensor<256xi32>, tensor<256xi32>, tensor<256xi32>, tensor<256xf32>, tensor<256xi32>, tensor<256xi1>, tensor<3xi32>, tensor<i32>, tensor<256xi32>) {{
  %a = stablehlo.convert %x : (tensor<256xi32>) -> tensor<256x{t}>
  %b = stablehlo.convert %y : (tensor<256xi32>) -> tensor<256x{t}>
  %c = stablehlo.add %a, %b : tensor<256x{t}>
  %d = stablehlo.multiply %c, %b : tensor<256x{t}>
  %0 = stablehlo.convert %d : (tensor<256x{t}>) -> tensor<256xi32>
  %e = stablehlo.maximum %a, %b : tensor<256x{t}>
  %1 = stablehlo.convert %e : (tensor<256x{t}>) -> tensor<256xi32>
  %f = stablehlo.divide %a, %b : tensor<256x{t}>
  %2 = stablehlo.convert %f : (tensor<256x{t}>) -> tensor<256xi32>
  %3 = stablehlo.convert %a : (tensor<256x{t}>) -> tensor<256xf32>
  %g = stablehlo.convert %z : (tensor<256xf32>) -> tensor<256x{t}>
  %4 = stablehlo.convert %g : (tensor<256x{t}>) -> tensor<256xi32>
  %5 = stablehlo.compare LT, %a, %b : (tensor<256x{t}>, tensor<256x{t}>) -> tensor<256xi1>
  %k = stablehlo.constant dense<[1, 0, 1, 1, 0]> : tensor<5x{t}>
  %l = stablehlo.dynamic_slice %k, %i, sizes = [3] : (tensor<5x{t}>, tensor<i32>) -> tensor<3x{t}>
  %6 = stablehlo.convert %l : (tensor<3x{t}>) -> tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<{t}>
  %s = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x{t}>, tensor<{t}>) -> tensor<{t}>
  %7 = stablehlo.convert %s : (tensor<{t}>) -> tensor<i32>
  %h = stablehlo.shift_right_{"logical" if t[0] == "u" else "arithmetic"} %a, %b : tensor<256x{t}>
  %8 = stablehlo.convert %h : (tensor<256x{t}>) -> tensor<256xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<256xi32>, tensor<256xi32>, tensor<256xi32>, tensor<256xf32>, tensor<256xi32>, tensor<256xi1>, tensor<3xi32>, tensor<i32>, tensor<256xi32>
}}
"""


def float_arguments(t):
    """Around every number of the format and its ties, from denormal numbers to infinity, NaN."""
    rng = np.random.RandomState(0)
    if t.startswith("f8"):
        name = "float" + t[1:].replace("E", "_e", 1).replace("M", "m").lower()
        numbers = np.arange(256, dtype=np.uint8).view(getattr(ml_dtypes, name))
        numbers = numbers.astype(np.float32)
        numbers = np.sort(numbers[np.isfinite(numbers)])
    else:
        numbers = np.arange(-64, 65, dtype=np.float32) / 8
    with np.errstate(over="ignore", invalid="ignore"):
        ties = (numbers[:-1].astype(np.float64) + numbers[1:]) / 2
        near = np.concatenate([numbers, ties, np.nextafter(ties.astype(np.float32), np.float32(np.inf)),
                               np.nextafter(ties.astype(np.float32), np.float32(-np.inf))]).astype(np.float32)
        special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e30, -1e30, 1e-30, 1e-40, 3e38], np.float32)
        spread = np.ldexp(rng.standard_normal(COUNT), rng.randint(-12, 12, COUNT)).astype(np.float32)
        x = np.concatenate([near, special, spread])[:COUNT].astype(np.float32)
        y = np.roll(x, 411)
        wide = x.astype(np.float64) * (1 + rng.choice([0, 2.0**-40, -(2.0**-40)], COUNT))
    return [x, y, wide, rng.randint(-700, 700, COUNT).astype(np.int32), np.array(1, np.int32)]


def integer_arguments():
    x, y = np.meshgrid(np.arange(-8, 8), np.arange(-8, 8))
    z = np.linspace(-20, 20, 256).astype(np.float32)
    z[:3] = [np.inf, -np.inf, np.nan]
    return [x.ravel().astype(np.int32), y.ravel().astype(np.int32), z, np.array(2, np.int32)]


def test_compiled_is_interpreted():
    programs = {t: (float_program(t), float_arguments(t)) for t in FLOATS}
    programs |= {t: (integer_program(t), integer_arguments()) for t in INTEGERS}
    compiled = zero_run.run_many(programs)
    interpreted = zero_run.run_many(programs, options=["--interpret", "--as-is"])
    wrong = []
    for t in programs:
        if compiled[t].error or interpreted[t].error:
            wrong.append(f"{t}: {compiled[t].error} {interpreted[t].error}")
            continue
        for i, (found, expected) in enumerate(zip(compiled[t].results, interpreted[t].results, strict=True)):
            same = (found == expected) | ((found != found) & (expected != expected))
            if not same.all():
                at = int(np.argmin(same))
                wrong.append(f"{t}: result{i}: {int((~same).sum())} differ, first {at}: found {found[at]}, expected "
                             f"{expected[at]}, of {[a[at] for a in programs[t][1] if a.ndim]}")
    assert not wrong, "\n".join(wrong)


STEP = """
func.func @main(%w: tensor<40xT> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x40xT> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<40xT>, tensor<f32> {zero.role = #zero.role<metric "sum">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<T>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x40xT>, tensor<T>) -> tensor<40xT>
  %1 = stablehlo.subtract %w, %0 : tensor<40xT>
  %2 = stablehlo.convert %x : (tensor<4x40xT>) -> tensor<4x40xf32>
  %3 = stablehlo.reduce(%2 init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x40xf32>, tensor<f32>) -> tensor<f32>
  return %1, %3 : tensor<40xT>, tensor<f32>
}
"""


@pytest.mark.parametrize("name, numpy_name", [("f8E4M3FN", "float8_e4m3fn"), ("f8E5M2", "float8_e5m2")])
@pytest.mark.parametrize("stage, ranks", [(0, 1), (0, 2), (3, 2)])
def test_states_and_batches(name, numpy_name, stage, ranks, tmp_path):
    """Arguments, results and sums across ranks: every number here is exact."""
    module = tmp_path / "step.mlir"
    module.write_text(STEP.replace("T>", f"{name}>"))
    rng = np.random.RandomState(0)
    dtype = getattr(ml_dtypes, numpy_name)
    w, x = (rng.randint(-1, 2, shape).astype(dtype) for shape in ((40,), (4, 40)))
    for interpret in (False, True):
        (found, total), _ = zero_run.run(module, [w, x], stage=stage, ranks=ranks, interpret=interpret)
        assert found.dtype == dtype
        np.testing.assert_array_equal(found.astype(np.float32), w.astype(np.float32) - x.astype(np.float32).sum(0))
        assert total == x.astype(np.float32).sum()
