"""All of a large tensor, reduced row by row first: near its sum in f64, its very maximum, on a CPU and on a GPU, and as without the fusion."""

import numpy as np
import pytest

import zero_run

SHAPE = (9, 31, 1000)
PROGRAM = """
func.func @main(%x: tensor<9x31x1000xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<9x31x1000xf32>
  %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<9x31x1000xf32>, tensor<f32>) -> tensor<f32>
  %m = stablehlo.reduce(%x init: %least) applies stablehlo.maximum across dimensions = [0, 1, 2] : (tensor<9x31x1000xf32>, tensor<f32>) -> tensor<f32>
  return %s, %m : tensor<f32>, tensor<f32>
}
"""


@pytest.mark.parametrize("target", ["cpu", "cuda"])
def test_sum_and_maximum(tmp_path, target):
    path = tmp_path / "sums.mlir"
    path.write_text(PROGRAM)
    x = np.random.default_rng(1).standard_normal(SHAPE, np.float32)
    for options in ((), ("--disable-fusions=long-sums",)):
        found = zero_run.run(path, [x], options=["--target", target, *options])[0]
        np.testing.assert_allclose(found[0], np.exp(x.astype(np.float64)).sum(), rtol=2e-6)
        assert found[1] == x.max()
