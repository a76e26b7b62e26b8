// What devices have alike, stacked as pmap stacks its results, and read whole outside: the mean of equal losses. In one rank's program
// each adds up its own, of which all ranks' sum is the whole one.
// RUN: zero-opt %s --zero-to-import -o %t.import.mlir
// RUN: zero-opt %t.import.mlir --zero-model-parallel="model-axis=tp model-ranks=2" -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: zero-opt %t.mlir --zero-validate=origin=%t.import.mlir -o /dev/null
// CHECK: %[[OWN:.*]] = stablehlo.reduce({{.*}} across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
// CHECK: zero.all_reduce add %[[OWN]] over @mesh["tp"]

// The largest of them, another count.
// DEFINE: %{edit} =
// DEFINE: %{edited} = sed %{edit} %t.mlir | not zero-opt --zero-validate=origin=%t.import.mlir -o /dev/null 2>&1
// REDEFINE: %{edit} = 's/all_reduce add \(.*tensor<f32>\)$/all_reduce max \1/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST
// LOST: error: 'func.return' op gives result {{.*}} that cannot be proved equal to the import program's
// REDEFINE: %{edit} = 's/dense<2.0/dense<4.0/'
// RUN: %{edited} | FileCheck %s --check-prefix=LOST

sdy.mesh @mesh = <["tp"=2]>
func.func @main(%w: tensor<4x8xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x8xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = sdy.manual_computation(%w, %x) in_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {"tp"}]>, <@mesh, [{"tp"}]>] manual_axes={"tp"}
      (%a: tensor<4x4xf32>, %rows: tensor<12x4xf32>) {
    %none = stablehlo.constant dense<0.0> : tensor<f32>
    %h = stablehlo.dot_general %rows, %a, contracting_dims = [1] x [0] : (tensor<12x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
    %own = stablehlo.reduce(%h init: %none) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x4xf32>, tensor<f32>) -> tensor<f32>
    %loss = "stablehlo.all_reduce"(%own) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %r: tensor<f32>):
      %s = stablehlo.add %p, %r : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %each = stablehlo.reshape %loss : (tensor<f32>) -> tensor<1xf32>
    %g = stablehlo.dot_general %rows, %h, contracting_dims = [0] x [0] : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
    sdy.return %g, %each : tensor<4x4xf32>, tensor<1xf32>
  } : (tensor<4x8xf32>, tensor<12x4xf32>) -> (tensor<4x8xf32>, tensor<2xf32>)
  %sum = stablehlo.reduce(%0#1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %count = stablehlo.constant dense<2.0> : tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  %w1 = stablehlo.subtract %w, %0#0 : tensor<4x8xf32>
  return %w1, %mean : tensor<4x8xf32>, tensor<f32>
}
