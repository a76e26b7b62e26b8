// Rows that are drawn: from the batch, from a memory, as random numbers. Ranks share them.
// RUN: zero-opt %s --zero-data-parallel=ranks=4 -o %t
// RUN: FileCheck %s < %t
// RUN: zero-run %s --equivalent %t --tolerance=1e-5

// All rows are gathered once, each rank looks up its part of a permutation that all have. Of two minibatches it has rows of
// both: one run of rows of each.
// CHECK-LABEL: func.func @minibatches
// CHECK: %[[RUNS:.*]] = stablehlo.reshape %arg1 : (tensor<16x1xi32>) -> tensor<2x8x1xi32>
// CHECK: %[[OWN:.*]] = stablehlo.dynamic_slice %[[RUNS]], {{.*}} sizes = [2, 2, 1]
// CHECK: %[[INDEX:.*]] = stablehlo.reshape %[[OWN]] : (tensor<2x2x1xi32>) -> tensor<4x1xi32>
// CHECK: %[[ALL:.*]] = zero.batch_gather %arg0 dim 0 {{.*}} -> tensor<16x3xf32>
// CHECK: "stablehlo.gather"(%[[ALL]], %[[INDEX]]) {{.*}} -> tensor<4x3xf32>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<2x5xf32>
func.func @minibatches(%x: tensor<16x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %order: tensor<16x1xi32> {zero.role = #zero.role<const "order">},
                       %w: tensor<3x5xf32> {zero.role = #zero.role<param "w">}) -> (tensor<3x5xf32> {zero.role = #zero.role<metric "g">}) {
  %drawn = "stablehlo.gather"(%x, %order) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<16x3xf32>, tensor<16x1xi32>) -> tensor<16x3xf32>
  %parts = stablehlo.reshape %drawn : (tensor<16x3xf32>) -> tensor<2x8x3xf32>
  %second = stablehlo.slice %parts [1:2, 0:8, 0:3] : (tensor<2x8x3xf32>) -> tensor<1x8x3xf32>
  %rows = stablehlo.reshape %second : (tensor<1x8x3xf32>) -> tensor<8x3xf32>
  %y = stablehlo.dot_general %rows, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  %z = stablehlo.tanh %y : tensor<8x5xf32>
  %g = stablehlo.dot_general %rows, %z, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
  return %g : tensor<3x5xf32>
}

// Six indices are not shared by four ranks: all look up all.
// CHECK-LABEL: func.func @too_few
// CHECK: %[[ALL:.*]] = zero.batch_gather
// CHECK: "stablehlo.gather"(%[[ALL]], %arg1) {{.*}} -> tensor<6x3xf32>
func.func @too_few(%x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %order: tensor<6x1xi32> {zero.role = #zero.role<const "order">})
    -> (tensor<6x3xf32> {zero.role = #zero.role<metric "y">}) {
  %y = "stablehlo.gather"(%x, %order) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> : (tensor<8x3xf32>, tensor<6x1xi32>) -> tensor<6x3xf32>
  return %y : tensor<6x3xf32>
}

// Rows of a memory, where nothing else gives ranks rows of their own. What comes new is gathered before it is written: it is
// less than the memory, of which every rank may look up any row.
// CHECK-LABEL: func.func @memory
// CHECK: %[[INDEX:.*]] = stablehlo.dynamic_slice %arg2, {{.*}} sizes = [2, 2]
// CHECK: %[[ALL:.*]] = zero.batch_gather {{.*}} -> tensor<4x1x3xf32>
// CHECK-NOT: zero.batch_gather
// CHECK: %[[NEW:.*]] = stablehlo.transpose %[[ALL]]
// CHECK: %[[M:.*]] = stablehlo.dynamic_update_slice %arg0, %[[NEW]], {{.*}} -> tensor<6x4x3xf32>
// CHECK: "stablehlo.gather"(%[[M]], %[[INDEX]]) {{.*}} -> tensor<2x3xf32>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<2x5xf32>
// CHECK: zero.all_reduce add {{.*}} : tensor<3x5xf32>
func.func @memory(%m: tensor<6x4x3xf32> {zero.role = #zero.role<model_state "m" next = 0>}, %new: tensor<4x3xf32> {zero.role = #zero.role<batch "new" dim = 0>},
                  %pick: tensor<8x2xui32> {zero.role = #zero.role<const "pick">}, %w: tensor<3x5xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<6x4x3xf32> {zero.role = #zero.role<model_state "m">}, tensor<3x5xf32> {zero.role = #zero.role<metric "g">}) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.reshape %new : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
  %after = stablehlo.dynamic_update_slice %m, %one, %zero, %zero, %zero : (tensor<6x4x3xf32>, tensor<1x4x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x4x3xf32>
  %rows = "stablehlo.gather"(%after, %pick) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<6x4x3xf32>, tensor<8x2xui32>) -> tensor<8x3xf32>
  %y = stablehlo.dot_general %rows, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  %z = stablehlo.tanh %y : tensor<8x5xf32>
  %g = stablehlo.dot_general %rows, %z, contracting_dims = [0] x [0] : (tensor<8x3xf32>, tensor<8x5xf32>) -> tensor<3x5xf32>
  return %after, %g : tensor<6x4x3xf32>, tensor<3x5xf32>
}

// Random numbers of which a matmul with weights makes rows: each rank makes its own.
// CHECK-LABEL: func.func @random
// CHECK: %[[OWN:.*]] = stablehlo.bitcast_convert {{.*}} : (tensor<2x3xui32>) -> tensor<2x3xf32>
// CHECK: stablehlo.dot_general %[[OWN]], %arg1, {{.*}} -> tensor<2x5xf32>
// CHECK: zero.all_reduce add {{.*}} : tensor<5xf32>
func.func @random(%key: tensor<ui32> {zero.role = #zero.role<const "key">}, %w: tensor<3x5xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<5xf32> {zero.role = #zero.role<metric "s">}) {
  %mask = stablehlo.constant dense<1065353216> : tensor<8x3xui32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %places = stablehlo.iota dim = 0 : tensor<8x3xui32>
  %spread = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
  %mixed = stablehlo.multiply %places, %spread : tensor<8x3xui32>
  %bits = stablehlo.or %mixed, %mask : tensor<8x3xui32>
  %x = stablehlo.bitcast_convert %bits : (tensor<8x3xui32>) -> tensor<8x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  %z = stablehlo.tanh %y : tensor<8x5xf32>
  %s = stablehlo.reduce(%z init: %none) applies stablehlo.add across dimensions = [0] : (tensor<8x5xf32>, tensor<f32>) -> tensor<5xf32>
  return %s : tensor<5xf32>
}

// Beside rows that are given, ranks do as before what is drawn: it may be no rows at all.
// CHECK-LABEL: func.func @beside_rows
// CHECK: stablehlo.dot_general {{.*}} -> tensor<2x5xf32>
// CHECK: stablehlo.dot_general {{.*}} -> tensor<8x5xf32>
func.func @beside_rows(%x: tensor<8x3xf32> {zero.role = #zero.role<batch "x" dim = 0>}, %key: tensor<ui32> {zero.role = #zero.role<const "key">},
                       %w: tensor<3x5xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<8x5xf32> {zero.role = #zero.role<output "y" dim = 0>}, tensor<8x5xf32> {zero.role = #zero.role<metric "z">}) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  %spread = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<ui32>) -> tensor<8x3xui32>
  %v = stablehlo.bitcast_convert %spread : (tensor<8x3xui32>) -> tensor<8x3xf32>
  %z = stablehlo.dot_general %v, %w, contracting_dims = [1] x [0] : (tensor<8x3xf32>, tensor<3x5xf32>) -> tensor<8x5xf32>
  return %y, %z : tensor<8x5xf32>, tensor<8x5xf32>
}

// What a policy chooses at random becomes the next rows that it reads: shared from where it first chooses, though all of it reads
// weights. Noise on a weight is none: what it meets is no product of weights.
// CHECK-LABEL: func.func @chosen
// CHECK: stablehlo.dot_general {{.*}} -> tensor<8x4xf32>
// CHECK: %[[CHOSEN:.*]] = stablehlo.add {{.*}} : tensor<2x4xf32>
// CHECK: stablehlo.dot_general %[[CHOSEN]], {{.*}} -> tensor<2x4xf32>
// CHECK: zero.all_reduce add {{.*}} : tensor<f32>
func.func @chosen(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w">}, %key: tensor<4xui32> {zero.role = #zero.role<rng "key">})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %nine = stablehlo.constant dense<9> : tensor<8x4xui32>
  %ones = stablehlo.constant dense<1065353216> : tensor<8x4xui32>
  %next, %bits = stablehlo.rng_bit_generator %key, algorithm = PHILOX : (tensor<4xui32>) -> (tensor<4xui32>, tensor<8x4xui32>)
  %mantissa = stablehlo.shift_right_logical %bits, %nine : tensor<8x4xui32>
  %number = stablehlo.or %mantissa, %ones : tensor<8x4xui32>
  %noise = stablehlo.bitcast_convert %number : (tensor<8x4xui32>) -> tensor<8x4xf32>
  %start = stablehlo.iota dim = 1 : tensor<8x4xf32>
  %first = stablehlo.dot_general %start, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %chosen = stablehlo.add %first, %noise : tensor<8x4xf32>
  %second = stablehlo.dot_general %chosen, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %square = stablehlo.multiply %second, %second : tensor<8x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  return %loss : tensor<f32>
}
