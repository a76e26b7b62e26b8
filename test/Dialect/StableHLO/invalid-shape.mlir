// Ops that only move elements: what their verifiers refuse, constraint by constraint.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @iota_element() {
  // expected-error @+1 {{result #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.iota dim = 0 : tensor<4xi1>
  return
}

// -----

func.func @iota_scalar() {
  // expected-error @+1 {{attribute 'iota_dimension' names dimension 0, expected one of [0, 0)}}
  %0 = stablehlo.iota dim = 0 : tensor<i32>
  return
}

// -----

func.func @broadcast_dims(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'broadcast_dimensions' names dimension 3, expected one of [0, 3)}}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 3] : (tensor<4x8xf32>) -> tensor<4x8x2xf32>
  return
}

// -----

func.func @reshape_element(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{result has element type 'i32', expected the operand's element type 'f32'}}
  %0 = stablehlo.reshape %x : (tensor<4x8xf32>) -> tensor<32xi32>
  return
}

// -----

func.func @transpose_length(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'permutation' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.transpose %x, dims = [0] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @transpose_twice(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'permutation' names dimension 0 twice, expected distinct dimensions}}
  %0 = stablehlo.transpose %x, dims = [0, 0] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @transpose_dim(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'permutation' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.transpose %x, dims = [0, 2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @reverse_dim(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimensions' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.reverse %x, dims = [2] : tensor<4x8xf32>
  return
}

// -----

func.func @reverse_twice(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimensions' names dimension 1 twice, expected distinct dimensions}}
  %0 = stablehlo.reverse %x, dims = [1, 1] : tensor<4x8xf32>
  return
}

// -----

func.func @reverse_type(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4x8xf32>', expected the result's type 'tensor<8x4xf32>'}}
  %0 = stablehlo.reverse %x, dims = [0] : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @slice_length(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'start_indices' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.slice %x [0:4] : (tensor<4x8xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @slice_limits(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'limit_indices' has 1 entries, expected 2, one per dimension}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4>, strides = array<i64: 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @slice_strides(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'strides' has 3 entries, expected 2, one per dimension}}
  %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0>, limit_indices = array<i64: 4, 8>, strides = array<i64: 1, 1, 1>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @slice_order(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{slices [3:2] of dimension 1, expected a range within [0:8]}}
  %0 = stablehlo.slice %x [0:4, 3:2] : (tensor<4x8xf32>) -> tensor<4x0xf32>
  return
}

// -----

func.func @slice_negative(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{slices [-1:2] of dimension 1, expected a range within [0:8]}}
  %0 = stablehlo.slice %x [0:4, -1:2] : (tensor<4x8xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @concatenate_empty() {
  // expected-error @+1 {{has no operands, expected at least one}}
  %0 = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<0xf32>
  return
}

// -----

func.func @concatenate_dim(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'dimension' names dimension 2, expected one of [0, 2)}}
  %0 = stablehlo.concatenate %x, %x, dim = 2 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @concatenate_element(%x: tensor<4x8xf32>, %s: tensor<f32>, %n: tensor<4x8xi32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4x8xi32>', expected that of operand 0, 'tensor<4x8xf32>', except in dimension 0}}
  %0 = stablehlo.concatenate %x, %n, dim = 0 : (tensor<4x8xf32>, tensor<4x8xi32>) -> tensor<8x8xf32>
  return
}

// -----

func.func @concatenate_result(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<7x8xf32>', expected 'tensor<8x8xf32>'}}
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<7x8xf32>
  return
}

// -----

func.func @pad_value(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{operand padding_value has type 'tensor<4x8xf32>', expected 'tensor<f32>'}}
  %0 = stablehlo.pad %x, %x, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @pad_low(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'edge_padding_low' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.pad %x, %s, low = [0], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @pad_high(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'edge_padding_high' has 3 entries, expected 2, one per dimension}}
  %0 = stablehlo.pad %x, %s, low = [0, 0], high = [0, 0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @pad_interior_length(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'interior_padding' has 1 entries, expected 2, one per dimension}}
  %0 = stablehlo.pad %x, %s, low = [0, 0], high = [0, 0], interior = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @pad_interior(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{attribute 'interior_padding' is -1 in dimension 1, expected at least 0}}
  %0 = stablehlo.pad %x, %s, low = [0, 0], high = [0, 0], interior = [0, -1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}

// -----

func.func @pad_result(%x: tensor<4x8xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<4x8xf32>', expected 'tensor<5x8xf32>'}}
  %0 = stablehlo.pad %x, %s, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  return
}
