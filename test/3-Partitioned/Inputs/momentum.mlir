// The walkthrough's step in the replica phase: a linear layer, mean squared error, momentum, clipping by global
// norm; 4 ranks.
module attributes {zero.phase = "replica", zero.format = 3 : i64, zero.config = {ranks = 4 : i64}} {
zero.mesh @mesh ["dp" = 4]
zero.leaf tensor<16xf32> as #zero.role<opt_state "mu/b" next = 0 of = "b"> {slots = {main = [0, 0], init = [-1, 0]}}
zero.leaf tensor<8x16xf32> as #zero.role<opt_state "mu/w" next = 1 of = "w"> {slots = {main = [1, 1], init = [-1, 1]}}
zero.leaf tensor<16xf32> as #zero.role<param "b" next = 2> {slots = {main = [2, 2], init = [-1, 2]}}
zero.leaf tensor<8x16xf32> as #zero.role<param "w" next = 3> {slots = {main = [3, 3], init = [-1, 3]}}
zero.leaf tensor<12x8xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [4, -1]}}
zero.leaf tensor<12x16xf32> as #zero.role<batch "y" dim = 0> {slots = {main = [5, -1]}}
zero.leaf tensor<f32> as #zero.role<metric "loss"> {slots = {main = [-1, 4]}}
zero.leaf tensor<2xui32> as #zero.role<rng "key"> {slots = {init = [0, -1]}}
func.func @main(%mb: tensor<16xf32> {zero.role = #zero.role<opt_state "mu/b" next = 0 of = "b">},
                %mw: tensor<8x16xf32> {zero.role = #zero.role<opt_state "mu/w" next = 1 of = "w">},
                %b: tensor<16xf32> {zero.role = #zero.role<param "b" next = 2>},
                %w: tensor<8x16xf32> {zero.role = #zero.role<param "w" next = 3>},
                %x: tensor<3x8xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                %y: tensor<3x16xf32> {zero.role = #zero.role<batch "y" dim = 0>})
    -> (tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
    %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<3x8xf32>, tensor<8x16xf32>) -> tensor<3x16xf32>
    %2 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<16xf32>) -> tensor<3x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<3x16xf32>
    %4 = stablehlo.subtract %3, %y : tensor<3x16xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<3x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x16xf32>, tensor<f32>) -> tensor<f32>
    %80 = zero.all_reduce add %8 over @mesh["dp"] : tensor<f32>
    %cst_1 = stablehlo.constant dense<1.920000e+02> : tensor<f32>
    %9 = stablehlo.divide %80, %cst_1 : tensor<f32>
    %7 = stablehlo.multiply %cst, %4 : tensor<3x16xf32>
    %cst_2 = stablehlo.constant dense<0.005> : tensor<3x16xf32>
    %12 = stablehlo.multiply %cst_2, %7 : tensor<3x16xf32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3x16xf32>, tensor<f32>) -> tensor<16xf32>
    %15 = zero.all_reduce add %13 over @mesh["dp"] : tensor<16xf32>
    %16 = stablehlo.dot_general %12, %x, contracting_dims = [0] x [0] : (tensor<3x16xf32>, tensor<3x8xf32>) -> tensor<16x8xf32>
    %160 = zero.all_reduce add %16 over @mesh["dp"] : tensor<16x8xf32>
    %17 = stablehlo.transpose %160, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %18 = stablehlo.multiply %15, %15 : tensor<16xf32>
    %19 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.add %cst_0, %19 : tensor<f32>
    %21 = stablehlo.multiply %17, %17 : tensor<8x16xf32>
    %22 = stablehlo.reduce(%21 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.add %20, %22 : tensor<f32>
    %24 = stablehlo.sqrt %23 : tensor<f32>
    %one = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.divide %one, %24 : tensor<f32>
    %26 = stablehlo.minimum %one, %25 : tensor<f32>
    %27 = stablehlo.constant dense<0.899999976> : tensor<16xf32>
    %28 = stablehlo.multiply %27, %mb : tensor<16xf32>
    %29 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %30 = stablehlo.multiply %29, %15 : tensor<16xf32>
    %31 = stablehlo.add %28, %30 : tensor<16xf32>
    %32 = stablehlo.constant dense<0.899999976> : tensor<8x16xf32>
    %33 = stablehlo.multiply %32, %mw : tensor<8x16xf32>
    %34 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %35 = stablehlo.multiply %34, %17 : tensor<8x16xf32>
    %36 = stablehlo.add %33, %35 : tensor<8x16xf32>
    %37 = stablehlo.constant dense<1.000000e-01> : tensor<16xf32>
    %38 = stablehlo.multiply %37, %31 : tensor<16xf32>
    %39 = stablehlo.subtract %b, %38 : tensor<16xf32>
    %40 = stablehlo.constant dense<1.000000e-01> : tensor<8x16xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<8x16xf32>
    %42 = stablehlo.subtract %w, %41 : tensor<8x16xf32>
    return %31, %36, %39, %42, %9 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>, tensor<f32>
}
func.func @init(%key: tensor<2xui32> {zero.role = #zero.role<rng "key">}) -> (tensor<16xf32> {zero.role = #zero.role<opt_state "mu/b" of = "b">}, tensor<8x16xf32> {zero.role = #zero.role<opt_state "mu/w" of = "w">}, tensor<16xf32> {zero.role = #zero.role<param "b">}, tensor<8x16xf32> {zero.role = #zero.role<param "w">}) {
    %0 = stablehlo.iota dim = 1 : tensor<8x16xf32>
    %1 = stablehlo.constant dense<0.0> : tensor<16xf32>
    %2 = stablehlo.constant dense<0.0> : tensor<8x16xf32>
    return %1, %2, %1, %0 : tensor<16xf32>, tensor<8x16xf32>, tensor<16xf32>, tensor<8x16xf32>
}
}
