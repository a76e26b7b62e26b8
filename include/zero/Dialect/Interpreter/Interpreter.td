//===- Interpreter.td - The interpreter dialect: what conformance programs ask of it ----------------===//

#ifndef ZERO_DIALECT_INTERPRETER
#define ZERO_DIALECT_INTERPRETER

include "mlir/IR/SymbolInterfaces.td"
include "zero/Dialect/StableHLO/StableHLOBase.td"

def Interpreter_Dialect : Dialect {
  let name = "interpreter";
  let cppNamespace = "::zero::interpreter";
  let summary = "What public conformance programs of StableHLO ask of the interpreter that runs them";
  let description = [{
    Runs of several devices inside a program of one, and looks at values. Only for the interpreter: later phases
    refuse these ops.
  }];
}

class Interpreter_Op<string mnemonic, list<Trait> traits = []>
    : Op<Interpreter_Dialect, mnemonic, !listconcat([HLO_StaticShapes], traits)>;

def Interpreter_Token : Type<CPred<"::llvm::isa<::zero::hlo::TokenType>($_self)">, "token">;
def Interpreter_Value : AnyTypeOf<[HLO_Tensor, Interpreter_Token]>;

def Interpreter_Names : TypedArrayAttrBase<FlatSymbolRefAttr, "names of functions">;
def Interpreter_Grid : TypedArrayAttrBase<Interpreter_Names, "names of functions, row by row">;

def Interpreter_RunParallelOp
    : Interpreter_Op<"run_parallel", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Runs functions together, each on a device of its own";
  let description = [{
    Row r of `programs` is replica r, entry p of the row its partition p; all rows have as many. The devices
    take their arguments from the operands and give their results in this order. Functions of `infeed` give what
    `stablehlo.infeed` reads, each once.
  }];
  let arguments = (ins Variadic<Interpreter_Value>:$inputs, OptionalAttr<Interpreter_Names>:$infeed,
                       Interpreter_Grid:$programs);
  let results = (outs Variadic<Interpreter_Value>:$results);
  let hasVerifier = 1;
}

def Interpreter_ProbeOp : Interpreter_Op<"probe", [AllTypesMatch<["operand", "result"]>]> {
  let summary = "The operand, kept under a name for check.expect_serialized_eq";
  let arguments = (ins HLO_Tensor:$operand, StrAttr:$probe_id);
  let results = (outs HLO_Tensor:$result);
  let assemblyFormat = "$operand `,` `probe_id` `=` $probe_id attr-dict `:` type($operand)";
}

def Interpreter_PrintOp : Interpreter_Op<"print"> {
  let summary = "Prints the operand while it runs";
  let arguments = (ins HLO_Tensor:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

#endif // ZERO_DIALECT_INTERPRETER
