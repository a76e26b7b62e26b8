// RUN: zero-opt %s --zero-unroll-loops | FileCheck %s

// Would wrap around (the counter never passes the largest value), and never meets the bound.
// CHECK-LABEL: @endless
// CHECK-COUNT-2: stablehlo.while
func.func @endless(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
  %0 = stablehlo.constant dense<0> : tensor<i8>
  %2 = stablehlo.constant dense<2> : tensor<i8>
  %126 = stablehlo.constant dense<126> : tensor<i8>
  %127 = stablehlo.constant dense<127> : tensor<i8>
  %r:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i8>, tensor<f32>
  cond {
    %p = stablehlo.compare LE, %i, %126, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<f32>
    %k = stablehlo.add %i, %2 : tensor<i8>
    stablehlo.return %k, %s : tensor<i8>, tensor<f32>
  }
  %q:2 = stablehlo.while(%i = %0, %a = %x) : tensor<i8>, tensor<f32>
  cond {
    %p = stablehlo.compare NE, %i, %127, SIGNED : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %s = stablehlo.negate %a : tensor<f32>
    %k = stablehlo.add %i, %2 : tensor<i8>
    stablehlo.return %k, %s : tensor<i8>, tensor<f32>
  }
  return %r#1, %q#1 : tensor<f32>, tensor<f32>
}
