// A rank's program as plain StableHLO: ranks are replicas, and the interpreter, which runs both, finds no difference.
// RUN: split-file %s %t
// RUN: zero-opt %t/ops.mlir --zero-to-stablehlo-collectives -o %t/written.mlir
// RUN: FileCheck %s --input-file %t/written.mlir
// RUN: zero-run %t/ops.mlir --equivalent %t/written.mlir --tolerance 1e-6 | FileCheck %s --check-prefix=SAME
// SAME: equivalent: {{.*}} of @collectives
// SAME-NEXT: equivalent: max error 0 over 5 results of @axes
// SAME-NEXT: equivalent: max error 0 over 2 results of @views
// SAME-NEXT: equivalent: {{.*}} 5 results of @segments
// SAME-NEXT: equivalent: max error 0 over 3 results of @broadcasts
// SAME-NEXT: equivalent: max error 0 over 2 results of @insert

// CHECK: module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 6 : i32}
// CHECK-NOT: zero.

//--- ops.mlir
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
zero.mesh @mesh ["a" = 2, "dp" = 3]
// Two segments, the second across the end of the first range; 2 elements of padding after each.
zero.layout @u on @mesh {dtype = f32, block = 2 : i64, elements = 12 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
  segments = [#zero.segment<"w" [1, 2] at 0>, #zero.segment<"b" [6] at 4>]}

// CHECK-LABEL: @collectives
func.func @collectives(%x: tensor<12xf32>, %s: tensor<4xf32>, %y: tensor<2x3xf32>, %p: tensor<3xi1>, %z: tensor<3x2xf32>)
    -> (tensor<4xf32>, tensor<12xf32>, tensor<2x3xf32>, tensor<2x9xf32>, tensor<3xi1>, tensor<2x3xf32>, tensor<1x2xf32>) {
  // CHECK: "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, scatter_dimension = 0 : i64}>
  // CHECK: stablehlo.add
  %0 = zero.reduce_scatter add %x {units = [@u]} over @mesh["dp"] : (tensor<12xf32>) -> tensor<4xf32>
  // CHECK: "stablehlo.all_gather"(%arg1) <{all_gather_dim = 0 : i64, replica_groups = dense<{{\[\[}}0, 1, 2], [3, 4, 5]]>
  %1 = zero.all_gather %s {units = [@u]} over @mesh["dp"] : (tensor<4xf32>) -> tensor<12xf32>
  // CHECK: "stablehlo.all_reduce"(%arg2) <{replica_groups = dense<{{\[\[}}0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>}>
  // CHECK: stablehlo.maximum
  %2 = zero.all_reduce max %y over @mesh["a"] : tensor<2x3xf32>
  // CHECK: "stablehlo.all_gather"(%arg2) <{all_gather_dim = 1 : i64
  %3 = zero.batch_gather %y dim 1 over @mesh["dp"] : tensor<2x3xf32> -> tensor<2x9xf32>
  // CHECK: stablehlo.or
  %4 = zero.all_reduce or %p over @mesh["dp"] : tensor<3xi1>
  // CHECK: dense<{{\[\[}}0, 3, 1, 4, 2, 5]]> : tensor<1x6xi64>
  %5 = zero.all_reduce add %y over @mesh["dp", "a"] : tensor<2x3xf32>
  // CHECK: "stablehlo.reduce_scatter"(%arg4) <{replica_groups = dense<{{\[\[}}0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, scatter_dimension = 0 : i64}>
  %6 = zero.batch_scatter add %z over @mesh["dp"] : tensor<3x2xf32> -> tensor<1x2xf32>
  return %0, %1, %2, %3, %4, %5, %6
    : tensor<4xf32>, tensor<12xf32>, tensor<2x3xf32>, tensor<2x9xf32>, tensor<3xi1>, tensor<2x3xf32>, tensor<1x2xf32>
}

// CHECK-LABEL: @axes
func.func @axes() -> (tensor<i32>, tensor<i64>, tensor<ui32>, tensor<i32>, tensor<i32>) {
  // CHECK: stablehlo.replica_id
  %0 = zero.rank_offset 8 over @mesh["dp"] : tensor<i32>
  %1 = zero.rank_offset 5 over @mesh["a"] : tensor<i64>
  %2 = zero.rank_offset 1 over @mesh["a", "dp"] : tensor<ui32>
  %3 = zero.rank_offset 1 over @mesh["dp", "a"] : tensor<i32>
  %4 = zero.rank_offset 7 over @mesh["dp"] : tensor<i32>
  return %0, %1, %2, %3, %4 : tensor<i32>, tensor<i64>, tensor<ui32>, tensor<i32>, tensor<i32>
}

// CHECK-LABEL: @views
func.func @views(%w: tensor<1x2xf32>, %b: tensor<6xf32>) -> (tensor<1x2xf32>, tensor<6xf32>) {
  // CHECK: stablehlo.concatenate {{.*}} : (tensor<2xf32>, tensor<2xf32>, tensor<6xf32>, tensor<2xf32>) -> tensor<12xf32>
  %0 = zero.pack %w, %b {unit = @u} : (tensor<1x2xf32>, tensor<6xf32>) -> tensor<12xf32>
  // CHECK: stablehlo.slice {{.*}} [0:2]
  // CHECK: stablehlo.slice {{.*}} [4:10]
  %1:2 = zero.unpack %0 {unit = @u} : tensor<12xf32> -> (tensor<1x2xf32>, tensor<6xf32>)
  return %1#0, %1#1 : tensor<1x2xf32>, tensor<6xf32>
}

// CHECK-LABEL: @segments
func.func @segments(%x: tensor<12xf32>, %n: tensor<4xi32>)
    -> (tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>) {
  // CHECK: stablehlo.dynamic_slice
  %own = zero.own_shard %x {unit = @u} : tensor<12xf32> -> tensor<4xf32>
  %0 = zero.segment_reduce add %own {unit = @u} : tensor<4xf32> -> tensor<2xf32>
  %1 = zero.segment_reduce max %own {unit = @u} : tensor<4xf32> -> tensor<2xf32>
  %2 = zero.segment_reduce min %n {unit = @u} : tensor<4xi32> -> tensor<2xi32>
  %3 = zero.segment_reduce and %n {unit = @u} : tensor<4xi32> -> tensor<2xi32>
  return %own, %0, %1, %2, %3 : tensor<4xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>
}

func.func @broadcasts(%r: tensor<2xf32>, %p: tensor<2xi1>) -> (tensor<4xf32>, tensor<12xf32>, tensor<4xi1>) {
  %0 = zero.segment_broadcast %r {unit = @u} : tensor<2xf32> -> tensor<4xf32>
  %1 = zero.segment_broadcast %r {unit = @u} : tensor<2xf32> -> tensor<12xf32>
  %2 = zero.segment_broadcast %p {unit = @u} : tensor<2xi1> -> tensor<4xi1>
  return %0, %1, %2 : tensor<4xf32>, tensor<12xf32>, tensor<4xi1>
}

func.func @insert(%b: tensor<6xf32>, %shard: tensor<4xf32>, %whole: tensor<12xf32>) -> (tensor<4xf32>, tensor<12xf32>) {
  %0 = zero.insert_segment %b into %shard {unit = @u, segment = 1 : i64} : tensor<6xf32> into tensor<4xf32>
  %1 = zero.insert_segment %b into %whole {unit = @u, segment = 1 : i64} : tensor<6xf32> into tensor<12xf32>
  return %0, %1 : tensor<4xf32>, tensor<12xf32>
}
}

// What cannot be written.
// RUN: not zero-opt %t/bitwise.mlir --zero-to-stablehlo-collectives 2>&1 | FileCheck %s --check-prefix=BITWISE
// BITWISE: bitwise.mlir:3:{{.*}}: error: 'zero.all_reduce' op reduces 'f32' by or, which has no op in StableHLO; reduce numbers by add, mul, max or min, integers and predicates by and, or
//--- bitwise.mlir
zero.mesh @mesh ["dp" = 2]
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = zero.all_reduce or %x over @mesh["dp"] : tensor<2xf32>
  return %0 : tensor<2xf32>
}

// RUN: not zero-opt %t/gemm.mlir --zero-to-stablehlo-collectives 2>&1 | FileCheck %s --check-prefix=GEMM
// GEMM: gemm.mlir:3:{{.*}}: error: 'zero.view' op cannot be written as plain StableHLO; write the program of an earlier phase: compile to 'replica' or 'partitioned'
//--- gemm.mlir
zero.mesh @mesh ["dp" = 2]
func.func @f(%x: tensor<2xf32>) -> tensor<1xf32> {
  %0 = zero.view %x at 0 : tensor<2xf32> -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// RUN: not zero-opt %t/devices.mlir --zero-to-stablehlo-collectives 2>&1 | FileCheck %s --check-prefix=DEVICES
// DEVICES: devices.mlir:3:{{.*}}: error: 'stablehlo.replica_id' op belongs to devices that the step has itself, but the written program's devices are the ranks; make it one rank's program first: --zero-to-replica
//--- devices.mlir
zero.mesh @mesh ["dp" = 2]
func.func @f() -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  return %0 : tensor<ui32>
}

// RUN: not zero-opt %t/mesh.mlir --zero-to-stablehlo-collectives 2>&1 | FileCheck %s --check-prefix=MESH
// MESH: error: expects one zero.mesh, which says how many replicas there are; run --zero-to-replica first
//--- mesh.mlir
func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// RUN: not zero-opt %t/phase.mlir --zero-to-stablehlo-collectives 2>&1 | FileCheck %s --check-prefix=PHASE
// PHASE: error: 'zero-to-stablehlo-collectives' expects a module in phase 'partitioned', but this one is in phase 'scheduled', which comes later; start again from the exported step
//--- phase.mlir
module attributes {zero.phase = "scheduled", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 2]
}
