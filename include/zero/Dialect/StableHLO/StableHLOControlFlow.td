//===- StableHLOControlFlow.td - Branches, loops, barriers ------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_CONTROLFLOW
#define ZERO_DIALECT_STABLEHLO_CONTROLFLOW

include "zero/Dialect/StableHLO/StableHLOReduction.td"

def HLO_ReturnOp : HLO_PureOp<"return", [Terminator]> {
  let summary = "Ends a region and gives its values";
  let arguments = (ins Variadic<HLO_Tensor>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def HLO_WhileOp : HLO_RegionOp<"while", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "Runs the body as long as the condition holds";
  let arguments = (ins Variadic<HLO_Tensor>:$operand);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def HLO_IfOp : HLO_RegionOp<"if"> {
  let summary = "One of two branches, by a predicate";
  let arguments = (ins HLO_PredScalar:$pred);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_CaseOp : HLO_RegionOp<"case"> {
  let summary = "One of several branches, by an index; out of range means the last one";
  let arguments = (ins HLO_I32Scalar:$index);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_OptimizationBarrierOp : HLO_PureOp<"optimization_barrier"> {
  let summary = "Its results are its operands, computed before anything that reads a result";
  let arguments = (ins Variadic<HLO_Tensor>:$operand);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairedTypes>(type($operand), type($results))):(`(` `)`)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_CONTROLFLOW
