#include "ValueShardings.h"

#include "zero/Dialect/Sdy/Sdy.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace zero;

constexpr StringLiteral kSdy = "sdy.sharding", kMhlo = "mhlo.sharding";

static bool names(sdy::ShardingAttr sharding, StringRef axis) {
  return llvm::any_of(sharding.getDimensions(), [&](sdy::DimensionShardingAttr dimension) {
    return llvm::any_of(dimension.getAxes(),
                        [&](sdy::AxisRefAttr each) { return each.getName() == axis; });
  });
}

/// What a constraint says, and the attribute for it; null where it says nothing of the axis.
static std::pair<StringRef, Attribute> readConstraint(Operation *constraint, StringRef axis) {
  if (!isa<sdy::ShardingConstraintOp, sdy::ReshardOp>(constraint))
    return {kMhlo, constraint->getAttrOfType<StringAttr>(kMhlo)};
  auto sharding = constraint->getAttrOfType<sdy::ShardingAttr>("sharding");
  return {kSdy, names(sharding, axis) ? sharding : Attribute()};
}

void import::keepSharding(Operation *constraint, StringRef axis) {
  auto [name, sharding] = readConstraint(constraint, axis);
  if (!sharding)
    return;
  Value value = constraint->getOperand(0);
  if (Operation *op = value.getDefiningOp()) {
    if (op->getNumResults() == 1 && !op->hasAttr(kSdy) && !op->hasAttr(kMhlo))
      op->setAttr(name, sharding);
    return;
  }
  auto argument = cast<BlockArgument>(value);
  auto function = dyn_cast<func::FuncOp>(argument.getOwner()->getParentOp());
  unsigned number = argument.getArgNumber();
  if (function && !function.getArgAttr(number, kSdy) && !function.getArgAttr(number, kMhlo))
    function.setArgAttr(number, name, sharding);
}

void import::dropShardings(Operation *op) {
  if (isa<hlo::StableHLODialect>(op->getDialect()) && !isa<hlo::CustomCallOp>(op)) {
    op->removeDiscardableAttr(kSdy);
    op->removeDiscardableAttr(kMhlo);
  }
}
