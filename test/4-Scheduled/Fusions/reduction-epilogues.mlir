// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=reduction-epilogues | FileCheck %s --check-prefix=WITHOUT

// Elementwise functions of a sum run behind it. What moves elements, too, does not.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_reduce_sqrt(
  // CHECK-NEXT: return
  // REMARK: [Passed] reduction-epilogues
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch @k_reduce(
  // WITHOUT-NEXT: zero.dispatch @k_sqrt(
  func.func @fires(%x: tensor<16x8xf32>) -> tensor<8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %r = stablehlo.sqrt %s : tensor<8xf32>
    return %r : tensor<8xf32>
  }

  // CHECK-LABEL: func.func @reversed(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] reduction-epilogues | {{.*}}"the first that reads it is more than elementwise functions of reductions over the same dimensions"
  func.func @reversed(%x: tensor<16x8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %v = stablehlo.reverse %y, dims = [0] : tensor<8xf32>
    %r = stablehlo.add %s, %v : tensor<8xf32>
    return %r : tensor<8xf32>
  }

  // CHECK-LABEL: func.func @read_outside(
  // CHECK: zero.dispatch @k_reduce_1(
  // CHECK-NEXT: zero.gemm
  // REMARK-NOT: ] reduction-epilogues |
  func.func @read_outside(%x: tensor<16x8x4xf32>, %w: tensor<4x4xf32>) -> tensor<8x4xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %r = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    return %r : tensor<8x4xf32>
  }
}
