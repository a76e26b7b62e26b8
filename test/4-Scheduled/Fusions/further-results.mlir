// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=further-results | FileCheck %s --check-prefix=WITHOUT

// What one kernel computes and others read later is one more result of it; not where the first that reads it is a library call.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @k_multiply_add_subtract({{.*}} -> (tensor<64xf32>, tensor<64xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] further-results
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-COUNT-2: zero.dispatch
  func.func @fires(%p: tensor<64xf32>, %m: tensor<64xf32>, %g: tensor<64xf32>) -> (tensor<64xf32>, tensor<64xf32>) {
    %beta = stablehlo.constant dense<0.9> : tensor<64xf32>
    %decayed = stablehlo.multiply %m, %beta : tensor<64xf32>
    %new = stablehlo.add %decayed, %g : tensor<64xf32>
    %u = stablehlo.multiply %new, %beta : tensor<64xf32>
    %p1 = stablehlo.subtract %p, %u : tensor<64xf32>
    return %p1, %new : tensor<64xf32>, tensor<64xf32>
  }

  // CHECK-LABEL: func.func @library_first(
  // CHECK-NEXT: zero.dispatch @k_tanh(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_subtract(
  // REMARK-NOT: ] further-results |
  func.func @library_first(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %t = stablehlo.tanh %x : tensor<8x8xf32>
    %g = stablehlo.dot_general %t, %t, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %a = stablehlo.subtract %g, %t : tensor<8x8xf32>
    return %a : tensor<8x8xf32>
  }
}
