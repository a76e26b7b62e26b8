// What is reported of rows, statistics that are added up, states that are kept by a choice, or written between others,
// rates that are given and written down, rows that all meet rows of their type: what was taken for something else once.
// RUN: split-file %s %t
// RUN: zero-opt %t/rows.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/rows.mlir
// RUN: zero-opt %t/statistics.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/statistics.mlir
// RUN: zero-opt %t/kept.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/kept.mlir
// RUN: zero-opt %t/between.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/between.mlir
// RUN: zero-opt %t/given.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/given.mlir
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/pairs.mlir
// RUN: zero-opt %t/branch.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/branch.mlir
// RUN: zero-opt %t/twice.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/twice.mlir
// RUN: sed 's/%n: tensor<i32>/%n: tensor<i32> {tf.aliasing_output = 3 : i32}/' %t/twice.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/twice.mlir --check-prefix=GIVEN
// RUN: sed 's/return %w1, %n1, %loss, %n1/return %w1, %n1, %loss, %n2/' %t/twice.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/twice.mlir --check-prefix=OTHER
// RUN: not zero-opt %t/features.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/features.mlir

//--- rows.mlir
// A loss for each row, times the row's weight; the difference of each row, of which two arguments are kept: none of them is
// a state, they stand beside the loss.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch "arg1" dim=0 # tensor<8x4xf32>
// CHECK: main.arg2 batch "arg2" dim=0 # tensor<8xf32>
// CHECK: main.arg3 batch "arg3" dim=0 # tensor<8xf32>
// CHECK: main.arg4 batch "arg4" dim=0 # tensor<8xf32>
// CHECK: main.result2 output {{.*}}dim=0
// CHECK: main.result3 output {{.*}}dim=0
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x4xf32>, %weight: tensor<8xf32>,
                       %reward: tensor<8xf32>, %last: tensor<8xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]['loss']"},
        tensor<8xf32> {jax.result_info = "result[1]['rows']"}, tensor<8xf32> {jax.result_info = "result[1]['td']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %each = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
  %rows = stablehlo.multiply %each, %weight : tensor<8xf32>
  %next = stablehlo.multiply %last, %each : tensor<8xf32>
  %td = stablehlo.add %reward, %next : tensor<8xf32>
  %both = stablehlo.add %rows, %td : tensor<8xf32>
  %loss = stablehlo.reduce(%both init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.add %weight, %last : tensor<8xf32>
  %wide = stablehlo.broadcast_in_dim %all, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %dh = stablehlo.multiply %h, %wide : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss, %rows, %td : tensor<4x3xf32>, tensor<f32>, tensor<8xf32>, tensor<8xf32>
}

//--- statistics.mlir
// A normaliser: mean + rate * (mean of rows - mean), and squares that are added up; the loss reads both.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1 {{.*}}the loss depends on it, updated without gradient
// CHECK: main.arg2 model_state {{.*}}next=2 {{.*}}the loss depends on it, updated without gradient
// CHECK: main.arg3 batch
func.func public @main(%w: tensor<4x3xf32>, %mean: tensor<4xf32>, %squares: tensor<4xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]"},
        tensor<4xf32> {jax.result_info = "result[2]"}, tensor<f32> {jax.result_info = "result[3]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.03125> : tensor<4xf32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %away = stablehlo.subtract %sum, %mean : tensor<4xf32>
  %move = stablehlo.multiply %rate, %away : tensor<4xf32>
  %mean1 = stablehlo.add %mean, %move : tensor<4xf32>
  %x2 = stablehlo.multiply %x, %x : tensor<8x4xf32>
  %sum2 = stablehlo.reduce(%x2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %squares1 = stablehlo.add %squares, %sum2 : tensor<4xf32>
  %m = stablehlo.broadcast_in_dim %mean1, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %s = stablehlo.broadcast_in_dim %squares1, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %centred = stablehlo.subtract %x, %m : tensor<8x4xf32>
  %z = stablehlo.divide %centred, %s : tensor<8x4xf32>
  %h = stablehlo.dot_general %z, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %mean1, %squares1, %loss : tensor<4x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

//--- kept.mlir
// A projection of gradients: made anew in some steps, kept in others. Nothing is added to it.
// CHECK: main.arg0 step {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1 {{.*}}a parameter's new value depends on it, the loss does not
// CHECK: main.arg2 param {{.*}}next=2
// CHECK: main.arg3 batch
func.func public @main(%n: tensor<i32> {tf.aliasing_output = 0 : i32}, %q: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %w: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<i32> {jax.result_info = "result[0]['n']"}, tensor<4x3xf32> {jax.result_info = "result[0]['q']"},
        tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gq = stablehlo.dot_general %g, %q, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %fresh = stablehlo.dot_general %g, %gq, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  %is = stablehlo.compare EQ, %n, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %q1 = stablehlo.select %is, %fresh, %q : tensor<i1>, tensor<4x3xf32>
  %r = stablehlo.dot_general %q1, %g, contracting_dims = [0] x [0] : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<3x3xf32>
  %u = stablehlo.dot_general %q1, %r, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  return %n1, %q1, %w1, %loss : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- between.mlir
// Sums of what falls on each code, and the codes, which are made of the sums alone: in their places between a parameter and
// its moment.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 model_state {{.*}}next=2 {{.*}}the loss depends on it, updated without gradient
// CHECK: main.arg3 opt_state {{.*}}next=3
// CHECK: main.arg4 batch
func.func public @main(%w: tensor<4x3xf32>, %sums: tensor<5x3xf32>, %codes: tensor<5x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<5x3xf32> {jax.result_info = "result[1]"},
        tensor<5x3xf32> {jax.result_info = "result[2]"}, tensor<4x3xf32> {jax.result_info = "result[3]"},
        tensor<f32> {jax.result_info = "result[4]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %keep = stablehlo.constant dense<0.75> : tensor<5x3xf32>
  %two = stablehlo.constant dense<2.0> : tensor<5x3xf32>
  %decay = stablehlo.constant dense<0.875> : tensor<4x3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %scores = stablehlo.dot_general %h, %codes, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8x5xf32>
  %none = stablehlo.constant dense<0.0> : tensor<8x5xf32>
  %falls = stablehlo.compare GT, %scores, %none : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xi1>
  %a = stablehlo.convert %falls : (tensor<8x5xi1>) -> tensor<8x5xf32>
  %near = stablehlo.dot_general %a, %codes, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5x3xf32>) -> tensor<8x3xf32>
  %d = stablehlo.subtract %h, %near : tensor<8x3xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x3xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %fall = stablehlo.dot_general %a, %h, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8x3xf32>) -> tensor<5x3xf32>
  %kept = stablehlo.multiply %keep, %sums : tensor<5x3xf32>
  %sums1 = stablehlo.add %kept, %fall : tensor<5x3xf32>
  %codes1 = stablehlo.divide %sums1, %two : tensor<5x3xf32>
  %g = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %decay, %m : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  return %w1, %sums1, %codes1, %m1, %loss : tensor<4x3xf32>, tensor<5x3xf32>, tensor<5x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- given.mlir
// A rate that is given from outside, and written into the optimizer's state: the argument stands behind the data, its
// result between two states.
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=3
// CHECK: main.arg3 batch
// CHECK: main.arg4 scalar "arg4" #
// CHECK: main.result2 model_state {{.*}}a state that the step overwrites without reading it
func.func public @main(%w: tensor<4x3xf32>, %m: tensor<4x3xf32>, %v: tensor<4x3xf32>, %x: tensor<8x4xf32>, %rate: tensor<f32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<4x3xf32> {jax.result_info = "result[1].m"},
        tensor<f32> {jax.result_info = "result[1].rate"}, tensor<4x3xf32> {jax.result_info = "result[1].v"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %keep = stablehlo.constant dense<0.875> : tensor<4x3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %keep, %m : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %v0 = stablehlo.multiply %keep, %v : tensor<4x3xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %v1 = stablehlo.add %v0, %g2 : tensor<4x3xf32>
  %u = stablehlo.divide %m1, %v1 : tensor<4x3xf32>
  %r = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %step = stablehlo.multiply %r, %u : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %step : tensor<4x3xf32>
  return %w1, %m1, %rate, %v1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<f32>
}

//--- pairs.mlir
// Noise and data of one type: each row of one is paired with all of the other. Both are the batch.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0 # tensor<8x4xf32>
// CHECK: main.arg2 batch "arg2" dim=0 # tensor<8x4xf32>
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x4xf32>, %noise: tensor<8x4xf32>)
    -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %noise, dims = [0, 2] : (tensor<8x4xf32>) -> tensor<8x8x4xf32>
  %b = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<8x4xf32>) -> tensor<8x8x4xf32>
  %d = stablehlo.subtract %a, %b : tensor<8x8x4xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x8x4xf32>
  %cost = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<8x8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
  %plan = stablehlo.exponential %cost : tensor<8x8xf32>
  %pair = stablehlo.dot_general %plan, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
  %out = stablehlo.dot_general %noise, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e = stablehlo.subtract %out, %pair : tensor<8x4xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x4xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %noise, %e, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- branch.mlir
// A mask, which a branch renews beside sums of something else: what it becomes there reads gradients by comparing alone.
// CHECK: main.arg0 model_state {{.*}}next=0 {{.*}}the loss depends on it, updated without gradient
// CHECK: main.arg1 step {{.*}}next=1
// CHECK: main.arg2 param {{.*}}next=2
// CHECK: main.arg3 batch
func.func public @main(%mask: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %n: tensor<i32> {tf.aliasing_output = 1 : i32},
                       %w: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['mask']"}, tensor<i32> {jax.result_info = "result[0]['n']"},
        tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<3xf32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  %none = stablehlo.constant dense<0.0> : tensor<3xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sparse = stablehlo.multiply %w, %mask : tensor<4x3xf32>
  %h = stablehlo.dot_general %x, %sparse, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gm = stablehlo.multiply %g, %mask : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %gm : tensor<4x3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  %mask1, %sums = "stablehlo.case"(%n) ({
    %is = stablehlo.compare GT, %g, %zeros : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
    %grown = stablehlo.convert %is : (tensor<4x3xi1>) -> tensor<4x3xf32>
    %more = stablehlo.multiply %mask, %grown : tensor<4x3xf32>
    %columns = stablehlo.reduce(%gm init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    stablehlo.return %more, %columns : tensor<4x3xf32>, tensor<3xf32>
  }, {
    stablehlo.return %mask, %none : tensor<4x3xf32>, tensor<3xf32>
  }) : (tensor<i32>) -> (tensor<4x3xf32>, tensor<3xf32>)
  return %mask1, %n1, %w1, %loss, %sums : tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<f32>, tensor<3xf32>
}

//--- twice.mlir
// A count that is returned as a state and written down beside the loss is one value: the first of both that is not reported, or
// the one that the donation names, replaces it. Two values are asked about.
// CHECK: main.arg1 step {{.*}}next=1
// CHECK: main.result3 metric
// GIVEN: main.arg1 step {{.*}}next=3
// OTHER: main.arg1 ? # tensor<i32>; could be a state with next=1
func.func public @main(%w: tensor<4x3xf32>, %n: tensor<i32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]['loss']"}, tensor<i32> {jax.result_info = "result[2]['step']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %two = stablehlo.constant dense<2> : tensor<i32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  %n2 = stablehlo.add %n, %two : tensor<i32>
  return %w1, %n1, %loss, %n1 : tensor<4x3xf32>, tensor<i32>, tensor<f32>, tensor<i32>
}

//--- features.mlir
// Features of rows behind the loss, the second a sum with the first, as parameters move by their moments: but no gradient
// reads the weights without the loss's data. Neither is a state in silence.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument
// CHECK: main.arg1 ? # tensor<6x4xf32>; could be a state with next=2, or no state
// CHECK: main.arg2 ? # tensor<6x4xf32>; could be a state with next=3, or no state
func.func public @main(%w: tensor<4x4xf32>, %a: tensor<6x4xf32>, %b: tensor<6x4xf32>, %x: tensor<6x4xf32>, %y: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<f32>, tensor<6x4xf32>, tensor<6x4xf32>) {
  %c0 = stablehlo.constant dense<0.0> : tensor<f32>
  %c9 = stablehlo.constant dense<0.9> : tensor<6x4xf32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %v0 = stablehlo.add %x, %a : tensor<6x4xf32>
  %v1 = stablehlo.dot_general %v0, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v2 = stablehlo.add %v1, %b : tensor<6x4xf32>
  %v3 = stablehlo.subtract %v2, %y : tensor<6x4xf32>
  %v4 = stablehlo.multiply %v3, %v3 : tensor<6x4xf32>
  %loss = stablehlo.reduce(%v4 init: %c0) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %v0, %v3, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %v5 = stablehlo.multiply %c9, %a : tensor<6x4xf32>
  %v6 = stablehlo.dot_general %b, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %v7 = stablehlo.tanh %v6 : tensor<6x4xf32>
  %f = stablehlo.add %v5, %v7 : tensor<6x4xf32>
  %q = stablehlo.add %b, %f : tensor<6x4xf32>
  %v8 = stablehlo.multiply %rate, %g : tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %v8 : tensor<4x4xf32>
  return %w1, %loss, %f, %q : tensor<4x4xf32>, tensor<f32>, tensor<6x4xf32>, tensor<6x4xf32>
}
