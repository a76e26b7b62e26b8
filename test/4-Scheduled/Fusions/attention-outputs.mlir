// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=attention-outputs | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/"dp" = 2/"dp" = 1/' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=WITHOUT

// What an attention gives is read by a matmul, and by the gradient of that one's weight: on several ranks the kernel of backward makes it again, and the gradient waits for it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]

  // CHECK-LABEL: func.func @fires(
  // CHECK: %[[F:.*]] = zero.dispatch @k_attention(
  // CHECK: zero.gemm
  // CHECK: %[[B:.*]]:2 = zero.dispatch @k_attention_1(
  // CHECK: zero.gemm %{{.*}} {{.*}} -> tensor<16x32xf32>
  // CHECK-NEXT: return
  // REMARK: [Passed] attention-outputs
  // WITHOUT-LABEL: func.func @fires(
  // WITHOUT: zero.gemm {{.*}} -> tensor<16x32xf32>
  // WITHOUT: zero.dispatch @k_attention_1({{.*}} -> tensor<2x32x16xf32>
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

  // Over twice the keys the sum takes more operations than the gradient.
  // CHECK-LABEL: func.func @costly(
  // CHECK: zero.gemm {{.*}} -> tensor<16x32xf32>
  // CHECK: zero.dispatch @k_attention_{{[0-9]}}({{.*}} -> tensor<2x64x16xf32>
  // REMARK: [Missed] attention-outputs | {{.*}}"making it again would take more operations than the matmuls that read it late"
  func.func @costly(%q: tensor<2x32x16xf32>, %k: tensor<2x64x16xf32>, %v: tensor<2x64x16xf32>, %w: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x64x16xf32>) {
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x32x16xf32>, tensor<2x64x16xf32>) -> tensor<2x32x64xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [2] : (tensor<2x32x64xf32>, tensor<f32>) -> tensor<2x32xf32>
    %ms = stablehlo.broadcast_in_dim %m, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x64xf32>
    %d = stablehlo.subtract %s, %ms : tensor<2x32x64xf32>
    %e = stablehlo.exponential %d : tensor<2x32x64xf32>
    %sum = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x32x64xf32>, tensor<f32>) -> tensor<2x32xf32>
    %sums = stablehlo.broadcast_in_dim %sum, dims = [0, 1] : (tensor<2x32xf32>) -> tensor<2x32x64xf32>
    %p = stablehlo.divide %e, %sums : tensor<2x32x64xf32>
    %o = stablehlo.dot_general %p, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x32x64xf32>, tensor<2x64x16xf32>) -> tensor<2x32x16xf32>
    %r = stablehlo.reshape %o : (tensor<2x32x16xf32>) -> tensor<64x16xf32>
    %y = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<64x16xf32>, tensor<16x32xf32>) -> tensor<64x32xf32>
    %dy = stablehlo.tanh %y : tensor<64x32xf32>
    %dw = stablehlo.dot_general %r, %dy, contracting_dims = [0] x [0] : (tensor<64x16xf32>, tensor<64x32xf32>) -> tensor<16x32xf32>
    %dr = stablehlo.dot_general %dy, %w, contracting_dims = [1] x [1] : (tensor<64x32xf32>, tensor<16x32xf32>) -> tensor<64x16xf32>
    %do = stablehlo.reshape %dr : (tensor<64x16xf32>) -> tensor<2x32x16xf32>
    %dv = stablehlo.dot_general %p, %do, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x32x64xf32>, tensor<2x32x16xf32>) -> tensor<2x64x16xf32>
    return %y, %dw, %dv : tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x64x16xf32>
  }

  // CHECK-LABEL: func.func @read_by_others(
  // CHECK: zero.gemm {{.*}} -> tensor<16x32xf32>
  // CHECK: return
  // REMARK: [Missed] attention-outputs | {{.*}}"something else than a matmul reads it in backward, too"
  func.func @read_by_others(%q: tensor<2x32x16xf32>, %k: tensor<2x32x16xf32>, %v: tensor<2x32x16xf32>, %w: tensor<16x32xf32>) -> (tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>) {
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
    %z = stablehlo.multiply %o, %do : tensor<2x32x16xf32>
    return %y, %dw, %z : tensor<64x32xf32>, tensor<16x32xf32>, tensor<2x32x16xf32>
  }

  // CHECK-LABEL: func.func @no_backward(
  // CHECK: zero.dispatch @k_attention
  // CHECK-NOT: @k_attention
  // CHECK: return
  // REMARK: [Missed] attention-outputs | {{.*}}"no kernel of the attention runs in backward"
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
