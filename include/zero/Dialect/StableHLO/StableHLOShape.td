//===- StableHLOShape.td - Constants and ops that only move elements --------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_SHAPE
#define ZERO_DIALECT_STABLEHLO_SHAPE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_ConstantOp : HLO_PureOp<"constant", [
    ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>], [HLO_ShardingRuleOfSizes]> {
  let summary = "A constant tensor";
  let semantics = [{
    The tensor that the attribute `value` holds, as a list of elements, one element for all, or a resource of
    the file.
  }];
  let constraints = [
    "`value` and `output` have one type.",
    "A resource that `value` names has data: constants that were elided when the module was printed are "
    "refused."];
  let example = [{
    %output = stablehlo.constant dense<[0.000000e+00, 5.000000e-01]> : tensor<2xf32>
  }];
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{
    build($_builder, $_state, value.getType(), value);
  }]>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_IotaOp : HLO_PureOp<"iota", [], [HLO_ShardingRule]> {
  let summary = "Each element is its index along one dimension";
  let semantics = [{
    Each element is its own index along `iota_dimension`.
  }];
  let constraints = [
    "`iota_dimension` is a dimension of `output`."];
  let example = [{
    %output = stablehlo.iota dim = 1 : tensor<2x3xi32>
  }];
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs HLO_NumberTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_BroadcastInDimOp : HLO_MovingOp<"broadcast_in_dim"> {
  let summary = "Expands dimensions of size 1 and adds dimensions";
  let semantics = [{
    The operand's elements repeated over a larger shape: operand dimension i becomes result dimension
    `broadcast_dimensions[i]`, dimensions of size 1 are expanded, and result dimensions that the list does not
    name are new.
  }];
  let constraints = [
    "`operand` and `result` have one element type.",
    "`broadcast_dimensions` has an entry for each operand dimension; the entries are distinct dimensions of "
    "`result`.",
    "The size of operand dimension i is 1 or that of result dimension `broadcast_dimensions[i]`."];
  let example = [{
    // %operand: tensor<1x3xf32>
    %result = stablehlo.broadcast_in_dim %operand, dims = [2, 1] : (tensor<1x3xf32>) -> tensor<4x3x5xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_dimensions);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $broadcast_dimensions attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_BroadcastOp : HLO_PureOp<"broadcast", [HLO_Expands]> {
  let summary = "Adds leading dimensions";
  let semantics = [{
    The operand repeated along new leading dimensions of the sizes `broadcast_sizes`.
  }];
  let constraints = [
    "No entry of `broadcast_sizes` is negative.",
    "`result` has the operand's element type, and `broadcast_sizes` followed by the operand's shape as its "
    "shape."];
  let example = [{
    // %operand: tensor<3xf32>
    %result = stablehlo.broadcast %operand, sizes = [2] : (tensor<3xf32>) -> tensor<2x3xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_ReshapeOp : HLO_MovingOp<"reshape", [], [HLO_ShardingRule], ["isPermutation"]> {
  let summary = "The same elements in row-major order, another shape";
  let semantics = [{
    The same elements, in row-major order, in another shape.
  }];
  let constraints = [
    "`operand` and `result` have one element type.",
    "`operand` and `result` have as many elements."];
  let example = [{
    // %operand: tensor<2x6xf32>
    %result = stablehlo.reshape %operand : (tensor<2x6xf32>) -> tensor<3x4xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_TransposeOp : HLO_MovingOp<"transpose", [], [HLO_ShardingRule], ["isPermutation"]> {
  let summary = "Permutes dimensions: result dimension i is operand dimension permutation[i]";
  let semantics = [{
    The operand with its dimensions in another order: dimension i of the result is dimension `permutation[i]` of
    the operand.
  }];
  let constraints = [
    "`permutation` names every dimension of `operand` once.",
    "`result` has the operand's element type and its sizes in that order."];
  let example = [{
    // %operand: tensor<2x3x4xf32>
    %result = stablehlo.transpose %operand, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$permutation);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $permutation attr-dict `:` functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$permutation)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_ReverseOp : HLO_MovingOp<"reverse", [HLO_SameTypes], [HLO_ShardingRule], ["isPermutation"]> {
  let summary = "Reverses the order along dimensions";
  let semantics = [{
    The operand with the order of its elements reversed along each of `dimensions`.
  }];
  let constraints = [
    "`operand` and `result` have one type.",
    "The entries of `dimensions` are distinct dimensions of `operand`."];
  let example = [{
    // %operand: tensor<2x3xf32>
    %result = stablehlo.reverse %operand, dims = [1] : tensor<2x3xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_SliceOp : HLO_MovingOp<"slice", [], [HLO_ShardingRuleOfSizes]> {
  let summary = "A strided sub-tensor at static indices";
  let semantics = [{
    In each dimension the indices from `start_indices` up to, and without, `limit_indices`, every `strides`-th
    of them.
  }];
  let constraints = [
    "`start_indices`, `limit_indices` and `strides` have an entry for each dimension of `operand`.",
    "In each dimension 0 <= start <= limit <= size.",
    "Every stride is at least 1.",
    "`result` has the operand's element type; its sizes are (limit - start) / stride, rounded up."];
  let example = [{
    // %operand: tensor<4x6xf32>
    %result = stablehlo.slice %operand [1:3, 0:6:2] : (tensor<4x6xf32>) -> tensor<2x3xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$start_indices,
                       DenseI64ArrayAttr:$limit_indices, DenseI64ArrayAttr:$strides);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand custom<SliceRanges>($start_indices, $limit_indices, $strides) attr-dict `:`
    functional-type(operands, results)
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$operand, "::llvm::ArrayRef<int64_t>":$startIndices,
                                 "::llvm::ArrayRef<int64_t>":$limitIndices,
                                 "::llvm::ArrayRef<int64_t>":$strides)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_ConcatenateOp : HLO_MovingOp<"concatenate", [HLO_Costly], [HLO_ShardingRule], ["getNumMovedOperands"]> {
  let summary = "Joins tensors along a dimension";
  let semantics = [{
    The inputs one after the other along `dimension`.
  }];
  let constraints = [
    "There is at least one input.",
    "`dimension` is a dimension of the first input.",
    "The inputs have one element type, one rank, and one size in every dimension but `dimension`.",
    "`result` has their element type and sizes; along `dimension` its size is the sum of theirs."];
  let example = [{
    // %a: tensor<2x3xf32>, %b: tensor<4x3xf32>
    %result = stablehlo.concatenate %a, %b, dim = 0 : (tensor<2x3xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    custom<OperandsThenComma>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_PadOp : HLO_MovingOp<"pad", [HLO_Costly], [HLO_ShardingRuleOfSizes], ["getNumMovedOperands"]> {
  let summary = "Adds (or, if negative, removes) elements at the edges and between elements";
  let semantics = [{
    The operand with `padding_value` around and between its elements: in each dimension `edge_padding_low`
    before the first, `edge_padding_high` after the last, `interior_padding` between neighbours. Negative edges
    remove elements instead.
  }];
  let constraints = [
    "`padding_value` has rank 0 and the operand's element type.",
    "The three lists have an entry for each dimension of `operand`.",
    "No entry of `interior_padding` is negative.",
    "`result` has the operand's element type; its sizes are low + size + max(size - 1, 0) * interior + high, "
    "none negative."];
  let example = [{
    // %operand: tensor<4x6xf32>, %padding_value: tensor<f32>
    %result = stablehlo.pad %operand, %padding_value, low = [1, 0], high = [2, -1], interior = [0, 1] :
        (tensor<4x6xf32>, tensor<f32>) -> tensor<7x10xf32>
  }];
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$padding_value, DenseI64ArrayAttr:$edge_padding_low,
                       DenseI64ArrayAttr:$edge_padding_high, DenseI64ArrayAttr:$interior_padding);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` $padding_value `,` `low` `=` $edge_padding_low `,` `high` `=` $edge_padding_high `,`
    `interior` `=` $interior_padding attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_SHAPE
