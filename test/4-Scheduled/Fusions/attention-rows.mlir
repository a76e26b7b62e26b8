// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=attention-rows | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/"dp" = 2/"dp" = 1/' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT

// The kernel of backward, which makes the scores again, reduces their rows again, too, on several ranks: forward keeps neither maxima nor sums.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]

  // CHECK-LABEL: func.func @fires(
  // CHECK: zero.dispatch @k_attention(%arg0, %arg1, %arg2) {{.*}} -> tensor<2x32x16xf32>
  // CHECK: zero.dispatch @k_attention_1(
  // REMARK-COUNT-2: [Passed] attention-rows
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.dispatch @k_attention({{.*}} -> (tensor<2x32xf32>, tensor<2x32xf32>, tensor<2x32x16xf32>)
  func.func @fires(%q: tensor<2x32x16xf32>, %k: tensor<2x32x16xf32>, %v: tensor<2x32x16xf32>, %w: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x32x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32x32xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %d = stablehlo.subtract %s, %ms : tensor<2x32x32xf32>
    %e = stablehlo.exponential %d : tensor<2x32x32xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x32x32xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x32x32xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %r = stablehlo.reshape %o : (tensor<2x32x16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %dy = stablehlo.tanh %y : tensor<64x32xf32>
    %dw = stablehlo.dot_general %r, %dy, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %dr = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
    %do = stablehlo.reshape %dr : (tensor<64x16xf32>) -> tensor<2x32x16xf32>
    %dv = stablehlo.dot_general %p, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x32x32xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    return %y, %dw, %dv : tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>
  }

  // Sums that the program returns are there for backward as well.
  // CHECK-LABEL: func.func @read_by_others(
  // CHECK: zero.dispatch @k_attention{{.*}} -> (tensor<2x32xf32>, tensor<2x32x16xf32>)
  // REMARK: [Missed] attention-rows | {{.*}}"something else reads it: it is stored in any case"
  // REMARK: [Passed] attention-rows
  func.func @read_by_others(%q: tensor<2x32x16xf32>, %k: tensor<2x32x16xf32>, %v: tensor<2x32x16xf32>, %w: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x32x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32x32xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %d = stablehlo.subtract %s, %ms : tensor<2x32x32xf32>
    %e = stablehlo.exponential %d : tensor<2x32x32xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x32x32xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x32x32xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %r = stablehlo.reshape %o : (tensor<2x32x16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %dy = stablehlo.tanh %y : tensor<64x32xf32>
    %dw = stablehlo.dot_general %r, %dy, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %dr = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
    %do = stablehlo.reshape %dr : (tensor<64x16xf32>) -> tensor<2x32x16xf32>
    %dv = stablehlo.dot_general %p, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x32x32xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    return %y, %dw, %dv, %sum : tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>, tensor<2x32xf32>
  }

  // Where no kernel of backward reads them, there is nothing to make again.
  // CHECK-LABEL: func.func @no_backward(
  // REMARK-NOT: ] attention-rows
  func.func @no_backward(%q: tensor<2x32x16xf32>, %k: tensor<2x32x16xf32>, %v: tensor<2x32x16xf32>, %w: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x32x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32x32xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %d = stablehlo.subtract %s, %ms : tensor<2x32x32xf32>
    %e = stablehlo.exponential %d : tensor<2x32x32xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x32x32xf32>, tensor<f32>) -> tensor<2x32xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x32xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x32x32xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x32x32xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %r = stablehlo.reshape %o : (tensor<2x32x16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %dy = stablehlo.tanh %y : tensor<64x32xf32>
    %dw = stablehlo.dot_general %r, %dy, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %dr = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
    %do = stablehlo.reshape %dr : (tensor<64x16xf32>) -> tensor<2x32x16xf32>
    return %y, %dw, %do : tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>
  }
}
