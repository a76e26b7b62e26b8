// Integers of four bits come in and go out as bytes.
// RUN: zero-opt %s --split-input-file --zero-widen-arguments | FileCheck %s
// RUN: zero-opt %s --split-input-file --zero-widen-arguments --zero-widen-arguments | FileCheck %s
// RUN: zero-opt %s --split-input-file --zero-check-import -o /dev/null

// A frozen weight in groups with zero points: read as what it was; a state that stays is one value, one that is added to is
// converted where it is returned.
// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%[[Q:.*]]: tensor<4x3xi8>, %[[STAYS:.*]]: tensor<3xui8>, %[[N:.*]]: tensor<3xi8>, %[[X:.*]]: tensor<8x4xf32>)
// CHECK-SAME: -> (tensor<8x3xf32>, tensor<3xui8>, tensor<3xi8>)
// CHECK-DAG: %[[Q4:.*]] = stablehlo.convert %[[Q]] : (tensor<4x3xi8>) -> tensor<4x3xi4>
// CHECK-DAG: %[[N4:.*]] = stablehlo.convert %[[N]] : (tensor<3xi8>) -> tensor<3xi4>
// CHECK: stablehlo.convert %[[Q4]] : (tensor<4x3xi4>) -> tensor<4x3xf32>
// CHECK: %[[SUM:.*]] = stablehlo.add %[[N4]], %[[N4]] : tensor<3xi4>
// CHECK: %[[WIDE:.*]] = stablehlo.convert %[[SUM]] : (tensor<3xi4>) -> tensor<3xi8>
// CHECK: return %{{.*}}, %[[STAYS]], %[[WIDE]]
func.func public @main(%q: tensor<4x3xi4>, %stays: tensor<3xui4>, %n: tensor<3xi4>, %x: tensor<8x4xf32>) -> (tensor<8x3xf32>, tensor<3xui4>, tensor<3xi4>) {
  %w = stablehlo.convert %q : (tensor<4x3xi4>) -> tensor<4x3xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %m = stablehlo.add %n, %n : tensor<3xi4>
  return %y, %stays, %m : tensor<8x3xf32>, tensor<3xui4>, tensor<3xi4>
}

// -----

// Whole bytes and predicates stay.
// CHECK-LABEL: func.func public @main
// CHECK-SAME: (%{{.*}}: tensor<3xi1>, %{{.*}}: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi1>)
// CHECK-NOT: convert
func.func public @main(%p: tensor<3xi1>, %n: tensor<3xi8>) -> (tensor<3xi8>, tensor<3xi1>) {
  %m = stablehlo.add %n, %n : tensor<3xi8>
  return %m, %p : tensor<3xi8>, tensor<3xi1>
}
