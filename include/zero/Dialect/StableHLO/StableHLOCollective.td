//===- StableHLOCollective.td - Communication between devices ---------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_COLLECTIVE
#define ZERO_DIALECT_STABLEHLO_COLLECTIVE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

// Groups: with channel type 0 of replicas; with a channel, of all devices (`use_global_device_ids`) or of replicas
// on every partition. A row of `replica_groups` is a group; -1 fills rows up; no rows means one group of all.
// Named by axes of a mesh, groups are those rows that ReplicaGroups.h makes of them.
// A collective may be dropped where its result is not used, which all devices do alike, but it is never moved
// out of a branch.

include "zero/Dialect/StableHLO/StableHLOReduction.td"

class HLO_CollectiveOp<string mnemonic, list<Trait> sharding = [HLO_ShardingRule]>
    : HLO_Op<mnemonic, [NoMemoryEffect, HLO_Collective], sharding> {
  let hasVerifier = 1;
}

def HLO_AllReduceOp : HLO_RegionOp<"all_reduce", [HLO_Collective], [HLO_ShardingRule]> {
  let summary = "Combines the operands of a group's devices";
  let semantics = [{
    On every device the operands of all devices of its group, combined by `computation`. Several operands are
    combined by one body, each by itself.
  }];
  let constraints = !listconcat([
    "There is at least one operand, and a result of its type for each."], HLO_GroupConstraints, [
    "All devices from 0 to the largest are in a group; -1 fills up the rows of smaller groups."], HLO_GlobalIdConstraints, [
    "`computation` maps two scalars of the operands' element type to one."]);
  let assumptions = [
    "The body is associative and commutative."];
  let example = [{
    // %operand: tensor<4xf32>
    %result = "stablehlo.all_reduce"(%operand) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$operands, HLO_ReplicaGroupsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_ReduceScatterOp : HLO_RegionOp<"reduce_scatter", [HLO_Collective], [HLO_ShardingRule]> {
  let summary = "Combines the operands of a group's devices and gives each its part of a dimension";
  let semantics = [{
    The operands of a group's devices combined by `computation` and split along `scatter_dimension`: each device
    gets the part of its place in the group.
  }];
  let constraints = !listconcat([
    "`scatter_dimension` is a dimension of `operand`."], HLO_GroupConstraints, [
    "All devices from 0 to the largest are in a group, and no row is filled up."], HLO_GlobalIdConstraints, [
    "`computation` maps two scalars of the operand's element type to one.",
    "`result` has the operand's type, but in `scatter_dimension` its size divided by that of a group, without "
    "remainder."]);
  let assumptions = [
    "The body is associative and commutative."];
  let example = [{
    // %operand: tensor<4x6xf32>
    %result = "stablehlo.reduce_scatter"(%operand) <{replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>,
        scatter_dimension = 0 : i64}> ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %sum = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %sum : tensor<f32>
    }) : (tensor<4x6xf32>) -> tensor<2x6xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$scatter_dimension, HLO_ReplicaGroupsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs HLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_AllGatherOp : HLO_CollectiveOp<"all_gather"> {
  let summary = "Joins the operands of a group's devices along a dimension";
  let semantics = [{
    On every device the operands of its group's devices, in the group's order, joined along `all_gather_dim`.
  }];
  let constraints = !listconcat([
    "There is at least one operand, and a result for each."], HLO_GroupConstraints, [
    "All devices from 0 to the largest are in a group, and no row is filled up."], HLO_GlobalIdConstraints, [
    "`all_gather_dim` is a dimension of every operand.",
    "Result i has the type of operand i, but in `all_gather_dim` its size times that of a group."]);
  let example = [{
    // %operand: tensor<4x6xf32>
    %result = "stablehlo.all_gather"(%operand) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 1], [2,
        3]]> : tensor<2x2xi64>}> : (tensor<4x6xf32>) -> tensor<8x6xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$operands, I64Attr:$all_gather_dim, HLO_ReplicaGroupsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<HLO_Tensor>:$results);
}

def HLO_AllToAllOp : HLO_CollectiveOp<"all_to_all"> {
  let summary = "Splits a dimension over a group's devices and joins another from them";
  let semantics = [{
    Each device splits its operands into `split_count` parts along `split_dimension`, sends part i to device i of
    its group, and joins what it gets along `concat_dimension`, in the group's order.
  }];
  let constraints = !listconcat([
    "There is at least one operand, and a result for each."], HLO_GroupConstraints, [
    "All devices from 0 to the largest are in a group, and no row is filled up.",
    "`split_count` is at least 1, and the number of devices of a group where groups are given.",
    "`split_dimension` and `concat_dimension` are dimensions of every operand; `split_count` divides the size "
    "of the former.",
    "Result i has the type of operand i, but its split dimension divided and its concatenated one multiplied "
    "by `split_count`."]);
  let example = [{
    // %operand: tensor<4x6xf32>
    %result = "stablehlo.all_to_all"(%operand) <{concat_dimension = 1 : i64, replica_groups = dense<[[0, 1], [2,
        3]]> : tensor<2x2xi64>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<4x6xf32>) ->
        tensor<2x12xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$operands, I64Attr:$split_dimension, I64Attr:$concat_dimension,
                       I64Attr:$split_count, HLO_ReplicaGroupsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs Variadic<HLO_Tensor>:$results);
}

def HLO_CollectivePermuteOp : HLO_CollectiveOp<"collective_permute"> {
  let summary = "Sends the operand from source to target of each pair; others get zeros";
  let semantics = [{
    For each pair the operand of the source on the target; zeros on devices that are nobody's target.
  }];
  let constraints = [
    "`source_target_pairs` has two columns, source and target.",
    "No device is negative, a source twice, or a target twice.",
    "`operand` and `result` have one type."];
  let example = [{
    // %operand: tensor<4xf32>
    %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, 0]]> :
        tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$source_target_pairs,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs HLO_Tensor:$result);
}

def HLO_CollectiveBroadcastOp : HLO_CollectiveOp<"collective_broadcast"> {
  let summary = "The operand of the first device of each group; devices in no group get zeros";
  let semantics = [{
    On every device the operand of the first device of its group; zeros on devices that are in no group.
  }];
  let constraints = !listconcat(HLO_GroupConstraints, [
    "No row is filled up.",
    "`operand` and `result` have one type."]);
  let example = [{
    // %operand: tensor<4xf32>
    %result = "stablehlo.collective_broadcast"(%operand) <{replica_groups = dense<[[0, 1], [2, 3]]> :
        tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_ReplicaGroupsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs HLO_Tensor:$result);
}

def HLO_CrossReplicaSumOp : HLO_CollectiveOp<"cross-replica-sum", [ShardingRuleInterface]> {
  let summary = "Sum over the replicas of a group: an older all_reduce";
  let semantics = [{
    On every replica the sum of the operands of its group: all_reduce by addition, in an older spelling.
  }];
  let constraints = !listconcat(HLO_GroupConstraints, [
    "All devices from 0 to the largest are in a group; -1 fills up the rows of smaller groups.",
    "`operand` and `result` have one type."]);
  let example = [{
    // %operand: tensor<4xf32>
    %result = "stablehlo.cross-replica-sum"(%operand) <{replica_groups = dense<[[0, 1], [2, 3]]> :
        tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_ReplicaGroupsAttr:$replica_groups);
  let results = (outs HLO_Tensor:$result);
}

class HLO_DeviceIdOp<string mnemonic, string what> : HLO_PureOp<mnemonic, [HLO_DeviceNumber]> {
  let summary = what;
  let constraints = ["`result` has type tensor<ui32>."];
  let example = "\n    %result = stablehlo." # mnemonic # " : tensor<ui32>\n  ";
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}
def HLO_PartitionIdOp : HLO_DeviceIdOp<"partition_id", "The number of the device's partition"> {
  let semantics = [{
    The number, from 0, of the partition that the device computes.
  }];
}
def HLO_ReplicaIdOp : HLO_DeviceIdOp<"replica_id", "The number of the device's replica"> {
  let semantics = [{
    The number, from 0, of the replica that the device computes.
  }];
}

#endif // ZERO_DIALECT_STABLEHLO_COLLECTIVE
