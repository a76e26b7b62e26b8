// value_and_grad of a shard_map: what forward's region hands to backward's is stacked along tp, also values that are parts along another
// dimension (queries), of each device's own (scores), sums that are none yet, or the same on all. A device gets what it gave (docs/Meshes.md).
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-opt %s --zero-to-replica="mesh=dp=3,tp=2" | FileCheck %s --check-prefix=REPLICA
// RUN: zero-opt %s --zero-to-replica="mesh=dp=1,tp=2" -o /dev/null

// CHECK: %arg0: tensor<4x4xf32>
// CHECK: %[[Q:.*]] = stablehlo.dot_general %arg2, %arg0
// CHECK: %[[SCORES:.*]] = stablehlo.dot_general %[[Q]], %[[Q]]
// CHECK: %[[EXP:.*]] = stablehlo.exponential %[[SCORES]]
// CHECK: %[[OUT:.*]] = stablehlo.dot_general %[[EXP]], %[[Q]]
// CHECK: %[[TWICE:.*]] = stablehlo.multiply %arg2
// CHECK: %[[DQ:.*]] = stablehlo.dot_general %[[EXP]], %[[TWICE]]
// CHECK: stablehlo.dot_general %[[DQ]], %[[Q]]
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["dp"] : tensor<4x4xf32>
// REPLICA: zero.all_reduce add %{{.*}} over @mesh["tp"] : tensor<f32>

// Edits of one rank's program: another value than the one that was handed over, of the same type, or one of another rank.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t.mlir | not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/dot_general %1, %11/dot_general %5, %11/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// LOST: error: 'func.return' op gives result {{.*}} that cannot be proved equal to the import program's
// REDEFINE: %{edit} = 's/dot_general %9, %1,/dot_general %9, %5,/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/dot_general %3, %5/dot_general %2, %5/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST

// The sum for the part, a part for what is the same on all, and a norm of a rank's own part.
// REDEFINE: %{edit} = 's/add %6, %arg2/add %7, %arg2/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/dot_general %3, %5/dot_general %3, %1/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/sqrt %15/sqrt %14/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST

sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<8x4xf32> {zero.role = #zero.role<param "v" next = 1>}, %x: tensor<12x6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0:5 = sdy.manual_computation(%w, %v, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}, {}]>, <@mesh, [{}, {}, {}]>]
      out_shardings=[<@mesh, []>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>] manual_axes={"tp"}
      (%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %rows: tensor<12x6x4xf32>) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %two = stablehlo.constant dense<2.0> : tensor<12x6x4xf32>
    %q = stablehlo.dot_general %rows, %a, contracting_dims = [2] x [0] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %scores = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<12x6x6xf32>
    %weights = stablehlo.exponential %scores : tensor<12x6x6xf32>
    %mixed = stablehlo.dot_general %weights, %q, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x6x6xf32>, tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %twice = stablehlo.multiply %rows, %two : tensor<12x6x4xf32>
    %part = stablehlo.dot_general %mixed, %b, contracting_dims = [2] x [0] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %sum = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %p, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %loss = stablehlo.reduce(%sum init: %none) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x6x4xf32>, tensor<f32>) -> tensor<f32>
    sdy.return %loss, %q, %weights, %twice, %part : tensor<f32>, tensor<12x6x4xf32>, tensor<12x6x6xf32>, tensor<12x6x4xf32>, tensor<12x6x4xf32>
  } : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<12x6x4xf32>) -> (tensor<f32>, tensor<24x6x4xf32>, tensor<24x6x6xf32>, tensor<24x6x4xf32>, tensor<24x6x4xf32>)
  %1:2 = sdy.manual_computation(%0#1, %0#2, %0#3, %0#4, %x) in_shardings=[<@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{}, {}, {}]>]
      out_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}, {}]>] manual_axes={"tp"}
      (%q: tensor<12x6x4xf32>, %weights: tensor<12x6x6xf32>, %twice: tensor<12x6x4xf32>, %part: tensor<12x6x4xf32>, %rows: tensor<12x6x4xf32>) {
    %back = stablehlo.dot_general %weights, %twice, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x6x6xf32>, tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %dw = stablehlo.dot_general %back, %q, contracting_dims = [0, 1] x [0, 1] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<4x4xf32>
    %sum = stablehlo.add %part, %rows : tensor<12x6x4xf32>
    %dv = stablehlo.dot_general %q, %sum, contracting_dims = [0, 1] x [0, 1] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<4x4xf32>
    sdy.return %dw, %dv : tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<24x6x4xf32>, tensor<24x6x6xf32>, tensor<24x6x4xf32>, tensor<24x6x4xf32>, tensor<12x6x4xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>)
  %squares = stablehlo.multiply %1#0, %1#0 : tensor<4x8xf32>
  %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %sum : tensor<f32>
  %spread = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %clipped = stablehlo.divide %1#0, %spread : tensor<4x8xf32>
  %w1 = stablehlo.subtract %w, %clipped : tensor<4x8xf32>
  %v1 = stablehlo.subtract %v, %1#1 : tensor<8x4xf32>
  return %w1, %v1, %0#0 : tensor<4x8xf32>, tensor<8x4xf32>, tensor<f32>
}
