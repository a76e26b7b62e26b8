// One replica's program, gradients summed by plain all_reduce: roles are read without the reductions, then the step on
// whole arrays is formed. Weights that are kept the other way round may be updated either way.
// RUN: zero-opt %s --zero-infer-roles --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: zero.leaf tensor<4x3xf32> as #zero.role<param "arg0" next = 0>
// CHECK: zero.leaf tensor<8x4xf32> as #zero.role<batch "arg1" dim = 0>
// CHECK: sdy.mesh @mesh = <["replicas"=2]>
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[w:[^:]*]]: tensor<4x3xf32>
// CHECK-SAME: -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<8x3xf32> {zero.role = #zero.role<output "result2" dim = 0>})
// CHECK: sdy.manual_computation(%[[w]], %{{.*}}, %{{.*}}) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"replicas"}, {}]>, <@mesh, [{"replicas"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, []>, <@mesh, [{"replicas"}, {}]>] manual_axes={"replicas"}
// CHECK: all_reduce
func.func @main(%w: tensor<4x3xf32>, %x: tensor<4x4xf32>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.subtract %0, %y : tensor<4x3xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<4x3xf32>
  %part = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  %gpart = stablehlo.dot_general %x, %1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %3:2 = "stablehlo.all_reduce"(%gpart, %part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<f32>) -> (tensor<4x3xf32>, tensor<f32>)
  %w1 = stablehlo.subtract %w, %3#0 : tensor<4x3xf32>
  return %w1, %3#1, %0 : tensor<4x3xf32>, tensor<f32>, tensor<4x3xf32>
}

// -----

// CHECK: zero.leaf tensor<3x4xf32> as #zero.role<param "arg0" next = 0>
func.func @main(%w: tensor<3x4xf32>, %x: tensor<6x4xf32>) -> (tensor<3x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %turned = stablehlo.transpose %w, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %0 = stablehlo.dot_general %x, %turned, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6x3xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %new = stablehlo.subtract %turned, %g : tensor<4x3xf32>
  %back = stablehlo.transpose %new, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return %back, %loss : tensor<3x4xf32>, tensor<f32>
}

// -----

// expected-error @+1 {{result 1 of 'main' differs between the 2 replicas of the step, expected states and numbers that are summed over all of them; put an all_reduce over all replicas, and a division where a mean is meant, before it is returned}}
func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %spread = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %0 = stablehlo.multiply %x, %spread : tensor<6x4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6x4xf32>
  %loss = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.multiply %0, %x : tensor<6x4xf32>
  %part = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %g = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %part = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-error @+1 {{is over 2 groups of some devices each, expected one group of all: ranks have no groups within them; write it over all of them}}
  %g = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  %sum = stablehlo.multiply %w, %g : tensor<4xf32>
  %loss = stablehlo.reduce(%sum init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

// A channel, no number of partitions: each replica alone, or with its partitions, is not all of them.
func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %part = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  // expected-error @+1 {{is over 2 groups of one device each, expected one group of all: ranks have no groups within them; write it over all of them}}
  %g = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  %sum = stablehlo.multiply %w, %g : tensor<4xf32>
  %loss = stablehlo.reduce(%sum init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}

// -----

module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %part = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
    // expected-error @+1 {{is of a module for 2 replicas of 2 partitions, expected one of the two to be 1}}
    %g = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
    %sum = stablehlo.multiply %w, %g : tensor<4xf32>
    %loss = stablehlo.reduce(%sum init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %w1, %loss : tensor<4xf32>, tensor<f32>
  }
}
