// A loop whose number of rounds depends on data stays at import; sharded over the batch it is refused, with the reason.
// RUN: zero-opt %s --zero-unroll-loops -o - | FileCheck %s --check-prefix=KEPT
// RUN: not zero-opt %s --zero-to-replica="ranks=2 batch=arg2" 2>&1 | FileCheck %s
// KEPT: stablehlo.while
// CHECK: data-parallel-loop.mlir:[[#@LINE+8]]:{{.*}} error: 'stablehlo.while' op is kept and reads values that are sharded over the batch, expected a static loop that is unrolled; raise --unroll-limit or write the step without this loop
// CHECK: note: the number of rounds is not static: the bound of carried value 0 is not known to be a constant

func.func public @main(%w: tensor<4x3xf32>, %n: tensor<i32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %z:2 = stablehlo.while(%i = %start, %a = %0) : tensor<i32>, tensor<8x3xf32>
  cond {
    %p = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %j = stablehlo.add %i, %one : tensor<i32>
    %h = stablehlo.multiply %a, %a : tensor<8x3xf32>
    stablehlo.return %j, %h : tensor<i32>, tensor<8x3xf32>
  }
  %loss = stablehlo.reduce(%z#1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %z#1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
