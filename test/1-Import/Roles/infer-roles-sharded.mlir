// A batch that the user sharded over an axis of a named mesh; dimensions of different sizes over one axis contradict.
// RUN: zero-opt %s --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %s
// RUN: sed 's/\[{"dp"}, {}\]>}, %y/[{}, {"dp"}]>}, %y/' %s | not zero-opt --zero-infer-roles 2>&1 | FileCheck %s --check-prefix=SIZES
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
// SIZES: the user's sharding splits arg1:1,arg2 over dp, but these dimensions have different sizes; name the batch
sdy.mesh @mesh = <["dp"=4]>
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}, %y: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"dp"}, {}]>}) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8x3xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
