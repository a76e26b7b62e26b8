// RUN: zero-opt %s | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

// CHECK-LABEL: @unary
func.func @unary(%x: tensor<4xf32>) {
  // CHECK: chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
  %acos = chlo.acos %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  %acosh = chlo.acosh %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
  %asin = chlo.asin %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  %asinh = chlo.asinh %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
  %atan = chlo.atan %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
  %atanh = chlo.atanh %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.bessel_i1e %arg0 : tensor<4xf32> -> tensor<4xf32>
  %bessel_i1e = chlo.bessel_i1e %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.cosh %arg0 : tensor<4xf32> -> tensor<4xf32>
  %cosh = chlo.cosh %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.digamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  %digamma = chlo.digamma %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  %erf = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
  %erf_inv = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
  %erfc = chlo.erfc %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.lgamma %arg0 : tensor<4xf32> -> tensor<4xf32>
  %lgamma = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.sinh %arg0 : tensor<4xf32> -> tensor<4xf32>
  %sinh = chlo.sinh %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.tan %arg0 : tensor<4xf32> -> tensor<4xf32>
  %tan = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erf %arg0 {mhlo.note} : tensor<4xf32> -> tensor<4xf32>
  %note = chlo.erf %x {mhlo.note} : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @numbers
func.func @numbers(%x: tensor<4xcomplex<f64>>, %i: tensor<4xi32>) {
  // CHECK: chlo.square %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %0 = chlo.square %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  // CHECK: chlo.square %arg1 : tensor<4xi32> -> tensor<4xi32>
  %1 = chlo.square %i : tensor<4xi32> -> tensor<4xi32>
  // CHECK: chlo.conj %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %2 = chlo.conj %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  // CHECK: chlo.tan %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %3 = chlo.tan %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  // CHECK: chlo._asin_acos_kernel %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  %4 = chlo._asin_acos_kernel %x : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
  return
}

// CHECK-LABEL: @predicates
func.func @predicates(%x: tensor<4xf32>) {
  // CHECK: chlo.is_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_inf = chlo.is_inf %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.is_neg_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_neg_inf = chlo.is_neg_inf %x : tensor<4xf32> -> tensor<4xi1>
  // CHECK: chlo.is_pos_inf %arg0 : tensor<4xf32> -> tensor<4xi1>
  %is_pos_inf = chlo.is_pos_inf %x : tensor<4xf32> -> tensor<4xi1>
  return
}

// CHECK-LABEL: @binary
func.func @binary(%x: tensor<4xf32>, %i: tensor<4xui8>) {
  // CHECK: chlo.next_after %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %next_after = chlo.next_after %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.polygamma %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %polygamma = chlo.polygamma %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.zeta %arg0, %arg0 : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %zeta = chlo.zeta %x, %x : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.mulhi %arg1, %arg1 : tensor<4xui8>, tensor<4xui8> -> tensor<4xui8>
  %mulhi = chlo.mulhi %i, %i : tensor<4xui8>, tensor<4xui8> -> tensor<4xui8>
  return
}

// CHECK-LABEL: @broadcast
func.func @broadcast(%x: tensor<4xf32>, %y: tensor<3x4xf32>, %i: tensor<3x1xi32>, %j: tensor<1x4xi32>, %p: tensor<i1>) {
  // CHECK: chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %add = chlo.broadcast_add %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %atan2 = chlo.broadcast_atan2 %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %divide = chlo.broadcast_divide %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %maximum = chlo.broadcast_maximum %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %minimum = chlo.broadcast_minimum %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %multiply = chlo.broadcast_multiply %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_next_after %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %next_after = chlo.broadcast_next_after %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_polygamma %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %polygamma = chlo.broadcast_polygamma %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %power = chlo.broadcast_power %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %remainder = chlo.broadcast_remainder %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %subtract = chlo.broadcast_subtract %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_zeta %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %zeta = chlo.broadcast_zeta %x, %y {broadcast_dimensions = array<i64: 1>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  // CHECK: chlo.broadcast_and %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %and = chlo.broadcast_and %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_or %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %or = chlo.broadcast_or %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_shift_left %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %shift_left = chlo.broadcast_shift_left %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_shift_right_arithmetic %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %shift_right_arithmetic = chlo.broadcast_shift_right_arithmetic %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_shift_right_logical %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %shift_right_logical = chlo.broadcast_shift_right_logical %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_xor %arg2, %arg3 : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  %xor = chlo.broadcast_xor %i, %j : (tensor<3x1xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  // CHECK: chlo.broadcast_complex %arg1, %arg0 : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xcomplex<f32>>
  %complex = chlo.broadcast_complex %y, %x : (tensor<3x4xf32>, tensor<4xf32>) -> tensor<3x4xcomplex<f32>>
  // CHECK: chlo.broadcast_compare %arg0, %arg1 {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  %compare = chlo.broadcast_compare %x, %y {compare_type = #chlo<comparison_type FLOAT>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  // CHECK: chlo.broadcast_select %arg4, %arg0, %arg1 : (tensor<i1>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %select = chlo.broadcast_select %p, %x, %y : (tensor<i1>, tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return
}

// CHECK-LABEL: @constants
func.func @constants(%x: tensor<4xf32>) {
  // CHECK: chlo.constant dense<[1, 2]> : tensor<2xi8>
  %0 = chlo.constant dense<[1, 2]> : tensor<2xi8>
  // CHECK: "chlo.constant_like"(%arg0) <{value = 3.500000e+00 : f32}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "chlo.constant_like"(%x) {value = 3.5 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// CHECK-LABEL: @top_k
func.func @top_k(%x: tensor<4x6xf32>) {
  // CHECK: %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return
}

// CHECK-LABEL: @ragged_dot
func.func @ragged_dot(%lhs: tensor<2x11x5xf32>, %rhs: tensor<3x2x5x7xf32>, %sizes: tensor<3xi64>) -> tensor<2x11x7xf32> {
  // CHECK: "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
  %0 = "chlo.ragged_dot"(%lhs, %rhs, %sizes) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<
      lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2],
      rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]
  } : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
  return %0 : tensor<2x11x7xf32>
}

// CHECK-LABEL: @scan
func.func @scan(%x: tensor<3x4xf32>, %init: tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>) {
  // CHECK: %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_associative = true, is_reverse = false} {
  // CHECK-NEXT: ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
  // CHECK-NEXT:   %1 = stablehlo.add %input, %carry : tensor<4xf32>
  // CHECK-NEXT:   stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
  // CHECK-NEXT: } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
  %0:2 = chlo.scan(%x) inits (%init) dimension=0  attributes {is_associative = true, is_reverse = false} {
  ^bb0(%input: tensor<4xf32>, %carry: tensor<4xf32>):
    %1 = stablehlo.add %input, %carry : tensor<4xf32>
    stablehlo.return %1, %1 : tensor<4xf32>, tensor<4xf32>
  } : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<3x4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<3x4xf32>, tensor<4xf32>
}
