// RUN: zero-opt %s | FileCheck %s
// RUN: zero-opt %s --mlir-print-op-generic | zero-opt | FileCheck %s

// CHECK-LABEL: @unary
func.func @unary(%x: tensor<4xf32>) {
  // CHECK: chlo.square %arg0 : tensor<4xf32> -> tensor<4xf32>
  %0 = chlo.square %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erfc %arg0 {mhlo.note} : tensor<4xf32> -> tensor<4xf32>
  %2 = chlo.erfc %x {mhlo.note} : tensor<4xf32> -> tensor<4xf32>
  // CHECK: chlo.erf_inv %arg0 : tensor<4xf32> -> tensor<4xf32>
  %3 = chlo.erf_inv %x : tensor<4xf32> -> tensor<4xf32>
  return
}

// CHECK-LABEL: @top_k
func.func @top_k(%x: tensor<4x6xf32>) {
  // CHECK: %values, %indices = chlo.top_k(%arg0, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return
}
