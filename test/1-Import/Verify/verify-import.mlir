// RUN: zero-opt %s --zero-verify-import | FileCheck %s

// CHECK: module attributes {zero.format = 3 : i64, zero.phase = "import"}
func.func @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  return %w, %l : tensor<4xf32>, tensor<f32>
}
