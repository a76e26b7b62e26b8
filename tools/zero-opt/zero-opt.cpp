//===- zero-opt.cpp - The pass driver ---------------------------------------===//
//
// Reads StableHLO as JAX exports it (or the text of any rung), runs passes or pipelines, prints IR.
//===------------------------------------------------------------------------===//
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "zero/Pipelines/Pipelines.h"

int main(int argc, char **argv) {
  zero::registerAllPasses();
  zero::registerPipelines();
  mlir::DialectRegistry registry;
  zero::registerAllDialects(registry);
  return mlir::asMainReturnCode(mlir::MlirOptMain(
      argc, argv,
      "ZeRO pass driver\n\n"
      "  zero-opt step.mlir --zero-to-import                         the step with roles\n"
      "  zero-opt step.mlir --zero-to-replica=ranks=4                one rank's data-parallel "
      "step\n"
      "  zero-opt step.mlir --zero-to-partitioned=\"ranks=4 stage=3\"  units, gathers, "
      "reduce-scatters\n"
      "  zero-opt rule.mlir --zero-apply-rules=NAME                  one rewrite rule on a small "
      "function\n",
      registry));
}
