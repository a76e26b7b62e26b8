//===- StableHLOCollective.td - Communication between devices ---------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_COLLECTIVE
#define ZERO_DIALECT_STABLEHLO_COLLECTIVE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

// Groups: with channel type 0 of replicas; with a channel, of all devices (`use_global_device_ids`) or of replicas
// on every partition. A row of `replica_groups` is a group; -1 fills rows up; no rows means one group of all.
// A collective may be dropped where its result is not used, which all devices do alike, but it is never moved
// out of a branch.

include "zero/Dialect/StableHLO/StableHLOReduction.td"

class HLO_CollectiveOp<string mnemonic> : HLO_Op<mnemonic, [NoMemoryEffect]> {
  let hasVerifier = 1;
}

def HLO_AllReduceOp : HLO_RegionOp<"all_reduce"> {
  let summary = "Combines the operands of a group's devices";
  let arguments = (ins Variadic<HLO_Tensor>:$operands, I64ElementsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_ReduceScatterOp : HLO_RegionOp<"reduce_scatter"> {
  let summary = "Combines the operands of a group's devices and gives each its part of a dimension";
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$scatter_dimension, I64ElementsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs HLO_Tensor:$result);
  let regions = (region SizedRegion<1>:$computation);
  let hasVerifier = 1;
}

def HLO_AllGatherOp : HLO_CollectiveOp<"all_gather"> {
  let summary = "Joins the operands of a group's devices along a dimension";
  let arguments = (ins Variadic<HLO_Tensor>:$operands, I64Attr:$all_gather_dim, I64ElementsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle, UnitAttr:$use_global_device_ids);
  let results = (outs Variadic<HLO_Tensor>:$results);
}

def HLO_AllToAllOp : HLO_CollectiveOp<"all_to_all"> {
  let summary = "Splits a dimension over a group's devices and joins another from them";
  let arguments = (ins Variadic<HLO_Tensor>:$operands, I64Attr:$split_dimension, I64Attr:$concat_dimension,
                       I64Attr:$split_count, I64ElementsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs Variadic<HLO_Tensor>:$results);
}

def HLO_CollectivePermuteOp : HLO_CollectiveOp<"collective_permute"> {
  let summary = "Sends the operand from source to target of each pair; others get zeros";
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$source_target_pairs,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs HLO_Tensor:$result);
}

def HLO_CollectiveBroadcastOp : HLO_CollectiveOp<"collective_broadcast"> {
  let summary = "The operand of the first device of each group; devices in no group get zeros";
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$replica_groups,
                       OptionalAttr<HLO_ChannelHandleAttr>:$channel_handle);
  let results = (outs HLO_Tensor:$result);
}

def HLO_CrossReplicaSumOp : HLO_CollectiveOp<"cross-replica-sum"> {
  let summary = "Sum over the replicas of a group: an older all_reduce";
  let arguments = (ins HLO_Tensor:$operand, I64ElementsAttr:$replica_groups);
  let results = (outs HLO_Tensor:$result);
}

class HLO_DeviceIdOp<string mnemonic, string what> : HLO_PureOp<mnemonic> {
  let summary = what;
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasVerifier = 1;
}
def HLO_PartitionIdOp : HLO_DeviceIdOp<"partition_id", "The number of the device's partition">;
def HLO_ReplicaIdOp : HLO_DeviceIdOp<"replica_id", "The number of the device's replica">;

#endif // ZERO_DIALECT_STABLEHLO_COLLECTIVE
