//===- AttentionOperations.cpp - What the blocks of an attention compute ----------------------===//
#include "../Cpu/AttentionMask.h"
#include "AttentionSweep.h"

using namespace mlir;

namespace zero {

/// The share of the scores that blocks compute, in elements of one batch index.
static int64_t countScores(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  int64_t queries = spaces.getSize(attention.mainQueries), keys = spaces.getSize(attention.keys);
  MaskedKeys masked = findMaskedKeys(sweep.plan, spaces);
  if (masked.limits.empty())
    return queries * keys;
  int64_t count = 0;
  for (auto [tile, limit] : llvm::enumerate(masked.limits)) {
    int64_t first = static_cast<int64_t>(tile) * sweep.plan.rows;
    int64_t width = sweep.hasQueries ? limit : llvm::alignTo(limit, sweep.rows);
    count += std::min(sweep.plan.rows, queries - first) * std::min(width, keys);
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
    return isFast ? 9 : 57; // a product and a power of two; MathExpansion.cpp
  if (isa<hlo::DivOp>(op))
    // A product; of queries in columns, a reciprocal for two rows. Else a reciprocal that is made
    // better twice.
    return isFast ? (sweep.hasQueries ? 1 : 5) : 18;
  if (isa<hlo::CompareOp, hlo::SelectOp, hlo::MaxOp, hlo::MinOp, hlo::ConvertOp>(op))
    return 2;
  auto reduce = dyn_cast<hlo::ReduceOp>(op);
  if (reduce && !isa<hlo::AddOp>(reduce.getSimpleReducer()))
    return 2;
  return hlo::isElementwise(op) || reduce ? 1 : 0;
}

/// Words that the threads load from shared memory for one column of a product's right operand, for
/// each element inside (16 rows use it, two elements are a word), as additions of f32: 32 words a
/// clock.
constexpr int64_t kWordLoads = 4, kTensorRows = 16;

SweepOperations countOperations(const SweepPlan &sweep, const ScoreSpaces &spaces) {
  const Attention &attention = sweep.plan.attention;
  int64_t scores = countScores(sweep, spaces);
  for (int axis : attention.batch)
    scores *= spaces.getSize(axis);
  for (int axis : attention.queries)
    scores *= axis == attention.mainQueries ? 1 : spaces.getSize(axis);
  SweepOperations count;
  auto multiply = [&](int times, Type element, int64_t inner) {
    if (!times) { // a fused multiply-add is one operation of a thread
      count.others += scores * inner;
      return;
    }
    count.element = element;
    count.products += 2 * times * scores * inner;
    count.loads += scores * inner * kWordLoads / (2 * kTensorRows);
  };
  for (const SweepPass &pass : sweep.passes) {
    for (const ScoreDot *dot : pass.dots) {
      Type left = sweep.find(sweep.getRows(*dot), sweep.getRowAxis()).getElement(),
           right = sweep.find(sweep.getColumns(*dot), sweep.getColumnAxis()).getElement();
      multiply(countProducts(left, right, left) == 1, right, dot->rows.innerSize);
    }
    for (const ScoreSum *sum : pass.sums) {
      Type right = sweep.find(sum->operand, sweep.getColumnAxis()).getElement();
      int products = countProducts(*sum, right);
      multiply(products, right, sum->operand.innerSize);
      // What each product but the last leaves of a number: its head, the difference, a comparison
      // and a selection; two halves of a word for two numbers.
      if (products)
        count.others += scores * (7 * (products - 1) + products);
      if (sweep.stream) // sums so far become less
        count.others += scores * sum->operand.innerSize / sweep.columns;
    }
    for (Operation *op : pass.ops)
      if (spaces.isScore(op->getResult(0), attention))
        count.others += scores * countInstructions(op, sweep, spaces);
    for (hlo::ReduceOp op : pass.reductions)
      count.others += scores * countInstructions(op, sweep, spaces);
  }
  return count;
}

} // namespace zero
