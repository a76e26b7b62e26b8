// What the rewriting writes: local shapes, reductions, local constants, slices, one path for one rank.
// RUN: zero-opt %s --split-input-file --zero-data-parallel=ranks=4 | FileCheck %s
// RUN: zero-opt %s --split-input-file --zero-data-parallel="ranks=4 report=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=REPORT
// RUN: zero-opt %s --split-input-file --zero-data-parallel=ranks=1 --zero-verify-replica | FileCheck %s --check-prefix=ONE

// CHECK: zero.mesh @mesh ["dp" = 4]
// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}
// CHECK-SAME: %[[W:.*]]: tensor<4xf32> {zero.role
// CHECK: %[[G:.*]] = stablehlo.reduce(%[[X]] init: %{{.*}}) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK: %[[R:.*]] = zero.all_reduce add %[[G]] over @mesh["dp"] : tensor<4xf32>
// CHECK: %[[N:.*]] = stablehlo.subtract %[[W]], %[[R]]
// CHECK: return %[[N]]
// REPORT: remark: all_reduce add of 16 bytes after 'stablehlo.reduce'
// One rank takes the same path.
// ONE: module attributes {{.*}}zero.phase = "replica"
// ONE: zero.mesh @mesh ["dp" = 1]
// ONE: zero.all_reduce add
func.func @main(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}

// -----

// The two gradients of a tied table are added first, then reduced once.
// CHECK-LABEL: func.func @tied
// CHECK: stablehlo.dot_general
// CHECK-NOT: zero.all_reduce
// CHECK: stablehlo.dot_general
// CHECK-NOT: zero.all_reduce
// CHECK: %[[S:.*]] = stablehlo.add
// CHECK: zero.all_reduce add %[[S]]
// CHECK-NOT: zero.all_reduce
func.func @tied(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %y: tensor<8x3xf32> {zero.role = #zero.role<batch "y" dim = 0>},
                %w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x3xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x4xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %3 = stablehlo.add %0, %2 : tensor<4x3xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<4x3xf32>
  %5 = stablehlo.subtract %w, %4 : tensor<4x3xf32>
  return %5 : tensor<4x3xf32>
}

// -----

// Constants and counts are made local; what is given whole is sliced at the rank's rows.
// CHECK-LABEL: func.func @local
// CHECK-DAG: %[[ROW:.*]] = zero.rank_offset 2 over @mesh["dp"] : tensor<i32>
// CHECK-DAG: stablehlo.iota dim = 0 : tensor<2x4xi32>
// CHECK-DAG: stablehlo.dynamic_slice %{{.*}}, %[[ROW]], %{{.*}}, sizes = [2, 4]
// CHECK-NOT: tensor<8x4xi32>
func.func @local(%x: tensor<8x4xi32> {zero.role = #zero.role<batch "x" dim = 0>},
                 %m: tensor<8x4xf32> {zero.role = #zero.role<const "m">})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.iota dim = 0 : tensor<8x4xi32>
  %1 = stablehlo.add %x, %0 : tensor<8x4xi32>
  %2 = stablehlo.convert %1 : (tensor<8x4xi32>) -> tensor<8x4xf32>
  %3 = stablehlo.multiply %2, %m : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// -----

// A result that turns out to be sharded becomes an output with its dimension.
// CHECK-LABEL: func.func @prediction
// CHECK-SAME: -> (tensor<4x2xf32> {zero.role = #zero.role<output "y" dim = 1>})
func.func @prediction(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32> {zero.role = #zero.role<output "y">}) {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<8x4xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// A branch that is kept reads the sum: it is reduced before it, once.
// CHECK-LABEL: func.func @branch
// CHECK: %[[G:.*]] = stablehlo.reduce
// CHECK: %[[R:.*]] = zero.all_reduce add %[[G]]
// CHECK: "stablehlo.if"
// CHECK: stablehlo.subtract %{{.*}}, %[[R]]
// CHECK-NOT: zero.all_reduce
func.func @branch(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %p: tensor<i1> {zero.role = #zero.role<scalar "p">},
                  %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = "stablehlo.if"(%p) ({
    %0 = stablehlo.subtract %w, %g : tensor<4xf32>
    stablehlo.return %0 : tensor<4xf32>
  }, {
    stablehlo.return %w : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %n : tensor<4xf32>
}

// -----

// Barriers keep apart what is computed again only until equal ops are merged: then parameters are read where they are used.
// CHECK-LABEL: func.func @computed_again
// CHECK: %[[FIRST:.*]] = stablehlo.tanh %arg0 : tensor<8x4xf32>
// CHECK-NOT: stablehlo.optimization_barrier
// CHECK: %[[AGAIN:.*]] = stablehlo.tanh %arg0 : tensor<8x4xf32>
// CHECK: stablehlo.add %[[FIRST]], %[[AGAIN]]
// CHECK: stablehlo.multiply %arg1, %arg1
func.func @computed_again(%x: tensor<32x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                          %w: tensor<4xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<32x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.tanh %x : tensor<32x4xf32>
  %1:2 = stablehlo.optimization_barrier %x, %w : tensor<32x4xf32>, tensor<4xf32>
  %2 = stablehlo.tanh %1#0 : tensor<32x4xf32>
  %3 = stablehlo.add %0, %2 : tensor<32x4xf32>
  %4 = stablehlo.multiply %1#1, %w : tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<4xf32>) -> tensor<32x4xf32>
  %6 = stablehlo.multiply %3, %5 : tensor<32x4xf32>
  return %6 : tensor<32x4xf32>
}
