// A rank has one row of each of two groups, which are gathered behind a dimension of size one: as good as rows of that dimension.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-tensor-parallel="model-axis=tp model-ranks=2 tp-plan=%t/plan" --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s < %t/local.mlir
// CHECK: %[[ROWS:.*]] = stablehlo.reshape %{{.*}} : (tensor<12x2x11xf32>) -> tensor<12x2x1x11xf32>
// CHECK: %[[FIRST:.*]] = stablehlo.transpose %[[ROWS]], dims = [2, 0, 1, 3]
// CHECK: zero.batch_gather %[[FIRST]] dim 0 over @mesh["tp"] : tensor<1x12x2x11xf32> -> tensor<2x12x2x11xf32>
// CHECK: stablehlo.transpose %{{.*}}, dims = [1, 2, 0, 3] : (tensor<2x12x2x11xf32>) -> tensor<12x2x2x11xf32>
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null

// Ranks before groups is another order of rows.
// RUN: sed 's/dims = \[1, 2, 0, 3\]/dims = [1, 0, 2, 3]/' %t/local.mlir > %t/turned.mlir && not diff -q %t/local.mlir %t/turned.mlir
// RUN: not zero-opt %t/turned.mlir --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TURNED
// TURNED: error: {{.*}}cannot be proved
// RUN: sed 's/cut = .1, "tp", 2, 2./cut = [1, "tp", 2]/' %t/local.mlir | not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=TURNED

//--- plan
w: 1 in 2 groups
//--- step.mlir
func.func @main(%w: tensor<4x44xf32> {zero.role = #zero.role<param "w" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x44xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x44xf32>) -> tensor<12x44xf32>
  %rows = stablehlo.reshape %p : (tensor<12x44xf32>) -> tensor<12x4x11xf32>
  %turned = stablehlo.reverse %rows, dims = [1] : tensor<12x4x11xf32>
  %product = stablehlo.multiply %turned, %rows : tensor<12x4x11xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x4x11xf32>, tensor<f32>) -> tensor<f32>
  %dw = stablehlo.dot_general %x, %p, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x44xf32>) -> tensor<4x44xf32>
  %new = stablehlo.subtract %w, %dw : tensor<4x44xf32>
  return %new, %loss : tensor<4x44xf32>, tensor<f32>
}
