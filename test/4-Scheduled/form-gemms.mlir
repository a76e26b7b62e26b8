// RUN: zero-opt %s --split-input-file --zero-form-kernels | FileCheck %s

// Transposes, slices and reshapes of operands become strides and offsets.
// CHECK-LABEL: func.func @transposed_operand(
// CHECK-NOT: zero.dispatch
// CHECK: %[[C:.*]] = zero.gemm %arg0, %arg1 {a_strides = array<i64: 8, 1>, b_strides = array<i64: 1, 8>, batch = array<i64>,
// CHECK-SAME: c_strides = array<i64: 16, 1>, k = 8 : i64, m = 4 : i64, n = 16 : i64}
// CHECK: return %[[C]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @transposed_operand(%x: tensor<4x8xf32>, %w: tensor<16x8xf32>) -> tensor<4x16xf32> {
    %t = stablehlo.transpose %w, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %0 = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}

// -----

// One attention head's scores from the joint projection: queries and keys are slices of one buffer, heads
// are a reshape of its columns, both batch dimensions have strides of their own.
// CHECK-LABEL: func.func @attention_scores(
// CHECK-NOT: zero.dispatch
// CHECK: zero.gemm %arg0, %arg0 {a_strides = array<i64: 96, 1, 1536, 8>, b_offset = 32 : i64,
// CHECK-SAME: b_strides = array<i64: 1, 96, 1536, 8>, batch = array<i64: 2, 4>, c_strides = array<i64: 16, 1, 1024, 256>,
// CHECK-SAME: k = 8 : i64, m = 16 : i64, n = 16 : i64}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @attention_scores(%qkv: tensor<2x16x96xf32>) -> tensor<2x4x16x16xf32> {
    %q = stablehlo.slice %qkv [0:2, 0:16, 0:32] : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32>
    %k = stablehlo.slice %qkv [0:2, 0:16, 32:64] : (tensor<2x16x96xf32>) -> tensor<2x16x32xf32>
    %qh = stablehlo.reshape %q : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %kh = stablehlo.reshape %k : (tensor<2x16x32xf32>) -> tensor<2x16x4x8xf32>
    %0 = stablehlo.dot_general %qh, %kh, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x16x4x8xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x16xf32>
    return %0 : tensor<2x4x16x16xf32>
  }
}

// -----

// A transpose that is the result's only use: the matmul is stored transposed.
// CHECK-LABEL: func.func @transposed_result(
// CHECK-NOT: zero.dispatch
// CHECK: %[[C:.*]] = zero.gemm %arg0, %arg1 {{.*}}batch = array<i64: 2, 4>, c_strides = array<i64: 32, 1, 512, 8>
// CHECK-SAME: -> tensor<2x16x4x8xf32>
// CHECK: %[[V:.*]] = zero.view %[[C]] at 0 : tensor<2x16x4x8xf32> -> tensor<2x16x32xf32>
// CHECK: return %[[V]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @transposed_result(%p: tensor<2x4x16x16xf32>, %v: tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.dot_general %p, %v, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1] : (tensor<2x4x16x16xf32>, tensor<2x16x4x8xf32>) -> tensor<2x4x16x8xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<2x4x16x8xf32>) -> tensor<2x16x4x8xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x16x4x8xf32>) -> tensor<2x16x32xf32>
    return %2 : tensor<2x16x32xf32>
  }
}

// -----

// A transpose that others read too is a kernel of its own.
// CHECK-LABEL: func.func @transposed_result_used_twice(
// CHECK: %[[C:.*]] = zero.gemm
// CHECK: %[[T:.*]] = zero.dispatch @k_transpose(%[[C]])
// CHECK: return %[[T]], %[[C]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @transposed_result_used_twice(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> (tensor<16x4xf32>, tensor<4x16xf32>) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    return %1, %0 : tensor<16x4xf32>, tensor<4x16xf32>
  }
}

// -----

// A weight gradient sums over batch and time: both merge into one K.
// CHECK-LABEL: func.func @weight_gradient(
// CHECK: zero.gemm %arg0, %arg1 {a_strides = array<i64: 1, 8>, b_strides = array<i64: 4, 1>, {{.*}}k = 32 : i64, m = 8 : i64, n = 4 : i64}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @weight_gradient(%x: tensor<2x16x8xf32>, %d: tensor<2x16x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.dot_general %x, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<2x16x8xf32>, tensor<2x16x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
}

// -----

// Batch and time do not merge behind heads: the operand is copied, contracted dimensions innermost.
// CHECK-LABEL: func.func @contraction_apart(
// CHECK: %[[T:.*]] = zero.dispatch @k_transpose(%arg0) {{.*}} -> tensor<4x8x2x16xf32>
// CHECK: zero.gemm %[[T]], %arg1 {{.*}}k = 32 : i64, m = 32 : i64, n = 4 : i64}
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @contraction_apart(%x: tensor<2x4x16x8xf32>, %d: tensor<2x16x4xf32>) -> tensor<4x8x4xf32> {
    %0 = stablehlo.dot_general %x, %d, contracting_dims = [0, 2] x [0, 1] : (tensor<2x4x16x8xf32>, tensor<2x16x4xf32>) -> tensor<4x8x4xf32>
    return %0 : tensor<4x8x4xf32>
  }
}

// -----

// Narrow types need scratch; accumulation in f32 may be the result's type.
// CHECK-LABEL: func.func @bf16(
// CHECK: zero.gemm {{.*}} -> tensor<4x16xf32> workspace tensor<25165824xi8>
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @bf16(%x: tensor<4x8xbf16>, %w: tensor<8x16xbf16>) -> tensor<4x16xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xbf16>, tensor<8x16xbf16>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}

// -----

// The library has no integers.
// CHECK-LABEL: func.func @integers(
// CHECK: zero.dispatch @k_multiply_reduce(%arg0, %arg1)
// CHECK-NOT: zero.gemm
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @integers(%x: tensor<4x8xi32>, %w: tensor<8x16xi32>) -> tensor<4x16xi32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x8xi32>, tensor<8x16xi32>) -> tensor<4x16xi32>
    return %0 : tensor<4x16xi32>
  }
}

// -----

// Nothing to multiply: the library is not asked.
// CHECK-LABEL: func.func @empty(
// CHECK-NOT: zero.gemm
// CHECK: return
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @empty(%x: tensor<0x4xf32>, %w: tensor<4x3xf32>, %y: tensor<5x0xf32>, %z: tensor<0x2xf32>) -> (tensor<0x3xf32>, tensor<5x2xf32>) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<0x4xf32>, tensor<4x3xf32>) -> tensor<0x3xf32>
    %1 = stablehlo.dot_general %y, %z, contracting_dims = [1] x [0] : (tensor<5x0xf32>, tensor<0x2xf32>) -> tensor<5x2xf32>
    return %0, %1 : tensor<0x3xf32>, tensor<5x2xf32>
  }
}
