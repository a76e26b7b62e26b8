//===- ShardingReduction.cpp - Sharding rules of reductions, windows, sorts ---------===//
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::hlo;
using zero::ir::ReduceKind;

static ArrayRef<int64_t> shapeOf(Value value) { return tensorType(value).getShape(); }

/// What shards of a reduced dimension are combined by, if the initial value, which every shard
/// takes, is still counted once. Any is with an idempotent reduction. Products are not shared out:
/// no step has needed them.
static std::optional<ReduceKind> getShardedKind(ReduceOp op) {
  if (op.getInputs().size() != 1)
    return std::nullopt;
  std::optional<ReduceKind> kind = getReduceKind(op.getSimpleReducer());
  bool counts = kind == ReduceKind::Add && !isZeroSplat(op.getInitValues()[0]);
  return counts || kind == ReduceKind::Mul ? std::nullopt : kind;
}

ShardingRules ReduceOp::getShardingRules() {
  ShardingRule rule(*this);
  std::optional<ReduceKind> kind = getShardedKind(*this);
  if (kind)
    rule.linear.push_back({{0}, kindSet(*kind)});
  unsigned count = getInputs().size(), next = 0; // dimension of the results
  for (auto [dim, size] : llvm::enumerate(shapeOf(getInputs()[0]))) {
    bool isReduced = llvm::is_contained(getDimensions(), static_cast<int64_t>(dim));
    unsigned factor = !isReduced ? rule.addFactor(size, FactorKind::Parallel)
                      : kind     ? rule.addFactor(size, FactorKind::Contracted, *kind)
                                 : rule.addFactor(size, FactorKind::Whole);
    for (unsigned i = 0; i < count; ++i) {
      rule.operands[i][dim].factors.push_back(factor);
      if (!isReduced)
        rule.results[i][next].factors.push_back(factor);
    }
    next += !isReduced;
  }
  return onlyRule(std::move(rule));
}

/// The first `count` operands and all results have one shape in dimensions of which `isKept` holds.
static ShardingRules keepDimensions(Operation *op, unsigned count, FactorKind other,
                                    function_ref<bool(int64_t)> isKept) {
  ShardingRule rule(op);
  for (auto [dim, size] : llvm::enumerate(shapeOf(op->getOperand(0)))) {
    if (!isKept(dim))
      continue;
    unsigned factor = rule.addFactor(size, FactorKind::Parallel);
    for (unsigned i = 0; i < count; ++i)
      rule.operands[i][dim].factors.push_back(factor);
    for (TensorFactors &result : rule.results)
      result[dim].factors.push_back(factor);
  }
  rule.completeWith(other, op);
  return onlyRule(std::move(rule));
}

/// Whether a window leaves dimension `dim` as it is.
template <typename Op> static bool isTrivial(Op op, ArrayRef<int64_t> window, int64_t dim) {
  if (window[dim] != 1 || (op.getWindowStrides() && (*op.getWindowStrides())[dim] != 1))
    return false;
  if (!op.getPadding())
    return true;
  auto padding = op.getPadding()->template getValues<int64_t>();
  return padding[2 * dim] == 0 && padding[2 * dim + 1] == 0;
}

ShardingRules ReduceWindowOp::getShardingRules() {
  return keepDimensions(*this, getInputs().size(), FactorKind::Windowed, [&](int64_t dim) {
    bool isDilated = getBaseDilations() && (*getBaseDilations())[dim] != 1;
    return !isDilated && isTrivial(*this, getWindowDimensions(), dim);
  });
}

ShardingRules SelectAndScatterOp::getShardingRules() {
  return keepDimensions(*this, 2, FactorKind::Windowed, [&](int64_t dim) {
    return !getWindowDimensions() || isTrivial(*this, *getWindowDimensions(), dim);
  });
}

ShardingRules SortOp::getShardingRules() {
  int64_t rank = shapeOf(getInputs()[0]).size(), sorted = static_cast<int64_t>(getDimension());
  sorted += sorted < 0 ? rank : 0;
  return keepDimensions(*this, getInputs().size(), FactorKind::Permuted,
                        [&](int64_t dim) { return dim != sorted; });
}
