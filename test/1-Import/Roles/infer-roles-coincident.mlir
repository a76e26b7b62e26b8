// Sizes that coincide: biases, tokens and other dimensions with as many elements as there are rows are none.
// RUN: split-file %s %t
// RUN: zero-opt %t/bias.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/bias.mlir
// RUN: zero-opt %t/pairs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/pairs.mlir
// RUN: zero-opt %t/token.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/token.mlir
// RUN: zero-opt %t/times.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/times.mlir
// RUN: zero-opt %t/listed.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/listed.mlir
// RUN: zero-opt %t/classes.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/classes.mlir
// Looked up by other numbers than those that choose among the outputs it may be the rows in another order.
// RUN: sed 's/"stablehlo.gather"(%weights, %iy)/"stablehlo.gather"(%weights, %iz)/' %t/classes.mlir | not zero-opt --zero-infer-roles -o /dev/null 2>&1 | FileCheck %t/classes.mlir --check-prefix=ASKED

//--- classes.mlir
// As many classes as rows: labels choose the weight of a class as they choose an output.
// CHECK: main.arg0 param
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.arg3 batch "arg3" dim=0
// CHECK: main.arg4 batch "arg4" dim=0
// ASKED: arg1 has as many rows as arg2,arg3,arg4, but 'stablehlo.gather' needs all of them on every rank
func.func public @main(%w: tensor<4x8xf32>, %weights: tensor<8xf32>, %x: tensor<8x4xf32>, %y: tensor<8xi32>, %z: tensor<8xi32>) -> (tensor<4x8xf32>, tensor<f32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %iy = stablehlo.reshape %y : (tensor<8xi32>) -> tensor<8x1xi32>
  %iz = stablehlo.reshape %z : (tensor<8xi32>) -> tensor<8x1xi32>
  %picked = "stablehlo.gather"(%h, %iy) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<8x8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %each = "stablehlo.gather"(%weights, %iy) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<8xf32>, tensor<8x1xi32>) -> tensor<8xf32>
  %t = stablehlo.multiply %picked, %each : tensor<8xf32>
  %loss = stablehlo.reduce(%t init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %most = stablehlo.reduce(%z init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  %wide = stablehlo.broadcast_in_dim %each, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %dh = stablehlo.multiply %h, %wide : tensor<8x8xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x8xf32>
  return %w1, %loss, %most : tensor<4x8xf32>, tensor<f32>, tensor<i32>
}

//--- bias.mlir
// A frozen layer with as many outputs as there are rows, of which the step takes halves: mean and deviation of a code. Words and
// their places could be cut along time, which would leave all matmuls of the code to every rank.
// CHECK: main.arg0 param
// CHECK: main.arg1 frozen "arg1"
// CHECK: main.arg2 frozen "arg2"
// CHECK: main.arg3 batch "arg3" dim=0
// CHECK: main.arg4 batch "arg4" dim=0
// CHECK: main.arg5 frozen "arg5"
// CHECK: main.arg7 frozen "arg7"
func.func public @main(%w: tensor<4x4xf32>, %frozen: tensor<8x8xf32>, %bias: tensor<8xf32>, %x: tensor<8x4xf32>, %words: tensor<8x6x4xf32>, %places: tensor<6x4xf32>, %first: tensor<4x8xf32>, %before: tensor<8xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %f = stablehlo.dot_general %x, %first, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %shift = stablehlo.broadcast_in_dim %before, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %moved = stablehlo.add %f, %shift : tensor<8x8xf32>
  %bent = stablehlo.tanh %moved : tensor<8x8xf32>
  %c = stablehlo.dot_general %bent, %frozen, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %b = stablehlo.broadcast_in_dim %bias, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %code = stablehlo.add %c, %b : tensor<8x8xf32>
  %mean = stablehlo.slice %code [0:8, 0:4] : (tensor<8x8xf32>) -> tensor<8x4xf32>
  %spread = stablehlo.slice %code [0:8, 4:8] : (tensor<8x8xf32>) -> tensor<8x4xf32>
  %drawn = stablehlo.multiply %mean, %spread : tensor<8x4xf32>
  %at = stablehlo.broadcast_in_dim %places, dims = [1, 2] : (tensor<6x4xf32>) -> tensor<8x6x4xf32>
  %placed = stablehlo.add %words, %at : tensor<8x6x4xf32>
  %text = stablehlo.reduce(%placed init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x6x4xf32>, tensor<f32>) -> tensor<8x4xf32>
  %z = stablehlo.multiply %drawn, %text : tensor<8x4xf32>
  %h = stablehlo.dot_general %z, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x4xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- pairs.mlir
// A number for each row meets that of every other one: spread along the other's rows it is no feature.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %y: tensor<8xf32>, %other: tensor<8xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %s = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<8xf32>
  %a = stablehlo.subtract %s, %y : tensor<8xf32>
  %away = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %others = stablehlo.broadcast_in_dim %other, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
  %met = stablehlo.subtract %away, %others : tensor<8x8xf32>
  %turned = stablehlo.reverse %met, dims = [1] : tensor<8x8xf32>
  %m2 = stablehlo.multiply %turned, %met : tensor<8x8xf32>
  %loss = stablehlo.reduce(%m2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %ds = stablehlo.reduce(%turned init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
  %dh = stablehlo.broadcast_in_dim %ds, dims = [0] : (tensor<8xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %dh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- token.mlir
// Rows are mixed with those in reverse; a token that is the same for all rows meets the gradient of each.
// CHECK: main.arg0 param
// CHECK: main.arg1 param
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<3x3xf32>, %token: tensor<1x3xf32>, %x: tensor<8x3xf32>) -> (tensor<3x3xf32>, tensor<1x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %back = stablehlo.reverse %x, dims = [0] : tensor<8x3xf32>
  %mixed = stablehlo.add %x, %back : tensor<8x3xf32>
  %tokens = stablehlo.broadcast_in_dim %token, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<8x3xf32>
  %q = stablehlo.dot_general %tokens, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x3xf32>) -> tensor<8x3xf32>
  %h = stablehlo.multiply %q, %mixed : tensor<8x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<8x3xf32>
  %loss = stablehlo.reduce(%h2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %dq = stablehlo.multiply %h, %mixed : tensor<8x3xf32>
  %g = stablehlo.dot_general %tokens, %dq, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3x3xf32>
  %dt = stablehlo.dot_general %dq, %w, contracting_dims = [1] x [1] : (tensor<8x3xf32>, tensor<3x3xf32>) -> tensor<8x3xf32>
  %gs = stablehlo.reduce(%dt init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %gt = stablehlo.reshape %gs : (tensor<3xf32>) -> tensor<1x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<3x3xf32>
  %t1 = stablehlo.subtract %token, %gt : tensor<1x3xf32>
  return %w1, %t1, %loss : tensor<3x3xf32>, tensor<1x3xf32>, tensor<f32>
}

//--- times.mlir
// [micro-batch, row, time]: labels alone could be cut along time, which would leave all matmuls to every rank.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=1
// CHECK: main.arg2 batch "arg2" dim=1
func.func public @main(%w: tensor<4xf32>, %x: tensor<2x8x6x4xf32>, %y: tensor<2x8x6xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %turned = stablehlo.reverse %x, dims = [0, 2] : tensor<2x8x6x4xf32>
  %h = stablehlo.dot_general %turned, %w, contracting_dims = [3] x [0] : (tensor<2x8x6x4xf32>, tensor<4xf32>) -> tensor<2x8x6xf32>
  %back = stablehlo.reverse %y, dims = [0] : tensor<2x8x6xf32>
  %d = stablehlo.subtract %h, %back : tensor<2x8x6xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<2x8x6xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x6xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %d, %turned, contracting_dims = [0, 1, 2] x [0, 1, 2] : (tensor<2x8x6xf32>, tensor<2x8x6x4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

//--- listed.mlir
// Tokens [time, row] of a recurrence, and their labels in one list: rows of each time.
// CHECK: main.arg0 param
// CHECK: main.arg1 batch "arg1" dim=1
// CHECK: main.arg2 batch "arg2" dim=0 groups=2
func.func public @main(%w: tensor<4x4xf32>, %x: tensor<2x8x4xf32>, %y: tensor<16x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0s = stablehlo.slice %x [0:1, 0:8, 0:4] : (tensor<2x8x4xf32>) -> tensor<1x8x4xf32>
  %x0 = stablehlo.reshape %x0s : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  %x1s = stablehlo.slice %x [1:2, 0:8, 0:4] : (tensor<2x8x4xf32>) -> tensor<1x8x4xf32>
  %x1 = stablehlo.reshape %x1s : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  %h0 = stablehlo.dot_general %x0, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %in1 = stablehlo.add %x1, %h0 : tensor<8x4xf32>
  %h1 = stablehlo.dot_general %in1, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h = stablehlo.concatenate %h0, %h1, dim = 0 : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
  %d = stablehlo.subtract %h, %y : tensor<16x4xf32>
  %d2 = stablehlo.multiply %d, %d : tensor<16x4xf32>
  %loss = stablehlo.reduce(%d2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
  %d0 = stablehlo.slice %d [0:8, 0:4] : (tensor<16x4xf32>) -> tensor<8x4xf32>
  %d1 = stablehlo.slice %d [8:16, 0:4] : (tensor<16x4xf32>) -> tensor<8x4xf32>
  %g1 = stablehlo.dot_general %in1, %d1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %g0 = stablehlo.dot_general %x0, %d0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %g = stablehlo.add %g0, %g1 : tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
