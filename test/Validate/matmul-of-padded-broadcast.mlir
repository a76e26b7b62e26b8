// Terms of a sum are left out only where both operands are padding: what a broadcast has for all of them may be infinite, and times zero not zero.
// RUN: zero-opt %s --zero-to-scheduled="ranks=2 stage=3" -o %t.mlir
// RUN: zero-opt --zero-to-planned %t.mlir -o /dev/null
// RUN: sed '/tensor<4x4x4xf32>, tensor<4x4xf32>/s/k = 4 :/k = 3 :/' %t.mlir > %t.edited.mlir
// RUN: not diff -q %t.mlir %t.edited.mlir
// RUN: not zero-opt --zero-to-planned %t.edited.mlir -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op gives another result 0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %v: tensor<8x3xf32>, %y: tensor<4x3xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %p = stablehlo.pad %v, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x4xf32>
  %a = stablehlo.broadcast_in_dim %p, dims = [0, 1] : (tensor<8x4xf32>) -> tensor<8x4x4xf32>
  %b = stablehlo.pad %y, %zero, low = [0, 0], high = [0, 1], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<4x4xf32>
  %c = stablehlo.dot_general %a, %b, contracting_dims = [2] x [1] : (tensor<8x4x4xf32>, tensor<4x4xf32>) -> tensor<8x4x4xf32>
  %s = stablehlo.slice %c [0:8, 0:3, 0:4] : (tensor<8x4x4xf32>) -> tensor<8x3x4xf32>
  %t = stablehlo.tanh %s : tensor<8x3x4xf32>
  %g = stablehlo.dot_general %t, %t, contracting_dims = [0, 1] x [0, 1] : (tensor<8x3x4xf32>, tensor<8x3x4xf32>) -> tensor<4x4xf32>
  %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x3x4xf32>, tensor<f32>) -> tensor<f32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
