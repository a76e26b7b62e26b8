// RUN: zero-opt %s --split-input-file --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --split-input-file --zero-form-kernels=disable-fusions=attention-results | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --split-input-file --zero-form-kernels --zero-schedule-kernels | FileCheck %s --check-prefix=SCHEDULED

// The gradient of values that two heads share, rotated back: added up by one item of each group, then made where it lies. Scores of 5
// queries, and a row of 8 elements.
// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x4x8xf32>
// CHECK-NEXT: zero.gemm
// CHECK-NEXT: return
// SCHEDULED: items = 16, tile = 5, {{.*}} scratch = 132
// REMARK: [Passed] attention-results
// WITHOUT-LABEL: func.func @fires(
// WITHOUT-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x8x8xf32>
// WITHOUT: zero.dispatch @k_reduce(
// WITHOUT: zero.dispatch @k_slice_multiply_negate
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @fires(%q: tensor<4x5x8x8xf32>, %k: tensor<4x5x8x8xf32>, %d: tensor<4x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<4x8x8xf32>) -> tensor<4x5x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x5x8x8xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<4x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x8x5x5xf32>, tensor<f32>) -> tensor<4x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<4x8x5xf32>) -> tensor<4x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<4x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4x8x5x5xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<4x8x5x8xf32>) -> tensor<4x5x8x8xf32>
    %cut = stablehlo.reshape %dv : (tensor<4x5x8x8xf32>) -> tensor<4x5x4x2x8xf32>
    %g = stablehlo.reduce(%cut init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x5x4x2x8xf32>, tensor<f32>) -> tensor<4x5x4x8xf32>
    %low = stablehlo.slice %g [0:4, 0:5, 0:4, 0:4] : (tensor<4x5x4x8xf32>) -> tensor<4x5x4x4xf32>
    %high = stablehlo.slice %g [0:4, 0:5, 0:4, 4:8] : (tensor<4x5x4x8xf32>) -> tensor<4x5x4x4xf32>
    %cb = stablehlo.broadcast_in_dim %c, dims = [1, 3] : (tensor<5x4xf32>) -> tensor<4x5x4x4xf32>
    %lc = stablehlo.multiply %low, %cb : tensor<4x5x4x4xf32>
    %hc = stablehlo.multiply %high, %cb : tensor<4x5x4x4xf32>
    %nh = stablehlo.negate %hc : tensor<4x5x4x4xf32>
    %f = stablehlo.concatenate %nh, %lc, dim = 3 : (tensor<4x5x4x4xf32>, tensor<4x5x4x4xf32>) -> tensor<4x5x4x8xf32>
    %w = stablehlo.dot_general %f, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<4x5x4x8xf32>, tensor<4x8x8xf32>) -> tensor<4x5x8xf32>
    return %w : tensor<4x5x8xf32>
  }
}

// -----

// Without a group; nothing is summed, and there are 32 items.
// CHECK-LABEL: func.func @rotated(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x8x8xf32>
// CHECK-NEXT: zero.gemm
// SCHEDULED-LABEL: func.func @rotated(
// SCHEDULED: items = 32
// REMARK: [Passed] attention-results
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @rotated(%q: tensor<4x5x8x8xf32>, %k: tensor<4x5x8x8xf32>, %d: tensor<4x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<8x8x8xf32>) -> tensor<4x5x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x5x8x8xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<4x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x8x5x5xf32>, tensor<f32>) -> tensor<4x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<4x8x5xf32>) -> tensor<4x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<4x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4x8x5x5xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<4x8x5x8xf32>) -> tensor<4x5x8x8xf32>
    %low = stablehlo.slice %dv [0:4, 0:5, 0:8, 0:4] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %high = stablehlo.slice %dv [0:4, 0:5, 0:8, 4:8] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %cb = stablehlo.broadcast_in_dim %c, dims = [1, 3] : (tensor<5x4xf32>) -> tensor<4x5x8x4xf32>
    %lc = stablehlo.multiply %low, %cb : tensor<4x5x8x4xf32>
    %hc = stablehlo.multiply %high, %cb : tensor<4x5x8x4xf32>
    %nh = stablehlo.negate %hc : tensor<4x5x8x4xf32>
    %f = stablehlo.concatenate %nh, %lc, dim = 3 : (tensor<4x5x8x4xf32>, tensor<4x5x8x4xf32>) -> tensor<4x5x8x8xf32>
    %w = stablehlo.dot_general %f, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<4x5x8x8xf32>, tensor<8x8x8xf32>) -> tensor<4x5x8xf32>
    return %w : tensor<4x5x8xf32>
  }
}

// -----

// Moves alone: the matmul's strides take them.
// CHECK-LABEL: func.func @moved(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x8x8xf32>
// REMARK-NOT: attention-results |
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @moved(%q: tensor<4x5x8x8xf32>, %k: tensor<4x5x8x8xf32>, %d: tensor<4x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<8x8x8xf32>) -> tensor<4x5x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x5x8x8xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<4x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x8x5x5xf32>, tensor<f32>) -> tensor<4x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<4x8x5xf32>) -> tensor<4x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<4x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4x8x5x5xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<4x8x5x8xf32>) -> tensor<4x5x8x8xf32>
    %w = stablehlo.dot_general %dv, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<4x5x8x8xf32>, tensor<8x8x8xf32>) -> tensor<4x5x8xf32>
    return %w : tensor<4x5x8xf32>
  }
}

// -----

// CHECK-LABEL: func.func @few_groups(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<2x5x8x8xf32>
// CHECK: zero.dispatch @k_reduce(
// REMARK: [Missed] attention-results | {{.*}}"there are so few groups of heads that workers would be idle"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @few_groups(%q: tensor<2x5x8x8xf32>, %k: tensor<2x5x8x8xf32>, %d: tensor<2x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<4x8x8xf32>) -> tensor<2x5x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x5x8x8xf32>, tensor<2x5x8x8xf32>) -> tensor<2x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<2x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x8x5x5xf32>, tensor<f32>) -> tensor<2x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x8x5xf32>) -> tensor<2x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x8x5x5xf32>, tensor<2x5x8x8xf32>) -> tensor<2x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<2x8x5x8xf32>) -> tensor<2x5x8x8xf32>
    %cut = stablehlo.reshape %dv : (tensor<2x5x8x8xf32>) -> tensor<2x5x4x2x8xf32>
    %g = stablehlo.reduce(%cut init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x5x4x2x8xf32>, tensor<f32>) -> tensor<2x5x4x8xf32>
    %w = stablehlo.dot_general %g, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<2x5x4x8xf32>, tensor<4x8x8xf32>) -> tensor<2x5x8xf32>
    return %w : tensor<2x5x8xf32>
  }
}

// -----

// CHECK-LABEL: func.func @read_by_others(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x8x8xf32>
// CHECK: zero.dispatch @k_slice
// REMARK: [Missed] attention-results | {{.*}}"what it makes of a sum is no matrix that matmuls alone read"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @read_by_others(%q: tensor<4x5x8x8xf32>, %k: tensor<4x5x8x8xf32>, %d: tensor<4x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<8x8x8xf32>) -> (tensor<4x5x8xf32>, tensor<4x5x8x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x5x8x8xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<4x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x8x5x5xf32>, tensor<f32>) -> tensor<4x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<4x8x5xf32>) -> tensor<4x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<4x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4x8x5x5xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<4x8x5x8xf32>) -> tensor<4x5x8x8xf32>
    %low = stablehlo.slice %dv [0:4, 0:5, 0:8, 0:4] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %high = stablehlo.slice %dv [0:4, 0:5, 0:8, 4:8] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %cb = stablehlo.broadcast_in_dim %c, dims = [1, 3] : (tensor<5x4xf32>) -> tensor<4x5x8x4xf32>
    %lc = stablehlo.multiply %low, %cb : tensor<4x5x8x4xf32>
    %hc = stablehlo.multiply %high, %cb : tensor<4x5x8x4xf32>
    %nh = stablehlo.negate %hc : tensor<4x5x8x4xf32>
    %f = stablehlo.concatenate %nh, %lc, dim = 3 : (tensor<4x5x8x4xf32>, tensor<4x5x8x4xf32>) -> tensor<4x5x8x8xf32>
    %w = stablehlo.dot_general %f, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<4x5x8x8xf32>, tensor<8x8x8xf32>) -> tensor<4x5x8xf32>
    return %w, %f : tensor<4x5x8xf32>, tensor<4x5x8x8xf32>
  }
}

// -----

// The sum itself is read by others.
// CHECK-LABEL: func.func @needed_before(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<4x5x8x8xf32>
// REMARK: [Missed] attention-results | {{.*}}"what it makes of a sum is no matrix that matmuls alone read"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @needed_before(%q: tensor<4x5x8x8xf32>, %k: tensor<4x5x8x8xf32>, %d: tensor<4x5x8x8xf32>, %c: tensor<5x4xf32>, %m: tensor<8x8x8xf32>) -> (tensor<4x5x8xf32>, tensor<4x5x8x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<4x5x8x8xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x5xf32>
    %e = stablehlo.exponential %s : tensor<4x8x5x5xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<4x8x5x5xf32>, tensor<f32>) -> tensor<4x8x5xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<4x8x5xf32>) -> tensor<4x8x5x5xf32>
    %p = stablehlo.divide %e, %sums : tensor<4x8x5x5xf32>
    %o = stablehlo.dot_general %p, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<4x8x5x5xf32>, tensor<4x5x8x8xf32>) -> tensor<4x8x5x8xf32>
    %dv = stablehlo.transpose %o, dims = [0, 2, 1, 3] : (tensor<4x8x5x8xf32>) -> tensor<4x5x8x8xf32>
    %low = stablehlo.slice %dv [0:4, 0:5, 0:8, 0:4] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %high = stablehlo.slice %dv [0:4, 0:5, 0:8, 4:8] : (tensor<4x5x8x8xf32>) -> tensor<4x5x8x4xf32>
    %cb = stablehlo.broadcast_in_dim %c, dims = [1, 3] : (tensor<5x4xf32>) -> tensor<4x5x8x4xf32>
    %lc = stablehlo.multiply %low, %cb : tensor<4x5x8x4xf32>
    %hc = stablehlo.multiply %high, %cb : tensor<4x5x8x4xf32>
    %nh = stablehlo.negate %hc : tensor<4x5x8x4xf32>
    %f = stablehlo.concatenate %nh, %lc, dim = 3 : (tensor<4x5x8x4xf32>, tensor<4x5x8x4xf32>) -> tensor<4x5x8x8xf32>
    %w = stablehlo.dot_general %f, %m, contracting_dims = [2, 3] x [0, 1] : (tensor<4x5x8x8xf32>, tensor<8x8x8xf32>) -> tensor<4x5x8xf32>
    return %w, %dv : tensor<4x5x8xf32>, tensor<4x5x8x8xf32>
  }
}
