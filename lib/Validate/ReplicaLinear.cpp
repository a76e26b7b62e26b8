//===- ReplicaLinear.cpp - Matrix products and convolutions -----------------------===//
#include "ReplicaWalker.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

namespace {
/// One side of a product.
struct Side {
  ArrayRef<int64_t> batching, contracting;
  SmallVector<int64_t> free;
  int64_t firstFree; // dimension of the result where the side's free dimensions start
};

struct Forms {
  SmallVector<Form, 2> operands;
  Form result;
};
} // namespace

/// The product where `side` is cut: what the other side must be, and what comes out. Equation
/// product-of-rows: of cut contracting dimensions each rank sums its part.
static Forms getDotForms(const Form &form, unsigned side, const Side (&sides)[2]) {
  const Side &mine = sides[side], &other = sides[1 - side];
  Forms forms;
  forms.operands.resize(2);
  forms.operands[side] = form;
  if (int64_t position = indexIn(mine.batching, form.dim); position >= 0) {
    forms.operands[1 - side] = form.onDim(other.batching[position]);
    forms.result = form.onDim(position);
  } else if (int64_t position = indexIn(mine.contracting, form.dim); position >= 0) {
    forms.operands[1 - side] = form.onDim(other.contracting[position]);
    forms.result = Form::partial(ReduceKind::Add);
  } else {
    forms.result = form.onDim(mine.firstFree + indexIn(mine.free, form.dim));
  }
  return forms;
}

static Answer proveDot(const RuleInput &in) {
  for (unsigned side : {0, 1})
    if (in.form(side).isPartial(ReduceKind::Add) && in.form(1 - side).isReplicated())
      return in.pass(in.form(side));
  auto op = cast<hlo::DotGeneralOp>(in.op);
  hlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  SmallVector<int64_t> lhsFree = op.getLhsFreeDimensions(), rhsFree = op.getRhsFreeDimensions();
  int64_t numBatching = dims.getLhsBatchingDimensions().size();
  int64_t numLhsFree = lhsFree.size();
  Side sides[2] = {{dims.getLhsBatchingDimensions(), dims.getLhsContractingDimensions(),
                    std::move(lhsFree), numBatching},
                   {dims.getRhsBatchingDimensions(), dims.getRhsContractingDimensions(),
                    std::move(rhsFree), numBatching + numLhsFree}};
  for (unsigned side : {0, 1}) {
    if (!in.form(side).isSharded())
      continue;
    Forms forms = getDotForms(in.form(side), side, sides);
    return in.apply(forms.operands, forms.result);
  }
  return std::nullopt;
}

/// Rows of the batch are convolved alone; a filter's gradient sums over the batch, which then
/// stands where features of the input stand.
static Answer proveConvolution(const RuleInput &in) {
  auto op = cast<hlo::ConvolutionOp>(in.op);
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  Form lhs = in.form(0), rhs = in.form(1);
  int64_t feature = dims.getInputFeatureDimension();
  int64_t kernelFeature = dims.getKernelInputFeatureDimension();
  if (lhs.isShardedOn(dims.getInputBatchDimension()) && op.getBatchGroupCount() == 1)
    return in.apply({lhs, Form()}, lhs.onDim(dims.getOutputBatchDimension()));
  if (rhs.isShardedOn(kernelFeature) && !lhs.isSharded())
    lhs = rhs.onDim(feature);
  if (lhs.isShardedOn(feature) && op.getFeatureGroupCount() == 1)
    return in.apply({lhs, lhs.onDim(kernelFeature)}, Form::partial(ReduceKind::Add));
  return std::nullopt;
}

void addLinearRules(RuleTable &table) {
  addRule<hlo::DotGeneralOp>(table, proveDot);
  addRule<hlo::ConvolutionOp>(table, proveConvolution);
}

} // namespace zero::validate::replica
