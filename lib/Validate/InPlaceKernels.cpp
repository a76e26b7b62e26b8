#include "InPlaceKernels.h"

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace zero::validate {

static SmallVector<int64_t> getShapeWithoutOnes(Value value) {
  SmallVector<int64_t> shape(cast<RankedTensorType>(value.getType()).getShape());
  llvm::erase(shape, 1);
  return shape;
}

/// Whether element i of the result needs element i of the operand and no other one.
static bool keepsIndex(OpOperand &use) {
  Operation *op = use.getOwner();
  if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      getShapeWithoutOnes(use.get()) != getShapeWithoutOnes(op->getResult(0)))
    return false;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return llvm::is_sorted(broadcast.getBroadcastDimensions());
  return hlo::isElementwise(op) || isa<hlo::ReshapeOp, hlo::BitcastConvertOp>(op);
}

static bool isReadAtOwnIndex(Value argument) {
  SmallVector<Value> worklist = {argument};
  llvm::SmallDenseSet<Value> seen;
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    for (OpOperand &use : value.getUses()) {
      if (isa<func::ReturnOp>(use.getOwner()))
        continue;
      if (!keepsIndex(use))
        return false;
      Value result = use.getOwner()->getResult(0);
      if (seen.insert(result).second)
        worklist.push_back(result);
    }
  }
  return true;
}

/// Whether the result is the argument with some elements replaced.
static bool isUpdate(Value result, BlockArgument argument) {
  Value target;
  Operation *op = result.getDefiningOp();
  if (isa_and_nonnull<hlo::ScatterOp, hlo::WhileOp>(op)) // a loop carries it on
    target = op->getOperand(cast<OpResult>(result).getResultNumber());
  else if (isa_and_nonnull<hlo::DynamicUpdateSliceOp>(op))
    target = op->getOperand(0);
  else if (auto insert = dyn_cast_or_null<ir::InsertSegmentOp>(op))
    target = insert.getDest();
  return target == argument && argument.hasOneUse();
}

bool InPlaceKernels::mayOverwrite(func::FuncOp kernel, unsigned result, unsigned argument) {
  Block &body = kernel.getBody().front();
  Value made = body.getTerminator()->getOperand(result);
  BlockArgument read = body.getArgument(argument);
  if (isUpdate(made, read))
    return true;
  auto typeOf = [](Value value) { return cast<RankedTensorType>(value.getType()); };
  if (typeOf(made).getNumElements() != typeOf(read).getNumElements())
    return false;
  auto [known, isNew] = ownIndex.try_emplace({kernel, argument});
  if (isNew)
    known->second = isReadAtOwnIndex(read);
  return known->second;
}

} // namespace zero::validate
