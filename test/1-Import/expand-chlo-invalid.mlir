// RUN: zero-opt %s --zero-expand-chlo --verify-diagnostics

func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  // expected-error @+1 {{'chlo.erf' op on 'tensor<4xcomplex<f32>>' has no decomposition, expected a floating-point tensor}}
  %0 = chlo.erf %x : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
