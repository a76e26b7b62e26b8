// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

func.func @main() -> (tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<bf16>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %x = stablehlo.constant dense<[[1.0, 5.0, 3.0], [4.0, 2.0, 6.0]]> : tensor<2x3xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rows = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  %columns = stablehlo.reduce(%x init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
  %all = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
  // bf16 sums are rounded once: 256 ones and a 256.
  %ones = stablehlo.constant dense<1.0> : tensor<256xbf16>
  %start = stablehlo.constant dense<256.0> : tensor<bf16>
  %narrow = stablehlo.reduce(%ones init: %start) applies stablehlo.add across dimensions = [0] : (tensor<256xbf16>, tensor<bf16>) -> tensor<bf16>
  // Any body: folds left to right.
  %digits = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %nothing = stablehlo.constant dense<0> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %numbers = stablehlo.reduce(%digits init: %nothing) across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    reducer(%a: tensor<i32>, %b: tensor<i32>) {
      %shifted = stablehlo.multiply %a, %ten : tensor<i32>
      %sum = stablehlo.add %shifted, %b : tensor<i32>
      stablehlo.return %sum : tensor<i32>
    }
  // Several inputs: the largest and where it is.
  %index = stablehlo.iota dim = 1 : tensor<2x3xi32>
  %best:2 = stablehlo.reduce(%x init: %zero), (%index init: %nothing) across dimensions = [1]
    : (tensor<2x3xf32>, tensor<2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2xf32>, tensor<2xi32>)
    reducer(%a: tensor<f32>, %b: tensor<f32>) (%i: tensor<i32>, %j: tensor<i32>) {
      %larger = stablehlo.compare GT, %b, %a, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %value = stablehlo.select %larger, %b, %a : tensor<i1>, tensor<f32>
      %place = stablehlo.select %larger, %j, %i : tensor<i1>, tensor<i32>
      stablehlo.return %value, %place : tensor<f32>, tensor<i32>
    }
  %line = stablehlo.constant dense<[3, 1, 2, 1]> : tensor<4xi32>
  %sums = "stablehlo.reduce_window"(%line, %nothing) <{window_dimensions = array<i64: 4>, padding = dense<[[3, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  // Equal keys keep their order.
  %position = stablehlo.iota dim = 0 : tensor<4xi32>
  %sorted:2 = "stablehlo.sort"(%line, %position) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %i: tensor<i32>, %j: tensor<i32>):
    %before = stablehlo.compare LT, %a, %b, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
  return %rows, %columns, %all, %narrow, %numbers, %best#1, %sums, %sorted#0, %sorted#1
    : tensor<2xf32>, tensor<3xf32>, tensor<f32>, tensor<bf16>, tensor<2xi32>, tensor<2xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
// CHECK: {"step": 1, "result2": 21, "result3": 512}
// CHECK: result0: tensor<2xf32> [9, 12]
// CHECK: result1: tensor<3xf32> [4, 5, 6]
// CHECK: result2: tensor<f32> [21]
// CHECK: result3: tensor<bf16> [512]
// CHECK: result4: tensor<2xi32> [123, 456]
// CHECK: result5: tensor<2xi32> [1, 2]
// CHECK: result6: tensor<4xi32> [3, 4, 6, 7]
// CHECK: result7: tensor<4xi32> [1, 1, 2, 3]
// CHECK: result8: tensor<4xi32> [1, 3, 2, 0]
