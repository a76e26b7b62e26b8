// The numbers are compared with those of the functions in test/1-Import/Expand/test_expand_chlo.py.
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

// A broadcast is one op more; the op itself may have to be expanded as well.
// CHECK-LABEL: @broadcast
// CHECK-NEXT: %[[X:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %[[X]], %arg1 : tensor<3x4xf32>
// CHECK-NEXT: stablehlo.compare LT, %arg1, %arg1, TOTALORDER
// CHECK: stablehlo.bitcast_convert %[[SUM]]
// CHECK-NOT: chlo
func.func @broadcast(%x: tensor<4xf32>, %y: tensor<3x4xf32>) -> (tensor<3x4xi1>, tensor<3x4xf32>) {
  %0 = chlo.broadcast_add %x, %y : (tensor<4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  %1 = chlo.broadcast_compare %y, %y {comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>} : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
  %2 = chlo.broadcast_next_after %0, %y : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
  return %1, %2 : tensor<3x4xi1>, tensor<3x4xf32>
}

// Precision is kept; rows of other groups are masked.
// CHECK-LABEL: @ragged_dot
// CHECK: %[[L:.*]] = stablehlo.select {{.*}}, tensor<3x4x5xf32>
// CHECK-NEXT: stablehlo.dot_general %[[L]], %arg1, contracting_dims = [2, 0] x [1, 0], precision = [HIGH, HIGHEST] : (tensor<3x4x5xf32>, tensor<3x5x7xf32>) -> tensor<4x7xf32>
func.func @ragged_dot(%x: tensor<4x5xf32>, %y: tensor<3x5x7xf32>, %s: tensor<3xi32>) -> tensor<4x7xf32> {
  %0 = "chlo.ragged_dot"(%x, %y, %s) {
    ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>,
    precision_config = [#chlo<precision HIGH>, #chlo<precision HIGHEST>]
  } : (tensor<4x5xf32>, tensor<3x5x7xf32>, tensor<3xi32>) -> tensor<4x7xf32>
  return %0 : tensor<4x7xf32>
}

// A real number is its own conjugate.
// CHECK-LABEL: @conj
// CHECK-NEXT: return %arg0
func.func @conj(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = chlo.conj %x : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
