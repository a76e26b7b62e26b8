// RUN: zero-opt %s --zero-schedule-kernels=target=cpu:x86-64-v3 --zero-lower-kernels=target=cpu:x86-64-v3 --zero-lower-host | FileCheck %s

// CHECK: module attributes {{.*}}zero.phase = "executable"
// CHECK-NOT: zero.arena
module attributes {zero.phase = "planned", zero.format = 3 : i64, zero.bytes = {wire = {main = 1572 : i64}}} {
  zero.mesh @mesh ["dp" = 4]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_gathers over @mesh["dp"] for gathers
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.arena in @device {alignment = 512 : i64, bytes = 8192 : i64, rank_offset = 7680 : i64}
  // Numbers of a launch: how many buffers, then their addresses; the rank comes after the inputs. Of a matmul: the call, workspace and
  // its bytes first. Of a collective: the communicator first.
  // CHECK: llvm.mlir.global internal constant @zero_main_records(dense<[
  // CHECK-SAME: 0, 0, 0, 11, 1, 1024, 0, 64,
  // CHECK-SAME: 0, -1, 0, 11, 11, 8, 16, 4, 0, 1, 1, 1, 1, 2048, 4, 1, 0, 0, 0, 0, 1024, 1, 4, 0, 0, 0, 0, 4096, 16, 1, 0, 0, 0, 0,
  // CHECK-SAME: 3, 0, 7680, 5120,
  // CHECK-SAME: 1, 1, 0, 11, 1, 256, 1024, 64,
  // CHECK-SAME: 1, 2, 2, 11, 1, 6144, 6144, 5,
  // CHECK-SAME: 5120, 4096, 512]>
  // CHECK: llvm.func hidden @zero_main_0(%[[CTX:.*]]: !llvm.ptr)
  func.func @main() {
    // CHECK: llvm.call @zrt_collective(%[[CTX]], %{{.*}}, %{{.*}}) : (!llvm.ptr, i32, !llvm.ptr)
    zero.launch_collective all_gather ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<1024, tensor<256xf32>>] on @comm over @dp_gathers
    // CHECK: llvm.call @zrt_record(
    zero.record 0 on @comm
    // CHECK: llvm.call @zrt_wait(
    zero.wait 0 on @compute
    // CHECK: llvm.call @zrt_library(
    zero.launch_gemm #zero.allocation<2048, tensor<8x4xf32>>, #zero.allocation<1024, tensor<16x4xf32>> -> #zero.allocation<4096, tensor<8x16xf32>> on @compute
      {m = 8 : i64, n = 16 : i64, k = 4 : i64, batch = array<i64>, a_strides = array<i64: 4, 1>, b_strides = array<i64: 1, 4>, c_strides = array<i64: 16, 1>}
    // CHECK: llvm.mlir.addressof @zero_kernel_own
    // CHECK: llvm.call @zrt_launch(
    zero.launch @own ins [#zero.allocation<0, tensor<64xf32>>] outs [#zero.allocation<5120, tensor<64xf32>>] on @compute
    // CHECK: llvm.call @zrt_collective(
    zero.launch_collective reduce_scatter add ins [#zero.allocation<1024, tensor<256xf32>>] outs [#zero.allocation<256, tensor<64xf32>>] on @comm over @dp_reductions
    // CHECK: llvm.call @zrt_collective(
    zero.launch_collective all_reduce max ins [#zero.allocation<6144, tensor<5xf32>>] outs [#zero.allocation<6144, tensor<5xf32>>] on @comm over @dp_reductions
    // CHECK: llvm.call @zrt_copy(
    zero.launch_copy #zero.allocation<4096, tensor<8x16xf32>> -> #zero.allocation<5120, tensor<8x16xf32>> on @compute
    return
  }
  func.func private @own(%x: tensor<64xf32>) -> tensor<64xf32> attributes {zero.kernel} {
    %0 = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
    %1 = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %3 = stablehlo.add %x, %2 : tensor<64xf32>
    return %3 : tensor<64xf32>
  }
}
// The kernel's descriptor: name, kind, function, work, grain, threads and staging.
// CHECK: llvm.mlir.global internal constant @zero_name_own("own\00")
// CHECK: llvm.mlir.global internal constant @zero_kernel_own() {{.*}}struct<(ptr, i64, ptr, i64, i64, i64, i64, ptr)>
// CHECK: llvm.mlir.addressof @zero_name_own
// CHECK: llvm.mlir.constant(0 : i64)
// CHECK: llvm.mlir.addressof @own
// CHECK: llvm.mlir.constant(1 : i64)
// CHECK: llvm.mlir.constant(256 : i64)
// CHECK: llvm.mlir.global external constant @zrt_entries
// CHECK: llvm.mlir.addressof @zero_main
// CHECK: llvm.mlir.constant(8 : i64)
// CHECK: llvm.mlir.constant(1 : i64)
// CHECK: llvm.mlir.global external constant @zrt_entry_count(1 : i64)
