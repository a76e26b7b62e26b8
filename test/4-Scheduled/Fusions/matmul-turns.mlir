// RUN: zero-opt %s --zero-form-kernels --remarks-filter=zero-form-kernels -o %t 2> %t.remarks
// RUN: FileCheck %s < %t
// RUN: FileCheck %s --check-prefix=REMARK < %t.remarks
// RUN: zero-opt %s --zero-form-kernels=disable-fusions=matmul-turns | FileCheck %s --check-prefix=WITHOUT
// RUN: zero-opt %s --zero-form-kernels -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: sed 's/zero.format = 3 : i64/&, zero.config = {target = "cuda:sm_90"}/' %s | zero-opt --zero-form-kernels | FileCheck %s --check-prefix=CUDA

// COUNT: (S) 4 matmul-turns
// WITHOUT-NOT: turns =
// CUDA-NOT: turns =
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {

  // A map: an item is a row of the result. A turn has at most 1 MiB of it.
  // CHECK-LABEL: func.func @activation(
  // CHECK-NEXT: %[[H:.*]] = zero.gemm %arg0, %arg1 {{.*}}turns = array<i64: 160, 1536, 1536>
  // CHECK-NEXT: zero.dispatch @k_tanh{{.*}}%[[H]]
  // REMARK: [Passed] matmul-turns
  func.func @activation(%x: tensor<1024x384xf32>, %w: tensor<384x1536xf32>, %b: tensor<1536xf32>) -> tensor<1024x1536xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1024x384xf32>, tensor<384x1536xf32>) -> tensor<1024x1536xf32>
    %1 = stablehlo.tanh %0 : tensor<1024x1536xf32>
    %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1536xf32>) -> tensor<1024x1536xf32>
    %3 = stablehlo.add %1, %2 : tensor<1024x1536xf32>
    return %3 : tensor<1024x1536xf32>
  }

  // A row kernel: an item is a row. A turn has at most 512 rows.
  // CHECK-LABEL: func.func @norm(
  // CHECK-NEXT: zero.gemm {{.*}}turns = array<i64: 512, 384, 384>
  // CHECK-NEXT: zero.dispatch
  // REMARK: [Passed] matmul-turns
  func.func @norm(%x: tensor<8x256x384xf32>, %w: tensor<384x384xf32>) -> tensor<8x256x384xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<8x256x384xf32>, tensor<384x384xf32>) -> tensor<8x256x384xf32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x256x384xf32>, tensor<f32>) -> tensor<8x256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x384xf32>
    %3 = stablehlo.divide %0, %2 : tensor<8x256x384xf32>
    return %3 : tensor<8x256x384xf32>
  }

  // With sums down columns: an item is a chunk of 64 rows, of 197 that are one group the last has fewer.
  // CHECK-LABEL: func.func @gradient(
  // CHECK-NEXT: zero.gemm {{.*}}turns = array<i64: 512, 24576, 75648>
  // CHECK-NEXT: zero.dispatch
  // REMARK: [Passed] matmul-turns
  func.func @gradient(%g: tensor<8x197x384xf32>, %w: tensor<384x384xf32>, %h: tensor<8x197x384xf32>) -> (tensor<8x197x384xf32>, tensor<384xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.dot_general %g, %w, contracting_dims = [2] x [1] : (tensor<8x197x384xf32>, tensor<384x384xf32>) -> tensor<8x197x384xf32>
    %1 = stablehlo.multiply %0, %h : tensor<8x197x384xf32>
    %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x197x384xf32>, tensor<f32>) -> tensor<384xf32>
    return %1, %2 : tensor<8x197x384xf32>, tensor<384xf32>
  }

  // What is read elsewhere than in its own row could be read too early.
  // CHECK-LABEL: func.func @transposed(
  // CHECK-NOT: turns
  // CHECK: return
  // REMARK: [Missed] matmul-turns | {{.*}}"the kernel does not read the matmul's result row by row"
  func.func @transposed(%x: tensor<1024x512xf32>, %w: tensor<512x1024xf32>) -> tensor<1024x1024xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1024x512xf32>, tensor<512x1024xf32>) -> tensor<1024x1024xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
    %2 = stablehlo.add %0, %1 : tensor<1024x1024xf32>
    return %2 : tensor<1024x1024xf32>
  }

  // CHECK-LABEL: func.func @small(
  // CHECK-NOT: turns
  // CHECK: return
  // REMARK: [Missed] matmul-turns | {{.*}}"the matmul's result fits a cache, or
  func.func @small(%x: tensor<64x64xf32>, %w: tensor<64x64xf32>) -> tensor<64x64xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
    %1 = stablehlo.tanh %0 : tensor<64x64xf32>
    return %1 : tensor<64x64xf32>
  }

  // 1 MiB of a wider result has fewer than 128 rows.
  // CHECK-LABEL: func.func @wide(
  // CHECK-NOT: turns
  // CHECK: return
  // REMARK: [Missed] matmul-turns | {{.*}}"the matmul's result fits a cache, or
  func.func @wide(%x: tensor<1024x192xf32>, %w: tensor<192x2064xf32>) -> tensor<1024x2064xf32> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1024x192xf32>, tensor<192x2064xf32>) -> tensor<1024x2064xf32>
    %1 = stablehlo.tanh %0 : tensor<1024x2064xf32>
    return %1 : tensor<1024x2064xf32>
  }

  // CHECK-LABEL: func.func @narrow(
  // CHECK-NOT: turns
  // CHECK: return
  // REMARK: [Missed] matmul-turns | {{.*}}"the matmul's result is not one matrix of f32, row by row"
  func.func @narrow(%x: tensor<4096x384xbf16>, %w: tensor<384x1024xbf16>) -> tensor<4096x1024xbf16> {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4096x384xbf16>, tensor<384x1024xbf16>) -> tensor<4096x1024xbf16>
    %1 = stablehlo.tanh %0 : tensor<4096x1024xbf16>
    return %1 : tensor<4096x1024xbf16>
  }

  // Something else comes between: the kernel waits for both matmuls, and takes turns with the second.
  // CHECK-LABEL: func.func @gated(
  // CHECK-NEXT: zero.gemm %arg0, %arg1
  // CHECK-NOT: turns
  // CHECK: zero.gemm %arg0, %arg2 {{.*}}turns = array<i64: 256, {{[0-9]+}}, {{[0-9]+}}>
  // CHECK-NEXT: zero.dispatch
  func.func @gated(%x: tensor<2048x384xf32>, %v: tensor<384x1024xf32>, %w: tensor<384x1024xf32>) -> tensor<2048x1024xf32> {
    %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<2048x384xf32>, tensor<384x1024xf32>) -> tensor<2048x1024xf32>
    %1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2048x384xf32>, tensor<384x1024xf32>) -> tensor<2048x1024xf32>
    %2 = stablehlo.tanh %0 : tensor<2048x1024xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2048x1024xf32>
    return %3 : tensor<2048x1024xf32>
  }
}
