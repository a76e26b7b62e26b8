// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=summands | FileCheck %s --check-prefix=WITHOUT

// Gradients side by side whose columns are summed for a bias and that matmuls read. Not where columns are few, nor what
// takes arithmetic.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @side_by_side(
  // CHECK-NEXT: zero.dispatch @k_concatenate_reduce(%arg0) tied [-1, -1] : (tensor<2x4x256xf32>) -> (tensor<2x4x512xf32>, tensor<512xf32>)
  // CHECK-NEXT: zero.gemm
  // REMARK: [Passed] summands
  // WITHOUT-LABEL: func.func @side_by_side(
  // WITHOUT-NEXT: zero.dispatch @k_concatenate(
  // WITHOUT-NEXT: zero.dispatch @k_reduce(
  func.func @side_by_side(%y: tensor<2x4x256xf32>) -> (tensor<512xf32>, tensor<2x4x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.concatenate %y, %y, dim = 2 : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x512xf32>, tensor<2x4x512xf32>) -> tensor<2x4x4xf32>
    return %1, %2 : tensor<512xf32>, tensor<2x4x4xf32>
  }

  // CHECK-LABEL: func.func @few_columns(
  // CHECK-NEXT: zero.dispatch @k_concatenate
  // CHECK-NEXT: zero.dispatch @k_reduce
  // REMARK: [Missed] summands | {{.*}}"its columns are so few that workers would be idle"
  func.func @few_columns(%y: tensor<2x4x255xf32>) -> (tensor<510xf32>, tensor<2x4x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.concatenate %y, %y, dim = 2 : (tensor<2x4x255xf32>, tensor<2x4x255xf32>) -> tensor<2x4x510xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x510xf32>, tensor<f32>) -> tensor<510xf32>
    %2 = stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x510xf32>, tensor<2x4x510xf32>) -> tensor<2x4x4xf32>
    return %1, %2 : tensor<510xf32>, tensor<2x4x4xf32>
  }

  // CHECK-LABEL: func.func @elementwise(
  // CHECK-NEXT: zero.dispatch @k_tanh
  // CHECK-NEXT: zero.dispatch @k_reduce
  // REMARK: [Missed] summands | {{.*}}"walking down columns computes slower than along rows"
  func.func @elementwise(%x: tensor<8x512xf32>) -> (tensor<512xf32>, tensor<8x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.tanh %x : tensor<8x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<8x512xf32>, tensor<8x512xf32>) -> tensor<8x8xf32>
    return %1, %2 : tensor<512xf32>, tensor<8x8xf32>
  }
}
