// RUN: zero-opt %s --zero-schedule-kernels=target=cpu:x86-64-v3 --split-input-file --verify-diagnostics

// Schedules that are none for their kernel. The same are refused by zero-verify-scheduled, zero-verify-plan and
// zero-lower-kernels.
// RUN: not zero-opt %s --split-input-file --zero-lower-kernels=target=cpu:x86-64-v3 -o /dev/null 2>&1 | FileCheck %s
// CHECK: error: 'func.func' op kernel 'k' has a schedule of kind row, but a result
// CHECK: error: 'func.func' op kernel 'k' has a schedule of kind map with 5 items, expected 4
// CHECK: error: 'func.func' op kernel 'k' has a schedule of kind sort with 64 bytes of workspace, expected 128

// A row schedule on what is not one of rows.
// expected-error @+1 {{kernel 'k' has a schedule of kind row, but a result has neither an element for each row nor one for each column of each row}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{kernel 'k' has a schedule of kind row, but gives sums of columns only}}
func.func private @k(%a: tensor<64x100xf32>) -> tensor<100xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 64, rows = [64], columns = [100], lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0 : tensor<100xf32>
}

// -----

// Dimensions that are neither before the columns nor behind the rows.
// expected-error @+1 {{kernel 'k' has a schedule of kind row, but one of its reductions is not one of its columns}}
func.func private @k(%a: tensor<8x64x100xf32>) -> (tensor<8x64x100xf32>, tensor<8x100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 512, rows = [8, 64], columns = [100], lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  // expected-note @+1 {{here}}
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x64x100xf32>, tensor<f32>) -> tensor<8x100xf32>
  return %a, %0 : tensor<8x64x100xf32>, tensor<8x100xf32>
}

// -----

// Another order of sums.
// expected-error @+1 {{with 32 rows in a tile, expected 64}}
func.func private @k(%a: tensor<300x100xf32>) -> (tensor<300x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [300], columns = [100], tile = 32, lanes = 8, workspace = 2048, parameters = {column_tile = 32}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<300x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<300x100xf32>, tensor<100xf32>
}

// -----

// Five chunks of 100 partial sums.
// expected-error @+1 {{with 1984 bytes of workspace, expected 2048}}
func.func private @k(%a: tensor<300x100xf32>) -> (tensor<300x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [300], columns = [100], tile = 64, lanes = 8, workspace = 1984, parameters = {column_tile = 32}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<300x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<300x100xf32>, tensor<100xf32>
}

// -----

// Vectors of columns.
// expected-error @+1 {{with columns summed in tiles of 12, expected a multiple of 8 lanes below 100, or that}}
func.func private @k(%a: tensor<300x100xf32>) -> (tensor<300x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [300], columns = [100], tile = 64, lanes = 8, workspace = 2048, parameters = {column_tile = 12}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<300x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<300x100xf32>, tensor<100xf32>
}

// -----

// A kernel of rows alone is another one.
// expected-error @+1 {{with columns summed in tiles of 0, expected a multiple of 8 lanes below 100, or that}}
func.func private @k(%a: tensor<300x100xf32>) -> (tensor<300x100xf32>, tensor<100xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [300], columns = [100], tile = 64, lanes = 8, workspace = 2048, parameters = {column_tile = 0}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.negate %a : tensor<300x100xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0, %1 : tensor<300x100xf32>, tensor<100xf32>
}

// -----

// What follows from the sums is no element of a row.
// expected-error @+1 {{but what follows from a sum of its columns is more than elements of as many columns}}
func.func private @k(%a: tensor<300x100xf32>) -> tensor<300x100xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 1, rows = [300], columns = [100], tile = 64, lanes = 8, workspace = 2048, parameters = {column_tile = 32}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<300x100xf32>, tensor<f32>) -> tensor<100xf32>
  // expected-note @+1 {{here}}
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xf32>) -> tensor<300x100xf32>
  return %1 : tensor<300x100xf32>
}

// -----

// Nothing is summed.
// expected-error @+1 {{with parameter 'column_tile', but none of its reductions is one of rows}}
func.func private @k(%a: tensor<4x64xf32>) -> (tensor<4x64xf32>, tensor<4xf32>)
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, parameters = {column_tile = 32}>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  return %a, %0 : tensor<4x64xf32>, tensor<4xf32>
}

// -----

// expected-error @+1 {{kernel 'k' has a schedule of kind row, but stablehlo.reduce_window is not computed by rows}}
func.func private @k(%a: tensor<16x40xf32>) -> tensor<16x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 16, rows = [16], columns = [40], lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 16, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<16x40xf32>, tensor<f32>) -> tensor<16x40xf32>
  return %0 : tensor<16x40xf32>
}

// -----

// Loops that leave elements out, or compute them twice.
// expected-error @+1 {{kernel 'k' has a schedule of kind map with 5 items, expected 4}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 5, rows = [4], columns = [40], tile = 40, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{with a tile of 20, expected a multiple of 8 lanes below 40, or that}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 8, rows = [4], columns = [40], tile = 20, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{with a tile of 80, expected a multiple of 8 lanes below 40, or that}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, rows = [4], columns = [40], tile = 80, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{over other rows and columns than the dimensions of its results}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 8, rows = [8], columns = [20], tile = 20, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{over other rows and columns than the dimensions of its results}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, columns = [150], flat = true, tile = 150, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{with 16 lanes, expected 8}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, rows = [4], columns = [40], tile = 40, lanes = 16>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{with 32 lanes, expected 8}}
func.func private @k(%a: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, columns = [256], flat = true, tile = 256, lanes = 32>} {
  %0 = stablehlo.tanh %a : tensor<4x64xf32>
  return %0 : tensor<4x64xf32>
}

// -----

// expected-error @+1 {{with 16 lanes, expected 8}}
func.func private @k(%a: tensor<64x16xf32>) -> tensor<61x16xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 61, rows = [61], columns = [16], tile = 16, lanes = 16>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 4, 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %2 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<64x16xf32>, tensor<f32>) -> tensor<61x16xf32>
  %1 = stablehlo.tanh %0 : tensor<61x16xf32>
  return %1 : tensor<61x16xf32>
}

// -----

// expected-error @+1 {{within blocks, but tiles of 160 do not divide the block of a unit that it reads}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 1, columns = [160], flat = true, tile = 160, within_block = true, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind nothing, but its results have elements}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<nothing, items = 0>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind map, expected columns for its reductions}}
func.func private @k(%a: tensor<64x100xf32>) -> tensor<100xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, columns = [100], flat = true, tile = 32, lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%a init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<100xf32>
  return %0 : tensor<100xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind scatter with 2 items, expected 1}}
func.func private @k(%a: tensor<8xf32>, %i: tensor<3x1xi32>, %u: tensor<3xf32>) -> tensor<8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<scatter, items = 2, tile = 32, lanes = 8>} {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, unique_indices = false,
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<8xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind update_slice with 2 elements in a tile, expected 4}}
func.func private @k(%a: tensor<8x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>) -> tensor<8x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<update_slice, items = 4, tile = 2, lanes = 8>} {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<8x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind insert_segment, expected that op on an argument}}
func.func private @k(%a: tensor<8x4xf32>, %u: tensor<2x4xf32>, %i: tensor<i32>) -> tensor<8x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<insert_segment, items = 1, tile = 4, lanes = 8>} {
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i : (tensor<8x4xf32>, tensor<2x4xf32>, tensor<i32>, tensor<i32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind scan with 2 items, expected 5}}
func.func private @k(%a: tensor<16x40xf32>) -> tensor<16x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<scan, items = 2, tile = 8, lanes = 8>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%a, %zero) <{window_dimensions = array<i64: 16, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<16x40xf32>, tensor<f32>) -> tensor<16x40xf32>
  return %0 : tensor<16x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind scan, expected one window as long as a dimension}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<scan, items = 2, tile = 8, lanes = 8>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind attention with 2 items, expected 6}}
func.func private @k(%q: tensor<2x5x4xf32>, %k: tensor<2x7x4xf32>, %v: tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 2, tile = 2, lanes = 8, scratch = 56>} {
  %s = stablehlo.dot_general %q, %k, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<2x5x4xf32>, tensor<2x7x4xf32>) -> tensor<2x5x7xf32>
  %e = stablehlo.exponential %s : tensor<2x5x7xf32>
  %o = stablehlo.dot_general %e, %v, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<2x5x7xf32>, tensor<2x7x4xf32>) -> tensor<2x5x4xf32>
  return %o : tensor<2x5x4xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind attention, expected matmuls in its body}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<attention, items = 2, tile = 2, lanes = 8, scratch = 56>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind gemm_convolution, whose parameters or tile do not fit its sizes and element types}}
func.func private @k(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x32xf32>) -> tensor<1x16x16x32xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<gemm_convolution, items = 16, tile = 16, lanes = 8, scratch = 4608, parameters = {features = 5, terms = 512}>} {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x16x16x8xf32>, tensor<3x3x8x32xf32>) -> tensor<1x16x16x32xf32>
  return %0 : tensor<1x16x16x32xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind control_flow, expected a while, an if or a case}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<control_flow, items = 1>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind factorization, expected a factorisation or a triangular system}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<factorization, items = 1>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// Scratch memory: too much, too little, or of what is not there when it is read.
// expected-error @+1 {{with 65536 bytes of scratch memory for an item, expected at most 32768}}
func.func private @k(%x: tensor<4x16384xf32>) -> tensor<4x16384xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [16384], lanes = 8, staged = [1], passes = [0], scratch = 65536>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %3 = stablehlo.exponential %x : tensor<4x16384xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x16384xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x16384xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x16384xf32>
  return %6 : tensor<4x16384xf32>
}

// -----

// expected-error @+1 {{with 128 bytes of scratch memory, expected 256}}
func.func private @k(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, staged = [5], passes = [1], scratch = 128>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<4x64xf32>
  %3 = stablehlo.exponential %2 : tensor<4x64xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x64xf32>
  return %6 : tensor<4x64xf32>
}

// -----

// expected-error @+1 {{that keeps what no pass makes for each column of a row before another one reads it}}
func.func private @k(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, staged = [5], passes = [0], scratch = 256>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<4x64xf32>
  // expected-note @+1 {{here}}
  %3 = stablehlo.exponential %2 : tensor<4x64xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x64xf32>
  return %6 : tensor<4x64xf32>
}

// -----

// expected-error @+1 {{that keeps what no pass makes for each column of a row before another one reads it}}
func.func private @k(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, staged = [2], passes = [0], scratch = 256>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  // expected-note @+1 {{here}}
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<4x64xf32>
  %3 = stablehlo.exponential %2 : tensor<4x64xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x64xf32>
  return %6 : tensor<4x64xf32>
}

// -----

// expected-error @+1 {{that keeps what no pass makes for each column of a row before another one reads it}}
func.func private @k(%x: tensor<4x64xf32>) -> tensor<4x64xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<row, items = 4, rows = [4], columns = [64], lanes = 8, staged = [90], passes = [1], scratch = 256>} {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %2 = stablehlo.subtract %x, %1 : tensor<4x64xf32>
  %3 = stablehlo.exponential %2 : tensor<4x64xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x64xf32>, tensor<f32>) -> tensor<4xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<4xf32>) -> tensor<4x64xf32>
  %6 = stablehlo.divide %3, %5 : tensor<4x64xf32>
  // expected-note @+1 {{here}}
  return %6 : tensor<4x64xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind sort with 64 bytes of workspace, expected 128}}
func.func private @k(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, tile = 8, workspace = 64>} {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind sort with 4 elements in a tile, expected 8}}
func.func private @k(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 8, tile = 4, workspace = 128>} {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// What nobody would do.
// expected-error @+1 {{has a schedule of kind sort with rows or columns, which that kind has not}}
func.func private @k(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, rows = [4], tile = 8, workspace = 128>} {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind sort that is flat or within a block, which only map, rows and columns are}}
func.func private @k(%a: tensor<4x8xf32>) -> tensor<4x8xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<sort, items = 4, flat = true, tile = 8, workspace = 128>} {
  %0 = "stablehlo.sort"(%a) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind map with staged ops, which only kind row has}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, rows = [4], columns = [40], tile = 40, lanes = 8, staged = [1], passes = [0]>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}

// -----

// expected-error @+1 {{has a schedule of kind map with parameter 'points', which that kind has not}}
func.func private @k(%a: tensor<4x40xf32>, %b: tensor<40xf32>) -> tensor<4x40xf32>
    attributes {zero.kernel, kernel.schedule = #kernel.schedule<map, items = 4, rows = [4], columns = [40], tile = 40, lanes = 8, parameters = {points = 3}>} {
  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<40xf32>) -> tensor<4x40xf32>
  %1 = stablehlo.add %a, %0 : tensor<4x40xf32>
  return %1 : tensor<4x40xf32>
}
