// Two parameters of one shape, each with two moments.
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 2 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4xf32> as #zero.role<param "c" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/a" next = 2 of = "a"> {slots = {main = [2, 2]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/c" next = 3 of = "c"> {slots = {main = [3, 3]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "nu/a" next = 4 of = "a"> {slots = {main = [4, 4]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "nu/c" next = 5 of = "c"> {slots = {main = [5, 5]}}
zero.leaf tensor<4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [6, -1]}}
func.func @main(%a: tensor<4xf32> {zero.role = #zero.role<param "a" next = 0>}, %c: tensor<4xf32> {zero.role = #zero.role<param "c" next = 1>},
    %ma: tensor<4xf32> {zero.role = #zero.role<opt_state "mu/a" next = 2 of = "a">}, %mc: tensor<4xf32> {zero.role = #zero.role<opt_state "mu/c" next = 3 of = "c">},
    %na: tensor<4xf32> {zero.role = #zero.role<opt_state "nu/a" next = 4 of = "a">}, %nc: tensor<4xf32> {zero.role = #zero.role<opt_state "nu/c" next = 5 of = "c">},
    %x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %xx = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %pa = stablehlo.multiply %a, %xx : tensor<4xf32>
  %pc = stablehlo.multiply %c, %xx : tensor<4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4xf32>
  %gc = zero.all_reduce add %pc over @mesh["dp"] : tensor<4xf32>
  %ma1 = stablehlo.add %ma, %ga : tensor<4xf32>
  %mc1 = stablehlo.add %mc, %gc : tensor<4xf32>
  %na1 = stablehlo.maximum %na, %ga : tensor<4xf32>
  %nc1 = stablehlo.maximum %nc, %gc : tensor<4xf32>
  %a1 = stablehlo.subtract %a, %ma1 : tensor<4xf32>
  %c1 = stablehlo.subtract %c, %mc1 : tensor<4xf32>
  return %a1, %c1, %ma1, %mc1, %na1, %nc1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
}
