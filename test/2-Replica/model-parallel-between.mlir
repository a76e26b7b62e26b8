// Between two regions: what one hands to the other is computed with element by element, which a rank does with what it had. What all devices
// have, and hand on, is still the state outside (docs/Meshes.md).
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// RUN: zero-opt %s --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null

// CHECK: %[[Q:.*]] = stablehlo.dot_general %arg3, %arg0
// CHECK: %[[TWICE:.*]] = stablehlo.multiply %arg3, %
// CHECK: %[[PART:.*]] = stablehlo.dot_general %{{.*}}, %arg1
// CHECK: %[[SCALED:.*]] = stablehlo.multiply %[[Q]], %[[TWO:.*]] : tensor<12x6x4xf32>
// CHECK: %[[SUMS:.*]] = stablehlo.add %[[PART]], %[[TWICE]] : tensor<12x6x4xf32>
// CHECK: stablehlo.dot_general %{{.*}}, %[[SCALED]]

// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t.mlir | not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// Another op, another operand, the value as it was handed over, and another one outside.
// REDEFINE: %{edit} = 's/multiply %2, %0 :/add %2, %0 :/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/add %8, %6 :/add %9, %6 :/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/dot_general %14, %11,/dot_general %14, %2,/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// REDEFINE: %{edit} = 's/multiply %arg2, %26/multiply %26, %26/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// LOST: error: 'func.return' op gives result {{.*}} that cannot be proved equal to the import program's

// What moves elements between what devices had is no such op.
// RUN: sed 's/= stablehlo.multiply \(.0#1\), .two : \(.*\)/= stablehlo.reverse \1, dims = [0] : \2/' %s | not zero-opt --zero-to-replica="mesh=dp=3,tp=2" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LOST

sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %v: tensor<8x4xf32> {zero.role = #zero.role<param "v" next = 1>}, %u: tensor<4x4xf32> {zero.role = #zero.role<param "u" next = 2>}, %x: tensor<12x6x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0:6 = sdy.manual_computation(%w, %v, %u, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}, {}]>]
      out_shardings=[<@mesh, []>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}]>] manual_axes={"tp"}
      (%a: tensor<4x4xf32>, %b: tensor<4x4xf32>, %c: tensor<4x4xf32>, %rows: tensor<12x6x4xf32>) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %two = stablehlo.constant dense<2.0> : tensor<12x6x4xf32>
    %q = stablehlo.dot_general %rows, %a, contracting_dims = [2] x [0] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %scores = stablehlo.dot_general %q, %q, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<12x6x6xf32>
    %weights = stablehlo.exponential %scores : tensor<12x6x6xf32>
    %mixed = stablehlo.dot_general %weights, %q, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x6x6xf32>, tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %twice = stablehlo.multiply %rows, %two : tensor<12x6x4xf32>
    %turned = stablehlo.dot_general %mixed, %c, contracting_dims = [2] x [0] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %part = stablehlo.dot_general %turned, %b, contracting_dims = [2] x [0] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %sum = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %p, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %loss = stablehlo.reduce(%sum init: %none) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<12x6x4xf32>, tensor<f32>) -> tensor<f32>
    sdy.return %loss, %q, %weights, %twice, %part, %c : tensor<f32>, tensor<12x6x4xf32>, tensor<12x6x6xf32>, tensor<12x6x4xf32>, tensor<12x6x4xf32>, tensor<4x4xf32>
  } : (tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<12x6x4xf32>) -> (tensor<f32>, tensor<24x6x4xf32>, tensor<24x6x6xf32>, tensor<24x6x4xf32>, tensor<24x6x4xf32>, tensor<8x4xf32>)
  %two = stablehlo.constant dense<2.0> : tensor<24x6x4xf32>
  %scaled = stablehlo.multiply %0#1, %two : tensor<24x6x4xf32>
  %sums = stablehlo.add %0#4, %0#3 : tensor<24x6x4xf32>
  %1:2 = sdy.manual_computation(%scaled, %0#2, %0#3, %sums, %0#5, %x) in_shardings=[<@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}, {}]>, <@mesh, [{"tp"}, {}]>, <@mesh, [{}, {}, {}]>]
      out_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}, {}]>] manual_axes={"tp"}
      (%q: tensor<12x6x4xf32>, %weights: tensor<12x6x6xf32>, %twice: tensor<12x6x4xf32>, %part: tensor<12x6x4xf32>, %c: tensor<4x4xf32>, %rows: tensor<12x6x4xf32>) {
    %back = stablehlo.dot_general %weights, %twice, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<12x6x6xf32>, tensor<12x6x4xf32>) -> tensor<12x6x4xf32>
    %turned = stablehlo.dot_general %back, %c, contracting_dims = [2] x [1] : (tensor<12x6x4xf32>, tensor<4x4xf32>) -> tensor<12x6x4xf32>
    %dw = stablehlo.dot_general %turned, %q, contracting_dims = [0, 1] x [0, 1] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<4x4xf32>
    %sum = stablehlo.add %part, %rows : tensor<12x6x4xf32>
    %dv = stablehlo.dot_general %q, %sum, contracting_dims = [0, 1] x [0, 1] : (tensor<12x6x4xf32>, tensor<12x6x4xf32>) -> tensor<4x4xf32>
    sdy.return %dw, %dv : tensor<4x4xf32>, tensor<4x4xf32>
  } : (tensor<24x6x4xf32>, tensor<24x6x6xf32>, tensor<24x6x4xf32>, tensor<24x6x4xf32>, tensor<8x4xf32>, tensor<12x6x4xf32>) -> (tensor<4x8xf32>, tensor<8x4xf32>)
  %squares = stablehlo.multiply %1#0, %1#0 : tensor<4x8xf32>
  %sum = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<f32>
  %norm = stablehlo.sqrt %sum : tensor<f32>
  %spread = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x8xf32>
  %clipped = stablehlo.divide %1#0, %spread : tensor<4x8xf32>
  %w1 = stablehlo.subtract %w, %clipped : tensor<4x8xf32>
  %v1 = stablehlo.subtract %v, %1#1 : tensor<8x4xf32>
  %length = stablehlo.broadcast_in_dim %norm, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
  %longer = stablehlo.multiply %u, %length : tensor<4x4xf32>
  %u1 = stablehlo.subtract %u, %longer : tensor<4x4xf32>
  return %w1, %v1, %u1, %0#0 : tensor<4x8xf32>, tensor<8x4xf32>, tensor<4x4xf32>, tensor<f32>
}
