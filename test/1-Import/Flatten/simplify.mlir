// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// Equal values are merged, dead ones dropped.
// CHECK-LABEL: @equal
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg0
// CHECK-NEXT: %1 = stablehlo.add %0, %0
// CHECK-NEXT: return %1
func.func @equal(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<4xf32>
  %1 = stablehlo.multiply %x, %x : tensor<4xf32>
  %2 = stablehlo.exponential %x : tensor<4xf32>
  %3 = stablehlo.add %0, %1 : tensor<4xf32>
  return %3 : tensor<4xf32>
}

// No reassociation: (x + 1) + 2 and x + (1 + 2) round differently.
// CHECK-LABEL: @order
// CHECK-COUNT-2: stablehlo.add
func.func @order(%x: tensor<f32>) -> tensor<f32> {
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.constant dense<2.0> : tensor<f32>
  %3 = stablehlo.add %x, %1 : tensor<f32>
  %4 = stablehlo.add %3, %2 : tensor<f32>
  return %4 : tensor<f32>
}

// A body keeps its own constants, so that it is understood without what is around it.
// CHECK-LABEL: @constants_of_bodies
// CHECK: stablehlo.constant dense<2.000000e+00>
// CHECK: reducer(%[[A:.*]]: tensor<f32>, %[[B:.*]]: tensor<f32>)
// CHECK-NEXT: %[[C:.*]] = stablehlo.constant dense<2.000000e+00>
// CHECK-NEXT: stablehlo.multiply %[[A]], %[[C]]
func.func @constants_of_bodies(%x: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %c = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
   reducer(%a: tensor<f32>, %b: tensor<f32>)  {
    %2 = stablehlo.constant dense<2.0> : tensor<f32>
    %3 = stablehlo.multiply %a, %2 : tensor<f32>
    %4 = stablehlo.add %3, %b : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }
  return %0, %c : tensor<f32>, tensor<f32>
}
