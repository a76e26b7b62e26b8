// RUN: split-file %s %t
// RUN: zero-opt %t/temperature.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/temperature.mlir
// RUN: zero-opt %t/weight.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/weight.mlir
// RUN: zero-opt %t/seed.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/seed.mlir
// RUN: zero-opt %t/zero.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/zero.mlir
// RUN: not zero-opt %t/decayed.mlir --zero-to-import=print-roles -o /dev/null 2>&1 | FileCheck %t/decayed.mlir
// RUN: zero-opt %t/element.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %t/element.mlir
// RUN: not zero-opt %t/bias.mlir --zero-to-import=print-roles -o /dev/null 2>&1 | FileCheck %t/bias.mlir

//--- temperature.mlir
// A temperature that is trained beside the weights: its gradient, too, is one sum more what the temperature multiplies. The loss that is
// returned besides tells it from a loss that the number weighs a term of.
// CHECK: main.arg0 param {{.*}}next=0
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%t: tensor<f32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<5xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<f32>
  %rates = stablehlo.constant dense<0.1> : tensor<5xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %z, %y : tensor<8xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8xf32>
  %a = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %b = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %s = stablehlo.exponential %t : tensor<f32>
  %sb = stablehlo.multiply %s, %b : tensor<f32>
  %bb = stablehlo.multiply %b, %b : tensor<f32>
  %loss0 = stablehlo.add %a, %sb : tensor<f32>
  %loss = stablehlo.add %loss0, %bb : tensor<f32>
  %g = stablehlo.add %sb, %b : tensor<f32>
  %u = stablehlo.multiply %g, %rate : tensor<f32>
  %t1 = stablehlo.subtract %t, %u : tensor<f32>
  %gw = stablehlo.dot_general %e, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %st = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %gs = stablehlo.multiply %gw, %st : tensor<5xf32>
  %v = stablehlo.multiply %gs, %rates : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %v : tensor<5xf32>
  return %t1, %w1, %loss : tensor<f32>, tensor<5xf32>, tensor<f32>
}

//--- weight.mlir
// The only number that is returned is the loss, of which the argument weighs a term: it stays.
// CHECK: main.arg0 scalar
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK: main.result0 metric
func.func public @main(%t: tensor<f32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %y: tensor<8xf32>) -> (tensor<f32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rates = stablehlo.constant dense<0.1> : tensor<5xf32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %e = stablehlo.subtract %z, %y : tensor<8xf32>
  %ee = stablehlo.multiply %e, %e : tensor<8xf32>
  %a = stablehlo.reduce(%ee init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %ww = stablehlo.multiply %w, %w : tensor<5xf32>
  %b = stablehlo.reduce(%ww init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %tb = stablehlo.multiply %t, %b : tensor<f32>
  %loss0 = stablehlo.add %a, %tb : tensor<f32>
  %loss = stablehlo.add %t, %loss0 : tensor<f32>
  %gw = stablehlo.dot_general %e, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %ts = stablehlo.broadcast_in_dim %t, dims = [] : (tensor<f32>) -> tensor<5xf32>
  %tw = stablehlo.multiply %ts, %w : tensor<5xf32>
  %gs = stablehlo.add %gw, %tw : tensor<5xf32>
  %v = stablehlo.multiply %gs, %rates : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %v : tensor<5xf32>
  return %loss, %w1 : tensor<f32>, tensor<5xf32>
}

//--- seed.mlir
// An integer that is moved on by constants alone, and of which a key is made, is a state.
// CHECK: main.arg0 param {{.*}}next=2
// CHECK: main.arg2 model_state {{.*}}next=0
func.func public @main(%w: tensor<5xf32>, %x: tensor<8x5xf32>, %seed: tensor<ui64>) -> (tensor<ui64>, tensor<f32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<2147483648> : tensor<8xui32>
  %a = stablehlo.constant dense<214013> : tensor<ui64>
  %c = stablehlo.constant dense<2531011> : tensor<ui64>
  %s0 = stablehlo.multiply %seed, %a : tensor<ui64>
  %s1 = stablehlo.add %s0, %c : tensor<ui64>
  %one = stablehlo.reshape %s1 : (tensor<ui64>) -> tensor<1xui64>
  %key = stablehlo.concatenate %one, %one, dim = 0 : (tensor<1xui64>, tensor<1xui64>) -> tensor<2xui64>
  %k1, %bits = stablehlo.rng_bit_generator %key, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xui32>)
  %kept = stablehlo.compare LT, %bits, %half : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
  %none = stablehlo.constant dense<0.0> : tensor<8xf32>
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %z = stablehlo.select %kept, %z0, %none : tensor<8xi1>, tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  return %s1, %loss, %w1 : tensor<ui64>, tensor<f32>, tensor<5xf32>
}

//--- zero.mlir
// A critic's last bias, whose gradient is zero: it is moved by a moment that reads itself alone. Returned before and behind the rest.
// CHECK: main.arg0 opt_state {{.*}}next=2
// CHECK-NEXT: main.arg1 param {{.*}}next=1
// CHECK: main.arg3 param {{.*}}next=0
func.func public @main(%m: tensor<1xf32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>, %b: tensor<1xf32>) -> (tensor<1xf32>, tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.9> : tensor<1xf32>
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z0, %z0 : tensor<8xf32>
  %z = stablehlo.add %zz, %bs : tensor<8xf32>
  %loss = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z0, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<5xf32>
  %m1 = stablehlo.multiply %m, %decay : tensor<1xf32>
  %b1 = stablehlo.subtract %b, %m1 : tensor<1xf32>
  return %b1, %w1, %m1, %loss : tensor<1xf32>, tensor<5xf32>, tensor<1xf32>, tensor<f32>
}

//--- decayed.mlir
// What is scaled, and no other value is moved by: it may be reported.
// CHECK: main.arg0 ? {{.*}}could be a state with next=0, or no state
func.func public @main(%m: tensor<1xf32>, %w: tensor<5xf32>, %x: tensor<8x5xf32>) -> (tensor<1xf32>, tensor<f32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %decay = stablehlo.constant dense<0.9> : tensor<1xf32>
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %z = stablehlo.multiply %z0, %z0 : tensor<8xf32>
  %loss = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %z0, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %ms = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
  %u = stablehlo.multiply %g, %ms : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<5xf32>
  %m1 = stablehlo.multiply %m, %decay : tensor<1xf32>
  return %m1, %loss, %w1 : tensor<1xf32>, tensor<f32>, tensor<5xf32>
}

//--- element.mlir
// Numbers as tensors of one element: a rate, and the loss.
// CHECK: main.arg0 frozen
// CHECK-NEXT: main.arg1 param {{.*}}next=1
func.func public @main(%r: tensor<1xf32>, %w: tensor<5xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<8x5xf32>) -> (tensor<1xf32>, tensor<5xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %l = stablehlo.reshape %loss : (tensor<f32>) -> tensor<1xf32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
  %u = stablehlo.multiply %g, %rs : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<5xf32>
  return %l, %w1 : tensor<1xf32>, tensor<5xf32>
}

//--- bias.mlir
// Where a parameter has one element, too, the other may be its last gradient.
// CHECK: main.arg0 ? {{.*}}could be a state with next=0, or const
func.func public @main(%r: tensor<1xf32>, %w: tensor<5xf32> {tf.aliasing_output = 1 : i32}, %b: tensor<1xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<8x5xf32>) -> (tensor<1xf32>, tensor<5xf32>, tensor<1xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x5xf32>, tensor<5xf32>) -> tensor<8xf32>
  %bs = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
  %z = stablehlo.add %z0, %bs : tensor<8xf32>
  %zz = stablehlo.multiply %z, %z : tensor<8xf32>
  %loss = stablehlo.reduce(%zz init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %s = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %gb = stablehlo.reshape %s : (tensor<f32>) -> tensor<1xf32>
  %g = stablehlo.dot_general %z, %x, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x5xf32>) -> tensor<5xf32>
  %rs = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
  %u = stablehlo.multiply %g, %rs : tensor<5xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<5xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<1xf32>
  return %gb, %w1, %b1, %loss : tensor<1xf32>, tensor<5xf32>, tensor<1xf32>, tensor<f32>
}
