// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=sibling-maps | FileCheck %s --check-prefix=WITHOUT

module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // Gradients of both factors: the first waits for the second, whose kernel reads all that it is made of.
  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: %[[D:.*]] = zero.gemm
  // CHECK-NEXT: %[[G:.*]]:2 = zero.dispatch @k_multiply_tanh(%arg1, %[[D]], %arg0)
  // CHECK-NEXT: %[[A:.*]] = zero.gemm %[[G]]#0,
  // CHECK-NEXT: %[[B:.*]] = zero.gemm %[[G]]#1,
  // CHECK-NEXT: return %[[A]], %[[B]]
  // REMARK: [Passed] sibling-maps
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.gemm
  // WITHOUT-NEXT: zero.dispatch @k_multiply(
  // WITHOUT-NEXT: zero.gemm
  // WITHOUT-NEXT: zero.dispatch @k_tanh_multiply(
  // WITHOUT-NEXT: zero.gemm
  func.func @fires(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %d = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g0 = stablehlo.multiply %y, %d : tensor<8x8xf32>
    %a = stablehlo.dot_general %g0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %x : tensor<8x8xf32>
    %m = stablehlo.multiply %t, %d : tensor<8x8xf32>
    %g1 = stablehlo.multiply %m, %y : tensor<8x8xf32>
    %b = stablehlo.dot_general %g1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %a, %b : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // A result of the function: no matmul.
  // CHECK-LABEL: func.func @read_by_others(
  // CHECK: zero.dispatch @k_multiply(
  // CHECK: zero.dispatch @k_tanh_multiply(
  // REMARK-NOT: ] sibling-maps |
  func.func @read_by_others(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %d = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g0 = stablehlo.multiply %y, %d : tensor<8x8xf32>
    %t = stablehlo.tanh %x : tensor<8x8xf32>
    %m = stablehlo.multiply %t, %d : tensor<8x8xf32>
    %g1 = stablehlo.multiply %m, %y : tensor<8x8xf32>
    %b = stablehlo.dot_general %g1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %g0, %b : tensor<8x8xf32>, tensor<8x8xf32>
  }

  // The kernel itself needs what one of its matmuls gives.
  // CHECK-LABEL: func.func @cannot_wait(
  // CHECK: zero.dispatch @k_multiply(
  // CHECK: zero.gemm
  // CHECK: zero.dispatch @k_tanh_multiply_add(
  // REMARK: [Missed] sibling-maps | {{.*}}"something reads it that cannot wait for the kernel"
  func.func @cannot_wait(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %d = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %g0 = stablehlo.multiply %y, %d : tensor<8x8xf32>
    %a = stablehlo.dot_general %g0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %t = stablehlo.tanh %x : tensor<8x8xf32>
    %m = stablehlo.multiply %t, %d : tensor<8x8xf32>
    %g1 = stablehlo.multiply %m, %y : tensor<8x8xf32>
    %s = stablehlo.add %g1, %a : tensor<8x8xf32>
    %b = stablehlo.dot_general %s, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c = stablehlo.dot_general %g0, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %b, %c : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
