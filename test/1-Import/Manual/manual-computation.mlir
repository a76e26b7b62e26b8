// A step whose devices are the user's own stays so: the region is kept, and roles are read in one device's program.
// RUN: zero-opt %s --zero-to-import | FileCheck %s
// RUN: zero-opt %s --zero-to-import | zero-opt --zero-verify-import | FileCheck %s
// RUN: zero-opt %s --zero-inline-calls --zero-infer-roles=print-roles=true -o /dev/null | FileCheck %s --check-prefix=ROLES
// RUN: not zero-opt %s --zero-inline-calls --zero-infer-roles=batch=arg2:1 2>&1 | FileCheck %s --check-prefix=OTHER

// Calls are inlined, identities dropped and constants folded within the region, which captures nothing.
// CHECK-LABEL: func.func public @main
// CHECK: %[[r:.*]]:2 = sdy.manual_computation(%arg0, %arg2, %{{.*}}) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>]
// CHECK-SAME: (%[[w:.*]]: tensor<4x3xf32>, %[[x:.*]]: tensor<6x4xf32>, %[[y:.*]]: tensor<6x3xf32>) {
// CHECK-NOT: call
// CHECK: stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK: "stablehlo.all_reduce"
// CHECK: sdy.return
// CHECK-NOT: sharding_constraint
// CHECK: return

// ROLES: main.arg0 param "arg0" next=0
// ROLES: main.arg1 opt_state "arg1" next=1 of="arg0"
// ROLES: main.arg2 batch "arg2" dim=0
// ROLES: main.arg3 batch "arg3" dim=1
// ROLES: main.arg4 scalar "arg4"
// ROLES: main.result2 metric "loss"
// OTHER: error: the role of argument 2 of 'main' says dim=1, but the step's manual computation shards dimension 0 over dp; name that one

sdy.mesh @mesh = <["dp"=2]>
func.func public @main(%w: tensor<4x3xf32>, %m: tensor<4x3xf32>, %x: tensor<12x4xf32>, %y: tensor<3x12xf32>, %rate: tensor<f32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>) {
  // Rows of the device are rows of the argument, through ops that keep rows apart.
  %yt = stablehlo.transpose %y, dims = [1, 0] : (tensor<3x12xf32>) -> tensor<12x3xf32>
  %0:2 = sdy.manual_computation(%w, %x, %yt) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"dp"}, {}]>, <@mesh, [{"dp"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, []>] manual_axes={"dp"} (%a: tensor<4x3xf32>, %b: tensor<6x4xf32>, %c: tensor<6x3xf32>) {
    %1 = sdy.sharding_constraint %b <@mesh, [{}, {}]> : tensor<6x4xf32>
    %2 = stablehlo.dot_general %1, %a, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %3 = stablehlo.subtract %2, %c : tensor<6x3xf32>
    %4 = func.call @sum_of_squares(%3) : (tensor<6x3xf32>) -> tensor<f32>
    %5 = stablehlo.dot_general %1, %3, contracting_dims = [0] x [0] : (tensor<6x4xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %6:2 = "stablehlo.all_reduce"(%4, %4) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %7 = "stablehlo.all_reduce"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    sdy.return %7, %6#1 : tensor<4x3xf32>, tensor<f32>
  } : (tensor<4x3xf32>, tensor<12x4xf32>, tensor<12x3xf32>) -> (tensor<4x3xf32>, tensor<f32>)
  %m1 = stablehlo.add %m, %0#0 : tensor<4x3xf32>
  %r = stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<4x3xf32>
  %u = stablehlo.multiply %r, %m1 : tensor<4x3xf32>
  %w1 = stablehlo.subtract %w, %u : tensor<4x3xf32>
  return %w1, %m1, %0#1 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<f32>
}
func.func private @sum_of_squares(%x: tensor<6x3xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.multiply %x, %x : tensor<6x3xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x3xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
