// Slices of a batch that the program has on its own, beside those of micro-batches: on one rank rows are told by their number.
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica="ranks=1 accumulate=2" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-run %t.import.mlir --equivalent %t.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING: equivalent on whole arrays
// CHECK: stablehlo.slice %{{.*}} [7:8, 0:4]
// CHECK: stablehlo.slice %{{.*}} [0:7, 0:4]

// Another row than the last one in front.
// RUN: sed -E 's/ \[7:8, 0:4\]/ [6:7, 0:4]/' %t.mlir | not zero-opt --zero-validate=origin=%t.import.mlir 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}} cannot be proved
func.func @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %last = stablehlo.slice %x [7:8, 0:4] : (tensor<8x4xf32>) -> tensor<1x4xf32>
  %others = stablehlo.slice %x [0:7, 0:4] : (tensor<8x4xf32>) -> tensor<7x4xf32>
  %rolled = stablehlo.concatenate %last, %others, dim = 0 : (tensor<1x4xf32>, tensor<7x4xf32>) -> tensor<8x4xf32>
  %mixed = stablehlo.add %x, %rolled : tensor<8x4xf32>
  %y = stablehlo.dot_general %mixed, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %loss = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %mixed, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %next = stablehlo.subtract %w, %g : tensor<4x5xf32>
  return %next, %loss : tensor<4x5xf32>, tensor<f32>
}
