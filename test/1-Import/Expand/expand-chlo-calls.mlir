// XLA writes functions that StableHLO lacks as calls: they are the ops of their names. Calls of other forms stay.
// RUN: zero-opt %s --zero-expand-chlo --zero-simplify | FileCheck %s

// CHECK-LABEL: func.func @functions
// CHECK-NOT: custom_call
// CHECK: return %[[e:[^,]*]], %[[e]], %[[s:[^,]*]], %[[s]], %[[t:[^,]*]], %[[t]] :
func.func @functions(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = chlo.erf %x : tensor<8xf32> -> tensor<8xf32>
  %2 = stablehlo.custom_call @mhlo.sinh(%x) {mhlo.attributes = {}} : (tensor<8xf32>) -> tensor<8xf32>
  %3 = chlo.sinh %x : tensor<8xf32> -> tensor<8xf32>
  %4 = stablehlo.custom_call @mhlo.tan(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %5 = chlo.tan %x : tensor<8xf32> -> tensor<8xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// CHECK-LABEL: func.func @largest
// CHECK-NOT: custom_call
// CHECK: return %[[v:[^,]*]], %[[i:[^,]*]], %[[v]], %[[i]] :
func.func @largest(%x: tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xi32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 3 : i64, largest = true}, mhlo.version = 1 : i64} : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %values, %indices = chlo.top_k(%x, k = 3) : tensor<2x8xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return %0#0, %0#1, %values, %indices : tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xf32>, tensor<2x3xi32>
}

// CHECK-LABEL: func.func @others
// CHECK: custom_call @mhlo.topk
// CHECK: custom_call @mhlo.copy
func.func @others(%x: tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x8xf32>) {
  %0:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 3 : i64, largest = false}} : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  %1 = stablehlo.custom_call @mhlo.copy(%x) : (tensor<2x8xf32>) -> tensor<2x8xf32>
  return %0#0, %0#1, %1 : tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x8xf32>
}
