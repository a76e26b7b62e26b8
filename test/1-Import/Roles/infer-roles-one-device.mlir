// A script for several devices on one, as pmap writes it there: all it takes and gives is of a first size of one, and shardings are
// over an axis of one device. States, counts and keys are found behind it, and the batch along the next dimension.
// RUN: split-file %s %t
// RUN: zero-opt %t/stacked.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/stacked.mlir
// RUN: sed 's/, sdy.sharding = #sdy.sharding<@mesh, \[{"batch"}[^>]*>//g; s/ {sdy.sharding = #sdy.sharding<@mesh, \[{"batch"}[^>]*>}//g' %t/stacked.mlir >%t/bare.mlir
// RUN: zero-opt %t/bare.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/stacked.mlir
// RUN: zero-opt %t/some.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/some.mlir
// RUN: sed 's/"batch"=1/"batch"=4/' %t/some.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/some.mlir --check-prefix=FOUR

//--- stacked.mlir
// CHECK: main.arg0 step {{.*}}next=0 # tensor<1xi32>
// CHECK: main.arg1 param {{.*}}next=1 # tensor<1x4x3xf32>
// CHECK: main.arg2 batch "arg2" dim=1
// CHECK: main.result2 output {{.*}} # tensor<1xf32>; the loss
sdy.mesh @mesh = <["batch"=1]>
func.func public @main(%n: tensor<1xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}]>}, %w: tensor<1x4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}, {}]>}, %x: tensor<1x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}, {}]>})
    -> (tensor<1xi32>, tensor<1x4x3xf32>, tensor<1xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n0 = stablehlo.reshape %n : (tensor<1xi32>) -> tensor<i32>
  %w0 = stablehlo.reshape %w : (tensor<1x4x3xf32>) -> tensor<4x3xf32>
  %x0 = stablehlo.reshape %x : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  %h = stablehlo.dot_general %x0, %w0, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x0, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w0, %g : tensor<4x3xf32>
  %n1 = stablehlo.add %n0, %one : tensor<i32>
  %rn = stablehlo.broadcast_in_dim %n1, dims = [] : (tensor<i32>) -> tensor<1xi32>
  %rw = stablehlo.broadcast_in_dim %w1, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
  %rl = stablehlo.broadcast_in_dim %loss, dims = [] : (tensor<f32>) -> tensor<1xf32>
  return %rn, %rw, %rl : tensor<1xi32>, tensor<1x4x3xf32>, tensor<1xf32>
}

//--- some.mlir
// An axis of one device splits nothing, so it does not say what the batch is; one of four would, and cannot here.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
// FOUR: the user's sharding splits arg1:1 over batch
sdy.mesh @mesh = <["batch"=1]>
func.func public @main(%w: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}]>}, %x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"batch"}]>})
    -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
