//===- LowerKernels.cpp - Kernel functions to the target's code ------------------------===//
#include "LowerControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Target/Schedule.h"

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
    FailureOr<std::unique_ptr<Target>> machine = findTarget(module, target);
    if (failed(machine))
      return signalPassFailure();
    ControlFlowLowering controlFlow(module);
    if (failed(controlFlow.plan()))
      return signalPassFailure();
    for (auto kernel : llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
      if (!kernel->hasAttr("zero.kernel") || controlFlow.contains(kernel))
        continue;
      FailureOr<KernelSchedule> schedule = getSchedule(kernel);
      if (failed(schedule) || failed((*machine)->verify(kernel, *schedule)) ||
          failed((*machine)->lower(kernel, *schedule)))
        return signalPassFailure();
    }
    if (failed(controlFlow.lower(**machine)))
      signalPassFailure();
  }
};

} // namespace
} // namespace zero
