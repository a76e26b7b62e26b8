#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"
#include "zero/Target/Target.h"

using namespace mlir;

namespace zero {

/// A group of one rank reduces nothing.
static LogicalResult verify(Operation *op, const Target &target, SymbolTableCollection &symbols,
                            FlatSymbolRefAttr name, std::optional<ir::ReduceKind> kind,
                            Type element) {
  auto communicator = symbols.lookupNearestSymbolFrom<ir::CommunicatorOp>(op, name);
  auto mesh = communicator
                  ? symbols.lookupNearestSymbolFrom<ir::MeshOp>(op, communicator.getMeshAttr())
                  : ir::MeshOp();
  if (!kind || !mesh || target.hasReduction(*kind, element) ||
      ir::getGroups(mesh, communicator.getAxes())[0].size() == 1)
    return success();
  return op->emitOpError() << "combines " << element << " of the ranks by '"
                           << ir::stringifyReduceKind(*kind) << "', which the library of this "
                           << "program's target does not, or not with its meaning; reduce another "
                           << "type, or compile for --target=cpu";
}

LogicalResult verifyReductions(ModuleOp module) {
  FailureOr<std::unique_ptr<Target>> target = getTarget(module);
  if (failed(target))
    return failure();
  SymbolTableCollection symbols;
  WalkResult walk = module.walk([&](Operation *op) -> WalkResult {
    if (auto start = dyn_cast<ir::CollectiveStartOp>(op))
      return start.getOperands().empty()
                 ? success()
                 : verify(op, **target, symbols, start.getCommunicatorAttr(), start.getReduce(),
                          getElementTypeOrSelf(start.getOperands()[0]));
    if (auto launch = dyn_cast<ir::LaunchCollectiveOp>(op))
      return verify(op, **target, symbols, launch.getCommunicatorAttr(), launch.getReduce(),
                    cast<ir::AllocationAttr>(launch.getIns()[0]).getType().getElementType());
    return success();
  });
  return failure(walk.wasInterrupted());
}

} // namespace zero
