// RUN: zero-opt %s -split-input-file -verify-diagnostics

zero.mesh @mesh ["dp" = 4]
func.func @exchange_blocks(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @+1 {{expects a first dimension that 4 ranks divide, found 'tensor<6x4xf32>'}}
  %0 = zero.batch_exchange %x over @mesh["dp"] : tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @exchange_ranks(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @+1 {{expects in 'from' a rank for each of 4, found [1, 2, 3]}}
  %0 = zero.batch_exchange %x from [1, 2, 3] over @mesh["dp"] : tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @exchange_rank(%x: tensor<6x4xf32>) -> tensor<6x4xf32> {
  // expected-error @+1 {{expects in 'from' a rank for each of 4, found [1, 2, 3, 4]}}
  %0 = zero.batch_exchange %x from [1, 2, 3, 4] over @mesh["dp"] : tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}

// -----

zero.mesh @mesh ["dp" = 4]
func.func @exchange_nothing(%x: tensor<0x4xf32>) -> tensor<0x4xf32> {
  // expected-error @+1 {{expects elements to exchange, found 'tensor<0x4xf32>'}}
  %0 = zero.batch_exchange %x from [1, 2, 3, 0] over @mesh["dp"] : tensor<0x4xf32>
  return %0 : tensor<0x4xf32>
}
