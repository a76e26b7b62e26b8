// A matmul with zeros, as the first layer of vectors that are still zero: however it is laid out, it reads the one value.
// RUN: zero-opt %s --zero-to-planned="ranks=2 stage=3" -o /dev/null
func.func public @main(%w: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<6x5x5x4xf32>) -> (tensor<4x8xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<5x3x8xf32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [3] x [0] : (tensor<6x5x5x4xf32>, tensor<4x8xf32>) -> tensor<6x5x5x8xf32>
  %r = stablehlo.dot_general %zeros, %p, batching_dims = [2] x [3], contracting_dims = [0] x [2] : (tensor<5x3x8xf32>, tensor<6x5x5x8xf32>) -> tensor<8x3x6x5xf32>
  %t = stablehlo.transpose %r, dims = [2, 3, 1, 0] : (tensor<8x3x6x5xf32>) -> tensor<6x5x3x8xf32>
  %e = stablehlo.exponential %t : tensor<6x5x3x8xf32>
  %l1 = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<6x5x3x8xf32>, tensor<f32>) -> tensor<f32>
  %p2 = stablehlo.multiply %p, %p : tensor<6x5x5x8xf32>
  %l2 = stablehlo.reduce(%p2 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<6x5x5x8xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l1, %l2 : tensor<f32>
  %g = stablehlo.dot_general %x, %p, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<6x5x5x4xf32>, tensor<6x5x5x8xf32>) -> tensor<4x8xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x8xf32>
  return %w1, %loss : tensor<4x8xf32>, tensor<f32>
}
