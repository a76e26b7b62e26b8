// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @constant_type(%x: tensor<2xf32>) {
  // expected-error @+1 {{failed to verify that all of {lhs, value} have same type}}
  "check.expect_eq_const"(%x) <{value = dense<1.0> : tensor<3xf32>}> : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @types(%x: tensor<2xf32>, %y: tensor<3xf32>) {
  // expected-error @+1 {{requires all operands to have the same type}}
  "check.expect_eq"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> ()
  return
}

// -----

func.func @close_types(%x: tensor<2xf32>, %y: tensor<2xf64>) {
  // expected-error @+1 {{requires all operands to have the same type}}
  check.expect_close %x, %y : tensor<2xf32>, tensor<2xf64>
  return
}

// -----

func.func @close_integers(%x: tensor<2xi32>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of float or complex values, but got 'tensor<2xi32>'}}
  check.expect_close %x, %x : tensor<2xi32>, tensor<2xi32>
  return
}

// -----

func.func @dynamic(%x: tensor<?xi32>) {
  // expected-error @+1 {{operand 0 has type 'tensor<?xi32>', expected a static shape}}
  check.expect_eq %x, %x : tensor<?xi32>
  return
}
