// RUN: split-file %s %t
// RUN: zero-opt %t/carry.mlir --zero-data-parallel='ranks=2' | FileCheck %s
// RUN: zero-opt %t/carry.mlir --zero-data-parallel='ranks=2' | zero-run %t/carry.mlir --equivalent - --tolerance 1e-5
// RUN: not zero-opt %t/carry.mlir --zero-data-parallel='ranks=4' 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: not zero-opt %t/moved.mlir --zero-data-parallel='ranks=2' 2>&1 | FileCheck %s --check-prefix=MOVED
// RUN: not zero-opt %t/runs.mlir --zero-data-parallel='ranks=2' 2>&1 | FileCheck %s --check-prefix=RUNS

// Each rank has its rows of the states, along whatever dimension, and gives them back; nothing is gathered. What is the
// same on all ranks is cut where it becomes such a state, a sum over ranks where it is added up.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{.*}}: tensor<3x4xf32> {zero.role = #zero.role<batch_state "h" next = 0 dim = 0>}
// CHECK-SAME: %{{.*}}: tensor<4x3xf32> {zero.role = #zero.role<batch_state "t" next = 1 dim = 1>}
// CHECK-SAME: -> (tensor<3x4xf32>, tensor<4x3xf32>, tensor<3x6xf32>)
// CHECK-NOT: zero.batch_gather
// CHECK: zero.batch_scatter add %{{.*}} over @mesh["dp"] : tensor<6x6xf32> -> tensor<3x6xf32>
// CHECK-NOT: zero.all_reduce
// CHECK-LABEL: func.func @init(
// CHECK-SAME: -> (tensor<3x4xf32> {zero.role = #zero.role<batch_state "h" dim = 0>})
// CHECK: zero.rank_offset
// CHECK: stablehlo.dynamic_slice

// RANKS: error: 4 ranks do not divide the batch: argument 0 ("h") of 'main' has 6 rows; use a number of ranks out of 1, 2, 3, 6
// MOVED: error: result 0 of 'main' replaces a batch_state and is sharded(1) over the batch, expected sharded(0): its rows would move between ranks at every step; give the state the role model_state (--print-roles, --roles=FILE), which every rank holds whole
// RUNS: error: batch_state argument 0 ("h") of 'main' is of type 'tensor<5000x2xf32>', of which a rank's rows along dimension 1 are more than 4096 runs of elements

//--- carry.mlir
func.func @main(%h: tensor<6x4xf32> {zero.role = #zero.role<batch_state "h" next = 0 dim = 0>},
                %t: tensor<4x6xf32> {zero.role = #zero.role<batch_state "t" next = 1 dim = 1>},
                %s: tensor<6x6xf32> {zero.role = #zero.role<batch_state "s" next = 2 dim = 0>},
                %x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<6x4xf32>, tensor<4x6xf32>, tensor<6x6xf32>) {
  %a = stablehlo.add %h, %x : tensor<6x4xf32>
  %b = stablehlo.transpose %a, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %c = stablehlo.multiply %b, %t : tensor<4x6xf32>
  %sums = stablehlo.dot_general %s, %s, contracting_dims = [0] x [0] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  return %a, %c, %sums : tensor<6x4xf32>, tensor<4x6xf32>, tensor<6x6xf32>
}
func.func @init(%key: tensor<6x4xf32> {zero.role = #zero.role<const "key">}) -> (tensor<6x4xf32> {zero.role = #zero.role<batch_state "h" dim = 0>}) {
  %w = stablehlo.constant dense<0.5> : tensor<4x4xf32>
  %h = stablehlo.dot_general %key, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  return %h : tensor<6x4xf32>
}

//--- moved.mlir
func.func @main(%h: tensor<4x4xf32> {zero.role = #zero.role<batch_state "h" next = 0 dim = 0>},
                %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
  %a = stablehlo.add %h, %x : tensor<4x4xf32>
  %b = stablehlo.transpose %a, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}

//--- runs.mlir
func.func @main(%h: tensor<5000x2xf32> {zero.role = #zero.role<batch_state "h" next = 0 dim = 1>}) -> tensor<5000x2xf32> {
  return %h : tensor<5000x2xf32>
}
