#include "AttentionFactors.h"
#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;

namespace zero {

bool isOfQueries(Value value, ArrayRef<int> axes, int keys) {
  if (hlo::getSplat(value))
    return true;
  auto broadcast = value.getDefiningOp<hlo::BroadcastInDimOp>();
  if (!broadcast)
    return false;
  ArrayRef<int64_t> shape = hlo::tensorType(broadcast.getOperand()).getShape();
  return llvm::all_of(llvm::zip_equal(broadcast.getBroadcastDimensions(), shape), [&](auto pair) {
    auto [dim, size] = pair;
    return size == 1 || axes[dim] != keys;
  });
}

bool isSlow(Operation *op, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  Value result = op->getResult(0);
  if (!sweep.isNarrow || !hlo::tensorType(result).getElementType().isF32() ||
      !spaces.isScore(result, attention))
    return false;
  if (auto division = dyn_cast<hlo::DivOp>(op))
    return isOfQueries(division.getRhs(), spaces.getAxes(result), attention.keys);
  return isa<hlo::ExponentialOp>(op);
}

Value skipSpreading(Value value, const ScoreSpaces &spaces) {
  Operation *op = value.getDefiningOp();
  while (op && spaces.isDerived(value) &&
         isa<hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::ReshapeOp>(op)) {
    value = op->getOperand(0);
    op = value.getDefiningOp();
  }
  return value;
}

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

/// Whether `score` follows from no products but those of exponentials and kept ones; adds how many
/// of the latter it met.
static bool countKept(Value score, const SweepPlan &sweep, const ScoreSpaces &spaces, int &count) {
  Operation *op = score.getDefiningOp();
  if (!spaces.isDerived(score) || isa<hlo::ExponentialOp, hlo::ReduceOp>(op))
    return true;
  if (!isa<hlo::DotGeneralOp>(op))
    return llvm::all_of(op->getOperands(),
                        [&](Value operand) { return countKept(operand, sweep, spaces, count); });
  count += sweep.kept.contains(op);
  return sweep.kept.contains(op);
}

bool isOfKept(Value score, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  int count = 0;
  return countKept(score, sweep, spaces, count) && count > 0;
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
