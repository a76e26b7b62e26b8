//===- StableHLOIndexing.td - Reads and writes at computed indices ----------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_INDEXING
#define ZERO_DIALECT_STABLEHLO_INDEXING

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

def HLO_DynamicSliceOp : HLO_PureOp<"dynamic_slice"> {
  let summary = "A sub-tensor of static size at computed start indices, which are clamped into range";
  let arguments = (ins HLO_Tensor:$operand, Variadic<HLO_IntScalar>:$start_indices,
                       DenseI64ArrayAttr:$slice_sizes);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = [{
    $operand `,` custom<OperandsThenComma>($start_indices) `sizes` `=` $slice_sizes attr-dict `:`
    functional-type(operands, results)
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_DynamicUpdateSliceOp : HLO_PureOp<"dynamic_update_slice"> {
  let summary = "The operand with a sub-tensor replaced at computed start indices, clamped into range";
  let arguments = (ins HLO_Tensor:$operand, HLO_Tensor:$update, Variadic<HLO_IntScalar>:$start_indices);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_GatherOp : HLO_PureOp<"gather"> {
  let summary = "Collects slices at the indices of a tensor";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$start_indices,
                       HLO_GatherDimensionNumbersAttr:$dimension_numbers, DenseI64ArrayAttr:$slice_sizes,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted);
  let results = (outs HLO_Tensor:$result);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_ScatterOp : HLO_Op<"scatter", [SameVariadicOperandSize, RecursiveMemoryEffects,
                                       SingleBlockImplicitTerminator<"ReturnOp">]> {
  let summary = "Combines updates into the inputs at the indices of a tensor";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, HLO_IntTensor:$scatter_indices,
                       Variadic<HLO_Tensor>:$updates,
                       HLO_ScatterDimensionNumbersAttr:$scatter_dimension_numbers,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$indices_are_sorted,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$unique_indices);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$update_computation);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_TorchIndexSelectOp : HLO_PureOp<"torch_index_select"> {
  let summary = "Slices of one dimension at the indices of a tensor";
  let arguments = (ins HLO_Tensor:$operand, HLO_IntTensor:$index, I64Attr:$dim, I64Attr:$batch_dims);
  let results = (outs HLO_Tensor:$result);
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_INDEXING
