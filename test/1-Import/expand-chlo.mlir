// The numbers are compared with those of the functions in test/1-Import/test_expand_chlo.py.
// RUN: zero-opt %s --zero-expand-chlo | FileCheck %s

// CHECK-LABEL: @square
// CHECK-NEXT: %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xbf16>
// CHECK-NEXT: return %0
func.func @square(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.square %x : tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// A rational function of the clamped argument.
// CHECK-LABEL: @erf
// CHECK: %[[Y:.*]] = stablehlo.clamp
// CHECK: stablehlo.multiply %[[Y]], %[[Y]]
// CHECK: stablehlo.divide
// CHECK-NOT: chlo
func.func @erf(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// Narrow types are computed in f32 and rounded once.
// CHECK-LABEL: @narrow
// CHECK-NEXT: stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NOT: tensor<4xbf16>
// CHECK: %[[R:.*]] = stablehlo.convert %{{.*}} : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT: return %[[R]]
func.func @narrow(%x: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = chlo.erf_inv %x : tensor<4xbf16> -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

// CHECK-LABEL: @top_k
// CHECK: %[[I:.*]] = stablehlo.iota dim = 1 : tensor<4x6xi32>
// CHECK-NEXT: %[[S:.*]]:2 = "stablehlo.sort"(%arg0, %[[I]]) <{dimension = 1 : i64, is_stable = true}>
// CHECK: stablehlo.compare GT, %{{.*}}, %{{.*}}, TOTALORDER
// CHECK: stablehlo.slice %[[S]]#0 [0:4, 0:2]
// CHECK: stablehlo.slice %[[S]]#1 [0:4, 0:2]
func.func @top_k(%x: tensor<4x6xf32>) -> (tensor<4x2xf32>, tensor<4x2xi32>) {
  %values, %indices = chlo.top_k(%x, k = 2) : tensor<4x6xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
  return %values, %indices : tensor<4x2xf32>, tensor<4x2xi32>
}

// Without chlo nothing changes.
// CHECK-LABEL: @plain
// CHECK-NEXT: %0 = stablehlo.tanh %arg0
// CHECK-NEXT: return %0
func.func @plain(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
