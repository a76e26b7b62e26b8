// Text that is no op: every message of the parsers, with what was expected and what was found.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @function_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected 2 operand types and 1 result type, found 1 and 1}}
  %0 = stablehlo.add %x, %x : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @function_type_results(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected 1 operand types and 1 result type, found 1 and 2}}
  %0 = stablehlo.tanh %x : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @input_dimension(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{unexpected dimension 'c'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, c]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @dimension_twice(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{unexpected dimension 'b'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, b]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @dimension_absent(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{expected the dimensions 'i' and 'o'}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, 1, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @spatial_gap(%x: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>) {
  // expected-error @+1 {{expected the spatial dimensions 0 to 1}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 2, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @padding_row(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{expected a pair of a low and a high padding}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x8x4xf32>
  return
}

// -----

func.func @window_part(%x: tensor<1x8x3xf32>, %k: tensor<3x3x4xf32>) {
  // expected-error @+1 {{unknown part 'dilate' of a convolution window}}
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x3xf32>, tensor<3x3x4xf32>) -> tensor<1x6x4xf32>
  return
}

// -----

func.func @field_twice(%x: tensor<4x8xf32>, %i: tensor<2x1xi32>) {
  // expected-error @+1 {{field 'offset_dims' is given twice}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<4x8xf32>, tensor<2x1xi32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @scatter_field(%x: tensor<4xf32>, %i: tensor<2x1xi32>, %u: tensor<2xf32>) {
  // expected-error @+1 {{unknown field 'offset_dims'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<offset_dims = [1]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @dot_field(%x: tensor<4xf32>) {
  // expected-error @+1 {{unknown field 'lhs_dims'}}
  %0 = "stablehlo.dot_general"(%x, %x) <{dot_dimension_numbers = #stablehlo.dot<lhs_dims = [1]>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return
}

// -----

func.func @slice_range(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = stablehlo.slice %x [1] : (tensor<4xf32>) -> tensor<1xf32>
  return
}

// -----

func.func @pretty_form(%x: tensor<4xf32>, %i: tensor<1xi32>) {
  // expected-error @+1 {{custom op 'stablehlo.gather' has no custom assembly form}}
  %0 = stablehlo.gather %x, %i : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
  return
}
