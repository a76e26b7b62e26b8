// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

func.func @main() -> (tensor<2x2xf32>, tensor<2x1x2xi32>, tensor<bf16>, tensor<f32>, tensor<f32>, tensor<1x1x3xf32>) {
  %a = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[[1.0, 0.0, 2.0], [0.0, 1.0, -1.0]]> : tensor<2x3xf32>
  // The second operand is transposed by its dimension numbers.
  %product = stablehlo.dot_general %a, %b, contracting_dims = [1] x [1] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  %c = stablehlo.constant dense<[[[1, 2]], [[3, 4]]]> : tensor<2x1x2xi32>
  %d = stablehlo.constant dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xi32>
  %batched = stablehlo.dot_general %c, %d, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<2x1x2xi32>, tensor<2x2x2xi32>) -> tensor<2x1x2xi32>
  // 16-bit products are summed exactly and rounded once, if at all.
  %e = stablehlo.constant dense<[256.0, 1.0, 1.0]> : tensor<3xbf16>
  %f = stablehlo.constant dense<[1.0, 0.5, 1.0]> : tensor<3xbf16>
  %narrow = stablehlo.dot_general %e, %f, contracting_dims = [0] x [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<bf16>
  %wide = stablehlo.dot_general %e, %f, contracting_dims = [0] x [0] : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<f32>
  // Sums are kept in f64: in f32 the 1 would be lost before -1e8 comes.
  %g = stablehlo.constant dense<[1.0e8, 1.0, -1.0e8]> : tensor<3xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<3xf32>
  %kept = stablehlo.dot_general %g, %ones, contracting_dims = [0] x [0] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %line = stablehlo.constant dense<[[[1.0, 2.0, 3.0]]]> : tensor<1x1x3xf32>
  %kernel = stablehlo.constant dense<[[[10.0, 1.0, 0.0]]]> : tensor<1x1x3xf32>
  %convolved = stablehlo.convolution(%line, %kernel) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {pad = [[1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x1x3xf32>, tensor<1x1x3xf32>) -> tensor<1x1x3xf32>
  return %product, %batched, %narrow, %wide, %kept, %convolved
    : tensor<2x2xf32>, tensor<2x1x2xi32>, tensor<bf16>, tensor<f32>, tensor<f32>, tensor<1x1x3xf32>
}
// CHECK: result0: tensor<2x2xf32> [7, -1, 16, -1]
// CHECK: result1: tensor<2x1x2xi32> [7, 10, 43, 50]
// CHECK: result2: tensor<bf16> [258]
// CHECK: result3: tensor<f32> [257.5]
// CHECK: result4: tensor<f32> [1]
// CHECK: result5: tensor<1x1x3xf32> [1, 12, 23]
