// A window over a whole dimension is a running sum where its initial value is neutral, so a long one takes no time; else
// padding counts. Compiled as interpreted.
// RUN: zero-run %s --print | FileCheck %s
// RUN: sed 's/200000/2000/g; s/199999/1999/g' %s > %t && zero-run %t --interpret --print | FileCheck %s
// CHECK: result0: tensor<2xi32> [0, 1999]
// CHECK: result1: tensor<3xf32> [7, 7, 8]
func.func @main() -> (tensor<2xi32>, tensor<3xf32>) {
  %one = stablehlo.constant dense<1> : tensor<200000xi32>
  %ones = stablehlo.optimization_barrier %one : tensor<200000xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %count = stablehlo.constant dense<2000> : tensor<2xi32>
  %sums = "stablehlo.reduce_window"(%ones, %zero) <{padding = dense<[[199999, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 200000>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }) : (tensor<200000xi32>, tensor<i32>) -> tensor<200000xi32>
  %ends = stablehlo.slice %sums [0:200000:199999] : (tensor<200000xi32>) -> tensor<2xi32>
  %less = stablehlo.constant dense<1> : tensor<2xi32>
  %before = stablehlo.subtract %ends, %less : tensor<2xi32>
  %wrapped = stablehlo.remainder %before, %count : tensor<2xi32>

  %x = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %y = stablehlo.optimization_barrier %x : tensor<3xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %more = "stablehlo.reduce_window"(%y, %two) <{padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
  return %wrapped, %more : tensor<2xi32>, tensor<3xf32>
}
