// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=copies | FileCheck %s --check-prefix=WITHOUT

// What costs one cheap op is computed by each kernel that reads it; not by more than three.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_negate_tanh(%arg0)
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_negate_add(
  // CHECK-NEXT: return
  // REMARK: [Passed] copies
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  func.func @fires(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.negate %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    return %c1 : tensor<8x8xf32>
  }

  // CHECK-LABEL: func.func @four(
  // CHECK-NEXT: zero.dispatch {{.*}} -> (tensor<8x8xf32>, tensor<8x8xf32>)
  // REMARK-NOT: ] copies |
  func.func @four(%x: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.negate %x : tensor<8x8xf32>
    %c0 = stablehlo.tanh %t : tensor<8x8xf32>
    %g1 = stablehlo.dot_general %c0, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c1 = stablehlo.add %g1, %t : tensor<8x8xf32>
    %g2 = stablehlo.dot_general %c1, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c2 = stablehlo.add %g2, %t : tensor<8x8xf32>
    %g3 = stablehlo.dot_general %c2, %w, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %c3 = stablehlo.add %g3, %t : tensor<8x8xf32>
    return %c3 : tensor<8x8xf32>
  }
}
