// Programs that are broken on purpose.
// RUN: not zero-opt %s --split-input-file --zero-verify-replica 2>&1 | FileCheck %s

// A missing reduction of a gradient.
// CHECK: error: 'stablehlo.subtract' op works on a value that is partial (add over ranks is the whole) and adds what is counted once per rank; expected a zero.all_reduce of it before
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4xf32>
  return %n : tensor<4xf32>
}

// -----

// A metric of the rank's rows only.
// CHECK: error: result 0 (metric 'loss') differs between ranks, expected the same on all of them; a reduction over the ranks is missing
// CHECK: note: the value is computed here
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}

// -----

// The same number reduced twice counts four times.
// CHECK: error: 'zero.all_reduce' op reduces a value that is the same on all ranks
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<f32> {zero.role = #zero.role<scalar "x">})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %l = zero.all_reduce add %x over @mesh["dp"] : tensor<f32>
  return %l : tensor<f32>
}

// -----

// The rank's number in a state.
// CHECK: error: result 0 (step 'n') differs between ranks
zero.mesh @mesh ["dp" = 4]
func.func @main(%n: tensor<i32> {zero.role = #zero.role<step "n" next = 0>}) -> tensor<i32> {
  %r = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
  %m = stablehlo.add %n, %r : tensor<i32>
  return %m : tensor<i32>
}

// -----

// Ranks that leave a loop at different times would wait for each other for ever.
// CHECK: error: the condition of this loop differs between ranks
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<1xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<1xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.while(%y = %x) : tensor<1xf32>
  cond {
    %one = stablehlo.constant dense<1.0> : tensor<1xf32>
    %p = stablehlo.compare LT, %y, %one : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %q = stablehlo.reshape %p : (tensor<1xi1>) -> tensor<i1>
    stablehlo.return %q : tensor<i1>
  } do {
    %z = stablehlo.add %y, %y : tensor<1xf32>
    stablehlo.return %z : tensor<1xf32>
  }
  return %0 : tensor<1xf32>
}

// -----

// CHECK: error: module has no zero.mesh, expected one; run --zero-data-parallel first
module {
}

// -----

// Activations of different rows are no terms of one sum.
// CHECK: error: 'zero.all_reduce' op reduces the rank's part of a value that is cut along dimension 0, expected a partial one
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<4x8xf32> {zero.role = #zero.role<param "w">})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x8xf32>) -> tensor<2x8xf32>
  %t = stablehlo.transpose %h, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
  %u = stablehlo.transpose %t, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
  %r = zero.all_reduce add %u over @mesh["dp"] : tensor<2x8xf32>
  %l = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}

// -----

// Rows that a rank cuts out of a replicated value, and what lookups make of them.
// CHECK: error: 'zero.all_reduce' op reduces the rank's part of a value that is cut along dimension 0
zero.mesh @mesh ["dp" = 4]
func.func @main(%t: tensor<16x4xf32> {zero.role = #zero.role<param "t">},
                %i: tensor<8x1xi32> {zero.role = #zero.role<const "i">})
    -> (tensor<2x4xf32> {zero.role = #zero.role<metric "rows">}) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %o = zero.rank_offset 2 over @mesh["dp"] : tensor<i32>
  %s = stablehlo.dynamic_slice %i, %o, %c, sizes = [2, 1] : (tensor<8x1xi32>, tensor<i32>, tensor<i32>) -> tensor<2x1xi32>
  %g = "stablehlo.gather"(%t, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false}> : (tensor<16x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  %r = zero.all_reduce add %g over @mesh["dp"] : tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// -----

// A reduction that comes too late: the square of a sum is no sum of squares.
// CHECK: error: 'stablehlo.multiply' op works on a value that is partial (add over ranks is the whole) and is not linear in it; expected a zero.all_reduce of it before
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.multiply %l, %l : tensor<f32>
  %r = zero.all_reduce add %q over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}

// -----

// CHECK: error: 'stablehlo.exponential' op works on a value that is partial (add over ranks is the whole) and is not linear in it
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %q = stablehlo.exponential %l : tensor<f32>
  %r = zero.all_reduce add %q over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}

// -----

// Weight decay inside the loss, added by every rank.
// CHECK: error: 'stablehlo.add' op works on a value that is partial (add over ranks is the whole) and adds what is counted once per rank
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %n = stablehlo.add %g, %w : tensor<4xf32>
  %r = zero.all_reduce add %n over @mesh["dp"] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// CHECK: error: 'zero.all_reduce' op reduces by add what is partial by max
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<f32> {zero.role = #zero.role<metric "largest">}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %l = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %r = zero.all_reduce add %l over @mesh["dp"] : tensor<f32>
  return %r : tensor<f32>
}

// -----

// CHECK: error: 'zero.batch_gather' op gathers a partial value, expected a sharded one
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<16xf32> {zero.role = #zero.role<metric "all">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %g = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %r = zero.batch_gather %g dim 0 over @mesh["dp"] : tensor<4xf32> -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// -----

// CHECK: error: result 0 (output 'y') is cut along dimension 1, but its role says 0
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x2xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %t = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  return %t : tensor<4x2xf32>
}

// -----

// CHECK: error: 'zero.batch_gather' op puts parts together along dimension 1, expected dimension 0, along which the value is cut
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<2x16xf32> {zero.role = #zero.role<metric "all">}) {
  %r = zero.batch_gather %x dim 1 over @mesh["dp"] : tensor<2x4xf32> -> tensor<2x16xf32>
  return %r : tensor<2x16xf32>
}

// -----

// Ranks that follow one another are no micro-batches that do.
// CHECK: error: 'zero.batch_gather' op puts parts together along dimension 0, expected dimension 0, along which each of several runs of rows is cut
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>})
    -> (tensor<24x4xf32> {zero.role = #zero.role<metric "all">}) {
  %r = zero.batch_gather %x dim 0 over @mesh["dp"] : tensor<6x4xf32> -> tensor<24x4xf32>
  return %r : tensor<24x4xf32>
}

// -----

// CHECK: error: result 0 (output 'y') holds the rank's rows of each of 3 micro-batches, expected one run of rows
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6x4xf32> {zero.role = #zero.role<batch "x" dim = 0 groups = 3>})
    -> (tensor<6x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  return %x : tensor<6x4xf32>
}

// -----

// CHECK: error: batch argument 0 ("x") of 'main' is of type 'tensor<6xf32>' and has no dimension 1
zero.mesh @mesh ["dp" = 4]
func.func @main(%x: tensor<6xf32> {zero.role = #zero.role<batch "x" dim = 1>})
    -> (tensor<6xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = stablehlo.reverse %x, dims = [0] : tensor<6xf32>
  return %y : tensor<6xf32>
}
