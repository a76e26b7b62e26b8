//===- Passes.td - A phase against the phase above it -------------------------===//
#ifndef ZERO_VALIDATE_PASSES
#define ZERO_VALIDATE_PASSES
include "mlir/Pass/PassBase.td"

def ValidatePass : Pass<"zero-validate", "::mlir::ModuleOp"> {
  let summary = "Proves a phase's program equal to the program in the phase above";
  let description = [{
    Precondition: phase `replica`, `partitioned`, `scheduled`, `planned` or `executable`. Changes nothing.

    `origin` is a file with the program in the phase right above. Every value of both programs gets a number that
    stands for the expression that makes it, by the equations of docs/Proofs.md; every state, metric and output
    of every entry must have the number that it has above. What cannot be proved equal is an error that shows
    both expressions.

    The pipelines do the same after every phase, with the program in memory: this pass is for two files.
  }];
  let options = [
    Option<"origin", "origin", "std::string", "\"\"", "File with the program in the phase above">
  ];
  let dependentDialects = ["::zero::ir::ZeroDialect", "::zero::hlo::StableHLODialect", "::mlir::func::FuncDialect"];
}
#endif
