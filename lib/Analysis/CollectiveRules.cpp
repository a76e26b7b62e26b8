//===- CollectiveRules.cpp - Collectives over the user's own axes ---------------===//
//
// The axes of a user's model parallelism are apart from the ranks: every rank's devices exchange
// the rank's own rows. So rows stay rows wherever the exchange leaves their dimension alone.
//===----------------------------------------------------------------------------===//
#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

/// Every result in the form of its operand, where none is cut along one of `dims`.
static Answer keepRows(const RuleInput &in, ArrayRef<int64_t> dims) {
  if (in.anyPartial() || in.op->getNumOperands() != in.op->getNumResults())
    return std::nullopt;
  for (Form form : in.operands)
    if (form.isSharded() && llvm::is_contained(dims, form.dim))
      return std::nullopt;
  Plan plan;
  plan.operands.assign(in.operands.begin(), in.operands.end());
  plan.results.assign(in.operands.begin(), in.operands.end());
  return plan;
}

static Answer planElementwiseExchange(const RuleInput &in) { return keepRows(in, {}); }

static Answer planReduceScatter(const RuleInput &in) {
  return keepRows(in,
                  static_cast<int64_t>(cast<hlo::ReduceScatterOp>(in.op).getScatterDimension()));
}

static Answer planAllGather(const RuleInput &in) {
  return keepRows(in, static_cast<int64_t>(cast<hlo::AllGatherOp>(in.op).getAllGatherDim()));
}

static Answer planAllToAll(const RuleInput &in) {
  auto op = cast<hlo::AllToAllOp>(in.op);
  int64_t dims[] = {static_cast<int64_t>(op.getSplitDimension()),
                    static_cast<int64_t>(op.getConcatDimension())};
  return keepRows(in, dims);
}

void dist::addCollectiveRules(RuleTable &table) {
  addRule<hlo::AllReduceOp, hlo::CollectivePermuteOp, hlo::CollectiveBroadcastOp>(
      table, planElementwiseExchange);
  addRule<hlo::ReduceScatterOp>(table, planReduceScatter);
  addRule<hlo::AllGatherOp>(table, planAllGather);
  addRule<hlo::AllToAllOp>(table, planAllToAll);
}
