// What no rule moves to shards is computed whole from what is gathered for it; each rank keeps its shard.
// RUN: rm -rf %t && split-file %s %t

// RUN: zero-opt %t/rows.mlir --zero-partition="stage=0 block=4" | FileCheck %t/rows.mlir --check-prefix=STAGE0
// RUN: zero-opt %t/rows.mlir --zero-partition="stage=2 block=4" | FileCheck %t/rows.mlir --check-prefixes=SHARD,STAGE2
// RUN: zero-opt %t/rows.mlir --zero-partition="stage=3 block=4" | FileCheck %t/rows.mlir --check-prefixes=SHARD,STAGE3
// RUN: zero-opt %t/rows.mlir --zero-partition="stage=3 block=4" --remarks-filter=zero-partition -o /dev/null 2>&1 | FileCheck %t/rows.mlir --check-prefix=REMARK
// RUN: zero-opt %t/rows.mlir --zero-partition="stage=3 block=4" -mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %t/rows.mlir --check-prefix=COUNT
// RUN: zero-opt %t/rows.mlir --zero-partition="stage=3 block=4 allow-replicated=w" --zero-verify-partition | FileCheck %t/rows.mlir --check-prefix=KEPT
// RUN: zero-opt %t/again.mlir --zero-partition="stage=2 block=4" | FileCheck %t/again.mlir --check-prefixes=CHECK,STAGE2
// RUN: zero-opt %t/again.mlir --zero-partition="stage=3 block=4" | FileCheck %t/again.mlir --check-prefixes=CHECK,STAGE3
// RUN: zero-opt %t/products.mlir --zero-partition="stage=3 block=4" | FileCheck %t/products.mlir
// RUN: zero-opt %t/below.mlir --zero-partition="stage=3 block=4" | FileCheck %t/below.mlir
// RUN: zero-opt %t/classes.mlir --zero-partition="stage=3 block=4" | FileCheck %t/classes.mlir
// RUN: zero-opt %t/last.mlir --zero-partition="stage=3 block=4" | FileCheck %t/last.mlir
// RUN: zero-opt %t/slices.mlir --zero-partition="stage=3 block=4" | FileCheck %t/slices.mlir

//--- rows.mlir
// An update that divides by products with each row: the gradient is gathered for the products, of their
// broadcast each rank keeps its own range, the rest is on the shard. The norm of what is updated is one partial, with the whole value inside.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x4xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
// STAGE0: %[[S:.*]] = zero.reduce_scatter
// STAGE0: %[[G:.*]] = zero.all_gather %[[S]]
// STAGE0: %[[W:.*]] = zero.unpack %[[G]]
// STAGE0: stablehlo.dot_general %[[W]]
// STAGE0: %[[P:.*]] = zero.insert_segment %{{.*}} into %{{.*}} {segment = 0 : i64, unit = @u0} : tensor<4x4xf32> into tensor<16xf32>
// STAGE0: stablehlo.divide %[[G]], %[[P]] : tensor<16xf32>
// STAGE0-NOT: zero.all_gather
// SHARD: %[[S:.*]] = zero.reduce_scatter
// SHARD: %[[G:.*]] = zero.all_gather %[[S]]
// SHARD: %[[W:.*]] = zero.unpack %[[G]]
// SHARD: %[[R:.*]] = stablehlo.dot_general %[[W]]
// SHARD: %[[B:.*]] = stablehlo.broadcast_in_dim %[[R]]
// SHARD-NEXT: %[[Z:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
// SHARD-NEXT: %[[O:.*]] = zero.insert_segment %[[B]] into %[[Z]] {segment = 0 : i64, unit = @u0} : tensor<4x4xf32> into tensor<8xf32>
// SHARD: %[[U:.*]] = stablehlo.divide %[[S]], %[[O]] : tensor<8xf32>
// SHARD: zero.segment_reduce
// SHARD: zero.all_reduce add
// STAGE2: zero.all_gather
// STAGE3-NOT: zero.all_gather
// REMARK-DAG: rows.mlir:[[# @LINE + 14]]:8: remark: [Analysis] computed-whole | Category:zero-partition | Remark="stablehlo.dot_general has no rule by which ranks share it: 16 bytes, 32 operations on every rank
// REMARK-DAG: computed-whole | Category:zero-partition | Remark="stablehlo.broadcast_in_dim
// REMARK-DAG: read-whole | Category:zero-partition | Remark="64 bytes of a value that is sharded are read whole
// COUNT: 2 computed-whole
// KEPT: replicated_states = ["w"]
// KEPT: func.func @main(%{{.*}}: tensor<4x4xf32>
// KEPT: zero.all_reduce add {{.*}} : tensor<4x4xf32>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %weights = stablehlo.constant dense<2.0> : tensor<4xf32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>

  %r = stablehlo.dot_general %g, %weights, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<4xf32>) -> tensor<4x4xf32>
  %u = stablehlo.divide %g, %b : tensor<4x4xf32>
  %s = stablehlo.reduce(%u init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %v = stablehlo.divide %u, %sb : tensor<4x4xf32>
  %n = stablehlo.subtract %w, %v : tensor<4x4xf32>
  return %n : tensor<4x4xf32>
}
}

//--- again.mlir
// The step reads a parameter once more after its update, and gives a reduced gradient as a metric.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: %[[G:.*]] = zero.reduce_scatter
// STAGE2: %[[OWN:.*]] = zero.own_shard %arg0
// STAGE2: %[[N:.*]] = stablehlo.subtract %[[OWN]], %[[G]] : tensor<8xf32>
// STAGE3: %[[N:.*]] = stablehlo.subtract %arg0, %[[G]] : tensor<8xf32>
// CHECK: %[[F:.*]] = zero.all_gather %[[N]]
// CHECK-NEXT: %[[W:.*]] = zero.unpack %[[F]]
// CHECK: stablehlo.dot_general %arg1, %[[W]]
// CHECK: zero.all_gather %[[G]]
// STAGE2: return %[[F]]
// STAGE3: return %[[N]]
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32> {zero.role = #zero.role<metric "again">}, tensor<4x4xf32> {zero.role = #zero.role<metric "gradient">}) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %n = stablehlo.subtract %w, %g : tensor<4x4xf32>
  %z = stablehlo.dot_general %x, %n, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %m = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %mr = zero.all_reduce add %m over @mesh["dp"] : tensor<4x4xf32>
  return %n, %mr, %g : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- products.mlir
// w + a b: the factors' gradients are matmuls with the reduction of w's, which stays where it is.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: without_gradient = ["a", "b"]
// CHECK: %[[R:.*]] = zero.all_reduce add %{{.*}} : tensor<4x4xf32>
// CHECK-DAG: %[[GA:.*]] = stablehlo.dot_general %[[R]], %{{.*}} contracting_dims = [1] x [1]
// CHECK-DAG: %[[GB:.*]] = stablehlo.dot_general %{{.*}}, %[[R]], contracting_dims = [0] x [0]
// CHECK-DAG: %[[P:.*]] = zero.insert_segment %[[GA]] into %{{.*}} {segment = 0 : i64, unit = @u0}
// CHECK-DAG: %[[O:.*]] = zero.insert_segment %[[GB]] into %[[P]] {segment = 1 : i64, unit = @u0}
// CHECK: %[[N:.*]] = stablehlo.subtract %arg0, %[[O]]
// CHECK: return %[[N]]
func.func @main(%a: tensor<4x2xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<2x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %w: tensor<4x4xf32> {zero.role = #zero.role<const "w">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x2xf32>, tensor<2x4xf32>) {
  %ab = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  %e = stablehlo.add %w, %ab : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %e, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %ga = stablehlo.dot_general %g, %b, contracting_dims = [1] x [1] : (tensor<4x4xf32>, tensor<2x4xf32>) -> tensor<4x2xf32>
  %gb = stablehlo.dot_general %a, %g, contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %na = stablehlo.subtract %a, %ga : tensor<4x2xf32>
  %nb = stablehlo.subtract %b, %gb : tensor<2x4xf32>
  return %na, %nb : tensor<4x2xf32>, tensor<2x4xf32>
}
}

//--- below.mlir
// What is reduced is read below the transposition that makes a gradient of it: the reduction stays, the gradient is
// computed whole.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK-NOT: zero.reduce_scatter
// CHECK: %[[R:.*]] = zero.all_reduce add %{{.*}} : tensor<4x4xf32>
// CHECK: %[[T:.*]] = stablehlo.transpose %[[R]]
// CHECK: zero.insert_segment %[[T]] into
// CHECK-NOT: zero.reduce_scatter
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4xf32> {zero.role = #zero.role<metric "rows">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %t = stablehlo.transpose %g, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %n = stablehlo.subtract %w, %t : tensor<4x4xf32>
  %r = stablehlo.reduce(%g init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %n, %r : tensor<4x4xf32>, tensor<4xf32>
}
}

//--- classes.mlir
// Parameters of one unit agree in what is whole; and one whose gradient is taken at the other's new value is in a unit
// of its own, though the updates look alike.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK-DAG: zero.layout @u0 {{.*}}segments = [#zero.segment<"a" [4, 4] at 0>]
// CHECK-DAG: zero.layout @u1 {{.*}}segments = [#zero.segment<"b" [4, 4] at 0>]
func.func @main(%a: tensor<4x4xf32> {zero.role = #zero.role<param "a" next = 0>}, %b: tensor<4x4xf32> {zero.role = #zero.role<param "b" next = 1>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %y = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %na = stablehlo.subtract %a, %ga : tensor<4x4xf32>
  %ab = stablehlo.dot_general %na, %b, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.dot_general %x, %ab, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %q = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %q over @mesh["dp"] : tensor<4x4xf32>
  %nb = stablehlo.subtract %b, %gb : tensor<4x4xf32>
  return %na, %nb : tensor<4x4xf32>, tensor<4x4xf32>
}
}

//--- last.mlir
// What is gathered is the last value that is by rule, here a narrow one. An elementwise op of whole values is whole:
// one value is sharded.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: %[[G:.*]] = zero.reduce_scatter
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[G]], %[[G]] : tensor<8xf32>
// CHECK: %[[N:.*]] = stablehlo.convert %[[Q]] : (tensor<8xf32>) -> tensor<8xbf16>
// CHECK-NEXT: %[[F:.*]] = zero.all_gather %[[N]] {{.*}} : (tensor<8xbf16>) -> tensor<16xbf16>
// CHECK-NEXT: %[[W:.*]] = zero.unpack %[[F]]
// CHECK-NOT: zero.all_gather
// CHECK: %[[D:.*]] = stablehlo.dot_general %[[W]], %[[W]]
// CHECK: %[[S:.*]] = stablehlo.add %[[D]], %[[D]] : tensor<4x4xbf16>
// CHECK: %[[P:.*]] = stablehlo.convert %[[S]] : (tensor<4x4xbf16>) -> tensor<4x4xf32>
// CHECK: zero.insert_segment %[[P]]
// CHECK-NOT: zero.insert_segment
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %q = stablehlo.multiply %g, %g : tensor<4x4xf32>
  %c = stablehlo.convert %q : (tensor<4x4xf32>) -> tensor<4x4xbf16>
  %d = stablehlo.dot_general %c, %c, contracting_dims = [1] x [0] : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
  %s = stablehlo.add %d, %d : tensor<4x4xbf16>
  %u = stablehlo.convert %s : (tensor<4x4xbf16>) -> tensor<4x4xf32>
  %e = stablehlo.subtract %w, %u : tensor<4x4xf32>
  %n = stablehlo.subtract %e, %g : tensor<4x4xf32>
  return %n : tensor<4x4xf32>
}
}

//--- slices.mlir
// A stacked parameter: what is read whole is the stack of its slices' segments, what is computed whole is sharded into
// them.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: %[[S1:.*]] = zero.reduce_scatter add %{{.*}} {units = [@u1]}
// CHECK: %[[S0:.*]] = zero.reduce_scatter add %{{.*}} {units = [@u0]}
// CHECK-DAG: zero.all_gather %[[S0]] {units = [@u0]}
// CHECK-DAG: zero.all_gather %[[S1]] {units = [@u1]}
// CHECK: %[[G:.*]] = stablehlo.concatenate
// CHECK: stablehlo.dot_general %[[G]]
// CHECK: %[[B:.*]] = stablehlo.broadcast_in_dim
// CHECK: stablehlo.slice %[[B]] [0:1, 0:4, 0:4]
// CHECK: zero.insert_segment %{{.*}} into %{{.*}} {segment = 0 : i64, unit = @u0}
// CHECK: stablehlo.slice %[[B]] [1:2, 0:4, 0:4]
// CHECK: zero.insert_segment %{{.*}} into %{{.*}} {segment = 0 : i64, unit = @u1}
// CHECK: stablehlo.divide %[[S0]]
// CHECK: stablehlo.divide %[[S1]]
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<2x4x4xf32> {
  %weights = stablehlo.constant dense<2.0> : tensor<4xf32>
  %s0 = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w0 = stablehlo.reshape %s0 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %s1 = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %w1 = stablehlo.reshape %s1 : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y0 = stablehlo.dot_general %x, %w0, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %y1 = stablehlo.dot_general %y0, %w1, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p1 = stablehlo.dot_general %y0, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p0 = stablehlo.dot_general %x, %y1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g1 = zero.all_reduce add %p1 over @mesh["dp"] : tensor<4x4xf32>
  %g0 = zero.all_reduce add %p0 over @mesh["dp"] : tensor<4x4xf32>
  %r0 = stablehlo.reshape %g0 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %r1 = stablehlo.reshape %g1 : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %r0, %r1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %r = stablehlo.dot_general %g, %weights, contracting_dims = [2] x [0] : (tensor<2x4x4xf32>, tensor<4xf32>) -> tensor<2x4xf32>
  %b = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
  %u = stablehlo.divide %g, %b : tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %u : tensor<2x4x4xf32>
  return %n : tensor<2x4x4xf32>
}
}
