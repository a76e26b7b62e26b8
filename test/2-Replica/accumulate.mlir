// Micro-batches: what works on rows is there once for each, in their order; partial values are added as they are made.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-accumulate=accumulate=2 | FileCheck %t/step.mlir
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-accumulate="accumulate=2 accumulate-into=shard" | FileCheck %t/step.mlir --check-prefix=SHARD
// The stage says where, unless the option does.
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-accumulate="accumulate=2 for-stage=2" | FileCheck %t/step.mlir --check-prefix=SHARD
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-accumulate="accumulate=2 for-stage=1" | FileCheck %t/step.mlir
// One micro-batch changes nothing.
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 -o %t/once.mlir
// RUN: zero-opt %t/step.mlir --zero-data-parallel=ranks=2 --zero-accumulate=accumulate=1 | diff %t/once.mlir -

// The same numbers on one rank and on two, in two micro-batches and in three.
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=2 accumulate=3" -o %t/two.mlir
// RUN: zero-run %t/import.mlir --equivalent %t/two.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING
// RUN: zero-opt %t/import.mlir --zero-to-replica="ranks=1 accumulate=2 accumulate-into=shard" -o %t/one.mlir
// RUN: zero-run %t/import.mlir --equivalent %t/one.mlir --tolerance=1e-5 | FileCheck %t/step.mlir --check-prefix=MEANING

//--- step.mlir
// MEANING: equivalent on whole arrays
// CHECK: func.func public @main(%[[W:.*]]: tensor<4x5xf32>{{.*}}, %[[X:.*]]: tensor<6x4xf32>
// CHECK: %[[X0:.*]] = stablehlo.slice %[[X]] [0:3, 0:4]
// CHECK: %[[Y0:.*]] = stablehlo.dot_general %[[X0]], %[[W]]
// CHECK: %[[L0:.*]] = stablehlo.reduce
// CHECK: %[[M0:.*]] = stablehlo.reduce
// CHECK: %[[C0:.*]] = stablehlo.reduce
// CHECK: %[[G0:.*]] = stablehlo.dot_general %[[X0]], %{{.*}} contracting_dims = [0] x [0]
// CHECK: %[[X1:.*]] = stablehlo.slice %[[X]] [3:6, 0:4]
// CHECK: %[[L1:.*]] = stablehlo.reduce
// CHECK: %[[L:.*]] = stablehlo.add %[[L0]], %[[L1]] : tensor<f32>
// CHECK: %[[M1:.*]] = stablehlo.reduce
// CHECK: %[[M:.*]] = stablehlo.maximum %[[M0]], %[[M1]] : tensor<f32>
// CHECK: %[[C1:.*]] = stablehlo.reduce
// CHECK: %[[C:.*]] = stablehlo.add %[[C0]], %[[C1]] : tensor<i32>
// CHECK: %[[G1:.*]] = stablehlo.dot_general %[[X1]], %{{.*}} contracting_dims = [0] x [0]
// CHECK: %[[G:.*]] = stablehlo.add %[[G0]], %[[G1]] : tensor<4x5xf32>
// CHECK: zero.all_reduce add %[[L]]
// CHECK: zero.all_reduce max %[[M]]
// CHECK: zero.all_reduce add %[[C]]
// CHECK: zero.all_reduce add %[[G]] over @mesh["dp"] : tensor<4x5xf32>
// CHECK-NOT: zero.all_reduce
// CHECK: %[[ROWS:.*]] = stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<6x5xf32>
// CHECK: return %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[ROWS]]

// Gradients alone: what is reduced as one element, or is no state, is added first.
// SHARD: %[[G0:.*]] = zero.all_reduce add %{{.*}} : tensor<4x5xf32>
// SHARD: %[[G1:.*]] = zero.all_reduce add %{{.*}} : tensor<4x5xf32>
// SHARD: stablehlo.add %[[G0]], %[[G1]] : tensor<4x5xf32>
// SHARD-COUNT-3: zero.all_reduce {{.*}} tensor<{{f32|i32}}>
// SHARD-NOT: zero.all_reduce
func.func public @main(%w: tensor<4x5xf32> {zero.role = #zero.role<param "w" next = 0>},
                       %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x5xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">},
        tensor<f32> {zero.role = #zero.role<metric "most">}, tensor<i32> {zero.role = #zero.role<metric "count">},
        tensor<12x5xf32> {zero.role = #zero.role<output "rows" dim = 0>}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %none = stablehlo.constant dense<0> : tensor<i32>
  %zeros = stablehlo.constant dense<0.0> : tensor<12x5xf32>
  %rate = stablehlo.constant dense<1.0e-01> : tensor<4x5xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x5xf32>) -> tensor<12x5xf32>
  %yy = stablehlo.multiply %y, %y : tensor<12x5xf32>
  %loss = stablehlo.reduce(%yy init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5xf32>, tensor<f32>) -> tensor<f32>
  %most = stablehlo.reduce(%y init: %low) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<12x5xf32>, tensor<f32>) -> tensor<f32>
  %positive = stablehlo.compare GT, %y, %zeros : (tensor<12x5xf32>, tensor<12x5xf32>) -> tensor<12x5xi1>
  %each = stablehlo.convert %positive : (tensor<12x5xi1>) -> tensor<12x5xi32>
  %count = stablehlo.reduce(%each init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x5xi32>, tensor<i32>) -> tensor<i32>
  %g = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x5xf32>) -> tensor<4x5xf32>
  %u = stablehlo.multiply %g, %rate : tensor<4x5xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x5xf32>
  return %n, %loss, %most, %count, %y : tensor<4x5xf32>, tensor<f32>, tensor<f32>, tensor<i32>, tensor<12x5xf32>
}
