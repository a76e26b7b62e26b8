//===- AttentionSplit.cpp - A total and what takes a share of it, on one way ------------------===//
//
// The gradient of a softmax adds up, for a query, dS = w (g - t), where t is the total of w g over
// its keys. All of it is made on one way along the keys, and the scores once: t is the total so
// far, that of the step with it. Where it grows by d, what has been summed of dS becomes less by d
// times the sum of w, which is carried along. So no number is rounded that is larger than w g or w
// t so far: of a key that has most of the weight, g - t cancels before it is rounded, not after.
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
  if (!isa<hlo::AddOp>(split.total.getSimpleReducer()) ||
      !elementOf(split.total.getInputs()[0]).isF32() ||
      !isOfRounded(split.total.getInputs()[0], spaces) || !elementOf(sum.scores).isF32() ||
      sweep.countProducts(sum) == 0 || sum.operand.innerSize > kMostSplitSize)
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
  if (limits) {
    holds = checkRowGuards();
    width = e.select(holds, e.load(e.getBuilder().getI64Type(), limits, tile), width);
  }
  size_t count = countSums(sum);
  Numbers before(kThreadRows, e.evaluate(total.getInitValues()[0], {}));
  before.append(2 * count, zero);
  reduced.clear(); // the total so far is known in the loops alone
  Numbers after =
      goSteps(pass, e.i64(0), width, before, [&](Index first, Index inTile, ValueRange carried) {
        return splitStep(first, inTile, carried);
      });
  for (int h = 0; h < kThreadRows; ++h)
    reduced[total][h] = after[h];
  enter();
  giveSums(pass, ArrayRef<Value>(after).slice(kThreadRows, count));
}

/// Adds what a step has to the total; what has been summed less the total so far becomes so less
/// this one, and the step's scores are made with it.
AttentionSweep::Numbers AttentionSweep::splitStep(Index first, Index inTile, ValueRange carried) {
  const SweepSplit &split = *sweep.split;
  const ScoreSum &sum = *split.sum;
  hlo::ReduceOp total = split.total;
  Numbers numbers(carried);
  size_t count = countSums(sum);
  MutableArrayRef<Value> sums = MutableArrayRef<Value>(numbers).slice(kThreadRows, count),
                         ofShares = MutableArrayRef<Value>(numbers).drop_front(kThreadRows + count);
  SharedTile right = getTile(sum.operand, sweep.getColumnAxis());
  auto add = [&](Value a, Value b) { return e.combine(ir::ReduceKind::Add, f32, a, b); };
  Value zero = e.make<arith::ConstantOp>(e.getBuilder().getF32FloatAttr(0));
  std::array<Value, kThreadRows> added{zero, zero};
  for (int block = 0; block < kStepBlocks; ++block)
    for (int i = 0; i < kBlockElements; ++i)
      added[i / 2] = add(added[i / 2], evaluateScore(total.getInputs()[0], first, block, i, zero));
  double factor = 1;
  StepElements shares = evaluateShares(sum, first, factor);
  for (int h = 0; h < kThreadRows; ++h) {
    added[h] = product.combineRow(added[h], add);
    numbers[h] = add(numbers[h], added[h]);
    added[h] = e.make<arith::MulFOp>(added[h], e.constantLike(added[h], factor));
    bind(total.getResult(0), indexOf(total.getResult(0), rows[h], Index::constant(0)), numbers[h]);
  }
  for (size_t i = 0; i < count; ++i) {
    Value moved = e.make<arith::MulFOp>(ofShares[i], added[(i % kBlockElements) / kThreadRows]);
    sums[i] = e.make<arith::AddFOp>(sums[i], moved);
  }
  bindSlow(sweep.passes.front(), first,
           [&](Operation *op) { return split.dependents.contains(op); });
  StepElements left = evaluateLeft(sum, first);
  product.accumulate({left, shares}, sweep.countProducts(sum), right, inTile, {sums, ofShares});
  return numbers;
}

} // namespace zero
