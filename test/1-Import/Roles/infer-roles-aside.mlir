// What tells nothing of roles: a write in place, a weight of what is drawn, a histogram, priorities, losses in one vector.
// RUN: split-file %s %t
// RUN: zero-opt %t/ring.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/ring.mlir
// RUN: zero-opt %t/drawn.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/drawn.mlir
// RUN: zero-opt %t/counted.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/counted.mlir
// RUN: zero-opt %t/priorities.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/priorities.mlir
// RUN: sed 's/ {tf.aliasing_output = 0 : i32}//' %t/priorities.mlir | zero-opt --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/priorities.mlir
// RUN: zero-opt %t/vector.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/vector.mlir

//--- ring.mlir
// Keys of the rows, less their mean, are written into a ring of columns, which the loss reads: what stays there and what is
// written is as it was, no sum or product of it, so the ring has no gradient though the keys are made of what is trained.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1 {{.*}}updated without gradient
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %ring: tensor<3x24xf32> {tf.aliasing_output = 1 : i32},
                       %at: tensor<i32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['w']"}, tensor<3x24xf32> {jax.result_info = "result[0]['ring']"},
        tensor<i32> {jax.result_info = "result[0]['at']"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %eight = stablehlo.constant dense<8> : tensor<i32>
  %size = stablehlo.constant dense<24> : tensor<i32>
  %eighth = stablehlo.constant dense<0.125> : tensor<3xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %sum = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %mean = stablehlo.multiply %sum, %eighth : tensor<3xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %k = stablehlo.subtract %h, %means : tensor<8x3xf32>
  %kt = stablehlo.transpose %k, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
  %s = stablehlo.dot_general %h, %ring, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x24xf32>) -> tensor<8x24xf32>
  %s2 = stablehlo.multiply %s, %s : tensor<8x24xf32>
  %loss = stablehlo.reduce(%s2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x24xf32>, tensor<f32>) -> tensor<f32>
  %gh = stablehlo.dot_general %s, %ring, contracting_dims = [1] x [1] : (tensor<8x24xf32>, tensor<3x24xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %gh, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %ring1 = stablehlo.dynamic_update_slice %ring, %kt, %none, %at : (tensor<3x24xf32>, tensor<3x8xf32>, tensor<i32>, tensor<i32>) -> tensor<3x24xf32>
  %next = stablehlo.add %at, %eight : tensor<i32>
  %at1 = stablehlo.remainder %next, %size : tensor<i32>
  return %w1, %ring1, %at1, %loss : tensor<4x3xf32>, tensor<3x24xf32>, tensor<i32>, tensor<f32>
}

//--- drawn.mlir
// A frozen weight of times that the step draws has as many columns as there are rows: ranks need the rows of its product.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 frozen
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<5x8xf32> {tf.aliasing_output = 0 : i32}, %v: tensor<1x8xf32>, %key: tensor<2xui64>, %x: tensor<8x5xf32>)
    -> (tensor<5x8xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %state, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  %t = stablehlo.convert %bits : (tensor<8xui32>) -> tensor<8xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
  %e = stablehlo.dot_general %ts, %v, contracting_dims = [1] x [0] : (tensor<8x1xf32>, tensor<1x8xf32>) -> tensor<8x8xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5x8xf32>) -> tensor<8x8xf32>
  %y = stablehlo.add %h, %e : tensor<8x8xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x8xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8x8xf32>) -> tensor<5x8xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5x8xf32>
  return %w1, %loss : tensor<5x8xf32>, tensor<f32>
}

//--- counted.mlir
// A histogram of errors is added to by the rows, which it gathers: no reason to take the fields of a row for the batch.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 batch "arg2" dim=0
// CHECK: main.arg3 batch "arg3" dim=0
func.func public @main(%w: tensor<40xf32> {tf.aliasing_output = 0 : i32}, %hist: tensor<2xi32> {tf.aliasing_output = 1 : i32},
                       %ids: tensor<8x5xi32>, %y: tensor<8xf32>)
    -> (tensor<40xf32> {jax.result_info = "result[0]"}, tensor<2xi32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %wide = stablehlo.constant dense<0.0> : tensor<40xf32>
  %ones = stablehlo.constant dense<1> : tensor<8xi32>
  %at = stablehlo.reshape %ids : (tensor<8x5xi32>) -> tensor<8x5x1xi32>
  %v = "stablehlo.gather"(%w, %at) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<40xf32>, tensor<8x5x1xi32>) -> tensor<8x5xf32>
  %s = stablehlo.reduce(%v init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
  %e = stablehlo.subtract %s, %y : tensor<8xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %ge = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<8xf32>) -> tensor<8x5xf32>
  %g = "stablehlo.scatter"(%wide, %at, %ge) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<40xf32>, tensor<8x5x1xi32>, tensor<8x5xf32>) -> tensor<40xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<40xf32>
  %over = stablehlo.compare GT, %e, %none, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %bin = stablehlo.convert %over : (tensor<8xi1>) -> tensor<8xi32>
  %bins = stablehlo.reshape %bin : (tensor<8xi32>) -> tensor<8x1xi32>
  %h1 = "stablehlo.scatter"(%hist, %bins, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %sum = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<2xi32>, tensor<8x1xi32>, tensor<8xi32>) -> tensor<2xi32>
  return %w1, %h1, %loss : tensor<40xf32>, tensor<2xi32>, tensor<f32>
}

//--- priorities.mlir
// Priorities of the rows are made, element by element, of rewards and of discounts. Parameters are donated and these are not,
// nor do they stand beside states: rows. The same where nothing is donated.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 batch
// CHECK: main.arg2 batch
// CHECK: main.arg3 batch
// CHECK: main.result2 output {{.*}}dim=0
func.func public @main(%w: tensor<4x1xf32> {tf.aliasing_output = 0 : i32}, %x: tensor<8x4xf32>, %r: tensor<8xf32>, %d: tensor<8xf32>)
    -> (tensor<4x1xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %q1 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x1xf32>) -> tensor<8x1xf32>
  %q = stablehlo.reshape %q1 : (tensor<8x1xf32>) -> tensor<8xf32>
  %after = stablehlo.multiply %d, %q : tensor<8xf32>
  %target = stablehlo.add %r, %after : tensor<8xf32>
  %td = stablehlo.subtract %q, %target : tensor<8xf32>
  %p = stablehlo.abs %td : tensor<8xf32>
  %td2 = stablehlo.multiply %td, %td : tensor<8xf32>
  %loss = stablehlo.reduce(%td2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %td1 = stablehlo.reshape %td : (tensor<8xf32>) -> tensor<8x1xf32>
  %g = stablehlo.dot_general %x, %td1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x1xf32>) -> tensor<4x1xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x1xf32>
  return %w1, %loss, %p : tensor<4x1xf32>, tensor<f32>, tensor<8xf32>
}

//--- vector.mlir
// A generator meets noise alone, and the two losses are one vector, no number: it is trained all the same.
// CHECK: main.arg0 param "generator" next=0
// CHECK: main.arg1 opt_state {{.*}}next=1 of="generator"
// CHECK: main.arg2 param "judge" next=2
// CHECK: main.arg3 rng
// CHECK: main.arg4 batch "arg4" dim=0
func.func public @main(%g: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %c: tensor<3x2xf32> {tf.aliasing_output = 2 : i32}, %key: tensor<2xui64>, %x: tensor<8x3xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]['generator']"}, tensor<4x3xf32> {jax.result_info = "result[0]['m']"},
        tensor<3x2xf32> {jax.result_info = "result[0]['judge']"}, tensor<2xf32> {jax.result_info = "result[1]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %some = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %state, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8x4xui32>)
  %z = stablehlo.convert %bits : (tensor<8x4xui32>) -> tensor<8x4xf32>
  %raw = stablehlo.dot_general %z, %g, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %fake = stablehlo.tanh %raw : tensor<8x3xf32>
  %f = stablehlo.dot_general %fake, %c, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
  %r = stablehlo.dot_general %x, %c, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x2xf32>) -> tensor<8x2xf32>
  %tf = stablehlo.tanh %f : tensor<8x2xf32>
  %tr = stablehlo.tanh %r : tensor<8x2xf32>
  %lf = stablehlo.reduce(%tf init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
  %lr = stablehlo.reduce(%tr init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x2xf32>, tensor<f32>) -> tensor<f32>
  %lc = stablehlo.subtract %lr, %lf : tensor<f32>
  %l0 = stablehlo.reshape %lf : (tensor<f32>) -> tensor<1xf32>
  %l1 = stablehlo.reshape %lc : (tensor<f32>) -> tensor<1xf32>
  %losses = stablehlo.concatenate %l0, %l1, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %tf2 = stablehlo.multiply %tf, %tf : tensor<8x2xf32>
  %tr2 = stablehlo.multiply %tr, %tr : tensor<8x2xf32>
  %gx = stablehlo.dot_general %tf2, %c, contracting_dims = [1] x [1] : (tensor<8x2xf32>, tensor<3x2xf32>) -> tensor<8x3xf32>
  %gz = stablehlo.multiply %gx, %fake : tensor<8x3xf32>
  %gg = stablehlo.dot_general %z, %gz, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %old = stablehlo.multiply %m, %some : tensor<4x3xf32>
  %m1 = stablehlo.add %old, %gg : tensor<4x3xf32>
  %g1 = stablehlo.subtract %g, %m1 : tensor<4x3xf32>
  %gr = stablehlo.dot_general %x, %tr2, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x2xf32>) -> tensor<3x2xf32>
  %gf = stablehlo.dot_general %fake, %tf2, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x2xf32>) -> tensor<3x2xf32>
  %gc = stablehlo.subtract %gr, %gf : tensor<3x2xf32>
  %c1 = stablehlo.subtract %c, %gc : tensor<3x2xf32>
  return %g1, %m1, %c1, %losses : tensor<4x3xf32>, tensor<4x3xf32>, tensor<3x2xf32>, tensor<2xf32>
}
