// dynamic_slice, dynamic_update_slice, gather and scatter: what their verifiers refuse, constraint by constraint.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @slice_types(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{has start indices of types 'tensor<i32>' and 'tensor<i64>', expected one type}}
  %0 = stablehlo.dynamic_slice %x, %i, %j, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i64>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_sizes_length(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{attribute 'slice_sizes' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1xf32>
  return
}

// -----

func.func @slice_sizes(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{attribute 'slice_sizes' is 5 in dimension 0, expected at most the operand's size 4}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [5, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x1xf32>
  return
}

// -----

func.func @slice_negative(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{attribute 'slice_sizes' is -1 in dimension 1, expected at most the operand's size 8}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, -1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @slice_result(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>) {
  // expected-error @+1 {{result has type 'tensor<1x2xf32>', expected 'tensor<1x1xf32>'}}
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [1, 1] : (tensor<4x8xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @slice_index(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %f: tensor<f32>) {
  // expected-error @+1 {{operand #1 must be variadic of 0D tensor of integer values, but got 'tensor<f32>'}}
  %0 = stablehlo.dynamic_slice %x, %f, %f, sizes = [1, 1] : (tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> tensor<1x1xf32>
  return
}

// -----

func.func @update_element(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %u: tensor<1x1xi32>) {
  // expected-error @+1 {{operand update has type 'tensor<1x1xi32>', expected the element type and rank of 'tensor<4x8xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x8xf32>, tensor<1x1xi32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_rank(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %u: tensor<1xf32>) {
  // expected-error @+1 {{operand update has type 'tensor<1xf32>', expected the element type and rank of 'tensor<4x8xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x8xf32>, tensor<1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_indices(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %u: tensor<1x1xf32>) {
  // expected-error @+1 {{has 1 start indices, expected 2, one per dimension}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<i32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_types(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %u: tensor<1x1xf32>) {
  // expected-error @+1 {{has start indices of types 'tensor<i32>' and 'tensor<i64>', expected one type}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %j : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i64>) -> tensor<4x8xf32>
  return
}

// -----

func.func @update_result(%x: tensor<4x8xf32>, %i: tensor<i32>, %j: tensor<i64>, %u: tensor<1x1xf32>) {
  // expected-error @+1 {{result has type 'tensor<4x9xf32>', expected 'tensor<4x8xf32>'}}
  %0 = stablehlo.dynamic_update_slice %x, %u, %i, %i : (tensor<4x8xf32>, tensor<1x1xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9xf32>
  return
}

// -----

func.func @gather_vector_dim(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'index_vector_dim' is 4, expected one of [0, 3]}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_offset(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'offset_dims' names dimension 3, expected one of [0, 3)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_offset_order(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'offset_dims' is [2, 1], expected ascending dimensions}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_collapsed(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'collapsed_slice_dims' names dimension 0 twice, expected distinct dimensions}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_collapsed_order(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'collapsed_slice_dims' is [1, 0], expected ascending dimensions}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_map(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'start_index_map' names dimension 3, expected one of [0, 3)}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_map_twice(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'start_index_map' names dimension 1 twice, expected distinct dimensions}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [1, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_collapsed(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{dimension 0 is in both 'collapsed_slice_dims' and 'operand_batching_dims', expected at most one}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_map(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{dimension 0 is in both 'start_index_map' and 'operand_batching_dims', expected at most one}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [0, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_order(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'operand_batching_dims' is [2, 0], expected ascending dimensions}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [2, 0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_count(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'start_indices_batching_dims' has 2 entries, expected as many as 'operand_batching_dims': 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_vector(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'start_indices_batching_dims' names dimension 2, expected another one than 'index_vector_dim'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batching_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{batching dimension 0 of the operand has size 4, expected 3, the size of dimension 1 of the indices}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_sizes_length(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'slice_sizes' has 2 entries, expected 3, one per dimension}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'slice_sizes' is 7 in dimension 2, expected at most 6}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 7>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_batch_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{attribute 'slice_sizes' is 2 in dimension 0, expected at most 1}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x6xf32>
  return
}

// -----

func.func @gather_result(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>) {
  // expected-error @+1 {{result has type 'tensor<4x3x5xf32>', expected 'tensor<4x3x6xf32>'}}
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 6>}> : (tensor<4x8x6xf32>, tensor<4x3x2xi32>) -> tensor<4x3x5xf32>
  return
}

// -----

func.func @scatter_operands(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{has 4 operands, expected inputs, the indices and one update for each input}}
  %0 = "stablehlo.scatter"(%x, %i, %u, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_results(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{results have types ('tensor<4x8x5xf32>'), expected those of the inputs ('tensor<4x8x6xf32>')}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x5xf32>
  return
}

// -----

func.func @scatter_element(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf64>) {
  // expected-error @+1 {{input and update 0 have types 'tensor<4x8x6xf32>' and 'tensor<4x3x6xf64>', expected the shapes of 'tensor<4x8x6xf32>' and 'tensor<4x3x6xf64>' and one element type}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf64>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_vector_dim(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'index_vector_dim' is -1, expected one of [0, 3]}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = -1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_window(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'update_window_dims' names dimension 3, expected one of [0, 3)}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_window_order(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'update_window_dims' is [2, 1], expected ascending dimensions}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_inserted(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'inserted_window_dims' is [1, 0], expected ascending dimensions}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_map(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'scatter_dims_to_operand_dims' names dimension 4, expected one of [0, 3)}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 4], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_map_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'scatter_dims_to_operand_dims' has 1 entries, expected the size of an index vector: 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_dims(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attributes 'update_window_dims', 'inserted_window_dims' and 'input_batching_dims' have 2 entries, expected the operand's rank 3}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_batching_inserted(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{dimension 0 is in both 'inserted_window_dims' and 'input_batching_dims', expected at most one}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_batching_map(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{dimension 0 is in both 'scatter_dims_to_operand_dims' and 'input_batching_dims', expected at most one}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_batching_count(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{attribute 'scatter_indices_batching_dims' has 0 entries, expected as many as 'input_batching_dims': 1}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_batching_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{batching dimension 0 of the operand has size 4, expected 3, the size of dimension 1 of the indices}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_rank(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6x1xf32>) {
  // expected-error @+1 {{updates have rank 4, expected 3: the window dimensions and those of the indices}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6x1xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_window_size(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x7xf32>) {
  // expected-error @+1 {{updates have size 7 in window dimension 2, expected at most 6, the size of input dimension 2}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x7xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_updates(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x2x6xf32>) {
  // expected-error @+1 {{updates have type 'tensor<4x2x6xf32>', expected 'tensor<4x3x6xf32>'}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x2x6xf32>) -> tensor<4x8x6xf32>
  return
}

// -----

func.func @scatter_returns(%x: tensor<4x8x6xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x6xf32>) {
  // expected-error @+1 {{region 'update_computation' returns ('tensor<i1>'), expected ('tensor<f32>')}}
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %sum : tensor<i1>
  }) : (tensor<4x8x6xf32>, tensor<4x3x2xi32>, tensor<4x3x6xf32>) -> tensor<4x8x6xf32>
  return
}
