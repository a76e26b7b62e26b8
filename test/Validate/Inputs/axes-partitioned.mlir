// axes-replica.mlir on flat units, at stage 3.
module attributes {zero.config = {ranks = 2 : i64, stage = 3 : i64}, zero.format = 3 : i64, zero.phase = "partitioned"} {
  zero.mesh @mesh ["dp" = 2, "tp" = 1]
  zero.layout @u0 on @mesh {axes = {grad = ["dp", "tp"], opt = ["dp", "tp"], param = ["dp", "tp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"w" [8] at 0>]}
  zero.leaf tensor<8xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
  zero.leaf tensor<8xf32> as #zero.role<opt_state "m" next = 1 of = "w"> {slots = {main = [1, 1]}}
  zero.leaf tensor<16xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
  func.func @main(%w: tensor<4xf32> {zero.leaves = ["w"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>}, %m: tensor<4xf32> {zero.leaves = ["m"], zero.role = #zero.role<opt_state "u0/m" next = 1 unit = @u0>}, %x: tensor<8xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4xf32>, tensor<4xf32>) {
    %f = zero.pack %x {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %g = zero.reduce_scatter add %f {units = [@u0]} over @mesh["dp", "tp"] : (tensor<8xf32>) -> tensor<4xf32>
    %n = stablehlo.subtract %w, %g : tensor<4xf32>
    return %n, %g : tensor<4xf32>, tensor<4xf32>
  }
}
