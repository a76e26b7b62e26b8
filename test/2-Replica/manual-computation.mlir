// The body of a manual computation on as many devices as ranks is one rank's program; what is around it is sharded as ever.
// RUN: zero-opt %s --zero-data-parallel=ranks=2 --zero-verify-replica | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[w:[^:]*]]: tensor<4x3xf32>
// CHECK-SAME: %[[x:[^:]*]]: tensor<6x4xf32>
// CHECK-SAME: attributes {zero.by_rank}
// The rows that the whole batch would be scaled by are the rank's.
// CHECK: %[[scaled:.*]] = stablehlo.multiply %[[x]]
// CHECK-NOT: sdy.manual_computation
// CHECK: %[[y:.*]] = stablehlo.dot_general %[[scaled]], %[[w]]
// The device's number is the rank's.
// CHECK-DAG: %[[rank:.*]] = zero.rank_offset 1 over @mesh["dp"] : tensor<i32>
// CHECK-DAG: stablehlo.convert %[[rank]] : (tensor<i32>) -> tensor<ui32>
// A nonlinear function of the rank's own rows is the user's matter.
// CHECK: stablehlo.sqrt
// CHECK: %[[loss:.*]] = zero.all_reduce add
// CHECK: zero.all_reduce max
// CHECK: %[[g:.*]] = zero.all_reduce add {{.*}} : tensor<4x3xf32>
// What every rank has is counted once per rank.
// CHECK: %[[two:.*]] = stablehlo.constant dense<2.000000e+00> : tensor<f32>
// CHECK: stablehlo.multiply %{{.*}}, %{{.*}} : tensor<4x3xf32>
// CHECK: return
sdy.mesh @mesh = <["dp"=2]>
func.func @main(%w: tensor<4x3xf32> {zero.role = #zero.role<param "w" next = 0>}, %x: tensor<12x4xf32> {zero.role = #zero.role<batch "x" dim = 0>})
    -> (tensor<4x3xf32>, tensor<f32> {zero.role = #zero.role<metric "loss">}, tensor<f32> {zero.role = #zero.role<metric "largest">}, tensor<12x3xf32> {zero.role = #zero.role<output "y">}) {
  %scale = stablehlo.constant dense<0.5> : tensor<12x4xf32>
  %scaled = stablehlo.multiply %x, %scale : tensor<12x4xf32>
  %0:4 = sdy.manual_computation(%w, %scaled) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, []>, <@mesh, []>, <@mesh, [{"dp"}, {}]>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>) {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %y = stablehlo.dot_general %b, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %id = stablehlo.partition_id : tensor<ui32>
    %number = stablehlo.convert %id : (tensor<ui32>) -> tensor<f32>
    %spread = stablehlo.broadcast_in_dim %number, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %shifted = stablehlo.add %y, %spread : tensor<6x3xf32>
    %sum = stablehlo.reduce(%shifted init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
    %root = stablehlo.sqrt %sum : tensor<f32>
    %loss = "stablehlo.all_reduce"(%root) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %largest = "stablehlo.all_reduce"(%sum) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.maximum %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %part = stablehlo.dot_general %b, %shifted, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %g = "stablehlo.all_reduce"(%part) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %twice = "stablehlo.all_reduce"(%g) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    // Of groups of one device each, nothing is left.
    %own = "stablehlo.all_reduce"(%twice) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %own, %loss, %largest, %y : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<6x3xf32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>) -> (tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<12x3xf32>)
  %w1 = stablehlo.subtract %w, %0#0 : tensor<4x3xf32>
  return %w1, %0#1, %0#2, %0#3 : tensor<4x3xf32>, tensor<f32>, tensor<f32>, tensor<12x3xf32>
}
