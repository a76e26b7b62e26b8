// Random bits compiled are those that the interpreter makes of the op itself.
// RUN: zero-run %s --as-is --interpret --print > %t.interpreted
// RUN: zero-run %s --print > %t.compiled
// RUN: diff %t.interpreted %t.compiled

// As jax.random makes bits of a key of kind "rbg".
func.func @main() -> (tensor<4xui32>, tensor<6x4xui32>, tensor<3x5xui32>, tensor<2x6xui64>) {
  %key = stablehlo.constant dense<[1, 2, 4294967295, 3]> : tensor<4xui32>
  %0 = stablehlo.optimization_barrier %key : tensor<4xui32>
  %1 = stablehlo.reshape %0 : (tensor<4xui32>) -> tensor<2x2xui32>
  %2 = stablehlo.bitcast_convert %1 : (tensor<2x2xui32>) -> tensor<2xui64>
  %next, %bits = stablehlo.rng_bit_generator %2, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<6x4xui32>)
  %after, %odd = stablehlo.rng_bit_generator %next, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x5xui32>)
  %last, %wide = stablehlo.rng_bit_generator %after, algorithm = DEFAULT : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x6xui64>)
  %3 = stablehlo.bitcast_convert %last : (tensor<2xui64>) -> tensor<2x2xui32>
  %4 = stablehlo.reshape %3 : (tensor<2x2xui32>) -> tensor<4xui32>
  return %4, %bits, %odd, %wide : tensor<4xui32>, tensor<6x4xui32>, tensor<3x5xui32>, tensor<2x6xui64>
}
