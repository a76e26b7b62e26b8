// One row of each group on each rank: [groups, 1] is [rows, 1] as it is, and is stretched along the last dimension as rows are.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// Fewer ranks have several.
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=2 -o %t.two.mlir
// RUN: zero-opt %t.two.mlir --zero-validate=origin=%t.import.mlir -o /dev/null

// RUN: sed 's/tanh/cosine/' %t.mlir | %{refused} | FileCheck %s
// CHECK: error: 'func.return' op gives result 0 (w) that cannot be proved equal to the import program's

func.func @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>},
                %reward: tensor<12xf32> {zero.role = #zero.role<batch "reward" dim = 0 groups = 3>})
    -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %groups = stablehlo.reshape %reward : (tensor<12xf32>) -> tensor<3x4xf32>
  %sum = stablehlo.reduce(%groups init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  %sums = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
  %away = stablehlo.subtract %groups, %sums : tensor<3x4xf32>
  %advantage = stablehlo.reshape %away : (tensor<3x4xf32>) -> tensor<12x1xf32>
  %bent = stablehlo.tanh %advantage : tensor<12x1xf32>
  %wide = stablehlo.broadcast_in_dim %bent, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x5xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x5xf32>) -> tensor<12x5xf32>
  %dh = stablehlo.multiply %h, %wide : tensor<12x5xf32>
  %loss = stablehlo.reduce(%dh init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x5xf32>) -> tensor<4x5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x5xf32>
  return %w1, %loss : tensor<4x5xf32>, tensor<f32>
}
