// Control flow as host code: kernels of its regions are called, by the runtime where they are worth several threads.
// RUN: zero-opt %s --zero-schedule-kernels=target=cpu:x86-64-v3 --zero-lower-kernels=target=cpu:x86-64-v3 | FileCheck %s
// RUN: sed 's/%g = zero.gemm.*/%g = stablehlo.tanh %a : tensor<8xf32>/' %s | not zero-opt --zero-schedule-kernels=target=cpu:x86-64-v3 --zero-lower-kernels=target=cpu:x86-64-v3 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN: error: 'stablehlo.tanh' op is not part of a region of a kernel; expected kernels, library calls and views only; run zero-form-kernels

// CHECK-DAG: llvm.func @zrt_round() -> i32
// CHECK-DAG: llvm.func @zrt_multiply(!llvm.ptr, !llvm.ptr)
// CHECK-DAG: llvm.func @zrt_parallel(!llvm.ptr, !llvm.ptr, i64, i64)
// CHECK: llvm.func @k_while(%arg0: !llvm.ptr, %arg1: i64, %arg2: i64) attributes {zero.grain = 1 : i64, zero.kernel, zero.work = 1 : i64, zero.workspace = {{[0-9]+}} : i64}
// CHECK: "llvm.intr.memcpy"
// CHECK: llvm.call @zrt_round() : () -> i32
// CHECK: llvm.cond_br
// CHECK: llvm.call @zrt_multiply(
// CHECK: llvm.call @zrt_parallel(
// CHECK: llvm.call @k_test(
// CHECK: llvm.load {{.*}} -> i8

// On a GPU the host drives it: kernels are enqueued, values copied and the predicate fetched by the runtime.
// RUN: zero-opt %s --zero-schedule-kernels=target=cuda --zero-lower-kernels=target=cuda | FileCheck %s --check-prefix=DRIVER
// DRIVER: llvm.func ptx_kernelcc @k_test(
// DRIVER-LABEL: llvm.func @k_while(
// DRIVER-SAME: zero.driver, zero.grain = 1 : i64, zero.kernel, zero.work = 1 : i64
// DRIVER-NOT: llvm.intr.memcpy
// DRIVER: llvm.call @zrt_move(
// DRIVER: llvm.call @zrt_round() : () -> i32
// DRIVER: llvm.call @zrt_multiply(
// DRIVER: llvm.mlir.addressof @zero_kernel_k_large
// DRIVER: llvm.call @zrt_enqueue(
// DRIVER: llvm.mlir.addressof @zero_kernel_k_test
// DRIVER: llvm.call @zrt_enqueue(
// DRIVER-NOT: llvm.load {{.*}} -> i8
// DRIVER: llvm.call @zrt_fetch(
// DRIVER: llvm.mlir.global internal constant @zero_kernel_k_test()

module {
  func.func private @k_test(%a: tensor<8xf32>) -> tensor<i1> attributes {zero.kernel} {
    %limit = stablehlo.constant dense<1.0> : tensor<f32>
    %s = stablehlo.slice %a [0:1] : (tensor<8xf32>) -> tensor<1xf32>
    %r = stablehlo.reshape %s : (tensor<1xf32>) -> tensor<f32>
    %c = stablehlo.compare LT, %r, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    return %c : tensor<i1>
  }
  func.func private @k_large(%a: tensor<262144xf32>) -> tensor<262144xf32> attributes {zero.kernel} {
    %0 = stablehlo.tanh %a : tensor<262144xf32>
    return %0 : tensor<262144xf32>
  }
  func.func private @k_while(%x: tensor<8xf32>, %y: tensor<262144xf32>, %w: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<262144xf32>) attributes {zero.kernel} {
    %0:2 = stablehlo.while(%a = %x, %b = %y) : tensor<8xf32>, tensor<262144xf32>
    cond {
      %c = zero.dispatch @k_test(%a) tied [-1] : (tensor<8xf32>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %g = zero.gemm %w, %a {m = 8 : i64, n = 1 : i64, k = 8 : i64, batch = array<i64>, a_strides = array<i64: 8, 1>, b_strides = array<i64: 1, 1>, c_strides = array<i64: 1, 1>} : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %l = zero.dispatch @k_large(%b) tied [-1] : (tensor<262144xf32>) -> tensor<262144xf32>
      stablehlo.return %g, %l : tensor<8xf32>, tensor<262144xf32>
    }
    return %0#0, %0#1 : tensor<8xf32>, tensor<262144xf32>
  }
}
