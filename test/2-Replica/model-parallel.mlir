// A step that says itself what two devices along tp compute, made one rank's along it (docs/Meshes.md): the states that regions shard are
// parts, their psum stays, the update outside works on parts. Then its batch is sharded along dp.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// RUN: zero-opt %t/step.mlir --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefix=REPLICA
// RUN: zero-opt %t/step.mlir --zero-to-replica="mesh=replica=3,dp=2,tp=2" | FileCheck %s --check-prefix=GROUPS
// RUN: zero-opt %t/step.mlir --zero-to-partitioned="mesh=dp=3,tp=2 stage=2" | FileCheck %s --check-prefix=UNITS

// CHECK: zero.mesh @mesh ["tp" = 2] batch []
// CHECK: zero.leaf tensor<8x4xf32> as #zero.role<param "w" next = 0> {cut = [0, "tp", 2], slots
// CHECK: zero.leaf tensor<4xf32> as #zero.role<param "b" next = 1> {slots
// CHECK: zero.leaf tensor<4x8xf32> as #zero.role<param "v" next = 2> {cut = [1, "tp", 2], slots
// CHECK: %arg1: tensor<4xf32>
// CHECK: %[[PART:.*]] = stablehlo.dot_general %{{.*}}, %arg0
// CHECK: zero.all_reduce add %[[PART]] over @mesh["tp"] : tensor<12x4xf32>
// CHECK: zero.rank_offset 1 over @mesh["tp"]
// CHECK: zero.batch_gather %{{.*}} dim 0 over @mesh["tp"]

// The sums over rows of the parts' gradients are over dp alone, behind the one over tp.
// REPLICA: zero.mesh @mesh ["dp" = 3, "tp" = 2] batch ["dp"]
// REPLICA: %arg3: tensor<4x4xf32>
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<4x4xf32>
// REPLICA: %[[SUM:.*]] = zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<4xf32>
// REPLICA: zero.all_reduce add %[[SUM]] over @mesh["dp"] : tensor<4xf32>
// GROUPS: zero.mesh @mesh ["replica" = 3, "dp" = 2, "tp" = 2] batch ["replica", "dp"] {shard = ["dp"]}

// Parts and others share no unit.
// UNITS-DAG: zero.layout {{.*}}model = ["tp"]{{.*}}<"v" [4, 8]
// UNITS-DAG: zero.layout {{.*}}opt = ["dp"], param = ["dp"]}{{.*}}segments = [#zero.segment<"b" [4] at 0>]

// Edits of one rank's program: each is another step.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t/local.mlir | not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/zero.all_reduce add \(%[0-9]*\) over @mesh\["tp"\] : tensor<12x4xf32>/stablehlo.negate \1 : tensor<12x4xf32>/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// LOST: error: {{.*}}cannot be proved
// REDEFINE: %{edit} = 's/rank_offset 1/rank_offset 2/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/all_reduce add \(.*12x4xf32\)/all_reduce max \1/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/tensor<8x4xf32> as \(.*\)cut = .0, "tp", 2., /tensor<8x4xf32> as \1/'
// RUN: %{edited} | FileCheck %s --check-prefix=LEAF
// LEAF: error: 'zero.leaf' op is no part of what the import program has
// REDEFINE: %{edit} = 's/cut = .0, "tp", 2./cut = [0, "dp", 2]/'
// RUN: %{edited} | FileCheck %s --check-prefix=ALONG
// ALONG: error: 'zero.leaf' op is a part of a param along "dp" on 2 ranks, expected one of a state along the mesh's axis, on 2
// REDEFINE: %{edit} = 's/cut = .0, "tp", 2./cut = [2, "tp", 2]/'
// RUN: %{edited} | FileCheck %s --check-prefix=CUT
// CUT: error: 'zero.leaf' op expects 'cut' to be [dimension, axis, ranks along it] of 'tensor<8x4xf32>'
// REDEFINE: %{edit} = 's/batch \[\]//'
// RUN: %{edited} | FileCheck %s --check-prefix=MESH
// MESH: error: expects one zero.mesh, of the step's own axis alone

// Text of it goes on with the mesh that it was made for, and with leaves that are parts along it.
// RUN: zero-opt %t/local.mlir --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefix=REPLICA
// DEFINE: %{gone-on} = sed %{edit} %t/local.mlir | not zero-opt --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/cut = .0, "tp", 2./cut = [0, "tp", 4]/'
// RUN: %{gone-on} | FileCheck %s --check-prefix=PARTS
// PARTS: error: 'zero.leaf' op is one of 4 parts along "tp", expected a part of a state along an axis of zero.mesh
// REDEFINE: %{edit} = 's/model_ranks = 2/model_ranks = 4/'
// RUN: %{gone-on} | FileCheck %s --check-prefix=MADE
// MADE: error: option 'model_ranks' is 2 : i64, but the module was made with 4 : i64
// REDEFINE: %{edit} = 's/\["tp" = 2\] batch/["xx" = 1, "tp" = 2] batch/'
// RUN: %{gone-on} | FileCheck %s --check-prefix=AXES
// AXES: error: 'zero.mesh' op has axes ["xx", "tp"] of sizes [1, 2], expected 'tp' of 2 ranks alone
// RUN: sed %{edit} %t/local.mlir | not zero-opt --zero-data-parallel=ranks=4 -o /dev/null 2>&1 | FileCheck %s --check-prefix=ONCE
// ONCE: error: 'zero.mesh' op is there already; zero-data-parallel runs once

// What a sum that is scattered leaves on a rank is its own: another sum of it is one over ranks.
// RUN: zero-opt %t/scattered.mlir --zero-to-import -o %t/scattered-import.mlir
// RUN: zero-opt %t/scattered-import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/scattered-local.mlir
// RUN: FileCheck %s --check-prefix=SCATTERED < %t/scattered-local.mlir
// SCATTERED: %[[ROWS:.*]] = zero.batch_scatter add %{{.*}} over @mesh["tp"] : tensor<12x2xf32> -> tensor<6x2xf32>
// SCATTERED: zero.all_reduce add %[[ROWS]] over @mesh["tp"] : tensor<6x2xf32>
// RUN: zero-opt %t/scattered-local.mlir --zero-validate=origin=%t/scattered-import.mlir -o /dev/null

// A state in another element type is one as well.
// RUN: zero-opt %t/cast.mlir --zero-model-parallel="model-axis=tp model-ranks=2" | FileCheck %s --check-prefix=CAST
// CAST: func.func @main(%arg0: tensor<2x4xf32>
// CAST-NEXT: stablehlo.convert %arg0 : (tensor<2x4xf32>) -> tensor<2x4xbf16>

// Refused.
// RUN: not zero-opt %t/import.mlir --zero-model-parallel="model-axis=mp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=AXIS
// AXIS: error: 'sdy.manual_computation' op is written for axes 'tp' of 2 devices, expected 'mp' alone, which --mesh names
// RUN: not zero-opt %t/import.mlir --zero-model-parallel="model-axis=tp model-ranks=4" 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: 'sdy.manual_computation' op is written for 2 devices along 'tp', expected as many as ranks, found 4; give --mesh=dp=D,tp=2, or
// RUN: not zero-opt %t/step.mlir --zero-to-replica="mesh=dp=5,tp=2" 2>&1 | FileCheck %s --check-prefix=BATCH
// BATCH: error: 5 ranks do not divide the batch: argument 3 ("x") of 'main' has 12 rows
// RUN: not zero-opt %t/conflict.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=CONFLICT
// CONFLICT: error: 'sdy.manual_computation' op takes param "w" sharded(1) over 'tp', expected sharded(0) as another one does
// CONFLICT: note: this one
// RUN: not zero-opt %t/moved.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=MOVED
// MOVED: error: result 0 of 'main', the new value of "w", is sharded(1) over 'tp', expected sharded(0) as the state that it replaces
// RUN: not zero-opt %t/plain.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=PLAIN
// PLAIN: error: has no shard_map over 'tp', which --mesh names
// RUN: not zero-opt %t/broadcast.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=BROADCAST
// BROADCAST: error: 'stablehlo.collective_broadcast' op exchanges parts of values between devices, expected {{.*}}; write it with these, all_to_all or ppermute

// Without an axis it does nothing.
// RUN: zero-opt %t/plain.mlir -o %t/same.mlir && zero-opt %t/plain.mlir --zero-model-parallel -o %t/none.mlir && cmp %t/same.mlir %t/none.mlir

//--- step.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<16x4xf32> {zero.role = #zero.role<param "w" next = 0>},
                %b: tensor<4xf32> {zero.role = #zero.role<param "b" next = 1>},
                %v: tensor<4x16xf32> {zero.role = #zero.role<param "v" next = 2>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<16x4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %loss, %gw, %gb, %gv = sdy.manual_computation(%x, %w, %b, %v) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"tp"}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {"tp"}]>]
      out_shardings=[<@mesh, []>, <@mesh, [{"tp"}, {}]>, <@mesh, [{}]>, <@mesh, [{}, {"tp"}]>] manual_axes={"tp"}
      (%rows: tensor<12x4xf32>, %wp: tensor<8x4xf32>, %bp: tensor<4xf32>, %vp: tensor<4x8xf32>) {
    %h = stablehlo.dot_general %rows, %vp, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x8xf32>) -> tensor<12x8xf32>
    %p = stablehlo.dot_general %h, %wp, contracting_dims = [1] x [0] : (tensor<12x8xf32>, tensor<8x4xf32>) -> tensor<12x4xf32>
    %y = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %bias = stablehlo.broadcast_in_dim %bp, dims = [1] : (tensor<4xf32>) -> tensor<12x4xf32>
    %d = stablehlo.add %y, %bias : tensor<12x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %dw = stablehlo.dot_general %h, %d, contracting_dims = [0] x [0] : (tensor<12x8xf32>, tensor<12x4xf32>) -> tensor<8x4xf32>
    %dh = stablehlo.dot_general %d, %wp, contracting_dims = [1] x [1] : (tensor<12x4xf32>, tensor<8x4xf32>) -> tensor<12x8xf32>
    %dv = stablehlo.dot_general %rows, %dh, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x8xf32>) -> tensor<4x8xf32>
    %id = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
    %each = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<12x4xf32>
    %own = stablehlo.multiply %each, %d : tensor<12x4xf32>
    %db = stablehlo.reduce(%own init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<12x4xf32>, tensor<f32>) -> tensor<4xf32>
    %dbs = "stablehlo.all_reduce"(%db) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %all = "stablehlo.all_gather"(%dv) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x16xf32>
    %half = stablehlo.slice %all [0:4, 8:16] : (tensor<4x16xf32>) -> tensor<4x8xf32>
    %dv2 = stablehlo.add %dv, %half : tensor<4x8xf32>
    sdy.return %sum, %dw, %dbs, %dv2 : tensor<f32>, tensor<8x4xf32>, tensor<4xf32>, tensor<4x8xf32>
  } : (tensor<12x4xf32>, tensor<16x4xf32>, tensor<4xf32>, tensor<4x16xf32>) -> (tensor<f32>, tensor<16x4xf32>, tensor<4xf32>, tensor<4x16xf32>)
  %w1 = stablehlo.subtract %w, %gw : tensor<16x4xf32>
  %b1 = stablehlo.subtract %b, %gb : tensor<4xf32>
  %v1 = stablehlo.subtract %v, %gv : tensor<4x16xf32>
  return %w1, %b1, %v1, %loss : tensor<16x4xf32>, tensor<4xf32>, tensor<4x16xf32>, tensor<f32>
}

//--- scattered.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> tensor<4x4xf32> {
  %g = sdy.manual_computation(%x, %w) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"}
      (%rows: tensor<12x4xf32>, %p: tensor<2x4xf32>) {
    %h = stablehlo.dot_general %rows, %p, contracting_dims = [1] x [1] : (tensor<12x4xf32>, tensor<2x4xf32>) -> tensor<12x2xf32>
    %id = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
    %each = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<12x2xf32>
    %own = stablehlo.multiply %each, %h : tensor<12x2xf32>
    %s = "stablehlo.reduce_scatter"(%own) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %q = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }) : (tensor<12x2xf32>) -> tensor<6x2xf32>
    %m = "stablehlo.all_reduce"(%s) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %q = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %q : tensor<f32>
    }) : (tensor<6x2xf32>) -> tensor<6x2xf32>
    %twice = stablehlo.concatenate %m, %m, dim = 0 : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<12x2xf32>
    %d = stablehlo.dot_general %twice, %rows, contracting_dims = [0] x [0] : (tensor<12x2xf32>, tensor<12x4xf32>) -> tensor<2x4xf32>
    sdy.return %d : tensor<2x4xf32>
  } : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %new = stablehlo.subtract %w, %g : tensor<4x4xf32>
  return %new : tensor<4x4xf32>
}

//--- conflict.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %a = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%p: tensor<2x4xf32>) {
    %n = stablehlo.negate %p : tensor<2x4xf32>
    sdy.return %n : tensor<2x4xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = sdy.manual_computation(%w) in_shardings=[<@mesh, [{}, {"tp"}]>] out_shardings=[<@mesh, [{}, {"tp"}]>] manual_axes={"tp"} (%p: tensor<4x2xf32>) {
    %n = stablehlo.negate %p : tensor<4x2xf32>
    sdy.return %n : tensor<4x2xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = stablehlo.add %a, %b : tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}

//--- moved.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %u: tensor<4x4xf32> {zero.role = #zero.role<param "u" next = 1>})
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %a:2 = sdy.manual_computation(%w, %u) in_shardings=[<@mesh, [{"tp"}, {}]>, <@mesh, [{}, {"tp"}]>]
      out_shardings=[<@mesh, [{"tp"}, {}]>, <@mesh, [{}, {"tp"}]>] manual_axes={"tp"} (%p: tensor<2x4xf32>, %q: tensor<4x2xf32>) {
    %n = stablehlo.negate %p : tensor<2x4xf32>
    %m = stablehlo.negate %q : tensor<4x2xf32>
    sdy.return %n, %m : tensor<2x4xf32>, tensor<4x2xf32>
  } : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return %a#1, %a#0 : tensor<4x4xf32>, tensor<4x4xf32>
}

//--- plain.mlir
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  return %w : tensor<4x4xf32>
}

//--- cast.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %n = stablehlo.convert %w : (tensor<4x4xf32>) -> tensor<4x4xbf16>
  %a = sdy.manual_computation(%n) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%p: tensor<2x4xbf16>) {
    %m = stablehlo.negate %p : tensor<2x4xbf16>
    sdy.return %m : tensor<2x4xbf16>
  } : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
  %g = stablehlo.convert %a : (tensor<4x4xbf16>) -> tensor<4x4xf32>
  return %g : tensor<4x4xf32>
}

//--- broadcast.mlir
sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<4x4xf32> {
  %a = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%p: tensor<2x4xf32>) {
    %n = "stablehlo.collective_broadcast"(%p) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
    sdy.return %n : tensor<2x4xf32>
  } : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a : tensor<4x4xf32>
}
