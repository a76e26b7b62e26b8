// Both sides of each equation of what moves elements; see equations.test.
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 2 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<2x4xf32> as #zero.role<const "a"> {slots = {main = [0, -1]}}
zero.leaf tensor<2x4xf32> as #zero.role<const "b"> {slots = {main = [1, -1]}}
zero.leaf tensor<i32> as #zero.role<scalar "i"> {slots = {main = [2, -1]}}
zero.leaf tensor<i1> as #zero.role<scalar "p"> {slots = {main = [3, -1]}}
zero.leaf tensor<4x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
zero.leaf tensor<8xf32> as #zero.role<metric "reduced"> {slots = {main = [-1, 0]}}
zero.leaf tensor<4x4xf32> as #zero.role<metric "placed"> {slots = {main = [-1, 1]}}
zero.leaf tensor<4x4xf32> as #zero.role<metric "spread"> {slots = {main = [-1, 2]}}
zero.leaf tensor<3x4xf32> as #zero.role<metric "padded"> {slots = {main = [-1, 3]}}
zero.leaf tensor<3x4xf32> as #zero.role<metric "ones"> {slots = {main = [-1, 4]}}
zero.leaf tensor<f32> as #zero.role<metric "nothing"> {slots = {main = [-1, 5]}}
zero.leaf tensor<f32> as #zero.role<metric "ranks"> {slots = {main = [-1, 6]}}
zero.leaf tensor<4x2xbf16> as #zero.role<metric "narrow"> {slots = {main = [-1, 7]}}
zero.leaf tensor<2x4xbf16> as #zero.role<metric "square"> {slots = {main = [-1, 8]}}
zero.leaf tensor<2x4xf32> as #zero.role<metric "same"> {slots = {main = [-1, 9]}}
zero.leaf tensor<8xf32> as #zero.role<metric "flat"> {slots = {main = [-1, 10]}}
zero.leaf tensor<2x4xf32> as #zero.role<metric "stack"> {slots = {main = [-1, 11]}}
zero.leaf tensor<2x4xf32> as #zero.role<metric "chosen"> {slots = {main = [-1, 12]}}
zero.leaf tensor<1x4xf32> as #zero.role<metric "written"> {slots = {main = [-1, 13]}}
zero.leaf tensor<1x4xf32> as #zero.role<metric "clamped"> {slots = {main = [-1, 14]}}
zero.leaf tensor<2x4xf32> as #zero.role<metric "part"> {slots = {main = [-1, 15]}}
zero.leaf tensor<f32> as #zero.role<metric "norm"> {slots = {main = [-1, 16]}}
zero.leaf tensor<f32> as #zero.role<metric "local"> {slots = {main = [-1, 17]}}
zero.leaf tensor<i1> as #zero.role<metric "either"> {slots = {main = [-1, 18]}}
zero.leaf tensor<4xf32> as #zero.role<metric "beyond"> {slots = {main = [-1, 19]}}
zero.leaf tensor<1x4xf32> as #zero.role<metric "wide"> {slots = {main = [-1, 20]}}
zero.leaf tensor<2x2xf32> as #zero.role<metric "kept"> {slots = {main = [-1, 21]}}
zero.leaf tensor<2xf32> as #zero.role<metric "lost"> {slots = {main = [-1, 22]}}
zero.leaf tensor<f32> as #zero.role<metric "element"> {slots = {main = [-1, 23]}}
zero.leaf tensor<2x4xf32> as #zero.role<metric "looped"> {slots = {main = [-1, 24]}}
func.func @main(%a: tensor<2x4xf32> {zero.role = #zero.role<const "a">}, %b: tensor<2x4xf32> {zero.role = #zero.role<const "b">}, %i: tensor<i32> {zero.role = #zero.role<scalar "i">}, %p: tensor<i1> {zero.role = #zero.role<scalar "p">}, %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8xf32> {zero.role = #zero.role<metric "reduced">},
        tensor<4x4xf32> {zero.role = #zero.role<metric "placed">},
        tensor<4x4xf32> {zero.role = #zero.role<metric "spread">},
        tensor<3x4xf32> {zero.role = #zero.role<metric "padded">},
        tensor<3x4xf32> {zero.role = #zero.role<metric "ones">},
        tensor<f32> {zero.role = #zero.role<metric "nothing">},
        tensor<f32> {zero.role = #zero.role<metric "ranks">},
        tensor<4x2xbf16> {zero.role = #zero.role<metric "narrow">},
        tensor<2x4xbf16> {zero.role = #zero.role<metric "square">},
        tensor<2x4xf32> {zero.role = #zero.role<metric "same">},
        tensor<8xf32> {zero.role = #zero.role<metric "flat">},
        tensor<2x4xf32> {zero.role = #zero.role<metric "stack">},
        tensor<2x4xf32> {zero.role = #zero.role<metric "chosen">},
        tensor<1x4xf32> {zero.role = #zero.role<metric "written">},
        tensor<1x4xf32> {zero.role = #zero.role<metric "clamped">},
        tensor<2x4xf32> {zero.role = #zero.role<metric "part">},
        tensor<f32> {zero.role = #zero.role<metric "norm">},
        tensor<f32> {zero.role = #zero.role<metric "local">},
        tensor<i1> {zero.role = #zero.role<metric "either">},
        tensor<4xf32> {zero.role = #zero.role<metric "beyond">},
        tensor<1x4xf32> {zero.role = #zero.role<metric "wide">},
        tensor<2x2xf32> {zero.role = #zero.role<metric "kept">},
        tensor<2xf32> {zero.role = #zero.role<metric "lost">},
        tensor<f32> {zero.role = #zero.role<metric "element">},
        tensor<2x4xf32> {zero.role = #zero.role<metric "looped">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zeros = stablehlo.constant dense<0.0> : tensor<4x4xf32>
  %k0 = stablehlo.constant dense<0> : tensor<i32>
  %k1 = stablehlo.constant dense<1> : tensor<i32>
  %k9 = stablehlo.constant dense<9> : tensor<i32>
  %x00 = stablehlo.slice %x [0:1, 0:1] : (tensor<2x4xf32>) -> tensor<1x1xf32>
  %x0 = stablehlo.reshape %x00 : (tensor<1x1xf32>) -> tensor<f32>
  %j = stablehlo.convert %x0 : (tensor<f32>) -> tensor<i32>
  %u = stablehlo.slice %b [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %v = stablehlo.slice %b [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %ur = stablehlo.reshape %u : (tensor<1x4xf32>) -> tensor<4xf32>
  %vr = stablehlo.reshape %v : (tensor<1x4xf32>) -> tensor<4xf32>
  %f0 = stablehlo.reshape %a : (tensor<2x4xf32>) -> tensor<8xf32>
  %s0 = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
  %reduced = zero.all_reduce add %s0 over @mesh["dp"] : tensor<8xf32>
  %p0 = stablehlo.dynamic_update_slice %zeros, %x, %i, %k0 : (tensor<4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %placed = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %j0 = stablehlo.dynamic_update_slice %zeros, %x, %j, %k0 : (tensor<4x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<4x4xf32>
  %spread = zero.all_reduce add %j0 over @mesh["dp"] : tensor<4x4xf32>
  %d0 = stablehlo.pad %x, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  %padded = zero.all_reduce add %d0 over @mesh["dp"] : tensor<3x4xf32>
  %e0 = stablehlo.pad %x, %one, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  %ones = zero.all_reduce add %e0 over @mesh["dp"] : tensor<3x4xf32>
  %nothing = zero.all_reduce add %zero over @mesh["dp"] : tensor<f32>
  %ranks = zero.all_reduce add %one over @mesh["dp"] : tensor<f32>
  %n0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %narrow = stablehlo.convert %n0 : (tensor<4x2xf32>) -> tensor<4x2xbf16>
  %q0 = stablehlo.multiply %a, %a : tensor<2x4xf32>
  %square = stablehlo.convert %q0 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
  %same = stablehlo.convert %a : tensor<2x4xf32>
  %f1 = stablehlo.multiply %a, %b : tensor<2x4xf32>
  %flat = stablehlo.reshape %f1 : (tensor<2x4xf32>) -> tensor<8xf32>
  %stack = stablehlo.add %a, %a : tensor<2x4xf32>
  %chosen = stablehlo.select %p, %a, %b : tensor<i1>, tensor<2x4xf32>
  %w0 = stablehlo.dynamic_update_slice %a, %u, %k0, %k0 : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  %w1 = stablehlo.dynamic_update_slice %w0, %v, %k9, %k0 : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  %written = stablehlo.slice %w1 [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %y0 = stablehlo.dynamic_update_slice %a, %v, %k9, %k0 : (tensor<2x4xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  %clamped = stablehlo.slice %y0 [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %t0 = stablehlo.concatenate %u, %a, %v, dim = 0 : (tensor<1x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>) -> tensor<4x4xf32>
  %t1 = stablehlo.slice %t0 [1:3, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
  %part = stablehlo.subtract %t1, %b : tensor<2x4xf32>
  %norm = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %l0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
  %local = zero.all_reduce add %l0 over @mesh["dp"] : tensor<f32>
  %either = stablehlo.add %p, %p : tensor<i1>
  %b0 = stablehlo.pad %a, %zero, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<3x4xf32>
  %b1 = stablehlo.slice %b0 [0:1, 0:4] : (tensor<3x4xf32>) -> tensor<1x4xf32>
  %beyond = stablehlo.reshape %b1 : (tensor<1x4xf32>) -> tensor<4xf32>
  %g0 = stablehlo.broadcast_in_dim %ur, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  %wide = stablehlo.slice %g0 [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
  %h0 = stablehlo.reshape %a : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
  %h1 = stablehlo.slice %h0 [1:2, 0:2, 0:2] : (tensor<2x2x2xf32>) -> tensor<1x2x2xf32>
  %kept = stablehlo.reshape %h1 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
  %o0 = stablehlo.reshape %a : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %o1 = stablehlo.slice %o0 [1:2, 0:2] : (tensor<4x2xf32>) -> tensor<1x2xf32>
  %lost = stablehlo.reshape %o1 : (tensor<1x2xf32>) -> tensor<2xf32>
  %element = stablehlo.constant dense<3.0> : tensor<f32>
  %loop:2 = stablehlo.while(%n = %k0, %y = %a) : tensor<i32>, tensor<2x4xf32>
    cond {
      %less = stablehlo.compare LT, %n, %k9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    } do {
      %next = stablehlo.add %n, %k1 : tensor<i32>
      %z = stablehlo.multiply %y, %b : tensor<2x4xf32>
      stablehlo.return %next, %z : tensor<i32>, tensor<2x4xf32>
    }
  %looped = stablehlo.negate %loop#1 : tensor<2x4xf32>
  return %reduced, %placed, %spread, %padded, %ones, %nothing, %ranks, %narrow, %square, %same, %flat, %stack, %chosen, %written, %clamped, %part, %norm, %local, %either, %beyond, %wide, %kept, %lost, %element, %looped : tensor<8xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>, tensor<f32>, tensor<f32>, tensor<4x2xbf16>, tensor<2x4xbf16>, tensor<2x4xf32>, tensor<8xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<1x4xf32>, tensor<1x4xf32>, tensor<2x4xf32>, tensor<f32>, tensor<f32>, tensor<i1>, tensor<4xf32>, tensor<1x4xf32>, tensor<2x2xf32>, tensor<2xf32>, tensor<f32>, tensor<2x4xf32>
}
}
