// Two steps in one call: what the gradients of the first one join is no parameter, though the second loss reads it.
// RUN: split-file %s %t
// RUN: zero-opt %t/sums.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SUMS
// RUN: zero-opt %t/rates.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=RATES

// SUMS: main.arg0 param "arg0" next=0
// SUMS-NEXT: main.arg1 opt_state "arg1" next=1 of="arg0"

// A rate for each weight, learnt through an inner step: its own gradient reads it.
// RATES: main.arg0 param "arg0" next=0
// RATES-NEXT: main.arg1 param "arg1" next=1

//--- sums.mlir
func.func @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %s: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x3xf32>
  %first = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %g2 = stablehlo.multiply %g, %g : tensor<4x3xf32>
  %s1 = stablehlo.add %s, %g2 : tensor<4x3xf32>
  %root = stablehlo.sqrt %s1 : tensor<4x3xf32>
  %u = stablehlo.divide %g, %root : tensor<4x3xf32>
  %step = stablehlo.multiply %u, %rate : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %step : tensor<4x3xf32>
  %z = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %squares = stablehlo.multiply %z, %z : tensor<6x3xf32>
  %second = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  %h = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %h2 = stablehlo.multiply %h, %h : tensor<4x3xf32>
  %s2 = stablehlo.add %s1, %h2 : tensor<4x3xf32>
  %roots = stablehlo.sqrt %s2 : tensor<4x3xf32>
  %v = stablehlo.divide %h, %roots : tensor<4x3xf32>
  %steps = stablehlo.multiply %v, %rate : tensor<4x3xf32>
  %w2 = stablehlo.subtract %w1, %steps : tensor<4x3xf32>
  %loss = stablehlo.add %first, %second : tensor<f32>
  return %w2, %s2, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}

//--- rates.mlir
func.func @main(%w: tensor<4x3xf32> {tf.aliasing_output = 0 : i32}, %a: tensor<4x3xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>)
    -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %step = stablehlo.multiply %a, %g : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %step : tensor<4x3xf32>
  %z = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %squares = stablehlo.multiply %z, %z : tensor<6x3xf32>
  %loss = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  %h = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %ag = stablehlo.multiply %h, %g : tensor<4x3xf32>
  %along = stablehlo.multiply %ag, %rate : tensor<4x3xf32>
  %a1 = stablehlo.add %a, %along : tensor<4x3xf32>
  %steps = stablehlo.multiply %h, %rate : tensor<4x3xf32>
  %w2 = stablehlo.subtract %w, %steps : tensor<4x3xf32>
  return %w2, %a1, %loss : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}
