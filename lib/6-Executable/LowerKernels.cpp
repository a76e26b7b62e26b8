//===- LowerKernels.cpp - Kernel functions to the target's code ------------------------===//
#include "LowerControlFlow.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/6-Executable/Passes.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Kernel.h"
#include "zero/Target/Schedule.h"
#include "zero/Target/Staging.h"
#include <numeric>

namespace zero {
#define GEN_PASS_DEF_LOWERKERNELSPASS
#include "zero/6-Executable/Passes.h.inc"
} // namespace zero

using namespace mlir;

namespace zero {
namespace {

/// Says of each argument and result of a kernel what its buffers are aligned to, up to `most`
/// bytes: views into a value may begin anywhere.
class AlignmentNotes {
public:
  AlignmentNotes(ModuleOp module, const ControlFlowLowering &controlFlow, int64_t most)
      : most(most) {
    for (auto kernel : module.getOps<func::FuncOp>())
      kernels[kernel.getSymNameAttr()] = kernel;
    module.walk([&](ir::LaunchOp launch) {
      func::FuncOp kernel = kernels.lookup(launch.getKernelAttr().getAttr());
      if (!kernel)
        return;
      for (auto [i, in] : llvm::enumerate(launch.getIns().getAsRange<ir::AllocationAttr>()))
        if (i < kernel.getNumArguments())
          noteArgument(kernel, i, in.getOffset());
      for (auto [i, out] : llvm::enumerate(launch.getOuts().getAsRange<ir::AllocationAttr>()))
        if (i < kernel.getNumResults())
          noteResult(kernel, i, out.getOffset());
    });
    module.walk([&](ir::LaunchCollectiveOp launch) { noteFolds(launch); });
    // What is known of a kernel of control flow decides what its regions give to others.
    do {
      hasChanged = false;
      controlFlow.forEachDispatch(
          [&](func::FuncOp control, ir::DispatchOp op, const ControlPlan &plan) {
            noteDispatch(control, op, plan);
          });
    } while (hasChanged);
  }

private:
  /// Of a reduction that is staged: a fold reads the workspace.
  void noteFolds(ir::LaunchCollectiveOp launch) {
    auto folds = launch->getAttrOfType<ArrayAttr>(kFoldsAttr);
    if (!folds)
      return;
    int64_t ranks = getGroupSize(launch, launch.getCommunicatorAttr()),
            staged = cast<ir::AllocationAttr>(launch.getOuts().getValue().back()).getOffset();
    for (auto [name, out] : llvm::zip(folds.getAsRange<FlatSymbolRefAttr>(),
                                      launch.getOuts().getAsRange<ir::AllocationAttr>())) {
      func::FuncOp kernel = kernels.lookup(name.getAttr());
      if (!kernel)
        continue;
      noteArgument(kernel, 0, staged);
      bool isAll = launch.getKind() == ir::CollectiveKind::AllReduce;
      noteResult(kernel, 0,
                 isAll ? staged + getFoldedOffset(out.getType(), ranks) : out.getOffset());
    }
  }

  /// Of a kernel that a region runs. A kernel's workspace begins where everything may.
  void noteDispatch(func::FuncOp control, ir::DispatchOp op, const ControlPlan &plan) {
    func::FuncOp kernel = kernels.lookup(op.getKernelAttr().getAttr());
    if (!kernel)
      return;
    auto offsetOf = [&](Value value) {
      ControlPlace place = plan.getPlace(value);
      IntegerAttr base;
      if (place.base == ControlPlace::Base::Argument)
        base = control.getArgAttrOfType<IntegerAttr>(place.index, kAlignmentAttr);
      else if (place.base == ControlPlace::Base::Result)
        base = control.getResultAttrOfType<IntegerAttr>(place.index, kAlignmentAttr);
      return std::gcd(place.offset, base ? base.getInt() : most);
    };
    for (auto [i, in] : llvm::enumerate(op.getInputs()))
      noteArgument(kernel, i, offsetOf(in));
    for (auto [i, out] : llvm::enumerate(op.getResults()))
      noteResult(kernel, i, offsetOf(out));
  }

  void noteArgument(func::FuncOp kernel, unsigned i, int64_t offset) {
    kernel.setArgAttr(
        i, kAlignmentAttr,
        meet(offset, kernel.getArgAttrOfType<IntegerAttr>(i, kAlignmentAttr), kernel.getContext()));
  }
  void noteResult(func::FuncOp kernel, unsigned i, int64_t offset) {
    kernel.setResultAttr(i, kAlignmentAttr,
                         meet(offset, kernel.getResultAttrOfType<IntegerAttr>(i, kAlignmentAttr),
                              kernel.getContext()));
  }
  IntegerAttr meet(int64_t offset, IntegerAttr known, MLIRContext *context) {
    int64_t bytes = std::gcd(offset, known ? known.getInt() : most);
    hasChanged |= !known || known.getInt() != bytes;
    return IntegerAttr::get(IntegerType::get(context, 64), bytes);
  }

  int64_t most;
  bool hasChanged = false;
  llvm::DenseMap<StringAttr, func::FuncOp> kernels;
};

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
    if (int64_t alignment = (*machine)->getBufferAlignment(); alignment > 1)
      AlignmentNotes(module, controlFlow, alignment);
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
