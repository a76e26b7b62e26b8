//===- PushBack.cpp - Replicated values that are better made sharded --------------===//
#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

static Plan unaryPlan(Form operand, Form result) {
  Plan plan;
  plan.operands = {operand};
  plan.results = {result};
  return plan;
}

/// A dimension that the broadcast makes needs nothing of the operand.
static Plan pushBroadcast(hlo::BroadcastInDimOp op, Form form) {
  int64_t source = indexIn(op.getBroadcastDimensions(), form.dim);
  RankedTensorType type = hlo::tensorType(op.getOperand());
  bool isMade =
      source < 0 || type.getDimSize(source) != hlo::tensorType(op.getResult()).getDimSize(form.dim);
  return unaryPlan(isMade ? Form() : form.onDim(source), form);
}

/// Rows looked up by a replicated index in a replicated table: each rank looks up its own.
static std::optional<Plan> pushGather(hlo::GatherOp op, Form form) {
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  if (indexIn(numbers.getOffsetDims(), form.dim) >= 0 || !numbers.getOperandBatchingDims().empty())
    return std::nullopt;
  int64_t position = form.dim - llvm::count_if(numbers.getOffsetDims(),
                                               [&](int64_t dim) { return dim < form.dim; });
  int64_t indexDim = position < numbers.getIndexVectorDim() ? position : position + 1;
  Plan plan;
  plan.operands = {Form(), form.onDim(indexDim)};
  plan.results = {form};
  return plan;
}

std::optional<Plan> dist::pushBack(Operation *op, Form form, int64_t ranks) {
  if (op->getNumResults() != 1 || op->getNumRegions() != 0)
    return std::nullopt;
  if (isa<hlo::ConstantOp, hlo::IotaOp>(op)) {
    // Several groups of a count, and numbers that all differ, are sliced.
    auto iota = dyn_cast<hlo::IotaOp>(op);
    if (iota ? static_cast<int64_t>(iota.getIotaDimension()) == form.dim && form.groups > 1
             : !isFreeToRepeat(op, form))
      return std::nullopt;
    Plan plan;
    plan.results = {form};
    return plan;
  }
  if (hlo::isElementwise(op))
    return elementwisePlan(op, form);
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return pushBroadcast(broadcast, form);
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return unaryPlan(form.onDim(transpose.getPermutation()[form.dim]), form);
  if (auto gather = dyn_cast<hlo::GatherOp>(op))
    return pushGather(gather, form);
  if (isa<hlo::BitcastConvertOp>(op) &&
      hlo::tensorType(op->getOperand(0)).getShape() == hlo::tensorType(op->getResult(0)).getShape())
    return unaryPlan(form, form);
  if (!isa<hlo::ReshapeOp>(op))
    return std::nullopt;
  std::optional<Form> source =
      reshapeForm(hlo::tensorType(op->getResult(0)).getShape(),
                  hlo::tensorType(op->getOperand(0)).getShape(), form, ranks);
  if (!source)
    return std::nullopt;
  return unaryPlan(*source, form);
}

bool dist::isFreeToRepeat(Operation *op, Form form) {
  if (isa<hlo::IotaOp>(op))
    return true;
  if (auto constant = dyn_cast<hlo::ConstantOp>(op))
    return isa<SplatElementsAttr>(constant.getValue());
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return pushBroadcast(broadcast, form).operands[0].isReplicated();
  return false;
}
