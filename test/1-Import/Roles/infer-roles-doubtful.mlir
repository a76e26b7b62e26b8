// Results that are computed, element by element, from an argument of their type, and replace nothing; and two readings of
// one graph. Small SGD steps: %p = w - 0.1 * x^T (x w).
// RUN: split-file %s %t
// RUN: zero-opt %t/beside.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/beside.mlir
// RUN: zero-opt %t/donated.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/donated.mlir
// RUN: zero-opt %t/unchanged.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/unchanged.mlir
// RUN: zero-opt %t/last.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/last.mlir
// RUN: not zero-opt %t/alone.mlir --zero-infer-roles 2>&1 | FileCheck %t/alone.mlir
// RUN: not zero-opt %t/queue.mlir --zero-infer-roles 2>&1 | FileCheck %t/queue.mlir
// RUN: zero-opt %t/moved.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/moved.mlir
// RUN: zero-opt %t/stays.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/stays.mlir
// RUN: not zero-opt %t/contested.mlir --zero-infer-roles 2>&1 | FileCheck %t/contested.mlir
// RUN: not zero-opt %t/margin.mlir --zero-infer-roles 2>&1 | FileCheck %t/margin.mlir

//--- beside.mlir
// A rate that is scaled and returned beside the loss.
// CHECK: main.arg0 param "w" next=0
// CHECK: main.arg2 scalar "arg2" #
// CHECK: main.result2 metric "rate"
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<8x4xf32>, %r: tensor<f32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]['loss']"},
        tensor<f32> {jax.result_info = "result[1]['rate']"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %rate = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x5xf32>
  %scaled = stablehlo.multiply %r, %half : tensor<f32>
  return %p, %loss, %scaled : tensor<4x5xf32>, tensor<f32>, tensor<f32>
}

//--- donated.mlir
// States are donated, the data is not: x + f(x) is a prediction.
// CHECK: main.arg0 param "0" next=0
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.result1 output "result1" dim=0
func.func public @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x4xf32> {jax.result_info = "result[0]"}, tensor<8x4xf32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x4xf32>
  %f = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %y = stablehlo.add %x, %f : tensor<8x4xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x4xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x4xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x4xf32>
  return %p, %y, %loss : tensor<4x4xf32>, tensor<8x4xf32>, tensor<f32>
}

//--- unchanged.mlir
// The labels are handed on as they are, after everything else.
// CHECK: main.arg0 param "0" next=0
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<8x4xf32>, %t: tensor<8x5xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<8x5xf32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x5xf32>
  %f = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %y = stablehlo.subtract %f, %t : tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x5xf32>
  return %p, %loss, %t : tensor<4x5xf32>, tensor<f32>, tensor<8x5xf32>
}

//--- last.mlir
// A rate that shrinks is the last of the states, in the order of arguments and of results: it is one.
// CHECK: main.arg0 param "0" next=0
// CHECK: main.arg1 opt_state "1" next=1
func.func public @main(%w: tensor<4x5xf32>, %r: tensor<f32>, %x: tensor<8x4xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %rate = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x5xf32>
  %scaled = stablehlo.multiply %r, %half : tensor<f32>
  return %p, %scaled, %loss : tensor<4x5xf32>, tensor<f32>, tensor<f32>
}

//--- alone.mlir
// The same behind the loss, nothing donated: it is asked for.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step
// CHECK: main.arg2 ? # tensor<f32>; could be a state with next=2, or no state
func.func public @main(%w: tensor<4x5xf32>, %x: tensor<8x4xf32>, %r: tensor<f32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %rate = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x5xf32>
  %scaled = stablehlo.multiply %r, %half : tensor<f32>
  return %p, %loss, %scaled : tensor<4x5xf32>, tensor<f32>, tensor<f32>
}

//--- queue.mlir
// A queue whose elements move by one: no elementwise way leads to its next value.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step
// CHECK: main.arg1 ? # tensor<16xf32>; could be a state with next=2, or const
func.func public @main(%w: tensor<4x5xf32>, %q: tensor<16xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"},
        tensor<16xf32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x5xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %u : tensor<4x5xf32>
  %kept = stablehlo.slice %q [0:15] : (tensor<16xf32>) -> tensor<15xf32>
  %one = stablehlo.reshape %loss : (tensor<f32>) -> tensor<1xf32>
  %next = stablehlo.concatenate %one, %kept, dim = 0 : (tensor<1xf32>, tensor<15xf32>) -> tensor<16xf32>
  return %p, %loss, %next : tensor<4x5xf32>, tensor<f32>, tensor<16xf32>
}

//--- moved.mlir
// (w, last) becomes (2 w - last - g, w): the parameter's next value is the one made, and it becomes the last one itself.
// CHECK: main.arg0 param "now" next=0
// CHECK: main.arg1 opt_state "was" next=1
func.func public @main(%w: tensor<4x5xf32>, %last: tensor<4x5xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]['now']"}, tensor<4x5xf32> {jax.result_info = "result[0]['was']"},
        tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<4x5xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %ww = stablehlo.multiply %w, %two : tensor<4x5xf32>
  %d = stablehlo.subtract %ww, %last : tensor<4x5xf32>
  %p = stablehlo.subtract %d, %g : tensor<4x5xf32>
  return %p, %w, %loss : tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>
}

//--- stays.mlir
// The same graph read the other way: an average of a table that stays.
// CHECK: main.arg0 model_state "average" next=0
// CHECK: main.arg1 frozen "table" next=1
// CHECK: main.arg2 param "w" next=2
func.func public @main(%a: tensor<4x5xf32>, %t: tensor<4x5xf32>, %w: tensor<4x5xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]['average']"}, tensor<4x5xf32> {jax.result_info = "result[0]['table']"},
        tensor<4x5xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %most = stablehlo.constant dense<0.9> : tensor<4x5xf32>
  %rest = stablehlo.constant dense<0.1> : tensor<4x5xf32>
  %v = stablehlo.multiply %w, %t : tensor<4x5xf32>
  %y = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %g = stablehlo.multiply %g0, %rest : tensor<4x5xf32>
  %p = stablehlo.subtract %w, %g : tensor<4x5xf32>
  %a0 = stablehlo.multiply %a, %most : tensor<4x5xf32>
  %t0 = stablehlo.multiply %t, %rest : tensor<4x5xf32>
  %a1 = stablehlo.add %a0, %t0 : tensor<4x5xf32>
  return %a1, %t, %p, %loss : tensor<4x5xf32>, tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>
}

//--- contested.mlir
// As moved.mlir, but the results are swapped: order and what is kept speak for different pairs.
// CHECK: error: the roles of 'main' cannot be inferred: it is not clear which result replaces which argument at the next step
// CHECK: main.arg0 ? # tensor<4x5xf32>; could be a state with next=0
// CHECK: main.arg1 ? # tensor<4x5xf32>; could be a state with next=1
func.func public @main(%w: tensor<4x5xf32>, %last: tensor<4x5xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x5xf32> {jax.result_info = "result[0]['a']"}, tensor<4x5xf32> {jax.result_info = "result[0]['b']"},
        tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<4x5xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x5xf32>) -> tensor<8x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  %ww = stablehlo.multiply %w, %two : tensor<4x5xf32>
  %d = stablehlo.subtract %ww, %last : tensor<4x5xf32>
  %p = stablehlo.subtract %d, %g : tensor<4x5xf32>
  return %w, %p, %loss : tensor<4x5xf32>, tensor<4x5xf32>, tensor<f32>
}

//--- margin.mlir
// A number that stands behind the data, and a loss that it is added to, with another number beside: a margin, or losses summed up.
// CHECK: it is not clear which result replaces which argument
// CHECK: main.arg2 ? # tensor<f32>; could be a state with next=1, or no state
func.func public @main(%w: tensor<5xf32>, %x: tensor<8x5xf32>, %m: tensor<f32>) -> (tensor<5xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %sum = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %all = stablehlo.add %m, %sum : tensor<f32>
  %most = stablehlo.reduce(%z init: %zero) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  return %w1, %all, %most : tensor<5xf32>, tensor<f32>, tensor<f32>
}
