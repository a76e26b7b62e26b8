// What belongs to rows is that of the rows: counts of them, and what all rows make before others are computed.
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=2 accumulate=2" -o %t.two.mlir
// RUN: FileCheck %s < %t.two.mlir
// RUN: zero-run %t.import.mlir --equivalent %t.two.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=1 accumulate=4" -o %t.one.mlir
// RUN: zero-run %t.import.mlir --equivalent %t.one.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING: equivalent on whole arrays

// The labels of both micro-batches are counted, and reduced, before either is multiplied.
// CHECK: %[[N0:.*]] = stablehlo.reduce
// CHECK: %[[N1:.*]] = stablehlo.reduce
// CHECK: %[[N:.*]] = stablehlo.add %[[N0]], %[[N1]] : tensor<f32>
// CHECK: zero.all_reduce add %[[N]]
// Rows 2 and 3 of the rank's four: the second two.
// CHECK: stablehlo.dot_general
// CHECK: stablehlo.constant dense<2> : tensor<i32>
// CHECK: stablehlo.dot_general
func.func public @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                       %mask: tensor<8xf32> {zero.role = #zero.role<batch "mask" dim = 0>})
    -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %row = stablehlo.iota dim = 0 : tensor<8x5xi32>
  %place = stablehlo.convert %row : (tensor<8x5xi32>) -> tensor<8x5xf32>
  %n = stablehlo.reduce(%mask init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %ns = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
  %y0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %y1 = stablehlo.multiply %y0, %place : tensor<8x5xf32>
  %y = stablehlo.divide %y1, %ns : tensor<8x5xf32>
  %loss = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x5xf32>
  return %next, %loss : tensor<4x5xf32>, tensor<f32>
}
