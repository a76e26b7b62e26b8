// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.erf' op operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

func.func @complex(%x: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{'chlo.lgamma' op operand #0 must be ranked tensor of float values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = chlo.lgamma %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return
}

// -----

func.func @dynamic(%x: tensor<?xf32>) {
  // expected-error @+1 {{'chlo.erf' op operand 0 has type 'tensor<?xf32>', expected a static shape}}
  %0 = chlo.erf %x : tensor<?xf32> -> tensor<?xf32>
  return
}

// -----

func.func @is_inf(%x: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.is_inf' op operand 0 has type 'tensor<4xf32>', expected the shape of the result's type 'tensor<3xi1>'}}
  %0 = chlo.is_inf %x : tensor<4xf32> -> tensor<3xi1>
  return
}

// -----

func.func @next_after(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{'chlo.next_after' op operand 1 has type 'tensor<4xf64>', expected the result's type 'tensor<4xf32>'}}
  %0 = chlo.next_after %x, %y : tensor<4xf32>, tensor<4xf64> -> tensor<4xf32>
  return
}

// -----

func.func @mulhi(%x: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.mulhi' op operand #0 must be ranked tensor of integer values, but got 'tensor<4xf32>'}}
  %0 = chlo.mulhi %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return
}

// -----

func.func @sizes(%x: tensor<4xf32>, %y: tensor<3x5xf32>) {
  // expected-error @+1 {{'chlo.broadcast_add' op operand 1 of type 'tensor<3x5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
  return
}

// -----

func.func @dims_length(%x: tensor<4xf32>, %y: tensor<3x4xf32>) {
  // expected-error @+1 {{attribute 'broadcast_dimensions' has 2 entries, expected 1, one per dimension of the operand of lower rank}}
  %0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @dims_range(%x: tensor<4xf32>, %y: tensor<3x4xf32>) {
  // expected-error @+1 {{attribute 'broadcast_dimensions' is [2], expected ascending dimensions in [0, 2)}}
  %0 = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 2>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @elements(%x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{operand 1 has element type 'f64', expected 'f32' as operand 0}}
  %0 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @result(%x: tensor<4xf32>) {
  // expected-error @+1 {{result has type 'tensor<1x4xf32>', expected 'tensor<4xf32>'}}
  %0 = chlo.broadcast_add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @compare(%x: tensor<4xf32>, %y: tensor<f32>) {
  // expected-error @+1 {{result has type 'tensor<3xi1>', expected 'tensor<4xi1>'}}
  %0 = chlo.broadcast_compare %x, %y {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<f32>) -> tensor<3xi1>
  return
}

// -----

func.func @complex_result(%x: tensor<4xf32>) {
  // expected-error @+1 {{result has type 'tensor<4xcomplex<f64>>', expected 'tensor<4xcomplex<f32>>'}}
  %0 = chlo.broadcast_complex %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xcomplex<f64>>
  return
}

// -----

func.func @select(%p: tensor<i1>, %x: tensor<4xf32>, %y: tensor<4xf64>) {
  // expected-error @+1 {{operand 2 has element type 'f64', expected 'f32' as operand 1}}
  %0 = chlo.broadcast_select %p, %x, %y : (tensor<i1>, tensor<4xf32>, tensor<4xf64>) -> tensor<4xf32>
  return
}

// -----

func.func @constant() {
  // expected-error @+1 {{result has type 'tensor<3xi8>', expected 'tensor<2xi8>', the type of attribute 'value'}}
  %0 = "chlo.constant"() {value = dense<1> : tensor<2xi8>} : () -> tensor<3xi8>
  return
}

// -----

func.func @constant_like(%x: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'value' is 3 : i32, expected a number of type 'f32'}}
  %0 = "chlo.constant_like"(%x) {value = 3 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @top_k(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{attribute 'k' is 7, expected at most the last dimension of 'tensor<4x6xf32>'}}
  %values, %indices = chlo.top_k(%x, k = 7) : tensor<4x6xf32> -> (tensor<4x7xf32>, tensor<4x7xi32>)
  return
}

// -----

func.func @top_k_types(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{results have types 'tensor<4x3xf32>' and 'tensor<4x2xi32>', expected the shape of 'tensor<4x2xf32>'}}
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<4x6xf32> -> (tensor<4x3xf32>, tensor<4x2xi32>)
  return
}

// -----

func.func @ragged_field(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<3xi32>) {
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    // expected-error @+1 {{unknown field 'lhs_dimensions'}}
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_dimensions = [1]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_none(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{has 0 lhs_ragged_dimensions, expected 1}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_range(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{names dimension 2 of lhs, expected distinct dimensions in [0, 2)}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_pairs(%x: tensor<4x5xf32>, %y: tensor<3x6x7xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{contracting dimension 1 of lhs has size 5, expected 6, the size of dimension 1 of rhs}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<3x6x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_group(%x: tensor<4x5xf32>, %y: tensor<5x7xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{has 0 rhs_group_dimensions, expected 1}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<5x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_sizes(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<2x3xi32>) {
  // expected-error @+1 {{operand 'group_sizes' has type 'tensor<2x3xi32>', expected one dimension, or [] and the groups}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<2x3xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_groups(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<2xi32>) {
  // expected-error @+1 {{group dimension of rhs has size 3, expected 2, the last dimension of group_sizes}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<2xi32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @ragged_result(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<3xi32>) {
  // expected-error @+1 {{result has type 'tensor<4x6xf32>', expected 'tensor<4x7xf32>'}}
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @scan_dimension(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  // expected-error @+1 {{attribute 'dimension' is 2, expected a dimension of input type 'tensor<3x4xf32>'}}
  %0:2 = chlo.scan(%x) inits (%init) dimension=2 {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    stablehlo.return %input, %carry : tensor<4xf32>, tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_size(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  // expected-error @+1 {{output type 'tensor<2x4xf32>' has size 2 in dimension 0, expected 3}}
  %0:2 = chlo.scan(%x) inits (%init) dimension=0 {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    stablehlo.return %input, %carry : tensor<4xf32>, tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<2x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_arguments(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  // expected-error @+1 {{body has argument types ('tensor<3xf32>', 'tensor<4xf32>'), expected ('tensor<4xf32>', 'tensor<4xf32>')}}
  %0:2 = chlo.scan(%x) inits (%init) dimension=0 {
  ^bb0(%input: tensor<3xf32>, %carry: tensor<4xf32>):
    stablehlo.return %carry, %carry : tensor<4xf32>, tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_returns(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  // expected-error @+1 {{body returns types ('tensor<4xf32>'), expected ('tensor<4xf32>', 'tensor<4xf32>')}}
  %0:2 = chlo.scan(%x) inits (%init) dimension=0 {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    stablehlo.return %carry : tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
  return
}

// -----

func.func @scan_results(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  chlo.scan(%x) inits (%init) dimension=0 {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    stablehlo.return %carry : tensor<4xf32>
  // expected-error @+1 {{has 0 results, expected at least one per init, 1}}
  } : (tensor<3x4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @unknown(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'chlo.gamma' is unknown}}
  %0 = chlo.gamma %x : tensor<4xf32> -> tensor<4xf32>
  return
}
