// Kernels whose function runs others: sums of columns behind rows, on one thread and on several, behind an attention, and a
// factorisation.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @main(%few: tensor<300x128xf32>, %many: tensor<16384x128xf32>, %q: tensor<2x150x4x16xf32>, %k: tensor<2x150x4x16xf32>, %d: tensor<2x150x4x16xf32>, %a: tensor<3x8x8xf32>, %r: tensor<3x8x4xf32>)
      -> (tensor<300x128xf32>, tensor<128xf32>, tensor<16384x128xf32>, tensor<128xf32>, tensor<2x150x4x16xf32>, tensor<64xf32>, tensor<3x8x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m0 = stablehlo.reduce(%few init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<300x128xf32>, tensor<f32>) -> tensor<300xf32>
    %b0 = stablehlo.broadcast_in_dim %m0, dims = [0] : (tensor<300xf32>) -> tensor<300x128xf32>
    %x0 = stablehlo.subtract %few, %b0 : tensor<300x128xf32>
    %c0 = stablehlo.reduce(%x0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x128xf32>, tensor<f32>) -> tensor<128xf32>
    %m1 = stablehlo.reduce(%many init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16384x128xf32>, tensor<f32>) -> tensor<16384xf32>
    %b1 = stablehlo.broadcast_in_dim %m1, dims = [0] : (tensor<16384xf32>) -> tensor<16384x128xf32>
    %x1 = stablehlo.subtract %many, %b1 : tensor<16384x128xf32>
    %c1 = stablehlo.reduce(%x1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16384x128xf32>, tensor<f32>) -> tensor<128xf32>
    %s = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3] : (tensor<2x150x4x16xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x150xf32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [3] : (tensor<2x4x150x150xf32>, tensor<f32>) -> tensor<2x4x150xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0, 1, 2] : (tensor<2x4x150xf32>) -> tensor<2x4x150x150xf32>
    %c = stablehlo.subtract %s, %mb : tensor<2x4x150x150xf32>
    %e = stablehlo.exponential %c : tensor<2x4x150x150xf32>
    %g = stablehlo.dot_general %e, %d, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1] : (tensor<2x4x150x150xf32>, tensor<2x150x4x16xf32>) -> tensor<2x4x150x16xf32>
    %t = stablehlo.transpose %g, dims = [0, 2, 1, 3] : (tensor<2x4x150x16xf32>) -> tensor<2x150x4x16xf32>
    %f = stablehlo.reshape %t : (tensor<2x150x4x16xf32>) -> tensor<2x150x64xf32>
    %cs = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x150x64xf32>, tensor<f32>) -> tensor<64xf32>
    %y = "stablehlo.triangular_solve"(%a, %r) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x8x8xf32>, tensor<3x8x4xf32>) -> tensor<3x8x4xf32>
    return %x0, %c0, %x1, %c1, %t, %cs, %y : tensor<300x128xf32>, tensor<128xf32>, tensor<16384x128xf32>, tensor<128xf32>, tensor<2x150x4x16xf32>, tensor<64xf32>, tensor<3x8x4xf32>
  }
}
