#include "GathersOfParts.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Phase.h"

using namespace mlir;
using namespace zero;

bool zero::isInParts(func::FuncOp step) {
  auto made = dyn_cast_or_null<BoolAttr>(
      ir::getConfig(step->getParentOfType<ModuleOp>(), "sequence_parallel"));
  return made && made.getValue();
}

static bool movesElements(Operation *op) {
  return isa_and_nonnull<hlo::TransposeOp, hlo::ReshapeOp>(op);
}

llvm::BitVector zero::findGathersOfParts(const StepParts &parts, func::FuncOp step) {
  llvm::BitVector found(parts.getForward().size());
  if (!isInParts(step))
    return found;
  for (Operation *gather : parts.getForward()) {
    if (!isa<ir::BatchGatherOp>(gather) || !ir::isOverModelAxes(gather))
      continue;
    SmallVector<Operation *> around{gather};
    for (Operation *op = gather->getOperand(0).getDefiningOp(); movesElements(op);
         op = op->getOperand(0).getDefiningOp())
      around.push_back(op);
    SmallVector<Operation *> pending(gather->getUsers());
    while (!pending.empty())
      if (Operation *op = pending.pop_back_val(); movesElements(op)) {
        around.push_back(op);
        llvm::append_range(pending, op->getUsers());
      }
    for (Operation *op : around)
      if (std::optional<size_t> moved = parts.getNumber(op->getResult(0)))
        found.set(*moved);
  }
  return found;
}
