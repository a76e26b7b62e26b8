// A step written for several devices and lowered for one is a plain step; elsewhere groups of one device are left out.
// RUN: zero-opt %s --zero-simplify --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK-SAME: %[[x:[^:]*]]: tensor<4xf32>
// CHECK-DAG: %[[zero:.*]] = stablehlo.constant dense<0> : tensor<ui32>
// CHECK: return %[[x]], %[[zero]], %[[x]], %[[x]]
module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<ui32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.partition_id : tensor<ui32>
  %2 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<4xf32>
  %3 = "stablehlo.reduce_scatter"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<ui32>, tensor<4xf32>, tensor<4xf32>
}
}

// -----

// One replica of two partitions: a group of one replica has both, and neither number is known to be zero.
// CHECK-LABEL: func.func @partitions
// CHECK: stablehlo.all_reduce
// CHECK: stablehlo.partition_id
// CHECK: sdy.manual_computation
// CHECK: stablehlo.partition_id
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @mesh = <["dp"=2]>
func.func @partitions(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<ui32>, tensor<2xui32>) {
  %0 = "stablehlo.all_reduce"(%x) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<0> : tensor<1x1xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.partition_id : tensor<ui32>
  %2 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}]>] out_shardings=[<@mesh, [{"dp"}]>] manual_axes={"dp"} (%a: tensor<2xf32>) {
    %3 = stablehlo.partition_id : tensor<ui32>
    %4 = stablehlo.reshape %3 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %4 : tensor<1xui32>
  } : (tensor<4xf32>) -> tensor<2xui32>
  return %0, %1, %2 : tensor<4xf32>, tensor<ui32>, tensor<2xui32>
}
}

// -----

// Along an axis of one device its number is zero, along the only axis of several it is the device's. Of two axes of several nothing is known.
// CHECK-LABEL: func.func @axes
// CHECK-DAG: %[[zero:.*]] = stablehlo.constant dense<0> : tensor<1xui32>
// CHECK-DAG: %[[id:.*]] = stablehlo.partition_id
// CHECK-NOT: stablehlo.remainder
// CHECK: %[[along:.*]] = stablehlo.reshape %[[id]]
// CHECK: sdy.return %[[zero]], %[[along]]
// CHECK: stablehlo.remainder
// CHECK: stablehlo.divide
// CHECK: stablehlo.remainder
// CHECK: sdy.return
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
sdy.mesh @one = <["dp"=1, "tp"=4]>
sdy.mesh @two = <["dp"=2, "tp"=2]>
func.func @axes(%x: tensor<4xf32>) -> (tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>) {
  %0:2 = sdy.manual_computation(%x) in_shardings=[<@one, [{"tp"}]>] out_shardings=[<@one, [{"tp"}]>, <@one, [{"tp"}]>] manual_axes={"dp", "tp"} (%a: tensor<1xf32>) {
    %one = stablehlo.constant dense<1> : tensor<ui32>
    %four = stablehlo.constant dense<4> : tensor<ui32>
    %id = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.divide %id, %four : tensor<ui32>
    %4 = stablehlo.remainder %3, %one : tensor<ui32>
    %5 = stablehlo.divide %id, %one : tensor<ui32>
    %6 = stablehlo.remainder %5, %four : tensor<ui32>
    %7 = stablehlo.reshape %4 : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %6 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %7, %8 : tensor<1xui32>, tensor<1xui32>
  } : (tensor<4xf32>) -> (tensor<4xui32>, tensor<4xui32>)
  %1:2 = sdy.manual_computation(%x) in_shardings=[<@two, [{"dp", "tp"}]>] out_shardings=[<@two, [{"dp", "tp"}]>, <@two, [{"dp", "tp"}]>] manual_axes={"dp", "tp"} (%a: tensor<1xf32>) {
    %one = stablehlo.constant dense<1> : tensor<ui32>
    %two = stablehlo.constant dense<2> : tensor<ui32>
    %id = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.divide %id, %one : tensor<ui32>
    %4 = stablehlo.remainder %3, %two : tensor<ui32>
    %5 = stablehlo.divide %id, %two : tensor<ui32>
    %6 = stablehlo.remainder %5, %two : tensor<ui32>
    %7 = stablehlo.reshape %4 : (tensor<ui32>) -> tensor<1xui32>
    %8 = stablehlo.reshape %6 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %7, %8 : tensor<1xui32>, tensor<1xui32>
  } : (tensor<4xf32>) -> (tensor<4xui32>, tensor<4xui32>)
  return %0#0, %0#1, %1#0, %1#1 : tensor<4xui32>, tensor<4xui32>, tensor<4xui32>, tensor<4xui32>
}
}

// -----

// Two replicas, and no word of partitions: there is one, and its number tells no replicas apart.
// CHECK-LABEL: func.func @replicas
// CHECK-DAG: %[[zero:.*]] = stablehlo.constant dense<0> : tensor<ui32>
// CHECK-DAG: %[[id:.*]] = stablehlo.replica_id
// CHECK: return %[[zero]], %[[id]]
module attributes {mhlo.num_replicas = 2 : i32} {
func.func @replicas() -> (tensor<ui32>, tensor<ui32>) {
  %0 = stablehlo.partition_id : tensor<ui32>
  %1 = stablehlo.replica_id : tensor<ui32>
  return %0, %1 : tensor<ui32>, tensor<ui32>
}
}

// -----

// The older spelling of a sum over replicas; of one replica alone it is none.
// CHECK-LABEL: func.func @old
// CHECK-SAME: %[[x:[^:]*]]: tensor<4xf32>
// CHECK: %[[sum:.*]] = "stablehlo.all_reduce"(%[[x]]) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> ({
// CHECK: stablehlo.add
// CHECK: return %[[sum]], %[[x]]
func.func @old(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
