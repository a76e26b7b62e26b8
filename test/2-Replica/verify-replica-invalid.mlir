// Programs that are broken on purpose.
// RUN: not zero-opt %s --split-input-file --zero-verify-replica 2>&1 | FileCheck %s

// A missing reduction of a gradient.
// CHECK: error: result 0 differs between ranks, expected the same on all of them; a reduction over the ranks is missing
// CHECK: note: the value is computed here
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
// CHECK: error: result 0 (metric 'loss') differs between ranks
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
// CHECK: error: result 0 differs between ranks
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
