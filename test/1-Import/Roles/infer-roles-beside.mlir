// What stands beside a gradient or a loss: what a compressed gradient leaves for the next one, a distance between weights, the
// losses of tasks in a vector; beside rows: rows along another dimension, more of them, weights of rows with as many columns.
// RUN: split-file %s %t
// RUN: zero-opt %t/residue.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/residue.mlir
// RUN: zero-opt %t/distance.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/distance.mlir
// RUN: zero-opt %t/tasks.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/tasks.mlir
// RUN: zero-opt %t/compared.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/compared.mlir
// RUN: not zero-opt %t/limit.mlir --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/limit.mlir
// RUN: zero-opt %t/bound.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/bound.mlir
// RUN: zero-opt %t/layouts.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/layouts.mlir
// RUN: zero-opt %t/points.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/points.mlir
// RUN: zero-opt %t/columns.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/columns.mlir

//--- residue.mlir
// full = g + e, p - low(full), full - low(full): sums of the residue are read, and no loss of it.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 batch
func.func public @main(%w: tensor<4x3xf32>, %e: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %full = stablehlo.add %g, %e : tensor<4x3xf32>
  %size = stablehlo.abs %full : tensor<4x3xf32>
  %all = stablehlo.reduce(%size init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %alls = stablehlo.broadcast_in_dim %all, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %sign = stablehlo.sign %full : tensor<4x3xf32>
  %low = stablehlo.multiply %sign, %alls : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %low : tensor<4x3xf32>
  %e1 = stablehlo.subtract %full, %low : tensor<4x3xf32>
  return %w1, %e1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- distance.mlir
// The loss of data, and the distance to given weights, of which less is computed: the batch is found by the first.
// CHECK: main.arg0 param
// CHECK: main.arg1 frozen
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.result1 metric "loss"
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %start: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1][0]"},
        tensor<f32> {jax.result_info = "result[1][1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h1 = stablehlo.tanh %h : tensor<8x3xf32>
  %h2 = stablehlo.multiply %h1, %h1 : tensor<8x3xf32>
  %h3 = stablehlo.exponential %h2 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h3 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %away = stablehlo.subtract %w, %start : tensor<4x3xf32>
  %away2 = stablehlo.multiply %away, %away : tensor<4x3xf32>
  %pull = stablehlo.reduce(%away2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %dh = stablehlo.multiply %h3, %h1 : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %both = stablehlo.add %g, %away : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %both : tensor<4x3xf32>
  return %w1, %loss, %pull : tensor<4x3xf32>, tensor<f32>, tensor<f32>
}

//--- tasks.mlir
// Losses in a vector, and as the only number the angle of their gradients, which is no sum over rows.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
func.func public @main(%w: tensor<4x2xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x2xf32> {jax.result_info = "result[0]"}, tensor<2xf32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x2xf32>) -> tensor<8x2xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x2xf32>
  %losses = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<2xf32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x2xf32>) -> tensor<4x2xf32>
  %one = stablehlo.slice %g [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
  %two = stablehlo.slice %g [0:4, 1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
  %product = stablehlo.multiply %one, %two : tensor<4x1xf32>
  %angle = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x1xf32>, tensor<f32>) -> tensor<f32>
  %angles = stablehlo.broadcast_in_dim %angle, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
  %turned = stablehlo.multiply %g, %angles : tensor<4x2xf32>
  %w1 = stablehlo.subtract %w, %turned : tensor<4x2xf32>
  return %w1, %losses, %angle : tensor<4x2xf32>, tensor<2xf32>, tensor<f32>
}

//--- compared.mlir
// The loss of the last step, given back where it stands, is compared with that of this one; weights as they were stay with it.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
// CHECK: main.arg2 opt_state {{.*}}next=2
// CHECK: main.arg3 batch
func.func public @main(%w: tensor<4x3xf32>, %t: tensor<f32>, %last: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %move = stablehlo.multiply %g, %ts : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %move : tensor<4x3xf32>
  %worse = stablehlo.compare GT, %loss, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %t1 = stablehlo.add %t, %one : tensor<f32>
  %t2 = stablehlo.select %worse, %one, %t1 : tensor<i1>, tensor<f32>
  return %w1, %t2, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>
}

//--- limit.mlir
// The same, not donated: it may as well be a limit of the loss, which stays as it is.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument
// CHECK: main.arg2 ? # tensor<f32>; could be a state with next=2
func.func public @main(%w: tensor<4x3xf32>, %t: tensor<f32>, %last: tensor<f32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %move = stablehlo.multiply %g, %ts : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %move : tensor<4x3xf32>
  %worse = stablehlo.compare GT, %loss, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %t1 = stablehlo.add %t, %one : tensor<f32>
  %t2 = stablehlo.select %worse, %one, %t1 : tensor<i1>, tensor<f32>
  return %w1, %t2, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>
}

//--- bound.mlir
// A norm that is cut to a bound, and returned beside the loss: the bound stays as it is.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 scalar
// CHECK: main.result1 metric
// CHECK: main.result2 metric "loss"
func.func public @main(%w: tensor<8x4xf32>, %max: tensor<f32>, %x: tensor<16x8xf32>, %y: tensor<16x4xf32>) -> (tensor<8x4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %d = stablehlo.subtract %h, %y : tensor<16x4xf32>
  %dd = stablehlo.multiply %d, %d : tensor<16x4xf32>
  %loss = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
  %gg = stablehlo.multiply %g, %g : tensor<8x4xf32>
  %n2 = stablehlo.reduce(%gg init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %n = stablehlo.sqrt %n2 : tensor<f32>
  %big = stablehlo.compare GT, %n, %max : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %r = stablehlo.divide %max, %n : tensor<f32>
  %s = stablehlo.select %big, %r, %one : tensor<i1>, tensor<f32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
  %gs = stablehlo.multiply %g, %sb : tensor<8x4xf32>
  %w1 = stablehlo.subtract %w, %gs : tensor<8x4xf32>
  return %w1, %n, %loss : tensor<8x4xf32>, tensor<f32>, tensor<f32>
}

//--- layouts.mlir
// [features, more, batch] and [classes, batch]: one batch, along two dimensions.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=2
// CHECK: main.arg2 batch "arg2" dim=1
func.func public @main(%w: tensor<3x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<4x5x8xf32>, %y: tensor<3x8xf32>)
    -> (tensor<3x4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x5x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  %h = stablehlo.dot_general %w, %m, contracting_dims = [1] x [0] : (tensor<3x4xf32>, tensor<4x8xf32>) -> tensor<3x8xf32>
  %d = stablehlo.subtract %h, %y : tensor<3x8xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<3x8xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %d, %m, contracting_dims = [1] x [1] : (tensor<3x8xf32>, tensor<4x8xf32>) -> tensor<3x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<3x4xf32>
  return %w1, %loss : tensor<3x4xf32>, tensor<f32>
}

//--- points.mlir
// Sixteen points with a weight for each, which follows their residual, and eight on the boundary.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch_state "{{[^"]*}}" next=1 dim=0
// CHECK: main.arg2 batch "arg2" dim=0 # tensor<16x4xf32>
// CHECK: main.arg3 batch "arg3" dim=0 # tensor<8x4xf32>
func.func public @main(%w: tensor<4x1xf32> {tf.aliasing_output = 0 : i32}, %weights: tensor<16x1xf32> {tf.aliasing_output = 1 : i32},
                       %inside: tensor<16x4xf32>, %edge: tensor<8x4xf32>)
    -> (tensor<4x1xf32> {jax.result_info = "result[0]"}, tensor<16x1xf32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.875> : tensor<16x1xf32>
  %r = stablehlo.dot_general %inside, %w, contracting_dims = [1] x [0] : (tensor<16x4xf32>, tensor<4x1xf32>) -> tensor<16x1xf32>
  %b = stablehlo.dot_general %edge, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %wr = stablehlo.multiply %r, %weights : tensor<16x1xf32>
  %r2 = stablehlo.multiply %wr, %wr : tensor<16x1xf32>
  %b2 = stablehlo.multiply %b, %b : tensor<8x1xf32>
  %l1 = stablehlo.reduce(%r2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x1xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.reduce(%b2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l1, %l2 : tensor<f32>
  %dr = stablehlo.multiply %wr, %weights : tensor<16x1xf32>
  %g1 = stablehlo.dot_general %inside, %dr, contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x1xf32>) -> tensor<4x1xf32>
  %g2 = stablehlo.dot_general %edge, %b, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<4x1xf32>
  %g = stablehlo.add %g1, %g2 : tensor<4x1xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x1xf32>
  %size = stablehlo.abs %r : tensor<16x1xf32>
  %old = stablehlo.multiply %decay, %weights : tensor<16x1xf32>
  %weights1 = stablehlo.add %old, %size : tensor<16x1xf32>
  return %w1, %weights1, %loss : tensor<4x1xf32>, tensor<16x1xf32>, tensor<f32>
}

//--- columns.mlir
// Frozen weights with as many columns as there are rows, which meet one given picture too: the picture is no row, and its
// product with them no work on rows that were left out.
// CHECK: main.arg0 param
// CHECK: main.arg1 frozen {{.*}}tensor<4x8xf32>
// CHECK: main.arg2 frozen {{.*}}tensor<5x4xf32>
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %features: tensor<4x8xf32>, %style: tensor<5x4xf32>,
                       %x: tensor<8x4xf32>)
    -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.dot_general %style, %features, contracting_dims = [1] x [0] : (tensor<5x4xf32>, tensor<4x8xf32>) -> tensor<5x8xf32>
  %mean = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x8xf32>, tensor<f32>) -> tensor<8xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %f = stablehlo.dot_general %h, %features, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %d = stablehlo.subtract %f, %means : tensor<8x8xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<8x8xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %dh = stablehlo.dot_general %d, %features, contracting_dims = [1] x [1] : (tensor<8x8xf32>, tensor<4x8xf32>) -> tensor<8x4xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
