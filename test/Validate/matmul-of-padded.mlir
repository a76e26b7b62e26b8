// A matmul of a transpose of rows with padding behind them: however it is laid out, what it makes of the padding is cut off.
// RUN: zero-opt %s --zero-to-scheduled="ranks=2 stage=3" -o %t.mlir
// RUN: zero-opt --zero-to-planned %t.mlir -o /dev/null

// A matmul of rows in another order is another one.
// RUN: sed '/tensor<4x4x2x4xf32>, tensor<4x5x2x4xf32>/s/a_strides = array<i64: 8, 1, 32, 4>/a_strides = array<i64: 8, 1, 4, 32>/' %t.mlir > %t.edited.mlir
// RUN: not diff -q %t.mlir %t.edited.mlir
// RUN: not zero-opt --zero-to-planned %t.edited.mlir -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op gives another result 1
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x3x2x4xf32>, %y: tensor<8x5x2x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [3] x [0] : (tensor<8x3x2x4xf32>, tensor<4x4xf32>) -> tensor<8x3x2x4xf32>
  %pad = stablehlo.pad %h, %zero, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x3x2x4xf32>, tensor<f32>) -> tensor<8x4x2x4xf32>
  %turned = stablehlo.transpose %pad, dims = [0, 2, 3, 1] : (tensor<8x4x2x4xf32>) -> tensor<8x2x4x4xf32>
  %d = stablehlo.dot_general %turned, %y, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3] : (tensor<8x2x4x4xf32>, tensor<8x5x2x4xf32>) -> tensor<8x2x4x5xf32>
  %e = stablehlo.tanh %d : tensor<8x2x4x5xf32>
  %loss = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x2x4x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<8x3x2x4xf32>, tensor<8x3x2x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
