//===- StableHLODynamic.td - Ops whose shape parameters are operands --------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_DYNAMIC
#define ZERO_DIALECT_STABLEHLO_DYNAMIC

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

// Accepted with static result shapes only: then they say no more than their static namesakes.

def HLO_DynamicBroadcastInDimOp : HLO_PureOp<"dynamic_broadcast_in_dim"> {
  let summary = "broadcast_in_dim to a computed shape";
  let semantics = [{
    What broadcast_in_dim computes; the result's shape is an operand too. The two lists of known dimensions say
    which operand dimensions are expanded and which are not.
  }];
  let constraints = [
    "`output_dimensions` has an entry for each dimension of `result`.",
    "`operand` and `result` have one element type.",
    "`broadcast_dimensions` has an entry for each operand dimension; the entries are distinct dimensions of "
    "`result`.",
    "The size of operand dimension i is 1 or that of result dimension `broadcast_dimensions[i]`.",
    "`known_expanding_dimensions` and `known_nonexpanding_dimensions` name distinct dimensions of `operand`, "
    "none in both."];
  let assumptions = [
    "`output_dimensions` holds the shape of `result`."];
  let example = [{
    // %operand: tensor<4xf32>, %output_dimensions: tensor<2xi32>
    %result = stablehlo.dynamic_broadcast_in_dim %operand, %output_dimensions, dims = [1] : (tensor<4xf32>,
        tensor<2xi32>) -> tensor<3x4xf32>
  }];
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
  let semantics = [{
    What iota computes; the result's shape is an operand too.
  }];
  let constraints = [
    "`output_shape` has an entry for each dimension of `result`.",
    "`iota_dimension` is a dimension of `result`."];
  let assumptions = [
    "`output_shape` holds the shape of `result`."];
  let example = [{
    // %output_shape: tensor<2xi32>
    %result = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<2xi32>) -> tensor<3x4xi32>
  }];
  let arguments = (ins HLO_IntVector:$output_shape, I64Attr:$iota_dimension);
  let results = (outs HLO_NumberTensor:$result);
  let assemblyFormat = [{
    $output_shape `,` `dim` `=` $iota_dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_DynamicReshapeOp : HLO_PureOp<"dynamic_reshape"> {
  let summary = "reshape to a computed shape";
  let semantics = [{
    What reshape computes; the result's shape is an operand too.
  }];
  let constraints = [
    "`output_shape` has an entry for each dimension of `result`.",
    "`operand` and `result` have one element type and as many elements."];
  let assumptions = [
    "`output_shape` holds the shape of `result`."];
  let example = [{
    // %operand: tensor<4x4xf32>, %output_shape: tensor<2xi32>
    %result = stablehlo.dynamic_reshape %operand, %output_shape : (tensor<4x4xf32>, tensor<2xi32>) ->
        tensor<2x8xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntVector:$output_shape);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_DynamicPadOp : HLO_PureOp<"dynamic_pad"> {
  let summary = "pad by computed amounts";
  let semantics = [{
    What pad computes, by amounts that are operands.
  }];
  let constraints = [
    "`padding_value` has rank 0 and the operand's element type.",
    "`operand` and `result` have one element type and one rank.",
    "The three vectors have an entry for each dimension."];
  let assumptions = [
    "The amounts give the shape of `result`."];
  let example = [{
    // %operand: tensor<4xf32>, %padding_value: tensor<f32>, %low: tensor<1xi32>, %high: tensor<1xi32>,
    // %interior: tensor<1xi32>
    %result = stablehlo.dynamic_pad %operand, %padding_value, %low, %high, %interior : (tensor<4xf32>,
        tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<6xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$padding_value, HLO_IntVector:$edge_padding_low,
                       HLO_IntVector:$edge_padding_high, HLO_IntVector:$interior_padding);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_RealDynamicSliceOp : HLO_PureOp<"real_dynamic_slice"> {
  let summary = "slice at computed indices";
  let semantics = [{
    What slice computes, between indices that are operands.
  }];
  let constraints = [
    "`operand` and `result` have one element type and one rank.",
    "The three vectors have an entry for each dimension."];
  let assumptions = [
    "The indices lie in the operand and give the shape of `result`."];
  let example = [{
    // %operand: tensor<4xf32>, %start: tensor<1xi32>, %limit: tensor<1xi32>, %strides: tensor<1xi32>
    %result = stablehlo.real_dynamic_slice %operand, %start, %limit, %strides : (tensor<4xf32>, tensor<1xi32>,
        tensor<1xi32>, tensor<1xi32>) -> tensor<2xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntVector:$start_indices, HLO_IntVector:$limit_indices,
                       HLO_IntVector:$strides);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def HLO_DynamicGatherOp : HLO_PureOp<"dynamic_gather"> {
  let summary = "gather of slices of a computed size";
  let semantics = [{
    What gather computes; the windows' sizes are an operand.
  }];
  let constraints = [
    "`operand` and `result` have one element type.",
    "`slice_sizes` has an entry for each dimension of `operand`.",
    "The dimension numbers are as gather wants them.",
    "The result's window dimensions are no larger than the operand's; its other dimensions are those of the "
    "index vectors."];
  let assumptions = [
    "`slice_sizes` holds the sizes of the windows."];
  let example = [{
    // %operand: tensor<5x8xf32>, %start_indices: tensor<2x1xi32>, %slice_sizes: tensor<2xi32>
    %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers =
        #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim
        = 1>, indices_are_sorted = false}> : (tensor<5x8xf32>, tensor<2x1xi32>, tensor<2xi32>) ->
        tensor<2x8xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices, HLO_IntVector:$slice_sizes,
                       HLO_GatherDimensionNumbersAttr:$dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

def HLO_DynamicConvOp : HLO_PureOp<"dynamic_conv"> {
  let summary = "convolution with computed padding";
  let semantics = [{
    What convolution computes; the padding is an operand.
  }];
  let constraints = !listconcat(HLO_ConvConstraints, [
    "Window, strides and dilations, as far as they are there, have a positive entry for each spatial "
    "dimension, `window_reversal` an entry.",
    "`padding` has a row of two entries for each spatial dimension.",
    "The result's spatial sizes are free; its element type, that of the sums, is too."]);
  let assumptions = [
    "`padding` gives the result's spatial sizes."];
  let example = [{
    // %lhs: tensor<1x8x3xf32>, %rhs: tensor<3x3x4xf32>, %padding: tensor<1x2xi64>
    %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{batch_group_count = 1 : i64, dimension_numbers =
        #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64}> : (tensor<1x8x3xf32>,
        tensor<3x3x4xf32>, tensor<1x2xi64>) -> tensor<1x8x4xf32>
  }];
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
  let semantics = [{
    The size of one dimension of the operand.
  }];
  let constraints = [
    "`dimension` is a dimension of `operand`.",
    "`result` has type tensor<i32>."];
  let example = [{
    // %operand: tensor<4x6xf32>
    %result = stablehlo.get_dimension_size %operand, dim = 1 : (tensor<4x6xf32>) -> tensor<i32>
  }];
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$dimension);
  let results = (outs HLO_IntScalar:$result);
  let assemblyFormat = [{
    $operand `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_SetDimensionSizeOp : HLO_PureOp<"set_dimension_size"> {
  let summary = "The operand with a dimension's size declared: the same, where sizes are static";
  let semantics = [{
    The operand with the size of one dimension declared to be `size`. Sizes are static here, so it is the
    operand.
  }];
  let constraints = [
    "`dimension` is a dimension of `operand`.",
    "`operand` and `result` have one type."];
  let assumptions = [
    "`size` is the size that the dimension has."];
  let example = [{
    // %operand: tensor<4x6xf32>, %size: tensor<i32>
    %result = stablehlo.set_dimension_size %operand, %size, dim = 0 : (tensor<4x6xf32>, tensor<i32>) ->
        tensor<4x6xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_IntScalar:$size, I64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $size `,` `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_DYNAMIC
