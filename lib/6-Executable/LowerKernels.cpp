//===- LowerKernels.cpp - Kernel functions to the target's code ------------------------===//
#include "LowerControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/Zero/Phase.h"
#include "zero/Target/Target.h"

namespace zero {
#define GEN_PASS_DEF_LOWERKERNELSPASS
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

struct LowerKernelsPass : impl::LowerKernelsPassBase<LowerKernelsPass> {
  using LowerKernelsPassBase::LowerKernelsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<std::unique_ptr<Target>> machine = findTarget(module);
    if (failed(machine))
      return signalPassFailure();
    ControlFlowLowering controlFlow(module);
    if (failed(controlFlow.plan()))
      return signalPassFailure();
    for (auto kernel : llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      if (!kernel->hasAttr("zero.kernel") || controlFlow.contains(kernel))
        continue;
      FailureOr<KernelSchedule> schedule = (*machine)->schedule(kernel);
      if (failed(schedule) || failed((*machine)->lower(kernel, *schedule)))
        return signalPassFailure();
    }
    if (failed(controlFlow.lower(**machine)))
      signalPassFailure();
  }

  /// What the option names, else what the module was made for: the same machine as then.
  FailureOr<std::unique_ptr<Target>> findTarget(ModuleOp module) {
    auto recorded = ir::getConfigString(module, "target");
    if (target.empty() || recorded == target.getValue()) {
      FailureOr<std::unique_ptr<Target>> found = getTarget(module);
      if (failed(found) || failed(checkMachine(module, **found)))
        return failure();
      return found;
    }
    if (recorded)
      return module.emitError() << "target is '" << target << "', but the module was made with '"
                                << *recorded << "'; drop the option or start again";
    llvm::Expected<std::unique_ptr<Target>> named = resolveTarget(target);
    if (!named)
      return module.emitError() << llvm::toString(named.takeError());
    return std::move(*named);
  }

  static LogicalResult checkMachine(ModuleOp module, const Target &target) {
    auto machine = ir::getConfigString(module, "machine");
    if (!machine || *machine == target.describe())
      return success();
    return module.emitError()
           << "target '" << ir::getConfigString(module, "target").value_or("") << "' is "
           << target.describe() << " here, but the module was made for " << *machine
           << "; compile the exported step on this machine, or for a target that "
              "both know, such as cpu:x86-64-v3";
  }
};

} // namespace
} // namespace zero
