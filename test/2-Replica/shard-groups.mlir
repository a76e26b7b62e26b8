// Ranks along two axes: states are sharded over one of them (docs/Meshes.md).
// RUN: zero-opt %s --zero-data-parallel="ranks=6 shard-group=2" --zero-verify-replica | FileCheck %s
// RUN: zero-opt %s --zero-data-parallel="ranks=6 shard-group=2 axis=rows" | FileCheck %s --check-prefix=NAME
// RUN: zero-opt %s --zero-data-parallel="ranks=6 shard-group=6" | FileCheck %s --check-prefix=ONE
// RUN: zero-opt %s --zero-data-parallel="ranks=6 shard-group=0" | FileCheck %s --check-prefix=ONE

// CHECK: mesh = {dp = 2 : i64, replica = 3 : i64}
// CHECK-SAME: shard_group = 2 : i64
// CHECK: zero.mesh @mesh ["replica" = 3, "dp" = 2] {shard = ["dp"]}
// CHECK: %arg1: tensor<2x4xf32>
// CHECK: zero.all_reduce add %{{.*}} over @mesh["replica", "dp"] : tensor<4x8xf32>
// NAME: zero.mesh @mesh ["replica" = 3, "rows" = 2] {shard = ["rows"]}
// ONE: zero.mesh @mesh ["dp" = 6]{{$}}
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
  %2 = stablehlo.subtract %w, %1 : tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// RUN: not zero-opt %s --zero-data-parallel="ranks=6 shard-group=4" 2>&1 | FileCheck %s --check-prefix=DIVIDE
// DIVIDE: error: shard groups of 4 ranks do not divide 6 ranks; give --shard-group out of 1, 2, 3, 6
// RUN: not zero-opt %s --zero-data-parallel="ranks=6 shard-group=12" 2>&1 | FileCheck %s --check-prefix=MORE
// MORE: error: shard groups of 12 ranks do not divide 6 ranks; give --shard-group out of 1, 2, 3, 6
// RUN: not zero-opt %s --zero-data-parallel="ranks=6 shard-group=2 axis=replica" 2>&1 | FileCheck %s --check-prefix=BOTH
// BOTH: error: both axes of the mesh would be called 'replica', expected another axis for the ranks of a shard group
