//===- DoubleNegation.cpp - A pass plugin built outside the project -------===//
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;

namespace {
#define GEN_PASS_DEF_DOUBLENEGATIONPASS
#include "Passes.h.inc"
#include "Rules.inc"
} // namespace

/// Number of arguments with the role `param`: attributes of the zero dialect are the host's own.
static int64_t countParameters(ModuleOp module) {
  int64_t count = 0;
  for (auto function : module.getOps<func::FuncOp>())
    for (unsigned argument = 0; argument < function.getNumArguments(); ++argument)
      if (auto role = function.getArgAttrOfType<zero::ir::RoleAttr>(argument, "zero.role"))
        count += role.getKind() == zero::ir::RoleKind::Param;
  return count;
}

static int64_t countNegations(ModuleOp module) {
  int64_t count = 0;
  module.walk([&](zero::hlo::NegateOp) { ++count; });
  return count;
}

namespace {
struct DoubleNegation : impl::DoubleNegationPassBase<DoubleNegation> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(zero::ir::expectPhase(module, getArgument(), zero::ir::Phase::Import)))
      return signalPassFailure();
    int64_t before = countNegations(module);
    RewritePatternSet patterns(&getContext());
    populateWithGenerated(patterns);
    if (failed(applyPatternsGreedily(module, std::move(patterns))))
      return signalPassFailure();
    dropped += (before - countNegations(module)) / 2;
    module.emitRemark() << countParameters(module) << " parameters, " << dropped.getValue()
                        << " pairs dropped";
  }
};
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "double-negation", "0.1",
          [] { PassRegistration<DoubleNegation>(); }};
}
