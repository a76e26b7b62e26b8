// Returns are decayed and rewards, which are not donated, are added: the returns are the state.
// RUN: zero-opt %s --zero-to-import=print-roles -o /dev/null | FileCheck %s
// RUN: sed 's/@main(%returns: tensor<6xf32> {tf.aliasing_output = 0 : i32}/@main(%returns: tensor<6xf32>/; s/%rewards: tensor<6xf32>/%rewards: tensor<6xf32> {tf.aliasing_output = 0 : i32}/' %s | zero-opt --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=ADDED

// CHECK: main.arg0 {{(model|batch)_state}} "arg0" {{.*}}next=0

// Where the other one is donated, it is what is added to.
// ADDED: main.arg3 {{.*}} next=0

func.func @main(%returns: tensor<6xf32> {tf.aliasing_output = 0 : i32}, %w: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %rewards: tensor<6xf32>)
    -> (tensor<6xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4xf32>
  %decay = stablehlo.constant dense<0.99> : tensor<6xf32>
  %old = stablehlo.multiply %returns, %decay : tensor<6xf32>
  %sum = stablehlo.add %old, %rewards : tensor<6xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %difference = stablehlo.subtract %y, %sum : tensor<6xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<6xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %difference, %x, contracting_dims = [0] x [0] : (tensor<6xf32>, tensor<6x4xf32>) -> tensor<4xf32>
  %step = stablehlo.multiply %g, %rate : tensor<4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4xf32>
  return %sum, %new, %loss : tensor<6xf32>, tensor<4xf32>, tensor<f32>
}
