// A region over dp and tp (docs/Meshes.md): along tp it is one rank's, what devices along dp compute stays a region of theirs, whose
// reductions over dp come behind those over tp. Then these are ranks, too.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/local.mlir
// RUN: FileCheck %s < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// RUN: zero-opt %t/step.mlir --zero-to-replica="mesh=dp=3,tp=2" -o %t/replica.mlir
// RUN: FileCheck %s --check-prefix=REPLICA < %t/replica.mlir

// CHECK: zero.mesh @mesh ["tp" = 2] batch []
// CHECK: %arg0: tensor<2x8xf32>
// CHECK: sdy.manual_computation
// CHECK-SAME: <mesh<["dp"=3]>, [{"dp"}, {}]>
// CHECK-SAME: manual_axes={"dp"}
// CHECK: %[[NUMBER:.*]] = zero.rank_offset 1 over @mesh["tp"]
// CHECK: %[[OWN:.*]] = stablehlo.convert %[[NUMBER]]
// CHECK: %[[BESIDE:.*]] = stablehlo.partition_id
// CHECK: %[[FIRST:.*]] = stablehlo.multiply %[[BESIDE]], %{{.*}} : tensor<ui32>
// CHECK: stablehlo.add %[[FIRST]], %[[OWN]] : tensor<ui32>
// CHECK: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<4x4xf32>
// CHECK: %[[SUM:.*]] = zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<f32>
// CHECK: "stablehlo.all_reduce"(%[[SUM]])
// CHECK-SAME: dense<{{\[\[}}0, 1, 2]]>
// REPLICA: zero.mesh @mesh ["dp" = 3, "tp" = 2] batch ["dp"]
// REPLICA: zero.by_rank
// REPLICA-NOT: manual_computation
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<4x4xf32>
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<2x8xf32>

// Edits of one rank's program: each is another step.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t/local.mlir | not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/zero.all_reduce add \(%[0-9]*\) over @mesh\["tp"\] : tensor<4x4xf32>/stablehlo.negate \1 : tensor<4x4xf32>/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// LOST: error: {{.*}}cannot be proved
// REDEFINE: %{edit} = 's/rank_offset 1/rank_offset 2/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/dense<2> : tensor<ui32>/dense<1> : tensor<ui32>/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/stablehlo.add %arg\([0-9]*\), %arg/stablehlo.maximum %arg\1, %arg/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/\[\[0, 1, 2\]\]> : tensor<1x3xi64>/[[0], [1], [2]]> : tensor<3x1xi64>/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST

// Devices along another axis, as many, are others.
// REDEFINE: %{edit} = 's/"dp"/"pp"/g'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST

// What forward's region hands to backward's is stacked along both axes: a dimension of its own for each.
// RUN: zero-opt %t/stacked.mlir --zero-to-import -o %t/stacked-import.mlir
// RUN: zero-opt %t/stacked-import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/stacked-local.mlir
// RUN: FileCheck %s --check-prefix=STACKED < %t/stacked-local.mlir
// RUN: zero-opt %t/stacked-local.mlir --zero-validate=origin=%t/stacked-import.mlir -o /dev/null
// STACKED: %[[KEPT:.*]] = sdy.manual_computation
// STACKED-SAME: out_shardings=[<mesh<["dp"=3]>, [{"dp"}, {}, {}]>]
// STACKED: stablehlo.reshape %{{.*}} : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
// STACKED: sdy.manual_computation(%[[KEPT]])
// STACKED: stablehlo.reshape %{{.*}} : (tensor<1x4x2xf32>) -> tensor<4x2xf32>

// An axis that is left to the compiler says nothing.
// RUN: zero-opt %t/left.mlir --zero-model-parallel="model-axis=tp model-ranks=2" | FileCheck %s --check-prefix=LEFT
// LEFT-NOT: manual_computation
// LEFT: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<12x4xf32>

// A device's number along one of the axes, as jax.lax.axis_index has it, is the rank's, or that of the device beside it, alone: what is made of
// the latter is the same on all ranks (a mask for each of the batch's rows).
// RUN: zero-opt %t/numbers.mlir --zero-to-import -o %t/numbers-import.mlir
// RUN: zero-opt %t/numbers-import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t/numbers-local.mlir
// RUN: FileCheck %s --check-prefix=NUMBERS < %t/numbers-local.mlir
// RUN: zero-opt %t/numbers-local.mlir --zero-validate=origin=%t/numbers-import.mlir -o /dev/null
// NUMBERS: sdy.manual_computation
// NUMBERS: %[[BESIDE:.*]] = stablehlo.partition_id
// NUMBERS-NEXT: zero.rank_offset 1 over @mesh["tp"]
// NUMBERS-NOT: partition_id
// NUMBERS-NOT: stablehlo.{{divide|remainder}}
// NUMBERS: stablehlo.convert %[[BESIDE]] : (tensor<ui32>) -> tensor<f32>
// DEFINE: %{numbered} = sed %{edit} %t/numbers-local.mlir | not zero-opt --zero-validate=origin=%t/numbers-import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/rank_offset 1/rank_offset 2/'
// RUN: %{numbered} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/stablehlo.partition_id/stablehlo.constant dense<0>/'
// RUN: %{numbered} | FileCheck %s --check-prefix=LOST
// Another stride, another size: no number along an axis, so what is made of it is a device's own.
// RUN: sed 's/dense<2> : tensor<ui32>/dense<3> : tensor<ui32>/' %t/numbers.mlir | zero-opt --zero-to-import -o %t/other-import.mlir
// RUN: not zero-opt %t/numbers-local.mlir --zero-validate=origin=%t/other-import.mlir -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST

// Refused.
// RUN: not zero-opt %t/step.mlir --zero-to-replica="mesh=dp=2,tp=2" 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: error: 'sdy.manual_computation' op is written for 3 devices along 'dp', expected as many as ranks, found 2; give --mesh=dp=3,tp=T, or export
// RUN: not zero-opt %t/three.mlir --zero-data-parallel="ranks=8" 2>&1 | FileCheck %s --check-prefix=NAMED
// NAMED: error: 'sdy.manual_computation' op is written for axes 'pp' of 2 and 'dp' of 2 and 'tp' of 2 devices, expected data parallelism along one axis: name the one of the step's own model parallelism (--mesh=dp=D,AXIS=T)
// RUN: not zero-opt %t/three.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=THREE
// THREE: error: 'sdy.manual_computation' op is written for axes 'pp' of 2 and 'dp' of 2 and 'tp' of 2 devices, expected 'tp', which --mesh names, and one beside it, along which the batch is; take the others together as one axis of the mesh
// RUN: not zero-opt %t/auto.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=AUTO
// AUTO: error: 'sdy.manual_computation' op leaves axis 'tp' to the compiler, which --mesh names, expected it among the manual axes; name it in the axis_names of shard_map, or leave the shard_map out

//--- step.mlir
sdy.mesh @mesh = <["dp"=3, "tp"=2]>
func.func @main(%v: tensor<4x8xf32> {zero.role = #zero.role<param "v" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %loss, %gv = sdy.manual_computation(%x, %v) in_shardings=[<@mesh, [{"dp"}, {}]>, <@mesh, [{"tp"}, {}]>]
      out_shardings=[<@mesh, []>, <@mesh, [{"tp"}, {}]>] manual_axes={"dp", "tp"} (%rows: tensor<4x4xf32>, %vp: tensor<2x8xf32>) {
    %id = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
    %w = stablehlo.slice %vp [0:2, 0:4] : (tensor<2x8xf32>) -> tensor<2x4xf32>
    %p = stablehlo.dot_general %w, %w, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %y = "stablehlo.all_reduce"(%p) <{replica_groups = dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %m = stablehlo.dot_general %rows, %y, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %sum = stablehlo.reduce(%m init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %own = stablehlo.multiply %sum, %number : tensor<f32>
    %total = "stablehlo.all_reduce"(%own) <{replica_groups = dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %some = stablehlo.slice %m [0:2, 0:4] : (tensor<4x4xf32>) -> tensor<2x4xf32>
    %g = stablehlo.concatenate %some, %some, dim = 1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
    %gs = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 2, 4], [1, 3, 5]]> : tensor<2x3xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    sdy.return %total, %gs : tensor<f32>, tensor<2x8xf32>
  } : (tensor<12x4xf32>, tensor<4x8xf32>) -> (tensor<f32>, tensor<4x8xf32>)
  %new = stablehlo.subtract %v, %gv : tensor<4x8xf32>
  return %new, %loss : tensor<4x8xf32>, tensor<f32>
}

//--- numbers.mlir
sdy.mesh @mesh = <["dp"=3, "tp"=2]>
func.func @main(%v: tensor<4x8xf32> {zero.role = #zero.role<param "v" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x8xf32> {
  %gv = sdy.manual_computation(%x, %v) in_shardings=[<@mesh, [{"dp"}, {}]>, <@mesh, [{}, {"tp"}]>]
      out_shardings=[<@mesh, [{}, {"tp"}]>] manual_axes={"dp", "tp"} (%rows: tensor<4x4xf32>, %vp: tensor<4x4xf32>) {
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %three = stablehlo.constant dense<3> : tensor<ui32>
    %id = stablehlo.partition_id : tensor<ui32>
    %quotient = stablehlo.divide %id, %two : tensor<ui32>
    %dp = stablehlo.remainder %quotient, %three : tensor<ui32>
    %tp = stablehlo.remainder %id, %two : tensor<ui32>
    %of_rows = stablehlo.convert %dp : (tensor<ui32>) -> tensor<f32>
    %of_parts = stablehlo.convert %tp : (tensor<ui32>) -> tensor<f32>
    %all_rows = stablehlo.broadcast_in_dim %of_rows, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %all_parts = stablehlo.broadcast_in_dim %of_parts, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %masked = stablehlo.multiply %rows, %all_rows : tensor<4x4xf32>
    %h = stablehlo.dot_general %masked, %vp, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %own = stablehlo.multiply %h, %all_parts : tensor<4x4xf32>
    %g = stablehlo.dot_general %masked, %own, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %gs = "stablehlo.all_reduce"(%g) <{replica_groups = dense<[[0, 2, 4], [1, 3, 5]]> : tensor<2x3xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.return %gs : tensor<4x4xf32>
  } : (tensor<12x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %new = stablehlo.subtract %v, %gv : tensor<4x8xf32>
  return %new : tensor<4x8xf32>
}

//--- stacked.mlir
sdy.mesh @mesh = <["dp"=3, "tp"=2]>
func.func @main(%v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> tensor<4x4xf32> {
  %kept = sdy.manual_computation(%x, %v) in_shardings=[<@mesh, [{"dp"}, {}]>, <@mesh, [{}, {"tp"}]>]
      out_shardings=[<@mesh, [{"dp", "tp"}, {}]>] manual_axes={"dp", "tp"} (%rows: tensor<4x4xf32>, %vp: tensor<4x2xf32>) {
    %h = stablehlo.dot_general %rows, %vp, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    sdy.return %h : tensor<4x2xf32>
  } : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<24x2xf32>
  %g = sdy.manual_computation(%kept) in_shardings=[<@mesh, [{"dp", "tp"}, {}]>]
      out_shardings=[<@mesh, [{}, {"tp"}]>] manual_axes={"dp", "tp"} (%h: tensor<4x2xf32>) {
    %e = stablehlo.tanh %h : tensor<4x2xf32>
    %s = "stablehlo.all_reduce"(%e) <{replica_groups = dense<[[0, 2, 4], [1, 3, 5]]> : tensor<2x3xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %sum = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
    sdy.return %s : tensor<4x2xf32>
  } : (tensor<24x2xf32>) -> tensor<4x4xf32>
  %new = stablehlo.subtract %v, %g : tensor<4x4xf32>
  return %new : tensor<4x4xf32>
}

//--- left.mlir
sdy.mesh @mesh = <["dp"=3, "tp"=2]>
func.func @main(%v: tensor<4x4xf32> {zero.role = #zero.role<param "v" next = 0>},
                %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<12x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %y = sdy.manual_computation(%x, %v) in_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{"tp", ?}, {?}]>]
      out_shardings=[<@mesh, [{?}, {?}]>] manual_axes={"tp"} (%rows: tensor<12x4xf32>, %vp: tensor<2x4xf32>) {
    %w = stablehlo.dot_general %vp, %vp, contracting_dims = [0] x [0] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %h = stablehlo.dot_general %rows, %w, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
    %s = "stablehlo.all_reduce"(%h) <{replica_groups = dense<[[0, 1], [2, 3], [4, 5]]> : tensor<3x2xi64>}> ({
    ^bb0(%l: tensor<f32>, %r: tensor<f32>):
      %sum = stablehlo.add %l, %r : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    sdy.return %s : tensor<12x4xf32>
  } : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
  return %v, %y : tensor<4x4xf32>, tensor<12x4xf32>
}

//--- three.mlir
sdy.mesh @mesh = <["pp"=2, "dp"=2, "tp"=2]>
func.func @main(%v: tensor<4xf32> {zero.role = #zero.role<param "v" next = 0>}) -> tensor<4xf32> {
  %y = sdy.manual_computation(%v) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>]
      manual_axes={"pp", "dp", "tp"} (%vp: tensor<4xf32>) {
    sdy.return %vp : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}

//--- auto.mlir
sdy.mesh @mesh = <["dp"=2, "tp"=2]>
func.func @main(%v: tensor<4xf32> {zero.role = #zero.role<param "v" next = 0>}) -> tensor<4xf32> {
  %y = sdy.manual_computation(%v) in_shardings=[<@mesh, [{"dp", ?}]>] out_shardings=[<@mesh, [{"dp", ?}]>]
      manual_axes={"dp"} (%vp: tensor<2xf32>) {
    sdy.return %vp : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
