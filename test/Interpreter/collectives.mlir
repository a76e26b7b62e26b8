// Four ranks in two dimensions: rank = 2 * a + b. Results are joined along dimension 0, rank after rank.
// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

zero.mesh @mesh ["a" = 2, "b" = 2]

func.func @main() -> (tensor<1xi32> {zero.role = #zero.role<output "rank" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "all" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "along a" dim = 0>},
                      tensor<1xi32> {zero.role = #zero.role<output "along b" dim = 0>},
                      tensor<2x1xi32> {zero.role = #zero.role<output "gathered" dim = 1>},
                      tensor<f32> {zero.role = #zero.role<metric "order">}, tensor<bf16> {zero.role = #zero.role<metric "narrow">},
                      tensor<1x1xi32> {zero.role = #zero.role<output "rows" dim = 0>},
                      tensor<2x1xi32> {zero.role = #zero.role<output "blocks" dim = 0>},
                      tensor<1x1xi32> {zero.role = #zero.role<output "shifted" dim = 0>}) {
  %rank = zero.rank_offset 1 over @mesh["a", "b"] : tensor<i32>
  %line = stablehlo.reshape %rank : (tensor<i32>) -> tensor<1xi32>
  %own = stablehlo.broadcast_in_dim %line, dims = [0] : (tensor<1xi32>) -> tensor<1xi32>
  %all = zero.all_reduce add %own over @mesh["a", "b"] : tensor<1xi32>
  %a = zero.all_reduce max %own over @mesh["a"] : tensor<1xi32>
  %b = zero.all_reduce mul %own over @mesh["b"] : tensor<1xi32>
  %pair = stablehlo.reshape %rank : (tensor<i32>) -> tensor<1x1xi32>
  %gathered = zero.batch_gather %pair dim 0 over @mesh["a"] : tensor<1x1xi32> -> tensor<2x1xi32>
  // Sums along a of two rows, of which each rank gets one.
  %ten = stablehlo.constant dense<10> : tensor<1x1xi32>
  %more = stablehlo.multiply %pair, %ten : tensor<1x1xi32>
  %two = stablehlo.concatenate %pair, %more, dim = 0 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<2x1xi32>
  %rows = zero.batch_scatter add %two over @mesh["a"] : tensor<2x1xi32> -> tensor<1x1xi32>
  // Of each two rows the second is for the second rank along a; what the first rank along b has, both get.
  %blocks = zero.batch_exchange %two over @mesh["a"] : tensor<2x1xi32>
  %shifted = zero.batch_exchange %pair from [0, 0] over @mesh["b"] : tensor<1x1xi32>
  // Left to right in f32: ((1e8 + 1) + 1) - 1e8. In any other order the ones would count.
  %values = stablehlo.constant dense<[1.0e8, 1.0, 1.0, -1.0e8]> : tensor<4xf32>
  %mine = stablehlo.dynamic_slice %values, %rank, sizes = [1] : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  %summed = zero.all_reduce add %mine over @mesh["a", "b"] : tensor<1xf32>
  %order = stablehlo.reshape %summed : (tensor<1xf32>) -> tensor<f32>
  // bf16 is summed in f32 and rounded once: 256 + 0.5 + 0.5 + 1 is 258, step by step it would stay 256.
  %halves = stablehlo.constant dense<[256.0, 0.5, 0.5, 1.0]> : tensor<4xbf16>
  %half = stablehlo.dynamic_slice %halves, %rank, sizes = [1] : (tensor<4xbf16>, tensor<i32>) -> tensor<1xbf16>
  %rounded = zero.all_reduce add %half over @mesh["a", "b"] : tensor<1xbf16>
  %narrow = stablehlo.reshape %rounded : (tensor<1xbf16>) -> tensor<bf16>
  return %own, %all, %a, %b, %gathered, %order, %narrow, %rows, %blocks, %shifted
    : tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<2x1xi32>, tensor<f32>, tensor<bf16>, tensor<1x1xi32>, tensor<2x1xi32>,
      tensor<1x1xi32>
}
// CHECK: {"step": 1, "result5": 0, "result6": 258}
// CHECK: result0: tensor<4xi32> [0, 1, 2, 3]
// CHECK: result1: tensor<4xi32> [6, 6, 6, 6]
// CHECK: result2: tensor<4xi32> [2, 3, 2, 3]
// CHECK: result3: tensor<4xi32> [0, 0, 6, 6]
// CHECK: result4: tensor<2x4xi32> [0, 1, 0, 1, 2, 3, 2, 3]
// CHECK: result7: tensor<4x1xi32> [2, 4, 20, 40]
// CHECK: result8: tensor<8x1xi32> [0, 2, 1, 3, 0, 20, 10, 30]
// CHECK: result9: tensor<4x1xi32> [0, 0, 2, 2]
