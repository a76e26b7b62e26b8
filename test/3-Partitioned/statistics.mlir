// Sums over rows and columns of what is sharded are sums of what each rank has, at every stage.
// RUN: rm -rf %t && split-file %s %t

// RUN: zero-opt %t/factored.mlir --zero-partition="stage=0 block=4" | FileCheck %t/factored.mlir --check-prefixes=CHECK,STAGE0
// RUN: zero-opt %t/factored.mlir --zero-partition="stage=2 block=4" | FileCheck %t/factored.mlir --check-prefixes=CHECK,SHARD
// RUN: zero-opt %t/factored.mlir --zero-partition="stage=3 block=4" | FileCheck %t/factored.mlir --check-prefixes=CHECK,SHARD
// RUN: zero-opt %t/factored.mlir --zero-partition="stage=3 block=4" --zero-verify-partition | FileCheck %t/factored.mlir --check-prefix=BYTES
// RUN: zero-opt %t/factored.mlir --zero-partition="stage=3 block=4 disable-rules=axis-reduce-to-partials" --zero-verify-partition | FileCheck %t/factored.mlir --check-prefix=GATHERED
// RUN: zero-opt %t/kept.mlir --zero-partition="stage=3 block=4" | FileCheck %t/kept.mlir
// RUN: zero-opt %t/stacked.mlir --zero-partition="stage=3 block=4" | FileCheck %t/stacked.mlir
// RUN: zero-opt %t/noise.mlir --zero-partition="stage=3 block=4" --zero-verify-partition | FileCheck %t/noise.mlir
// RUN: zero-opt %t/products.mlir --zero-partition="stage=3 block=4" | FileCheck %t/products.mlir

//--- factored.mlir
// A second moment factored into rows and columns: both sums are one transfer, and the gradient is not gathered.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x8xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [1, -1]}}
// CHECK: %[[S:.*]] = zero.reduce_scatter
// STAGE0: %[[G:.*]] = zero.all_gather %[[S]]
// SHARD-NOT: zero.all_gather %[[S]]
// CHECK: %[[Q:.*]] = stablehlo.multiply %[[S]], %[[S]] : tensor<16xf32>
// CHECK-DAG: zero.extract_segment add %[[Q]] {segment = 0 : i64, unit = @u0} : tensor<16xf32> -> tensor<4x8xf32>
// CHECK-DAG: stablehlo.reduce({{.*}} across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-DAG: stablehlo.reduce({{.*}} across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<12xf32>
// CHECK: zero.insert_segment
// BYTES: {bytes = {{[0-9]+}} : i64, more = 1 : i64, what = "all_reduces of metrics, norms and statistics"}
// BYTES: extra = {memory = 0 : i64, wire = 0 : i64}
// GATHERED: extra = {memory = {{[1-9][0-9]*}} : i64, wire = 64 : i64}
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x8xf32>
  %q = stablehlo.multiply %g, %g : tensor<4x8xf32>
  %r = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %c = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4x8xf32>, tensor<f32>) -> tensor<8xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0] : (tensor<4xf32>) -> tensor<4x8xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<8xf32>) -> tensor<4x8xf32>
  %u = stablehlo.divide %g, %rb : tensor<4x8xf32>
  %v = stablehlo.divide %u, %cb : tensor<4x8xf32>
  %n = stablehlo.subtract %w, %v : tensor<4x8xf32>
  return %n : tensor<4x8xf32>
}
}

//--- kept.mlir
// Sums to more than half the elements would move more than a gather; those of the parameter alone are where it is whole.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK-NOT: zero.extract_segment
func.func @main(%w: tensor<4x4x1xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %norms = stablehlo.reduce(%w init: %zero) applies stablehlo.add across dimensions = [0, 2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4xf32>
  %wb = stablehlo.broadcast_in_dim %norms, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %w2 = stablehlo.reshape %w : (tensor<4x4x1xf32>) -> tensor<4x4xf32>
  %d = stablehlo.divide %w2, %wb : tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %d, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %g3 = stablehlo.reshape %g : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
  %s = stablehlo.reduce(%g3 init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<4x4x1xf32>, tensor<f32>) -> tensor<4x4xf32>
  %s3 = stablehlo.reshape %s : (tensor<4x4xf32>) -> tensor<4x4x1xf32>
  %u = stablehlo.divide %g3, %s3 : tensor<4x4x1xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x4x1xf32>
  return %n : tensor<4x4x1xf32>
}
}

//--- stacked.mlir
// Layers in one leaf: each slice is reduced alone; what keeps the layers is stacked, what adds them up is added in their order.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK-COUNT-2: zero.extract_segment add
// CHECK: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<{{8|16}}xf32>
// CHECK: stablehlo.concatenate %{{.*}}, %{{.*}}, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
// CHECK: stablehlo.add %{{.*}}, %{{.*}} : tensor<4xf32>
func.func @main(%w: tensor<2x4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<2x4x4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.slice %w [0:1, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %a2 = stablehlo.reshape %a : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %b = stablehlo.slice %w [1:2, 0:4, 0:4] : (tensor<2x4x4xf32>) -> tensor<1x4x4xf32>
  %b2 = stablehlo.reshape %b : (tensor<1x4x4xf32>) -> tensor<4x4xf32>
  %y = stablehlo.dot_general %x, %a2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %z = stablehlo.dot_general %y, %b2, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %pb = stablehlo.dot_general %y, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %gb = zero.all_reduce add %pb over @mesh["dp"] : tensor<4x4xf32>
  %pa = stablehlo.dot_general %x, %z, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %ga = zero.all_reduce add %pa over @mesh["dp"] : tensor<4x4xf32>
  %ga1 = stablehlo.reshape %ga : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %gb1 = stablehlo.reshape %gb : (tensor<4x4xf32>) -> tensor<1x4x4xf32>
  %g = stablehlo.concatenate %ga1, %gb1, dim = 0 : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<2x4x4xf32>
  %q = stablehlo.multiply %g, %g : tensor<2x4x4xf32>
  %r = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<2x4xf32>
  %c = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
  %cb = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<4xf32>) -> tensor<2x4x4xf32>
  %u = stablehlo.divide %g, %rb : tensor<2x4x4xf32>
  %v = stablehlo.divide %u, %cb : tensor<2x4x4xf32>
  %n = stablehlo.subtract %w, %v : tensor<2x4x4xf32>
  return %n : tensor<2x4x4xf32>
}
}

//--- products.mlir
// An inner product of parameters and gradients (Prodigy) is one partial per parameter; the loss's, of rows, is as it was.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
// CHECK: stablehlo.dot_general %{{.*}} contracting_dims = [0, 1] x [0, 1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
// CHECK: %[[M:.*]] = stablehlo.multiply %{{.*}} : tensor<8xf32>
// CHECK: zero.segment_reduce add %[[M]]
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = stablehlo.dot_general %y, %y, contracting_dims = [0, 1] x [0, 1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<f32>
  %loss = zero.all_reduce add %sum over @mesh["dp"] : tensor<f32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x4xf32>
  %gf = stablehlo.reshape %g : (tensor<4x4xf32>) -> tensor<16xf32>
  %wf = stablehlo.reshape %w : (tensor<4x4xf32>) -> tensor<16xf32>
  %d = stablehlo.dot_general %gf, %wf, contracting_dims = [0] x [0] : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  %db = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %u = stablehlo.multiply %g, %db : tensor<4x4xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x4xf32>
  return %n, %loss : tensor<4x4xf32>, tensor<f32>
}
}

//--- noise.mlir
// Bits made of elements' indices and a key (as threefry's): each rank makes those of its own range, whatever the number of ranks.
module attributes {zero.phase = "replica", zero.format = 3 : i64} {
zero.mesh @mesh ["dp" = 2]
zero.leaf tensor<4x8xf32> as #zero.role<param "w" next = 0> {slots = {main = [0, 0]}}
zero.leaf tensor<ui32> as #zero.role<rng "key"> {slots = {main = [1, -1]}}
zero.leaf tensor<8x4xf32> as #zero.role<batch "x" dim = 0> {slots = {main = [2, -1]}}
// CHECK: extra = {memory = 0 : i64, wire = 0 : i64}
// CHECK-DAG: %[[I:.*]] = stablehlo.iota dim = 0 : tensor<4x8xui32>
// CHECK-DAG: %[[S:.*]] = zero.insert_segment %[[I]] into %{{.*}} : tensor<4x8xui32> into tensor<16xui32>
// CHECK-DAG: stablehlo.xor %{{.*}} : tensor<16xui32>
// CHECK: stablehlo.bitcast_convert %{{.*}} : (tensor<16xui32>) -> tensor<16xf32>
// CHECK-NOT: stablehlo.xor %{{.*}} : tensor<4x8xui32>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %key: tensor<ui32> {zero.role = #zero.role<rng "key">}, %x: tensor<4x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %eight = stablehlo.constant dense<8> : tensor<4x8xui32>
  %bits = stablehlo.constant dense<0x3F800000> : tensor<4x8xui32>
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %p = stablehlo.dot_general %x, %y, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %g = zero.all_reduce add %p over @mesh["dp"] : tensor<4x8xf32>
  %row = stablehlo.iota dim = 0 : tensor<4x8xui32>
  %column = stablehlo.iota dim = 1 : tensor<4x8xui32>
  %first = stablehlo.multiply %row, %eight : tensor<4x8xui32>
  %index = stablehlo.add %first, %column : tensor<4x8xui32>
  %keys = stablehlo.broadcast_in_dim %key, dims = [] : (tensor<ui32>) -> tensor<4x8xui32>
  %mixed = stablehlo.xor %index, %keys : tensor<4x8xui32>
  %number = stablehlo.or %mixed, %bits : tensor<4x8xui32>
  %noise = stablehlo.bitcast_convert %number : (tensor<4x8xui32>) -> tensor<4x8xf32>
  %u = stablehlo.multiply %g, %noise : tensor<4x8xf32>
  %n = stablehlo.subtract %w, %u : tensor<4x8xf32>
  return %n : tensor<4x8xf32>
}
}
