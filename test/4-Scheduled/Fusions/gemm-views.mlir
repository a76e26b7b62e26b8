// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=gemm-views | FileCheck %s --check-prefix=WITHOUT

// A transposed operand, and a transpose of the result, are strides of the library call. An elementwise operand is none.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.gemm %arg0, %arg1
  // CHECK-NEXT: return
  // REMARK: [Passed] gemm-views
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_transpose
  // WITHOUT: zero.gemm
  // WITHOUT: zero.dispatch @k_transpose
  func.func @fires(%a: tensor<8x4xf32>, %b: tensor<8x16xf32>) -> tensor<16x4xf32> {
    %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
    %c = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %r = stablehlo.transpose %c, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    return %r : tensor<16x4xf32>
  }

  // CHECK-LABEL: func.func @no_view(
  // CHECK-NEXT: zero.dispatch @k_tanh(
  // CHECK-NEXT: zero.gemm
  // REMARK-NOT: ] gemm-views |
  func.func @no_view(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>) -> tensor<4x16xf32> {
    %t = stablehlo.tanh %a : tensor<4x8xf32>
    %c = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    return %c : tensor<4x16xf32>
  }
}
