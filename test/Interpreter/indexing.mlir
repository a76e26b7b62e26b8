// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

func.func @main() -> (tensor<2xi32>, tensor<4xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<3xi32>) {
  %x = stablehlo.constant dense<[10, 20, 30, 40]> : tensor<4xi32>
  // Starts are moved so that the window lies inside.
  %far = stablehlo.constant dense<9> : tensor<i32>
  %slice = stablehlo.dynamic_slice %x, %far, sizes = [2] : (tensor<4xi32>, tensor<i32>) -> tensor<2xi32>
  %update = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %before = stablehlo.constant dense<-5> : tensor<i32>
  %updated = stablehlo.dynamic_update_slice %x, %update, %before : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  %table = stablehlo.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %rows = stablehlo.constant dense<[[2], [-1], [7]]> : tensor<3x1xi32>
  %taken = "stablehlo.gather"(%table, %rows) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  // Updates outside are dropped, those of one place are combined in order.
  %places = stablehlo.constant dense<[[1], [7], [1]]> : tensor<3x1xi32>
  %added = "stablehlo.scatter"(%table, %places, %table) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<3x1xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %line = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %values = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
  %set = "stablehlo.scatter"(%line, %places, %values) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3xi32>
  // A body of several ops, and not commutative: 10 * (10 * 1 + 5) + 7.
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %digits = "stablehlo.scatter"(%line, %places, %values) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %shifted = stablehlo.multiply %a, %ten : tensor<i32>
    %sum = stablehlo.add %shifted, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %slice, %updated, %taken, %added, %set, %digits
    : tensor<2xi32>, tensor<4xi32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<3xi32>
}
// CHECK: result0: tensor<2xi32> [30, 40]
// CHECK: result1: tensor<4xi32> [1, 2, 30, 40]
// CHECK: result2: tensor<3x2xi32> [5, 6, 1, 2, 5, 6]
// CHECK: result3: tensor<3x2xi32> [1, 2, 9, 12, 5, 6]
// CHECK: result4: tensor<3xi32> [1, 7, 1]
// CHECK: result5: tensor<3xi32> [1, 157, 1]
