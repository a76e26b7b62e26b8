// What zero-partition makes of units-replica.mlir at stage 3 with block=4; names by hand.
module attributes {zero.config = {ranks = 2 : i64, stage = 3 : i64}, zero.format = 3 : i64, zero.phase = "partitioned"} {
  zero.mesh @mesh ["dp" = 2]
  zero.layout @u0 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 24 : i64, segments = [#zero.segment<"w" [4, 4] at 0>, #zero.segment<"b" [4] at 16>]}
  zero.layout @u1 on @mesh {axes = {grad = ["dp"], opt = ["dp"], param = ["dp"]}, block = 4 : i64, dtype = f32, elements = 8 : i64, segments = [#zero.segment<"v" [4] at 0 slice 0>, #zero.segment<"v" [4] at 4 slice 1>]}
  zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {init = [-1, 0], main = [0, 0]}}
  zero.leaf tensor<4xf32> as #zero.role<param "b" next = 1> {slots = {init = [-1, 1], main = [1, 1]}}
  zero.leaf tensor<2x4xf32> as #zero.role<param "v" next = 2> {slots = {init = [-1, 2], main = [2, 2]}}
  zero.leaf tensor<4x4xf32> as #zero.role<opt_state "mu/w" next = 3 of = "w"> {slots = {init = [-1, 3], main = [3, 3]}}
  zero.leaf tensor<4xf32> as #zero.role<opt_state "mu/b" next = 4 of = "b"> {slots = {init = [-1, 4], main = [4, 4]}}
  zero.leaf tensor<4x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [5, -1]}}
  zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 5]}}
  zero.leaf tensor<f32> as #zero.role<metric "most"> {slots = {main = [-1, 6]}}
  zero.leaf tensor<4x4xf32> as #zero.role<const "seed"> {slots = {init = [0, -1]}}
  func.func @main(%p: tensor<12xf32> {zero.leaves = ["w", "b"], zero.role = #zero.role<param "u0/param" next = 0 unit = @u0>}, %m: tensor<12xf32> {zero.leaves = ["mu/w", "mu/b"], zero.role = #zero.role<opt_state "u0/mu" next = 1 unit = @u0>}, %v: tensor<4xf32> {zero.leaves = ["v", "v"], zero.role = #zero.role<param "u1/param" next = 2 unit = @u1>}, %x: tensor<2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<12xf32>, tensor<12xf32>, tensor<4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<f32> {zero.role = #zero.role<metric "most">}) {
    %zero = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %w_whole = zero.all_gather %p {units = [@u0]} over @mesh["dp"] : (tensor<12xf32>) -> tensor<24xf32>
    %u0:2 = zero.unpack %w_whole {unit = @u0} : tensor<24xf32> -> (tensor<4x4xf32>, tensor<4xf32>)
    %t2 = stablehlo.dot_general %x, %u0#0, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
    %t3 = stablehlo.broadcast_in_dim %u0#1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %q = stablehlo.add %t2, %t3 : tensor<2x4xf32>
    %v_whole = zero.all_gather %v {units = [@u1]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<8xf32>
    %u1:2 = zero.unpack %v_whole {unit = @u1} : tensor<8xf32> -> (tensor<4xf32>, tensor<4xf32>)
    %t7 = stablehlo.reshape %u1#0 : (tensor<4xf32>) -> tensor<1x4xf32>
    %t8 = stablehlo.reshape %t7 : (tensor<1x4xf32>) -> tensor<4xf32>
    %t9 = stablehlo.broadcast_in_dim %t8, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %q1 = stablehlo.multiply %q, %t9 : tensor<2x4xf32>
    %t11 = stablehlo.reshape %u1#1 : (tensor<4xf32>) -> tensor<1x4xf32>
    %t12 = stablehlo.reshape %t11 : (tensor<1x4xf32>) -> tensor<4xf32>
    %t13 = stablehlo.broadcast_in_dim %t12, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %q2 = stablehlo.multiply %q1, %t13 : tensor<2x4xf32>
    %l = stablehlo.reduce(%q2 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %mo = stablehlo.reduce(%q1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %t17 = stablehlo.reshape %l : (tensor<f32>) -> tensor<1xf32>
    %t18 = stablehlo.reshape %mo : (tensor<f32>) -> tensor<1xf32>
    %t19 = stablehlo.concatenate %t17, %t18, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
    %metrics = zero.all_reduce add %t19 over @mesh["dp"] : tensor<2xf32>
    %t21 = stablehlo.slice %metrics [0:1] : (tensor<2xf32>) -> tensor<1xf32>
    %loss = stablehlo.reshape %t21 : (tensor<1xf32>) -> tensor<f32>
    %t23 = stablehlo.slice %metrics [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %most = stablehlo.reshape %t23 : (tensor<1xf32>) -> tensor<f32>
    %t25 = stablehlo.dot_general %q2, %x, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %gb = stablehlo.reduce(%q2 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %gw = stablehlo.transpose %t25, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %g_packed = zero.pack %gw, %gb {unit = @u0} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<24xf32>
    %g = zero.reduce_scatter add %g_packed {units = [@u0]} over @mesh["dp"] : (tensor<24xf32>) -> tensor<12xf32>
    %g0 = stablehlo.reduce(%q1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %g1 = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
    %gv_packed = zero.pack %g0, %g1 {unit = @u1} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
    %gv = zero.reduce_scatter add %gv_packed {units = [@u1]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<4xf32>
    %one = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %g_squared = stablehlo.multiply %g, %g : tensor<12xf32>
    %partials0 = zero.segment_reduce add %g_squared {unit = @u0} : tensor<12xf32> -> tensor<2xf32>
    %t36 = stablehlo.multiply %gv, %gv : tensor<4xf32>
    %partials1 = zero.segment_reduce add %t36 {unit = @u1} : tensor<4xf32> -> tensor<2xf32>
    %partials = stablehlo.concatenate %partials0, %partials1, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %norms = zero.all_reduce add %partials over @mesh["dp"] : tensor<4xf32>
    %t40 = stablehlo.slice %norms [1:2] : (tensor<4xf32>) -> tensor<1xf32>
    %t41 = stablehlo.slice %norms [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %t42 = stablehlo.slice %norms [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %t43 = stablehlo.slice %norms [2:3] : (tensor<4xf32>) -> tensor<1xf32>
    %t44 = stablehlo.reshape %t41 : (tensor<1xf32>) -> tensor<f32>
    %t45 = stablehlo.reshape %t40 : (tensor<1xf32>) -> tensor<f32>
    %t46 = stablehlo.reshape %t43 : (tensor<1xf32>) -> tensor<f32>
    %t47 = stablehlo.reshape %t42 : (tensor<1xf32>) -> tensor<f32>
    %slices = stablehlo.add %t46, %t47 : tensor<f32>
    %t49 = stablehlo.add %t44, %t45 : tensor<f32>
    %total = stablehlo.add %t49, %slices : tensor<f32>
    %n = stablehlo.rsqrt %total : tensor<f32>
    %big = stablehlo.compare GT, %n, %one : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %rate = stablehlo.constant dense<[1.000000e-01, 2.000000e-01]> : tensor<2xf32>
    %rates = zero.segment_broadcast %rate {unit = @u0} : tensor<2xf32> -> tensor<12xf32>
    %t54 = stablehlo.broadcast_in_dim %big, dims = [] : (tensor<i1>) -> tensor<12xi1>
    %t55 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<12xf32>
    %t56 = stablehlo.multiply %g, %t55 : tensor<12xf32>
    %d = stablehlo.select %t54, %g, %t56 : tensor<12xi1>, tensor<12xf32>
    %m_new = stablehlo.add %m, %d : tensor<12xf32>
    %t59 = stablehlo.multiply %rates, %m_new : tensor<12xf32>
    %p_new = stablehlo.subtract %p, %t59 : tensor<12xf32>
    %t61 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %t62 = stablehlo.multiply %gv, %t61 : tensor<4xf32>
    %v_new = stablehlo.subtract %v, %t62 : tensor<4xf32>
    return %p_new, %m_new, %v_new, %loss, %most : tensor<12xf32>, tensor<12xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>
  }
  func.func @init(%arg0: tensor<4x4xf32> {zero.role = #zero.role<const "seed">}) -> (tensor<12xf32> {zero.leaves = ["w", "b"], zero.role = #zero.role<param "u0/param" unit = @u0>}, tensor<12xf32> {zero.leaves = ["mu/w", "mu/b"], zero.role = #zero.role<opt_state "u0/mu" unit = @u0>}, tensor<4xf32> {zero.leaves = ["v", "v"], zero.role = #zero.role<param "u1/param" unit = @u1>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<12xf32>
    %w = stablehlo.sine %arg0 : tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<12xf32>
    %p0 = zero.insert_segment %w into %cst_0 {segment = 0 : i64, unit = @u0} : tensor<4x4xf32> into tensor<12xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %p1 = zero.insert_segment %cst_1 into %p0 {segment = 1 : i64, unit = @u0} : tensor<4xf32> into tensor<12xf32>
    %v = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %t4 = stablehlo.slice %v [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %v0 = stablehlo.reshape %t4 : (tensor<1x4xf32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %vs0 = zero.insert_segment %v0 into %cst_2 {segment = 0 : i64, unit = @u1} : tensor<4xf32> into tensor<4xf32>
    %t7 = stablehlo.slice %v [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %v1 = stablehlo.reshape %t7 : (tensor<1x4xf32>) -> tensor<4xf32>
    %vs1 = zero.insert_segment %v1 into %vs0 {segment = 1 : i64, unit = @u1} : tensor<4xf32> into tensor<4xf32>
    return %p1, %cst, %vs1 : tensor<12xf32>, tensor<12xf32>, tensor<4xf32>
  }
}

