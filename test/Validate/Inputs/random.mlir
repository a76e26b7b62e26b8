// Two draws of one distribution are two values.
module attributes {zero.phase = "scheduled"} {
  func.func @main() -> tensor<4xf32> {
    %low = stablehlo.constant dense<0.0> : tensor<f32>
    %high = stablehlo.constant dense<1.0> : tensor<f32>
    %shape = stablehlo.constant dense<4> : tensor<1xi64>
    %first = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    %second = stablehlo.rng %low, %high, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
    %d = stablehlo.subtract %first, %second : tensor<4xf32>
    return %d : tensor<4xf32>
  }
}
