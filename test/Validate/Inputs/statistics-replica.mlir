// Sums over rows and columns of two gradients, and an inner product; see statistics.test.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "v" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
zero.leaf tensor<f32> as #zero.role<metric "product"> {slots = {main = [-1, 2]}}
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "product">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.dot_general %y, %v, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pv = stablehlo.dot_general %y, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gv = zero.all_reduce add %pv over @mesh["dp"] : tensor<4x4xf32>
  %pw = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gw = zero.all_reduce add %pw over @mesh["dp"] : tensor<4x4xf32>
  %rw = stablehlo.reduce(%gw init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %rv = stablehlo.reduce(%gv init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %bw = stablehlo.broadcast_in_dim %rw, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %bv = stablehlo.broadcast_in_dim %rv, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %uw = stablehlo.divide %gw, %bw : tensor<4x4xf32>
  %uv = stablehlo.divide %gv, %bv : tensor<4x4xf32>
  %nw = stablehlo.subtract %w, %uw : tensor<4x4xf32>
  %nv = stablehlo.subtract %v, %uv : tensor<4x4xf32>
  %product = stablehlo.dot_general %gw, %w, contracting_dims = [0, 1] x [0, 1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
  return %nw, %nv, %product : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>
}
}
