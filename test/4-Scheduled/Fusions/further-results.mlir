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

  // Rows of a table, normalised: they are stored by the kernel that looks them up.
  // CHECK-LABEL: func.func @looked_up(
  // CHECK-NEXT: zero.dispatch @k_gather_multiply{{.*}} -> (tensor<64x32xf32>, tensor<64x32xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] further-results
  // WITHOUT-LABEL: func.func @looked_up(
  // WITHOUT-COUNT-2: zero.dispatch
  func.func @looked_up(%table: tensor<100x32xf32>, %at: tensor<64x1xi32>) -> (tensor<64x32xf32>, tensor<64x32xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %rows = "stablehlo.gather"(%table, %at) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>} : (tensor<100x32xf32>, tensor<64x1xi32>) -> tensor<64x32xf32>
    %squares = stablehlo.multiply %rows, %rows : tensor<64x32xf32>
    %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x32xf32>, tensor<f32>) -> tensor<64xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<64xf32>) -> tensor<64x32xf32>
    %normed = stablehlo.divide %rows, %sums : tensor<64x32xf32>
    return %rows, %normed : tensor<64x32xf32>, tensor<64x32xf32>
  }
}
