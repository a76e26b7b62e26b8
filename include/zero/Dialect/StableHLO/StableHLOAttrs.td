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

#endif // ZERO_DIALECT_STABLEHLO_ATTRS
