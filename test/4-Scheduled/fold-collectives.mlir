// RUN: zero-opt %s --split-input-file --zero-fold-collectives | FileCheck %s

// On one rank a reduction, a gather and the rank's own range are their operands, in every kind and with several units.
// CHECK-LABEL: func.func @one_rank(
// CHECK-SAME: %[[W:.*]]: tensor<12xf32>, %[[X:.*]]: tensor<8xf32>, %[[S:.*]]: tensor<f32>
// CHECK-NEXT: %[[PACK:.*]] = zero.pack %[[X]]
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %[[PACK]], %[[X]]
// CHECK-NEXT: %[[PARTS:.*]] = zero.unpack %[[SUM]]
// CHECK-NEXT: return %[[PARTS]], %[[S]], %[[X]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [8] at 0>]}
  func.func @one_rank(%w: tensor<12xf32>, %x: tensor<8xf32>, %s: tensor<f32>) -> (tensor<8xf32>, tensor<f32>, tensor<8xf32>) {
    %pack = zero.pack %x {unit = @u0} : (tensor<8xf32>) -> tensor<8xf32>
    %g = zero.reduce_scatter add %pack {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<8xf32>
    %own = zero.own_shard %x {unit = @u0} : tensor<8xf32> -> tensor<8xf32>
    %sum = stablehlo.add %g, %own : tensor<8xf32>
    %all:2 = zero.all_gather %sum, %x {units = [@u0, @u0]} over @mesh["dp"] : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %parts = zero.unpack %all#0 {unit = @u0} : tensor<8xf32> -> (tensor<8xf32>)
    %t = zero.all_reduce max %s over @mesh["dp"] : tensor<f32>
    return %parts, %t, %all#1 : tensor<8xf32>, tensor<f32>, tensor<8xf32>
  }
}

// -----

// Of a unit with padding, only the gather goes: what else reads the pack would read what nobody has written.
// CHECK-LABEL: func.func @padding(
// CHECK: %[[G:.*]] = zero.reduce_scatter add
// CHECK-NEXT: %[[OWN:.*]] = zero.own_shard
// CHECK-NEXT: %[[SUM:.*]] = stablehlo.add %[[G]], %[[OWN]]
// CHECK-NEXT: return %[[SUM]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1]
  zero.layout @u0 on @mesh {dtype = f32, block = 4 : i64, elements = 8 : i64, axes = {param = ["dp"], grad = ["dp"], opt = ["dp"]},
    segments = [#zero.segment<"w" [7] at 0>]}
  func.func @padding(%w: tensor<7xf32>, %x: tensor<8xf32>) -> tensor<8xf32> {
    %pack = zero.pack %w {unit = @u0} : (tensor<7xf32>) -> tensor<8xf32>
    %g = zero.reduce_scatter add %pack {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<8xf32>
    %own = zero.own_shard %x {unit = @u0} : tensor<8xf32> -> tensor<8xf32>
    %sum = stablehlo.add %g, %own : tensor<8xf32>
    %all = zero.all_gather %sum {units = [@u0]} over @mesh["dp"] : (tensor<8xf32>) -> tensor<8xf32>
    return %all : tensor<8xf32>
  }
}

// -----

// Of several axes, those that a collective names count.
// CHECK-LABEL: func.func @axes(
// CHECK-NEXT: %[[T:.*]] = zero.all_reduce add %arg0 over @mesh["tp"]
// CHECK-NEXT: %[[B:.*]] = zero.all_reduce add %arg0 over @mesh["dp", "tp"]
// CHECK-NEXT: return %arg0, %[[T]], %[[B]]
module attributes {zero.phase = "partitioned", zero.format = 3 : i64} {
  zero.mesh @mesh ["dp" = 1, "tp" = 2]
  func.func @axes(%x: tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
    %d = zero.all_reduce add %x over @mesh["dp"] : tensor<f32>
    %t = zero.all_reduce add %x over @mesh["tp"] : tensor<f32>
    %b = zero.all_reduce add %x over @mesh["dp", "tp"] : tensor<f32>
    return %d, %t, %b : tensor<f32>, tensor<f32>, tensor<f32>
  }
}
