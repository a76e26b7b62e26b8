// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=unit-reductions | FileCheck %s --check-prefix=WITHOUT

// A sum over a dimension of size 1 is an elementwise op of its initial value; one over more stays a reduction.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_add_tanh(
  // REMARK: [Passed] unit-reductions
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_reduce_tanh(
  func.func @fires(%x: tensor<4x1xf32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %t = stablehlo.tanh %s : tensor<4xf32>
    return %t : tensor<4xf32>
  }

  // CHECK-LABEL: func.func @longer(
  // CHECK-NEXT: zero.dispatch @k_reduce(
  // REMARK-NOT: ] unit-reductions |
  func.func @longer(%x: tensor<4x1x2xf32>) -> tensor<4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x2xf32>, tensor<f32>) -> tensor<4xf32>
    return %s : tensor<4xf32>
  }
}
