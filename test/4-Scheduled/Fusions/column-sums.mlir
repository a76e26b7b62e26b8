// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=column-sums | FileCheck %s --check-prefix=WITHOUT
// RUN: sed 's/zero.format = 3 : i64/&, zero.config = {target = "cuda"}/' %s > %t.cuda
// RUN: zero-opt %t.cuda --zero-form-kernels --remarks-filter=zero-form-kernels 2>&1 | FileCheck %s --check-prefix=CUDA
// CUDA-NOT: [Passed] column-sums
// CUDA: [Missed] column-sums | {{.*}}"its rows are none that blocks of threads take sixteen of at a time"
// CUDA: [Passed] column-sums
// CUDA: [Missed] column-sums | {{.*}}"its rows are so few or so short that threads would be idle"

// Gradients of biases and scales: sums down columns of what a kernel over the rows makes or reads.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // Made by the kernel, which matmuls need as well.
  // CHECK-LABEL: func.func @made(
  // CHECK-NEXT: zero.dispatch @k_tanh_reduce(%arg0) tied [-1, -1] : (tensor<8x512xf32>) -> (tensor<8x512xf32>, tensor<512xf32>)
  // CHECK-NEXT: zero.gemm
  // REMARK: [Passed] column-sums
  // WITHOUT-LABEL: func.func @made(
  // WITHOUT-NEXT: zero.dispatch @k_tanh(
  // WITHOUT-NEXT: zero.dispatch @k_reduce(
  func.func @made(%x: tensor<8x512xf32>) -> (tensor<512xf32>, tensor<8x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.tanh %x : tensor<8x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<8x512xf32>, tensor<8x512xf32>) -> tensor<8x8xf32>
    return %1, %2 : tensor<512xf32>, tensor<8x8xf32>
  }

  // Values side by side, stored where they are summed.
  // CHECK-LABEL: func.func @side_by_side(
  // CHECK-NEXT: zero.dispatch @k_concatenate_reduce(%arg0) tied [-1, -1] : (tensor<2x4x256xf32>) -> (tensor<2x4x512xf32>, tensor<512xf32>)
  // CHECK-NEXT: zero.gemm
  // REMARK: [Passed] column-sums
  func.func @side_by_side(%y: tensor<2x4x256xf32>) -> (tensor<512xf32>, tensor<2x4x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.concatenate %y, %y, dim = 2 : (tensor<2x4x256xf32>, tensor<2x4x256xf32>) -> tensor<2x4x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.dot_general %0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x4x512xf32>, tensor<2x4x512xf32>) -> tensor<2x4x4xf32>
    return %1, %2 : tensor<512xf32>, tensor<2x4x4xf32>
  }

  // Read by the kernel, which reduces rows and runs behind: both sums are in one sweep with it.
  // CHECK-LABEL: func.func @read(
  // CHECK-NEXT: zero.dispatch @k_{{.*}}tied [-1, -1, -1]{{.*}} -> (tensor<512xf32>, tensor<512xf32>, tensor<64x512xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] column-sums
  // WITHOUT-LABEL: func.func @read(
  // WITHOUT-COUNT-2: zero.dispatch
  func.func @read(%x: tensor<64x512xf32>, %d: tensor<64x512xf32>) -> (tensor<512xf32>, tensor<512xf32>, tensor<64x512xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.multiply %x, %d : tensor<64x512xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x512xf32>, tensor<f32>) -> tensor<512xf32>
    %3 = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<64xf32>) -> tensor<64x512xf32>
    %5 = stablehlo.subtract %d, %4 : tensor<64x512xf32>
    %6 = stablehlo.multiply %5, %x : tensor<64x512xf32>
    return %1, %2, %6 : tensor<512xf32>, tensor<512xf32>, tensor<64x512xf32>
  }

  // Enough for a CPU's workers, not for the threads of blocks.
  // CHECK-LABEL: func.func @few_for_blocks(
  // CHECK-NEXT: zero.dispatch @k_{{.*}} -> (tensor<512x128xf32>, tensor<128xf32>)
  // CHECK-NEXT: return
  // REMARK: [Passed] column-sums
  func.func @few_for_blocks(%x: tensor<512x128xf32>) -> (tensor<128xf32>, tensor<512x128xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.tanh %x : tensor<512x128xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<512x128xf32>, tensor<f32>) -> tensor<128xf32>
    return %1, %0 : tensor<128xf32>, tensor<512x128xf32>
  }

  // CHECK-LABEL: func.func @few_rows(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] column-sums | {{.*}}"its rows are so few that workers would be idle"
  func.func @few_rows(%x: tensor<128x4096xf32>) -> (tensor<4096xf32>, tensor<128x4096xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.tanh %x : tensor<128x4096xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<128x4096xf32>, tensor<f32>) -> tensor<4096xf32>
    return %1, %0 : tensor<4096xf32>, tensor<128x4096xf32>
  }

  // CHECK-LABEL: func.func @short_rows(
  // CHECK-COUNT-2: zero.dispatch
  // REMARK: [Missed] column-sums | {{.*}}"its rows are so short that lanes would be idle"
  func.func @short_rows(%x: tensor<256x8xf32>) -> (tensor<8xf32>, tensor<256x8xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.tanh %x : tensor<256x8xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<256x8xf32>, tensor<f32>) -> tensor<8xf32>
    return %1, %0 : tensor<8xf32>, tensor<256x8xf32>
  }

  // What is summed comes from a library call, and no kernel reads it.
  // CHECK-LABEL: func.func @of_a_matmul(
  // CHECK-NEXT: zero.gemm
  // CHECK-NEXT: zero.dispatch @k_reduce
  // REMARK: [Missed] column-sums | {{.*}}"no kernel over the same rows makes or reads what it sums"
  func.func @of_a_matmul(%x: tensor<64x64xf32>) -> (tensor<64xf32>, tensor<64x64xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    return %1, %0 : tensor<64xf32>, tensor<64x64xf32>
  }

  // The kernel that reads it waits for a matmul of the sums.
  // CHECK-LABEL: func.func @needed_before(
  // CHECK-NEXT: zero.dispatch @k_reduce
  // REMARK: [Missed] column-sums | {{.*}}"its results are needed before the kernel over its rows runs"
  func.func @needed_before(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x64xf32>, tensor<f32>) -> tensor<64xf32>
    %1 = stablehlo.dot_general %w, %0, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<64xf32>) -> tensor<64x64xf32>
    %3 = stablehlo.multiply %x, %2 : tensor<64x64xf32>
    return %3 : tensor<64x64xf32>
  }
}
