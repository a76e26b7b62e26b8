// A text that has such calls and no op of CHLO.
// RUN: zero-opt %s --zero-expand-chlo | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-NOT: custom_call
// CHECK: return
func.func @main(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>, tensor<2xi32>) {
  %0 = stablehlo.custom_call @mhlo.erf(%x) {mhlo.attributes = {}, mhlo.version = 1 : i64} : (tensor<8xf32>) -> tensor<8xf32>
  %1:2 = stablehlo.custom_call @mhlo.topk(%x) {mhlo.attributes = {k = 2 : i64, largest = true}} : (tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return %0, %1#0, %1#1 : tensor<8xf32>, tensor<2xf32>, tensor<2xi32>
}
