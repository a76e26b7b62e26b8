// Rows of the batch: through what moves elements, with counts and constants of the rank's own rows.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// Another rank's rows of a constant, or of a count.
// RUN: sed 's/rank_offset 2/rank_offset 1/' %t.mlir | %{refused} | FileCheck %s --check-prefix=STRIDE
// STRIDE: error: 'stablehlo.dynamic_slice' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a multiple of the rank; the same on all ranks (the slice starts at another rank's row)
// RUN: sed 's/add %2, %6/add %2, %3/' %t.mlir | %{refused} | FileCheck %s --check-prefix=COUNT
// COUNT: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; the same on all ranks (operand 1 is expected to be rows of dimension 0)
// RUN: sed 's/iota dim = 0/iota dim = 1/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ALONG
// ALONG: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a multiple of the rank (rows are counted from a multiple of the rank other than 3)
// RUN: sed 's/iota dim = 1/iota dim = 0/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OTHER
// OTHER: error: 'stablehlo.compare' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; rows of dimension 0 (operand 0 is expected to be rows of dimension 0)
// RUN: sed 's/dynamic_slice %cst, %0, %c/dynamic_slice %cst, %c, %0/' %t.mlir | %{refused} | FileCheck %s --check-prefix=START
// START: error: 'stablehlo.dynamic_slice' op cannot be proved to be a part of what the import program computes: no rule for 

// Other groups of rows, in another order.
// RUN: sed 's/concatenate %13, %8, %7/concatenate %8, %13, %7/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected concatenate(
// RUN: sed 's/%14 .2:6, 0:3./%14 [0:4, 0:3]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected slice({{.*}} with {{.*}}start_indices = array<i64: 8, 0>,
// RUN: sed 's/%14 .2:6, 0:3./%14 [1:5, 0:3]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=PART
// PART: error: 'stablehlo.slice' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0 in 3 groups (the rank's rows are sliced otherwise than in whole groups)

// Rows of another dimension, which has the same size on a rank.
// RUN: sed 's/%16, dims = .1, 0, 2./%16, dims = [0, 1, 2]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=DIM
// DIM: error: 'stablehlo.dot_general' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; a partial sum
// RUN: sed 's/across dimensions = .1. : (tensor<2x2x3xf32>/across dimensions = [0] : (tensor<2x2x3xf32>/' %t.mlir | %{refused} | FileCheck %s --check-prefix=ACROSS
// ACROSS: error: 'stablehlo.dot_general' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; a partial sum
// RUN: sed 's/reverse %13, dims = .1./reverse %13, dims = [0]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=REVERSE
// REVERSE: error: 'stablehlo.reverse' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0

// Attributes beside the rows, and results.
// RUN: sed 's/low = .0, 1., high = .0, 0./low = [0, 0], high = [0, 1]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=PAD
// PAD: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected pad(
// RUN: sed 's/compare EQ/compare NE/' %t.mlir | %{refused} | FileCheck %s --check-prefix=DIRECTION
// DIRECTION: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's: expected compare(
// RUN: sed 's/return %25, %22, %20/return %25, %22, %18/' %t.mlir | %{refused} | FileCheck %s --check-prefix=OUTPUT
// OUTPUT: error: 'func.return' op gives result 2 (y) that cannot be proved equal to the import program's: expected reduce(

func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %label: tensor<8xi32> {zero.role = #zero.role<batch "label" dim = 0>})
    -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<8x3xf32> {zero.role = #zero.role<output "y">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  // A count of the rows, and a constant for each.
  %1 = stablehlo.iota dim = 0 : tensor<8x3xf32>
  %2 = stablehlo.add %0, %1 : tensor<8x3xf32>
  %3 = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<8x3xf32>
  // A count of columns.
  %5 = stablehlo.iota dim = 1 : tensor<8x3xi32>
  %6 = stablehlo.broadcast_in_dim %label, dims = [0] : (tensor<8xi32>) -> tensor<8x3xi32>
  %7 = stablehlo.compare EQ, %5, %6 : (tensor<8x3xi32>, tensor<8x3xi32>) -> tensor<8x3xi1>
  %8 = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %9 = stablehlo.select %7, %4, %8 : tensor<8x3xi1>, tensor<8x3xf32>
  // Three times the batch, and two of the three groups.
  %10 = stablehlo.concatenate %9, %4, %2, dim = 0 : (tensor<8x3xf32>, tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<24x3xf32>
  %11 = stablehlo.slice %10 [8:24, 0:3] : (tensor<24x3xf32>) -> tensor<16x3xf32>
  %12 = stablehlo.reshape %11 : (tensor<16x3xf32>) -> tensor<2x8x3xf32>
  %13 = stablehlo.transpose %12, dims = [1, 0, 2] : (tensor<2x8x3xf32>) -> tensor<8x2x3xf32>
  %14 = stablehlo.reverse %9, dims = [1] : tensor<8x3xf32>
  %15 = stablehlo.pad %14, %zero, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8x4xf32>
  %16 = stablehlo.reduce(%13 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x2x3xf32>, tensor<f32>) -> tensor<8x3xf32>
  %17 = stablehlo.reduce(%16 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %18 = stablehlo.dot_general %15, %16, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %19 = stablehlo.subtract %w, %18 : tensor<4x3xf32>
  return %19, %17, %16 : tensor<4x3xf32>, tensor<f32>, tensor<8x3xf32>
}
