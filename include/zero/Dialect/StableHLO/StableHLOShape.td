//===- StableHLOShape.td - Constants and ops that only move elements --------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_SHAPE
#define ZERO_DIALECT_STABLEHLO_SHAPE

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_ConstantOp : HLO_PureOp<"constant", [
    ConstantLike, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "A constant tensor";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs HLO_Tensor:$output);
  let hasCustomAssemblyFormat = 1;
  let builders = [OpBuilder<(ins "::mlir::ElementsAttr":$value), [{
    build($_builder, $_state, value.getType(), value);
  }]>];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_IotaOp : HLO_PureOp<"iota"> {
  let summary = "Each element is its index along one dimension";
  let arguments = (ins I64Attr:$iota_dimension);
  let results = (outs HLO_NumberTensor:$output);
  let assemblyFormat = "`dim` `=` $iota_dimension attr-dict `:` type($output)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_BroadcastInDimOp : HLO_PureOp<"broadcast_in_dim"> {
  let summary = "Expands dimensions of size 1 and adds dimensions";
  let description = [{
    Dimension i of the operand becomes dimension `broadcast_dimensions[i]` of the result; its size is 1 or that of
    the result.
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

def HLO_BroadcastOp : HLO_PureOp<"broadcast"> {
  let summary = "Adds leading dimensions";
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$broadcast_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `sizes` `=` $broadcast_sizes attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_ReshapeOp : HLO_PureOp<"reshape"> {
  let summary = "The same elements in row-major order, another shape";
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_TransposeOp : HLO_PureOp<"transpose"> {
  let summary = "Permutes dimensions: result dimension i is operand dimension permutation[i]";
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

def HLO_ReverseOp : HLO_PureOp<"reverse", [HLO_SameTypes]> {
  let summary = "Reverses the order along dimensions";
  let arguments = (ins HLO_Tensor:$operand, DenseI64ArrayAttr:$dimensions);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` `dims` `=` $dimensions attr-dict `:` custom<SameTypes>(type($operand), type($result))
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def HLO_SliceOp : HLO_PureOp<"slice"> {
  let summary = "A strided sub-tensor at static indices";
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

def HLO_ConcatenateOp : HLO_PureOp<"concatenate"> {
  let summary = "Joins tensors along a dimension";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, I64Attr:$dimension);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    custom<OperandsThenComma>($inputs) `dim` `=` $dimension attr-dict `:` functional-type(operands, results)
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_PadOp : HLO_PureOp<"pad"> {
  let summary = "Adds (or, if negative, removes) elements at the edges and between elements";
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
