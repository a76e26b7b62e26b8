// RUN: zero-opt %s --zero-expand-chlo --verify-diagnostics

func.func @too_wide(%x: tensor<4xf80>) -> tensor<4xf80> {
  // expected-error @+1 {{'chlo.erf' op on 'tensor<4xf80>' has no decomposition, expected a floating-point tensor}}
  %0 = chlo.erf %x : tensor<4xf80> -> tensor<4xf80>
  return %0 : tensor<4xf80>
}
