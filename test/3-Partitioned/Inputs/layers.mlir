// Four linear layers and SGD at the replica phase, 2 ranks: backward reads each weight again.
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 2 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w0" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "w1" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "w2" next = 2> {slots = {main = [2, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<param "w3" next = 3> {slots = {main = [3, 3]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
func.func @main(%w0: tensor<4x4xf32> {zero.role = #zero.role<param "w0" next = 0>}, %w1: tensor<4x4xf32> {zero.role = #zero.role<param "w1" next = 1>}, %w2: tensor<4x4xf32> {zero.role = #zero.role<param "w2" next = 2>}, %w3: tensor<4x4xf32> {zero.role = #zero.role<param "w3" next = 3>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %h0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %h1 = stablehlo.dot_general %h0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %h2 = stablehlo.dot_general %h1, %w2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %h3 = stablehlo.dot_general %h2, %w3, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p3 = stablehlo.dot_general %h2, %h3, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = zero.all_reduce add %p3 over @mesh["dp"] : tensor<4x4xf32>
  %d3 = stablehlo.dot_general %h3, %w3, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p2 = stablehlo.dot_general %h1, %d3, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g2 = zero.all_reduce add %p2 over @mesh["dp"] : tensor<4x4xf32>
  %d2 = stablehlo.dot_general %d3, %w2, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %h0, %d2, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %d1 = stablehlo.dot_general %d2, %w1, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %d1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %n0 = stablehlo.subtract %w0, %g0 : tensor<4x4xf32>
  %n1 = stablehlo.subtract %w1, %g1 : tensor<4x4xf32>
  %n2 = stablehlo.subtract %w2, %g2 : tensor<4x4xf32>
  %n3 = stablehlo.subtract %w3, %g3 : tensor<4x4xf32>
  return %n0, %n1, %n2, %n3 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}
