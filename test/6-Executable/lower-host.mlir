// RUN: zero-opt %s --zero-lower-kernels --zero-lower-host | FileCheck %s
// RUN: zero-compile %s -o %t --quiet --report=none
// RUN: %t --describe | FileCheck %s --check-prefix=DESCRIBE
// RUN: zero-compile %s -o %t --quiet --report=json | FileCheck %s --check-prefix=REPORT

// Two ranks double a shard: each launch is one call with a record, events keep their numbers, and the
// program's tables are in the plan instead of the module.

// DESCRIBE: @main: 8 calls, 2 events
// DESCRIBE: param      w  f32[8, 16]
// DESCRIBE: arena 2048 bytes
// REPORT: "arena":2048
// REPORT-SAME: "wire":{"main":264}

// CHECK-NOT: zero.arena
// CHECK-DAG: llvm.func @zrt_launch(!llvm.ptr, i32, !llvm.ptr, !llvm.ptr)
// The all-gather's record: kind 0, add, f32, group 0, one part, to 512 from 0, 64 elements a shard.
// CHECK: llvm.mlir.global internal constant @zero_main_records(dense<[0, 0, 11, 0, 1, 512, 0, 64,
// CHECK-LABEL: llvm.func hidden @zero_main_0
// CHECK: llvm.call @zrt_collective
// CHECK: llvm.call @zrt_record
// CHECK: llvm.call @zrt_wait
// CHECK: llvm.call @zrt_launch
// CHECK: llvm.call @zrt_collective
// CHECK: llvm.call @zrt_launch
// CHECK: llvm.mlir.global external constant @zrt_entries
// CHECK: llvm.mlir.global external constant @zrt_entry_count(1 : i64)

module @tiny attributes {zero.phase = "planned", zero.format = 1 : i64, zero.config = {ranks = 2 : i64, stage = 3 : i64, target = "cpu"},
  zero.bytes = {resident = {param = 512 : i64}, wire = {main = 264 : i64}}} {
  zero.mesh @mesh ["dp" = 2]
  zero.leaf tensor<8x16xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
  zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 1]}}
  zero.layout @u0 on @mesh {dtype = f32, block = 32 : i64, elements = 128 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8, 16] at 0>]}
  zero.arena {alignment = 512 : i64, bytes = 2048 : i64, rank_offset = 1536 : i64}
  zero.slot "main" #zero.role<param "u0" next = 0 unit = @u0> at #zero.at<0, tensor<64xf32>> {arg = 0 : i64, result = 0 : i64, leaves = ["w"]}
  zero.slot "main" #zero.role<metric "loss"> at #zero.at<1024, tensor<f32>> {result = 1 : i64}
  func.func private @k0(%a: tensor<64xf32>) -> tensor<64xf32> attributes {zero.kernel} {
    %c = stablehlo.constant dense<2.0> : tensor<64xf32>
    %0 = stablehlo.multiply %a, %c : tensor<64xf32>
    return %0 : tensor<64xf32>
  }
  func.func private @k1(%a: tensor<128xf32>) -> tensor<f32> attributes {zero.kernel} {
    %c = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%a init: %c) applies stablehlo.add across dimensions = [0] : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main() {
    zero.launch_collective all_gather ins [#zero.at<0, tensor<64xf32>>] outs [#zero.at<512, tensor<128xf32>>] on comm over @mesh["dp"] {units = [@u0]}
    zero.record 0 on comm
    zero.wait 0 on compute
    zero.launch @k1 ins [#zero.at<512, tensor<128xf32>>] outs [#zero.at<1024, tensor<f32>>] on compute
    zero.record 1 on compute
    zero.wait 1 on comm
    zero.launch_collective all_reduce add ins [#zero.at<1024, tensor<f32>>] outs [#zero.at<1024, tensor<f32>>] on comm over @mesh["dp"]
    zero.launch @k0 ins [#zero.at<0, tensor<64xf32>>] outs [#zero.at<0, tensor<64xf32>>] on compute
    return
  }
}
