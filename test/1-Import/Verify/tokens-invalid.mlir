// A token orders effects on the host, which ranks have none of.
// RUN: zero-opt %s --zero-infer-roles --verify-diagnostics

// expected-error @+1 {{'main' takes or gives a token, which orders effects on the host; export the step without them (in JAX, ordered=True of jax.debug.print and io_callback)}}
func.func @main(%token: !stablehlo.token, %w: tensor<4xf32>) -> (!stablehlo.token, tensor<4xf32>) {
  return %token, %w : !stablehlo.token, tensor<4xf32>
}
