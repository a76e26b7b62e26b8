// RUN: zero-opt %s --split-input-file --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --split-input-file --zero-form-kernels=disable-fusions=joined-sums | FileCheck %s --check-prefix=WITHOUT

// Sums over keys and over queries, heads of two sizes: the kernel has one result, of rows of 18 elements.
// CHECK-LABEL: func.func @fires(
// CHECK-NEXT: %[[J:.*]] = zero.dispatch @k_attention(%arg0, %arg1, %arg2) {{.*}} -> tensor<2x7x18xf32>
// CHECK-NEXT: return %[[J]]
// CHECK-LABEL: func.func private @k_attention(
// CHECK: stablehlo.concatenate
// CHECK-NEXT: return
// REMARK: [Passed] joined-sums
// WITHOUT-LABEL: func.func @fires(
// WITHOUT-NEXT: zero.dispatch @k_attention({{.*}} -> (tensor<2x7x3x4xf32>, tensor<2x7x3x2xf32>)
// WITHOUT: zero.dispatch @k_concatenate(
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @fires(%q: tensor<2x7x3x4xf32>, %k: tensor<2x7x3x4xf32>, %v: tensor<2x7x3x2xf32>) -> tensor<2x7x18xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x7x3x4xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x3x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x7x7xf32>, tensor<f32>) -> tensor<2x3x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x3x7xf32>) -> tensor<2x3x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x3x7x7xf32>
    %a = stablehlo.dot_general %p, %q, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x3x7x7xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x7x4xf32>
    %at = stablehlo.transpose %a, dims = [0, 2, 1, 3] : (tensor<2x3x7x4xf32>) -> tensor<2x7x3x4xf32>
    %ar = stablehlo.reshape %at : (tensor<2x7x3x4xf32>) -> tensor<2x7x12xf32>
    %b = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x3x7x7xf32>, tensor<2x7x3x2xf32>) -> tensor<2x3x7x2xf32>
    %bt = stablehlo.transpose %b, dims = [0, 2, 1, 3] : (tensor<2x3x7x2xf32>) -> tensor<2x7x3x2xf32>
    %br = stablehlo.reshape %bt : (tensor<2x7x3x2xf32>) -> tensor<2x7x6xf32>
    %j = stablehlo.concatenate %ar, %br, dim = 2 : (tensor<2x7x12xf32>, tensor<2x7x6xf32>) -> tensor<2x7x18xf32>
    return %j : tensor<2x7x18xf32>
  }
}

// -----

// Beside something else.
// CHECK-LABEL: func.func @other_operand(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> tensor<2x7x4xf32>
// CHECK-NEXT: zero.dispatch @k_concatenate(
// REMARK: [Missed] joined-sums | {{.*}}"the attention does not make all of its operands, or they are read elsewhere, too"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @other_operand(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>) -> tensor<2x7x8xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %j = stablehlo.concatenate %o, %q, dim = 2 : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x8xf32>
    return %j : tensor<2x7x8xf32>
  }
}

// -----

// The gradient of the values waits for the output, beside which it is to be: two kernels.
// CHECK-LABEL: func.func @two_kernels(
// CHECK: zero.dispatch @k_attention({{.*}} -> (tensor<2x7xf32>, tensor<2x7x4xf32>, tensor<2x7x4xf32>)
// CHECK: zero.dispatch @k_attention_1({{.*}} -> tensor<2x7x4xf32>
// CHECK: zero.dispatch @k_concatenate(
// REMARK: [Missed] joined-sums | {{.*}}"one kernel of the attention makes some of its operands, another one others"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @two_kernels(%q: tensor<2x7x4xf32>, %k: tensor<2x7x4xf32>) -> (tensor<2x7x4xf32>, tensor<2x7x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x7x7xf32>, tensor<f32>) -> tensor<2x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x7xf32>) -> tensor<2x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x7x7xf32>
    %o = stablehlo.dot_general %p, %k, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %w = stablehlo.dot_general %p, %q, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %c = stablehlo.tanh %o : tensor<2x7x4xf32>
    %d = stablehlo.dot_general %p, %c, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x7x7xf32>, tensor<2x7x4xf32>) -> tensor<2x7x4xf32>
    %j = stablehlo.concatenate %w, %d, dim = 2 : (tensor<2x7x4xf32>, tensor<2x7x4xf32>) -> tensor<2x7x8xf32>
    return %c, %j : tensor<2x7x4xf32>, tensor<2x7x8xf32>
  }
}

// -----

// A head's elements lie three apart, its keys twelve.
// CHECK-LABEL: func.func @no_matrix(
// CHECK-NEXT: zero.dispatch @k_attention({{.*}} -> (tensor<2x3x7x4xf32>, tensor<2x3x7x4xf32>)
// CHECK: zero.dispatch @k_{{.*}}concatenate
// REMARK: [Missed] joined-sums | {{.*}}"an attention head's part of it is no matrix of one stride"
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @no_matrix(%q: tensor<2x7x3x4xf32>, %k: tensor<2x7x3x4xf32>) -> tensor<2x14x4x3xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x7x3x4xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x7x7xf32>
    %e = stablehlo.exponential %s : tensor<2x3x7x7xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [3] : (tensor<2x3x7x7xf32>, tensor<f32>) -> tensor<2x3x7xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1, 2] : (tensor<2x3x7xf32>) -> tensor<2x3x7x7xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x3x7x7xf32>
    %a = stablehlo.dot_general %p, %q, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x3x7x7xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x7x4xf32>
    %at = stablehlo.transpose %a, dims = [0, 2, 3, 1] : (tensor<2x3x7x4xf32>) -> tensor<2x7x4x3xf32>
    %b = stablehlo.dot_general %p, %k, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x3x7x7xf32>, tensor<2x7x3x4xf32>) -> tensor<2x3x7x4xf32>
    %bt = stablehlo.transpose %b, dims = [0, 2, 3, 1] : (tensor<2x3x7x4xf32>) -> tensor<2x7x4x3xf32>
    %j = stablehlo.concatenate %at, %bt, dim = 1 : (tensor<2x7x4x3xf32>, tensor<2x7x4x3xf32>) -> tensor<2x14x4x3xf32>
    return %j : tensor<2x14x4x3xf32>
  }
}
