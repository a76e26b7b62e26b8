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
  addCollectiveRules(table);
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
