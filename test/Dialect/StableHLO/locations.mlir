// Locations of debug_info=True survive, also through `applies`.
// RUN: zero-opt %s --mlir-print-debuginfo | FileCheck %s

// CHECK: %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc([[SUM:#loc[0-9]*]])
func.func @main(%x: tensor<4xf32>, %z: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32> loc(#sum)
  return %0 : tensor<f32>
}
#file = loc("step.py":3:4)
#sum = loc("jit(step)/reduce_sum"(#file))
// CHECK: [[SUM]] = loc("jit(step)/reduce_sum"(
