// What a product of rows with rows needs of other ranks: gathered along dimension 0, the rest computed on rows.
// RUN: zero-opt %s --zero-data-parallel=ranks=4 -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance=1e-5

// Of two equal sides the second is gathered; of its gradient, a partial sum, each rank adds up its rows.
// CHECK-LABEL: func.func @rows_with_rows
// CHECK-SAME: %[[X:.*]]: tensor<2x4xf32> {{.*}}, %[[Y:.*]]: tensor<2x4xf32> {
// CHECK: %[[ALL:.*]] = zero.batch_gather %[[Y]] dim 0 over @mesh["dp"] : tensor<2x4xf32> -> tensor<8x4xf32>
// CHECK: stablehlo.dot_general %[[X]], %[[ALL]], {{.*}} -> tensor<2x8xf32>
// CHECK: %[[P:.*]] = stablehlo.dot_general {{.*}} -> tensor<8x4xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: %[[G:.*]] = zero.batch_scatter add %[[P]] over @mesh["dp"] : tensor<8x4xf32> -> tensor<2x4xf32>
// CHECK: stablehlo.multiply %[[G]], %[[Y]] : tensor<2x4xf32>
func.func @rows_with_rows(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                          %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<8x4xf32> {zero.role = #zero.role<output "g" dim = 0>}) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.tanh %0 : tensor<8x8xf32>
  %2 = stablehlo.dot_general %1, %x, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %3 = stablehlo.multiply %2, %y : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}

// Rows along dimension 1 are turned to be the first, and back.
// CHECK-LABEL: func.func @columns
// CHECK: %[[T:.*]] = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
// CHECK: %[[R:.*]] = zero.batch_gather %[[T]] dim 0 {{.*}} -> tensor<8x3xf32>
// CHECK: %[[B:.*]] = stablehlo.transpose %[[R]], dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
// CHECK: stablehlo.reverse %[[B]]
func.func @columns(%x: tensor<3x8xf32> {zero.role = #zero.role<batch "x" dim = 1>})
    -> (tensor<3x8xf32> {zero.role = #zero.role<metric "y">}) {
  %0 = stablehlo.reverse %x, dims = [1] : tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}

// A diagonal of columns: row i is on one rank, column i on another.
// CHECK-LABEL: func.func @diagonal
// CHECK: %[[ALL:.*]] = zero.batch_gather
// CHECK: %[[W:.*]] = stablehlo.transpose %[[ALL]], dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
// CHECK: "stablehlo.gather"(%[[W]],
func.func @diagonal(%x: tensor<8x8xf32> {zero.role = #zero.role<batch "x" dim = 1>})
    -> (tensor<8xf32> {zero.role = #zero.role<metric "d">}) {
  %0 = stablehlo.iota dim = 0 : tensor<8xi32>
  %1 = stablehlo.reshape %0 : (tensor<8xi32>) -> tensor<8x1x1xi32>
  %2 = "stablehlo.gather"(%x, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<8x1xf32>) -> tensor<8xf32>
  return %3 : tensor<8xf32>
}

// Rows in another dimension, sums that are computed further before rows of them are taken, and sums that are
// read whole besides.
// CHECK-LABEL: func.func @scattered
// CHECK: %[[T:.*]] = stablehlo.transpose %{{.*}}, dims = [1, 0] : (tensor<3x8xf32>) -> tensor<8x3xf32>
// CHECK: %[[S:.*]] = zero.batch_scatter add %[[T]] {{.*}} : tensor<8x3xf32> -> tensor<2x3xf32>
// CHECK: stablehlo.transpose %[[S]], dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
// CHECK-NOT: zero.batch_scatter
// CHECK: %[[W:.*]] = zero.all_reduce add %{{.*}} : tensor<8x8xf32>
// CHECK: stablehlo.dynamic_slice %[[W]]
// CHECK: stablehlo.tanh %[[W]]
func.func @scattered(%x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                     %y: tensor<3x8xf32> {zero.role = #zero.role<batch "y" dim = 1>},
                     %z: tensor<8x8xf32> {zero.role = #zero.role<batch "z" dim = 0>})
    -> (tensor<3x8xf32> {zero.role = #zero.role<output "g" dim = 1>}, tensor<8x8xf32> {zero.role = #zero.role<output "h" dim = 0>},
        tensor<8x8xf32> {zero.role = #zero.role<metric "w">}) {
  %0 = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x8xf32>) -> tensor<3x8xf32>
  %1 = stablehlo.tanh %0 : tensor<3x8xf32>
  %2 = stablehlo.multiply %1, %y : tensor<3x8xf32>
  %3 = stablehlo.dot_general %z, %z, contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %4 = stablehlo.multiply %3, %z : tensor<8x8xf32>
  %5 = stablehlo.tanh %3 : tensor<8x8xf32>
  return %2, %4, %5 : tensor<3x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
