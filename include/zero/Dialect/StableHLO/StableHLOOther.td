//===- StableHLOOther.td - Random bits, calls to foreign code ---------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_OTHER
#define ZERO_DIALECT_STABLEHLO_OTHER

include "mlir/IR/SymbolInterfaces.td"
include "zero/Dialect/StableHLO/StableHLOTokens.td"

def HLO_RngBitGeneratorOp : HLO_PureOp<"rng_bit_generator", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "Uniform random bits from a state, and the next state";
  let arguments = (ins HLO_Tensor:$initial_state, HLO_RngAlgorithmAttr:$rng_algorithm);
  let results = (outs HLO_Tensor:$output_state, HLO_Tensor:$output);
  let assemblyFormat = [{
    $initial_state `,` `algorithm` `=` `` $rng_algorithm attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

/// Draws anew whenever it runs: may be dropped, but not merged with its like.
def HLO_RngOp : HLO_Op<"rng"> {
  let summary = "Random numbers: UNIFORM in [a, b), or NORMAL of mean a and standard deviation b";
  let arguments = (ins HLO_Tensor:$a, HLO_Tensor:$b, HLO_IntVector:$shape,
                       HLO_RngDistributionAttr:$rng_distribution);
  let results = (outs Res<HLO_Tensor, "", [MemAlloc]>:$result);
  let assemblyFormat = [{
    $a `,` $b `,` $shape `,` `distribution` `=` `` $rng_distribution attr-dict `:`
    functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_CustomCallOp : HLO_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Calls code that the name stands for";
  let arguments = (ins Variadic<HLO_Value>:$inputs, StrAttr:$call_target_name,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
                       OptionalAttr<AnyAttr>:$backend_config,
                       DefaultValuedOptionalAttr<I32Attr, "1">:$api_version,
                       DefaultValuedOptionalAttr<TypedArrayAttrBase<FlatSymbolRefAttr, "functions">,
                                                 "{}">:$called_computations,
                       OptionalAttr<ArrayAttr>:$operand_layouts, OptionalAttr<ArrayAttr>:$result_layouts,
                       OptionalAttr<ArrayAttr>:$output_operand_aliases);
  let results = (outs Variadic<HLO_Value>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

def HLO_CompositeOp : HLO_Op<"composite", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "An operation by name whose meaning is the function `decomposition`";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StrAttr:$name,
                       DefaultValuedOptionalAttr<DictionaryAttr, "{}">:$composite_attributes,
                       FlatSymbolRefAttr:$decomposition, DefaultValuedOptionalAttr<I32Attr, "0">:$version);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let assemblyFormat = [{
    $name $inputs attr-dict `:` functional-type(operands, results)
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_OTHER
