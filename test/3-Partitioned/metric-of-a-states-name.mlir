// A metric may have the name of a state, as a loss scale that is shown beside the loss has.
// RUN: zero-opt %s --zero-to-planned="stage=3 ranks=2" | FileCheck %s
// CHECK-DAG: zero.leaf tensor<f32> as #zero.role<opt_state "scale" next = 1> {slots = {main = [1, 1]}}
// CHECK-DAG: zero.leaf tensor<f32> as #zero.role<metric "scale"> {slots = {main = [-1, 2]}}

func.func @main(
    %w: tensor<8xf32> {zero.role = #zero.role<param "w" next = 0>},
    %scale: tensor<f32> {zero.role = #zero.role<opt_state "scale" next = 1>},
    %x: tensor<4x8xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8xf32> {zero.role = #zero.role<param "w">},
        tensor<f32> {zero.role = #zero.role<opt_state "scale">},
        tensor<f32> {zero.role = #zero.role<metric "scale">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %factor = stablehlo.broadcast_in_dim %scale, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %update = stablehlo.multiply %sum, %factor : tensor<8xf32>
  %next = stablehlo.subtract %w, %update : tensor<8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %smaller = stablehlo.multiply %scale, %half : tensor<f32>
  return %next, %smaller, %scale : tensor<8xf32>, tensor<f32>, tensor<f32>
}
