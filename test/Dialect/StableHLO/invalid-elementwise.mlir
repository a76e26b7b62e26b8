// Elementwise ops: element types and shapes that they refuse, op by op.
// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @ceil_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.ceil %z : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @floor_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.floor %z : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @round_nearest_afz_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.round_nearest_afz %z : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @round_nearest_even_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xcomplex<f32>>'}}
  %0 = stablehlo.round_nearest_even %z : tensor<4xcomplex<f32>>
  return
}

// -----

func.func @cbrt_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.cbrt %n : tensor<4xi32>
  return
}

// -----

func.func @cosine_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.cosine %n : tensor<4xi32>
  return
}

// -----

func.func @exponential_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.exponential %n : tensor<4xi32>
  return
}

// -----

func.func @exponential_minus_one_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.exponential_minus_one %n : tensor<4xi32>
  return
}

// -----

func.func @log_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.log %n : tensor<4xi32>
  return
}

// -----

func.func @log_plus_one_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.log_plus_one %n : tensor<4xi32>
  return
}

// -----

func.func @logistic_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.logistic %n : tensor<4xi32>
  return
}

// -----

func.func @rsqrt_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.rsqrt %n : tensor<4xi32>
  return
}

// -----

func.func @sine_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.sine %n : tensor<4xi32>
  return
}

// -----

func.func @sqrt_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.sqrt %n : tensor<4xi32>
  return
}

// -----

func.func @tan_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.tan %n : tensor<4xi32>
  return
}

// -----

func.func @tanh_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.tanh %n : tensor<4xi32>
  return
}

// -----

func.func @count_leading_zeros_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.count_leading_zeros %p : tensor<4xi1>
  return
}

// -----

func.func @popcnt_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.popcnt %p : tensor<4xi1>
  return
}

// -----

func.func @not_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of predicate or integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.not %x : tensor<4xf32>
  return
}

// -----

func.func @negate_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.negate %p : tensor<4xi1>
  return
}

// -----

func.func @sign_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.sign %p : tensor<4xi1>
  return
}

// -----

func.func @atan2_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.atan2 %n, %n : tensor<4xi32>
  return
}

// -----

func.func @divide_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.divide %p, %p : tensor<4xi1>
  return
}

// -----

func.func @power_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.power %p, %p : tensor<4xi1>
  return
}

// -----

func.func @remainder_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.remainder %p, %p : tensor<4xi1>
  return
}

// -----

func.func @subtract_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.subtract %p, %p : tensor<4xi1>
  return
}

// -----

func.func @or_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of predicate or integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.or %x, %x : tensor<4xf32>
  return
}

// -----

func.func @xor_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of predicate or integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.xor %x, %x : tensor<4xf32>
  return
}

// -----

func.func @shift_left_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.shift_left %x, %x : tensor<4xf32>
  return
}

// -----

func.func @shift_right_arithmetic_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.shift_right_arithmetic %x, %x : tensor<4xf32>
  return
}

// -----

func.func @shift_right_logical_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer values, but got 'tensor<4xf32>'}}
  %0 = stablehlo.shift_right_logical %x, %x : tensor<4xf32>
  return
}

// -----

func.func @is_finite_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.is_finite %n : (tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @is_finite_result(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{result #0 must be ranked tensor of predicate values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @is_finite_shape(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the shape of the result's type 'tensor<5xi1>'}}
  %0 = stablehlo.is_finite %x : (tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @abs_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of integer, float or complex values, but got 'tensor<4xi1>'}}
  %0 = stablehlo.abs %p : tensor<4xi1>
  return
}

// -----

func.func @maximum_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.maximum %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @minimum_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.minimum %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @multiply_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.multiply %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @divide_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.divide %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @subtract_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.subtract %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @power_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.power %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @remainder_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.remainder %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @atan2_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.atan2 %x, %y : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @and_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.and %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @or_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.or %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @xor_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.xor %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @shift_left_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.shift_left %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @shift_right_arithmetic_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.shift_right_arithmetic %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @shift_right_logical_types(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xui32>', expected the result's type 'tensor<4xi32>'}}
  %0 = stablehlo.shift_right_logical %n, %m : (tensor<4xi32>, tensor<4xui32>) -> tensor<4xi32>
  return
}

// -----

func.func @cbrt_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.cbrt %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @ceil_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.ceil %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @cosine_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.cosine %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @exponential_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.exponential %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @exponential_minus_one_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.exponential_minus_one %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @floor_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.floor %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @log_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.log %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @log_plus_one_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.log_plus_one %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @logistic_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.logistic %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @negate_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.negate %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @round_nearest_afz_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.round_nearest_afz %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @round_nearest_even_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.round_nearest_even %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @rsqrt_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.rsqrt %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @sign_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.sign %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @sine_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.sine %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @sqrt_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.sqrt %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @tan_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.tan %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @tanh_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.tanh %x : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @not_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xi32>', expected the result's type 'tensor<4xi64>'}}
  %0 = stablehlo.not %n : (tensor<4xi32>) -> tensor<4xi64>
  return
}

// -----

func.func @count_leading_zeros_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xi32>', expected the result's type 'tensor<4xi64>'}}
  %0 = stablehlo.count_leading_zeros %n : (tensor<4xi32>) -> tensor<4xi64>
  return
}

// -----

func.func @popcnt_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xi32>', expected the result's type 'tensor<4xi64>'}}
  %0 = stablehlo.popcnt %n : (tensor<4xi32>) -> tensor<4xi64>
  return
}

// -----

func.func @select_values(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operands on_true and on_false have types 'tensor<4xf32>' and 'tensor<5xf32>', expected the result's type 'tensor<4xf32>'}}
  %0 = stablehlo.select %p, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @select_pred_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of predicate values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.select %n, %x, %x : tensor<4xi32>, tensor<4xf32>
  return
}

// -----

func.func @clamp_min(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand min has type 'tensor<5xf32>', expected rank 0 or the shape of 'tensor<4xf32>'}}
  %0 = stablehlo.clamp %y, %x, %x : (tensor<5xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_element(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand max has type 'tensor<4xi32>', expected rank 0 or the shape of 'tensor<4xf32>'}}
  %0 = stablehlo.clamp %x, %x, %n : (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @clamp_result(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xf32>', expected the result's type 'tensor<5xf32>'}}
  %0 = stablehlo.clamp %x, %x, %x : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @mantissa(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'mantissa_bits' is -1, expected at least 0}}
  %0 = "stablehlo.reduce_precision"(%x) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @reduce_precision_domain(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float values, but got 'tensor<4xi32>'}}
  %0 = stablehlo.reduce_precision %n, format = e5m2 : tensor<4xi32>
  return
}

// -----

func.func @reduce_precision_type(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = stablehlo.reduce_precision %x, format = e5m2 : (tensor<4xf32>) -> tensor<4xf64>
  return
}

// -----

func.func @compare_operands(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 1 has type 'tensor<4xi32>', expected operand 0's type 'tensor<4xf32>'}}
  %0 = stablehlo.compare EQ, %x, %n : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_result(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{result #0 must be ranked tensor of predicate values, but got 'tensor<4xi8>'}}
  %0 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi8>
  return
}

// -----

func.func @compare_shape(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{operand 0 has type 'tensor<4xf32>', expected the shape of the result's type 'tensor<5xi1>'}}
  %0 = stablehlo.compare EQ, %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<5xi1>
  return
}

// -----

func.func @compare_unsigned(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %m: tensor<4xui32>) {
  // expected-error @+1 {{attribute 'compare_type' is SIGNED, expected UNSIGNED for elements of type 'ui32'}}
  %0 = stablehlo.compare EQ, %m, %m, SIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
  return
}

// -----

func.func @compare_total(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{attribute 'compare_type' is TOTALORDER, expected SIGNED for elements of type 'i32'}}
  %0 = stablehlo.compare EQ, %n, %n, TOTALORDER : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return
}

// -----

func.func @bitcast_width(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{result has type 'tensor<5xi32>', expected the same bits as operand type 'tensor<4xf32>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<5xi32>
  return
}

// -----

func.func @bitcast_wide(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>) {
  // expected-error @+1 {{result has type 'tensor<f64>', expected the same bits as operand type 'tensor<4xf32>'}}
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<f64>
  return
}

// -----

func.func @bitcast_indivisible(%x: tensor<4xf32>, %y: tensor<5xf32>, %n: tensor<4xi32>, %p: tensor<4xi1>, %z: tensor<4xcomplex<f32>>, %b: tensor<3xi2>) {
  // expected-error @+1 {{result has type 'tensor<i8>', expected the same bits as operand type 'tensor<3xi2>'}}
  %0 = stablehlo.bitcast_convert %b : (tensor<3xi2>) -> tensor<i8>
  return
}
