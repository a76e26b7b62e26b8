// Values that the first replica sends to the others.
// RUN: zero-opt %s --zero-infer-roles --split-input-file | FileCheck %s

// What the first replica sends the others is what all of them have: parameters, before each step.
// CHECK: zero.leaf tensor<4xf32> as #zero.role<param "arg0" next = 0>
// CHECK-LABEL: func.func @main(
// CHECK: sdy.manual_computation
// CHECK-NOT: collective_broadcast
// CHECK: sdy.return
func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sent = "stablehlo.collective_broadcast"(%w) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %spread = stablehlo.broadcast_in_dim %sent, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %0 = stablehlo.multiply %x, %spread : tensor<6x4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6x4xf32>
  %part = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.multiply %0, %x : tensor<6x4xf32>
  %gpart = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %3:2 = "stablehlo.all_reduce"(%gpart, %part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>, tensor<f32>)
  %w1 = stablehlo.subtract %sent, %3#0 : tensor<4xf32>
  return %w1, %3#1 : tensor<4xf32>, tensor<f32>
}

// -----

// A loss that the first replica sends is of its own rows: the broadcast stays, and ranks refuse it.
// CHECK-LABEL: func.func @main(
// CHECK: sdy.manual_computation
// CHECK: collective_broadcast
// CHECK: sdy.return
func.func @main(%w: tensor<4xf32>, %x: tensor<6x4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %spread = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
  %0 = stablehlo.multiply %x, %spread : tensor<6x4xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<6x4xf32>
  %part = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x4xf32>, tensor<f32>) -> tensor<f32>
  %loss = "stablehlo.collective_broadcast"(%part) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
  %2 = stablehlo.multiply %0, %x : tensor<6x4xf32>
  %gpart = stablehlo.reduce(%2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %g = "stablehlo.all_reduce"(%gpart) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %w1 = stablehlo.subtract %w, %g : tensor<4xf32>
  return %w1, %loss : tensor<4xf32>, tensor<f32>
}
