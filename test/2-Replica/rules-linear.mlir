// Matmuls and reductions.
// RUN: zero-opt %s --zero-print-distribution=ranks=4 | FileCheck %s
// RUN: zero-opt %s --zero-to-import -o %t.before.mlir
// RUN: zero-opt %t.before.mlir --zero-to-replica=ranks=4 -o %t.after.mlir
// RUN: zero-run %t.before.mlir --equivalent %t.after.mlir --tolerance=1e-5 | FileCheck %s --check-prefix=MEANING
// MEANING-COUNT-7: equivalent on whole arrays

// Free, then contracted: the gradient of a weight is a sum over ranks.
// CHECK-LABEL: func.func @free_and_contracted
// CHECK: stablehlo.dot_general {{.*}} {zero.sharding = "sharded(0)"}
// CHECK: stablehlo.dot_general {{.*}} {zero.sharding = "partial(add)"}
func.func @free_and_contracted(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                               %w: tensor<4x3xf32> {zero.role = #zero.role<const "w">})
    -> (tensor<4x3xf32> {zero.role = #zero.role<metric "g">}) {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}

// Batched over rows: the replicated side is sharded too.
// CHECK-LABEL: func.func @batching
// CHECK: stablehlo.dot_general {{.*}} {zero.sharding = "sharded(0)", zero.takes = ["sharded(0)", "sharded(0)"]}
func.func @batching(%x: tensor<8x2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                    %w: tensor<8x4x3xf32> {zero.role = #zero.role<const "w">})
    -> (tensor<8x2x3xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %0 = stablehlo.dot_general %x, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<8x2x4xf32>, tensor<8x4x3xf32>) -> tensor<8x2x3xf32>
  return %0 : tensor<8x2x3xf32>
}

// A partial factor times a replicated one is partial, and is reduced above or below, whichever is smaller: here below,
// 12 elements become 4.
// CHECK-LABEL: func.func @partial_factor
// CHECK: stablehlo.dot_general {{.*}} {zero.sharding = "partial(add)"}
// CHECK: stablehlo.dot_general {{.*}} {zero.sharding = "partial(add)"}
func.func @partial_factor(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>},
                          %y: tensor<8x3xf32> {zero.role = #zero.role<batch "y" dim = 0>},
                          %w: tensor<3xf32> {zero.role = #zero.role<const "w">})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "g">}) {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<8x4xf32>, tensor<8x3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// The bias gradient: over positions too, with fewer bytes below.
// CHECK-LABEL: func.func @reduce_twice
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
func.func @reduce_twice(%x: tensor<8x5x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "g">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x5x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Not smaller below: ties go to the producer.
// CHECK-LABEL: func.func @tie
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(add)"
// CHECK: stablehlo.negate {{.*}} {zero.sharding = "replicated", zero.takes = ["replicated"]}
func.func @tie(%x: tensor<8x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4xf32> {zero.role = #zero.role<metric "g">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.negate %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}

// Kept dimension: each rank's own rows.
// CHECK-LABEL: func.func @kept
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "sharded(0)"
func.func @kept(%x: tensor<8x5xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x5xf32>, tensor<f32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// Sorting each row, and whether any row is large.
// CHECK-LABEL: func.func @sort_and_any
// CHECK: "stablehlo.sort"
// CHECK: zero.sharding = "sharded(0)"
// CHECK: stablehlo.reduce{{.*}}zero.sharding = "partial(or)"
func.func @sort_and_any(%x: tensor<8x5xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<8x5xf32> {zero.role = #zero.role<output "y" dim = 0>}, tensor<i1> {zero.role = #zero.role<metric "any">}) {
  %0 = "stablehlo.sort"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %lt = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  }) {dimension = 1 : i64, is_stable = true} : (tensor<8x5xf32>) -> tensor<8x5xf32>
  %c = stablehlo.constant dense<0.9> : tensor<8x5xf32>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %1 = stablehlo.compare GT, %x, %c : (tensor<8x5xf32>, tensor<8x5xf32>) -> tensor<8x5xi1>
  %2 = stablehlo.reduce(%1 init: %f) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x5xi1>, tensor<i1>) -> tensor<i1>
  return %0, %2 : tensor<8x5xf32>, tensor<i1>
}
