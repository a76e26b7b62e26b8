//===- AttentionSplit.cpp - A total and what takes a share of it, on one way ------------------===//
//
// The gradient of a softmax adds up, for a query, dS = w (g - t), where t is the total of w g over
// its keys. Products of dS are those of w g less t times those of w, so all of it is made on one
// way along the keys, t with it, and the scores once. Both sums have the digits of two products
// of 16 bits (2^-17 of a term); the graph rounds g itself to 16 bits, where it cancels as well.
//===--------------------------------------------------------------------------------------===//
#include "AttentionSweepCode.h"

using namespace mlir;

namespace zero {

/// More sums than that leave no registers for the scores.
constexpr int64_t kMostSplitSize = 64;

namespace {
/// Whether scores are a share of the total more or less than scores that do not follow from it.
class ShareFinder {
public:
  ShareFinder(const SweepPlan &sweep, const ScoreSpaces &spaces, SweepSplit &split)
      : sweep(sweep), spaces(spaces), split(split) {}

  /// Of `value`, if it follows from the total.
  bool isShare(Value value);

private:
  bool isDependent(Value value) {
    Operation *op = value.getDefiningOp();
    return op && split.dependents.contains(op);
  }

  const SweepPlan &sweep;
  const ScoreSpaces &spaces;
  SweepSplit &split;
};
} // namespace

bool ShareFinder::isShare(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isDependent(value) || op == split.total)
    return true;
  if (isa<hlo::BroadcastInDimOp, hlo::TransposeOp, hlo::ReshapeOp, hlo::NegateOp>(op))
    return isShare(op->getOperand(0));
  bool isFirst = isDependent(op->getOperand(0));
  if (isa<hlo::MulOp, hlo::AddOp, hlo::SubtractOp>(op))
    return isFirst != isDependent(op->getOperand(1)) && isShare(op->getOperand(isFirst ? 0 : 1));
  if (isa<hlo::DivOp>(op))
    return isFirst && !isDependent(op->getOperand(1)) && isSlow(op, sweep, spaces) &&
           isShare(op->getOperand(0));
  auto select = dyn_cast<hlo::SelectOp>(op);
  return select && !isFirst && isShare(select.getOnTrue()) && isShare(select.getOnFalse());
}

/// Whether products that `score` follows from, but for those of weights, are rounded to 16 bits:
/// then what cancels has fewer digits than the sums.
static bool isOfRounded(Value score, const ScoreSpaces &spaces) {
  Operation *op = score.getDefiningOp();
  if (!spaces.isDerived(score) || isa<hlo::ExponentialOp>(op))
    return true;
  if (isa<hlo::DotGeneralOp>(op))
    return hlo::tensorType(score).getElementType().getIntOrFloatBitWidth() == 16;
  return llvm::all_of(op->getOperands(),
                      [&](Value operand) { return isOfRounded(operand, spaces); });
}

std::optional<SweepSplit> findSplit(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  if (!sweep.hasQueries || sweep.stream || !sweep.isNarrow || sweep.passes.size() != 2 ||
      sweep.passes[0].reductions.size() != 1 || sweep.passes[1].sums.size() != 1)
    return std::nullopt;
  SweepSplit split{sweep.passes[0].reductions[0], sweep.passes[1].sums[0], {}};
  auto elementOf = [](Value value) { return hlo::tensorType(value).getElementType(); };
  const ScoreSum &sum = *split.sum;
  Type right = sweep.find(sum.operand, sweep.getColumnAxis()).getElement();
  if (!isa<hlo::AddOp>(split.total.getSimpleReducer()) ||
      !elementOf(split.total.getInputs()[0]).isF32() ||
      !isOfRounded(split.total.getInputs()[0], spaces) || !elementOf(sum.scores).isF32() ||
      countProducts(sum, right) != 2 || sum.operand.innerSize > kMostSplitSize)
    return std::nullopt;
  // Ops are in order.
  for (Operation *op : sweep.plan.attention.ops)
    if (op == split.total || llvm::any_of(op->getOperands(), [&](Value operand) {
          return split.dependents.contains(operand.getDefiningOp());
        }))
      split.dependents.insert(op);
  auto isDependent = [&](Value value) { return split.dependents.contains(value.getDefiningOp()); };
  // Whether keys can be left out is asked before the total is there.
  MaskedKeys masked = findMaskedKeys(sweep.plan, spaces);
  if (llvm::any_of(masked.guards, [&](const MaskGuard &guard) { return isDependent(guard.row); }))
    return std::nullopt;
  bool isSplit = isDependent(sum.scores) && ShareFinder(sweep, spaces, split).isShare(sum.scores);
  return isSplit ? std::optional(std::move(split)) : std::nullopt;
}

/// What `score`, which follows from the total, has of it.
AttentionSweep::Share AttentionSweep::shareOf(Value score, Index row, Index column) {
  Operation *op = score.getDefiningOp();
  const SweepSplit &split = *sweep.split;
  auto isDependent = [&](Value value) { return split.dependents.contains(value.getDefiningOp()); };
  if (op == split.total)
    return {};
  if (auto select = dyn_cast<hlo::SelectOp>(op)) {
    Value condition = e.evaluate(select.getPred(), indexOf(score, row, column));
    Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
    auto get = [&](Value value, bool isWhole) -> Share {
      if (!isDependent(value))
        return {zero};
      Share share = shareOf(value, row, column);
      Value factor = e.constantLike(zero, isWhole ? share.number : 1);
      share.value = share.value ? e.make<arith::MulFOp>(share.value, factor) : factor;
      return share;
    };
    bool isBoth = isDependent(select.getOnTrue()) && isDependent(select.getOnFalse());
    Share yes = get(select.getOnTrue(), isBoth), no = get(select.getOnFalse(), isBoth);
    double number = isBoth ? 1 : yes.number * no.number;
    return {e.select(condition, yes.value, no.value), number};
  }
  unsigned dependent = isDependent(op->getOperand(0)) ? 0 : 1;
  Share share = shareOf(op->getOperand(dependent), row, column);
  if (isa<hlo::NegateOp>(op) || (isa<hlo::SubtractOp>(op) && dependent == 1))
    share.number = -share.number;
  auto division = dyn_cast<hlo::DivOp>(op);
  if (!division && !isa<hlo::MulOp>(op))
    return share;
  Indices index = indexOf(score, row, column);
  Value factor =
      division ? reciprocal(division, index) : e.evaluate(op->getOperand(1 - dependent), index);
  share.value = share.value ? e.make<arith::MulFOp>(share.value, factor) : factor;
  return share;
}

/// Of the scores that `sum` adds up; all of them have `number` as a factor besides.
StepElements AttentionSweep::evaluateShares(const ScoreSum &sum, Index first, double &number) {
  Value scores = findSummed(sum).score;
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  StepElements shares;
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i) {
      Index at = getColumn(first, block, i % 2);
      Share share = shareOf(scores, rows[i / 2], clampTo(at, countColumns(), sweep.columns));
      number = share.number;
      Value value = share.value ? share.value : e.constantLike(zero, 1);
      if (countColumns() % sweep.columns != 0) {
        Value isIn =
            e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, e.toScalar(at), e.i64(countColumns()));
        value = e.select(isIn, value, zero);
      }
      shares[block][i] = value;
    }
  return shares;
}

void AttentionSweep::emitSplit() {
  const SweepPass &pass = sweep.passes.front();
  const ScoreSum &sum = *sweep.split->sum;
  hlo::ReduceOp total = sweep.split->total;
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  Value width = e.i64(countColumns());
  if (limits)
    width = e.select(checkRowGuards(), e.load(e.getBuilder().getI64Type(), limits, tile), width);
  size_t count = countSums(sum);
  SharedTile right = getTile(sum.operand, sweep.getColumnAxis());
  double factor = 1;
  // In the loops alone, whose sums are of what does not follow from it.
  reduced[total].fill(zero);
  Numbers after =
      goSteps(pass, e.i64(0), width, Numbers(kThreadRows + 2 * count, zero),
              [&](Index first, Index inTile, ValueRange carried) {
                Numbers numbers(carried);
                for (int block = 0; block < kStepBlocks; ++block)
                  for (int i = 0; i < kBlockElements; ++i) {
                    Value &own = numbers[i / 2];
                    own = e.combine(ir::ReduceKind::Add, f32, own,
                                    evaluateScore(total.getInputs()[0], first, block, i, zero));
                  }
                MutableArrayRef<Value> sums =
                    MutableArrayRef<Value>(numbers).drop_front(kThreadRows);
                StepElements left = evaluateLeft(sum, right.element, first),
                             shares = evaluateShares(sum, first, factor);
                product.accumulate({left, shares}, countProducts(sum, right.element), right, inTile,
                                   {sums.take_front(count), sums.drop_front(count)});
                return numbers;
              });
  auto add = [&](Value a, Value b) { return e.combine(ir::ReduceKind::Add, f32, a, b); };
  std::array<Value, kThreadRows> taken;
  Value init = e.evaluate(total.getInitValues()[0], {});
  for (int h = 0; h < kThreadRows; ++h) {
    reduced[total][h] = add(init, product.combineRow(after[h], add));
    taken[h] = e.make<arith::MulFOp>(reduced[total][h], e.constantLike(init, factor));
  }
  enter();
  Numbers sums(ArrayRef<Value>(after).slice(kThreadRows, count));
  for (size_t i = 0; i < count; ++i) {
    Value share = e.make<arith::MulFOp>(after[kThreadRows + count + i],
                                        taken[(i % kBlockElements) / kThreadRows]);
    sums[i] = e.make<arith::AddFOp>(sums[i], share);
  }
  giveSums(pass, sums);
}

} // namespace zero
