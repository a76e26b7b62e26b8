// RUN: zero-opt %s --zero-form-kernels='max-ops=6 max-buffers=4' | FileCheck %s
// RUN: zero-opt %s --zero-form-kernels=max-ops=5 --remarks-filter-missed=zero-form-kernels 2>&1 | FileCheck %s --check-prefix=FEWER

// Six ops and six constants: limits are of ops that compute, and of arguments and results. However small a kernel is, no
// constant comes from memory.
// CHECK-LABEL: func.func @polynomial(
// CHECK-NEXT: zero.dispatch @k_add_multiply(%arg0) tied [-1] : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT: return
// FEWER: remark: [Missed] producers | {{.*}}"the kernel would have more ops than max-ops"
// FEWER-LABEL: func.func @polynomial(
// FEWER-NEXT: zero.dispatch @k_add(%arg0) tied [-1] : (tensor<8x8xf32>) -> tensor<8x8xf32>
// FEWER-NEXT: zero.dispatch @k_multiply_add(%{{.*}}) tied [-1] : (tensor<8x8xf32>) -> tensor<8x8xf32>
// FEWER-NEXT: return
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @polynomial(%x: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %c0 = stablehlo.constant dense<1.5> : tensor<f32>
    %s0 = stablehlo.broadcast_in_dim %c0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c1 = stablehlo.constant dense<2.5> : tensor<f32>
    %s1 = stablehlo.broadcast_in_dim %c1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c2 = stablehlo.constant dense<3.5> : tensor<f32>
    %s2 = stablehlo.broadcast_in_dim %c2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c3 = stablehlo.constant dense<4.5> : tensor<f32>
    %s3 = stablehlo.broadcast_in_dim %c3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c4 = stablehlo.constant dense<5.5> : tensor<f32>
    %s4 = stablehlo.broadcast_in_dim %c4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %c5 = stablehlo.constant dense<6.5> : tensor<f32>
    %s5 = stablehlo.broadcast_in_dim %c5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %0 = stablehlo.add %x, %s0 : tensor<8x8xf32>
    %1 = stablehlo.multiply %0, %s1 : tensor<8x8xf32>
    %2 = stablehlo.add %1, %s2 : tensor<8x8xf32>
    %3 = stablehlo.multiply %2, %s3 : tensor<8x8xf32>
    %4 = stablehlo.add %3, %s4 : tensor<8x8xf32>
    %5 = stablehlo.multiply %4, %s5 : tensor<8x8xf32>
    return %5 : tensor<8x8xf32>
  }
}
