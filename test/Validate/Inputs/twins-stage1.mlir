// twins-replica.mlir at stage 1, by hand: parameters whole, moments shards.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64, zero.config = {ranks = 2 : i64, stage = 1 : i64}} {
zero.mesh @mesh ["dp" = 2]
zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"a" [4] at 0>]}
zero.layout @u1 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"c" [4] at 0>]}
zero.leaf tensor<4xf32> as #zero.role<param "a" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<4xf32> as #zero.role<param "c" next = 1> {slots = {main = [1, 1]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/a" next = 2 of = "a"> {slots = {main = [2, 2]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/c" next = 3 of = "c"> {slots = {main = [3, 3]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "nu/a" next = 4 of = "a"> {slots = {main = [4, 4]}}
zero.leaf tensor<4xf32> as #zero.role<opt_state "nu/c" next = 5 of = "c"> {slots = {main = [5, 5]}}
zero.leaf tensor<4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [6, -1]}}
func.func @main(%a: tensor<8xf32> {zero.leaves = ["a"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>},
    %ma: tensor<4xf32> {zero.leaves = ["mu/a"], zero.role = #zero.role<opt_state "u0/mu" next = 1 unit = @u0>},
    %na: tensor<4xf32> {zero.leaves = ["nu/a"], zero.role = #zero.role<opt_state "u0/nu" next = 2 unit = @u0>},
    %c: tensor<8xf32> {zero.leaves = ["c"], zero.role = #zero.role<param "u1/param" next = 3 unit = @u1>},
    %mc: tensor<4xf32> {zero.leaves = ["mu/c"], zero.role = #zero.role<opt_state "u1/mu" next = 4 unit = @u1>},
    %nc: tensor<4xf32> {zero.leaves = ["nu/c"], zero.role = #zero.role<opt_state "u1/nu" next = 5 unit = @u1>},
    %x: tensor<2xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) {
  %xx = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
  %au = zero.unpack %a {unit = @u0} : tensor<8xf32> -> (tensor<4xf32>)
  %cu = zero.unpack %c {unit = @u1} : tensor<8xf32> -> (tensor<4xf32>)
  %pa = stablehlo.multiply %au, %xx : tensor<4xf32>
  %pc = stablehlo.multiply %cu, %xx : tensor<4xf32>
  %fa = zero.pack %pa {unit = @u0} : (tensor<4xf32>) -> tensor<8xf32>
  %fc = zero.pack %pc {unit = @u1} : (tensor<4xf32>) -> tensor<8xf32>
  %ga = zero.reduce_scatter add %fa {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
  %gc = zero.reduce_scatter add %fc {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
  %ma1 = stablehlo.add %ma, %ga : tensor<4xf32>
  %mc1 = stablehlo.add %mc, %gc : tensor<4xf32>
  %na1 = stablehlo.maximum %na, %ga : tensor<4xf32>
  %nc1 = stablehlo.maximum %nc, %gc : tensor<4xf32>
  %as = zero.own_shard %a {unit = @u0} : tensor<8xf32> -> tensor<4xf32>
  %cs = zero.own_shard %c {unit = @u1} : tensor<8xf32> -> tensor<4xf32>
  %a1 = stablehlo.subtract %as, %ma1 : tensor<4xf32>
  %c1 = stablehlo.subtract %cs, %mc1 : tensor<4xf32>
  %aw = zero.all_gather %a1 {units = [@u0]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
  %cw = zero.all_gather %c1 {units = [@u1]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
  return %aw, %ma1, %na1, %cw, %mc1, %nc1 : tensor<8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<4xf32>, tensor<4xf32>
}
}
