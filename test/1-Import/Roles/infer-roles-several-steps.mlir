// RUN: split-file %s %t
// RUN: zero-opt %t/kept.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/kept.mlir
// RUN: zero-opt %t/loop.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/loop.mlir
// RUN: zero-opt %t/carry.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/carry.mlir
// RUN: zero-opt %t/target.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/target.mlir

//--- kept.mlir
// Two steps in one call. The second loss reads the sums of squares, the last gradient, and the middle that the weights are pulled to, by the
// weights' new copies alone: they are the optimizer's. A mean that rows are normalised by is read by the first loss, too.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 opt_state {{.*}}next=2
// CHECK-NEXT: main.arg3 opt_state {{.*}}next=3
// CHECK-NEXT: main.arg4 model_state {{.*}}next=4
// CHECK-NEXT: main.arg5 batch
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %s: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %last: tensor<4xf32> {tf.aliasing_output = 2 : i32}, %middle: tensor<4xf32> {tf.aliasing_output = 3 : i32}, %m: tensor<f32> {tf.aliasing_output = 4 : i32}, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<f32>
  %rest = stablehlo.constant dense<0.1> : tensor<f32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %z = stablehlo.subtract %z0, %ms : tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4xf32>
  %d = stablehlo.subtract %s, %g2 : tensor<4xf32>
  %sign = stablehlo.sign %d : tensor<4xf32>
  %ds = stablehlo.multiply %sign, %g2 : tensor<4xf32>
  %s1 = stablehlo.subtract %s, %ds : tensor<4xf32>
  %root = stablehlo.rsqrt %s1 : tensor<4xf32>
  %more = stablehlo.subtract %g, %last : tensor<4xf32>
  %ahead = stablehlo.add %g, %more : tensor<4xf32>
  %scaled = stablehlo.multiply %ahead, %root : tensor<4xf32>
  %off = stablehlo.subtract %w, %middle : tensor<4xf32>
  %pull = stablehlo.multiply %off, %rate : tensor<4xf32>
  %u = stablehlo.add %scaled, %pull : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4xf32>
  %zs = stablehlo.reduce(%z0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %mk = stablehlo.multiply %m, %decay : tensor<f32>
  %mn = stablehlo.multiply %zs, %rest : tensor<f32>
  %m1 = stablehlo.add %mk, %mn : tensor<f32>
  %ms1 = stablehlo.broadcast_in_dim %m1, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %y0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y = stablehlo.subtract %y0, %ms1 : tensor<8xf32>
  %yy = stablehlo.multiply %y, %y : tensor<8xf32>
  %loss1 = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %h = stablehlo.dot_general %y, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<4xf32>
  %e = stablehlo.subtract %s1, %h2 : tensor<4xf32>
  %sign1 = stablehlo.sign %e : tensor<4xf32>
  %es = stablehlo.multiply %sign1, %h2 : tensor<4xf32>
  %s2 = stablehlo.subtract %s1, %es : tensor<4xf32>
  %root1 = stablehlo.rsqrt %s2 : tensor<4xf32>
  %more1 = stablehlo.subtract %h, %g : tensor<4xf32>
  %ahead1 = stablehlo.add %h, %more1 : tensor<4xf32>
  %scaled1 = stablehlo.multiply %ahead1, %root1 : tensor<4xf32>
  %off1 = stablehlo.subtract %w1, %middle : tensor<4xf32>
  %pull1 = stablehlo.multiply %off1, %rate : tensor<4xf32>
  %u1 = stablehlo.add %scaled1, %pull1 : tensor<4xf32>
  %w2 = stablehlo.subtract %w1, %u1 : tensor<4xf32>
  %ys = stablehlo.reduce(%y0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %mk1 = stablehlo.multiply %m1, %decay : tensor<f32>
  %mn1 = stablehlo.multiply %ys, %rest : tensor<f32>
  %m2 = stablehlo.add %mk1, %mn1 : tensor<f32>
  %both = stablehlo.add %loss, %loss1 : tensor<f32>
  return %w2, %s2, %h, %middle, %m2, %both : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}

//--- loop.mlir
// The same in a loop, where the new weights are taken in some rounds only.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 batch
func.func public @main(%w: tensor<4xf32>, %s: tensor<4xf32>, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %r:5 = stablehlo.while(%i = %start, %wi = %w, %si = %s, %l = %zero, %xi = %x) : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<8x4xf32>
  cond {
    %n = stablehlo.constant dense<3> : tensor<i32>
    %go = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %one = stablehlo.constant dense<1> : tensor<i32>
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %most = stablehlo.constant dense<100.0> : tensor<f32>
    %i1 = stablehlo.add %i, %one : tensor<i32>
    %z = stablehlo.dot_general %xi, %wi, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %zz = stablehlo.multiply %z, %z : tensor<8xf32>
    %loss = stablehlo.reduce(%zz init: %none) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %g = stablehlo.dot_general %z, %xi, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
    %g2 = stablehlo.multiply %g, %g : tensor<4xf32>
    %d = stablehlo.subtract %si, %g2 : tensor<4xf32>
    %sign = stablehlo.sign %d : tensor<4xf32>
    %ds = stablehlo.multiply %sign, %g2 : tensor<4xf32>
    %s1 = stablehlo.subtract %si, %ds : tensor<4xf32>
    %root = stablehlo.rsqrt %s1 : tensor<4xf32>
    %u = stablehlo.multiply %g, %root : tensor<4xf32>
    %w1 = stablehlo.subtract %wi, %u : tensor<4xf32>
    %ok = stablehlo.compare LT, %loss, %most : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %w2 = stablehlo.select %ok, %w1, %wi : tensor<i1>, tensor<4xf32>
    %l1 = stablehlo.add %l, %loss : tensor<f32>
    stablehlo.return %i1, %w2, %s1, %l1, %xi : tensor<i32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<8x4xf32>
  }
  return %r#1, %r#2, %r#3 : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

//--- carry.mlir
// A carry that is added to in two rounds is no weight that is trained: the cell's weights, which the loss reads by its copies alone, are.
// CHECK: main.arg0 batch_state {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK-NEXT: main.arg2 batch
func.func public @main(%h: tensor<8x4xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h1 = stablehlo.add %h, %a : tensor<8x4xf32>
  %b = stablehlo.dot_general %h1, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %h2 = stablehlo.add %h1, %b : tensor<8x4xf32>
  %e = stablehlo.subtract %h2, %x : tensor<8x4xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8x4xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %gb = stablehlo.dot_general %h1, %e, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %ew = stablehlo.dot_general %e, %w, contracting_dims = [1] x [1] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %e1 = stablehlo.add %e, %ew : tensor<8x4xf32>
  %ga = stablehlo.dot_general %h, %e1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %g = stablehlo.add %ga, %gb : tensor<4x4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %h2, %w1, %loss : tensor<8x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- target.mlir
// A model of targets is trained beside the weights that follow it, and only the loss at these weights' new copies is returned: it is
// trained by sums that do not read the weights.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 param {{.*}}next=2
// CHECK-NEXT: main.arg3 batch
func.func public @main(%w: tensor<4xf32>, %s: tensor<4xf32>, %a: tensor<4xf32>, %x: tensor<8x4xf32>, %y: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %target = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %s1, %w1 = call @follow(%s, %w, %x, %target) : (tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %s2, %w2 = call @follow(%s1, %w1, %x, %target) : (tensor<4xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %d = stablehlo.subtract %target, %y : tensor<8xf32>
  %ga = stablehlo.dot_general %d, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %a1 = stablehlo.subtract %a, %ga : tensor<4xf32>
  %q = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %qq = stablehlo.multiply %q, %q : tensor<8xf32>
  %loss = stablehlo.reduce(%qq init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  return %w2, %s2, %a1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
}
func.func private @follow(%s: tensor<4xf32>, %w: tensor<4xf32>, %x: tensor<8x4xf32>, %target: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %z = stablehlo.subtract %z0, %target : tensor<8xf32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4xf32>
  %s1 = stablehlo.add %s, %g2 : tensor<4xf32>
  %root = stablehlo.rsqrt %s1 : tensor<4xf32>
  %u = stablehlo.multiply %g, %root : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4xf32>
  return %s1, %w1 : tensor<4xf32>, tensor<4xf32>
}
