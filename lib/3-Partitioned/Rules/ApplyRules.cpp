//===- ApplyRules.cpp - Rules on functions as they are ------------------------===//
#include "Rules.h"
#include "zero/3-Partitioned/Passes.h"

namespace zero {
#define GEN_PASS_DEF_APPLYRULESPASS
#include "zero/3-Partitioned/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;
using namespace zero::part;

namespace {
class ApplyRulesPass : public zero::impl::ApplyRulesPassBase<ApplyRulesPass> {
public:
  using ApplyRulesPassBase::ApplyRulesPassBase;

  /// `--zero-apply-rules=NAME,...` is short for `--zero-apply-rules=rules=NAME,...`.
  LogicalResult
  initializeOptions(StringRef text,
                    llvm::function_ref<LogicalResult(const Twine &)> errorHandler) override {
    std::string full = text.empty() || text.contains('=') ? text.str() : ("rules=" + text).str();
    return ApplyRulesPassBase::initializeOptions(full, errorHandler);
  }

  void runOnOperation() override {
    if (names.empty()) {
      getOperation().emitError() << "zero-apply-rules expects names of rules: "
                                    "--zero-apply-rules=NAME,...";
      return signalPassFailure();
    }
    FailureOr<SmallVector<const Rule *>> rules = findRules(getOperation(), names);
    if (failed(rules))
      return signalPassFailure();
    for (func::FuncOp function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal())
        applyRules(function, *rules);
  }
};
} // namespace
