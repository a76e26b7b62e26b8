// One unit of two parameters over two ranks: 6 elements from 0, 4 from 8, in 16; rank 0 owns [0, 8).
// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

zero.mesh @mesh ["dp" = 2]
zero.layout @u on @mesh {dtype = f32, block = 8 : i64, elements = 16 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [2, 3] at 0>, #zero.segment<"b" [4] at 8>]}

func.func @main() -> (tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<8xf32> {zero.role = #zero.role<output "own" dim = 0>},
                      tensor<2xf32> {zero.role = #zero.role<output "sums" dim = 0>}, tensor<2xf32>,
                      tensor<8xf32> {zero.role = #zero.role<output "rates" dim = 0>}, tensor<16xf32>,
                      tensor<8xf32> {zero.role = #zero.role<output "inserted" dim = 0>}, tensor<4xf32> {zero.role = #zero.role<output "extracted" dim = 0>}) {
  %w = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = stablehlo.constant dense<[10.0, 20.0, 30.0, 40.0]> : tensor<4xf32>
  %flat = zero.pack %w, %b {unit = @u} : (tensor<2x3xf32>, tensor<4xf32>) -> tensor<16xf32>
  %w1, %b1 = zero.unpack %flat {unit = @u} : tensor<16xf32> -> (tensor<2x3xf32>, tensor<4xf32>)
  // Both ranks have the same values, so the sum is twice each; padding is NaN and stays out of everything.
  %shard = zero.reduce_scatter add %flat {units = [@u]} over @mesh["dp"] : (tensor<16xf32>) -> tensor<8xf32>
  %whole = zero.all_gather %shard {units = [@u]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<16xf32>
  %w2, %b2 = zero.unpack %whole {unit = @u} : tensor<16xf32> -> (tensor<2x3xf32>, tensor<4xf32>)
  %own = zero.own_shard %flat {unit = @u} : tensor<16xf32> -> tensor<8xf32>
  %sums = zero.segment_reduce add %own {unit = @u} : tensor<8xf32> -> tensor<2xf32>
  %norms = zero.all_reduce add %sums over @mesh["dp"] : tensor<2xf32>
  %values = stablehlo.constant dense<[0.5, 0.25]> : tensor<2xf32>
  %rates = zero.segment_broadcast %values {unit = @u} : tensor<2xf32> -> tensor<8xf32>
  %wholeRates = zero.segment_broadcast %values {unit = @u} : tensor<2xf32> -> tensor<16xf32>
  %nothing = stablehlo.constant dense<-1.0> : tensor<8xf32>
  %inserted = zero.insert_segment %b into %nothing {unit = @u, segment = 1 : i64} : tensor<4xf32> into tensor<8xf32>
  %extracted = zero.extract_segment add %own {unit = @u, segment = 1 : i64} : tensor<8xf32> -> tensor<4xf32>
  return %w1, %b1, %w2, %own, %sums, %norms, %rates, %wholeRates, %inserted, %extracted
    : tensor<2x3xf32>, tensor<4xf32>, tensor<2x3xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>, tensor<8xf32>, tensor<16xf32>, tensor<8xf32>, tensor<4xf32>
}
// CHECK: result0: tensor<2x3xf32> [1, 2, 3, 4, 5, 6]
// CHECK: result1: tensor<4xf32> [10, 20, 30, 40]
// CHECK: result2: tensor<2x3xf32> [2, 4, 6, 8, 10, 12]
// CHECK: result3: tensor<16xf32> [1, 2, 3, 4, 5, 6, "nan", "nan", 10, 20, 30, 40, "nan", "nan", "nan", "nan"]
// A segment without elements on a rank gives the identity of the sum, -0.
// CHECK: result4: tensor<4xf32> [21, -0, -0, 100]
// CHECK: result5: tensor<2xf32> [21, 100]
// CHECK: result6: tensor<16xf32> [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0, 0, 0.25, 0.25, 0.25, 0.25, 0, 0, 0, 0]
// CHECK: result7: tensor<16xf32> [0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0, 0, 0.25, 0.25, 0.25, 0.25, 0, 0, 0, 0]
// CHECK: result8: tensor<16xf32> [-1, -1, -1, -1, -1, -1, -1, -1, 10, 20, 30, 40, -1, -1, -1, -1]
// What rank 0 has of "b": nothing.
// CHECK: result9: tensor<8xf32> [-0, -0, -0, -0, 10, 20, 30, 40]
