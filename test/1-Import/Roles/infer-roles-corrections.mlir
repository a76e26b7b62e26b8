// What is added to gradients in a step's own steps, what follows outputs of new values, and numbers that several results are made of.

// RUN: split-file %s %t
// RUN: zero-opt %t/corrected.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/corrected.mlir
// RUN: zero-opt %t/trained.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/trained.mlir
// RUN: zero-opt %t/centre.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/centre.mlir
// RUN: zero-opt %t/centre-trained.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/centre-trained.mlir
// RUN: zero-opt %t/rescaled.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/rescaled.mlir
// RUN: sed 's/scale1 = stablehlo.select .*/scale1 = stablehlo.multiply \x25scale, \x25total : tensor<f32>/' %t/rescaled.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/rescaled.mlir --check-prefix=DATA
// RUN: zero-opt %t/searched.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/searched.mlir
// RUN: sed 's/tf.aliasing_output = 1 : i32/jax.buffer_donor = true/' %t/searched.mlir | not zero-opt --zero-infer-roles=print-roles=true -o /dev/null 2>&1 | FileCheck %t/searched.mlir --check-prefix=DONOR
// RUN: zero-opt %t/last.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/last.mlir

//--- corrected.mlir
// Two clients take two steps from the server's parameter; corrections of their own are taken from both gradients, and moved by how far
// they got. The loss after the first step reads them, by the new copies alone.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 opt_state {{.*}}next=1
func.func public @main(%w: tensor<4x3xf32>, %own: tensor<2x4x3xf32>, %x: tensor<2x8x4xf32>)
    -> (tensor<4x3xf32>, tensor<2x4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [1, 2] : (tensor<4x3xf32>) -> tensor<2x4x3xf32>
  %y = stablehlo.dot_general %x, %ws, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
  %g = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8x4xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %gc = stablehlo.subtract %g, %own : tensor<2x4x3xf32>
  %w1 = stablehlo.subtract %ws, %gc : tensor<2x4x3xf32>
  %y1 = stablehlo.dot_general %x, %w1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x8x4xf32>, tensor<2x4x3xf32>) -> tensor<2x8x3xf32>
  %g1 = stablehlo.dot_general %x, %y1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x8x4xf32>, tensor<2x8x3xf32>) -> tensor<2x4x3xf32>
  %gc1 = stablehlo.subtract %g1, %own : tensor<2x4x3xf32>
  %w2 = stablehlo.subtract %w1, %gc1 : tensor<2x4x3xf32>
  %far = stablehlo.subtract %ws, %w2 : tensor<2x4x3xf32>
  %own1 = stablehlo.add %own, %far : tensor<2x4x3xf32>
  %mean = stablehlo.reduce(%far init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4x3xf32>, tensor<f32>) -> tensor<4x3xf32>
  %w3 = stablehlo.subtract %w, %mean : tensor<4x3xf32>
  %y2 = stablehlo.multiply %y1, %y1 : tensor<2x8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w3, %own1, %loss : tensor<4x3xf32>, tensor<2x4x3xf32>, tensor<f32>
}

//--- trained.mlir
// A difference that is added to a weight before both are read is trained with it, and so is a bias.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
// CHECK: main.arg2 param {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32>, %delta: tensor<4x3xf32>, %b: tensor<3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.add %w, %delta : tensor<4x3xf32>
  %xw = stablehlo.dot_general %x, %sum, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %y = stablehlo.add %xw, %bs : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %gb = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %delta1 = stablehlo.subtract %delta, %g : tensor<4x3xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %delta1, %b1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- centre.mlir
// A centre is an average of what the teacher's outputs are when it has just followed the student: it reads itself by way of both.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 model_state {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32>, %t: tensor<4x3xf32>, %c: tensor<3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %most = stablehlo.constant dense<0.99> : tensor<4x3xf32>
  %least = stablehlo.constant dense<0.01> : tensor<4x3xf32>
  %much = stablehlo.constant dense<0.9> : tensor<3xf32>
  %little = stablehlo.constant dense<0.1> : tensor<3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %z = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %goal = stablehlo.subtract %z, %cs : tensor<8x3xf32>
  %e = stablehlo.subtract %y, %goal : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %tk = stablehlo.multiply %t, %most : tensor<4x3xf32>
  %wk = stablehlo.multiply %w1, %least : tensor<4x3xf32>
  %t1 = stablehlo.add %tk, %wk : tensor<4x3xf32>
  %z1 = stablehlo.dot_general %x, %t1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %mean = stablehlo.reduce(%z1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %ck = stablehlo.multiply %c, %much : tensor<3xf32>
  %mk = stablehlo.multiply %mean, %little : tensor<3xf32>
  %c1 = stablehlo.add %ck, %mk : tensor<3xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %t1, %c1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- centre-trained.mlir
// The same centre, decayed and moved by its gradient, which reads it beside whatever else: it is trained.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK: main.arg1 param {{.*}}next=1
func.func public @main(%w: tensor<4x3xf32>, %c: tensor<3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %much = stablehlo.constant dense<0.9> : tensor<3xf32>
  %little = stablehlo.constant dense<0.1> : tensor<3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>) -> tensor<8x3xf32>
  %e = stablehlo.subtract %y, %cs : tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %e, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %gc = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x3xf32>, tensor<f32>) -> tensor<3xf32>
  %ck = stablehlo.multiply %c, %much : tensor<3xf32>
  %gk = stablehlo.multiply %gc, %little : tensor<3xf32>
  %c1 = stablehlo.add %ck, %gk : tensor<3xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8x3xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %c1, %loss : tensor<4x3xf32>, tensor<3xf32>, tensor<f32>
}

//--- rescaled.mlir
// A loss scale, not donated: doubled or kept, as data say. The loss, scaled and back, is not what replaces it. Multiplied by
// what data make, either may, and it is asked for.
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.result2 metric
// DATA: main.arg1 ? {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32>, %scale: tensor<f32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %many = stablehlo.constant dense<1.0e+30> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %total = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %scaled = stablehlo.multiply %total, %scale : tensor<f32>
  %ys = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
  %dy = stablehlo.multiply %y, %ys : tensor<8x3xf32>
  %gs = stablehlo.dot_general %x, %dy, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %by = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %g = stablehlo.divide %gs, %by : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %ok = stablehlo.compare LT, %scaled, %many : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %more = stablehlo.multiply %scale, %two : tensor<f32>
  %scale1 = stablehlo.select %ok, %more, %scale : tensor<i1>, tensor<f32>
  %loss = stablehlo.divide %scaled, %scale : tensor<f32>
  return %w1, %scale1, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>
}

//--- searched.mlir
// A rate that a search halves, behind the parameter, is what the donation names and the parameter is made of; what it missed by,
// in the same tree, is made of the rate, too. Where the donation names none, it is asked for.
// CHECK: main.arg1 {{[a-z_]+}} {{.*}}next=1
// DONOR: main.arg1 ? {{.*}}next=1 or next=2
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %rate: tensor<f32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1].rate"},
        tensor<f32> {jax.result_info = "result[1].missed"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %loss = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %norm = stablehlo.reduce(%g2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %gain = stablehlo.multiply %rate, %norm : tensor<f32>
  %missed = stablehlo.subtract %gain, %loss : tensor<f32>
  %less = stablehlo.multiply %rate, %half : tensor<f32>
  %capped = stablehlo.minimum %less, %loss : tensor<f32>
  %rates = stablehlo.broadcast_in_dim %capped, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %u = stablehlo.multiply %g, %rates : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  return %w1, %capped, %missed, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- last.mlir
// A quarter of what a constraint was at the last step is all that is compared with what it is: donated, it is replaced by that,
// though the loss is returned besides.
// CHECK: main.arg1 model_state {{.*}}next=1
// CHECK: main.arg2 model_state {{.*}}next=2
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %penalty: tensor<f32> {tf.aliasing_output = 1 : i32},
                       %last: tensor<f32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %quarter = stablehlo.constant dense<0.25> : tensor<f32>
  %w2 = stablehlo.multiply %w, %w : tensor<4x3xf32>
  %h = stablehlo.reduce(%w2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %ps = stablehlo.broadcast_in_dim %penalty, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %pw = stablehlo.multiply %w, %ps : tensor<4x3xf32>
  %all = stablehlo.add %g, %pw : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %all : tensor<4x3xf32>
  %goal = stablehlo.multiply %last, %quarter : tensor<f32>
  %is = stablehlo.compare GT, %h, %goal : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %more = stablehlo.multiply %penalty, %two : tensor<f32>
  %penalty1 = stablehlo.select %is, %more, %penalty : tensor<i1>, tensor<f32>
  %y2 = stablehlo.multiply %y, %y : tensor<8x3xf32>
  %fit = stablehlo.reduce(%y2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %ph = stablehlo.multiply %penalty, %h : tensor<f32>
  %loss = stablehlo.add %fit, %ph : tensor<f32>
  return %w1, %penalty1, %h, %loss : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
