// A triangular system: on a GPU's matrices the host solves it.
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  func.func @main(%a: tensor<3x8x8xf32>, %r: tensor<3x8x12xf32>) -> tensor<3x8x12xf32> {
    %y = "stablehlo.triangular_solve"(%a, %r) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x8x8xf32>, tensor<3x8x12xf32>) -> tensor<3x8x12xf32>
    return %y : tensor<3x8x12xf32>
  }
}
