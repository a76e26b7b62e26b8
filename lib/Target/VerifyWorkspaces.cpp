#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Schedule.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

/// Of zero.gemm and zero.launch_gemm, which name the same things.
template <typename Op>
static LogicalResult verify(Op gemm, const Target &target, RankedTensorType a,
                            RankedTensorType workspace) {
  Type element = a.getElementType();
  if ((gemm.getBias() || gemm.getAddend()) && !target.hasGemmTerms(element))
    return gemm.emitOpError() << "has a bias or an addend, expected none of " << element << " for "
                              << target.describe()
                              << ": its library's matmul adds nothing besides; run "
                                 "--zero-form-kernels for this target";
  if (gemm.getSums() && !target.hasOperandSums(element))
    return gemm.emitOpError() << "sums an operand, expected no sums of " << element << " for "
                              << target.describe()
                              << ": its library's matmul makes none; run --zero-form-kernels for "
                                 "this target";
  int64_t needed = target.getGemmWorkspace(element);
  if (!needed || (workspace && ir::getTensorBytes(workspace) >= needed))
    return success();
  return gemm.emitOpError() << "expects a workspace of " << needed << " bytes for " << element;
}

/// What the kernel's schedule says; for control flow see verifyControlFlow, too.
static LogicalResult verifyKernel(Operation *op, FlatSymbolRefAttr name,
                                  SymbolTableCollection &symbols, RankedTensorType workspace) {
  auto kernel = symbols.lookupNearestSymbolFrom<func::FuncOp>(op, name);
  kernel::ScheduleAttr schedule = kernel ? getScheduleAttr(kernel) : nullptr;
  if (!schedule)
    return success();
  int64_t needed = schedule.getWorkspace();
  int64_t found = workspace ? ir::getTensorBytes(workspace) : 0;
  if (found >= needed && (needed || !workspace))
    return success();
  return op->emitOpError() << "has a workspace of " << found << " bytes, expected " << needed
                           << " for kernel " << name;
}

LogicalResult verifyWorkspaces(ModuleOp module) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  SymbolTableCollection symbols;
  WalkResult walk = module.walk([&](Operation *op) -> WalkResult {
    return llvm::TypeSwitch<Operation *, LogicalResult>(op)
        .Case<ir::GemmOp>([&](ir::GemmOp gemm) {
          return verify(gemm, **target, cast<RankedTensorType>(gemm.getA().getType()),
                        gemm.getWorkspace() ? cast<RankedTensorType>(gemm.getWorkspace().getType())
                                            : RankedTensorType());
        })
        .Case<ir::LaunchGemmOp>([&](ir::LaunchGemmOp gemm) {
          std::optional<ir::AllocationAttr> workspace = gemm.getWorkspace();
          return verify(gemm, **target, gemm.getA().getType(),
                        workspace ? workspace->getType() : RankedTensorType());
        })
        .Case<ir::DispatchOp>([&](ir::DispatchOp dispatch) {
          Value workspace = dispatch.getWorkspace();
          return verifyKernel(dispatch, dispatch.getKernelAttr(), symbols,
                              workspace ? cast<RankedTensorType>(workspace.getType())
                                        : RankedTensorType());
        })
        .Case<ir::LaunchOp>([&](ir::LaunchOp launch) {
          std::optional<ir::AllocationAttr> workspace = launch.getWorkspace();
          return verifyKernel(launch, launch.getKernelAttr(), symbols,
                              workspace ? workspace->getType() : RankedTensorType());
        })
        .Default([](Operation *) { return success(); });
  });
  return failure(walk.wasInterrupted());
}

} // namespace zero
