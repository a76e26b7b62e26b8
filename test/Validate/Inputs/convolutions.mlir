// Two convolutions, the gradient of half their squares' sum as JAX exports it, and a step of descent.
module @jit_step {
  func.func public @main(%v: tensor<3x3x3x4xf32>, %w: tensor<3x3x4x5xf32>, %x: tensor<8x6x6x3xf32>) -> (tensor<3x3x3x4xf32>, tensor<3x3x4x5xf32>, tensor<f32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %rate = stablehlo.constant dense<0.01> : tensor<f32>
    %y = stablehlo.convolution(%x, %v) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<3x3x3x4xf32>) -> tensor<8x6x6x4xf32>
    %z = stablehlo.convolution(%y, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x4xf32>, tensor<3x3x4x5xf32>) -> tensor<8x6x6x5xf32>
    %squares = stablehlo.multiply %z, %z : tensor<8x6x6x5xf32>
    %loss = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x6x6x5xf32>, tensor<f32>) -> tensor<f32>
    %dw = stablehlo.convolution(%y, %z) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x4xf32>, tensor<8x6x6x5xf32>) -> tensor<3x3x4x5xf32>
    %r = stablehlo.reverse %w, dims = [0, 1] : tensor<3x3x4x5xf32>
    %dy = stablehlo.convolution(%z, %r) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x5xf32>, tensor<3x3x4x5xf32>) -> tensor<8x6x6x4xf32>
    %dv = stablehlo.convolution(%x, %dy) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {pad = [[1, 1], [1, 1]], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<8x6x6x3xf32>, tensor<8x6x6x4xf32>) -> tensor<3x3x3x4xf32>
    %rv = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %rw = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<3x3x4x5xf32>
    %sv = stablehlo.multiply %dv, %rv : tensor<3x3x3x4xf32>
    %sw = stablehlo.multiply %dw, %rw : tensor<3x3x4x5xf32>
    %nv = stablehlo.subtract %v, %sv : tensor<3x3x3x4xf32>
    %nw = stablehlo.subtract %w, %sw : tensor<3x3x4x5xf32>
    return %nv, %nw, %loss : tensor<3x3x3x4xf32>, tensor<3x3x4x5xf32>, tensor<f32>
  }
}
