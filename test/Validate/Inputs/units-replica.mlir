// A unit of two parameters with padding behind them, a parameter split by slices, momentum, a norm, two metrics.
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 2 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0], init = [-1, 0]}}
zero.leaf tensor<4xf32> as #zero.role<param "b" next = 1> {slots = {main = [1, 1], init = [-1, 1]}}
zero.leaf tensor<2x4xf32> as #zero.role<param "v" next = 2> {slots = {main = [2, 2], init = [-1, 2]}}
zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mu/w" next = 3 of = "w"> {slots = {main = [3, 3], init = [-1, 3]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/b" next = 4 of = "b"> {slots = {main = [4, 4], init = [-1, 4]}}
zero.leaf tensor<4x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [5, -1]}}
zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 5]}}
zero.leaf tensor<f32> as #zero.role<metric "most"> {slots = {main = [-1, 6]}}
zero.leaf tensor<4x4xf32> as #zero.role<const "seed"> {slots = {init = [0, -1]}}
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %b: tensor<4xf32> {zero.role = #zero.role<param "b" next = 1>},
                %v: tensor<2x4xf32> {zero.role = #zero.role<param "v" next = 2>},
                %mw: tensor<4x4xf32> {zero.role = #zero.role<opt_state "mu/w" next = 3 of = "w">}, %mb: tensor<4xf32> {zero.role = #zero.role<opt_state "mu/b" next = 4 of = "b">},
                %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<f32> {zero.role = #zero.role<metric "most">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %bb = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %v0 = stablehlo.slice %v [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %v0r = stablehlo.reshape %v0 : (tensor<1x4xf32>) -> tensor<4xf32>
  %v1 = stablehlo.slice %v [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %v1r = stablehlo.reshape %v1 : (tensor<1x4xf32>) -> tensor<4xf32>
  %vb0 = stablehlo.broadcast_in_dim %v0r, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %vb1 = stablehlo.broadcast_in_dim %v1r, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %q = stablehlo.add %h, %bb : tensor<2x4xf32>
  %q1 = stablehlo.multiply %q, %vb0 : tensor<2x4xf32>
  %q2 = stablehlo.multiply %q1, %vb1 : tensor<2x4xf32>
  %l = stablehlo.reduce(%q2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %loss = zero.all_reduce add %l over @mesh["dp"] : tensor<f32>
  %mo = stablehlo.reduce(%q1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %most = zero.all_reduce add %mo over @mesh["dp"] : tensor<f32>
  %gwp = stablehlo.dot_general %q2, %x, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %gws = zero.all_reduce add %gwp over @mesh["dp"] : tensor<4x4xf32>
  %gw = stablehlo.transpose %gws, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %gbp = stablehlo.reduce(%q2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %gb = zero.all_reduce add %gbp over @mesh["dp"] : tensor<4xf32>
  %g0 = stablehlo.reduce(%q1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %g1 = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4xf32>) -> tensor<1x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4xf32>) -> tensor<1x4xf32>
  %gvp = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  %gv = zero.all_reduce add %gvp over @mesh["dp"] : tensor<2x4xf32>
  %gw2 = stablehlo.multiply %gw, %gw : tensor<4x4xf32>
  %sw = stablehlo.reduce(%gw2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %gb2 = stablehlo.multiply %gb, %gb : tensor<4xf32>
  %sb = stablehlo.reduce(%gb2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %gv2 = stablehlo.multiply %gv, %gv : tensor<2x4xf32>
  %sv = stablehlo.reduce(%gv2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %s1 = stablehlo.add %sw, %sb : tensor<f32>
  %s2 = stablehlo.add %s1, %sv : tensor<f32>
  %n = stablehlo.rsqrt %s2 : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %big = stablehlo.compare GT, %n, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %n44 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %n4 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %n24 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
  %cw = stablehlo.multiply %gw, %n44 : tensor<4x4xf32>
  %dw = stablehlo.select %big, %gw, %cw : tensor<i1>, tensor<4x4xf32>
  %cb = stablehlo.multiply %gb, %n4 : tensor<4xf32>
  %db = stablehlo.select %big, %gb, %cb : tensor<i1>, tensor<4xf32>
  %dv = stablehlo.multiply %gv, %n24 : tensor<2x4xf32>
  %mw1 = stablehlo.add %mw, %dw : tensor<4x4xf32>
  %mb1 = stablehlo.add %mb, %db : tensor<4xf32>
  %rw = stablehlo.constant dense<0.1> : tensor<4x4xf32>
  %rb = stablehlo.constant dense<0.2> : tensor<4xf32>
  %uw = stablehlo.multiply %rw, %mw1 : tensor<4x4xf32>
  %ub = stablehlo.multiply %rb, %mb1 : tensor<4xf32>
  %w1 = stablehlo.subtract %w, %uw : tensor<4x4xf32>
  %b1 = stablehlo.subtract %b, %ub : tensor<4xf32>
  %v1n = stablehlo.subtract %v, %dv : tensor<2x4xf32>
  return %w1, %b1, %v1n, %mw1, %mb1, %loss, %most : tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
}
func.func @init(%seed: tensor<4x4xf32> {zero.role = #zero.role<const "seed">}) -> (tensor<4x4xf32> {zero.role = #zero.role<param "w">}, tensor<4xf32> {zero.role = #zero.role<param "b">}, tensor<2x4xf32> {zero.role = #zero.role<param "v">},
    tensor<4x4xf32> {zero.role = #zero.role<opt_state "mu/w" of = "w">}, tensor<4xf32> {zero.role = #zero.role<opt_state "mu/b" of = "b">}) {
  %w = stablehlo.sine %seed : tensor<4x4xf32>
  %b = stablehlo.constant dense<1.0> : tensor<4xf32>
  %v = stablehlo.slice %seed [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %mw = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %mb = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %w, %b, %v, %mw, %mb : tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<4x4xf32>, tensor<4xf32>
}
}
