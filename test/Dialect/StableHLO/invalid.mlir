// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @types(%x: tensor<4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{'stablehlo.add' op operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.add %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @element(%x: tensor<4xf32>) {
  // expected-error @+1 {{must be ranked tensor of predicate or integer values}}
  %0 = stablehlo.and %x, %x : tensor<4xf32>
  return
}

// -----

func.func @convert_shape(%x: tensor<4xf32>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the shape of the result's type 'tensor<5xi32>'}}
  %0 = stablehlo.convert %x : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @bitcast(%x: tensor<4xf32>) {
  // expected-error @+1 {{result has type 'tensor<4x3xi16>', expected the same bits as operand type 'tensor<4xf32>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4x3xi16>
  return
}

// -----

func.func @compare_type(%x: tensor<4xi32>) {
  // expected-error @+1 {{attribute 'compare_type' is FLOAT, expected SIGNED for elements of type 'i32'}}
  %0 = stablehlo.compare EQ, %x, %x, FLOAT : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @select(%p: tensor<3xi1>, %x: tensor<4xf32>) {
  // expected-error @+1 {{operand pred has type 'tensor<3xi1>', expected rank 0 or the shape of 'tensor<4xf32>'}}
  %0 = stablehlo.select %p, %x, %x : tensor<3xi1>, tensor<4xf32>
  return
}

// -----

func.func @clamp(%x: tensor<4xf32>, %m: tensor<2xf32>) {
  // expected-error @+1 {{operand max has type 'tensor<2xf32>', expected rank 0 or the shape of 'tensor<4xf32>'}}
  %0 = stablehlo.clamp %x, %x, %m : (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @precision(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'exponent_bits' is 0, expected at least 1}}
  %0 = stablehlo.reduce_precision %x, format = e0m7 : tensor<4xf32>
  return
}

// -----

func.func @precision_text(%x: tensor<4xf32>) {
  // expected-error @+1 {{expected a format such as e8m7, found 'bf16'}}
  %0 = stablehlo.reduce_precision %x, format = bf16 : tensor<4xf32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{attribute 'value' has type 'tensor<2xi32>', expected the result's type 'tensor<3xi32>'}}
  %0 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> tensor<3xi32>
  return
}

// -----

func.func @iota() {
  // expected-error @+1 {{attribute 'iota_dimension' names dimension 1, expected one of [0, 1)}}
  %0 = stablehlo.iota dim = 1 : tensor<4xi32>
  return
}

// -----

func.func @broadcast_length(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'broadcast_dimensions' has 2 entries, expected 1, one per dimension}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : (tensor<4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @broadcast_size(%x: tensor<4xf32>) {
  // expected-error @+1 {{operand dimension 0 has size 4, expected 1 or 5, the size of result dimension 1}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @broadcast_twice(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'broadcast_dimensions' names dimension 0 twice, expected distinct dimensions}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 0] : (tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @reshape(%x: tensor<4xf32>) {
  // expected-error @+1 {{result has 6 elements, expected as many as the operand: 4}}
  %0 = stablehlo.reshape %x : (tensor<4xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @transpose(%x: tensor<4x5xf32>) {
  // expected-error @+1 {{result has type 'tensor<4x5xf32>', expected 'tensor<5x4xf32>'}}
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @slice_range(%x: tensor<4xf32>) {
  // expected-error @+1 {{slices [1:5] of dimension 0, expected a range within [0:4]}}
  %0 = stablehlo.slice %x [1:5] : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_stride(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'strides' is 0 in dimension 0, expected at least 1}}
  %0 = stablehlo.slice %x [1:3:0] : (tensor<4xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @slice_type(%x: tensor<4xf32>) {
  // expected-error @+1 {{result has type 'tensor<3xf32>', expected 'tensor<2xf32>'}}
  %0 = stablehlo.slice %x [1:3] : (tensor<4xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @concatenate(%x: tensor<4x2xf32>, %y: tensor<4x3xf32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4x3xf32>', expected that of operand 0, 'tensor<4x2xf32>', except in dimension 0}}
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<4x2xf32>, tensor<4x3xf32>) -> tensor<8x2xf32>
  return
}

// -----

func.func @pad(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{removes more than all elements of dimension 0 (-1 are left), expected at least 0}}
  %0 = stablehlo.pad %x, %z, low = [-5], high = [0], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<0xf32>
  return
}

// -----

func.func @dynamic_slice(%x: tensor<4xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{has 2 start indices, expected 1, one per dimension}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [2] : (tensor<4xf32>, tensor<i32>, tensor<i32>) -> tensor<2xf32>
  return
}

// -----

func.func @dynamic_update_slice(%x: tensor<4xf32>, %u: tensor<5xf32>, %i: tensor<i32>) {
  // expected-error @+1 {{operand update has size 5 in dimension 0, expected at most 4}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @gather_sizes(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+1 {{attribute 'slice_sizes' is 2 in dimension 0, expected at most 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_rank(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+1 {{attributes 'offset_dims', 'collapsed_slice_dims' and 'operand_batching_dims' have 1 entries, expected the operand's rank 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @gather_map(%x: tensor<5x8xf32>, %i: tensor<3x2xi32>) {
  // expected-error @+1 {{attribute 'start_index_map' has 1 entries, expected the size of an index vector: 2}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x2xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @scatter_updates(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<2x8xf32>) {
  // expected-error @+1 {{updates have type 'tensor<2x8xf32>', expected 'tensor<3x8xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<2x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @scatter_region(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>, %u: tensor<3x8xf32>) {
  // expected-error @+1 {{region 'update_computation' has argument types ('tensor<f32>', 'tensor<i32>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<5x8xf32>, tensor<3x1xi32>, tensor<3x8xf32>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_field(%x: tensor<5x8xf32>, %i: tensor<3x1xi32>) {
  // expected-error @+1 {{unknown field 'window_dims'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<window_dims = [1]>, slice_sizes = array<i64: 1, 8>}> : (tensor<5x8xf32>, tensor<3x1xi32>) -> tensor<3x8xf32>
  return
}

// -----

func.func @dot_sizes(%x: tensor<4x6xf32>, %y: tensor<5x3xf32>) {
  // expected-error @+1 {{contracting dimension 1 of lhs has size 6, expected 5, the size of dimension 0 of rhs}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @dot_overlap(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) {
  // expected-error @+1 {{dimension 1 is in both 'lhs_batching_dimensions' and 'lhs_contracting_dimensions', expected at most one}}
  %0 = stablehlo.dot_general %x, %y, batching_dims = [1] x [1], contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<4x6xf32>) -> tensor<6x4xf32>
  return
}

// -----

func.func @dot_result(%x: tensor<4x6xf32>, %y: tensor<6x3xf32>) {
  // expected-error @+1 {{result has type 'tensor<3x4xf32>', expected 'tensor<4x3xf32>'}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dot_precision(%x: tensor<4x6xf32>, %y: tensor<6x3xf32>) {
  // expected-error @+1 {{expected DEFAULT, HIGH or HIGHEST, found 'FAST'}}
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0], precision = [FAST, FAST] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @convolution(%i: tensor<1x8x8x3xf32>, %k: tensor<3x3x2x4xf32>) {
  // expected-error @+1 {{lhs has 3 features, expected 2 * feature_group_count = 2}}
  %3 = stablehlo.convolution(%i, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x2x4xf32>) -> tensor<1x6x6x4xf32>
  return
}

// -----

func.func @reduce_init(%x: tensor<4x6xf32>, %z: tensor<i32>) {
  // expected-error @+1 {{initial value 0 has type 'tensor<i32>', expected 'tensor<f32>'}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x6xf32>, tensor<i32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_dims(%x: tensor<4x6xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimensions' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_applies(%x: tensor<4x6xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{'applies stablehlo.sum' needs a registered op and exactly one input of tensor type}}
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.sum across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_body(%x: tensor<4x6xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'body' returns ('tensor<i1>'), expected ('tensor<f32>')}}
  %0 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<4x6xf32>, tensor<f32>) -> tensor<4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>)  {
    %1 = stablehlo.compare LT, %a, %b, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }
  return
}

// -----

func.func @reduce_window(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4xf32>', expected 'tensor<3xf32>'}}
  %0 = "stablehlo.reduce_window"(%x, %z) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  return
}

// -----

func.func @sort(%x: tensor<4xf32>) {
  // expected-error @+1 {{region 'comparator' returns ('tensor<f32>'), expected ('tensor<i1>')}}
  %0 = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @while(%x: tensor<4xf32>) {
  // expected-error @+1 {{region 'cond' returns ('tensor<4xf32>'), expected ('tensor<i1>')}}
  %0 = stablehlo.while(%a = %x) : tensor<4xf32>
  cond {
    stablehlo.return %a : tensor<4xf32>
  } do {
    stablehlo.return %a : tensor<4xf32>
  }
  return
}

// -----

func.func @case(%i: tensor<i32>) {
  // expected-error @+1 {{has no branches, expected at least one}}
  %0 = "stablehlo.case"(%i) : (tensor<i32>) -> tensor<f32>
  return
}

// -----

func.func @if(%p: tensor<i1>, %x: tensor<f32>) {
  // expected-error @+1 {{region 'false_branch' returns (), expected ('tensor<f32>')}}
  %0 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<f32>
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> tensor<f32>
  return
}

// -----

func.func @rng(%s: tensor<2xui64>) {
  // expected-error @+1 {{result output_state has type 'tensor<3xui64>', expected that of initial_state 'tensor<2xui64>'}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<3xui64>, tensor<3xui32>)
  return
}

// -----

func.func @reduce_operands(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{has 3 operands, expected one initial value for each input}}
  %0 = "stablehlo.reduce"(%x, %z, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_no_return(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region 'body' ends with 'stablehlo.add', expected stablehlo.return}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @reduce_no_block(%x: tensor<4xf32>, %z: tensor<f32>) {
  // expected-error @+1 {{region #0 ('body') failed to verify constraint: region with 1 blocks}}
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 0>}> ({
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return
}
