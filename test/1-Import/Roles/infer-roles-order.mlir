// States without an argument, memories of an optimizer, steps that look ahead, numbers of a line search, features of a
// kernel matrix: what was taken for something else once.
// RUN: split-file %s %t
// RUN: zero-opt %t/power.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/power.mlir
// RUN: zero-opt %t/memory.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/memory.mlir
// RUN: zero-opt %t/ahead.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/ahead.mlir
// RUN: not zero-opt %t/ahead-flat.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/ahead-flat.mlir
// RUN: zero-opt %t/features.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/features.mlir
// RUN: zero-opt %t/linear.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/linear.mlir
// RUN: zero-opt %t/chain.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/chain.mlir
// RUN: zero-opt %t/straight.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/straight.mlir
// RUN: sed 's/return .w1, .count1, .first1, .tick1/return \x25w1, \x25tick1, \x25first1, \x25count1/' %t/straight.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/straight.mlir --check-prefix=TWISTED
// RUN: zero-opt %t/radius.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/radius.mlir
// RUN: sed 's/.radius: tensor<f32>, .epoch: tensor<i32>, .x: tensor<8x4xf32>/\x25radius: tensor<f32>, \x25x: tensor<8x4xf32>, \x25epoch: tensor<i32>/' %t/radius.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/radius.mlir --check-prefix=APART

//--- power.mlir
// The vectors of a power iteration: u is overwritten unread, so JAX has no argument for it; v stands last among what is
// donated, with as many elements as the batch has rows.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 step "count" next=1
// CHECK: main.arg2 model_state "v" next=3 # tensor<8xf32>; the loss depends on it, updated without gradient
// CHECK: main.arg3 batch "arg3" dim=0 # tensor<8x4xf32>
// CHECK: main.result2 model_state "u" # tensor<4xf32>; a state that the step overwrites without reading it
func.func public @main(%w: tensor<4x8xf32> {tf.aliasing_output = 0 : i32}, %n: tensor<i32> {tf.aliasing_output = 1 : i32},
                       %v: tensor<8xf32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x8xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1].count"},
        tensor<4xf32> {jax.result_info = "result[1].u"}, tensor<8xf32> {jax.result_info = "result[1].v"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %wv = stablehlo.dot_general %w, %v, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8xf32>) -> tensor<4xf32>
  %wv2 = stablehlo.multiply %wv, %wv : tensor<4xf32>
  %s0 = stablehlo.reduce(%wv2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.sqrt %s0 : tensor<f32>
  %s2 = stablehlo.broadcast_in_dim %s1, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %u = stablehlo.divide %wv, %s2 : tensor<4xf32>
  %v1 = stablehlo.dot_general %u, %w, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  %s3 = stablehlo.broadcast_in_dim %s1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %h0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %h = stablehlo.divide %h0, %s3 : tensor<8x8xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x8xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x8xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  return %w1, %n1, %u, %v1, %loss : tensor<4x8xf32>, tensor<i32>, tensor<4xf32>, tensor<8xf32>, tensor<f32>
}

//--- memory.mlir
// The last gradient and a memory of their changes, of which one place is overwritten; the loss at the new parameter is
// returned first, beside the loss.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state "grad" next=1 {{.*}}a parameter's new value depends on it, the loss does not
// CHECK: main.arg2 opt_state "memory" next=2 {{.*}}a parameter's new value depends on it, the loss does not
// CHECK: main.arg3 batch
// CHECK: main.arg4 batch
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %memory: tensor<2x4x3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>, %y: tensor<8x3xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1].grad"},
        tensor<2x4x3xf32> {jax.result_info = "result[1].memory"}, tensor<f32> {jax.result_info = "result[2].value"},
        tensor<f32> {jax.result_info = "result[3]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8x3xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %change = stablehlo.subtract %g, %last : tensor<4x3xf32>
  %place = stablehlo.reshape %change : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
  %memory1 = stablehlo.dynamic_update_slice %memory, %place, %c, %c, %c : (tensor<2x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x3xf32>
  %k = stablehlo.dot_general %memory1, %g, contracting_dims = [1, 2] x [0, 1] : (tensor<2x4x3xf32>, tensor<4x3xf32>) -> tensor<2xf32>
  %d0 = stablehlo.dot_general %k, %memory1, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2x4x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.subtract %g, %d0 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %d : tensor<4x3xf32>
  %5 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %6 = stablehlo.subtract %5, %y : tensor<8x3xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<8x3xf32>
  %value = stablehlo.reduce(%7 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %g, %memory1, %value, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<2x4x3xf32>, tensor<f32>, tensor<f32>
}

//--- ahead.mlir
// Nesterov's step: both new values are the point ahead less its gradient, and the old parameter takes part in the new point
// ahead only. The tree tells which is which.
// CHECK: main.arg0 {{.*}} next=0
// CHECK: main.arg1 step {{.*}} next=1
// CHECK: main.arg2 param "velocity" next=2
func.func public @main(%p: tensor<5xf32> {tf.aliasing_output = 0 : i32}, %n: tensor<i32> {tf.aliasing_output = 1 : i32},
                       %ahead: tensor<5xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x5xf32>, %y: tensor<8xf32>)
    -> (tensor<5xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1].count"},
        tensor<5xf32> {jax.result_info = "result[1].velocity"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<5xf32>
  %0 = stablehlo.dot_general %x, %ahead, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8xf32>) -> tensor<5xf32>
  %p1 = stablehlo.subtract %ahead, %g : tensor<5xf32>
  %3 = stablehlo.subtract %p1, %p : tensor<5xf32>
  %4 = stablehlo.multiply %half, %3 : tensor<5xf32>
  %ahead1 = stablehlo.add %p1, %4 : tensor<5xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  return %p1, %n1, %ahead1, %loss : tensor<5xf32>, tensor<i32>, tensor<5xf32>, tensor<f32>
}

//--- ahead-flat.mlir
// The same without a tree: asked for, not swapped.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step
// CHECK: main.arg0 ? # tensor<5xf32>; could be a state with next=0
// CHECK: main.arg1 ? # tensor<5xf32>; could be a state with next=1
func.func public @main(%p: tensor<5xf32>, %ahead: tensor<5xf32>, %x: tensor<8x5xf32>, %y: tensor<8xf32>)
    -> (tensor<5xf32>, tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<5xf32>
  %0 = stablehlo.dot_general %x, %ahead, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8xf32>) -> tensor<5xf32>
  %p1 = stablehlo.subtract %ahead, %g : tensor<5xf32>
  %3 = stablehlo.subtract %p1, %p : tensor<5xf32>
  %4 = stablehlo.multiply %half, %3 : tensor<5xf32>
  %ahead1 = stablehlo.add %p1, %4 : tensor<5xf32>
  return %p1, %ahead1, %loss : tensor<5xf32>, tensor<5xf32>, tensor<f32>
}

//--- features.mlir
// A Gaussian process: its matrix is a sum over features too, but with these sharded every rank would do all the rest, and no
// gradient would be a sum over ranks.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch "arg1" dim=0 # tensor<6x4xf32>
// CHECK: main.arg2 batch "arg2" dim=0 # tensor<6xf32>
func.func public @main(%a: tensor<f32> {tf.aliasing_output = 0 : i32}, %x: tensor<6x4xf32>, %y: tensor<6xf32>)
    -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<f32>
  %m = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x6xf32>
  %as = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<6x6xf32>
  %k = stablehlo.multiply %as, %m : tensor<6x6xf32>
  %l = stablehlo.cholesky %k, lower = true : tensor<6x6xf32>
  %ys = stablehlo.broadcast_in_dim %y, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
  %ly = stablehlo.multiply %l, %ys : tensor<6x6xf32>
  %loss = stablehlo.reduce(%ly init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
  %gk = stablehlo.multiply %l, %m : tensor<6x6xf32>
  %g = stablehlo.reduce(%gk init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
  %d = stablehlo.multiply %rate, %g : tensor<f32>
  %a1 = stablehlo.subtract %a, %d : tensor<f32>
  return %a1, %loss : tensor<f32>, tensor<f32>
}

//--- chain.mlir
// A sum of gradients that only the next value of a scale reads, which the parameter's does: an optimizer's, one step later.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state "arg1" next=1 {{.*}}a parameter's new value depends on it, the loss does not
// CHECK: main.arg2 opt_state "arg2" next=2 {{.*}}a parameter's new value depends on it, the loss does not
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %scale: tensor<4xf32> {tf.aliasing_output = 1 : i32},
                       %sum: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>, %y: tensor<8xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %d = stablehlo.multiply %scale, %g : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %d : tensor<4xf32>
  %sum1 = stablehlo.add %sum, %g : tensor<4xf32>
  %error = stablehlo.subtract %g, %sum : tensor<4xf32>
  %error2 = stablehlo.multiply %error, %error : tensor<4xf32>
  %scale1 = stablehlo.add %scale, %error2 : tensor<4xf32>
  return %w1, %scale1, %sum1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

//--- linear.mlir
// A loss that is linear in the rows: the gradient is a sum that forward made, and the rows are the batch all the same.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch "arg1" dim=0
func.func public @main(%p: tensor<4x3xf32>, %x: tensor<6x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.01> : tensor<4x3xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %wide = stablehlo.broadcast_in_dim %sum, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
  %product = stablehlo.multiply %p, %wide : tensor<4x3xf32>
  %loss = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %step = stablehlo.multiply %wide, %rate : tensor<4x3xf32>
  %new = stablehlo.subtract %p, %step : tensor<4x3xf32>
  return %new, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- straight.mlir
// A parameter and what it was at first make both new values (what it was is copied at the first step); a count stands between
// them, among arguments and results, and so does neither cross it.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 step {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// TWISTED: main.arg0 ? {{.*}}next=
// TWISTED: main.arg2 ? {{.*}}next=
func.func public @main(%w: tensor<4x3xf32>, %count: tensor<i32>, %first: tensor<4x3xf32>, %tick: tensor<i32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %isFirst = stablehlo.compare EQ, %count, %none : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %first1 = stablehlo.select %isFirst, %w, %first : tensor<i1>, tensor<4x3xf32>
  %w1 = stablehlo.subtract %first1, %g : tensor<4x3xf32>
  %count1 = stablehlo.add %count, %one : tensor<i32>
  %tick1 = stablehlo.add %tick, %two : tensor<i32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %count1, %first1, %tick1, %loss : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<f32>
}

//--- radius.mlir
// A radius is a quantile (here a sum) of distances in every second epoch, else what it was; the loss reads it, too. It stands
// between two known states, among arguments and results. Where data come before the next state it is asked for.
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 step {{.*}}next=2
// APART: main.arg1 ? {{.*}}next=1 or next=3
func.func public @main(%w: tensor<4x3xf32>, %radius: tensor<f32>, %epoch: tensor<i32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<f32>, tensor<i32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %far = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %r2 = stablehlo.multiply %radius, %radius : tensor<f32>
  %beyond = stablehlo.subtract %far, %r2 : tensor<f32>
  %loss = stablehlo.multiply %beyond, %beyond : tensor<f32>
  %isEven = stablehlo.compare EQ, %epoch, %none : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %radius1 = stablehlo.select %isEven, %far, %radius : tensor<i1>, tensor<f32>
  %epoch1 = stablehlo.add %epoch, %one : tensor<i32>
  return %w1, %radius1, %epoch1, %loss : tensor<4x3xf32>, tensor<f32>, tensor<i32>, tensor<f32>
}
