#include "AttentionFactors.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;

namespace zero {

static std::optional<double> getNumber(Value value) {
  auto splat = dyn_cast_or_null<FloatAttr>(hlo::getSplat(value));
  return splat ? std::optional(splat.getValueAsDouble()) : std::nullopt;
}

ScaledScore skipFactors(Value score, const ScoreSpaces &spaces) {
  ScaledScore scaled{score};
  while (hlo::tensorType(scaled.score).getElementType().isF32()) {
    Value value = skipScoreMoves(scaled.score, spaces);
    auto product = value.getDefiningOp<hlo::MulOp>();
    auto quotient = value.getDefiningOp<hlo::DivOp>();
    if (!product && !quotient)
      break;
    Value left = product ? product.getLhs() : quotient.getLhs();
    Value right = product ? product.getRhs() : quotient.getRhs();
    if (product && !spaces.isDerived(left))
      std::swap(left, right);
    std::optional<double> number = getNumber(right);
    if (!spaces.isDerived(left) || !number || (quotient && *number == 0))
      break;
    scaled = {left, product ? scaled.factor * *number : scaled.factor / *number};
  }
  return scaled;
}

/// Whether a product of a kernel makes `score`, or what that is widened from.
static bool isProduct(Value score, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  score = skipScoreMoves(score, spaces);
  if (auto widened = score.getDefiningOp<hlo::ConvertOp>();
      widened && hlo::tensorType(score).getElementType().isF32())
    score = skipScoreMoves(widened.getOperand(), spaces);
  return llvm::any_of(sweep.plan.attention.dots,
                      [&](const ScoreDot &dot) { return dot.scores == score; });
}

static bool isScaledProduct(Value score, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  if (getNumber(score))
    return true;
  Value value = skipScoreMoves(score, spaces);
  if (auto select = value.getDefiningOp<hlo::SelectOp>())
    return hlo::tensorType(select.getPred()).getRank() != 0 &&
           isScaledProduct(select.getOnTrue(), sweep, spaces) &&
           isScaledProduct(select.getOnFalse(), sweep, spaces);
  return isProduct(skipFactors(value, spaces).score, sweep, spaces);
}

bool foldsExponent(hlo::ExponentialOp op, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  auto difference = op.getOperand().getDefiningOp<hlo::SubtractOp>();
  return difference && isSlow(op, sweep, spaces) &&
         isOfQueries(difference.getRhs(), spaces.getAxes(difference.getResult()),
                     sweep.plan.attention.keys) &&
         isScaledProduct(difference.getLhs(), sweep, spaces);
}

Value skipRounding(Value score, int products) {
  auto rounding = score.getDefiningOp<hlo::ConvertOp>();
  bool isIt =
      rounding && products == 1 && hlo::tensorType(rounding.getOperand()).getElementType().isF32();
  return isIt ? rounding.getOperand() : score;
}

bool addsProduct(Operation *op, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  if (!sweep.isNarrow || !isa<hlo::AddOp, hlo::SubtractOp>(op) ||
      !hlo::tensorType(op->getResult(0)).getElementType().isF32())
    return false;
  for (Value operand : op->getOperands()) {
    Operation *product = operand.getDefiningOp();
    if (product && operand.hasOneUse() && spaces.isDerived(operand) &&
        (isa<hlo::MulOp>(product) || (isa<hlo::DivOp>(product) && isSlow(product, sweep, spaces))))
      return true;
  }
  return false;
}

ScaledScore findSummed(const ScoreSum &sum, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  ScaledScore own{sum.scores};
  return sweep.isNarrow ? skipFactors(sum.scores, spaces) : own;
}

} // namespace zero
