// Lookups whose indices count rows are written with the rows as a batching dimension.
// RUN: zero-opt %s --zero-simplify -o %t
// RUN: FileCheck %s --input-file=%t
// RUN: zero-run %s --equivalent=%t

// s[arange(4), y], negative indices wrapped: those of y out of range are clamped, each in its row.
// CHECK-LABEL: @labels
// CHECK: %[[Y:.*]] = stablehlo.reshape %arg1 : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK: "stablehlo.gather"(%arg0, %[[Y]]) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>
func.func @labels(%s: tensor<4x3xf32>, %y: tensor<4xi32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0> : tensor<4xi32>
  %four = stablehlo.constant dense<4> : tensor<4xi32>
  %count = stablehlo.iota dim = 0 : tensor<4xi32>
  %negative = stablehlo.compare LT, %count, %zero, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %more = stablehlo.add %count, %four : tensor<4xi32>
  %rows = stablehlo.select %negative, %more, %count : tensor<4xi1>, tensor<4xi32>
  %i = stablehlo.reshape %rows : (tensor<4xi32>) -> tensor<4x1xi32>
  %j = stablehlo.reshape %y : (tensor<4xi32>) -> tensor<4x1xi32>
  %ij = stablehlo.concatenate %i, %j, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %0 = "stablehlo.gather"(%s, %ij) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Rows counted in the second and third of three entries, which count along two dimensions of the index; windows stay.
// CHECK-LABEL: @windows
// CHECK-NOT: stablehlo.concatenate
// CHECK: "stablehlo.gather"(%arg0, %{{.*}}) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false
func.func @windows(%x: tensor<5x4x2x3xf32>, %y: tensor<2x4x1xi32>) -> tensor<2x4x3xf32> {
  %i = stablehlo.iota dim = 1 : tensor<2x4x1xi32>
  %j = stablehlo.iota dim = 0 : tensor<2x4x1xi32>
  %all = stablehlo.concatenate %y, %i, %j, dim = 2 : (tensor<2x4x1xi32>, tensor<2x4x1xi32>, tensor<2x4x1xi32>) -> tensor<2x4x3xi32>
  %0 = "stablehlo.gather"(%x, %all) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<5x4x2x3xf32>, tensor<2x4x3xi32>) -> tensor<2x4x3xf32>
  return %0 : tensor<2x4x3xf32>
}

// One entry counts, one looks up, one counts the same rows: a diagonal, whose second dimension stays looked up.
// CHECK-LABEL: @diagonal
// CHECK: "stablehlo.gather"({{.*}}) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>
func.func @diagonal(%s: tensor<4x4xf32>) -> tensor<4xf32> {
  %i = stablehlo.iota dim = 0 : tensor<4x1xi32>
  %ii = stablehlo.concatenate %i, %i, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %0 = "stablehlo.gather"(%s, %ii) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// The gradient: updates out of range are left out, each in its row.
// CHECK-LABEL: @gradient
// CHECK: "stablehlo.scatter"({{.*}}) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}>
func.func @gradient(%g: tensor<4xf32>, %y: tensor<4x1xi32>) -> tensor<4x3xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %i = stablehlo.iota dim = 0 : tensor<4x1xi32>
  %ij = stablehlo.concatenate %i, %y, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %0 = "stablehlo.scatter"(%zeros, %ij, %g) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>, unique_indices = true}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<4x2xi32>, tensor<4xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// Of fewer rows than the source has, every other one, or windows of two: no row of its own for each index.
// CHECK-LABEL: @others
// CHECK-NOT: batching_dims
func.func @others(%s: tensor<4x3xf32>, %y: tensor<3x1xi32>, %z: tensor<4x1xi32>) -> (tensor<3xf32>, tensor<4xf32>, tensor<4x2xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<3x1xi32>
  %ij = stablehlo.concatenate %i, %y, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  %0 = "stablehlo.gather"(%s, %ij) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
  %k = stablehlo.iota dim = 0 : tensor<4x1xi32>
  %two = stablehlo.constant dense<2> : tensor<4x1xi32>
  %twice = stablehlo.multiply %k, %two : tensor<4x1xi32>
  %kz = stablehlo.concatenate %twice, %z, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %1 = "stablehlo.gather"(%s, %kz) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x3xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  %zk = stablehlo.concatenate %k, %z, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %2 = "stablehlo.gather"(%s, %zk) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<4x3xf32>, tensor<4x2xi32>) -> tensor<4x2xf32>
  return %0, %1, %2 : tensor<3xf32>, tensor<4xf32>, tensor<4x2xf32>
}
