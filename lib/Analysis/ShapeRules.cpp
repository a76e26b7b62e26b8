#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;
using ir::ReduceKind;

static Answer broadcast(const RuleInput &in) {
  auto op = cast<hlo::BroadcastInDimOp>(in.op);
  Form form = in.operands[0];
  if (!form.isSharded())
    return passPlan(in, form);
  int64_t dim = op.getBroadcastDimensions()[form.dim];
  if (in.shape(0)[form.dim] == in.resultShape()[dim])
    return passPlan(in, form.onDim(dim));
  // Size one is stretched: only one rank can hold a cut dimension of size one.
  if (in.ranks != 1)
    return std::nullopt;
  return passPlan(in, Form::sharded(dim, 1, in.resultShape()[dim]));
}

static Answer transpose(const RuleInput &in) {
  auto op = cast<hlo::TransposeOp>(in.op);
  Form form = in.operands[0];
  if (form.isSharded())
    form = form.onDim(indexIn(op.getPermutation(), form.dim));
  return passPlan(in, form);
}

static Answer reverse(const RuleInput &in) {
  auto op = cast<hlo::ReverseOp>(in.op);
  Form form = in.operands[0];
  if (form.isSharded() && indexIn(op.getDimensions(), form.dim) >= 0)
    return std::nullopt;
  return passPlan(in, form);
}

static Answer reshape(const RuleInput &in) {
  std::optional<Form> form = reshapeForm(in.shape(0), in.resultShape(), in.operands[0], in.ranks);
  if (!form)
    return std::nullopt;
  return passPlan(in, *form);
}

/// All of the cut dimension, or whole groups of it.
static Answer slice(const RuleInput &in) {
  auto op = cast<hlo::SliceOp>(in.op);
  Form form = in.operands[0];
  if (!form.isSharded())
    return passPlan(in, form);
  int64_t low = op.getStartIndices()[form.dim], high = op.getLimitIndices()[form.dim];
  int64_t group = in.ranks * form.chunk;
  if (op.getStrides()[form.dim] != 1 || low % group != 0 || high % group != 0 || low == high)
    return std::nullopt;
  return passPlan(in, Form::sharded(form.dim, (high - low) / group, form.chunk));
}

static Answer pad(const RuleInput &in) {
  auto op = cast<hlo::PadOp>(in.op);
  Form form = in.operands[0];
  if (!in.operands[1].isReplicated())
    return std::nullopt;
  if (form.isPartial() &&
      !(form.reduce == ReduceKind::Add && hlo::isZeroSplat(op.getPaddingValue())))
    return std::nullopt;
  if (form.isSharded() &&
      (op.getEdgePaddingLow()[form.dim] != 0 || op.getEdgePaddingHigh()[form.dim] != 0 ||
       op.getInteriorPadding()[form.dim] != 0))
    return std::nullopt;
  return passPlan(in, form);
}

/// Partial sums next to zeros stay partial; with another reduction all parts must be partial.
static Answer concatenatePartial(const RuleInput &in) {
  Form form;
  for (Form operand : in.operands)
    if (operand.isPartial())
      form = operand;
  for (auto [operand, value] : llvm::zip_equal(in.operands, in.op->getOperands())) {
    bool isZero =
        operand.isReplicated() && form.reduce == ReduceKind::Add && hlo::isZeroSplat(value);
    if (operand != form && !isZero)
      return std::nullopt;
  }
  return passPlan(in, form);
}

/// Along the cut dimension: the groups of all parts, one after the other.
static Answer concatenateGroups(const RuleInput &in, Form first) {
  int64_t groups = 0;
  for (Form operand : in.operands) {
    if (!operand.isShardedOn(first.dim) || operand.chunk != first.chunk)
      return std::nullopt;
    groups += operand.groups;
  }
  return passPlan(in, Form::sharded(first.dim, groups, first.chunk));
}

static Answer concatenate(const RuleInput &in) {
  if (in.anyPartial())
    return concatenatePartial(in);
  Form cut;
  for (Form operand : in.operands)
    if (operand.isSharded() && !cut.isSharded())
      cut = operand;
  if (!cut.isSharded())
    return replicatedPlan(in.op);
  if (static_cast<int64_t>(cast<hlo::ConcatenateOp>(in.op).getDimension()) == cut.dim)
    return concatenateGroups(in, cut);
  Plan plan;
  for (Form operand : in.operands) {
    if (operand.isSharded() && operand != cut)
      return std::nullopt;
    plan.operands.push_back(cut);
  }
  plan.results.push_back(cut);
  return plan;
}

void dist::addShapeRules(RuleTable &table) {
  addRule<hlo::BroadcastInDimOp>(table, broadcast);
  addRule<hlo::TransposeOp>(table, transpose);
  addRule<hlo::ReverseOp>(table, reverse);
  addRule<hlo::ReshapeOp>(table, reshape);
  addRule<hlo::SliceOp>(table, slice);
  addRule<hlo::PadOp>(table, pad);
  addRule<hlo::ConcatenateOp>(table, concatenate);
}
