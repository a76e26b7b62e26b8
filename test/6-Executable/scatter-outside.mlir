// Windows of a scatter that reach over an end are dropped whole, as by XLA: [6, 10) and [-1, 3) here.
// RUN: zero-run %s --interpret --print | FileCheck %s
// RUN: zero-run %s --print | FileCheck %s
// CHECK: result0: tensor<8xf32> [0, 1, 1, 1, 1, 0, 0, 0]
func.func public @main() -> tensor<8xf32> {
  %zeros = stablehlo.constant dense<0.0> : tensor<8xf32>
  %starts = stablehlo.constant dense<[[6], [1], [-1]]> : tensor<3x1xi32>
  %ones = stablehlo.constant dense<1.0> : tensor<3x4xf32>
  %0 = "stablehlo.scatter"(%zeros, %starts, %ones) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8xf32>, tensor<3x1xi32>, tensor<3x4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
