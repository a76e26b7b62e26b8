// all_to_all and ppermute of a step's own model parallelism along tp: exchanges of ranks. Blocks are along the first dimension, whatever is
// split; ranks that nobody sends a value have zeros. Rows of the batch go through.
// RUN: split-file %s %t
// RUN: zero-opt %t/step.mlir --zero-to-import -o %t/import.mlir
// RUN: zero-opt %t/import.mlir --zero-model-parallel="model-axis=tp model-ranks=3" -o %t/local.mlir
// RUN: FileCheck %s < %t/local.mlir
// RUN: zero-opt %t/local.mlir --zero-validate=origin=%t/import.mlir -o /dev/null
// RUN: zero-opt %t/step.mlir --zero-to-replica="mesh=dp=2,tp=3" | FileCheck %s --check-prefix=REPLICA
// RUN: zero-compile %t/step.mlir --mesh=dp=2,tp=3 --stage=3 --target=cpu --compile-to=scheduled --quiet --report=none -o - | FileCheck %s --check-prefix=STARTS

// Of six heads two each; positions of all ranks stand in front of a rank's.
// CHECK: %[[heads:.*]] = stablehlo.transpose %{{.*}}, dims = [2, 0, 1] : (tensor<12x2x6xf32>) -> tensor<6x12x2xf32>
// CHECK: %[[moved:.*]] = zero.batch_exchange %[[heads]] over @mesh["tp"] : tensor<6x12x2xf32>
// CHECK: %[[apart:.*]] = stablehlo.reshape %[[moved]] : (tensor<6x12x2xf32>) -> tensor<3x2x12x2xf32>
// CHECK: %[[back:.*]] = stablehlo.transpose %[[apart]], dims = [2, 0, 3, 1] : (tensor<3x2x12x2xf32>) -> tensor<12x3x2x2xf32>
// CHECK: stablehlo.reshape %[[back]] : (tensor<12x3x2x2xf32>) -> tensor<12x6x2xf32>
// CHECK: zero.batch_exchange %{{.*}} from [2, 0, 1] over @mesh["tp"] : tensor<12x6x2xf32>
// CHECK: %[[sent:.*]] = zero.batch_exchange %{{.*}} from [0, 0, 1] over @mesh["tp"] : tensor<12x6x2xf32>
// CHECK: %[[rank:.*]] = zero.rank_offset 1 over @mesh["tp"] : tensor<i32>
// CHECK: stablehlo.compare EQ
// CHECK: stablehlo.select %{{.*}}, %{{.*}}, %[[sent]]

// REPLICA: zero.batch_exchange %{{.*}} over @mesh["tp"] : tensor<6x6x2xf32>
// REPLICA: zero.batch_exchange %{{.*}} from [2, 0, 1] over @mesh["tp"] : tensor<6x6x2xf32>

// STARTS: zero.collective_start all_to_all
// STARTS-SAME: pieces = [#zero.piece<0 at 0 -> 0 at 0, 24>, #zero.piece<0 at 72 -> 0 at 24, 24>

// Edits of one rank's program: each is another step.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t/local.mlir | not zero-opt --zero-validate=origin=%t/import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/from .2, 0, 1./from [1, 2, 0]/'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{edit} = 's/ from .2, 0, 1.//'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{edit} = 's/from .0, 0, 1./from [2, 0, 1]/'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{edit} = 's/zero.batch_exchange \(%[0-9]*\) over @mesh\["tp"\] \(.*6x12x2\)/stablehlo.negate \1 \2/'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{edit} = 's/compare EQ/compare NE/'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// REDEFINE: %{edit} = 's/dims = .2, 0, 3, 1. :/dims = [2, 3, 0, 1] :/; s/12x3x2x2xf32/12x2x3x2xf32/g'
// RUN: %{edited} | FileCheck %s --check-prefix=OTHER
// OTHER: error: {{.*}}cannot be proved

// Refused.
// RUN: not zero-opt %t/groups.mlir --zero-model-parallel="model-axis=tp model-ranks=4" 2>&1 | FileCheck %s --check-prefix=PART
// PART: error: 'stablehlo.all_to_all' op is over groups of some devices only, expected all 4 in ascending order
// RUN: not zero-opt %t/across.mlir --zero-model-parallel="model-axis=tp model-ranks=2" 2>&1 | FileCheck %s --check-prefix=ACROSS
// ACROSS: error: 'stablehlo.collective_permute' op is no exchange between devices along one axis that is the same wherever they are along others, expected pairs as jax.lax.ppermute makes of one axis
// Devices that the mesh does not have, whose numbers would lie along the axis.
// RUN: sed 's/dense<.*> : tensor<2x2xi64>/dense<[[0, 1], [1, 0], [6, 7], [7, 6]]> : tensor<4x2xi64>/' %t/across.mlir > %t/outside.mlir
// RUN: not zero-opt %t/outside.mlir --zero-to-replica="mesh=dp=2,tp=2" 2>&1 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: error: 'stablehlo.collective_permute' op is no exchange between devices along one axis
// RUN: sed 's/\[\[0, 1\], \[1, 2\], \[2, 0\]\]/[[3, 4], [4, 5], [5, 3]]/' %t/import.mlir > %t/import-outside.mlir
// RUN: not diff -q %t/import.mlir %t/import-outside.mlir
// RUN: not zero-opt %t/local.mlir --zero-validate=origin=%t/import-outside.mlir -o /dev/null
// RUN: not zero-opt %t/beside.mlir --zero-to-replica="mesh=dp=2,tp=2" 2>&1 | FileCheck %s --check-prefix=BATCH
// BATCH: error: 'stablehlo.collective_permute' op exchanges parts of values between devices, expected {{.*}}; all_to_all and ppermute are kept along an axis of the step's own model parallelism (--mesh=dp=D,AXIS=T), not along the batch's

//--- step.mlir
sdy.mesh @mesh = <["tp"=3]>
func.func @main(%w: tensor<4x18xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x2x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x18xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %0:2 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}, {}]>]
      out_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, []>] manual_axes={"tp"} (%a: tensor<4x6xf32>, %rows: tensor<12x2x4xf32>) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %h = stablehlo.dot_general %rows, %a, contracting_dims = [2] x [0] : (tensor<12x2x4xf32>, tensor<4x6xf32>) -> tensor<12x2x6xf32>
    %t = stablehlo.tanh %h : tensor<12x2x6xf32>
    %own = "stablehlo.all_to_all"(%t) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, split_count = 3 : i64, split_dimension = 2 : i64}> : (tensor<12x2x6xf32>) -> tensor<12x6x2xf32>
    %next = "stablehlo.collective_permute"(%own) <{source_target_pairs = dense<[[0, 1], [1, 2], [2, 0]]> : tensor<3x2xi64>}> : (tensor<12x6x2xf32>) -> tensor<12x6x2xf32>
    %m = stablehlo.multiply %own, %next : tensor<12x6x2xf32>
    %sent = "stablehlo.collective_permute"(%m) <{source_target_pairs = dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>}> : (tensor<12x6x2xf32>) -> tensor<12x6x2xf32>
    %s = stablehlo.add %m, %sent : tensor<12x6x2xf32>
    %c = stablehlo.cosine %s : tensor<12x6x2xf32>
    %back = "stablehlo.all_to_all"(%c) <{concat_dimension = 2 : i64, replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>, split_count = 3 : i64, split_dimension = 1 : i64}> : (tensor<12x6x2xf32>) -> tensor<12x2x6xf32>
    %d = stablehlo.multiply %back, %t : tensor<12x2x6xf32>
    %g = stablehlo.dot_general %rows, %d, contracting_dims = [0, 1] x [0, 1] : (tensor<12x2x4xf32>, tensor<12x2x6xf32>) -> tensor<4x6xf32>
    %part = stablehlo.reduce(%d init: %none) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x2x6xf32>, tensor<f32>) -> tensor<f32>
    %loss = "stablehlo.all_reduce"(%part) <{replica_groups = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %r = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %r : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    sdy.return %g, %loss : tensor<4x6xf32>, tensor<f32>
  } : (tensor<4x18xf32>, tensor<12x2x4xf32>) -> (tensor<4x18xf32>, tensor<f32>)
  %new = stablehlo.subtract %w, %0#0 : tensor<4x18xf32>
  return %new, %0#1 : tensor<4x18xf32>, tensor<f32>
}

//--- groups.mlir
sdy.mesh @mesh = <["tp"=4]>
func.func @main(%w: tensor<16x4xf32> {zero.role = #zero.role<param "w" next = 0>}) -> tensor<16x4xf32> {
  %a = sdy.manual_computation(%w) in_shardings=[<@mesh, [{"tp"}, {}]>] out_shardings=[<@mesh, [{"tp"}, {}]>] manual_axes={"tp"} (%p: tensor<4x4xf32>) {
    %n = "stablehlo.all_to_all"(%p) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.return %n : tensor<4x4xf32>
  } : (tensor<16x4xf32>) -> tensor<16x4xf32>
  return %a : tensor<16x4xf32>
}

//--- across.mlir
sdy.mesh @mesh = <["dp"=2, "tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<12x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %a = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}, {"tp"}]>] out_shardings=[<@mesh, [{"dp"}, {"tp"}]>] manual_axes={"dp", "tp"} (%p: tensor<6x2xf32>) {
    %n = "stablehlo.collective_permute"(%p) <{source_target_pairs = dense<[[0, 3], [3, 0]]> : tensor<2x2xi64>}> : (tensor<6x2xf32>) -> tensor<6x2xf32>
    sdy.return %n : tensor<6x2xf32>
  } : (tensor<12x4xf32>) -> tensor<12x4xf32>
  return %w, %a : tensor<4x4xf32>, tensor<12x4xf32>
}

//--- beside.mlir
sdy.mesh @mesh = <["dp"=2, "tp"=2]>
func.func @main(%w: tensor<4x4xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>}) -> (tensor<4x4xf32>, tensor<12x4xf32> {zero.role = #zero.role<output "y" dim = 0>}) {
  %a = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}, {"tp"}]>] out_shardings=[<@mesh, [{"dp"}, {"tp"}]>] manual_axes={"dp", "tp"} (%p: tensor<6x2xf32>) {
    %n = "stablehlo.collective_permute"(%p) <{source_target_pairs = dense<[[0, 2], [2, 0], [1, 3], [3, 1]]> : tensor<4x2xi64>}> : (tensor<6x2xf32>) -> tensor<6x2xf32>
    sdy.return %n : tensor<6x2xf32>
  } : (tensor<12x4xf32>) -> tensor<12x4xf32>
  return %w, %a : tensor<4x4xf32>, tensor<12x4xf32>
}
