//===- StableHLODynamic.td - Ops whose shape parameters are operands --------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_DYNAMIC
#define ZERO_DIALECT_STABLEHLO_DYNAMIC

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

// Accepted with static result shapes only: then they say no more than their static namesakes.

def HLO_DynamicBroadcastInDimOp : HLO_PureOp<"dynamic_broadcast_in_dim"> {
  let summary = "broadcast_in_dim to a computed shape";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntVector:$output_dimensions,
                       DenseI64ArrayAttr:$broadcast_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$known_expanding_dimensions,
                       OptionalAttr<DenseI64ArrayAttr>:$known_nonexpanding_dimensions);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $output_dimensions `,` `dims` `=` $broadcast_dimensions attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_DynamicIotaOp : HLO_PureOp<"dynamic_iota"> {
  let summary = "iota of a computed shape";
  let arguments = (ins HLO_IntVector:$output_shape, I64Attr:$iota_dimension);
  let results = (outs HLO_NumberTensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_DynamicReshapeOp : HLO_PureOp<"dynamic_reshape"> {
  let summary = "reshape to a computed shape";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntVector:$output_shape);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_DynamicPadOp : HLO_PureOp<"dynamic_pad"> {
  let summary = "pad by computed amounts";
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$padding_value, HLO_IntVector:$edge_padding_low,
                       HLO_IntVector:$edge_padding_high, HLO_IntVector:$interior_padding);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_RealDynamicSliceOp : HLO_PureOp<"real_dynamic_slice"> {
  let summary = "slice at computed indices";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntVector:$start_indices, HLO_IntVector:$limit_indices,
                       HLO_IntVector:$strides);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_DynamicGatherOp : HLO_PureOp<"dynamic_gather"> {
  let summary = "gather of slices of a computed size";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices, HLO_IntVector:$slice_sizes,
                       HLO_GatherDimensionNumbersAttr:$dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def HLO_DynamicConvOp : HLO_PureOp<"dynamic_conv"> {
  let summary = "convolution with computed padding";
  let arguments = (ins HLO_Tensor:$lhs, HLO_Tensor:$rhs, HLO_IntTensor:$padding,
                       OptionalAttr<DenseI64ArrayAttr>:$window_strides,
                       OptionalAttr<DenseI64ArrayAttr>:$lhs_dilation,
                       OptionalAttr<DenseI64ArrayAttr>:$rhs_dilation,
                       OptionalAttr<DenseBoolArrayAttr>:$window_reversal,
                       HLO_ConvDimensionNumbersAttr:$dimension_numbers, I64Attr:$feature_group_count,
                       I64Attr:$batch_group_count, OptionalAttr<HLO_PrecisionConfigAttr>:$precision_config);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
  let extraClassDeclaration = [{
    /// The form of convolution, which some releases print; the generic form is what is printed here.
    static ::mlir::ParseResult parse(::mlir::OpAsmParser &parser, ::mlir::OperationState &result);
  }];
}

def HLO_GetDimensionSizeOp : HLO_PureOp<"get_dimension_size"> {
  let summary = "The size of a dimension";
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$dimension);
  let results = (outs HLO_IntScalar:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_SetDimensionSizeOp : HLO_PureOp<"set_dimension_size"> {
  let summary = "The operand with a dimension's size declared: the same, where sizes are static";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntScalar:$size, I64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_DYNAMIC
