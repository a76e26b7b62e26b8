// Numbers whose gradient is a sum of choices, and such that are terms of the loss.
// RUN: split-file %s %t
// RUN: zero-opt %t/bias.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/bias.mlir
// RUN: zero-opt %t/scale.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/scale.mlir
// RUN: zero-opt %t/weight.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/weight.mlir
// RUN: zero-opt %t/term.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/term.mlir

//--- bias.mlir
// The bias of a line that is fitted by absolute differences: its gradient counts the rows above and below. It is trained.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%b: tensor<f32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %y: tensor<8xi32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %up = stablehlo.constant dense<0.1> : tensor<8xf32>
  %down = stablehlo.constant dense<-0.1> : tensor<8xf32>
  %xw = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %z = stablehlo.add %xw, %bs : tensor<8xf32>
  %yf = stablehlo.convert %y : (tensor<8xi32>) -> tensor<8xf32>
  %e = stablehlo.subtract %z, %yf : tensor<8xf32>
  %a = stablehlo.abs %e : tensor<8xf32>
  %loss = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %above = stablehlo.compare GE, %e, %zeros : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s = stablehlo.select %above, %up, %down : tensor<8xi1>, tensor<8xf32>
  %gb = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %s, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<f32>
  %w1 = stablehlo.subtract %w, %gw : tensor<5xf32>
  return %b1, %w1, %loss : tensor<f32>, tensor<5xf32>, tensor<f32>
}

//--- scale.mlir
// The logarithm of a loss scale, to which a choice adds: no sum over rows.
// CHECK: main.arg0 model_state {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%s: tensor<f32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %up = stablehlo.constant dense<0.01> : tensor<f32>
  %down = stablehlo.constant dense<-1.0> : tensor<f32>
  %true = stablehlo.constant dense<true> : tensor<i1>
  %xw = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %xw, %y : tensor<8xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8xf32>
  %sum = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %scale = stablehlo.exponential %s : tensor<f32>
  %loss = stablehlo.multiply %sum, %scale : tensor<f32>
  %g = stablehlo.dot_general %e, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %scales = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %gs = stablehlo.multiply %g, %scales : tensor<5xf32>
  %finite = stablehlo.is_finite %gs : (tensor<5xf32>) -> tensor<5xi1>
  %all = stablehlo.reduce(%finite init: %true) applies stablehlo.and across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
  %step = stablehlo.select %all, %up, %down : tensor<i1>, tensor<f32>
  %s1 = stablehlo.add %s, %step : tensor<f32>
  %g1 = stablehlo.divide %gs, %scales : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g1 : tensor<5xf32>
  return %s1, %w1, %loss : tensor<f32>, tensor<5xf32>, tensor<f32>
}

//--- weight.mlir
// How strong noise is follows how many rows are right with it: it is multiplied by data, and what counts rows is no gradient.
// CHECK: main.arg0 model_state {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%p: tensor<f32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %n: tensor<8x5xf32>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %up = stablehlo.constant dense<0.1> : tensor<8xf32>
  %down = stablehlo.constant dense<-0.1> : tensor<8xf32>
  %ps = stablehlo.broadcast_in_dim %p, dims = [] : (tensor<f32>) -> tensor<8x5xf32>
  %pn = stablehlo.multiply %ps, %n : tensor<8x5xf32>
  %xn = stablehlo.add %x, %pn : tensor<8x5xf32>
  %z = stablehlo.dot_general %xn, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %z, %y : tensor<8xf32>
  %e2 = stablehlo.multiply %e, %e : tensor<8xf32>
  %loss = stablehlo.reduce(%e2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gw = stablehlo.dot_general %e, %xn, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<5xf32>
  %right = stablehlo.compare GE, %z, %zeros : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s = stablehlo.select %right, %up, %down : tensor<8xi1>, tensor<8xf32>
  %sum = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %p1 = stablehlo.add %p, %sum : tensor<f32>
  return %p1, %w1, %loss : tensor<f32>, tensor<5xf32>, tensor<f32>
}

//--- term.mlir
// The mean of the worst losses: q + mean(max(loss - q, 0)). The loss adds to q, and so does its new value, by way of its
// momentum; the loss is no new value.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 opt_state {{.*}}next=2
// CHECK-NEXT: main.arg3 opt_state {{.*}}next=3
// CHECK: main.result4 metric "loss"
func.func public @main(%q: tensor<f32>, %w: tensor<5xf32>, %mq: tensor<f32>, %mw: tensor<5xf32>, %x: tensor<8x5xf32>)
    -> (tensor<f32> {jax.result_info = "result[0]['q']"}, tensor<5xf32> {jax.result_info = "result[0]['w']"}, tensor<f32> {jax.result_info = "result[1]['q']"}, tensor<5xf32> {jax.result_info = "result[1]['w']"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.9> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %parts = stablehlo.constant dense<0.25> : tensor<8xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %z2 = stablehlo.multiply %z, %z : tensor<8xf32>
  %qs = stablehlo.broadcast_in_dim %q, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %over = stablehlo.subtract %z2, %qs : tensor<8xf32>
  %worst = stablehlo.maximum %over, %zeros : tensor<8xf32>
  %sum = stablehlo.reduce(%worst init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %q, %sum : tensor<f32>
  %is = stablehlo.compare GT, %over, %zeros : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  %s = stablehlo.select %is, %parts, %zeros : tensor<8xi1>, tensor<8xf32>
  %count = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gq = stablehlo.subtract %one, %count : tensor<f32>
  %sz = stablehlo.multiply %s, %z : tensor<8xf32>
  %gw = stablehlo.dot_general %sz, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %dq = stablehlo.multiply %mq, %decay : tensor<f32>
  %mq1 = stablehlo.add %dq, %gq : tensor<f32>
  %decays = stablehlo.broadcast_in_dim %decay, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %dw = stablehlo.multiply %mw, %decays : tensor<5xf32>
  %mw1 = stablehlo.add %dw, %gw : tensor<5xf32>
  %q1 = stablehlo.subtract %q, %mq1 : tensor<f32>
  %w1 = stablehlo.subtract %w, %mw1 : tensor<5xf32>
  return %q1, %w1, %mq1, %mw1, %loss : tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<5xf32>, tensor<f32>
}
