// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @broadcast(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'broadcast_sizes' is [-1], expected sizes of at least 0}}
  %0 = stablehlo.broadcast %v, sizes = [-1] : (tensor<4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @broadcast_result(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<4x2xf32>', expected 'tensor<2x4xf32>'}}
  %0 = stablehlo.broadcast %v, sizes = [2] : (tensor<4xf32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @broadcast_element(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has element type 'f64', expected the operand's element type 'f32'}}
  %0 = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf64>
  return
}

// -----

func.func @dynamic_broadcast_shape(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand output_dimensions has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = stablehlo.dynamic_broadcast_in_dim %v, %j, dims = [1] : (tensor<4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic_broadcast_size(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand dimension 0 has size 4, expected 1 or 5, the size of result dimension 1}}
  %0 = stablehlo.dynamic_broadcast_in_dim %v, %i, dims = [1] : (tensor<4xf32>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @dynamic_broadcast_known(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{dimension 0 is in both 'known_expanding_dimensions' and 'known_nonexpanding_dimensions', expected at most one}}
  %0 = stablehlo.dynamic_broadcast_in_dim %v, %i, dims = [1] {known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic_result(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result 0 has type 'tensor<?x4xf32>', expected a static shape; export the step for concrete shapes instead of symbolic dimensions}}
  %0 = stablehlo.dynamic_iota %i, dim = 0 : (tensor<2xi32>) -> tensor<?x4xf32>
  return
}

// -----

func.func @dynamic_iota(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'iota_dimension' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.dynamic_iota %i, dim = 2 : (tensor<2xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic_iota_shape(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand output_shape has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = stablehlo.dynamic_iota %j, dim = 0 : (tensor<3xi32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dynamic_reshape(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has 15 elements, expected as many as the operand: 16}}
  %0 = stablehlo.dynamic_reshape %x, %i : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @dynamic_reshape_shape(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand output_shape has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = stablehlo.dynamic_reshape %x, %j : (tensor<4x4xf32>, tensor<3xi32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @dynamic_reshape_element(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has element type 'f64', expected the operand's element type 'f32'}}
  %0 = stablehlo.dynamic_reshape %x, %i : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x8xf64>
  return
}

// -----

func.func @dynamic_pad_value(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand padding_value has type 'tensor<i32>', expected 'tensor<f32>'}}
  %0 = stablehlo.dynamic_pad %x, %k, %i, %i, %i : (tensor<4x4xf32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x5xf32>
  return
}

// -----

func.func @dynamic_pad_low(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand edge_padding_low has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = stablehlo.dynamic_pad %x, %f, %j, %i, %i : (tensor<4x4xf32>, tensor<f32>, tensor<3xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5x5xf32>
  return
}

// -----

func.func @dynamic_pad_rank(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has rank 1, expected the operand's rank 2}}
  %0 = stablehlo.dynamic_pad %x, %f, %i, %i, %i : (tensor<4x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<5xf32>
  return
}

// -----

func.func @real_dynamic_slice(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand strides has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = stablehlo.real_dynamic_slice %x, %i, %i, %j : (tensor<4x4xf32>, tensor<2xi32>, tensor<2xi32>, tensor<3xi32>) -> tensor<2x2xf32>
  return
}

// -----

func.func @dynamic_gather(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{operand slice_sizes has type 'tensor<3xi32>', expected 2 entries, one per dimension}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %j) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x4xf32>, tensor<2xi32>, tensor<3xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @dynamic_conv_padding(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{operand padding has type 'tensor<1x2xi32>', expected 'tensor<0x2xi32>'}}
  %0 = "stablehlo.dynamic_conv"(%x, %x, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<4x4xf32>, tensor<4x4xf32>, tensor<1x2xi32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @dynamic_conv_rank(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>, %p: tensor<0x2xi32>) {
  // expected-error @+1 {{attribute 'dimension_numbers (kernel)' has 2 entries, expected 1, one per dimension}}
  %0 = "stablehlo.dynamic_conv"(%x, %v, %p) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, feature_group_count = 1 : i64}> : (tensor<4x4xf32>, tensor<4xf32>, tensor<0x2xi32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @dimension_size(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimension' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.get_dimension_size %x, dim = 2 : (tensor<4x4xf32>) -> tensor<i32>
  return
}

// -----

func.func @dimension_size_type(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<i64>', expected 'tensor<i32>'}}
  %0 = stablehlo.get_dimension_size %x, dim = 1 : (tensor<4x4xf32>) -> tensor<i64>
  return
}

// -----

func.func @set_dimension_size(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimension' names dimension -1, expected one of [0, 2)}}
  %0 = stablehlo.set_dimension_size %x, %k, dim = -1 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @set_dimension_type(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<4x3xf32>', expected 'tensor<4x4xf32>'}}
  %0 = stablehlo.set_dimension_size %x, %k, dim = 1 : (tensor<4x4xf32>, tensor<i32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @select_dim(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'dim' names dimension 2, expected one of [0, 2)}}
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 2 : i64, batch_dims = 0 : i64}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @select_batch(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{attribute 'batch_dims' is 1, expected 0 to 0, the smaller of dim and index's rank}}
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 1 : i64}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @select_batch_size(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{batch dimension 0 of index has size 2, expected 4, its size in the operand}}
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_result(%x: tensor<4x4xf32>, %v: tensor<4xf32>, %i: tensor<2xi32>, %j: tensor<3xi32>, %k: tensor<i32>, %f: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<4x2xf32>', expected 'tensor<2x4xf32>'}}
  %0 = "stablehlo.torch_index_select"(%x, %i) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<4x4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @gather_element(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{result has element type 'f64', expected the operand's element type 'f32'}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2x2xf64>
  return
}

// -----

func.func @gather_vector_dim(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'index_vector_dim' is 3, expected one of [0, 2]}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 3>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2x2xf32>
  return
}

// -----

func.func @gather_map(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'start_index_map' has 1 entries, expected the size of an index vector: 2}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2x2xf32>
  return
}

// -----

func.func @gather_dims(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{attributes 'offset_dims', 'collapsed_slice_dims' and 'operand_batching_dims' have 2 entries, expected the operand's rank 3}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2x2xf32>
  return
}

// -----

func.func @gather_rank(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{result has rank 2, expected 3: the window dimensions and those of the indices}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x2xf32>
  return
}

// -----

func.func @gather_window(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{result has size 5 in window dimension 1, expected at most 4, the size of operand dimension 1}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<5x5x2xf32>
  return
}

// -----

func.func @gather_result(%x: tensor<3x4x2xf32>, %i: tensor<5x2xi32>, %z: tensor<3xi32>) {
  // expected-error @+1 {{result has type 'tensor<4x2x2xf32>', expected 'tensor<5x2x2xf32>'}}
  %0 = "stablehlo.dynamic_gather"(%x, %i, %z) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>}> : (tensor<3x4x2xf32>, tensor<5x2xi32>, tensor<3xi32>) -> tensor<4x2x2xf32>
  return
}

// -----

func.func @conv_pad(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{has a part 'pad', expected the padding as an operand}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_features(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{lhs has 6 features, expected 6 * feature_group_count = 12}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_groups(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{attributes 'feature_group_count' and 'batch_group_count' are 1 and 0, expected positive numbers, one of them 1}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 0 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_side(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{attribute 'dimension_numbers (kernel)' has 2 entries, expected 3, one per dimension}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_stride(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{attribute 'window_strides' is [0], expected positive entries}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [0]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_dilation(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{attribute 'rhs_dilation' has 2 entries, expected 1, one per dimension}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x4xf32>
  return
}

// -----

func.func @conv_result(%x: tensor<4x8x6xf32>, %k: tensor<3x6x4xf32>, %p: tensor<1x2xi32>) {
  // expected-error @+1 {{result has type 'tensor<4x6x5xf32>', expected 'tensor<4x6x4xf32>'}}
  %0 = stablehlo.dynamic_conv(%x, %k, %p) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x8x6xf32>, tensor<3x6x4xf32>, tensor<1x2xi32>) -> tensor<4x6x5xf32>
  return
}
