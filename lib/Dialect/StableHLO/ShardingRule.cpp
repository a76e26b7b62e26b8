//===- ShardingRule.cpp - Rules, and those that ops have by default ---------------===//
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/Zero.h"

#include "llvm/ADT/TypeSwitch.h"
#include <numeric>

using namespace mlir;

#include "zero/Dialect/StableHLO/StableHLOInterfaces.cpp.inc"
#include "zero/Dialect/Zero/ModelAxes.h"

#include "ShardingCollective.h"

namespace zero::hlo {

static unsigned getRank(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? type.getRank() : 0; // a token
}

ShardingRule::ShardingRule(Operation *op) {
  for (Value operand : op->getOperands())
    operands.emplace_back(getRank(operand));
  for (Value result : op->getResults())
    results.emplace_back(getRank(result));
}

unsigned ShardingRule::addFactor(int64_t size, FactorKind kind, ir::ReduceKind reduce) {
  factors.push_back({size, kind, reduce});
  return factors.size() - 1;
}

void ShardingRule::completeWith(FactorKind kind, Operation *op) {
  auto complete = [&](TensorFactors &tensor, Value value) {
    for (auto [index, dim] : llvm::enumerate(tensor))
      if (dim.factors.empty())
        dim.factors.push_back(addFactor(tensorType(value).getDimSize(index), kind));
  };
  for (auto [tensor, value] : llvm::zip_equal(operands, op->getOperands()))
    complete(tensor, value);
  for (auto [tensor, value] : llvm::zip_equal(results, op->getResults()))
    complete(tensor, value);
}

ShardingRules onlyRule(ShardingRule &&rule) {
  ShardingRules rules;
  rules.push_back(std::move(rule));
  return rules;
}

ShardingRule getElementwiseShardingRule(Operation *op) {
  ShardingRule rule(op);
  for (auto [dim, size] : llvm::enumerate(tensorType(op->getResult(0)).getShape())) {
    unsigned factor = rule.addFactor(size, FactorKind::Parallel);
    for (TensorFactors &operand : rule.operands)
      if (operand.size() == rule.results[0].size())
        operand[dim].factors.push_back(factor);
    rule.results[0][dim].factors.push_back(factor);
  }
  return rule;
}

ShardingRules getDefaultShardingRules(Operation *op) {
  if (isElementwise(op))
    return onlyRule(getElementwiseShardingRule(op));
  ShardingRule rule(op);
  rule.completeWith(FactorKind::Whole, op);
  return onlyRule(std::move(rule));
}

ShardingRules getShardingRules(Operation *op) {
  if (auto rules = dyn_cast<ShardingRuleInterface>(op))
    return rules.getShardingRules();
  if (isa<ir::AllReduceOp, ir::BatchExchangeOp, ir::BatchGatherOp, ir::BatchScatterOp>(op) &&
      ir::isOverModelAxes(op))
    return getAxisCollectiveRules(op);
  return getDefaultShardingRules(op);
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

/// Elements between two neighbours along each dimension; one more number for the whole.
static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size() + 1, 1);
  for (size_t dim = shape.size(); dim-- > 0;)
    strides[dim] = strides[dim + 1] * shape[dim];
  return strides;
}

namespace {
/// A run of element numbers, from stride `low` to stride `high`, that lies in dimension `from` of
/// one shape and `to` of the other: a factor of both.
struct SharedRun {
  unsigned from, to, factor;
  int64_t low, high;
};
} // namespace

/// Lists, for a dimension from stride `low` to `high`, the shared runs (innermost first) and what
/// lies between them as factors of its own.
static void setDimFactors(ShardingRule &rule, DimFactors &dim, ArrayRef<SharedRun> runs,
                          int64_t low, int64_t high) {
  auto addOwn = [&](int64_t until) {
    if (until > low)
      dim.factors.push_back(rule.addFactor(until / low, FactorKind::Whole));
    low = until;
  };
  for (const SharedRun &run : runs) {
    addOwn(run.low);
    dim.factors.push_back(run.factor);
    low = run.high;
  }
  addOwn(high);
  std::reverse(dim.factors.begin(), dim.factors.end());
}

ShardingRule getReshapeShardingRule(ArrayRef<int64_t> from, ArrayRef<int64_t> to) {
  ShardingRule rule;
  rule.operands.emplace_back(from.size());
  rule.results.emplace_back(to.size());
  SmallVector<int64_t> lows = getStrides(from), toLows = getStrides(to);
  if (lows[0] == 0) { // without elements there is nothing to share
    for (auto [dim, size] : llvm::zip_equal(rule.operands[0], from))
      dim.factors.push_back(rule.addFactor(size, FactorKind::Whole));
    for (auto [dim, size] : llvm::zip_equal(rule.results[0], to))
      dim.factors.push_back(rule.addFactor(size, FactorKind::Whole));
    return rule;
  }
  SmallVector<SmallVector<SharedRun, 2>> byFrom(from.size()), byTo(to.size());
  for (size_t i = from.size(); i-- > 0;)
    for (size_t j = to.size(); j-- > 0;) {
      int64_t low = std::lcm(lows[i + 1], toLows[j + 1]), high = std::gcd(lows[i], toLows[j]);
      if (high % low != 0)
        continue;
      unsigned factor = rule.addFactor(high / low, FactorKind::Parallel);
      SharedRun run{static_cast<unsigned>(i), static_cast<unsigned>(j), factor, low, high};
      byFrom[i].push_back(run);
      byTo[j].push_back(run);
    }
  for (size_t i = 0; i < from.size(); ++i)
    setDimFactors(rule, rule.operands[0][i], byFrom[i], lows[i + 1], lows[i]);
  for (size_t j = 0; j < to.size(); ++j)
    setDimFactors(rule, rule.results[0][j], byTo[j], toLows[j + 1], toLows[j]);
  return rule;
}

//===----------------------------------------------------------------------===//
// Reducers
//===----------------------------------------------------------------------===//

std::optional<ir::ReduceKind> getReduceKind(Operation *op) {
  using ir::ReduceKind;
  if (!op || op->getNumResults() != 1 || !llvm::isa<RankedTensorType>(op->getResult(0).getType()))
    return std::nullopt;
  bool isPredicate = tensorType(op->getResult(0)).getElementType().isInteger(1);
  return llvm::TypeSwitch<Operation *, std::optional<ReduceKind>>(op)
      .Case<AddOp>([&](auto) { return isPredicate ? ReduceKind::Or : ReduceKind::Add; })
      .Case<MulOp>([&](auto) { return isPredicate ? ReduceKind::And : ReduceKind::Mul; })
      .Case<MaxOp>([&](auto) { return isPredicate ? ReduceKind::Or : ReduceKind::Max; })
      .Case<MinOp>([&](auto) { return isPredicate ? ReduceKind::And : ReduceKind::Min; })
      .Case<AndOp>([](auto) { return ReduceKind::And; })
      .Case<OrOp>([](auto) { return ReduceKind::Or; })
      .Default([](Operation *) { return std::nullopt; });
}

} // namespace zero::hlo
