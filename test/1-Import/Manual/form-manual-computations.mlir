// Older forms of shard_map and pmap become manual computations on whole arrays.
// RUN: zero-opt %s --zero-form-manual-computations --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: sdy.mesh @mesh = <["devices"=2]>
// CHECK-LABEL: func.func public @main(
// CHECK: %[[r:.*]]:2 = sdy.manual_computation(%{{.*}}, %{{.*}}) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"devices"}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"devices"}, {}]>] manual_axes={"devices"} (%[[w:.*]]: tensor<4x3xf32>, %[[x:.*]]: tensor<6x4xf32>) {
// CHECK:   %[[b:.*]]:2 = func.call @shmap_body(%[[w]], %[[x]])
// CHECK:   sdy.return %[[b]]#0, %[[b]]#1
// CHECK: return %[[r]]#0, %[[r]]#1
// CHECK-NOT: SPMD
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<12x4xf32>) -> (tensor<4x3xf32>, tensor<12x3xf32>) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12x4xf32>) -> tensor<6x4xf32>
    %4:2 = call @shmap_body(%1, %3) : (tensor<4x3xf32>, tensor<6x4xf32>) -> (tensor<4x3xf32>, tensor<6x3xf32>)
    %5 = stablehlo.custom_call @Sharding(%4#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.custom_call @Sharding(%4#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %8 = stablehlo.custom_call @SPMDShardToFullShape(%7) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<6x3xf32>) -> tensor<12x3xf32>
    return %6, %8 : tensor<4x3xf32>, tensor<12x3xf32>
  }
  func.func private @shmap_body(%arg0: tensor<4x3xf32>, %arg1: tensor<6x4xf32>) -> (tensor<4x3xf32>, tensor<6x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %1 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return %1, %0 : tensor<4x3xf32>, tensor<6x3xf32>
  }
}

// -----

// Two axes of devices: the text alone does not say which of them shards the value.
module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12x4xf32>) -> tensor<12x4xf32> {
    // expected-error @+1 {{shards a value of type 'tensor<12x4xf32>' by '{devices=[2,1,2]<=[4] last_tile_dim_replicate}', expected {devices=[2,1]<=[4]} or {replicated}}}
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12x4xf32>) -> tensor<6x4xf32>
    %2 = call @shmap_body(%1) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {backend_config = "", mhlo.sharding = "{devices=[2,1,2]<=[4] last_tile_dim_replicate}"} : (tensor<6x4xf32>) -> tensor<12x4xf32>
    return %3 : tensor<12x4xf32>
  }
  func.func private @shmap_body(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    return %arg0 : tensor<6x4xf32>
  }
}

// -----

// One replica's program of pmap: what is mapped is stacked, what all replicas share is not.
// CHECK: sdy.mesh @mesh = <["replicas"=2]>
// CHECK-LABEL: func.func public @main(
// CHECK-SAME: %[[w:[^:]*]]: tensor<1x3xf32>, %[[x:[^:]*]]: tensor<2x6x1xf32>
// CHECK-SAME: -> (tensor<1x3xf32> {jax.result_info = "[0]"}, tensor<2xf32> {jax.result_info = "[1]"})
// CHECK: sdy.manual_computation(%[[w]], %[[x]]) in_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"replicas"}, {}, {}]>] out_shardings=[<@mesh, [{}, {}]>, <@mesh, [{"replicas"}]>]
// CHECK-SAME: (%{{.*}}: tensor<1x3xf32>, %{{.*}}: tensor<1x6x1xf32>) {
module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @main(%arg0: tensor<1x3xf32> {mhlo.is_same_data_across_replicas = true}, %arg1: tensor<1x6x1xf32>) -> (tensor<1x3xf32> {jax.result_info = "[0]"}, tensor<1xf32> {jax.result_info = "[1]"}) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x6x1xf32>) -> tensor<6x1xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x1xf32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.all_reduce"(%1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %s = stablehlo.add %p, %q : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %4, %5 : tensor<1x3xf32>, tensor<1xf32>
  }
}

// -----

// A plain step lowered for two replicas has no device of its own.
// CHECK-LABEL: func.func public @plain
// CHECK-NOT: manual_computation
module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func public @plain(%arg0: tensor<1x3xf32>) -> tensor<1x3xf32> {
    return %arg0 : tensor<1x3xf32>
  }
}

// -----

// Parts of another rank than the whole are nobody's.
module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<12xf32>) -> tensor<6x4xf32> {
    // expected-error @+1 {{gives devices parts of type 'tensor<6x4xf32>' of a value of type 'tensor<12xf32>', expected tensors of static shape, alike but for sizes that divide; export the step again}}
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<12xf32>) -> tensor<12xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12xf32>) -> tensor<6x4xf32>
    %2 = call @shmap_body(%1) : (tensor<6x4xf32>) -> tensor<6x4xf32>
    return %2 : tensor<6x4xf32>
  }
  func.func private @shmap_body(%arg0: tensor<6x4xf32>) -> tensor<6x4xf32> {
    return %arg0 : tensor<6x4xf32>
  }
}
