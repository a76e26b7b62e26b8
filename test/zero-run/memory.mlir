// Values larger than the memory there is end in a message.
// RUN: not bash -c 'ulimit -v 8000000; zero-run %s --interpret' 2>&1 | FileCheck %s
// CHECK: zero-run: error: not enough memory for the values of this step; run a smaller one, or on more ranks
// CHECK-NOT: Stack dump

func.func public @main() -> tensor<f32> {
  %i = stablehlo.iota dim = 0 : tensor<1000000000000xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%i init: %z) applies stablehlo.add across dimensions = [0] : (tensor<1000000000000xf32>, tensor<f32>) -> tensor<f32>
  return %l : tensor<f32>
}
