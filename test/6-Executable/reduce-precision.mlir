// A format without mantissa has no NaN; compiled as interpreted.
// RUN: zero-run %s --print | FileCheck %s
// RUN: zero-run %s --interpret --print | FileCheck %s
// CHECK: result0: tensor<6xf32> ["inf", "-inf", "inf", 0, 1, 8]
func.func @main() -> tensor<6xf32> {
  %0 = stablehlo.constant dense<[0x7FC00000, 0xFFC00000, 1.0e+20, 1.0e-20, 1.1, 7.0]> : tensor<6xf32>
  %1 = stablehlo.optimization_barrier %0 : tensor<6xf32>
  %2 = stablehlo.reduce_precision %1, format = e5m0 : tensor<6xf32>
  return %2 : tensor<6xf32>
}
