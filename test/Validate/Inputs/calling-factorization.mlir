// A triangular system, which the host solves of a GPU's matrices, and a kernel of the GPU's own.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @main(%a: tensor<3x8x8xf32>, %r: tensor<3x8x12xf32>) -> (tensor<3x8x12xf32>, tensor<3x8x12xf32>) {
    %y = "stablehlo.triangular_solve"(%a, %r) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x8x8xf32>, tensor<3x8x12xf32>) -> tensor<3x8x12xf32>
    %e = stablehlo.exponential %r : tensor<3x8x12xf32>
    return %y, %e : tensor<3x8x12xf32>, tensor<3x8x12xf32>
  }
}
