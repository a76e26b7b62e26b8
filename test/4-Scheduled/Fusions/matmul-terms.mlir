// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=matmul-terms | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --zero-form-kernels -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT

// RUN: sed 's/zero.format = 3 : i64/&, zero.config = {target = "cuda:sm_90"}/' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=CUDA

// COUNT: (S) 6 matmul-terms
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // A residual block's end: x + (h * W + b). Which side is which makes no difference.
  // CHECK-LABEL: func.func @residual(
  // CHECK-NEXT: %[[C:.*]] = zero.gemm %arg0, %arg1 bias(%arg2 : tensor<32xf32>) addend(%arg3 : tensor<2x8x32xf32>) {
  // CHECK-NEXT: return %[[C]]
  // REMARK: [Passed] matmul-terms
  // WITHOUT-LABEL: func.func @residual(
  // WITHOUT-NEXT: zero.gemm %arg0, %arg1 {
  // WITHOUT-NEXT: zero.dispatch @k_add
  func.func @residual(%h: tensor<2x8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>, %x: tensor<2x8x32xf32>) -> tensor<2x8x32xf32> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [2] x [0] : (tensor<2x8x16xf32>, tensor<16x32xf32>) -> tensor<2x8x32xf32>
    %1 = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<32xf32>) -> tensor<2x8x32xf32>
    %2 = stablehlo.add %1, %0 : tensor<2x8x32xf32>
    %3 = stablehlo.add %2, %x : tensor<2x8x32xf32>
    return %3 : tensor<2x8x32xf32>
  }

  // Two in a row: the first one's result is the second one's residual.
  // CHECK-LABEL: func.func @chain(
  // CHECK-NEXT: %[[A:.*]] = zero.gemm %arg0, %arg1 addend(%arg2 : tensor<8x32xf32>) {
  // CHECK-NEXT: %[[B:.*]] = zero.gemm %arg0, %arg1 addend(%[[A]] : tensor<8x32xf32>) {
  // CHECK-NEXT: return %[[B]]
  func.func @chain(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %x: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.add %x, %0 : tensor<8x32xf32>
    %2 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %3 = stablehlo.add %1, %2 : tensor<8x32xf32>
    return %3 : tensor<8x32xf32>
  }

  // Under another shape, a bias of several dimensions, and a matmul that waits for what is added.
  // CHECK-LABEL: func.func @shapes(
  // CHECK-NEXT: %[[BIAS:.*]] = zero.view %arg2 at 0 : tensor<4x8xf32> -> tensor<32xf32>
  // CHECK-NEXT: %[[X:.*]] = zero.view %arg3 at 0 : tensor<2x8x4x8xf32> -> tensor<16x32xf32>
  // CHECK-NEXT: %[[C:.*]] = zero.gemm %arg0, %arg1 bias(%[[BIAS]] : tensor<32xf32>) addend(%[[X]] : tensor<16x32xf32>) {
  // CHECK-NEXT: zero.view %[[C]] at 0 : tensor<16x32xf32> -> tensor<2x8x4x8xf32>
  func.func @shapes(%h: tensor<16x16xf32>, %w: tensor<16x32xf32>, %b: tensor<4x8xf32>, %x: tensor<2x8x4x8xf32>) -> tensor<2x8x4x8xf32> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x32xf32>) -> tensor<16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<16x32xf32>) -> tensor<2x8x4x8xf32>
    %2 = stablehlo.broadcast_in_dim %b, dims = [2, 3] : (tensor<4x8xf32>) -> tensor<2x8x4x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x8x4x8xf32>
    %4 = stablehlo.add %x, %3 : tensor<2x8x4x8xf32>
    return %4 : tensor<2x8x4x8xf32>
  }

  // Nothing else could add the bias of what another matmul reads.
  // CHECK-LABEL: func.func @bias_alone(
  // CHECK-NEXT: %[[A:.*]] = zero.gemm %arg0, %arg1 bias(%arg2 : tensor<32xf32>) {
  // CHECK-NEXT: zero.gemm %[[A]], %arg3 {
  // REMARK-COUNT-4: [Passed] matmul-terms
  func.func @bias_alone(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>, %v: tensor<32x4xf32>) -> tensor<8x4xf32> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.dot_general %2, %v, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x4xf32>) -> tensor<8x4xf32>
    return %3 : tensor<8x4xf32>
  }

  // CHECK-LABEL: func.func @kernel_adds_bias(
  // CHECK-NEXT: zero.gemm %arg0, %arg1 {
  // REMARK: [Missed] matmul-terms | {{.*}}"kernels that read the matmul add its bias as they load it"
  func.func @kernel_adds_bias(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %b: tensor<32xf32>) -> tensor<8x32xf32> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.tanh %2 : tensor<8x32xf32>
    return %3 : tensor<8x32xf32>
  }

  // A times a number plus a matmul (Newton-Schulz): a kernel makes both, with nothing stored between.
  // CHECK-LABEL: func.func @made_for_it(
  // CHECK-NEXT: zero.gemm %arg0, %arg1 {
  // CHECK-NEXT: zero.dispatch
  // REMARK: [Missed] matmul-terms | {{.*}}"what is added is made by kernels alone, and would be stored for the call"
  func.func @made_for_it(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %x: tensor<8x32xf32>) -> tensor<8x32xf32> {
    %1 = stablehlo.tanh %x : tensor<8x32xf32>
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    return %2 : tensor<8x32xf32>
  }

  // A GPU's library adds before it rounds.
  // CUDA-LABEL: func.func @narrow(
  // CUDA-NEXT: %[[C:.*]], %{{.*}} = zero.gemm %arg0, %arg1 addend(%arg2 : tensor<8x32xbf16>) {
  // CUDA-NEXT: return %[[C]]
  // CHECK-LABEL: func.func @narrow(
  // CHECK-NOT: addend
  // CHECK: return
  // REMARK: [Missed] matmul-terms | {{.*}}"the target's library calls add nothing to results of this type"
  func.func @narrow(%h: tensor<8x16xbf16>, %w: tensor<16x32xbf16>, %x: tensor<8x32xbf16>) -> tensor<8x32xbf16> {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xbf16>, tensor<16x32xbf16>) -> tensor<8x32xbf16>
    %1 = stablehlo.add %0, %x : tensor<8x32xbf16>
    return %1 : tensor<8x32xbf16>
  }

  // CHECK-LABEL: func.func @batches(
  // CHECK-NOT: addend
  // CHECK: return
  // REMARK: [Missed] matmul-terms | {{.*}}"the matmul's result is not one matrix, row by row"
  func.func @batches(%h: tensor<4x8x16xf32>, %w: tensor<4x16x32xf32>, %x: tensor<4x8x32xf32>) -> tensor<4x8x32xf32> {
    %0 = stablehlo.dot_general %h, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<4x8x16xf32>, tensor<4x16x32xf32>) -> tensor<4x8x32xf32>
    %1 = stablehlo.add %0, %x : tensor<4x8x32xf32>
    return %1 : tensor<4x8x32xf32>
  }

  // Rows that are looked up are not looked up again: what is made of them is in memory for whoever else reads it.
  // CHECK-LABEL: func.func @looked_up(
  // CHECK-NEXT: %[[X:.*]]:2 = zero.dispatch @k_gather_add{{.*}}
  // CHECK-NEXT: zero.gemm %[[X]]#1, %arg2 addend(%[[X]]#0 : tensor<8x32xf32>) {
  // CHECK-NEXT: return
  func.func @looked_up(%rows: tensor<8x1xi32>, %e: tensor<50x32xf32>, %w: tensor<32x32xf32>, %p: tensor<32xf32>) -> tensor<8x32xf32> {
    %0 = "stablehlo.gather"(%e, %rows) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<50x32xf32>, tensor<8x1xi32>) -> tensor<8x32xf32>
    %1 = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<32xf32>) -> tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    %3 = stablehlo.tanh %2 : tensor<8x32xf32>
    %4 = stablehlo.dot_general %3, %w, contracting_dims = [1] x [0] : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
    %5 = stablehlo.add %2, %4 : tensor<8x32xf32>
    return %5 : tensor<8x32xf32>
  }

  // CHECK-LABEL: func.func @made_later(
  // CHECK-NOT: addend
  // CHECK: return
  // REMARK: [Missed] matmul-terms | {{.*}}"what is added is made after the matmul, whose operands would be kept for so long"
  func.func @made_later(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %x: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.tanh %x : tensor<8x32xf32>
    %2 = stablehlo.add %0, %1 : tensor<8x32xf32>
    return %1, %2 : tensor<8x32xf32>, tensor<8x32xf32>
  }

  // The matmul itself is needed, too.
  // CHECK-LABEL: func.func @others_read(
  // CHECK-NOT: addend
  // CHECK: return
  // REMARK-NOT: ] matmul-terms |
  func.func @others_read(%h: tensor<8x16xf32>, %w: tensor<16x32xf32>, %x: tensor<8x32xf32>) -> (tensor<8x32xf32>, tensor<8x32xf32>) {
    %0 = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>
    %1 = stablehlo.add %0, %x : tensor<8x32xf32>
    return %0, %1 : tensor<8x32xf32>, tensor<8x32xf32>
  }
}
