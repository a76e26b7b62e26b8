#include "ValueShardings.h"

#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace zero;

/// What a constraint says, and the attribute for it; null where it says nothing of the axis.
static std::pair<StringRef, Attribute> readConstraint(Operation *constraint, StringRef axis) {
  if (!isa<sdy::ShardingConstraintOp, sdy::ReshardOp>(constraint))
    return {sdy::kMhloShardingAttr, constraint->getAttrOfType<StringAttr>(sdy::kMhloShardingAttr)};
  auto sharding = constraint->getAttrOfType<sdy::ShardingAttr>("sharding");
  return {sdy::kShardingAttr, sdy::findAxis(sharding, axis).dim >= 0 ? sharding : Attribute()};
}

void import::keepSharding(Operation *constraint, StringRef axis) {
  auto [name, sharding] = readConstraint(constraint, axis);
  if (!sharding)
    return;
  Value value = constraint->getOperand(0);
  if (Operation *op = value.getDefiningOp()) {
    if (op->getNumResults() == 1 && !op->hasAttr(sdy::kShardingAttr) &&
        !op->hasAttr(sdy::kMhloShardingAttr))
      op->setAttr(name, sharding);
    return;
  }
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  unsigned number = argument.getArgNumber();
  if (function && !function.getArgAttr(number, sdy::kShardingAttr) &&
      !function.getArgAttr(number, sdy::kMhloShardingAttr))
    function.setArgAttr(number, name, sharding);
}
