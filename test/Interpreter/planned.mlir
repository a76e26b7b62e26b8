// A planned program: launches read and write allocations of an arena that is poisoned before the entry begins. Both ranks add
// 1 + rank and their own product 11 * 2 + 3, then overwrite what the all-reduce has read.
// RUN: split-file %s %t
// RUN: zero-run %t/good.mlir --interpret --entry=init --print | FileCheck %s --check-prefix=GOOD
// RUN: zero-run %t/good.mlir --interpret --entry=init --print --order-seed=1 | FileCheck %s --check-prefix=GOOD
// RUN: zero-run %t/good.mlir --interpret --entry=init --print --order-seed=2 | FileCheck %s --check-prefix=GOOD
// GOOD: result0: tensor<2xf32> [53, 53]
// GOOD: result1: tensor<4xf32> [-1, -1, -1, -1]

// Without a wait, some order reads too early: bytes that nobody has written, or the next value.
// RUN: sed 's/zero.wait 0 on @comm//' %t/good.mlir > %t/early.mlir
// RUN: zero-run %t/early.mlir --interpret --entry=init --print | FileCheck %s --check-prefix=GOOD
// RUN: zero-run %t/early.mlir --interpret --entry=init --print --order-seed=1 | FileCheck %s --check-prefix=EARLY
// EARLY: result0: tensor<2xf32> ["nan", "nan"]
// RUN: sed 's/zero.wait 1 on @compute//' %t/good.mlir > %t/late.mlir
// RUN: zero-run %t/late.mlir --interpret --entry=init --print | FileCheck %s --check-prefix=GOOD
// RUN: zero-run %t/late.mlir --interpret --entry=init --print --order-seed=1 | FileCheck %s --check-prefix=LATE
// LATE: result0: tensor<2xf32> [-2, -2]

// Bytes that nobody writes are NaN; a predicate has no such value.
// RUN: sed 's/allocation<320, tensor<2xf32>> ->/allocation<384, tensor<2xf32>> ->/' %t/good.mlir > %t/unwritten.mlir
// RUN: zero-run %t/unwritten.mlir --interpret --entry=init --print | FileCheck %s --check-prefix=EARLY
// RUN: sed 's/zero.wait 1 on @compute/zero.launch_copy #zero.allocation<384, tensor<8xi1>> -> #zero.allocation<0, tensor<8xi1>> on @compute/' %t/good.mlir > %t/predicate.mlir
// RUN: not zero-run %t/predicate.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=PREDICATE
// PREDICATE: error: 'zero.launch_copy' op reads predicate 0 at 384, where nothing has written one: its byte is 255

// What cannot be run is refused.
// RUN: sed 's/zero.record 0 on @compute//' %t/good.mlir > %t/unrecorded.mlir
// RUN: not zero-run %t/unrecorded.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=EVENT
// EVENT: error: 'zero.wait' op waits for event 0, which nothing has recorded before
// RUN: sed 's/allocation<320,/allocation<508,/g' %t/good.mlir > %t/outside.mlir
// RUN: not zero-run %t/outside.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: error: 'zero.launch_collective' op names 8 bytes at 508, outside the arena of 512 bytes
// RUN: sed 's/allocation<320,/allocation<444,/g' %t/good.mlir > %t/rank.mlir
// RUN: not zero-run %t/rank.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=RANK
// RANK: error: 'zero.arena' op had the number of rank 0 at 448, and something has written over it
// RUN: sed 's/rank_offset = 448/rank_offset = 508/' %t/good.mlir > %t/rank-outside.mlir
// RUN: not zero-run %t/rank-outside.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=BEYOND
// BEYOND: error: 'zero.arena' op has its rank at 508, outside its 512 bytes
// RUN: sed 's/result = 1 : i64/result = 2 : i64/' %t/good.mlir > %t/slot.mlir
// RUN: not zero-run %t/slot.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=SLOT
// SLOT: error: 'zero.slot' op names result 2, but the entry has at most 2 slots
// RUN: sed 's/zero.wait 1 on @compute/%x = stablehlo.constant dense<1.0> : tensor<f32>/' %t/good.mlir > %t/value.mlir
// RUN: not zero-run %t/value.mlir --interpret --entry=init 2>&1 | FileCheck %s --check-prefix=WORK
// WORK: error: 'stablehlo.constant' op is no work of a plan: only launches, records and waits are
// RUN: not zero-run %S/scheduled.mlir --interpret --as-is --entry=products --order-seed=1 2>&1 | FileCheck %s --check-prefix=ORDER
// ORDER: error: an order of launches can be chosen for a planned program only
// RUN: not zero-run %t/good.mlir --order-seed=1 2>&1 | FileCheck %s --check-prefix=COMPILED
// COMPILED: error: --order-seed goes with --interpret

//--- good.mlir
module attributes {zero.phase = "planned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
  zero.stream @compute
  zero.stream @comm
  zero.communicator @dp_reductions over @mesh["dp"] for reductions
  zero.space device @device
  zero.leaf tensor<2xf32> as #zero.role<metric "sum"> {slots = {init = [-1, 0]}}
  zero.leaf tensor<4xf32> as #zero.role<output "y" dim = 0> {slots = {init = [-1, 1]}}
  zero.arena in @device {alignment = 64 : i64, bytes = 512 : i64, rank_offset = 448 : i64}
  zero.slot "init" #zero.role<metric "sum"> at #zero.allocation<0, tensor<2xf32>> {result = 0 : i64}
  zero.slot "init" #zero.role<output "y" dim = 0> at #zero.allocation<64, tensor<2xf32>> {result = 1 : i64}
  func.func public @init() {
    zero.launch @start ins [] outs [#zero.allocation<128, tensor<2x1xf32>>, #zero.allocation<192, tensor<1x1xf32>>, #zero.allocation<256, tensor<2xf32>>] on @compute
    zero.launch_gemm #zero.allocation<128, tensor<2x1xf32>>, #zero.allocation<192, tensor<1x1xf32>> -> #zero.allocation<256, tensor<2xf32>> on @compute {a_strides = array<i64: 1, 1>, b_strides = array<i64: 1, 1>, batch = array<i64>, c_strides = array<i64: 1, 1>, k = 1 : i64, m = 2 : i64, n = 1 : i64, accumulate}
    zero.launch @rank ins [#zero.allocation<256, tensor<2xf32>>] outs [#zero.allocation<256, tensor<2xf32>>] on @compute
    zero.record 0 on @compute
    zero.wait 0 on @comm
    zero.launch_collective all_reduce add ins [#zero.allocation<256, tensor<2xf32>>] outs [#zero.allocation<320, tensor<2xf32>>] on @comm over @dp_reductions
    zero.record 1 on @comm
    zero.wait 1 on @compute
    zero.launch @negate ins [#zero.allocation<256, tensor<2xf32>>] outs [#zero.allocation<256, tensor<2xf32>>] on @compute
    zero.launch_copy #zero.allocation<320, tensor<2xf32>> -> #zero.allocation<0, tensor<2xf32>> on @compute
    zero.launch_copy #zero.allocation<256, tensor<2xf32>> -> #zero.allocation<64, tensor<2xf32>> on @compute
    return
  }
  func.func private @start() -> (tensor<2x1xf32>, tensor<1x1xf32>, tensor<2xf32>) attributes {zero.kernel} {
    %0 = stablehlo.constant dense<11.0> : tensor<2x1xf32>
    %1 = stablehlo.constant dense<2.0> : tensor<1x1xf32>
    %2 = stablehlo.constant dense<3.0> : tensor<2xf32>
    return %0, %1, %2 : tensor<2x1xf32>, tensor<1x1xf32>, tensor<2xf32>
  }
  func.func private @rank(%0: tensor<2xf32>) -> tensor<2xf32> attributes {zero.kernel} {
    %rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
    %one = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %rank, %one : tensor<i32>
    %2 = stablehlo.convert %1 : (tensor<i32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %4 = stablehlo.add %0, %3 : tensor<2xf32>
    return %4 : tensor<2xf32>
  }
  func.func private @negate(%0: tensor<2xf32>) -> tensor<2xf32> attributes {zero.kernel} {
    %1 = stablehlo.constant dense<-1.0> : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
