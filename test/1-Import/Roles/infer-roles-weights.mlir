// Numbers that are given and weigh a loss, or are added to it, are no states; numbers and shares that are trained.
// RUN: split-file %s %t
// RUN: zero-opt %t/weighed.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/weighed.mlir
// RUN: sed 's/ {tf.aliasing_output = 0 : i32}//' %t/weighed.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/weighed.mlir
// An average has no such weight.
// RUN: sed 's/%norm, %c : tensor<f32>/%decay, %c : tensor<f32>/' %t/weighed.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/weighed.mlir --check-prefix=AVERAGE
// The loss alone is scaled, or a number added to it: it could be summed up over steps, and is asked for.
// RUN: sed 's/add %d2s, %held/multiply %d2s, %c/' %t/weighed.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/weighed.mlir --check-prefix=ASKED
// RUN: sed 's/add %d2s, %held/add %d2s, %c/' %t/weighed.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/weighed.mlir --check-prefix=ASKED
// What the loss is divided by is replaced by no part of its own inverse; a numerator may be.
// RUN: sed 's/add %d2s, %held/divide %d2s, %c/' %t/weighed.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/weighed.mlir
// RUN: sed 's/add %d2s, %held/divide %c, %d2s/' %t/weighed.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/weighed.mlir --check-prefix=ASKED
// A limit of the loss, or the largest loss so far: it is asked for.
// RUN: sed 's/add %d2s, %held/maximum %d2s, %c/' %t/weighed.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/weighed.mlir --check-prefix=ASKED
// RUN: sed 's/%loss = stablehlo.add %d2s, %held/%away = stablehlo.subtract %d2s, %c : tensor<f32>\n %far = stablehlo.abs %away : tensor<f32>\n %loss = stablehlo.add %far, %c/' %t/weighed.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/weighed.mlir --check-prefix=ASKED
// RUN: zero-opt %t/pulled.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/pulled.mlir
// RUN: zero-opt %t/projected.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/projected.mlir
// RUN: zero-opt %t/last.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/last.mlir

//--- weighed.mlir
// loss = squares + c * norm of the parameters.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 scalar
// CHECK: main.arg2 batch
// CHECK: main.result1 metric "loss"
// AVERAGE: main.arg1 {{.*}}next=1
// ASKED: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step
// ASKED: main.arg1 ? {{.*}}could be a state with next=1, or no state
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %c: tensor<f32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.9> : tensor<f32>
  %d = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x3xf32>
  %d2s = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %w2 = stablehlo.multiply %w, %w : tensor<4x3xf32>
  %norm = stablehlo.reduce(%w2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %held = stablehlo.multiply %norm, %c : tensor<f32>
  %loss = stablehlo.add %d2s, %held : tensor<f32>
  %g = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- pulled.mlir
// A number with a gradient that is a sum over rows, and that is pulled towards a given one: c - b is no average of c.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 scalar
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %b: tensor<f32> {tf.aliasing_output = 1 : i32}, %c: tensor<f32>, %x: tensor<8x4xf32>)
    -> (tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.125> : tensor<f32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y = stablehlo.add %h, %bs : tensor<8xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gb = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8xf32>) -> tensor<4xf32>
  %away = stablehlo.subtract %c, %b : tensor<f32>
  %pull = stablehlo.multiply %rate, %away : tensor<f32>
  %b0 = stablehlo.add %b, %pull : tensor<f32>
  %b1 = stablehlo.subtract %b0, %gb : tensor<f32>
  %w1 = stablehlo.subtract %w, %gw : tensor<4xf32>
  return %w1, %b1, %loss : tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- projected.mlir
// Weights of losses that are trained: a gradient is added to them before they are divided by their sum. It reads none of them.
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<3xf32> {tf.aliasing_output = 1 : i32},
                       %m: tensor<3xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %losses = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %each = stablehlo.multiply %a, %losses : tensor<3xf32>
  %loss = stablehlo.reduce(%each init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %kept = stablehlo.multiply %decay, %m : tensor<3xf32>
  %m1 = stablehlo.add %kept, %losses : tensor<3xf32>
  %raw = stablehlo.subtract %a, %m1 : tensor<3xf32>
  %sum = stablehlo.reduce(%raw init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %sum, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %a1 = stablehlo.divide %raw, %all : tensor<3xf32>
  %scale = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %hs = stablehlo.multiply %h, %scale : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %hs, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %a1, %m1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<f32>
}

//--- last.mlir
// Parameters are returned as they are, to be the last ones at the next step; of these a rate is made by sums. They do not stay.
// CHECK: main.arg0 param {{.*}}next=1
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %way = stablehlo.subtract %w, %last : tensor<4x3xf32>
  %way2 = stablehlo.multiply %way, %way : tensor<4x3xf32>
  %far = stablehlo.reduce(%way2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %rate = stablehlo.broadcast_in_dim %far, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %step = stablehlo.multiply %rate, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %step : tensor<4x3xf32>
  return %w, %w1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}
