// A value that all ranks have, sliced and turned round along other dimensions than the rows, is every rank's rows.
// DEFINE: %{refused} = not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-to-replica=ranks=4 -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// CHECK: [[SQUARE:%.+]] = stablehlo.multiply {{.*}} : tensor<2x6x4xf32>
// CHECK: stablehlo.slice [[SQUARE]] [0:2, 1:6:2, 0:4]

// Other columns of it, or turned round along another dimension.
// RUN: sed 's/slice \(.*\) .0:2, 1:6:2, 0:4./slice \1 [0:2, 0:5:2, 0:4]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=COLUMNS
// COLUMNS: error: {{.*}} cannot be proved
// RUN: sed 's/reverse \(.*\), dims = .2./reverse \1, dims = [1]/' %t.mlir | %{refused} | FileCheck %s --check-prefix=TURNED
// TURNED: error: {{.*}} cannot be proved

func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<8x3x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %w, dims = [2] : (tensor<4xf32>) -> tensor<8x6x4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x6x4xf32>
  %2 = stablehlo.slice %1 [0:8, 1:6:2, 0:4] : (tensor<8x6x4xf32>) -> tensor<8x3x4xf32>
  %3 = stablehlo.reverse %2, dims = [2] : tensor<8x3x4xf32>
  %4 = stablehlo.multiply %3, %2 : tensor<8x3x4xf32>
  %5 = stablehlo.multiply %x, %4 : tensor<8x3x4xf32>
  %6 = stablehlo.reduce(%5 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3x4xf32>, tensor<f32>) -> tensor<4xf32>
  %loss = stablehlo.reduce(%6 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %7 = stablehlo.subtract %w, %6 : tensor<4xf32>
  return %7, %loss : tensor<4xf32>, tensor<f32>
}
