// RUN: split-file %s %t
// RUN: zero-opt %t/scale.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/scale.mlir
// RUN: not zero-opt %t/kept.mlir --zero-to-import=print-roles -o /dev/null 2>&1 | FileCheck %t/kept.mlir
// RUN: zero-opt %t/alone.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/alone.mlir
// RUN: zero-opt %t/shifted.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/shifted.mlir

//--- scale.mlir
// The largest values of the last steps, which move on, and a scale that is made of them for the next step: donated, and in their places.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 model_state {{.*}}next=1
// CHECK-NEXT: main.arg2 model_state {{.*}}next=2
// CHECK-NEXT: main.arg3 batch
func.func public @main(%w: tensor<5xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %s: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x5xf32>) -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ss = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %q = stablehlo.multiply %w, %ss : tensor<5xf32>
  %r = stablehlo.round_nearest_even %q : tensor<5xf32>
  %v = stablehlo.divide %r, %ss : tensor<5xf32>
  %z = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  %a = stablehlo.abs %w : tensor<5xf32>
  %m = stablehlo.reduce(%a init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %m1 = stablehlo.reshape %m : (tensor<f32>) -> tensor<1xf32>
  %rest = stablehlo.slice %h [0:3] : (tensor<4xf32>) -> tensor<3xf32>
  %h1 = stablehlo.concatenate %m1, %rest, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  %most = stablehlo.reduce(%h1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %range = stablehlo.constant dense<127.0> : tensor<f32>
  %s1 = stablehlo.divide %range, %most : tensor<f32>
  return %w1, %h1, %s1, %loss : tensor<5xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- kept.mlir
// The same where nothing is donated: the history is told by its place and by what it is made of, the scale is asked for.
// CHECK-NOT: main.arg1 ? {{.*}}could be
// CHECK: main.arg2 ? {{.*}}could be a state with next=2
func.func public @main(%w: tensor<5xf32>, %h: tensor<4xf32>, %s: tensor<f32>, %x: tensor<8x5xf32>) -> (tensor<5xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ss = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %q = stablehlo.multiply %w, %ss : tensor<5xf32>
  %r = stablehlo.round_nearest_even %q : tensor<5xf32>
  %v = stablehlo.divide %r, %ss : tensor<5xf32>
  %z = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  %a = stablehlo.abs %w : tensor<5xf32>
  %m = stablehlo.reduce(%a init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %m1 = stablehlo.reshape %m : (tensor<f32>) -> tensor<1xf32>
  %rest = stablehlo.slice %h [0:3] : (tensor<4xf32>) -> tensor<3xf32>
  %h1 = stablehlo.concatenate %m1, %rest, dim = 0 : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
  %most = stablehlo.reduce(%h1 init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %range = stablehlo.constant dense<127.0> : tensor<f32>
  %s1 = stablehlo.divide %range, %most : tensor<f32>
  return %w1, %h1, %s1, %loss : tensor<5xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- alone.mlir
// A number that is given in the place in which the loss is returned, beside the norm of the gradient, stays.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 scalar
// CHECK-NEXT: main.arg2 batch
func.func public @main(%w: tensor<5xf32>, %s: tensor<f32>, %x: tensor<8x5xf32>) -> (tensor<5xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %gg = stablehlo.multiply %g, %g : tensor<5xf32>
  %norm = stablehlo.reduce(%gg init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %ss = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %u = stablehlo.multiply %g, %ss : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<5xf32>
  return %w1, %loss, %norm : tensor<5xf32>, tensor<f32>, tensor<f32>
}

//--- shifted.mlir
// Rows that come back moved on (targets, of tokens), right behind the weights: where these are donated and they are not, they are no memory.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 batch {{.*}}dim=0
// CHECK-NEXT: main.arg2 batch {{.*}}dim=0
// CHECK-NEXT: main.result1 output {{.*}}dim=0
func.func public @main(%w: tensor<5xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x5xf32>, %y: tensor<8xf32>) -> (tensor<5xf32>, tensor<8x5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8x1xf32>
  %rest = stablehlo.slice %x [0:8, 1:5] : (tensor<8x5xf32>) -> tensor<8x4xf32>
  %moved = stablehlo.concatenate %rest, %none, dim = 1 : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<8x5xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %d = stablehlo.subtract %z, %y : tensor<8xf32>
  %dd = stablehlo.multiply %d, %d : tensor<8xf32>
  %loss = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %d, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  return %w1, %moved, %loss : tensor<5xf32>, tensor<8x5xf32>, tensor<f32>
}
