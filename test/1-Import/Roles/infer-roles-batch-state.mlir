// RUN: split-file %s %t
// RUN: zero-opt %t/carry.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=CARRY
// RUN: zero-opt %t/carry.mlir --zero-to-import | FileCheck %s --check-prefix=LEAF
// RUN: zero-opt %t/counted.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=COUNTED
// RUN: zero-opt %t/permuted.mlir --zero-to-import='print-roles batch=arg2' -o /dev/null | FileCheck %s --check-prefix=PERMUTED
// RUN: zero-opt %t/carry.mlir --zero-to-import='print-roles roles=%t/rows' -o /dev/null | FileCheck %s --check-prefix=ROWS
// RUN: not zero-opt %t/carry.mlir --zero-to-import='roles=%t/owned' 2>&1 | FileCheck %s --check-prefix=OWNED
// RUN: not zero-opt %t/carry.mlir --zero-to-import='roles=%t/outside' 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// The carry of a recurrent network is cut with the rows.
// CARRY: main.arg0 param "arg0" next=0
// CARRY-NEXT: main.arg1 batch_state "arg1" next=1 dim=0 # tensor<6x4xf32>; a state with the rows of the batch, which stay where they are
// CARRY-NEXT: main.arg2 batch "arg2" dim=0
// LEAF: zero.leaf tensor<6x4xf32> as #zero.role<batch_state "arg1" next = 1 dim = 0>

// What counts the rounds of each row since it began anew meets no row but those of other states.
// COUNTED: main.arg1 batch_state "arg1" next=1 dim=0
// COUNTED-NEXT: main.arg2 batch_state "arg2" next=2 dim=0
// COUNTED-NEXT: main.arg3 batch "arg3" dim=0

// Rows that change places stay whole on every rank.
// PERMUTED: main.arg1 model_state "arg1" next=1

// A dimension is said, or the first.
// ROWS: main.arg1 batch_state "state" next=1 dim=0
// OWNED: owned:1: expected next= and dim= alone beside batch_state, whose rows are one run
// OUTSIDE: error: the role of argument 1 of 'main' says dim=2, but its type 'tensor<6x4xf32>' has 2 dimensions

//--- rows
main.arg1 batch_state "state" next=1
//--- owned
main.arg1 batch_state "state" next=1 of="arg0"
//--- outside
main.arg1 batch_state "state" next=1 dim=2

//--- carry.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %rows: tensor<6xf32>) -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %x = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %b = stablehlo.add %a, %x : tensor<6x4xf32>
  %new = stablehlo.tanh %b : tensor<6x4xf32>
  %square = stablehlo.multiply %new, %new : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %h, %new, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %next = stablehlo.subtract %w, %step : tensor<4x4xf32>
  return %next, %new, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}

//--- counted.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %n: tensor<6xf32> {tf.aliasing_output = 2 : i32}, %rows: tensor<6xf32>)
    -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<6xf32>
  %ones = stablehlo.constant dense<1.0> : tensor<6xf32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %sums = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
  %ends = stablehlo.compare GT, %sums, %ones : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
  %since = stablehlo.select %ends, %zeros, %n : tensor<6xi1>, tensor<6xf32>
  %count = stablehlo.add %since, %ones : tensor<6xf32>
  %x = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %b = stablehlo.add %a, %x : tensor<6x4xf32>
  %new = stablehlo.tanh %b : tensor<6x4xf32>
  %square = stablehlo.multiply %new, %new : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %h, %new, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %next = stablehlo.subtract %w, %step : tensor<4x4xf32>
  return %next, %new, %count, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<6xf32>, tensor<f32>
}

//--- permuted.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %rows: tensor<6xf32>) -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %x = stablehlo.broadcast_in_dim %rows, dims = [0] : (tensor<6xf32>) -> tensor<6x4xf32>
  %a = stablehlo.dot_general %h, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %b = stablehlo.add %a, %x : tensor<6x4xf32>
  %new = stablehlo.tanh %b : tensor<6x4xf32>
  %square = stablehlo.multiply %new, %new : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %h, %new, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %next = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %turned = stablehlo.reverse %new, dims = [0] : tensor<6x4xf32>
  return %next, %turned, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<f32>
}
