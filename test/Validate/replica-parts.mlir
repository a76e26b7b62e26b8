// Micro-batches: each part of the rows once, and sums over all of them, on one rank and on several.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=2 accumulate=2 accumulate-into=shard" -o %t.two.mlir
// RUN: zero-opt %t.two.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=1 accumulate=2" -o %t.one.mlir
// RUN: zero-opt %t.one.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// The first rows again, or rows that are no part.
// RUN: sed 's/%arg1 .2:4, 0:4./%arg1 [0:2, 0:4]/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=AGAIN
// RUN: sed 's/%arg1 .4:8, 0:4./%arg1 [0:4, 0:4]/' %t.one.mlir | %{refused} | FileCheck %s --check-prefix=AGAIN
// AGAIN: error: 'stablehlo.{{.*}}' op cannot be proved to be a part of what the import program computes: no rule for operands that are
// RUN: sed 's/%arg1 .2:4, 0:4./%arg1 [1:3, 0:4]/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=BETWEEN
// BETWEEN: error: 'stablehlo.slice' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0 (the rank's rows are sliced otherwise than in whole groups)

// A part of the gradient left out: what ranks have of one micro-batch is no value.
// RUN: sed -E '/stablehlo.add .*tensor<4x5xf32>/s/add (%[0-9]+), %[0-9]+/add \1, \1/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=TWICE
// RUN: sed -E '/stablehlo.add .*tensor<4x5xf32>/s/add (%[0-9]+), %[0-9]+/add \1, \1/' %t.one.mlir | %{refused} | FileCheck %s --check-prefix=TWICE
// TWICE: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for operands that are the same on all ranks; a partial sum {{of|over}} micro-batch 0 of 2

// The maximum of one for a sum of both.
// RUN: sed -E 's/= stablehlo.maximum %/= stablehlo.add %/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=KIND
// KIND: error: 'stablehlo.add' op cannot be proved to be a part of what the import program computes: no rule for operands that are a partial maximum of micro-batch 0 of 2; a partial maximum of micro-batch 1 of 2

// Rows put together in another order.
// RUN: sed -E 's/concatenate (%[0-9]+), (%[0-9]+), dim = 0/concatenate \2, \1, dim = 0/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=ORDER
// ORDER: error: 'stablehlo.concatenate' op cannot be proved to be a part of what the import program computes

// Another part's count.
// RUN: sed -E 's/dense<2> : tensor<i32>/dense<0> : tensor<i32>/' %t.two.mlir | %{refused} | FileCheck %s --check-prefix=COUNT
// COUNT: error: 'stablehlo.{{.*}}' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0 of micro-batch

func.func @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "most">}, tensor<8x5xf32> {zero.role = #zero.role<output "y">}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %row = stablehlo.iota dim = 0 : tensor<8x5xi32>
  %place = stablehlo.convert %row : (tensor<8x5xi32>) -> tensor<8x5xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %1 = stablehlo.multiply %0, %place : tensor<8x5xf32>
  %2 = stablehlo.reduce(%1 init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %4 = stablehlo.subtract %w, %3 : tensor<4x5xf32>
  return %4, %2, %1 : tensor<4x5xf32>, tensor<f32>, tensor<8x5xf32>
}
