// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

func.func @main() -> (tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3x2xi32>, tensor<2x5xi32>, tensor<3x4xi32>, tensor<2x3xi32>, tensor<6xi32>, tensor<2x3xui8>) {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %transposed = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %sliced = stablehlo.slice %x [0:2, 0:3:2] : (tensor<2x3xi32>) -> tensor<2x2xi32>
  %broadcast = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x2xi32>
  %joined = stablehlo.concatenate %x, %sliced, dim = 1 : (tensor<2x3xi32>, tensor<2x2xi32>) -> tensor<2x5xi32>
  // Interior padding between the rows, negative padding cuts the first column off.
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %padded = stablehlo.pad %x, %zero, low = [0, -1], high = [0, 2], interior = [1, 0]
    : (tensor<2x3xi32>, tensor<i32>) -> tensor<3x4xi32>
  %reversed = stablehlo.reverse %x, dims = [1] : tensor<2x3xi32>
  %flat = stablehlo.reshape %x : (tensor<2x3xi32>) -> tensor<6xi32>
  %iota = stablehlo.iota dim = 1 : tensor<2x3xui8>
  return %transposed, %sliced, %broadcast, %joined, %padded, %reversed, %flat, %iota
    : tensor<3x2xi32>, tensor<2x2xi32>, tensor<2x3x2xi32>, tensor<2x5xi32>, tensor<3x4xi32>, tensor<2x3xi32>, tensor<6xi32>, tensor<2x3xui8>
}
// CHECK: result0: tensor<3x2xi32> [1, 4, 2, 5, 3, 6]
// CHECK: result1: tensor<2x2xi32> [1, 3, 4, 6]
// CHECK: result2: tensor<2x3x2xi32> [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]
// CHECK: result3: tensor<2x5xi32> [1, 2, 3, 1, 3, 4, 5, 6, 4, 6]
// CHECK: result4: tensor<3x4xi32> [2, 3, 0, 0, 0, 0, 0, 0, 5, 6, 0, 0]
// CHECK: result5: tensor<2x3xi32> [3, 2, 1, 6, 5, 4]
// CHECK: result6: tensor<6xi32> [1, 2, 3, 4, 5, 6]
// CHECK: result7: tensor<2x3xui8> [0, 1, 2, 0, 1, 2]
