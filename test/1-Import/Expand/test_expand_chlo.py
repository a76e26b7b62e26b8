"""chlo functions after zero-expand-chlo, in the reference interpreter, against the functions in f64."""

import os
import pathlib
import subprocess

import numpy as np
import pytest
import scipy.special
from safetensors import numpy as safetensors

ROOT = pathlib.Path(__file__).resolve().parents[3]
BIN = pathlib.Path(os.environ.get("ZERO_BUILD", ROOT / "build")) / "bin"

LINE = np.concatenate([np.linspace(-10, 10, 4001), np.linspace(-1, 1, 4001), np.geomspace(1e-30, 20, 1000)])
UNIT = np.concatenate([np.linspace(-1, 1, 8001), 1 - np.geomspace(1e-6, 1, 1000)])
LARGE = np.concatenate([np.linspace(1.01, 50, 4001), np.geomspace(1.01, 1e30, 1000)])
SPECIAL = np.array([0.0, -0.0, np.inf, -np.inf, np.nan])

# Function, points, largest error in units in the last place for f32 and f64: what XLA's own expansion has on
# these points, a little more. erfc loses digits in exp(-x^2), erf_inv near 1 in log1p(-x^2).
CASES = {
    "erf": (scipy.special.erf, LINE, 6, 4), "erfc": (scipy.special.erfc, LINE, 70, 16),
    "erf_inv": (scipy.special.erfinv, UNIT, 80, 80000), "acos": (np.arccos, UNIT, 4, 4),
    "asin": (np.arcsin, UNIT, 4, 4), "atan": (np.arctan, LINE, 4, 4), "acosh": (np.arccosh, LARGE, 8, 8),
    "asinh": (np.arcsinh, LINE, 4, 4), "atanh": (np.arctanh, UNIT, 4, 160), "cosh": (np.cosh, LINE, 12, 24),
    "sinh": (np.sinh, LINE, 12, 24), "square": (np.square, LINE, 1, 1), "tan": (np.tan, LINE, 1, 2),
    "bessel_i1e": (scipy.special.i1e, LINE, 16, 16),
}


def run(tmp_path, name, x, element):
    step, values, results = tmp_path / "step.mlir", tmp_path / "in.safetensors", tmp_path / "out.safetensors"
    type_ = f"tensor<{len(x)}x{element}>"
    source = (f"func.func @main(%x: {type_}) -> {type_} {{\n"
              f"  %0 = chlo.{name} %x : {type_} -> {type_}\n  return %0 : {type_}\n}}\n")
    subprocess.run([BIN / "zero-opt", "--zero-expand-chlo", "-o", step], input=source, text=True, check=True)
    safetensors.save_file({"arg0": x}, values)
    subprocess.run([BIN / "zero-run", step, "--interpret", "--as-is", "--args", values, "--results", results], check=True)
    return safetensors.load_file(results)["result0"]


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("name", CASES)
def test_accuracy(tmp_path, name, dtype):
    function, points, narrow, wide = CASES[name]
    x = np.concatenate([points, SPECIAL]).astype(dtype)
    found = run(tmp_path, name, x, {np.float32: "f32", np.float64: "f64"}[dtype])
    with np.errstate(all="ignore"):
        expected = function(x.astype(np.float64))
        rounded = expected.astype(dtype)
    assert np.array_equal(np.isnan(found), np.isnan(rounded))
    assert np.array_equal(np.isinf(found), np.isinf(rounded))
    normal = np.isfinite(rounded) & (np.abs(expected) > 4 * np.finfo(dtype).tiny)
    error = np.abs(found[normal].astype(np.float64) - expected[normal]) / np.spacing(np.abs(rounded[normal]))
    assert error.max() <= (narrow if dtype == np.float32 else wide), x[normal][error.argmax()]
