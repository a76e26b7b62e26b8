// Ops of dialects that come before StableHLO, or beside it: refused, with what to do.
// RUN: split-file %s %t
// RUN: not zero-opt %t/mhlo.mlir 2>&1 | FileCheck %t/mhlo.mlir
// RUN: not zero-opt %t/tf.mlir 2>&1 | FileCheck %t/tf.mlir
// RUN: not zero-opt %t/util.mlir 2>&1 | FileCheck %t/util.mlir

//--- mhlo.mlir
// CHECK: mhlo.mlir:[[@LINE+2]]:8: error: custom op 'mhlo.tanh' is no op of StableHLO, expected the step in that; run mlir-hlo-opt --hlo-legalize-to-stablehlo
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = mhlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- tf.mlir
// CHECK: error: custom op 'tf.Tanh' is no op of StableHLO, expected the step in that; use tf.function's experimental_get_compiler_ir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tf.Tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}

//--- util.mlir
// CHECK: error: custom op 'util.global' is no op of StableHLO, expected states as arguments and results of the step
util.global private mutable @w = dense<0.0> : tensor<4xf32>
