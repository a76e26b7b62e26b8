// Batch normalization, computed shapes, tokens, composites as JAX prints them: text -> IR -> text is the identity, from the generic form too.
// RUN: grep -v '^//' %s >%t.in
// RUN: zero-opt %t.in -o %t && diff -B %t.in %t
// RUN: zero-opt %t.in --mlir-print-op-generic | zero-opt -o %t && diff -B %t.in %t
module {
  func.func @g(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<f32>, %arg3: tensor<2xi64>, %arg4: tensor<0x2xi64>, %arg5: tensor<2xi32>, %arg6: !stablehlo.token) {
    %output, %batch_mean, %batch_var = "stablehlo.batch_norm_training"(%arg0, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg1) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %grad_operand, %grad_scale, %grad_offset = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg1, %arg1, %arg0) <{epsilon = 1.000000e-03 : f32, feature_index = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4xf32>, tensor<4xf32>)
    %1 = stablehlo.rng %arg2, %arg2, %arg3, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<2xi64>) -> tensor<3x3xf32>
    %2 = stablehlo.dynamic_broadcast_in_dim %arg1, %arg5, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg1, %arg5, dims = [1] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
    %4 = stablehlo.dynamic_iota %arg5, dim = 0 : (tensor<2xi32>) -> tensor<3x4xf32>
    %5 = stablehlo.dynamic_reshape %arg0, %arg5 : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x8xf32>
    %6 = stablehlo.dynamic_pad %arg0, %arg2, %arg5, %arg5, %arg5 : (tensor<4x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x5xf32>
    %7 = stablehlo.real_dynamic_slice %arg0, %arg5, %arg5, %arg5 : (tensor<4x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xf32>
    %8 = "stablehlo.dynamic_gather"(%arg0, %arg5, %arg5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false}> : (tensor<4x4xf32>, tensor<2xi32>, tensor<2xi32>) -> tensor<4x2xf32>
    %9 = stablehlo.composite "foo.bar" %arg0, %arg1 {composite_attributes = {a = 1 : i32}, decomposition = @decomp, version = 1 : i32} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %10:2 = "stablehlo.infeed"(%arg6) <{infeed_config = "", layout = [[1, 0]]}> : (!stablehlo.token) -> (tensor<3x3xf32>, !stablehlo.token)
    %11 = "stablehlo.outfeed"(%arg0, %arg6) <{outfeed_config = ""}> : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
    %12 = "stablehlo.send"(%arg0, %arg6) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
    %13:2 = "stablehlo.recv"(%arg6) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<3x3xf32>, !stablehlo.token)
    %14 = "stablehlo.dynamic_conv"(%arg0, %arg0, %arg4) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<0x2xi64>) -> tensor<4x4xf32>
    return
  }
  func.func private @decomp(%arg0: tensor<4x4xf32>, %arg1: tensor<4xf32>) -> tensor<4x4xf32> {
    return %arg0 : tensor<4x4xf32>
  }
}
