#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Target.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

static LogicalResult verify(Operation *gemm, const Target &target, RankedTensorType a,
                            RankedTensorType workspace) {
  int64_t needed = target.getGemmWorkspace(a.getElementType());
  if (!needed || (workspace && ir::getTensorBytes(workspace) >= needed))
    return success();
  return gemm->emitOpError() << "expects a workspace of " << needed << " bytes for "
                             << a.getElementType();
}

LogicalResult verifyWorkspaces(ModuleOp module) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
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
        .Default([](Operation *) { return success(); });
  });
  return failure(walk.wasInterrupted());
}

} // namespace zero
