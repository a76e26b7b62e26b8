#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

static RuleTable makeTable() {
  RuleTable table;
  addElementwiseRules(table);
  addShapeRules(table);
  addLinearRules(table);
  addReductionRules(table);
  addIndexingRules(table);
  return table;
}

Rule dist::getRule(Operation *op) {
  static const RuleTable table = makeTable();
  return table.lookup(op->getName().getTypeID());
}

Plan dist::replicatedPlan(Operation *op) {
  Plan plan;
  plan.operands.assign(op->getNumOperands(), Form());
  plan.results.assign(op->getNumResults(), Form());
  return plan;
}

Plan dist::passPlan(const RuleInput &in, Form result) {
  Plan plan;
  plan.operands.assign(in.operands.begin(), in.operands.end());
  plan.results.assign(in.op->getNumResults(), result);
  return plan;
}

Attribute dist::getSplat(Value value) {
  // Shape ops do not change what fills a splat; chains of them are short after simplification.
  constexpr int kMaxDepth = 8;
  for (int depth = 0; depth < kMaxDepth; ++depth) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return nullptr;
    if (auto constant = dyn_cast<hlo::ConstantOp>(op)) {
      auto splat = dyn_cast<SplatElementsAttr>(constant.getValue());
      return splat ? splat.getSplatValue<Attribute>() : Attribute();
    }
    if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(op))
      return nullptr;
    value = op->getOperand(0);
  }
  return nullptr;
}

bool dist::isSplatZero(Value value) {
  // Zero stays zero under conversion.
  while (auto convert = value.getDefiningOp<hlo::ConvertOp>())
    value = convert.getOperand();
  Attribute splat = getSplat(value);
  if (auto number = dyn_cast_or_null<FloatAttr>(splat))
    return number.getValue().isZero();
  if (auto number = dyn_cast_or_null<IntegerAttr>(splat))
    return number.getValue().isZero();
  return false;
}
