//===- StableHLOOther.td - Random bits, calls to foreign code ---------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_OTHER
#define ZERO_DIALECT_STABLEHLO_OTHER

include "zero/Dialect/StableHLO/StableHLOAttrs.td"

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

def HLO_CustomCallOp : HLO_Op<"custom_call", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Calls code that the name stands for";
  let arguments = (ins Variadic<HLO_Tensor>:$inputs, StrAttr:$call_target_name,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$has_side_effect,
                       OptionalAttr<AnyAttr>:$backend_config, OptionalAttr<I32Attr>:$api_version,
                       OptionalAttr<ArrayAttr>:$called_computations, OptionalAttr<ArrayAttr>:$operand_layouts,
                       OptionalAttr<ArrayAttr>:$result_layouts,
                       OptionalAttr<ArrayAttr>:$output_operand_aliases);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let assemblyFormat = [{
    custom<CallTarget>($call_target_name) `(` $inputs `)` attr-dict `:` functional-type(operands, results)
  }];
}

#endif // ZERO_DIALECT_STABLEHLO_OTHER
