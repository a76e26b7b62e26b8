// Numbers that are trained, beside what is made of them; weights beside times that are drawn; statistics that scale weights;
// data that comes back.
// RUN: split-file %s %t
// RUN: zero-opt %t/temperature.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/temperature.mlir
// RUN: zero-opt %t/count.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/count.mlir
// RUN: zero-opt %t/decay.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/decay.mlir
// RUN: sed 's/ {tf.aliasing_output = . : i32}//' %t/decay.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/decay.mlir
// RUN: sed 's/maximum \(.less\), .low/power \1, \1/' %t/decay.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/decay.mlir
// RUN: zero-opt %t/noise.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/noise.mlir
// RUN: zero-opt %t/times.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/times.mlir
// RUN: zero-opt %t/folded.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/folded.mlir
// RUN: zero-opt %t/unchanged.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/unchanged.mlir

//--- temperature.mlir
// A number that is trained within bounds, and returned as which it is read, softplus(a), too: that replaces nothing, though
// it is made of the number alone, by an addition.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// CHECK: main.arg3 batch
// CHECK: main.result4 metric
func.func public @main(%a: tensor<f32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %m: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<f32> {jax.result_info = "result[0]['a']"}, tensor<4x3xf32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[1]['a']"}, tensor<f32> {jax.result_info = "result[2]['loss']"},
        tensor<f32> {jax.result_info = "result[2]['a']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<-4.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<f32>
  %rate = stablehlo.constant dense<0.125> : tensor<f32>
  %up = stablehlo.maximum %a, %zero : tensor<f32>
  %size = stablehlo.abs %a : tensor<f32>
  %minus = stablehlo.negate %size : tensor<f32>
  %small = stablehlo.exponential %minus : tensor<f32>
  %more = stablehlo.log_plus_one %small : tensor<f32>
  %read = stablehlo.add %up, %more : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %sum = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.multiply %sum, %read : tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %scale = stablehlo.broadcast_in_dim %read, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %gs = stablehlo.multiply %g, %scale : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gs : tensor<4x3xf32>
  %slope = stablehlo.logistic %a : tensor<f32>
  %ga = stablehlo.multiply %sum, %slope : tensor<f32>
  %m0 = stablehlo.multiply %decay, %m : tensor<f32>
  %m1 = stablehlo.add %m0, %ga : tensor<f32>
  %move = stablehlo.multiply %rate, %m1 : tensor<f32>
  %moved = stablehlo.subtract %a, %move : tensor<f32>
  %a1 = stablehlo.maximum %moved, %low : tensor<f32>
  return %a1, %w1, %m1, %loss, %read : tensor<f32>, tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- count.mlir
// A floating count, and a sum of it and a loss: it goes on by one.
// CHECK: main.arg1 {{.*}}next=1
// CHECK: main.result3 metric
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %t: tensor<f32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]['loss']"}, tensor<f32> {jax.result_info = "result[2]['sum']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %t1 = stablehlo.add %t, %one : tensor<f32>
  %sum = stablehlo.add %t, %loss : tensor<f32>
  return %w1, %t1, %loss, %sum : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- decay.mlir
// A number that decays, and a sum of it and a loss: the decay replaces it, donated or not; if it is donated, however it is made.
// CHECK: main.arg1 {{.*}}next=1
// CHECK: main.result3 metric
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %t: tensor<f32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[0]['t']"},
        tensor<f32> {jax.result_info = "result[1]['loss']"}, tensor<f32> {jax.result_info = "result[1]['sum']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %keep = stablehlo.constant dense<0.875> : tensor<f32>
  %low = stablehlo.constant dense<0.125> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %less = stablehlo.multiply %t, %keep : tensor<f32>
  %t1 = stablehlo.maximum %less, %low : tensor<f32>
  %sum = stablehlo.add %t, %loss : tensor<f32>
  return %w1, %t1, %loss, %sum : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- noise.mlir
// A generator that reads no data: a number of its that has a moment is trained.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg2 param {{.*}}next=2
// CHECK: main.arg3 opt_state {{.*}}next=3
// CHECK: main.arg4 rng {{.*}}next=4
// CHECK: main.arg5 batch
func.func public @main(%d: tensor<4x1xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x4xf32> {tf.aliasing_output = 1 : i32},
                       %s: tensor<f32> {tf.aliasing_output = 2 : i32}, %m: tensor<f32> {tf.aliasing_output = 3 : i32},
                       %key: tensor<2xui64> {tf.aliasing_output = 4 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x1xf32> {jax.result_info = "result[0]['d']"}, tensor<4x4xf32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[0]['s']"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<2xui64> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]['d']"},
        tensor<f32> {jax.result_info = "result[3]['g']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<f32>
  %key1, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x4xui32>)
  %z = stablehlo.convert %bits : (tensor<8x4xui32>) -> tensor<8x4xf32>
  %scale = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %h = stablehlo.dot_general %z, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %noise = stablehlo.multiply %z, %scale : tensor<8x4xf32>
  %sum = stablehlo.add %h, %noise : tensor<8x4xf32>
  %fake = stablehlo.tanh %sum : tensor<8x4xf32>
  %of_fake = stablehlo.dot_general %fake, %d, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %f2 = stablehlo.multiply %of_fake, %of_fake : tensor<8x1xf32>
  %g_loss = stablehlo.reduce(%f2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %df = stablehlo.dot_general %of_fake, %d, contracting_dims = [1] x [1] : (tensor<8x1xf32>, tensor<4x1xf32>) -> tensor<8x4xf32>
  %square = stablehlo.multiply %fake, %fake : tensor<8x4xf32>
  %dz = stablehlo.multiply %df, %square : tensor<8x4xf32>
  %gw = stablehlo.dot_general %z, %dz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x4xf32>
  %ds = stablehlo.multiply %z, %dz : tensor<8x4xf32>
  %gs = stablehlo.reduce(%ds init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %m0 = stablehlo.multiply %decay, %m : tensor<f32>
  %m1 = stablehlo.add %m0, %gs : tensor<f32>
  %s1 = stablehlo.subtract %s, %m1 : tensor<f32>
  %of_real = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %r2 = stablehlo.multiply %of_real, %of_real : tensor<8x1xf32>
  %d_loss = stablehlo.reduce(%r2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %gd = stablehlo.dot_general %x, %of_real, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<4x1xf32>
  %d1 = stablehlo.subtract %d, %gd : tensor<4x1xf32>
  return %d1, %w1, %s1, %m1, %key1, %d_loss, %g_loss : tensor<4x1xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<2xui64>, tensor<f32>, tensor<f32>
}

//--- times.mlir
// A frozen weight that times are multiplied with, which the step draws: sixteen features of each, no rows beside the data's eight.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 rng {{.*}}next=1
// CHECK: main.arg2 frozen
// CHECK: main.arg3 batch "arg3" dim=0 # tensor<8x4xf32>
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %key: tensor<2xui64> {tf.aliasing_output = 1 : i32},
                       %frozen: tensor<16x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<2xui64> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %key1, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  %t = stablehlo.convert %bits : (tensor<8xui32>) -> tensor<8xf32>
  %count = stablehlo.iota dim = 0 : tensor<8xf32>
  %a = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %b = stablehlo.broadcast_in_dim %count, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %angle = stablehlo.multiply %a, %b : tensor<8x8xf32>
  %sine = stablehlo.sine %angle : tensor<8x8xf32>
  %cosine = stablehlo.cosine %angle : tensor<8x8xf32>
  %waves = stablehlo.concatenate %sine, %cosine, dim = 1 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x16xf32>
  %time = stablehlo.dot_general %waves, %frozen, contracting_dims = [1] x [0] : (tensor<8x16xf32>, tensor<16x3xf32>) -> tensor<8x3xf32>
  %h0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h = stablehlo.add %h0, %time : tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %key1, %loss : tensor<4x3xf32>, tensor<2xui64>, tensor<f32>
}

//--- folded.mlir
// Running squares that scale a weight, of which the loss reads the new value: no moment of the scale beside them, whose
// gradient reads them element by element.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 model_state {{.*}}next=2
// CHECK: main.arg3 batch
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %s: tensor<3xf32> {tf.aliasing_output = 1 : i32},
                       %v: tensor<3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<3xf32> {jax.result_info = "result[1]"},
        tensor<3xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %keep = stablehlo.constant dense<0.875> : tensor<3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %squares = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %v0 = stablehlo.multiply %keep, %v : tensor<3xf32>
  %v1 = stablehlo.add %v0, %squares : tensor<3xf32>
  %root = stablehlo.rsqrt %v1 : tensor<3xf32>
  %factor = stablehlo.multiply %s, %root : tensor<3xf32>
  %factors = stablehlo.broadcast_in_dim %factor, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %folded = stablehlo.multiply %w, %factors : tensor<4x3xf32>
  %y = stablehlo.dot_general %x, %folded, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %gf = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gw = stablehlo.multiply %gf, %factors : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4x3xf32>
  %gfw = stablehlo.multiply %gf, %w : tensor<4x3xf32>
  %sums = stablehlo.reduce(%gfw init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %gs = stablehlo.multiply %sums, %root : tensor<3xf32>
  %s1 = stablehlo.subtract %s, %gs : tensor<3xf32>
  return %w1, %s1, %v1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
}

//--- unchanged.mlir
// All that was given comes back, the rows as they were, and nothing is donated: rows are no states, or there were no data.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.result3 output {{.*}}dim=0
func.func public @main(%w: tensor<4x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<8x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %keep = stablehlo.constant dense<0.875> : tensor<4x3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %keep, %m : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  return %w1, %m1, %loss, %x : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<8x4xf32>
}
