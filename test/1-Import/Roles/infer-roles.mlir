// Roles that follow from the graph; the printed table reads back to the same.
// RUN: split-file %s %t
// RUN: zero-opt %t/adam.mlir --zero-infer-roles=print-roles=true -o %t/adam.out.mlir > %t/adam.roles
// RUN: FileCheck %t/adam.mlir < %t/adam.roles
// RUN: FileCheck %t/adam.mlir --check-prefix=LEAF < %t/adam.out.mlir
// RUN: zero-opt %t/adam.mlir --zero-infer-roles="roles=%t/adam.roles print-roles=true" -o /dev/null | sed 's/ *#.*//' > %t/again.roles
// RUN: sed 's/ *#.*//' %t/adam.roles | diff - %t/again.roles
// RUN: zero-opt %t/decay.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/decay.mlir
// RUN: zero-opt %t/key.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/key.mlir
// RUN: zero-opt %t/kinds.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/kinds.mlir
// RUN: zero-opt %t/plain.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/plain.mlir
// RUN: zero-opt %t/number.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/number.mlir
// RUN: not zero-opt %t/numbers.mlir --zero-infer-roles 2>&1 | FileCheck %t/numbers.mlir
// RUN: zero-opt %t/batch.mlir --zero-infer-roles="batch=arg1:1 print-roles=true" -o /dev/null | FileCheck %t/batch.mlir
// RUN: zero-opt %t/rows.mlir --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %t/rows.mlir
// RUN: zero-opt %t/init.mlir --zero-infer-roles=print-roles=true -o %t/init.out.mlir | FileCheck %t/init.mlir
// RUN: FileCheck %t/init.mlir --check-prefix=LEAF < %t/init.out.mlir

//--- adam.mlir
// First-come donation pairs w with the first result of its type, which is the moment: the graph says otherwise.
// CHECK: main.arg0 param "w" next=2 # tensor<4x3xf32>
// CHECK: main.arg1 opt_state "mu/w" next=0 of="w" # tensor<4x3xf32>
// CHECK: main.arg2 opt_state "nu/w" next=1 of="w" # tensor<4x3xf32>
// CHECK: main.arg3 step "count" next=3 # tensor<i32>; a counter
// CHECK: main.arg4 batch "arg4" dim=0
// CHECK: main.arg5 batch "arg5" dim=0
// CHECK: main.result4 metric "loss" # tensor<f32>; the loss
// LEAF: zero.leaf tensor<4x3xf32> as #zero.role<param "w" next = 2> {slots = {main = [0, 2]}}
// LEAF: zero.leaf tensor<4x3xf32> as #zero.role<opt_state "mu/w" next = 0 of = "w"> {slots = {main = [1, 0]}}
// LEAF: zero.leaf tensor<8x4xf32> as #zero.role<batch "arg4" dim = 0> {slots = {main = [4, -1]}}
// LEAF: zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 4]}}
func.func public @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<4x3xf32> {tf.aliasing_output = 1 : i32},
                       %v: tensor<4x3xf32> {tf.aliasing_output = 2 : i32}, %n: tensor<i32> {tf.aliasing_output = 3 : i32},
                       %x: tensor<8x4xf32>, %y: tensor<8x3xf32>)
    -> (tensor<4x3xf32> {jax.result_info = "result[0].mu['w']"}, tensor<4x3xf32> {jax.result_info = "result[0].nu['w']"},
        tensor<4x3xf32> {jax.result_info = "result[1]['w']"}, tensor<i32> {jax.result_info = "result[0].count"},
        tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<8x3xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %m0 = stablehlo.multiply %m, %b : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %g : tensor<4x3xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %v0 = stablehlo.multiply %v, %b : tensor<4x3xf32>
  %v1 = stablehlo.add %v0, %g2 : tensor<4x3xf32>
  %s = stablehlo.sqrt %v1 : tensor<4x3xf32>
  %u = stablehlo.divide %m1, %s : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  return %m1, %v1, %w1, %n1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<f32>
}

//--- decay.mlir
// Weight decay in the gradient: the moment's update reads the parameter too. new = old + update tells them apart. No
// donation, no names.
// CHECK: main.arg0 param "arg0" next=1
// CHECK: main.arg1 opt_state "arg1" next=0 of="arg0"
// CHECK: main.arg2 batch "arg2" dim=0
func.func public @main(%w: tensor<4x3xf32>, %m: tensor<4x3xf32>, %x: tensor<8x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %b = stablehlo.constant dense<0.9> : tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %d = stablehlo.multiply %w, %b : tensor<4x3xf32>
  %gd = stablehlo.add %g, %d : tensor<4x3xf32>
  %m0 = stablehlo.multiply %m, %b : tensor<4x3xf32>
  %m1 = stablehlo.add %m0, %gd : tensor<4x3xf32>
  %u = stablehlo.multiply %m1, %b : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  return %m1, %w1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- kinds.mlir
// A frozen table, an average of the parameter, a rate from outside; a step count that is returned as a metric too.
// CHECK: main.arg0 frozen "arg0" # tensor<4x3xf32>
// CHECK: main.arg1 param "arg1" next=0
// CHECK: main.arg2 model_state "arg2" next=1 of="arg1"
// CHECK: main.arg3 scalar "arg3" # tensor<f32>
// CHECK: main.arg4 step "arg4" next=3
// CHECK: main.arg5 batch "arg5" dim=0
// CHECK: main.result2 metric "loss"
// CHECK: main.result4 metric "result4" # tensor<i32>
func.func public @main(%t: tensor<4x3xf32>, %w: tensor<3xf32>, %e: tensor<3xf32>, %lr: tensor<f32>, %n: tensor<i32>, %x: tensor<8x4xf32>)
    -> (tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %b = stablehlo.constant dense<0.5> : tensor<3xf32>
  %0 = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3xf32>) -> tensor<8xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<8xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %1, %0, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %r = stablehlo.broadcast_in_dim %lr, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %u = stablehlo.multiply %g, %r : tensor<3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<3xf32>
  %e0 = stablehlo.multiply %e, %b : tensor<3xf32>
  %e1 = stablehlo.multiply %w1, %b : tensor<3xf32>
  %e2 = stablehlo.add %e0, %e1 : tensor<3xf32>
  %n1 = stablehlo.add %n, %one : tensor<i32>
  return %w1, %e2, %loss, %n1, %n : tensor<3xf32>, tensor<3xf32>, tensor<f32>, tensor<i32>, tensor<i32>
}

//--- plain.mlir
// No state: a plain function.
// CHECK: f.arg0 const "arg0"
// CHECK: f.arg1 const "arg1"
// CHECK: f.result0 output "result0"
func.func public @f(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- number.mlir
// The only result is a state or the number beside one, not both: this is no step.
// CHECK: f.arg0 const "arg0"
// CHECK: f.result0 output "result0"
func.func public @f(%x: tensor<1xf32>, %y: tensor<1xf32>) -> tensor<1xf32> {
  %0 = stablehlo.remainder %x, %y : tensor<1xf32>
  return %0 : tensor<1xf32>
}

//--- numbers.mlir
// Of two, either may be the state.
// CHECK: main.arg0 ? # tensor<f32>; could be a state with next=0 or next=1
func.func public @main(%x: tensor<f32>, %y: tensor<f32>, %z: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.add %x, %y : tensor<f32>
  %2 = stablehlo.multiply %1, %0 : tensor<f32>
  return %1, %2 : tensor<f32>, tensor<f32>
}

//--- batch.mlir
// Two arguments could be sharded, each alone; the option says which, and along which dimension.
// CHECK: main.arg0 param "arg0" next=0
// CHECK: main.arg1 batch "arg1" dim=1
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<4x8xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}

//--- rows.mlir
// A prediction per row is an output with a dimension.
// CHECK: main.result1 metric "loss"
// CHECK: main.result2 output "result2" dim=1 # tensor<3x8xf32>
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<3x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  %p = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
  return %w1, %loss, %p : tensor<4x3xf32>, tensor<f32>, tensor<3x8xf32>
}

//--- init.mlir
// @init's results are the step's states in order, @eval takes what the step takes.
// CHECK: init.arg0 rng "arg0"
// CHECK: init.result0 param "arg0"
// CHECK: eval.arg0 param "arg0"
// CHECK: eval.arg1 batch "arg1" dim=0
// CHECK: eval.result0 metric "result0"
// LEAF: zero.leaf tensor<4x3xf32> as #zero.role<param "arg0" next = 0> {slots = {eval = [0, -1], init = [-1, 0], main = [0, 0]}}
// LEAF: zero.leaf tensor<8x4xf32> as #zero.role<batch "arg1" dim = 0> {slots = {eval = [1, -1], main = [1, -1]}}
func.func public @main(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> (tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %2 = stablehlo.multiply %0, %0 : tensor<8x3xf32>
  %loss = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4x3xf32>
  return %w1, %loss : tensor<4x3xf32>, tensor<f32>
}
func.func public @init(%k: tensor<2xui32>) -> tensor<4x3xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func public @eval(%w: tensor<4x3xf32>, %x: tensor<8x4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %loss = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}

//--- key.mlir
// The words of a key are bits of wider ones before they are mixed (JAX's rbg and unsafe_rbg).
// CHECK: main.arg0 param
// CHECK: main.arg1 rng "arg1"
func.func @main(%w: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %key: tensor<4xui32>, %x: tensor<8x4xf32>)
    -> (tensor<4xf32>, tensor<f32>) {
  %words = stablehlo.reshape %key : (tensor<4xui32>) -> tensor<2x2xui32>
  %wide = stablehlo.bitcast_convert %words : (tensor<2x2xui32>) -> tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %wide, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  %noise = stablehlo.convert %bits : (tensor<4xui32>) -> tensor<4xf32>
  %noisy = stablehlo.add %w, %noise : tensor<4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %loss_rows = stablehlo.dot_general %x, %noisy, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %loss = stablehlo.reduce(%loss_rows init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %new = stablehlo.subtract %w, %grad : tensor<4xf32>
  return %new, %loss : tensor<4xf32>, tensor<f32>
}
