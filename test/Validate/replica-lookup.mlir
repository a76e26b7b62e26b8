// Rows looked up by indices of the batch, and the gradients of a table and of its rows.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// What simplification writes with rows as a batching dimension is legal as it stands, too.
// RUN: zero-opt %s --zero-infer-roles --zero-expand-random --zero-verify-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// An index that counts from another row, in another column, or not from the rank's rows.
// RUN: sed 's/rank_offset 2/rank_offset 1/' %t.mlir | %{refused} | FileCheck %s --check-prefix=STRIDE
// STRIDE: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a multiple of the rank (rows are counted from a multiple of the rank other than 2)
// RUN: sed 's/dense<.1, 0.>/dense<[0, 1]>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=COLUMN
// COLUMN: error: 'stablehlo.gather' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; an index that counts from the rank's first row (the index does not count the rank's rows)
// RUN: sed 's/dense<.1, 0.>/dense<[1, 1]>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=BOTH
// BOTH: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; a multiple of the rank (an index is rebased by something else than its rank's first row)
// RUN: sed 's/gather"(%1, %11)/gather"(%1, %7)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=WHOLE
// WHOLE: error: 'stablehlo.gather' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; rows of dimension 0 (operand 0 is expected to be the same on all ranks)
// RUN: sed 's/concatenate %5, %6/concatenate %6, %5/' %t.mlir | %{refused} | FileCheck %s --check-prefix=LABEL
// LABEL: error: 'stablehlo.gather' op cannot be proved to be a part of what the import program computes: no rule for 

// Another table, other rows, another way to combine them.
// RUN: sed 's/scatter"(%cst_0, %0, %15)/scatter"(%arg0, %0, %15)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=INTO
// INTO: error: 'stablehlo.scatter' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; rows of dimension 0; rows of dimension 0 (rows of all ranks would have to be written into one value)
// RUN: sed '/scatter"(%cst_0/,/return/s/stablehlo.add/stablehlo.maximum/' %t.mlir | %{refused} | FileCheck %s --check-prefix=COMBINE
// COMBINE: error: 'stablehlo.scatter' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; rows of dimension 0; rows of dimension 0 (rows of all ranks would have to be written into one value)
// RUN: sed '/scatter"(%cst_1/,/return/s/stablehlo.add/stablehlo.maximum/' %t.mlir | %{refused} | FileCheck %s --check-prefix=REGION
// REGION: error: 'func.return' op gives result 0 (table) that cannot be proved equal to the import program's: expected add(carried
// RUN: sed 's/scatter"(%cst_1, %11, %12)/scatter"(%1, %11, %12)/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ROWS
// ROWS: error: 'func.return' op gives result 0 (table) that cannot be proved equal to the import program's: expected {{.*}}constant
// RUN: sed 's/subtract %arg0, %17/subtract %arg0, %16/' %t.mlir | %{refused} | FileCheck %s --check-prefix=UNREDUCED
// UNREDUCED: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for 

func.func @main(%table: tensor<10x3xf32> {zero.role = #zero.role<param "table" next = 0>}, %id: tensor<8xi32> {zero.role = #zero.role<batch "id" dim = 0>}, %label: tensor<8xi32> {zero.role = #zero.role<batch "label" dim = 0>})
    -> (tensor<10x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<10x3xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8x3xf32>
  %i = stablehlo.reshape %id : (tensor<8xi32>) -> tensor<8x1xi32>
  %h = "stablehlo.gather"(%table, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<10x3xf32>, tensor<8x1xi32>) -> tensor<8x3xf32>
  // The element of the label in every row, as older releases write it: row i, column label[i].
  %n = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %l = stablehlo.reshape %label : (tensor<8xi32>) -> tensor<8x1xi32>
  %nl = stablehlo.concatenate %n, %l, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %p = "stablehlo.gather"(%h, %nl) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x3xf32>, tensor<8x2xi32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %dh = "stablehlo.scatter"(%none, %nl, %p) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x3xf32>, tensor<8x2xi32>, tensor<8xf32>) -> tensor<8x3xf32>
  %dt = "stablehlo.scatter"(%zeros, %i, %dh) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<10x3xf32>, tensor<8x1xi32>, tensor<8x3xf32>) -> tensor<10x3xf32>
  %t = stablehlo.subtract %table, %dt : tensor<10x3xf32>
  return %t, %loss : tensor<10x3xf32>, tensor<f32>
}
