// Values that are made of the rank's number.
// RUN: split-file %s %t

// On one rank its number is zero, and so is the sum of its multiples.
// RUN: zero-opt %t/sum.mlir --zero-to-import -o %t/sum.import.mlir
// RUN: zero-opt %t/sum.import.mlir --zero-to-replica=ranks=1 -o %t/sum.replica.mlir
// RUN: sed -e 's/%c = stablehlo.constant dense<1> : tensor<i32>/%rank = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>\n%c = zero.all_reduce add %rank over @mesh["dp"] : tensor<i32>/' %t/sum.replica.mlir \
// RUN: | not zero-opt --zero-validate=origin=%t/sum.import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=SUM
// SUM: error: 'zero.all_reduce' op cannot be proved to be a part of what the import program computes: no rule for operands that are a multiple of the rank

// An index has columns; a mask of real numbers names none.
// RUN: zero-opt %t/mask.mlir --zero-to-import -o %t/mask.import.mlir
// RUN: zero-opt %t/mask.import.mlir --zero-to-replica=ranks=2 -o %t/mask.replica.mlir
// RUN: sed -e 's/%1 = stablehlo.dynamic_slice.*/%real = stablehlo.convert %0 : (tensor<i32>) -> tensor<f32>\n%ranks = stablehlo.broadcast_in_dim %real, dims = [] : (tensor<f32>) -> tensor<2xf32>\n%mask = stablehlo.constant dense<[1.0, 0.0]> : tensor<2xf32>\n%masked = stablehlo.multiply %ranks, %mask : tensor<2xf32>\n%1 = stablehlo.broadcast_in_dim %masked, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>/' %t/mask.replica.mlir \
// RUN: | not zero-opt --zero-validate=origin=%t/mask.import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=MASK
// MASK: error: 'stablehlo.subtract' op cannot be proved to be a part of what the import program computes: no rule for operands that are rows of dimension 0; a multiple of the rank (an index is rebased by something else than its rank's first row)

//--- sum.mlir
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<i32> {zero.role = #zero.role<metric "one">}) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4xf32>
  return %n, %one : tensor<4xf32>, tensor<i32>
}

//--- mask.mlir
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<[[1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [1.0, 0.0]]> : tensor<8x2xf32>
  %d = stablehlo.subtract %x, %c : tensor<8x2xf32>
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
  return %w, %s : tensor<4xf32>, tensor<f32>
}
