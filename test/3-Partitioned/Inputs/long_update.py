"""Writes a step whose update is a chain of argv[1] elementwise ops to standard output."""

import sys

length = int(sys.argv[1])
print("""module @step {
  func.func public @main(%w: tensor<64xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4x64xf32>) -> (tensor<64xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %spread = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<64xf32>) -> tensor<4x64xf32>
    %product = stablehlo.multiply %spread, %x : tensor<4x64xf32>
    %loss = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<f32>
    %g0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x64xf32>, tensor<f32>) -> tensor<64xf32>""")
for i in range(length):
    print(f"    %g{i + 1} = stablehlo.tanh %g{i} : tensor<64xf32>")
print(f"""    %new = stablehlo.subtract %w, %g{length} : tensor<64xf32>
    return %new, %loss : tensor<64xf32>, tensor<f32>
  }}
}}""")
