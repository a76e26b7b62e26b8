//===- StableHLOControlFlow.td - Branches, loops, barriers ------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_CONTROLFLOW
#define ZERO_DIALECT_STABLEHLO_CONTROLFLOW

include "zero/Dialect/StableHLO/StableHLOReduction.td"

def HLO_ReturnOp : HLO_PureOp<"return", [Terminator]> {
  let summary = "Ends a region and gives its values";
  let semantics = [{
    Ends the region of an op and gives the values that the op makes of it.
  }];
  let constraints = [
    "The types are those that the op expects of its region; the op's own verifier checks that."];
  let example = [{
    // %value: tensor<4xf32>, %pred: tensor<i1>
    %result = "stablehlo.if"(%pred) ({
      stablehlo.return %value : tensor<4xf32>
    }, {
      stablehlo.return %value : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$results);
  let assemblyFormat = "$results attr-dict (`:` type($results)^)?";
  let builders = [OpBuilder<(ins), [{ build($_builder, $_state, ::mlir::ValueRange()); }]>];
}

def HLO_WhileOp : HLO_RegionOp<"while", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockArgumentNames"]>]> {
  let summary = "Runs the body as long as the condition holds";
  let semantics = [{
    Runs `body` on the values as long as `cond` holds for them; the first ones are the operands, the last ones
    the results.
  }];
  let constraints = [
    "Operands and results have the same types, and so have the arguments of `cond` and `body`.",
    "`cond` returns a predicate of rank 0.",
    "`body` returns values of the operands' types."];
  let example = [{
    // %start: tensor<i32>, %x: tensor<4xf32>
    %results:2 = stablehlo.while(%i = %start, %value = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %limit = stablehlo.constant dense<10> : tensor<i32>
      %goes_on = stablehlo.compare LT, %i, %limit, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %goes_on : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %next = stablehlo.add %i, %one : tensor<i32>
      %sine = stablehlo.sine %value : tensor<4xf32>
      stablehlo.return %next, %sine : tensor<i32>, tensor<4xf32>
    }
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$operand);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$cond, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def HLO_IfOp : HLO_RegionOp<"if"> {
  let summary = "One of two branches, by a predicate";
  let semantics = [{
    The values of `true_branch` if `pred` holds, else of `false_branch`; only that branch runs.
  }];
  let constraints = [
    "Neither branch has arguments.",
    "Both return values of the results' types."];
  let example = [{
    // %pred: tensor<i1>, %x: tensor<4xf32>
    %result = "stablehlo.if"(%pred) ({
      stablehlo.return %x : tensor<4xf32>
    }, {
      %negated = stablehlo.negate %x : tensor<4xf32>
      stablehlo.return %negated : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
  }];
  let arguments = (ins HLO_PredScalar:$pred);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region SizedRegion<1>:$true_branch, SizedRegion<1>:$false_branch);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_CaseOp : HLO_RegionOp<"case"> {
  let summary = "One of several branches, by an index; out of range means the last one";
  let semantics = [{
    The values of branch number `index`, of the last one if there is no such branch; only that branch runs.
  }];
  let constraints = [
    "There is at least one branch.",
    "No branch has arguments.",
    "All branches return values of the results' types."];
  let example = [{
    // %index: tensor<i32>, %x: tensor<4xf32>
    %result = "stablehlo.case"(%index) ({
      stablehlo.return %x : tensor<4xf32>
    }, {
      %negated = stablehlo.negate %x : tensor<4xf32>
      stablehlo.return %negated : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
  }];
  let arguments = (ins HLO_I32Scalar:$index);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def HLO_OptimizationBarrierOp : HLO_PureOp<"optimization_barrier", [], [HLO_ShardingRule]> {
  let summary = "Its results are its operands, computed before anything that reads a result";
  let semantics = [{
    The operands as they are; all of them are computed before anything that reads a result, and no rewrite looks
    through.
  }];
  let constraints = [
    "Result i has the type of operand i."];
  let example = [{
    // %a: tensor<4xf32>, %b: tensor<2xi32>
    %results:2 = stablehlo.optimization_barrier %a, %b : tensor<4xf32>, tensor<2xi32>
  }];
  let arguments = (ins Variadic<HLO_Tensor>:$operand);
  let results = (outs Variadic<HLO_Tensor>:$results);
  let assemblyFormat = [{
    attr-dict ($operand^ `:` custom<PairedTypes>(type($operand), type($results))):(`(` `)`)?
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_STABLEHLO_CONTROLFLOW
