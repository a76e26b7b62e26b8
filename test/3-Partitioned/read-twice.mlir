// A value of one parameter that its own update reads, and another parameter's update whole: each makes it from what it reads,
// flat or gathered.
// RUN: zero-opt %s --zero-to-partitioned="stage=3 ranks=2" | FileCheck %s
// RUN: zero-opt %s --zero-to-partitioned="stage=0 ranks=2" -o /dev/null

// Twice: for the update of the first, on its elements, and for that of the second, of the gathered whole.
// CHECK-COUNT-2: stablehlo.exponential
// CHECK-NOT: stablehlo.exponential
func.func public @main(%w: tensor<4xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %c: tensor<6xf32> {zero.role = #zero.role<param "c" next = 1>},
                       %x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                       %y: tensor<8x6xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<param "w">}, tensor<6xf32> {zero.role = #zero.role<param "c">},
        tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.constant dense<1.0> : tensor<f32>
  %ws = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<4xf32>) -> tensor<8x4xf32>
  %cs = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<6xf32>) -> tensor<8x6xf32>
  %h = stablehlo.multiply %x, %ws : tensor<8x4xf32>
  %k = stablehlo.multiply %y, %cs : tensor<8x6xf32>
  %l1 = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
  %l2 = stablehlo.reduce(%k init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
  %loss = stablehlo.add %l1, %l2 : tensor<f32>
  %gw = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gc = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x6xf32>, tensor<f32>) -> tensor<6xf32>
  %scale = stablehlo.exponential %w : tensor<4xf32>
  %mw = stablehlo.multiply %gw, %scale : tensor<4xf32>
  %wide = stablehlo.pad %scale, %pad, low = [1], high = [1], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<6xf32>
  %mc = stablehlo.multiply %gc, %wide : tensor<6xf32>
  %w1 = stablehlo.subtract %w, %mw : tensor<4xf32>
  %c1 = stablehlo.subtract %c, %mc : tensor<6xf32>
  return %w1, %c1, %loss : tensor<4xf32>, tensor<6xf32>, tensor<f32>
}
