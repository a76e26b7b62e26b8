// Gathers, scatters and slices at computed starts.
// RUN: zero-opt %s --zero-print-distribution=ranks=4 | FileCheck %s
// RUN: zero-opt %s --zero-to-import -o %t.before.mlir
// RUN: zero-opt %t.before.mlir --zero-to-replica=ranks=4 -o %t.after.mlir
// RUN: zero-run %t.before.mlir --equivalent %t.after.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING-COUNT-6: equivalent on whole arrays

// An embedding and its gradient.
// CHECK-LABEL: func.func @embedding
// CHECK: "stablehlo.gather"{{.*}}zero.sharding = "sharded(0)"
// CHECK: "stablehlo.scatter"
// CHECK: }) {zero.sharding = "partial(add)"}
func.func @embedding(%t: tensor<8x3xf32> {zero.role = #zero.role<const "t">},
                     %i: tensor<8x2x1xi32> {zero.role = #zero.role<batch "i" dim = 0>})
    -> (tensor<8x3xf32> {zero.role = #zero.role<metric "g">}) {
  %0 = "stablehlo.gather"(%t, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>} : (tensor<8x3xf32>, tensor<8x2x1xi32>) -> tensor<8x2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %1 = "stablehlo.scatter"(%zero, %i, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>} : (tensor<8x3xf32>, tensor<8x2x1xi32>, tensor<8x2x3xf32>) -> tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}

// One logit of each row, by batching dimensions, and its gradient.
// CHECK-LABEL: func.func @pick
// CHECK: "stablehlo.gather"{{.*}}zero.sharding = "sharded(0)"
// CHECK: "stablehlo.scatter"
// CHECK: zero.sharding = "sharded(0)", zero.takes = ["sharded(0)", "sharded(0)", "sharded(0)"]
func.func @pick(%x: tensor<8x9xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %i: tensor<8x1x1xi32> {zero.role = #zero.role<batch "i" dim = 0>})
    -> (tensor<8x9xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>} : (tensor<8x9xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<8x9xf32>
  %1 = "stablehlo.scatter"(%zero, %i, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>} : (tensor<8x9xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x9xf32>
  return %1 : tensor<8x9xf32>
}

// The same as older exports write it: the index is (row number, label), with a wrap of negative rows. Each rank's row
// numbers are made relative to its first row.
// CHECK-LABEL: func.func @pick_by_row
// CHECK: "stablehlo.gather"{{.*}}zero.sharding = "sharded(0)"
// CHECK: "stablehlo.scatter"
// CHECK: zero.sharding = "sharded(0)", zero.takes = ["sharded(0)", "sharded(0)", "sharded(0)"]
func.func @pick_by_row(%x: tensor<8x9xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                       %i: tensor<8x1xi32> {zero.role = #zero.role<batch "i" dim = 0>})
    -> (tensor<8x9xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %rows = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %none = stablehlo.constant dense<0> : tensor<8x1xi32>
  %size = stablehlo.constant dense<8> : tensor<8x1xi32>
  %lt = stablehlo.compare LT, %rows, %none : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
  %up = stablehlo.add %rows, %size : tensor<8x1xi32>
  %row = stablehlo.select %lt, %up, %rows : tensor<8x1xi1>, tensor<8x1xi32>
  %both = stablehlo.concatenate %row, %i, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %0 = "stablehlo.gather"(%x, %both) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>} : (tensor<8x9xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<8x9xf32>
  %1 = "stablehlo.scatter"(%zero, %both, %0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>} : (tensor<8x9xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x9xf32>
  return %1 : tensor<8x9xf32>
}

// A column of every row: the slice keeps the sharded dimension whole.
// CHECK-LABEL: func.func @column
// CHECK: "stablehlo.gather"{{.*}}zero.sharding = "sharded(0)"
func.func @column(%x: tensor<8x9xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                  %i: tensor<1xi32> {zero.role = #zero.role<const "i">})
    -> (tensor<8xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, slice_sizes = array<i64: 8, 1>} : (tensor<8x9xf32>, tensor<1xi32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A stack of activations, as scans write it, and a layer of it.
// CHECK-LABEL: func.func @stack
// CHECK: stablehlo.dynamic_update_slice {{.*}} {zero.sharding = "sharded(1)", zero.takes = ["sharded(1)", "sharded(1)", "replicated", "replicated", "replicated"]}
// CHECK: stablehlo.dynamic_slice {{.*}} {zero.sharding = "sharded(1)"}
func.func @stack(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                 %l: tensor<i32> {zero.role = #zero.role<scalar "l">})
    -> (tensor<1x8x4xf32> {zero.role = #zero.role<output "y" dim = 1>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<3x8x4xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8x4xf32>) -> tensor<1x8x4xf32>
  %1 = stablehlo.dynamic_update_slice %zero, %0, %l, %c0, %c0 : (tensor<3x8x4xf32>, tensor<1x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x8x4xf32>
  %2 = stablehlo.dynamic_slice %1, %l, %c0, %c0, sizes = [1, 8, 4] : (tensor<3x8x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x4xf32>
  return %2 : tensor<1x8x4xf32>
}

// Positions spread over the batch: each rank looks up its own rows only.
// CHECK-LABEL: func.func @positions
// CHECK: "stablehlo.gather"{{.*}}zero.sharding = "replicated, wanted sharded(0)"
func.func @positions(%x: tensor<8x2x3xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                     %t: tensor<2x3xf32> {zero.role = #zero.role<const "t">})
    -> (tensor<8x2x3xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %i = stablehlo.iota dim = 1 : tensor<8x2x1xi32>
  %0 = "stablehlo.gather"(%t, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>} : (tensor<2x3xf32>, tensor<8x2x1xi32>) -> tensor<8x2x3xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x2x3xf32>
  return %1 : tensor<8x2x3xf32>
}
