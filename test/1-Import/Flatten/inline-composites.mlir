// A composite is a call of its decomposition; its own decomposition's composites too.
// RUN: zero-opt %s --zero-inline-calls | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-NEXT: %0 = stablehlo.tanh %arg0
// CHECK-NEXT: %1 = stablehlo.add %0, %0
// CHECK-NEXT: return %1
// CHECK-NOT: composite
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.twice" %x {composite_attributes = {k = 2 : i32}, decomposition = @twice, version = 1 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.composite "my.tanh" %x {decomposition = @tanh} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func private @tanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
