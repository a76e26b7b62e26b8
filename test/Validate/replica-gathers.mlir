// Rows that are gathered along another dimension than the first are turned, and turned back: equation transpose-back.
// RUN: split-file %s %t
// RUN: zero-opt %t/columns.mlir --zero-validate=origin=%t/columns.import.mlir -o /dev/null
// RUN: sed 's/dims = \[1, 2, 0\]/dims = [2, 1, 0]/' %t/columns.mlir > %t/turned.mlir
// RUN: not zero-opt %t/turned.mlir --zero-validate=origin=%t/columns.import.mlir 2>&1 | FileCheck %s
// CHECK: error: 'func.return' op gives result 0 (all) that cannot be proved equal to the import program's: expected argument 0 : tensor<2x2x8xf32>, found transpose(transpose(argument 0))

//--- columns.import.mlir
module attributes {zero.phase = "import"} {
func.func @main(%x: tensor<2x2x8xf32> {zero.role = #zero.role<batch "x" dim = 2>}) -> (tensor<2x2x8xf32> {zero.role = #zero.role<metric "all">}) {
  %0 = stablehlo.reverse %x, dims = [2] : tensor<2x2x8xf32>
  return %0 : tensor<2x2x8xf32>
}
}

//--- columns.mlir
module attributes {zero.phase = "replica"} {
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x2x2xf32> {zero.role = #zero.role<batch "x" dim = 2>}) -> (tensor<2x2x8xf32> {zero.role = #zero.role<metric "all">}) {
  %0 = stablehlo.transpose %x, dims = [2, 0, 1] : (tensor<2x2x2xf32>) -> tensor<2x2x2xf32>
  %1 = zero.batch_gather %0 dim 0 over @mesh["dp"] : tensor<2x2x2xf32> -> tensor<8x2x2xf32>
  %2 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<8x2x2xf32>) -> tensor<2x2x8xf32>
  %3 = stablehlo.reverse %2, dims = [2] : tensor<2x2x8xf32>
  return %3 : tensor<2x2x8xf32>
}
}
