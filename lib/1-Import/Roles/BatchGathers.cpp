#include "BatchGathers.h"
#include "BatchReading.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;

bool import::mixesRows(const dist::ForcedGather &gather) {
  hlo::ShardingRules rules = hlo::getShardingRules(gather.op);
  const hlo::ShardingRule &rule = rules.front();
  return llvm::any_of(
      rule.operands[gather.operand][gather.sharding.dim].factors,
      [&](unsigned factor) { return hlo::mixesIndices(rule.factors[factor].kind); });
}

/// A matmul of two values that are both sharded along free dimensions.
static bool isMatmulOfRows(const dist::ForcedGather &gather) {
  return isa<hlo::DotGeneralOp>(gather.op);
}

/// The labels of products of rows with rows, where the value is sharded along its columns: each
/// rank has rows of one side.
static bool isDiagonal(const dist::ForcedGather &gather) {
  return gather.operand == 0 && isDiagonalRead(gather.op);
}

/// A number for each row, from an argument: what the rows of a gathered side bring along.
static bool isNumbersOfRows(const dist::ForcedGather &gather) {
  Value value = gather.op->getOperand(gather.operand);
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp>(op) &&
        (op->getNumOperands() != 1 || !hlo::isElementwise(op)))
      return false;
    value = op->getOperand(0);
  }
  return hlo::tensorType(value).getRank() == 1;
}

bool import::pairsOwnNumbers(const Distribution &alone) {
  return llvm::any_of(alone.getForcedGathers(), [&](const dist::ForcedGather &gather) {
    return isNumbersOfRows(gather) && gather.op->getNumOperands() == 2 &&
           llvm::all_of(gather.op->getOperands(),
                        [&](Value operand) { return alone.getSharding(operand).isSharded(); });
  });
}

/// Whether all that is sharded in `value` comes out of matmuls and lookups: a frozen weight that is
/// scaled, dequantised or added to does not.
static bool isMadeOfRows(const Distribution &distribution, Value value) {
  SmallVector<Value> pending{value};
  llvm::DenseSet<Value> seen;
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!distribution.getSharding(next).isSharded() || !seen.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (!op)
      return false;
    if (!hlo::isContraction(op) && !isa<hlo::GatherOp>(op))
      llvm::append_range(pending, op->getOperands());
  }
  return true;
}

/// Whether the first of the gathers, or the first but for numbers of rows, is of what was computed
/// from an argument, along a dimension that the result keeps: rows of two sides meet. A frozen
/// weight of as many columns as there are rows meets them as it comes.
static bool startsWithRows(const Distribution &distribution, bool isBehindNumbers) {
  ArrayRef<dist::ForcedGather> gathers =
      distribution.getForcedGathers().drop_while([&](const dist::ForcedGather &each) {
        return isDiagonal(each) || (isBehindNumbers && isNumbersOfRows(each));
      });
  if (gathers.empty())
    return true;
  const dist::ForcedGather &first = gathers.front();
  if (!isMatmulOfRows(first))
    return false;
  hlo::ShardingRules rules = hlo::getShardingRules(first.op);
  const hlo::ShardingRule &rule = rules.front();
  auto isKept = [&](unsigned operand, int64_t dim) {
    return llvm::all_of(rule.operands[operand][dim].factors, [&](unsigned factor) {
      return rule.factors[factor].kind == hlo::FactorKind::Parallel;
    });
  };
  // Rows that are gathered for a weight whose own rows are contracted meet features.
  for (auto [operand, value] : llvm::enumerate(first.op->getOperands()))
    if (dist::Sharding sharding = distribution.getSharding(value);
        sharding.isSharded() && !isKept(operand, sharding.dim))
      return false;
  return isKept(first.operand, first.sharding.dim) &&
         isMadeOfRows(distribution, first.op->getOperand(first.operand));
}

bool import::areAllowed(const Distribution &distribution, Gathers allowed,
                        llvm::function_ref<bool(const dist::ForcedGather &)> isAside) {
  ArrayRef<dist::ForcedGather> gathers = distribution.getForcedGathers();
  if (allowed == Gathers::Any)
    return true;
  bool ofRows = allowed == Gathers::OfRows || allowed == Gathers::OfRowsBeside;
  bool ofMatmuls = ofRows || allowed == Gathers::OfMatmuls;
  bool isLocal = llvm::all_of(gathers, [&](const dist::ForcedGather &each) {
    return isDiagonal(each) || isAside(each) || (ofMatmuls && isMatmulOfRows(each)) ||
           (ofRows && isNumbersOfRows(each));
  });
  return isLocal && (!ofRows || startsWithRows(distribution, allowed == Gathers::OfRowsBeside));
}
