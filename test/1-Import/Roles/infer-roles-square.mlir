// A square weight may be read as it is and turned in its own update: each way counts, whichever is found first.
// RUN: zero-opt %s --zero-infer-roles --split-input-file | FileCheck %s

// CHECK: zero.leaf tensor<4x4xf32> as #zero.role<param "arg0" next = 0>
// CHECK: zero.leaf tensor<8x4xf32> as #zero.role<batch "arg1" dim = 0>
func.func @main(%w: tensor<4x4xf32>, %x: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %square = stablehlo.multiply %h, %h : tensor<8x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %turned = stablehlo.transpose %w, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %both = stablehlo.add %turned, %w : tensor<4x4xf32>
  %w1 = stablehlo.subtract %both, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}

// -----

// CHECK: zero.leaf tensor<4x4xf32> as #zero.role<param "arg0" next = 0>
func.func @main(%w: tensor<4x4xf32>, %x: tensor<8x4xf32>) -> (tensor<4x4xf32>, tensor<f32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  %square = stablehlo.multiply %h, %h : tensor<8x4xf32>
  %loss = stablehlo.reduce(%square init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %g = stablehlo.dot_general %x, %h, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  %turned = stablehlo.transpose %w, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %kept = stablehlo.add %w, %w : tensor<4x4xf32>
  %both = stablehlo.add %kept, %turned : tensor<4x4xf32>
  %w1 = stablehlo.subtract %both, %g : tensor<4x4xf32>
  return %w1, %loss : tensor<4x4xf32>, tensor<f32>
}
