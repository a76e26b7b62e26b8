// Ranges of element types, broadcasts, ragged_dot and scan: what the verifiers refuse beside what invalid.mlir has.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @ragged_field_twice(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{field 'lhs_ragged_dimensions' is given twice}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_count(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' has 2 lhs_ragged_dimensions, expected 1}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0, 1], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_dim(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' names dimension 2 of lhs, expected distinct dimensions in [0, 2)}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_group_dim(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' names dimension 1 of rhs, expected distinct dimensions in [0, 3)}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [1]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_pairs(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' has 1 lhs and 0 rhs contracting dimensions, expected as many}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_batching(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' has 0 lhs and 1 rhs batching dimensions, expected as many}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0], rhs_batching_dimensions = [2]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_batch_size(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x4x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{batching dimension 0 of lhs has size 2, expected 4, the size of dimension 1 of rhs}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x4x5x7xf32>, tensor<3xi32>) -> tensor<2x11x7xf32>
  return
}

// -----

func.func @ragged_groups_contracted(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'ragged_dot_dimension_numbers' has 1 rhs_group_dimensions, expected 0: 1 where the ragged dimension is neither batched nor contracted, else 0}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @ragged_precision(%lhs: tensor<11x5xf32>, %rhs: tensor<3x5x7xf32>, %g: tensor<3xi32>) {
  // expected-error @+1 {{attribute 'precision_config' has 1 entries, expected 2, one per factor}}
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %g) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision HIGH>]}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<11x7xf32>
  return
}

// -----

func.func @scan_steps(%init: tensor<4xf32>) {
  // expected-error @+1 {{has neither inputs, outputs nor attribute 'scan_dim_size', expected one of them to say how many steps there are}}
  %0 = chlo.scan() inits (%init) dimension=0 {
  ^bb0(%carry: tensor<4xf32>):
    stablehlo.return %carry : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @scan_carries(%x: tensor<3x4xf32>, %init: tensor<4xf32>) {
  // expected-error @+1 {{carries have types ('tensor<5xf32>'), expected ('tensor<4xf32>')}}
  %0 = chlo.scan(%x) inits (%init) dimension=0 {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    stablehlo.return %carry : tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @asin_acos_kernel_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo._asin_acos_kernel %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @acos_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.acos %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @acosh_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.acosh %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @asin_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.asin %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @asinh_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.asinh %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @atan_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.atan %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @atanh_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.atanh %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @bessel_i1e_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.bessel_i1e %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @conj_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = chlo.conj %p : tensor<4xi1> -> tensor<4xi1>
  return
}

// -----

func.func @cosh_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.cosh %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @digamma_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.digamma %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @erf_inv_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.erf_inv %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @erfc_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.erfc %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @is_neg_inf_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.is_neg_inf %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @is_pos_inf_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.is_pos_inf %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @sinh_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.sinh %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @square_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = chlo.square %p : tensor<4xi1> -> tensor<4xi1>
  return
}

// -----

func.func @tan_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = chlo.tan %n : tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @polygamma_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.polygamma %n, %n : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @zeta_domain(%x: tensor<4xf32>, %n: tensor<4xi32>, %z: tensor<4xcomplex<f32>>, %p: tensor<4xi1>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = chlo.zeta %n, %n : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
  return
}

// -----

func.func @broadcast_atan2(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_atan2 %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_divide(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_divide %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_maximum(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_maximum %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_minimum(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_minimum %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_multiply(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_multiply %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_next_after(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_next_after %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_polygamma(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_polygamma %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_power(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_power %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_remainder(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_remainder %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_subtract(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_subtract %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_zeta(%x: tensor<3x4xf32>, %y: tensor<5xf32>) {
  // expected-error @+1 {{operand 1 of type 'tensor<5xf32>' has size 5 where another has size 4, expected equal sizes or 1}}
  %0 = chlo.broadcast_zeta %x, %y : (tensor<3x4xf32>, tensor<5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @broadcast_and(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_and %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}

// -----

func.func @broadcast_or(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_or %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}

// -----

func.func @broadcast_shift_left(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_shift_left %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}

// -----

func.func @broadcast_shift_right_arithmetic(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_shift_right_arithmetic %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}

// -----

func.func @broadcast_shift_right_logical(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_shift_right_logical %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}

// -----

func.func @broadcast_xor(%x: tensor<3x4xi32>, %y: tensor<4xi8>) {
  // expected-error @+1 {{operand 1 has element type 'i8', expected 'i32' as operand 0}}
  %0 = chlo.broadcast_xor %x, %y : (tensor<3x4xi32>, tensor<4xi8>) -> tensor<3x4xi32>
  return
}
