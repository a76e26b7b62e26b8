//===- ValidatePass.cpp - zero-validate ---------------------------------------===//
#include "zero/Validate/Passes.h"
#include "zero/Validate/Validate.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/Support/SourceMgr.h"

namespace zero {
#define GEN_PASS_DEF_VALIDATEPASS
#include "zero/Validate/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {
struct ValidatePass : zero::impl::ValidatePassBase<ValidatePass> {
  using ValidatePassBase::ValidatePassBase;

  void runOnOperation() override {
    if (failed(run(getOperation())))
      signalPassFailure();
  }

  LogicalResult run(ModuleOp module) {
    if (origin.empty())
      return module.emitError("'zero-validate' has nothing to compare with; give the program in "
                              "the phase above by origin=FILE");
    ParserConfig config(module.getContext());
    auto upper = parseSourceFile<ModuleOp>(origin, config);
    if (!upper)
      return module.emitError() << "'zero-validate' cannot read '" << origin
                                << "': expected a program in the phase above";
    return validate::validate(*upper, module);
  }
};
} // namespace
