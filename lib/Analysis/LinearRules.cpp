#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;
using ir::ReduceKind;

namespace {
/// What a cut dimension of one side is to a matrix product.
struct DotSide {
  ArrayRef<int64_t> batching, contracting;
  SmallVector<int64_t> free;
  int64_t firstFree; // dimension of the result where the side's free dimensions start

  enum Kind { Batching, Contracting, Free };
  Kind kind(int64_t dim) const {
    if (indexIn(batching, dim) >= 0)
      return Batching;
    return indexIn(contracting, dim) >= 0 ? Contracting : Free;
  }
};
} // namespace

/// The product where only `side` is known to be cut: what the other side must be.
static Plan dotPlan(Form form, unsigned side, const DotSide (&sides)[2]) {
  const DotSide &mine = sides[side], &other = sides[1 - side];
  Plan plan;
  plan.operands.resize(2);
  plan.operands[side] = form;
  switch (mine.kind(form.dim)) {
  case DotSide::Batching: {
    int64_t position = indexIn(mine.batching, form.dim);
    plan.operands[1 - side] = form.onDim(other.batching[position]);
    plan.results.push_back(form.onDim(position));
    break;
  }
  case DotSide::Contracting:
    plan.operands[1 - side] = form.onDim(other.contracting[indexIn(mine.contracting, form.dim)]);
    plan.results.push_back(Form::partial(ReduceKind::Add));
    break;
  case DotSide::Free:
    plan.results.push_back(form.onDim(mine.firstFree + indexIn(mine.free, form.dim)));
    break;
  }
  return plan;
}

static Answer dotGeneral(const RuleInput &in) {
  auto op = cast<hlo::DotGeneralOp>(in.op);
  hlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  SmallVector<int64_t> lhsFree = op.getLhsFreeDimensions(), rhsFree = op.getRhsFreeDimensions();
  int64_t numBatching = dims.getLhsBatchingDimensions().size();
  int64_t numLhsFree = lhsFree.size();
  DotSide sides[2] = {{dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions(),
                       std::move(lhsFree), numBatching},
                      {dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions(),
                       std::move(rhsFree), numBatching + numLhsFree}};
  if (in.anyPartial()) {
    // The product is linear in each factor, not in both.
    unsigned side = in.operands[0].isPartial() ? 0 : 1;
    if (!in.operands[side].isPartial(ReduceKind::Add) || !in.operands[1 - side].isReplicated())
      return std::nullopt;
    return passPlan(in, in.operands[side]);
  }
  for (unsigned side : {0, 1}) {
    if (!in.operands[side].isSharded())
      continue;
    Plan plan = dotPlan(in.operands[side], side, sides);
    // A replicated other side is cut; a sharded one must be what this side needs.
    if (in.operands[1 - side].isSharded() && plan.operands[1 - side] != in.operands[1 - side])
      return std::nullopt;
    return plan;
  }
  return replicatedPlan(in.op);
}

/// Rows of the batch are convolved alone; the filter's gradient contracts over the batch, which
/// then stands where features of the input stand.
static Answer convolution(const RuleInput &in) {
  auto op = cast<hlo::ConvolutionOp>(in.op);
  if (in.anyPartial())
    return std::nullopt;
  if (!in.anySharded())
    return replicatedPlan(in.op);
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  Form lhs = in.operands[0], rhs = in.operands[1];
  Plan plan;
  if (lhs.isShardedOn(dims.getInputBatchDimension()) && rhs.isReplicated() &&
      op.getBatchGroupCount() == 1) {
    plan.operands = {lhs, rhs};
    plan.results = {lhs.onDim(dims.getOutputBatchDimension())};
    return plan;
  }
  if (lhs.isShardedOn(dims.getInputFeatureDimension()) && op.getFeatureGroupCount() == 1 &&
      (rhs.isReplicated() || rhs == lhs.onDim(dims.getKernelInputFeatureDimension()))) {
    plan.operands = {lhs, lhs.onDim(dims.getKernelInputFeatureDimension())};
    plan.results = {Form::partial(ReduceKind::Add)};
    return plan;
  }
  return std::nullopt;
}

void dist::addLinearRules(RuleTable &table) {
  addRule<hlo::DotGeneralOp>(table, dotGeneral);
  addRule<hlo::ConvolutionOp>(table, convolution);
}
