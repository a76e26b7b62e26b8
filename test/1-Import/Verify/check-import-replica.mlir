// One replica's program is no step on whole arrays: the check says so, with what to do instead.
// RUN: not zero-compile %s --ranks=2 --check-import --quiet --report=none --compile-to=import -o %t 2>&1 | FileCheck %s
// RUN: zero-compile %s --ranks=2 --quiet --report=none --compile-to=replica -o %t
// CHECK: error: argument 1 of 'main' is of type 'tensor<12x4xf32>' after import, expected 'tensor<6x4xf32>' as in the text, which is one replica's program: what it computes alone is no step to compare with; drop --check-import, or export the step for one device

module attributes {mhlo.num_replicas = 2 : i32} {
func.func @main(%w: tensor<4x3xf32>, %x: tensor<6x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %s = stablehlo.multiply %h, %h : tensor<6x3xf32>
  %part = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  %gpart = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %3:2 = "stablehlo.all_reduce"(%gpart, %part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %a = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>)
  %w1 = stablehlo.subtract %w, %3#0 : tensor<4x3xf32>
  return %w1, %3#1 : tensor<4x3xf32>, tensor<f32>
}
}
