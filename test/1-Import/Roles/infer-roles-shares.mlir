// What a distribution is weighted anew by, and what a rate is made of.
// RUN: split-file %s %t
// RUN: zero-opt %t/shares.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/shares.mlir
// RUN: zero-opt %t/descended.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/descended.mlir
// RUN: zero-opt %t/rate.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/rate.mlir

//--- shares.mlir
// Shares of groups are multiplied by exponentials of losses, which read other parameters, and divided by their sum: they have
// no gradient, though the loss reads them and they read data.
// CHECK: main.arg0 param "w" next=0
// CHECK: main.arg1 model_state {{.*}}next=1 {{.*}}updated without gradient
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<3xf32> {jax.result_info = "result[0]['a']"},
        tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %even = stablehlo.constant dense<0.125> : tensor<3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %losses = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %e = stablehlo.exponential %losses : tensor<3xf32>
  %raw = stablehlo.multiply %a, %e : tensor<3xf32>
  %sum = stablehlo.reduce(%raw init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %share = stablehlo.divide %raw, %all : tensor<3xf32>
  %a1 = stablehlo.add %share, %even : tensor<3xf32>
  %each = stablehlo.multiply %a1, %losses : tensor<3xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %scale = stablehlo.broadcast_in_dim %a1, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %hs = stablehlo.multiply %h, %scale : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %hs, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %a1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- descended.mlir
// A parameter on the simplex that is multiplied by exponentials of its own gradient: that reads it.
// CHECK: main.arg0 param "w" next=0
// CHECK: main.arg1 param "a" next=1
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<3xf32> {jax.result_info = "result[0]['a']"},
        tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %scale = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %y = stablehlo.multiply %h, %scale : tensor<8x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %yh = stablehlo.multiply %y, %h : tensor<8x3xf32>
  %ga = stablehlo.reduce(%yh init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %minus = stablehlo.negate %ga : tensor<3xf32>
  %e = stablehlo.exponential %minus : tensor<3xf32>
  %raw = stablehlo.multiply %a, %e : tensor<3xf32>
  %sum = stablehlo.reduce(%raw init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %a1 = stablehlo.divide %raw, %all : tensor<3xf32>
  %hs = stablehlo.multiply %y, %scale : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %hs, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %a1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- rate.mlir
// Two updates in one call, at a rate of the count: the bias, a number, is made of the count's new value, element by element, and
// is no average of it.
// CHECK: main.arg0 param "w" next=0
// CHECK: main.arg1 param "b" next=1
// CHECK: main.arg2 opt_state {{.*}}next=2 of="b"
// CHECK: main.arg3 step {{.*}}next=3
// CHECK: main.arg4 batch
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<f32> {tf.aliasing_output = 1 : i32},
                       %m: tensor<f32> {tf.aliasing_output = 2 : i32}, %t: tensor<i32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[0]['b']"},
        tensor<f32> {jax.result_info = "result[1]"}, tensor<i32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %t1 = stablehlo.add %t, %one : tensor<i32>
  %rate = stablehlo.convert %t1 : (tensor<i32>) -> tensor<f32>
  %b8 = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y = stablehlo.add %h, %b8 : tensor<8xf32>
  %gb = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %m0 = stablehlo.multiply %decay, %m : tensor<f32>
  %m1 = stablehlo.add %m0, %gb : tensor<f32>
  %u = stablehlo.divide %m1, %rate : tensor<f32>
  %b1 = stablehlo.subtract %b, %u : tensor<f32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4xf32>
  %t2 = stablehlo.add %t1, %one : tensor<i32>
  %rate2 = stablehlo.convert %t2 : (tensor<i32>) -> tensor<f32>
  %b18 = stablehlo.broadcast_in_dim %b1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %h1 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y1 = stablehlo.add %h1, %b18 : tensor<8xf32>
  %y2 = stablehlo.multiply %y1, %y1 : tensor<8xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gb1 = stablehlo.reduce(%y1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw1 = stablehlo.dot_general %x, %y1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %m2 = stablehlo.multiply %decay, %m1 : tensor<f32>
  %m3 = stablehlo.add %m2, %gb1 : tensor<f32>
  %u1 = stablehlo.divide %m3, %rate2 : tensor<f32>
  %b2 = stablehlo.subtract %b1, %u1 : tensor<f32>
  %w2 = stablehlo.subtract %w1, %gw1 : tensor<4xf32>
  return %w2, %b2, %m3, %t2, %loss : tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<f32>
}
