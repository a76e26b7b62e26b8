//===- ShardingElementwise.cpp - Sharding rules of ops on single elements ---------===//
//
// What is sharded is the same for all; here is in which operands an op is linear.
//===------------------------------------------------------------------------------===//
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::hlo;
using zero::ir::ReduceKind;

static ShardingRules linearIn(Operation *op, ArrayRef<LinearOperands> linear) {
  ShardingRule rule = getElementwiseShardingRule(op);
  rule.linear.append(linear.begin(), linear.end());
  return onlyRule(std::move(rule));
}

static Type elementType(Value value) { return tensorType(value).getElementType(); }

/// A sum of sums: anything else than zero beside a partial value would be counted once per shard.
static ShardingRules sumRules(Operation *op) {
  return linearIn(op, {{{0, 1}, kindSet(ReduceKind::Add)}});
}

/// The largest of largest values: anything may be taken once, or once per shard.
static ShardingRules idempotentRules(Operation *op, ReduceKind kind) {
  return linearIn(op, {{{0, 1}, kindSet(kind), /*isIdempotent=*/true}});
}

ShardingRules AddOp::getShardingRules() { return sumRules(*this); }
ShardingRules SubtractOp::getShardingRules() { return sumRules(*this); }
ShardingRules MaxOp::getShardingRules() { return idempotentRules(*this, ReduceKind::Max); }
ShardingRules MinOp::getShardingRules() { return idempotentRules(*this, ReduceKind::Min); }
ShardingRules AndOp::getShardingRules() { return idempotentRules(*this, ReduceKind::And); }
ShardingRules OrOp::getShardingRules() { return idempotentRules(*this, ReduceKind::Or); }

ShardingRules NegateOp::getShardingRules() {
  return linearIn(*this, {{{0}, kindSet(ReduceKind::Add)}});
}

/// Linear in each factor, not in both. A product of predicates is `and`.
ShardingRules MulOp::getShardingRules() {
  if (elementType(getResult()).isInteger(1))
    return linearIn(*this, {});
  return linearIn(*this, {{{0}, kindSet(ReduceKind::Add)}, {{1}, kindSet(ReduceKind::Add)}});
}

/// In the dividend; a quotient of integers is rounded.
ShardingRules DivOp::getShardingRules() {
  if (!isa<FloatType>(elementType(getResult())))
    return linearIn(*this, {});
  return linearIn(*this, {{{0}, kindSet(ReduceKind::Add)}});
}

/// Whether converting keeps every value, so that it may be done before or after a sum of floats or
/// a maximum. (Integer sums may wrap in the narrower type.)
static bool isWidening(Type from, Type to, ReduceKind kind) {
  if (from == to)
    return true;
  if (isa<FloatType>(from) && isa<FloatType>(to))
    return to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
  bool ordered = kind == ReduceKind::Max || kind == ReduceKind::Min;
  return ordered && isa<IntegerType>(from) && isa<IntegerType>(to) &&
         from.isUnsignedInteger() == to.isUnsignedInteger() &&
         to.getIntOrFloatBitWidth() > from.getIntOrFloatBitWidth();
}

ShardingRules ConvertOp::getShardingRules() {
  LinearOperands linear{{0}, 0};
  for (ReduceKind kind : {ReduceKind::Add, ReduceKind::Mul, ReduceKind::Max, ReduceKind::Min,
                          ReduceKind::And, ReduceKind::Or})
    if (isWidening(elementType(getOperand()), elementType(getResult()), kind))
      linear.kinds |= kindSet(kind);
  return linear.kinds ? linearIn(*this, linear) : linearIn(*this, {});
}

/// A predicate that all shards have passes sums and zeros on.
ShardingRules SelectOp::getShardingRules() {
  return linearIn(*this, {{{1, 2}, kindSet(ReduceKind::Add)}});
}

/// Result i is operand i.
ShardingRules OptimizationBarrierOp::getShardingRules() {
  ShardingRule rule(*this);
  rule.isPaired = true;
  for (auto [index, operand] : llvm::enumerate(getOperands())) {
    for (auto [dim, size] : llvm::enumerate(tensorType(operand).getShape())) {
      unsigned factor = rule.addFactor(size, FactorKind::Parallel);
      rule.operands[index][dim].factors.push_back(factor);
      rule.results[index][dim].factors.push_back(factor);
    }
    rule.linear.push_back({{static_cast<unsigned>(index)}, kAllReduceKinds});
  }
  return onlyRule(std::move(rule));
}

/// Of equal widths; otherwise the last dimension changes.
ShardingRules BitcastConvertOp::getShardingRules() {
  ShardingRule rule(*this);
  ArrayRef<int64_t> from = tensorType(getOperand()).getShape();
  ArrayRef<int64_t> to = tensorType(getResult()).getShape();
  for (size_t dim = 0; dim < from.size() && from.size() == to.size(); ++dim) {
    if (from[dim] != to[dim])
      continue;
    unsigned factor = rule.addFactor(from[dim], FactorKind::Parallel);
    rule.operands[0][dim].factors.push_back(factor);
    rule.results[0][dim].factors.push_back(factor);
  }
  rule.completeWith(FactorKind::Whole, *this);
  return onlyRule(std::move(rule));
}
