// A parameter that no loss reads has a gradient of zeros; its moments, which read nothing but each other, are added to it.
// RUN: split-file %s %t
// RUN: zero-opt %t/unused.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=UNUSED
// RUN: zero-opt %t/unused.mlir --zero-to-partitioned="ranks=2 stage=3" | FileCheck %s --check-prefix=SHARDED
// RUN: zero-opt %t/clipped.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=CLIPPED
// RUN: zero-opt %t/beside.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=BESIDE
// RUN: zero-opt %t/fed.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=FED

// UNUSED: main.arg0 param "arg0" next=0
// UNUSED-NEXT: main.arg1 param "arg1" next=1 # tensor<4x4xf32>; moments of its own are added to it, the loss does not read it
// UNUSED-NEXT: main.arg2 opt_state "arg2" next=2 of="arg1"
// SHARDED: replicated_states = []
// SHARDED: without_gradient = ["arg1"]

// What data is added up in, and what follows it, are none of the optimizer's.
// FED: main.arg1 model_state "arg1" next=1
// FED-NEXT: main.arg2 model_state "arg2" next=2

// The gradient by a layer that no loss reads is zero; what is clipped by the norm of all gradients is zero still.
// CLIPPED: main.arg0 param "0/a" next=0
// CLIPPED-NEXT: main.arg1 param "0/b" next=1 {{.*}}; moments of its own are added to it, the loss does not read it
// CLIPPED-NEXT: main.arg2 opt_state "1/a" next=2 of="0/a"
// CLIPPED-NEXT: main.arg3 opt_state "1/b" next=3 of="0/b"

// What nothing reads is what stands beside it, if it reads nothing else: decayed weights, weights that come back as they
// are; moments of weights that stay. Statistics of rows stand beside parameters, too.
// BESIDE: main.arg0 param "net/a" next=0
// BESIDE-NEXT: main.arg1 param "net/b" next=1 {{.*}}; stands among parameters, the loss does not read it
// BESIDE-NEXT: main.arg2 frozen "net/c" next=2 {{.*}}; stands among parameters, the loss does not read it
// BESIDE-NEXT: main.arg3 model_state "net/mean" next=3
// BESIDE-NEXT: main.arg4 opt_state "a" next=4 of="net/a"
// BESIDE-NEXT: main.arg5 opt_state "d" next=5 {{.*}}; stands among the optimizer's states

//--- unused.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %unused: tensor<4x4xf32> {tf.aliasing_output = 1 : i32},
                %m: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %moment = stablehlo.multiply %m, %decay : tensor<4x4xf32>
  %other = stablehlo.multiply %moment, %rate : tensor<4x4xf32>
  %kept = stablehlo.subtract %unused, %other : tensor<4x4xf32>
  return %new, %kept, %moment, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- fed.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %total: tensor<4x4xf32> {tf.aliasing_output = 1 : i32},
                %m: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %products = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %old = stablehlo.multiply %m, %decay : tensor<4x4xf32>
  %moment = stablehlo.add %old, %products : tensor<4x4xf32>
  %sum = stablehlo.add %total, %moment : tensor<4x4xf32>
  return %new, %sum, %moment, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- clipped.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %unused: tensor<3x4xf32> {tf.aliasing_output = 1 : i32},
                %m: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %mu: tensor<3x4xf32> {tf.aliasing_output = 3 : i32}, %x: tensor<6x4xf32>)
    -> (tensor<4x4xf32> {jax.result_info = "result[0]['a']"}, tensor<3x4xf32> {jax.result_info = "result[0]['b']"},
        tensor<4x4xf32> {jax.result_info = "result[1]['a']"}, tensor<3x4xf32> {jax.result_info = "result[1]['b']"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %none = stablehlo.constant dense<0.0> : tensor<3x4xf32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %rates = stablehlo.constant dense<0.1> : tensor<3x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %decays = stablehlo.constant dense<0.9> : tensor<3x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %squares = stablehlo.multiply %grad, %grad : tensor<4x4xf32>
  %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %sum : tensor<f32>
  %small = stablehlo.compare LT, %norm, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %norms = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %cut = stablehlo.divide %grad, %norms : tensor<4x4xf32>
  %clipped = stablehlo.select %small, %grad, %cut : tensor<i1>, tensor<4x4xf32>
  %others = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
  %nothing = stablehlo.divide %none, %others : tensor<3x4xf32>
  %still = stablehlo.select %small, %none, %nothing : tensor<i1>, tensor<3x4xf32>
  %old = stablehlo.multiply %m, %decay : tensor<4x4xf32>
  %part = stablehlo.multiply %clipped, %rate : tensor<4x4xf32>
  %moment = stablehlo.add %old, %part : tensor<4x4xf32>
  %step = stablehlo.multiply %moment, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %last = stablehlo.multiply %mu, %decays : tensor<3x4xf32>
  %bit = stablehlo.multiply %still, %rates : tensor<3x4xf32>
  %mean = stablehlo.add %last, %bit : tensor<3x4xf32>
  %move = stablehlo.multiply %mean, %rates : tensor<3x4xf32>
  %kept = stablehlo.subtract %unused, %move : tensor<3x4xf32>
  return %new, %kept, %moment, %mean, %loss : tensor<4x4xf32>, tensor<3x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<f32>
}

//--- beside.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %decayed: tensor<3x4xf32> {tf.aliasing_output = 1 : i32},
                %stays: tensor<2x4xf32> {tf.aliasing_output = 2 : i32}, %mean: tensor<4xf32> {tf.aliasing_output = 3 : i32},
                %m: tensor<4x4xf32> {tf.aliasing_output = 4 : i32}, %mu: tensor<5x4xf32> {tf.aliasing_output = 5 : i32}, %x: tensor<6x4xf32>, %t: tensor<6x5xf32>)
    -> (tensor<4x4xf32> {jax.result_info = "result[0]['net']['a']"}, tensor<3x4xf32> {jax.result_info = "result[0]['net']['b']"},
        tensor<2x4xf32> {jax.result_info = "result[0]['net']['c']"}, tensor<4xf32> {jax.result_info = "result[0]['net']['mean']"},
        tensor<4x4xf32> {jax.result_info = "result[1]['a']"}, tensor<5x4xf32> {jax.result_info = "result[1]['d']"}, tensor<f32> {jax.result_info = "result[2]"}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %rates = stablehlo.constant dense<0.1> : tensor<5x4xf32>
  %slow = stablehlo.constant dense<0.1> : tensor<4xf32>
  %keep = stablehlo.constant dense<0.9> : tensor<4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %decays = stablehlo.constant dense<0.9> : tensor<5x4xf32>
  %shrink = stablehlo.constant dense<0.99> : tensor<3x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %old = stablehlo.multiply %m, %decay : tensor<4x4xf32>
  %part = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %moment = stablehlo.add %old, %part : tensor<4x4xf32>
  %step = stablehlo.multiply %moment, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %kept = stablehlo.multiply %decayed, %shrink : tensor<3x4xf32>
  %sums = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %before = stablehlo.multiply %mean, %keep : tensor<4xf32>
  %added = stablehlo.multiply %sums, %slow : tensor<4xf32>
  %statistic = stablehlo.add %before, %added : tensor<4xf32>
  %other = stablehlo.dot_general %t, %y, contracting_dims = [0] x [0] : (tensor<6x5xf32>, tensor<6x4xf32>) -> tensor<5x4xf32>
  %last = stablehlo.multiply %mu, %decays : tensor<5x4xf32>
  %bit = stablehlo.multiply %other, %rates : tensor<5x4xf32>
  %masked = stablehlo.add %last, %bit : tensor<5x4xf32>
  return %new, %kept, %stays, %statistic, %moment, %masked, %loss : tensor<4x4xf32>, tensor<3x4xf32>, tensor<2x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<5x4xf32>, tensor<f32>
}
