//===- CHLO.td - The chlo dialect: functions that decompose into stablehlo --------------------------===//

#ifndef ZERO_DIALECT_CHLO
#define ZERO_DIALECT_CHLO

include "zero/Dialect/StableHLO/StableHLOBase.td"

def CHLO_Dialect : Dialect {
  let name = "chlo";
  let cppNamespace = "::zero::chlo";
  let summary = "Functions that JAX writes as one op and that decompose into stablehlo";
  let description = [{
    Only read, printed and decomposed: `zero-expand-chlo` rewrites every op of this dialect into stablehlo
    before the `import` phase ends.
  }];
}

class CHLO_Op<string mnemonic, list<Trait> traits = []>
    : Op<CHLO_Dialect, mnemonic, !listconcat([Pure, HLO_StaticShapes], traits)>;

class CHLO_UnaryOp<string mnemonic, string what>
    : CHLO_Op<mnemonic, [HLO_Elementwise, HLO_SameTypes]> {
  let summary = what;
  let arguments = (ins HLO_Tensor:$operand);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand) `->` type($result)";
  let builders = [OpBuilder<(ins "::mlir::Value":$operand), [{
    build($_builder, $_state, operand.getType(), operand);
  }]>];
}

def CHLO_AcosOp : CHLO_UnaryOp<"acos", "inverse cosine">;
def CHLO_AcoshOp : CHLO_UnaryOp<"acosh", "inverse hyperbolic cosine">;
def CHLO_AsinOp : CHLO_UnaryOp<"asin", "inverse sine">;
def CHLO_AsinhOp : CHLO_UnaryOp<"asinh", "inverse hyperbolic sine">;
def CHLO_AtanOp : CHLO_UnaryOp<"atan", "inverse tangent">;
def CHLO_AtanhOp : CHLO_UnaryOp<"atanh", "inverse hyperbolic tangent">;
def CHLO_CoshOp : CHLO_UnaryOp<"cosh", "hyperbolic cosine">;
def CHLO_ErfOp : CHLO_UnaryOp<"erf", "error function">;
def CHLO_ErfcOp : CHLO_UnaryOp<"erfc", "complementary error function">;
def CHLO_ErfInvOp : CHLO_UnaryOp<"erf_inv", "inverse of the error function">;
def CHLO_SinhOp : CHLO_UnaryOp<"sinh", "hyperbolic sine">;
def CHLO_SquareOp : CHLO_UnaryOp<"square", "x * x">;

def CHLO_TopKOp : CHLO_Op<"top_k", [
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "The k largest elements of the last dimension and their indices, in descending order";
  let arguments = (ins HLO_Tensor:$operand, I64Attr:$k);
  let results = (outs HLO_Tensor:$values, HLO_IntTensor:$indices);
  let assemblyFormat = [{
    `(` $operand `,` `k` `=` $k `)` attr-dict `:` type($operand) `->` `(` type($values) `,` type($indices) `)`
  }];
  let hasVerifier = 1;
}

#endif // ZERO_DIALECT_CHLO
