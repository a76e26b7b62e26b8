// RUN: zero-opt %s --split-input-file --verify-diagnostics

func.func @all_reduce_none() {
  // expected-error @+1 {{has no operands, expected at least one}}
  "stablehlo.all_reduce"() <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : () -> ()
  return
}

// -----

func.func @all_reduce_results(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{has 2 results, expected 1, one per operand}}
  %0:2 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  return
}

// -----

func.func @all_reduce_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4x5xf32>', expected 'tensor<4x4xf32>'}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x5xf32>
  return
}

// -----

func.func @all_reduce_body(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{region 'computation' has argument types ('tensor<i32>', 'tensor<i32>'), expected ('tensor<f32>', 'tensor<f32>')}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %a : tensor<i32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @all_reduce_global(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{has 'use_global_device_ids' and no channel handle, expected a positive channel handle}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @all_reduce_channel(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{has 'use_global_device_ids' and channel handle 0, expected a positive channel handle}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids, channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @groups_rank(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' has type 'tensor<2xi64>', expected rank 2: a row per group}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[0, 1]> : tensor<2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @groups_negative(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names device -2, expected at least 0, or -1 as filling}}
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<[[0, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @groups_filling(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names device -1, expected at least 0}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @groups_twice(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names device 0 twice, expected each device in one group}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @groups_missing(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' does not name device 1, expected all devices from 0 to 2}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @all_gather_dim(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'all_gather_dim' names dimension 2, expected one of [0, 2)}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return
}

// -----

func.func @all_gather_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<16x4xf32>', expected 'tensor<8x4xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<16x4xf32>
  return
}

// -----

func.func @all_gather_partitions(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<12x4xf32>', expected 'tensor<8x4xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<12x4xf32>
  return
}

// -----

func.func @reduce_scatter_dim(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'scatter_dimension' names dimension 2, expected one of [0, 2)}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @reduce_scatter_size(%x: tensor<5x4xf32>) {
  // expected-error @+1 {{operand has size 5 in dimension 0, expected a multiple of the 2 devices of a group}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<5x4xf32>) -> tensor<2x4xf32>
  return
}

// -----

func.func @reduce_scatter_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result has type 'tensor<1x4xf32>', expected 'tensor<2x4xf32>'}}
  %0 = "stablehlo.reduce_scatter"(%x) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %a : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @all_to_all_count(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'split_count' is 0, expected at least 1}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_to_all_group(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'split_count' is 4, expected 2, the number of devices of a group}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 4 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_to_all_split(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'split_dimension' names dimension 3, expected one of [0, 2)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 3 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_to_all_concat(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'concat_dimension' names dimension 3, expected one of [0, 2)}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 3 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_to_all_size(%x: tensor<5x4xf32>) {
  // expected-error @+1 {{operand 0 has size 5 in dimension 0, expected a multiple of split_count 2}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<5x4xf32>) -> tensor<2x8xf32>
  return
}

// -----

func.func @all_to_all_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4x4xf32>', expected 'tensor<2x8xf32>'}}
  %0 = "stablehlo.all_to_all"(%x) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @permute_shape(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'source_target_pairs' has type 'tensor<1x3xi64>', expected shape Nx2}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1, 2]]> : tensor<1x3xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @permute_negative(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'source_target_pairs' has target -1, expected at least 0}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @permute_source(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'source_target_pairs' has source 0 twice, expected each at most once}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @permute_target(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'source_target_pairs' has target 1 twice, expected each at most once}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [2, 1]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @permute_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4xf32>', expected 'tensor<4x4xf32>'}}
  %0 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @broadcast_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4xf32>', expected 'tensor<4x4xf32>'}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @sum_type(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<4xf32>', expected 'tensor<4x4xf32>'}}
  %0 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @partition_id() {
  // expected-error @+1 {{result has type 'tensor<i32>', expected 'tensor<ui32>'}}
  %0 = stablehlo.partition_id : tensor<i32>
  return
}

// -----

func.func @replica_id() {
  // expected-error @+1 {{result has type 'tensor<2xui32>', expected 'tensor<ui32>'}}
  %0 = stablehlo.replica_id : tensor<2xui32>
  return
}

// -----

func.func @broadcast_twice(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names device 1 twice, expected each device in one group}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1], [1, 3]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @axes_of_no_mesh(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names mesh @nowhere, expected a mesh of this module}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @nowhere, axes = []>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @axes_unknown(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names axis "c", expected one of #stablehlo.mesh<axes=[<name = "a", size = 2>, <name = "b", size = 4>]>}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "c">]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @axes_twice(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names axis "b" twice, expected each device in one group}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "b", sub_axis_info = (2)2>, #stablehlo.axis_ref<name = "b">]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func @axes_part(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names part (1)3 of axis "b", expected a proper part of its size 4}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "b", sub_axis_info = (1)3>]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

// Twice two, and three of what lies behind: nothing of twelve is between.
sdy.mesh @mesh = <["a"=12]>
func.func @axes_apart(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{attribute 'replica_groups' names parts of axis "a" that do not divide each other, expected parts of one order}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a", sub_axis_info = (1)2>, #stablehlo.axis_ref<name = "a", sub_axis_info = (3)2>]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @axes_sizes(%x: tensor<4x4xf32>) {
  // expected-error @+2 {{mesh has two axes "a", expected distinct names}}
  // expected-error @+1 {{failed to parse HLO_ReplicaGroupMeshAxesAttr parameter 'mesh'}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes=[<name = "a", size = 2>, <name = "a", size = 2>]>, axes = []>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @axes_other(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{mesh is 1 : i64, expected the name of a mesh or #stablehlo.mesh}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = 1 : i64, axes = []>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @axes_no_refs(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{axes have "a", expected #stablehlo.axis_ref}}
  %0 = "stablehlo.collective_broadcast"(%x) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = ["a"]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @axes_of_other_size(%x: tensor<4x4xf32>) {
  // expected-error @+1 {{result 0 has type 'tensor<12x4xf32>', expected 'tensor<8x4xf32>'}}
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "a">]>}> : (tensor<4x4xf32>) -> tensor<12x4xf32>
  return
}
