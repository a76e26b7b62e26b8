// A parameter that no loss reads has a gradient of zeros; its moments, which read nothing but each other, are added to it.
// RUN: split-file %s %t
// RUN: zero-opt %t/unused.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=UNUSED
// RUN: zero-opt %t/unused.mlir --zero-to-partitioned="ranks=2 stage=3" | FileCheck %s --check-prefix=SHARDED
// RUN: zero-opt %t/fed.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=FED

// UNUSED: main.arg0 param "arg0" next=0
// UNUSED-NEXT: main.arg1 param "arg1" next=1 # tensor<4x4xf32>; moments of its own are added to it, the loss does not read it
// UNUSED-NEXT: main.arg2 opt_state "arg2" next=2 of="arg1"
// SHARDED: replicated_states = []
// SHARDED: without_gradient = ["arg1"]

// What data is added up in, and what follows it, are none of the optimizer's.
// FED: main.arg1 model_state "arg1" next=1
// FED-NEXT: main.arg2 model_state "arg2" next=2

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
