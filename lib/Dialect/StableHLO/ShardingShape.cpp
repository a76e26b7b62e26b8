//===- ShardingShape.cpp - Sharding rules of constants and moved elements ----------===//
//
// Moving elements of partial values gives partial values, whatever they are partial by.
//===------------------------------------------------------------------------------===//
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

#include <numeric>

using namespace mlir;
using namespace zero::hlo;
using zero::ir::ReduceKind;

static ArrayRef<int64_t> shapeOf(Value value) { return tensorType(value).getShape(); }

/// The rule of an op that moves elements of its first operand.
static ShardingRule moveRule(Operation *op) {
  ShardingRule rule(op);
  rule.linear.push_back({{0}, kAllReduceKinds});
  return rule;
}

static void share(ShardingRule &rule, unsigned factor, unsigned from, unsigned to) {
  rule.operands[0][from].factors.push_back(factor);
  rule.results[0][to].factors.push_back(factor);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

/// Any part of a splat is a splat.
ShardingRules ConstantOp::getShardingRules() {
  ShardingRule rule(*this);
  bool isSplat = isa<SplatElementsAttr>(getValue());
  rule.completeWith(isSplat ? FactorKind::Parallel : FactorKind::Whole, *this);
  return onlyRule(std::move(rule));
}

void ConstantOp::localizeAttributes(function_ref<int64_t(unsigned, int64_t)>) {
  if (auto splat = dyn_cast<SplatElementsAttr>(getValue()); splat && splat.getType() != getType())
    setValueAttr(splat.resizeSplat(cast<ShapedType>(getType())));
}

ShardingRules IotaOp::getShardingRules() {
  ShardingRule rule(*this);
  for (auto [dim, size] : llvm::enumerate(shapeOf(getResult()))) {
    bool isCounted = dim == getIotaDimension();
    rule.results[0][dim].factors.push_back(
        rule.addFactor(size, isCounted ? FactorKind::Counted : FactorKind::Parallel));
  }
  return onlyRule(std::move(rule));
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// Dimensions that the broadcast makes need nothing of the operand.
ShardingRules BroadcastInDimOp::getShardingRules() {
  ShardingRule rule = moveRule(*this);
  ArrayRef<int64_t> from = shapeOf(getOperand()), to = shapeOf(getResult());
  for (auto [dim, size] : llvm::enumerate(to))
    rule.results[0][dim].factors.push_back(rule.addFactor(size, FactorKind::Parallel));
  for (auto [dim, target] : llvm::enumerate(getBroadcastDimensions())) {
    rule.operands[0][dim].factors = rule.results[0][target].factors;
    rule.operands[0][dim].isStretched = from[dim] != to[target];
  }
  return onlyRule(std::move(rule));
}

ShardingRules ReshapeOp::getShardingRules() {
  ShardingRule rule = getReshapeShardingRule(shapeOf(getOperand()), shapeOf(getResult()));
  rule.linear.push_back({{0}, kAllReduceKinds});
  return onlyRule(std::move(rule));
}

bool ReshapeOp::isPermutation() { return true; }

ShardingRules TransposeOp::getShardingRules() {
  ShardingRule rule = moveRule(*this);
  for (auto [dim, source] : llvm::enumerate(getPermutation()))
    share(rule, rule.addFactor(shapeOf(getResult())[dim], FactorKind::Parallel), source, dim);
  return onlyRule(std::move(rule));
}

bool TransposeOp::isPermutation() { return true; }

ShardingRules ReverseOp::getShardingRules() {
  ShardingRule rule = moveRule(*this);
  for (auto [dim, size] : llvm::enumerate(shapeOf(getResult()))) {
    bool isReversed = llvm::is_contained(getDimensions(), static_cast<int64_t>(dim));
    share(rule, rule.addFactor(size, isReversed ? FactorKind::Permuted : FactorKind::Parallel), dim,
          dim);
  }
  return onlyRule(std::move(rule));
}

bool ReverseOp::isPermutation() { return true; }

/// What stands in dimension `dim`, `from` indices of the operand and `to` of the result, is moved
/// in whole groups of `group`. Factors of the groups' number are of operand and result alone.
static void shareGroups(ShardingRule &rule, size_t dim, int64_t group, int64_t from, int64_t to) {
  if (group != from)
    rule.operands[0][dim].factors.push_back(rule.addFactor(from / group, FactorKind::Permuted));
  if (group != to)
    rule.results[0][dim].factors.push_back(rule.addFactor(to / group, FactorKind::Permuted));
  share(rule, rule.addFactor(group, FactorKind::Parallel), dim, dim);
}

/// A slice from `low` to `high` is of whole groups of gcd(low, high, size) indices: within such a
/// group nothing is lost.
ShardingRules SliceOp::getShardingRules() {
  ShardingRule rule = moveRule(*this);
  ArrayRef<int64_t> from = shapeOf(getOperand()), to = shapeOf(getResult());
  for (auto [dim, size] : llvm::enumerate(from)) {
    int64_t low = getStartIndices()[dim], high = getLimitIndices()[dim];
    if (getStrides()[dim] != 1 || low == high)
      continue;
    shareGroups(rule, dim, std::gcd(std::gcd(low, high), size), size, to[dim]);
  }
  rule.completeWith(FactorKind::Permuted, *this);
  return onlyRule(std::move(rule));
}

void SliceOp::localizeAttributes(function_ref<int64_t(unsigned, int64_t)> getParts) {
  SmallVector<int64_t> starts(getStartIndices()), limits(getLimitIndices());
  for (auto [dim, start] : llvm::enumerate(starts)) {
    int64_t parts = getParts(0, dim);
    start /= parts;
    limits[dim] /= parts;
  }
  setStartIndices(starts);
  setLimitIndices(limits);
}

//===----------------------------------------------------------------------===//
// Several operands
//===----------------------------------------------------------------------===//

unsigned PadOp::getNumMovedOperands() { return 2; }

/// Sums padded with zero stay sums. What is put at the edges is whole groups of gcd(low, high,
/// size) indices, as what a slice leaves out: shards of each group, one after the other, are a
/// shard.
ShardingRules PadOp::getShardingRules() {
  ShardingRule rule(*this);
  rule.linear.push_back({{0, 1}, kindSet(ReduceKind::Add)});
  ArrayRef<int64_t> from = shapeOf(getOperand()), to = shapeOf(getResult());
  for (auto [dim, size] : llvm::enumerate(from)) {
    int64_t low = getEdgePaddingLow()[dim], high = getEdgePaddingHigh()[dim];
    bool isPadded = low != 0 || high != 0;
    if (low < 0 || high < 0 || getInteriorPadding()[dim] != 0 || (isPadded && size == 0))
      continue;
    shareGroups(rule, dim, std::gcd(std::gcd(low, high), size), size, to[dim]);
  }
  rule.completeWith(FactorKind::Whole, *this);
  return onlyRule(std::move(rule));
}

void PadOp::localizeAttributes(function_ref<int64_t(unsigned, int64_t)> getParts) {
  SmallVector<int64_t> low(getEdgePaddingLow()), high(getEdgePaddingHigh());
  for (size_t dim = 0; dim < low.size(); ++dim) {
    int64_t parts = getParts(0, dim);
    low[dim] /= parts;
    high[dim] /= parts;
  }
  setEdgePaddingLow(low);
  setEdgePaddingHigh(high);
}

unsigned ConcatenateOp::getNumMovedOperands() { return getNumOperands(); }

/// Along the joined dimension the operands are groups of gcd(their sizes) indices; shards of each
/// group, one after the other, are a shard of the result.
ShardingRules ConcatenateOp::getShardingRules() {
  ShardingRule rule(*this);
  ArrayRef<int64_t> to = shapeOf(getResult());
  LinearOperands linear{{}, kAllReduceKinds};
  for (unsigned i = 0; i < getNumOperands(); ++i)
    linear.operands.push_back(i);
  rule.linear.push_back(std::move(linear));
  for (auto [dim, size] : llvm::enumerate(to)) {
    bool isJoined = dim == getDimension();
    int64_t group = isJoined ? 0 : size;
    for (Value input : getInputs())
      group = std::gcd(group, shapeOf(input)[dim]);
    unsigned shared = rule.addFactor(group, isJoined ? FactorKind::Stacked : FactorKind::Parallel);
    auto setFactors = [&](DimFactors &factors, int64_t all) {
      if (all != group)
        factors.factors.push_back(rule.addFactor(all / group, FactorKind::Permuted));
      factors.factors.push_back(shared);
    };
    for (auto [index, input] : llvm::enumerate(getInputs()))
      setFactors(rule.operands[index][dim], shapeOf(input)[dim]);
    setFactors(rule.results[0][dim], size);
  }
  return onlyRule(std::move(rule));
}
