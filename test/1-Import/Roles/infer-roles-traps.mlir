// What misleads: donation pairs by shape, arguments vanish, weights stay, users shard.
// RUN: split-file %s %t
// RUN: zero-opt %t/aliased-loss.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/aliased-loss.mlir
// RUN: zero-opt %t/first-come.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/first-come.mlir
// RUN: zero-opt %t/overwritten.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/overwritten.mlir
// RUN: zero-opt %t/gradients.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/gradients.mlir
// RUN: zero-opt %t/no-loss.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/no-loss.mlir
// RUN: zero-opt %t/time-major.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/time-major.mlir
// RUN: zero-opt %t/sharded.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/sharded.mlir
// RUN: not zero-opt %t/sharded.mlir --zero-infer-roles=batch=arg1:1 2>&1 | FileCheck %t/sharded.mlir --check-prefix=OTHER
// RUN: zero-opt %t/masters-of-signs.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/masters-of-signs.mlir
// RUN: not zero-opt %t/aliases.mlir --zero-infer-roles 2>&1 | FileCheck %t/aliases.mlir
// RUN: not zero-opt %t/contradiction.mlir --zero-infer-roles=roles=%t/contradiction.roles 2>&1 | FileCheck %t/contradiction.mlir
// RUN: not zero-opt %t/permuted.mlir --zero-infer-roles 2>&1 | FileCheck %t/permuted.mlir

//--- aliased-loss.mlir
// A donated scale has the loss's type, so JAX pairs the two; the scale is replaced by what depends on it alone.
// CHECK: main.arg0 model_state "arg0" next=2
// CHECK: main.arg1 param "arg1" next=1
// CHECK: main.result0 metric "loss"
func.func public @main(%s: tensor<f32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %x: tensor<8x4xf32>) -> (tensor<f32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.multiply %2, %s : tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %s1 = stablehlo.multiply %s, %two : tensor<f32>
  return %loss, %w1, %s1 : tensor<f32>, tensor<4x3xf32>, tensor<f32>
}

//--- first-come.mlir
// step(p, m, v) -> (loss, m', v', p'): p aliases m'.
// CHECK: main.arg0 param "arg0" next=3
// CHECK: main.arg1 opt_state "arg1" next=1 of="arg0"
// CHECK: main.arg2 opt_state "arg2" next=2 of="arg0"
func.func public @main(%p: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}, %m: tensor<4x3xf32> {tf.aliasing_output = 2 : i32},
                       %v: tensor<4x3xf32> {tf.aliasing_output = 3 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %m, %b : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %v0 = stablehlo.multiply %v, %b : tensor<4x3xf32>
  %v1 = stablehlo.add %v0, %g2 : tensor<4x3xf32>
  %u = stablehlo.divide %m1, %v1 : tensor<4x3xf32>
  %p1 = stablehlo.subtract %p, %u : tensor<4x3xf32>
  return %loss, %m1, %v1, %p1 : tensor<f32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

//--- overwritten.mlir
// The last gradient replaces its argument by its place in the tree; one that is never read has no argument any more.
// CHECK: main.arg0 step "count" next=0
// CHECK: main.arg1 opt_state "last" next=1
// CHECK: main.arg2 param "w" next=3
// CHECK: main.arg3 batch
// CHECK: main.result2 model_state "norm" # tensor<f32>; a state that the step overwrites without reading it
func.func public @main(%n: tensor<i32>, %last: tensor<4x3xf32>, %w: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<i32> {jax.result_info = "result[0]['count']"}, tensor<4x3xf32> {jax.result_info = "result[0]['last']"},
        tensor<f32> {jax.result_info = "result[0]['norm']"}, tensor<4x3xf32> {jax.result_info = "result[0]['w']"},
        tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %norm = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %d = stablehlo.subtract %g, %last : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %d : tensor<4x3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  return %n1, %g, %norm, %w1, %loss : tensor<i32>, tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>, tensor<f32>
}

//--- gradients.mlir
// A gradient with decay reads its parameter element by element, but keeps little of it: no update.
// CHECK: main.arg0 const "arg0"
// CHECK: main.arg1 const "arg1"
// CHECK: main.result1 output
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<f32>, tensor<4x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.01> : tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.multiply %w, %decay : tensor<4x3xf32>
  %gd = stablehlo.add %g, %d : tensor<4x3xf32>
  return %loss, %gd : tensor<f32>, tensor<4x3xf32>
}

//--- no-loss.mlir
// Nothing but the state comes back.
// CHECK: main.arg0 param "arg0" next=0
// CHECK: main.arg1 opt_state "arg1" next=1
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>) {
  %b = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %m, %b : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %m1 : tensor<4x3xf32>
  return %w1, %m1 : tensor<4x3xf32>, tensor<4x3xf32>
}

//--- time-major.mlir
// The first dimension is read piece by piece; the second can be sharded.
// CHECK: main.arg1 batch "arg1" dim=1
func.func public @main(%w: tensor<4x4xf32>, %x: tensor<2x8x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %x0 = stablehlo.slice %x [0:1, 0:8, 0:4] : (tensor<2x8x4xf32>) -> tensor<1x8x4xf32>
  %x1 = stablehlo.slice %x [1:2, 0:8, 0:4] : (tensor<2x8x4xf32>) -> tensor<1x8x4xf32>
  %a = stablehlo.reshape %x0 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  %b = stablehlo.reshape %x1 : (tensor<1x8x4xf32>) -> tensor<8x4xf32>
  %0 = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %1 = stablehlo.add %0, %b : tensor<8x4xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x4xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %a, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}

//--- sharded.mlir
// Two arguments could be the batch, each alone; the user sharded one.
// CHECK: main.arg1 batch "arg1" dim=0
// CHECK: main.arg2 frozen "arg2"
// OTHER: error: the role of argument 1 of 'main' says dim=1, but its sharding splits dimension 0 over 4 devices; take one of the two away
func.func public @main(%p: tensor<3xf32>, %x: tensor<8x3xf32> {mhlo.sharding = "{devices=[4,1]<=[4]}"}, %y: tensor<6x3xf32>)
    -> (tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %1 = stablehlo.dot_general %y, %p, contracting_dims = [1] x [0] : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6xf32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %2, %3 : tensor<f32>
  %gx = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %gy = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x3xf32>, tensor<f32>) -> tensor<3xf32>
  %g = stablehlo.add %gx, %gy : tensor<3xf32>
  %4 = stablehlo.subtract %p, %g : tensor<3xf32>
  return %4, %loss : tensor<3xf32>, tensor<f32>
}

//--- aliases.mlir
// CHECK: error: argument 0 of 'main' has tf.aliasing_output = 2 : i32, expected one of the results 0 to 0
func.func public @main(%x: tensor<4xf32> {tf.aliasing_output = 2 : i32}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

//--- contradiction.mlir
// CHECK: contradiction.roles:1: main.arg0 is opt_state "w" next=0, but given as param "w" next=0; take one of the two away
func.func public @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- contradiction.roles
main.arg0 opt_state "w" next=0

//--- permuted.mlir
// Rows in the order that another argument gives, or a table with as many entries: that is asked for.
// CHECK: error: the roles of 'main' cannot be inferred: arg1 has as many rows as arg2, but 'stablehlo.gather' needs all of them on every rank; name the batch
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>, %order: tensor<8x1xi32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = "stablehlo.gather"(%x, %order) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<8x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %0 = stablehlo.dot_general %y, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %y, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- masters-of-signs.mlir
// The gradient of an absolute error reads its parameter in a predicate alone. That the master is added to says what it is.
// CHECK: main.arg0 param "{{.*}}" next=0
// CHECK: main.arg1 opt_state "{{.*}}" next=1
func.func public @main(%w: tensor<4x3xbf16> {tf.aliasing_output = 0 : i32}, %master: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>, %y: tensor<8x3xf32>)
    -> (tensor<4x3xbf16>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %up = stablehlo.constant dense<0.1> : tensor<8x3xf32>
  %down = stablehlo.constant dense<-0.1> : tensor<8x3xf32>
  %wide = stablehlo.convert %w : (tensor<4x3xbf16>) -> tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %wide, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8x3xf32>
  %2 = stablehlo.abs %1 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.compare GT, %0, %y : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x3xi1>
  %4 = stablehlo.select %3, %up, %down : tensor<8x3xi1>, tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %4, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %5 = stablehlo.convert %g : (tensor<4x3xf32>) -> tensor<4x3xbf16>
  %6 = stablehlo.convert %5 : (tensor<4x3xbf16>) -> tensor<4x3xf32>
  %7 = stablehlo.subtract %master, %6 : tensor<4x3xf32>
  %8 = stablehlo.convert %7 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
  return %8, %7, %loss : tensor<4x3xbf16>, tensor<4x3xf32>, tensor<f32>
}
