// A value of one parameter that its own update reads, and another parameter's update too: each makes it from what it reads,
// the range of the flat unit or the gathered whole.
// RUN: zero-opt %s "--zero-to-partitioned=stage=3 ranks=2" | FileCheck %s
// RUN: zero-opt %s "--zero-to-partitioned=stage=0 ranks=2" -o /dev/null

// CHECK-LABEL: func.func public @main
// CHECK: %[[OWN:.+]] = stablehlo.exponential %arg0 : tensor<128xf32>
// CHECK: stablehlo.multiply %{{.+}}, %[[OWN]] : tensor<128xf32>
// CHECK: %[[WHOLE:.+]] = stablehlo.exponential %{{.+}} : tensor<4xf32>
// CHECK: stablehlo.tanh %[[WHOLE]] : tensor<4xf32>
// CHECK-NOT: stablehlo.exponential
func.func public @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %c: tensor<4xf32> {zero.role = #zero.role<param "c" next = 1>},
                       %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                       %y: tensor<8x4xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<param "w">}, tensor<4xf32> {zero.role = #zero.role<param "c">},
        tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %h = stablehlo.multiply %x, %ws : tensor<8x4xf32>
  %k = stablehlo.multiply %y, %cs : tensor<8x4xf32>
  %l1 = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l1, %l2 : tensor<f32>
  %gw = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gc = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %scale = stablehlo.exponential %w : tensor<4xf32>
  %wide = stablehlo.tanh %scale : tensor<4xf32>
  %mw = stablehlo.multiply %gw, %scale : tensor<4xf32>
  %mc = stablehlo.multiply %gc, %wide : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %mw : tensor<4xf32>
  %c1 = stablehlo.subtract %c, %mc : tensor<4xf32>
  return %w1, %c1, %loss : tensor<4xf32>, tensor<4xf32>, tensor<f32>
}
