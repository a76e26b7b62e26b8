// Means over steps are none of the parameters, however they are written; what looks like one and is a gradient is.
// RUN: split-file %s %t
// RUN: zero-opt %t/differences.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=DIFFERENCES
// RUN: zero-opt %t/squares.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=SQUARES
// RUN: zero-opt %t/normed.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=NORMED
// RUN: zero-opt %t/stepped.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=STEPPED
// RUN: zero-opt %t/total.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=TOTAL
// RUN: zero-opt %t/linear.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=LINEAR

// Features are centred by a mean that is moved by the sum of what they differ from it.
// DIFFERENCES: main.arg0 param "arg0" next=0
// DIFFERENCES-NEXT: main.arg1 model_state "arg1" next=1

// The same sum is the gradient where the loss squares the differences.
// SQUARES: main.arg0 param "arg0" next=0
// SQUARES-NEXT: main.arg1 param "arg1" next=1

// An average of prototypes, normalised: it reads itself by the norm alone.
// NORMED: main.arg0 param "arg0" next=0
// NORMED-NEXT: main.arg1 model_state "arg1" next=1

// Normalised after a step along its gradient.
// STEPPED: main.arg0 param "arg0" next=0
// STEPPED-NEXT: main.arg1 param "arg1" next=1

// The number that is returned is the mean of the losses so far; moments are written as m + rate * (g - m).
// TOTAL: main.arg0 param "arg0" next=0
// TOTAL-NEXT: main.arg1 opt_state "arg1" next=1 of="arg0"
// TOTAL-NEXT: main.arg2 model_state "arg2" next=2

// A number that the loss adds is trained: its gradient is the number of rows.
// LINEAR: main.arg0 param "arg0" next=0
// LINEAR: main.arg2 param "arg2" next=2

//--- differences.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %mean: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %t: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %slow = stablehlo.constant dense<0.01> : tensor<4xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %centred = stablehlo.subtract %h, %means : tensor<6x4xf32>
  %difference = stablehlo.subtract %centred, %t : tensor<6x4xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %difference, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %sum = stablehlo.reduce(%centred init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %scaled = stablehlo.multiply %sum, %slow : tensor<4xf32>
  %moved = stablehlo.add %mean, %scaled : tensor<4xf32>
  return %new, %moved, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
}

//--- squares.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %mean: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %t: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %slow = stablehlo.constant dense<0.01> : tensor<4xf32>
  %half = stablehlo.constant dense<0.5> : tensor<6x4xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %means = stablehlo.broadcast_in_dim %mean, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %centred = stablehlo.subtract %h, %means : tensor<6x4xf32>
  %other = stablehlo.subtract %means, %h : tensor<6x4xf32>
  %scaled = stablehlo.multiply %other, %half : tensor<6x4xf32>
  %square = stablehlo.multiply %scaled, %other : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %centred, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %sum = stablehlo.reduce(%centred init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %along = stablehlo.multiply %sum, %slow : tensor<4xf32>
  %moved = stablehlo.add %mean, %along : tensor<4xf32>
  return %new, %moved, %loss : tensor<4x4xf32>, tensor<4xf32>, tensor<f32>
}

//--- normed.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %c: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %t: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %y = stablehlo.dot_general %h, %c, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %difference = stablehlo.subtract %y, %t : tensor<6x4xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %back = stablehlo.dot_general %difference, %c, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %grad = stablehlo.dot_general %x, %back, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %means = stablehlo.dot_general %t, %h, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %old = stablehlo.multiply %c, %decay : tensor<4x4xf32>
  %added = stablehlo.multiply %means, %rate : tensor<4x4xf32>
  %mixed = stablehlo.add %old, %added : tensor<4x4xf32>
  %squares = stablehlo.multiply %mixed, %mixed : tensor<4x4xf32>
  %sums = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %norm = stablehlo.sqrt %sums : tensor<4xf32>
  %norms = stablehlo.broadcast_in_dim %norm, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %normed = stablehlo.divide %mixed, %norms : tensor<4x4xf32>
  return %new, %normed, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- stepped.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %c: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %x: tensor<6x4xf32>, %t: tensor<6x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %decay = stablehlo.constant dense<0.9> : tensor<4x4xf32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %y = stablehlo.dot_general %h, %c, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %difference = stablehlo.subtract %y, %t : tensor<6x4xf32>
  %square = stablehlo.multiply %difference, %difference : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %back = stablehlo.dot_general %difference, %c, contracting_dims = [1] x [1] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %grad = stablehlo.dot_general %x, %back, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %along = stablehlo.dot_general %h, %difference, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %old = stablehlo.multiply %c, %decay : tensor<4x4xf32>
  %added = stablehlo.multiply %along, %rate : tensor<4x4xf32>
  %mixed = stablehlo.add %old, %added : tensor<4x4xf32>
  %squares = stablehlo.multiply %mixed, %mixed : tensor<4x4xf32>
  %sums = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %norm = stablehlo.sqrt %sums : tensor<4xf32>
  %norms = stablehlo.broadcast_in_dim %norm, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %normed = stablehlo.divide %mixed, %norms : tensor<4x4xf32>
  return %new, %normed, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}

//--- total.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %total: tensor<f32> {tf.aliasing_output = 2 : i32},
                %count: tensor<f32> {tf.aliasing_output = 3 : i32}, %x: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %difference = stablehlo.subtract %grad, %m : tensor<4x4xf32>
  %part = stablehlo.multiply %difference, %rate : tensor<4x4xf32>
  %moment = stablehlo.add %m, %part : tensor<4x4xf32>
  %step = stablehlo.multiply %moment, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %sum = stablehlo.add %total, %loss : tensor<f32>
  %more = stablehlo.add %count, %one : tensor<f32>
  %mean = stablehlo.divide %sum, %more : tensor<f32>
  return %new, %moment, %sum, %more, %mean : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}

//--- linear.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %m: tensor<4x4xf32> {tf.aliasing_output = 1 : i32}, %b: tensor<f32> {tf.aliasing_output = 2 : i32},
                %x: tensor<6x4xf32>, %weight: tensor<6xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %small = stablehlo.constant dense<0.01> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %squares = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %slope = stablehlo.reduce(%weight init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %term = stablehlo.multiply %slope, %b : tensor<f32>
  %loss = stablehlo.add %squares, %term : tensor<f32>
  %grad = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %difference = stablehlo.subtract %grad, %m : tensor<4x4xf32>
  %part = stablehlo.multiply %difference, %rate : tensor<4x4xf32>
  %moment = stablehlo.add %m, %part : tensor<4x4xf32>
  %step = stablehlo.multiply %moment, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %along = stablehlo.multiply %slope, %small : tensor<f32>
  %moved = stablehlo.subtract %b, %along : tensor<f32>
  return %new, %moment, %moved, %loss : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>, tensor<f32>
}
