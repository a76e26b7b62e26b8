// The loss at new parameters reads what these were made of in no other way: the optimizer's.
// RUN: split-file %s %t
// RUN: zero-opt %t/late.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=LATE
// RUN: zero-opt %t/teacher.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=TEACHER

// Parameters move along the gradient of the last step and a history of gradients, one of which is overwritten.
// LATE: main.arg0 param "arg0" next=0
// LATE-NEXT: main.arg1 opt_state "arg1" next=1 of="arg0"
// LATE-NEXT: main.arg2 opt_state "arg2" next=2

// A teacher meets rows beside the parameters: no gradient of the last step.
// TEACHER: main.arg0 param "arg0" next=0
// TEACHER-NEXT: main.arg1 opt_state "arg1" next=1 of="arg0"
// TEACHER-NEXT: main.arg2 model_state "arg2" next=2

//--- late.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<4x4xf32> {tf.aliasing_output = 1 : i32},
                %history: tensor<3x4x4xf32> {tf.aliasing_output = 2 : i32}, %count: tensor<i32> {tf.aliasing_output = 3 : i32}, %x: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<i32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %sum = stablehlo.reduce(%history init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<3x4x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  %direction = stablehlo.add %g, %sum : tensor<4x4xf32>
  %step = stablehlo.multiply %direction, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %new, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %difference = stablehlo.subtract %grad, %g : tensor<4x4xf32>
  %row = stablehlo.reshape %difference : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %place = stablehlo.remainder %count, %three : tensor<i32>
  %kept = stablehlo.dynamic_update_slice %history, %row, %place, %first, %first : (tensor<3x4x4xf32>, tensor<1x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x4x4xf32>
  %next = stablehlo.add %count, %one : tensor<i32>
  return %new, %grad, %kept, %next, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4x4xf32>, tensor<i32>, tensor<f32>
}

//--- teacher.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %g: tensor<4x4xf32> {tf.aliasing_output = 1 : i32},
                %teacher: tensor<4x4xf32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %step = stablehlo.multiply %g, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %new, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %taught = stablehlo.dot_general %x, %teacher, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %difference = stablehlo.subtract %y, %taught : tensor<6x4xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %difference, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %old = stablehlo.multiply %teacher, %decay : tensor<4x4xf32>
  %part = stablehlo.multiply %new, %rate : tensor<4x4xf32>
  %average = stablehlo.add %old, %part : tensor<4x4xf32>
  return %new, %grad, %average, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}
