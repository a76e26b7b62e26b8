#include "Gradients.h"

#include "mlir/Transforms/RegionUtils.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace zero;

SmallVector<ir::AllReduceOp> zero::findGradients(func::FuncOp entry) {
  Operation *terminator = entry.getBody().front().getTerminator();
  llvm::DenseSet<Operation *> seen;
  SmallVector<Operation *> pending;
  auto add = [&](Value value) {
    if (Operation *op = value.getDefiningOp(); op && seen.insert(op).second)
      pending.push_back(op);
  };
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto role = entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role");
    if (role && role.getKind() == ir::RoleKind::Param && role.getNext() >= 0)
      add(terminator->getOperand(role.getNext()));
  }
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    if (isa<ir::AllReduceOp>(op) && !ir::isOverModelAxes(op))
      continue;
    for (Value operand : op->getOperands())
      add(operand);
    visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *use) { add(use->get()); });
  }
  SmallVector<ir::AllReduceOp> gradients;
  for (auto reduce : entry.getBody().front().getOps<ir::AllReduceOp>()) {
    auto type = cast<RankedTensorType>(reduce.getType());
    if (seen.contains(reduce) && reduce.getKind() == ir::ReduceKind::Add &&
        isa<FloatType>(type.getElementType()) && type.getNumElements() > 1 &&
        !ir::isOverModelAxes(reduce))
      gradients.push_back(reduce);
  }
  return gradients;
}
