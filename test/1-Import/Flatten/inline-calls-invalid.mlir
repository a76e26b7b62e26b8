// RUN: zero-opt %s --zero-inline-calls --split-input-file --verify-diagnostics

func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @ping(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-note @+1 {{the function is here}}
func.func private @ping(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @pong(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @pong(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{recursive call of 'ping', expected a step without recursion; write the repetition as a loop (jax.lax.scan or fori_loop)}}
  %0 = call @ping(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{call of 'external', expected a function of this module with a body of one block}}
  %0 = call @external(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// expected-note @+1 {{the callee is here}}
func.func private @external(tensor<4xf32>) -> tensor<4xf32>

// -----

// expected-error @+1 {{'zero-inline-calls' expects a module in phase 'input', but this one is in phase 'import', which comes later; start again from the exported step}}
module attributes {zero.phase = "import", zero.format = 3 : i64} {
}
