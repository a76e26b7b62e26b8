// Ops whose windows are computed become static ones only where what is computed is the result's.
// RUN: zero-opt %s --zero-simplify | FileCheck %s

// Sizes that are not the result's stay for whoever runs them.
// CHECK-LABEL: @other_windows
// CHECK: stablehlo.dynamic_gather
// CHECK: stablehlo.dynamic_conv
func.func @other_windows(%x: tensor<3x4xf32>, %i: tensor<5x1xi32>, %s: tensor<2xi32>, %y: tensor<1x4x2xf32>, %k: tensor<2x2x3xf32>, %p: tensor<1x2xi32>)
    -> (tensor<5x4xf32>, tensor<1x4x3xf32>) {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x4xf32>
  %1 = stablehlo.dynamic_conv(%y, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<2x2x3xf32>, tensor<1x2xi32>) -> tensor<1x4x3xf32>
  return %0, %1 : tensor<5x4xf32>, tensor<1x4x3xf32>
}

// CHECK-LABEL: @wrong_constants
// CHECK: stablehlo.dynamic_gather
// CHECK: stablehlo.dynamic_conv
func.func @wrong_constants(%x: tensor<3x4xf32>, %i: tensor<5x1xi32>, %y: tensor<1x4x2xf32>, %k: tensor<2x2x3xf32>)
    -> (tensor<5x4xf32>, tensor<1x4x3xf32>) {
  %s = stablehlo.constant dense<[1, 3]> : tensor<2xi32>
  %p = stablehlo.constant dense<[[1, 1]]> : tensor<1x2xi32>
  %0 = "stablehlo.dynamic_gather"(%x, %i, %s) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x4xf32>, tensor<5x1xi32>, tensor<2xi32>) -> tensor<5x4xf32>
  %1 = stablehlo.dynamic_conv(%y, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x2xf32>, tensor<2x2x3xf32>, tensor<1x2xi32>) -> tensor<1x4x3xf32>
  return %0, %1 : tensor<5x4xf32>, tensor<1x4x3xf32>
}
