// What all rows look up alike, each column in a table of its own, is every rank's rows of it: equation rows-of-constant. A search
// in sorted columns begins so. Tables of rows are rows themselves.
// RUN: split-file %s %t
// RUN: zero-opt %t/search.mlir --zero-validate=origin=%t/search.import.mlir -o /dev/null
// RUN: sed 's/%c = stablehlo.constant dense<3>/%c = stablehlo.constant dense<2>/' %t/search.mlir > %t/other.mlir
// RUN: not zero-opt %t/other.mlir --zero-validate=origin=%t/search.import.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'func.return' op gives result 0 (y) that cannot be proved equal to the import program's
// RUN: zero-opt %t/tables.mlir --zero-validate=origin=%t/tables.import.mlir -o /dev/null
// RUN: sed 's/dense<1.0> : tensor<2x10xf32>/dense<2.0> : tensor<2x10xf32>/' %t/tables.mlir > %t/wrong.mlir
// RUN: not zero-opt %t/wrong.mlir --zero-validate=origin=%t/tables.import.mlir 2>&1 | FileCheck %s --check-prefix=TABLES
// TABLES: error: 'func.return' op gives result 0 (y) that cannot be proved equal to the import program's

//--- search.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %t: tensor<3x10xf32> {zero.role = #zero.role<const "t">})
    -> (tensor<8x3xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %c = stablehlo.constant dense<3> : tensor<ui32>
  %i = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<8x3x1xui32>
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x10xf32>, tensor<8x3x1xui32>) -> tensor<8x3x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<8x3x1xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<8x3xf32>
  return %2 : tensor<8x3xf32>
}
}

//--- search.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %t: tensor<3x10xf32> {zero.role = #zero.role<const "t">})
    -> (tensor<2x3xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %c = stablehlo.constant dense<3> : tensor<ui32>
  %i = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui32>) -> tensor<2x3x1xui32>
  %0 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x10xf32>, tensor<2x3x1xui32>) -> tensor<2x3x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
}

//--- tables.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<8x1xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8x1xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %t = stablehlo.constant dense<1.0> : tensor<8x10xf32>
  %c = stablehlo.constant dense<3> : tensor<8x1xui32>
  %0 = "stablehlo.gather"(%t, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x10xf32>, tensor<8x1xui32>) -> tensor<8x1xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<8x1xf32>
  return %1 : tensor<8x1xf32>
}
}

//--- tables.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x1xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<2x1xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %t = stablehlo.constant dense<1.0> : tensor<2x10xf32>
  %c = stablehlo.constant dense<3> : tensor<2x1xui32>
  %0 = "stablehlo.gather"(%t, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x10xf32>, tensor<2x1xui32>) -> tensor<2x1xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<2x1xf32>
  return %1 : tensor<2x1xf32>
}
}
