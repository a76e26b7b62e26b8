// A step that is given no rows moves its own on: walkers of a chain, simulated environments. Ranks share them.
// RUN: split-file %s %t
// RUN: zero-opt %t/walkers.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=WALKERS
// RUN: zero-opt %t/walkers.mlir --zero-to-import --zero-data-parallel=ranks=3 | FileCheck %s --check-prefix=REPLICA
// RUN: not zero-opt %t/rolled.mlir --zero-to-import=print-roles -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROLLED
// RUN: zero-opt %t/given.mlir --zero-to-import=print-roles -o /dev/null | FileCheck %s --check-prefix=GIVEN

// WALKERS: main.arg0 param "arg0" next=0
// WALKERS-NEXT: main.arg1 batch_state "arg1" next=1 dim=0 # tensor<6x4xf32>; a state with rows of its own, which ranks share
// WALKERS-NEXT: main.arg2 rng "arg2" next=2
// WALKERS-NEXT: main.result3 metric "loss"
// REPLICA: stablehlo.dot_general {{.*}} -> tensor<2x4xf32>
// REPLICA: zero.all_reduce add {{.*}} : tensor<4x4xf32>

// Rows that change places come out otherwise than they were cut: all ranks would have all of them, and do all work.
// ROLLED: error: the roles of 'main' cannot be inferred: no set of arguments can be sharded along its first dimension without gathering
// ROLLED: main.arg1 model_state "arg1" next=1

// Where rows are given, these are the batch; a state with as many stays with them.
// GIVEN: main.arg1 batch_state "arg1" next=1 dim=0 # tensor<6x4xf32>; a state with the rows of the batch, which stay where they are
// GIVEN: main.arg3 batch "arg3" dim=0

//--- walkers.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %key: tensor<4xui32> {tf.aliasing_output = 2 : i32}) -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %nine = stablehlo.constant dense<9> : tensor<6x4xui32>
  %ones = stablehlo.constant dense<1065353216> : tensor<6x4xui32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<6x4xui32>)
  %mantissa = stablehlo.shift_right_logical %bits, %nine : tensor<6x4xui32>
  %number = stablehlo.or %mantissa, %ones : tensor<6x4xui32>
  %noise = stablehlo.bitcast_convert %number : (tensor<6x4xui32>) -> tensor<6x4xf32>
  %moved = stablehlo.add %h, %noise : tensor<6x4xf32>
  %y = stablehlo.dot_general %moved, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %moved, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  return %new, %moved, %next, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>
}

//--- rolled.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %key: tensor<4xui32> {tf.aliasing_output = 2 : i32}) -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<ui32>)
  %noise = stablehlo.convert %bits : (tensor<ui32>) -> tensor<f32>
  %all = stablehlo.broadcast_in_dim %noise, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
  %moved = stablehlo.add %h, %all : tensor<6x4xf32>
  %y = stablehlo.dot_general %moved, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %moved, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  %rolled = stablehlo.reverse %moved, dims = [0] : tensor<6x4xf32>
  return %new, %rolled, %next, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>
}

//--- given.mlir
func.func @main(%w: tensor<4x4xf32> {tf.aliasing_output = 0 : i32}, %h: tensor<6x4xf32> {tf.aliasing_output = 1 : i32},
                %key: tensor<4xui32> {tf.aliasing_output = 2 : i32}, %x: tensor<6x4xf32>) -> (tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %rate = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<ui32>)
  %moved = stablehlo.add %h, %x : tensor<6x4xf32>
  %y = stablehlo.dot_general %moved, %w, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
  %square = stablehlo.multiply %y, %y : tensor<6x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %grad = stablehlo.dot_general %moved, %y, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
  %step = stablehlo.multiply %grad, %rate : tensor<4x4xf32>
  %new = stablehlo.subtract %w, %step : tensor<4x4xf32>
  return %new, %moved, %next, %loss : tensor<4x4xf32>, tensor<6x4xf32>, tensor<4xui32>, tensor<f32>
}
