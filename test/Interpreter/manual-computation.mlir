// A shard_map over two axes of two devices: operands are sharded, collectives run over the devices, results are joined.
// RUN: zero-run %s --interpret --as-is --print | FileCheck %s

module attributes {mhlo.num_replicas = 1 : i32, mhlo.num_partitions = 4 : i32} {
sdy.mesh @mesh = <["dp"=2, "tp"=2]>

func.func @main() -> (tensor<2x2xi32>, tensor<2xi32>, tensor<4xui32>) {
  %x = stablehlo.constant dense<[[1, 10], [100, 1000]]> : tensor<2x2xi32>
  %0:3 = sdy.manual_computation(%x) in_shardings=[<@mesh, [{"dp"}, {"tp"}]>] out_shardings=[<@mesh, [{"tp"}, {"dp"}]>, <@mesh, [{"dp"}]>, <@mesh, [{"dp", "tp"}]>] manual_axes={"dp", "tp"} (%arg0: tensor<1x1xi32>) {
    %1 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<1x1xi32>) -> tensor<1x1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xi32>) -> tensor<1xi32>
    %3 = stablehlo.partition_id : tensor<ui32>
    %4 = stablehlo.reshape %3 : (tensor<ui32>) -> tensor<1xui32>
    sdy.return %arg0, %2, %4 : tensor<1x1xi32>, tensor<1xi32>, tensor<1xui32>
  } : (tensor<2x2xi32>) -> (tensor<2x2xi32>, tensor<2xi32>, tensor<4xui32>)
  return %0#0, %0#1, %0#2 : tensor<2x2xi32>, tensor<2xi32>, tensor<4xui32>
}
}
// CHECK: result0: tensor<2x2xi32> [1, 100, 10, 1000]
// CHECK: result1: tensor<2xi32> [11, 1100]
// CHECK: result2: tensor<4xui32> [0, 1, 2, 3]
