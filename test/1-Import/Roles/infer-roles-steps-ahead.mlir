// RUN: split-file %s %t
// RUN: zero-opt %t/constant.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/constant.mlir
// RUN: zero-opt %t/ahead.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/ahead.mlir
// RUN: zero-opt %t/other.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/other.mlir
// RUN: zero-opt %t/last.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/last.mlir
// RUN: zero-opt %t/returns.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/returns.mlir

//--- constant.mlir
// The last bias of a critic: it is added for real rows and subtracted for others, so that its gradient is a constant. What a schedule
// moves is read by products.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 model_state {{.*}}next=1
// CHECK-NEXT: main.arg2 param {{.*}}next=2
func.func public @main(%b: tensor<1xf32> {tf.aliasing_output = 0 : i32}, %t: tensor<1xf32> {tf.aliasing_output = 1 : i32}, %w: tensor<5x1xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x5xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %gb = stablehlo.constant dense<0.01> : tensor<1xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5x1xf32>) -> tensor<8x1xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [1] : (tensor<1xf32>) -> tensor<8x1xf32>
  %scaled = stablehlo.multiply %z, %ts : tensor<8x1xf32>
  %z2 = stablehlo.multiply %scaled, %scaled : tensor<8x1xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<1xf32>) -> tensor<8x1xf32>
  %f = stablehlo.add %z2, %bs : tensor<8x1xf32>
  %loss = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<f32>
  %gz = stablehlo.multiply %scaled, %ts : tensor<8x1xf32>
  %gw = stablehlo.dot_general %x, %gz, contracting_dims = [0] x [0] : (tensor<8x5xf32>, tensor<8x1xf32>) -> tensor<5x1xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<1xf32>
  %t1 = stablehlo.add %t, %gb : tensor<1xf32>
  %w1 = stablehlo.subtract %w, %gw : tensor<5x1xf32>
  return %b1, %t1, %w1, %loss : tensor<1xf32>, tensor<1xf32>, tensor<5x1xf32>, tensor<f32>
}

//--- ahead.mlir
// The loss is taken half a step ahead, by the last gradient, which the next one overwrites: it is the optimizer's.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 opt_state {{.*}}next=1
// CHECK-NEXT: main.arg2 batch
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
  %before = stablehlo.multiply %last, %rate : tensor<4xf32>
  %v = stablehlo.subtract %w, %before : tensor<4xf32>
  %z = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4xf32>
  return %w1, %g, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

//--- other.mlir
// Two weights that are added up and trained by one gradient, one of them decayed: something of it is kept.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4xf32>
  %v = stablehlo.add %w, %last : tensor<4xf32>
  %z = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4xf32>
  %less = stablehlo.multiply %last, %decay : tensor<4xf32>
  %last1 = stablehlo.subtract %less, %u : tensor<4xf32>
  return %w1, %last1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}

//--- returns.mlir
// Returns that are decayed, with their mean square, and rewards that are added: nothing is donated, but the returns alone stand beside the weights, as what
// replaces them does.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 batch_state {{.*}}next=1
// CHECK-NEXT: main.arg2 model_state {{.*}}next=2
// CHECK-NEXT: main.arg3 batch
// CHECK-NEXT: main.arg4 batch
func.func public @main(%w: tensor<4xf32>, %returns: tensor<8xf32>, %mean: tensor<f32>, %x: tensor<8x4xf32>, %r: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.99> : tensor<8xf32>
  %kept = stablehlo.multiply %returns, %decay : tensor<8xf32>
  %next = stablehlo.add %kept, %r : tensor<8xf32>
  %square = stablehlo.multiply %next, %next : tensor<8xf32>
  %sum = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %most = stablehlo.constant dense<0.9> : tensor<f32>
  %rest = stablehlo.constant dense<0.1> : tensor<f32>
  %old = stablehlo.multiply %mean, %most : tensor<f32>
  %new = stablehlo.multiply %sum, %rest : tensor<f32>
  %mean1 = stablehlo.add %old, %new : tensor<f32>
  %root = stablehlo.rsqrt %mean1 : tensor<f32>
  %roots = stablehlo.broadcast_in_dim %root, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %scaled = stablehlo.multiply %r, %roots : tensor<8xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %z, %scaled : tensor<8xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8xf32>
  %loss = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %e, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  return %w1, %next, %mean1, %loss : tensor<4xf32>, tensor<8xf32>, tensor<f32>, tensor<f32>
}

//--- last.mlir
// The last weights, which the loss pulls the new ones to, are overwritten by these as they came: no gradient.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 model_state {{.*}}next=1
func.func public @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %last: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %l0 = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %d = stablehlo.subtract %w, %last : tensor<4xf32>
  %dd = stablehlo.multiply %d, %d : tensor<4xf32>
  %l1 = stablehlo.reduce(%dd init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l0, %l1 : tensor<f32>
  %g0 = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x4xf32>) -> tensor<4xf32>
  %g = stablehlo.add %g0, %d : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  return %w1, %w, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}
