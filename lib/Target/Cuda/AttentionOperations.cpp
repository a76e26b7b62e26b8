//===- AttentionOperations.cpp - What the blocks of an attention compute ----------------------===//
#include "AttentionFactors.h"
#include "AttentionSeen.h"
#include "TileProduct.h"

using namespace mlir;

namespace zero {

namespace {
/// Scores of one batch index that blocks compute: all, and those of tiles that a mask leaves whole.
struct ScoreCount {
  int64_t all = 0, seen = 0;
  bool ofWarps = false; // of tiles that it cuts, warp by warp
};
} // namespace

static ScoreCount countScores(const SweepPlan &sweep, const ScoreSpaces &spaces,
                              const SeenTiles &seen) {
  int64_t size = spaces.getSize(sweep.getRowAxis());
  ScoreCount count;
  SmallVector<ColumnRange> visited = findVisited(sweep, spaces, findMaskedKeys(sweep.plan, spaces));
  SmallVector<ColumnRange> ofWarps = findWarpColumns(sweep, spaces);
  count.ofWarps = !ofWarps.empty();
  for (auto [warp, range] : llvm::enumerate(ofWarps)) {
    int64_t rows = std::min(kProductSize, size - static_cast<int64_t>(warp) * kProductSize);
    count.all += std::max<int64_t>(0, rows) * range.size();
  }
  for (auto [tile, range] : llvm::enumerate(visited)) {
    int64_t rows = std::min(sweep.rows, size - static_cast<int64_t>(tile) * sweep.rows);
    if (ofWarps.empty())
      count.all += rows * range.size();
    if (seen.conditions.empty())
      continue;
    ColumnRange whole = seen.columns[tile];
    whole = {std::max(whole.low, range.low), std::min(whole.high, range.high)};
    count.seen += rows * whole.size();
  }
  return count;
}

/// Additions of f32 in the time of one operation on an element. A multiprocessor of compute
/// capability 9.0 makes 128 of these in a clock, of other instructions fewer (CUDA C++ Programming
/// Guide 13.0, throughput of native arithmetic instructions): 64 comparisons, maxima, selections,
/// conversions to other types; 16 powers of two or reciprocals. What the emitters' formulas for
/// divisions and exponentials come to is added up so.
static int64_t countInstructions(Operation *op, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  bool isFast = isSlow(op, sweep, spaces); // there is a faster one
  if (isa<hlo::ExponentialOp>(op))
    return isFast ? 9 : 17; // a product, or multiply-add, and a power of two; Approximation.cpp
  if (isa<hlo::DivOp>(op))
    // A product; of queries in columns, a reciprocal for two rows. Else a reciprocal that is made
    // better twice.
    return isFast ? (sweep.hasQueries ? 1 : 5) : 18;
  if (auto convert = dyn_cast<hlo::ConvertOp>(op);
      convert && sweep.kept.contains(convert.getOperand().getDefiningOp()))
    return 0;
  if (isa<hlo::CompareOp, hlo::SelectOp, hlo::MaxOp, hlo::MinOp, hlo::ConvertOp>(op))
    return 2;
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (reduce && !isa<hlo::AddOp>(reduce.getSimpleReducer()))
    return 2;
  return hlo::isElementwise(op) || reduce ? 1 : 0;
}

namespace {
/// The ops that a thread has an operation for, of those that make scores in `pass`.
class MadeOps {
public:
  MadeOps(const SweepPlan &sweep, const ScoreSpaces &spaces, const SeenTiles *seen)
      : sweep(sweep), spaces(spaces), seen(seen) {}

  llvm::DenseSet<Operation *> find(const SweepPass &pass) {
    for (hlo::ReduceOp op : pass.reductions) {
      Value scores = op.getInputs()[0];
      bool isScaled = seen && sweep.stream && op == sweep.stream->maximum;
      take(isScaled ? skipFactors(choose(scores), spaces).score : scores);
    }
    for (const ScoreSum *sum : pass.sums) {
      take(skipRounding(findSummed(*sum, sweep, spaces).score, sweep.countProducts(*sum)));
    }
    return std::move(made);
  }

private:
  Value choose(Value score) const { return seen ? seen->skipConditions(score, spaces) : score; }
  void take(Value score) {
    score = choose(score);
    Operation *op = score.getDefiningOp();
    if (spaces.isDerived(score) && isDividedAtEnd(op))
      return take(op->getOperand(0));
    if (!spaces.isDerived(score) || !made.insert(op).second || isa<hlo::ReduceOp>(op))
      return;
    auto exponential = dyn_cast<hlo::ExponentialOp>(op);
    if (exponential && foldsExponent(exponential, sweep, spaces))
      return takeExponent(exponential.getOperand().getDefiningOp()->getOperand(0));
    if (!isa<hlo::DotGeneralOp>(op))
      llvm::for_each(op->getOperands(), [&](Value operand) { take(operand); });
  }
  bool isDividedAtEnd(Operation *op) const {
    if (!sweep.stream || !isa<hlo::DivOp>(op))
      return false;
    Value divisor = skipSpreading(op->getOperand(1), spaces);
    return divisor.getDefiningOp() == sweep.stream->total;
  }
  /// What a multiply-add makes of products' scores.
  void takeExponent(Value score) {
    score = skipScoreMoves(choose(score), spaces);
    auto select = score.getDefiningOp<hlo::SelectOp>();
    if (!select)
      return take(skipFactors(score, spaces).score);
    made.insert(select);
    takeExponent(select.getOnTrue());
    takeExponent(select.getOnFalse());
  }

  const SweepPlan &sweep;
  const ScoreSpaces &spaces;
  const SeenTiles *seen; // of whole tiles alone
  llvm::DenseSet<Operation *> made;
};
} // namespace

/// Words that the threads load from shared memory for one column of a product's right operand, for
/// each element inside (16 rows use it, two elements are a word), as additions of f32: 32 words a
/// clock. Of the left operand, likewise, for one row: so many columns use it as a load serves.
constexpr int64_t kWordLoads = 4, kTensorRows = 16;

/// What makes a sum of those of the threads of a row: two times a shuffle, 32 a clock, and an
/// addition.
constexpr int64_t kRowCombining = 10;

/// Operations of what reduces scores: a sum adds a product in one operation with that.
static int64_t countReducing(hlo::ReduceOp op, const SweepPlan &sweep, const ScoreSpaces &spaces) {
  Value scores = op.getInputs()[0];
  bool isWithProduct = sweep.isNarrow && scores.hasOneUse() && scores.getDefiningOp<hlo::MulOp>() &&
                       isa<hlo::AddOp>(op.getSimpleReducer());
  return isWithProduct ? 0 : countInstructions(op, sweep, spaces);
}

SweepOperations countOperations(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  SeenTiles seen = findSeenTiles(sweep, spaces);
  ScoreCount counted = countScores(sweep, spaces, seen);
  int64_t batches = 1;
  for (int axis : attention.batch)
    batches *= spaces.getSize(axis);
  for (int axis : attention.queries)
    batches *= axis == attention.mainQueries ? 1 : spaces.getSize(axis);
  int64_t scores = batches * counted.all;
  SweepOperations count;
  auto multiply = [&](int times, Type element, int64_t inner, int64_t lefts = 1) {
    if (!times) { // a fused multiply-add is one operation of a thread
      count.others += scores * inner * lefts;
      return;
    }
    count.element = element;
    count.products += 2 * times * scores * inner * lefts;
    count.loads += scores * inner * kWordLoads / (2 * kTensorRows);
  };
  for (const SweepPass &pass : sweep.passes) {
    llvm::DenseSet<Value> divisors; // whose reciprocals are known
    for (const ScoreDot *dot : pass.dots) {
      bool isByTensorCores = sweep.isByTensorCores(*dot);
      if (isByTensorCores && !sweep.holdsRows)
        count.loads += scores * dot->rows.innerSize * kWordLoads /
                       (2 * kProductSize * sweep.countServedSteps());
      Type right = sweep.find(sweep.getColumns(*dot), sweep.getColumnAxis()).getElement();
      multiply(isByTensorCores, right, dot->rows.innerSize);
    }
    for (const ScoreSum *sum : pass.sums) {
      Type right = sweep.find(sum->operand, sweep.getColumnAxis()).getElement();
      int products = sweep.countProducts(*sum);
      int64_t lefts = sweep.split ? 2 : 1; // of one right operand
      multiply(products, right, sum->operand.innerSize, lefts);
      // What each product but the last leaves of a number: its head and the difference, and, of
      // three, a comparison and a selection; two halves of a word for two numbers.
      if (products)
        count.others += lefts * scores * ((products > 2 ? 7 : 3) * (products - 1) + products);
      // Sums so far become less; in a tile that the mask cuts, step by step.
      int64_t together = sweep.stream && counted.ofWarps ? counted.seen : counted.all;
      if (sweep.stream)
        count.others += batches * sum->operand.innerSize *
                        (together / sweep.columns + (counted.all - together) / kProductSize);
      if (sweep.split) // by step, and what a step adds to the total is of all threads of a row
        count.others += scores * sum->operand.innerSize / kProductSize +
                        scores * kRowCombining * kThreadRows / (kStepBlocks * kBlockElements);
    }
    llvm::DenseSet<Operation *> whole = MadeOps(sweep, spaces, &seen).find(pass),
                                partly = MadeOps(sweep, spaces, nullptr).find(pass);
    for (Operation *op : pass.ops) {
      int64_t made =
          whole.contains(op) * counted.seen + partly.contains(op) * (counted.all - counted.seen);
      if (!made || !spaces.isScore(op->getResult(0), attention) || addsProduct(op, sweep, spaces))
        continue;
      bool isAgain = isa<hlo::DivOp>(op) && isSlow(op, sweep, spaces) &&
                     !divisors.insert(skipSpreading(op->getOperand(1), spaces)).second;
      count.others += batches * made * (isAgain ? 1 : countInstructions(op, sweep, spaces));
    }
    for (hlo::ReduceOp op : pass.reductions)
      count.others += scores * countReducing(op, sweep, spaces);
  }
  return count;
}

} // namespace zero
