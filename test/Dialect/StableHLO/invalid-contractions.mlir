// dot_general, convolution and fft: what their verifiers refuse beside what invalid-linear.mlir has.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @dot_batching(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'dot_dimension_numbers' has 1 lhs and 0 rhs batching dimensions, expected as many}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_contracting(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'dot_dimension_numbers' has 1 lhs and 2 rhs contracting dimensions, expected as many}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [2] x [1, 0] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_batch_size(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{batching dimension 1 of lhs has size 3, expected 2, the size of dimension 0 of rhs}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_rhs(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'rhs_contracting_dimensions' names dimension 3, expected one of [0, 3)}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [2] x [3] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_rhs_both(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{dimension 0 is in both 'rhs_batching_dimensions' and 'rhs_contracting_dimensions', expected at most one}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [0] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @dot_precision(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'precision_config' has 1 entries, expected 2, one per operand}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGH] : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>
  return
}

// -----

func.func @conv_groups(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attributes 'feature_group_count' and 'batch_group_count' are 2 and 2, expected positive numbers, one of them 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 2 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_groups_zero(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attributes 'feature_group_count' and 'batch_group_count' are 0 and 1, expected positive numbers, one of them 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 0 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_output_features(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>, %y: tensor<4x8x8xf32>) {
  // expected-error @+1 {{rhs has 3 output features, expected a multiple of the group count}}
  %0 = stablehlo.convolution(%y, %k) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x8xf32>, tensor<3x3x4xf32>) -> tensor<4x6x3xf32>
  return
}

// -----

func.func @conv_batch(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>, %y: tensor<4x8x4xf32>) {
  // expected-error @+1 {{lhs has batch size 4, expected a multiple of batch_group_count 3}}
  %0 = stablehlo.convolution(%y, %k) dim_numbers = [b, 0, f]x[0, o, i]->[b, 0, f], window = {} {batch_group_count = 3 : i64, feature_group_count = 1 : i64} : (tensor<4x8x4xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_ranks(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'dimension_numbers (kernel)' has 3 entries, expected 2, one per dimension}}
  %0 = stablehlo.convolution(%x, %m) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_input_side(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'dimension_numbers (input)' has 4 entries, expected 3, one per dimension}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_output_side(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'dimension_numbers (output)' has 2 entries, expected 3, one per dimension}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_stride(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'window_strides' is [0], expected positive entries}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_stride_length(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'window_strides' has 2 entries, expected 1, one per dimension}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_padding(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'padding' has type 'tensor<2x2xi64>', expected shape 1x2}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, 0], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_lhs_dilation(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'lhs_dilation' is [0], expected positive entries}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [0]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_rhs_dilation(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'rhs_dilation' is [-1], expected positive entries}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [-1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_precision(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{attribute 'precision_config' has 3 entries, expected 2, one per operand}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_result(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>, %m: tensor<3x3xf32>) {
  // expected-error @+1 {{result has type 'tensor<4x5x4xf32>', expected 'tensor<4x6x4xf32>'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x5x4xf32>
  return
}

// -----

func.func @fft_real(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand has element type 'complex<f32>', expected f32 or f64 for type RFFT}}
  %0 = stablehlo.fft %c, type = RFFT, length = [4] : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  return
}

// -----

func.func @fft_complex(%x: tensor<2x3x4xf32>, %y: tensor<2x4x5xf32>, %c: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand has element type 'f32', expected complex numbers for type IRFFT}}
  %0 = stablehlo.fft %x, type = IRFFT, length = [6] : (tensor<2x3x4xf32>) -> tensor<2x3x6xf32>
  return
}

// -----

func.func @algorithm_lhs(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{attribute 'algorithm' has lhs_component_count = 0, expected at least 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  return
}

// -----

func.func @algorithm_rhs(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{attribute 'algorithm' has rhs_component_count = -1, expected at least 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = -1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  return
}

// -----

func.func @algorithm_operations(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{attribute 'algorithm' has num_primitive_operations = 0, expected at least 1}}
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [0] x [0], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false> : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
  return
}

// -----

func.func @reversal(%x: tensor<4x8x6xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{attribute 'window_reversal' has 2 entries, expected 1, one per dimension}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [true, false]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x3x4xf32>) -> tensor<4x6x4xf32>
  return
}
