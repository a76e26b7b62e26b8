//===- Passes.td - The plugin's one pass ----------------------------------------------------------------===//

include "mlir/Pass/PassBase.td"

def DoubleNegationPass : Pass<"example-double-negation", "::mlir::ModuleOp"> {
  let summary = "Drops stablehlo.negate of stablehlo.negate; says how many parameters the step has";
  let dependentDialects = ["::zero::hlo::StableHLODialect"];
  let statistics = [Statistic<"dropped", "dropped", "Number of pairs that were dropped">];
}
