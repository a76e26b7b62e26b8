// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @type(%x: tensor<4xf32>) {
  // expected-error @+1 {{'chlo.erf' op operand 0 has type 'tensor<4xf32>', expected the result's type 'tensor<4xf64>'}}
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf64>
  return
}

// -----

func.func @top_k(%x: tensor<4x6xf32>) {
  // expected-error @+1 {{attribute 'k' is 7, expected at most the last dimension of 'tensor<4x6xf32>'}}
  %values, %indices = chlo.top_k(%x, k = 7) : tensor<4x6xf32> -> (tensor<4x7xf32>, tensor<4x7xi32>)
  return
}

// -----

func.func @unknown(%x: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'chlo.lgamma' is unknown}}
  %0 = chlo.lgamma %x : tensor<4xf32> -> tensor<4xf32>
  return
}
