// A step on a mesh of two axes, the second of one rank.
module attributes {zero.config = {ranks = 2 : i64}, zero.format = 3 : i64, zero.phase = "replica"} {
  zero.mesh @mesh ["dp" = 2, "tp" = 1]
  zero.leaf tensor<8xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
  zero.leaf tensor<8xf32> as #zero.role<opt_state "m" next = 1 of = "w"> {slots = {main = [1, 1]}}
  zero.leaf tensor<16xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
  func.func @main(%w: tensor<8xf32> {zero.role = #zero.role<param "w" next = 0>}, %m: tensor<8xf32> {zero.role = #zero.role<opt_state "m" next = 1 of = "w">}, %x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<8xf32>, tensor<8xf32>) {
    %g = zero.all_reduce add %x over @mesh["dp", "tp"] : tensor<8xf32>
    %n = stablehlo.subtract %w, %g : tensor<8xf32>
    return %n, %g : tensor<8xf32>, tensor<8xf32>
  }
}
