// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=sibling-rows | FileCheck %s --check-prefix=WITHOUT

// A loss that is added up before its gradient is made: both read the same rows, once where they are one kernel.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // What only the gradient reads of the loss's kernel is no result any more.
  // CHECK-LABEL: func.func @fires(
  // CHECK-NEXT: zero.dispatch @{{.*}}(%arg0) tied [-1, -1] : (tensor<64x512xf32>) -> (tensor<64xf32>, tensor<64x512xf32>)
  // CHECK-NEXT: zero.dispatch @k_log_reduce(%{{.*}}#0)
  // CHECK-NEXT: return
  // REMARK: [Passed] sibling-rows
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT-COUNT-3: zero.dispatch
  func.func @fires(%x: tensor<64x512xf32>) -> (tensor<f32>, tensor<64x512xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.exponential %x : tensor<64x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.log %1 : tensor<64xf32>
    %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %5 = stablehlo.exponential %x : tensor<64x512xf32>
    %6 = stablehlo.divide %5, %4 : tensor<64x512xf32>
    return %3, %6 : tensor<f32>, tensor<64x512xf32>
  }

  // The gradient needs the sum of all rows' losses.
  // CHECK-LABEL: func.func @needs_all_rows(
  // CHECK-COUNT-3: zero.dispatch
  // REMARK: [Missed] sibling-rows | {{.*}}"it reads what is made after the kernel that reads the same rows has run"
  func.func @needs_all_rows(%x: tensor<64x512xf32>) -> (tensor<f32>, tensor<64x512xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.exponential %x : tensor<64x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.log %1 : tensor<64xf32>
    %3 = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<64x512xf32>
    %6 = stablehlo.divide %x, %4 : tensor<64x512xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<64x512xf32>
    return %3, %7 : tensor<f32>, tensor<64x512xf32>
  }

  // A matmul stands between, whose result the second kernel reads.
  // CHECK-LABEL: func.func @matmul_between(
  // CHECK: zero.gemm
  // CHECK: zero.dispatch
  // REMARK: [Missed] sibling-rows | {{.*}}"it reads what is made after the kernel that reads the same rows has run"
  func.func @matmul_between(%x: tensor<64x512xf32>, %w: tensor<512x512xf32>) -> (tensor<64x512xf32>, tensor<64xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %2 = stablehlo.subtract %x, %1 : tensor<64x512xf32>
    %3 = stablehlo.dot_general %2, %w, contracting_dims = [1] x [0] : (tensor<64x512xf32>, tensor<512x512xf32>) -> tensor<64x512xf32>
    %4 = stablehlo.multiply %3, %x : tensor<64x512xf32>
    %5 = stablehlo.reduce(%4 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<64x512xf32>
    return %7, %0 : tensor<64x512xf32>, tensor<64xf32>
  }

  // They have no rows in common.
  // CHECK-LABEL: func.func @others(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK-NOT: ] sibling-rows |
  func.func @others(%x: tensor<64x512xf32>, %y: tensor<64x512xf32>) -> (tensor<64x512xf32>, tensor<64x512xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %2 = stablehlo.subtract %x, %1 : tensor<64x512xf32>
    %3 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %5 = stablehlo.subtract %y, %4 : tensor<64x512xf32>
    return %2, %5 : tensor<64x512xf32>, tensor<64x512xf32>
  }
}
