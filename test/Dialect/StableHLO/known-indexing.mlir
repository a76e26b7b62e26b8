// Lookups of positions, which count up, are slices; their gradients are sums. A constant index is a slice.
// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// As jnp.take writes it: indices of the whole batch, wrapped, masked with NaN.
// CHECK-LABEL: @take_positions
// CHECK-NEXT: %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:8] : (tensor<10x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT: %[[B:.*]] = stablehlo.broadcast_in_dim %[[S]], dims = [1, 2] : (tensor<4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT: return %[[B]]
func.func @take_positions(%table: tensor<10x8xf32>) -> tensor<2x4x8xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<4xi32>
  %row = stablehlo.broadcast_in_dim %iota, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %positions = stablehlo.broadcast_in_dim %row, dims = [0, 1] : (tensor<1x4xi32>) -> tensor<2x4xi32>
  %0 = stablehlo.constant dense<0> : tensor<i32>
  %10 = stablehlo.constant dense<10> : tensor<i32>
  %9 = stablehlo.constant dense<9> : tensor<i32>
  %zeros = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %tens = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<2x4xi32>
  %negative = stablehlo.compare LT, %positions, %zeros, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
  %wrapped = stablehlo.add %positions, %tens : tensor<2x4xi32>
  %index = stablehlo.select %negative, %wrapped, %positions : tensor<2x4xi1>, tensor<2x4xi32>
  %indices = stablehlo.reshape %index : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
  %zero1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %nine1 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i32>) -> tensor<2x4x1xi32>
  %ge = stablehlo.compare GE, %indices, %zero1, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %le = stablehlo.compare LE, %indices, %nine1, SIGNED : (tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x1xi1>
  %and = stablehlo.and %ge, %le : tensor<2x4x1xi1>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %mask = stablehlo.reduce(%and init: %true) applies stablehlo.and across dimensions = [2] : (tensor<2x4x1xi1>, tensor<i1>) -> tensor<2x4xi1>
  %rows = "stablehlo.gather"(%table, %indices) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<2x4x1xi32>) -> tensor<2x4x8xf32>
  %masks = stablehlo.broadcast_in_dim %mask, dims = [0, 1] : (tensor<2x4xi1>) -> tensor<2x4x8xi1>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %nans = stablehlo.broadcast_in_dim %nan, dims = [] : (tensor<f32>) -> tensor<2x4x8xf32>
  %r = stablehlo.select %masks, %rows, %nans : tensor<2x4x8xi1>, tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}

// Its gradient: a sum over the batch, in the rows that were read.
// CHECK-LABEL: @add_positions
// CHECK-DAG: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00>
// CHECK-DAG: %[[R:.*]] = stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.add across dimensions = [0]
// CHECK: %[[P:.*]] = stablehlo.pad %[[R]], %[[Z]], low = [3, 0], high = [3, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<10x8xf32>
// CHECK-NEXT: return %[[P]]
func.func @add_positions(%u: tensor<2x4x8xf32>) -> tensor<10x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<10x8xf32>
  %positions = stablehlo.constant dense<[3, 4, 5, 6]> : tensor<4xi32>
  %indices = stablehlo.broadcast_in_dim %positions, dims = [1] : (tensor<4xi32>) -> tensor<2x4x1xi32>
  %r = "stablehlo.scatter"(%zeros, %indices, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x8xf32>, tensor<2x4x1xi32>, tensor<2x4x8xf32>) -> tensor<10x8xf32>
  return %r : tensor<10x8xf32>
}

// Along the second dimension, every row, one update each.
// CHECK-LABEL: @second_dimension
// CHECK-NOT: stablehlo.gather
// CHECK-NOT: stablehlo.scatter
// CHECK: stablehlo.slice %arg0 [0:3, 1:5]
// CHECK: stablehlo.add
// CHECK: return
func.func @second_dimension(%x: tensor<3x5xf32>, %u: tensor<3x5xf32>) -> (tensor<3x4xf32>, tensor<3x5xf32>) {
  %iota4 = stablehlo.iota dim = 0 : tensor<4xi32>
  %one = stablehlo.constant dense<1> : tensor<4xi32>
  %next = stablehlo.add %iota4, %one : tensor<4xi32>
  %0 = "stablehlo.gather"(%x, %next) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1>}> : (tensor<3x5xf32>, tensor<4xi32>) -> tensor<3x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %iota5 = stablehlo.iota dim = 0 : tensor<5xi32>
  %1 = "stablehlo.scatter"(%zero, %iota5, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %b, %a : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<5xi32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x5xf32>
}

// x[..., 1], and its gradient.
// CHECK-LABEL: @one_index
// CHECK: %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x5xf32>) -> tensor<3x1xf32>
// CHECK: %[[R:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1xf32>) -> tensor<3xf32>
// CHECK: %[[P:.*]] = stablehlo.pad %{{.*}}, %{{.*}}, low = [0, 1], high = [0, 3], interior = [0, 0]
// CHECK: return %[[R]], %[[P]]
func.func @one_index(%x: tensor<3x5xf32>, %u: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x5xf32>) {
  %i = stablehlo.constant dense<1> : tensor<1xi32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, slice_sizes = array<i64: 3, 1>}> : (tensor<3x5xf32>, tensor<1xi32>) -> tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %1 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<3x5xf32>
  return %0, %1 : tensor<3xf32>, tensor<3x5xf32>
}

// Out of range: a read is clamped, an update is dropped.
// CHECK-LABEL: @one_index_out_of_range
// CHECK: stablehlo.slice %arg0 [0:3, 4:5]
// CHECK: stablehlo.scatter
func.func @one_index_out_of_range(%x: tensor<3x5xf32>, %u: tensor<3xf32>) -> (tensor<3xf32>, tensor<3x5xf32>) {
  %i = stablehlo.constant dense<7> : tensor<1xi32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, slice_sizes = array<i64: 3, 1>}> : (tensor<3x5xf32>, tensor<1xi32>) -> tensor<3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<3x5xf32>
  %1 = "stablehlo.scatter"(%zero, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3x5xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<3x5xf32>
  return %0, %1 : tensor<3xf32>, tensor<3x5xf32>
}

// Indices that may be anything stay, and so do their guards.
// CHECK-LABEL: @any_index
// CHECK: stablehlo.compare LT
// CHECK: stablehlo.gather
func.func @any_index(%x: tensor<10x8xf32>, %i: tensor<4xi32>) -> (tensor<4x8xf32>, tensor<4xi1>) {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %p = stablehlo.compare LT, %i, %zero, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<10x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>
  return %0, %p : tensor<4x8xf32>, tensor<4xi1>
}

// The last indices are clamped: not a slice.
// CHECK-LABEL: @out_of_range
// CHECK: stablehlo.gather
func.func @out_of_range(%x: tensor<3x8xf32>) -> tensor<4x8xf32> {
  %i = stablehlo.iota dim = 0 : tensor<4xi32>
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<3x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// Counting backwards is not counting up.
// CHECK-LABEL: @reversed
// CHECK: stablehlo.gather
func.func @reversed(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %i = stablehlo.iota dim = 0 : tensor<4xi32>
  %three = stablehlo.constant dense<3> : tensor<4xi32>
  %j = stablehlo.subtract %three, %i : tensor<4xi32>
  %0 = "stablehlo.gather"(%x, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<4xi32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// The sum is added to something: its order would change.
// CHECK-LABEL: @scatter_into_values
// CHECK: stablehlo.scatter
func.func @scatter_into_values(%x: tensor<4x8xf32>, %u: tensor<2x4x8xf32>) -> tensor<4x8xf32> {
  %indices = stablehlo.iota dim = 1 : tensor<2x4x1xi32>
  %r = "stablehlo.scatter"(%x, %indices, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<2x4x1xi32>, tensor<2x4x8xf32>) -> tensor<4x8xf32>
  return %r : tensor<4x8xf32>
}

// Bounds decide comparisons; a sum that may wrap around decides nothing.
// CHECK-LABEL: @bounds
// CHECK-DAG: %[[T:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK: stablehlo.compare LT
// CHECK: return
func.func @bounds(%x: tensor<4xi8>) -> (tensor<100xi1>, tensor<100xi1>) {
  %i = stablehlo.iota dim = 0 : tensor<100xi8>
  %c = stablehlo.constant dense<100> : tensor<100xi8>
  %0 = stablehlo.compare LT, %i, %c, SIGNED : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
  %s = stablehlo.add %i, %c : tensor<100xi8>
  %z = stablehlo.constant dense<0> : tensor<100xi8>
  %1 = stablehlo.compare LT, %s, %z, SIGNED : (tensor<100xi8>, tensor<100xi8>) -> tensor<100xi1>
  return %0, %1 : tensor<100xi1>, tensor<100xi1>
}
