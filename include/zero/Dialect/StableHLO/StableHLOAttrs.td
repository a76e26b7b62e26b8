//===- StableHLOAttrs.td - Structured attributes ----------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_ATTRS
#define ZERO_DIALECT_STABLEHLO_ATTRS

include "zero/Dialect/StableHLO/StableHLOEnums.td"

class HLO_Attr<string name, string attrMnemonic> : AttrDef<StableHLO_Dialect, name> {
  let mnemonic = attrMnemonic;
}
def HLO_Dims : ArrayRefParameter<"int64_t", "dimensions">;

def HLO_DotDimensionNumbersAttr : HLO_Attr<"DotDimensionNumbers", "dot"> {
  let summary = "Which dimensions dot_general batches over and contracts";
  let parameters = (ins HLO_Dims:$lhsBatchingDimensions, HLO_Dims:$rhsBatchingDimensions,
                        HLO_Dims:$lhsContractingDimensions, HLO_Dims:$rhsContractingDimensions);
  let hasCustomAssemblyFormat = 1;
}

def HLO_DotAlgorithmAttr : HLO_Attr<"DotAlgorithm", "dot_algorithm"> {
  let summary = "The arithmetic that a dot_general asks for";
  let parameters = (ins "::mlir::Type":$lhs_precision_type, "::mlir::Type":$rhs_precision_type,
                        "::mlir::Type":$accumulation_type, "int64_t":$lhs_component_count,
                        "int64_t":$rhs_component_count, "int64_t":$num_primitive_operations,
                        "bool":$allow_imprecise_accumulation);
  let assemblyFormat = "`<` struct(params) `>`";
}

def HLO_GatherDimensionNumbersAttr : HLO_Attr<"GatherDimensionNumbers", "gather"> {
  let summary = "How gather maps start indices and offsets to operand dimensions";
  let parameters = (ins HLO_Dims:$offsetDims, HLO_Dims:$collapsedSliceDims, HLO_Dims:$operandBatchingDims,
                        HLO_Dims:$startIndicesBatchingDims, HLO_Dims:$startIndexMap,
                        "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def HLO_ScatterDimensionNumbersAttr : HLO_Attr<"ScatterDimensionNumbers", "scatter"> {
  let summary = "How scatter maps scatter indices and update windows to input dimensions";
  let parameters = (ins HLO_Dims:$updateWindowDims, HLO_Dims:$insertedWindowDims, HLO_Dims:$inputBatchingDims,
                        HLO_Dims:$scatterIndicesBatchingDims, HLO_Dims:$scatterDimsToOperandDims,
                        "int64_t":$indexVectorDim);
  let hasCustomAssemblyFormat = 1;
}

def HLO_ConvDimensionNumbersAttr : HLO_Attr<"ConvDimensionNumbers", "conv"> {
  let summary = "The meaning of each dimension of a convolution's operands and result";
  let parameters = (ins "int64_t":$inputBatchDimension, "int64_t":$inputFeatureDimension,
                        HLO_Dims:$inputSpatialDimensions, "int64_t":$kernelInputFeatureDimension,
                        "int64_t":$kernelOutputFeatureDimension, HLO_Dims:$kernelSpatialDimensions,
                        "int64_t":$outputBatchDimension, "int64_t":$outputFeatureDimension,
                        HLO_Dims:$outputSpatialDimensions);
  let hasCustomAssemblyFormat = 1;
}

def HLO_OutputOperandAliasAttr : HLO_Attr<"OutputOperandAlias", "output_operand_alias"> {
  let summary = "A result of a custom_call that shares the buffer of an operand";
  let parameters = (ins OptionalArrayRefParameter<"int64_t">:$output_tuple_indices, "int64_t":$operand_index,
                        OptionalArrayRefParameter<"int64_t">:$operand_tuple_indices);
  let hasCustomAssemblyFormat = 1;
}

def HLO_ResultAccuracyAttr : HLO_Attr<"ResultAccuracy", "result_accuracy"> {
  let summary = "The error that a function's result may have";
  let description = [{
    In mode TOLERANCE the error is at most `atol`, or at most `rtol` times the result, or at most `ulps` units in
    the last place. In the other modes the three are zero.
  }];
  let parameters = (ins APFloatParameter<"absolute">:$atol, APFloatParameter<"relative">:$rtol, "int64_t":$ulps,
                        "::zero::hlo::ResultAccuracyMode":$mode);
  let constBuilderCall = "::zero::hlo::ResultAccuracyAttr::get($_builder.getContext(), $0)";
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def HLO_ChannelHandleAttr : HLO_Attr<"ChannelHandle", "channel_handle"> {
  let summary = "The channel of a transfer: 0 between replicas, else between all devices";
  let parameters = (ins "int64_t":$handle, "int64_t":$type);
  let assemblyFormat = "`<` struct(params) `>`";
}

def HLO_MeshAxisAttr : HLO_Attr<"MeshAxis", "mesh_axis"> {
  let summary = "An axis of a mesh of devices";
  let parameters = (ins StringRefParameter<>:$name, "int64_t":$size);
  let assemblyFormat = "`<` struct(params) `>`";
}

def HLO_MeshAttr : HLO_Attr<"Mesh", "mesh"> {
  let summary = "Axes of devices, major first, and the order of devices where it is not ascending";
  let parameters = (ins ArrayRefParameter<"::zero::hlo::MeshAxisAttr">:$axes,
                        OptionalParameter<"::mlir::DenseIntElementsAttr">:$device_ids);
  let assemblyFormat = "`<` `axes` `` `=` `` `[` $axes `]` (`,` `device_ids` `` `=` `` $device_ids^)? `>`";
  let genVerifyDecl = 1;
}

def HLO_SubAxisInfoAttr : HLO_Attr<"SubAxisInfo", "sub_axis_info"> {
  let summary = "Of an axis split in major to minor parts the one of `size` after `pre_size`";
  let parameters = (ins "int64_t":$pre_size, "int64_t":$size);
  let assemblyFormat = "`(` $pre_size `)` `` $size";
}

def HLO_AxisRefAttr : HLO_Attr<"AxisRef", "axis_ref"> {
  let summary = "An axis of a mesh, or a part of it";
  let parameters = (ins StringRefParameter<>:$name, OptionalParameter<"::zero::hlo::SubAxisInfoAttr">:$sub_axis_info);
  let assemblyFormat = "`<` struct(params) `>`";
}

def HLO_ReplicaGroupMeshAxesAttr : HLO_Attr<"ReplicaGroupMeshAxes", "replica_group_mesh_axes"> {
  let summary = "A group for each place on the other axes of a mesh: all devices along `axes`, major first";
  let description = "`mesh` is the name of a mesh of the module or a `#stablehlo.mesh`.";
  let parameters = (ins "::mlir::Attribute":$mesh, "::mlir::ArrayAttr":$axes);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
}

def HLO_ReplicaGroupsAttr : AnyAttrOf<[I64ElementsAttr, HLO_ReplicaGroupMeshAxesAttr],
    "groups of devices as rows of numbers or as axes of a mesh">;

#endif // ZERO_DIALECT_STABLEHLO_ATTRS
