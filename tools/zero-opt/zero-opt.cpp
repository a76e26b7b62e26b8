//===- zero-opt.cpp - The pass driver ---------------------------------------===//
//
// Reads StableHLO as JAX exports it (or the text of any rung), runs passes or pipelines, prints IR.
//===------------------------------------------------------------------------===//
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "zero/Pipelines/Pipelines.h"
#include "llvm/Support/WithColor.h"

/// Passes are options by the time the command line is parsed, so those of plugins have to be known
/// before. Fails where a file is no plugin.
static llvm::Error loadPassPlugins(llvm::ArrayRef<char *> arguments) {
  for (size_t k = 0; k < arguments.size(); ++k) {
    llvm::StringRef argument = llvm::StringRef(arguments[k]).ltrim('-');
    if (!argument.consume_front("load-pass-plugin"))
      continue;
    std::string file;
    if (argument.consume_front("="))
      file = argument.str();
    else if (argument.empty() && k + 1 < arguments.size())
      file = arguments[k + 1];
    llvm::Expected<mlir::PassPlugin> plugin = mlir::PassPlugin::load(file);
    if (!plugin)
      return plugin.takeError();
    plugin->registerPassRegistryCallbacks();
  }
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  zero::registerAllPasses();
  zero::registerPipelines();
  if (llvm::Error error = loadPassPlugins({argv + 1, argv + argc})) {
    llvm::WithColor::error(llvm::errs(), "zero-opt") << llvm::toString(std::move(error)) << "\n";
    return 1;
  }
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
