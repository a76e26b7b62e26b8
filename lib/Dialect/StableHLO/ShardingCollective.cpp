//===- ShardingCollective.cpp - Sharding rules of the user's own collectives --------===//
//
// Devices that the user named exchange what each of them has of a value: a dimension that the
// exchange leaves alone may be sharded over other axes.
//===------------------------------------------------------------------------------===//
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Exchange.h"
#include "zero/Dialect/Zero/Zero.h"

#include "ShardingCollective.h"

using namespace mlir;
using namespace zero::hlo;

/// Result i is made of operand i; dimensions in `exchanged` are needed whole.
static ShardingRules exchange(Operation *op, ArrayRef<int64_t> exchanged) {
  ShardingRule rule(op);
  rule.isPaired = op->getNumOperands() == op->getNumResults();
  for (size_t i = 0; i < rule.results.size() && rule.isPaired; ++i)
    for (auto [dim, size] : llvm::enumerate(tensorType(op->getOperand(i)).getShape())) {
      if (llvm::is_contained(exchanged, static_cast<int64_t>(dim)))
        continue;
      unsigned factor = rule.addFactor(size, FactorKind::Parallel);
      rule.operands[i][dim].factors.push_back(factor);
      rule.results[i][dim].factors.push_back(factor);
    }
  rule.completeWith(FactorKind::Whole, op);
  return onlyRule(std::move(rule));
}

/// A collective over another axis of the ranks' own mesh: sums of sums, and what only changes
/// places.
ShardingRules zero::hlo::getAxisCollectiveRules(Operation *op) {
  SmallVector<int64_t, 1> exchanged;
  if (auto gather = dyn_cast<ir::BatchGatherOp>(op))
    exchanged.push_back(static_cast<int64_t>(gather.getDim()));
  else if (auto blocks = dyn_cast<ir::BatchExchangeOp>(op); blocks && blocks.getFrom())
    exchanged.clear(); // whole values
  else if (isa<ir::BatchExchangeOp, ir::BatchScatterOp>(op))
    exchanged.push_back(0);
  ShardingRules rules = exchange(op, exchanged);
  std::optional<ir::ReduceKind> kind = cast<ir::CollectiveOpInterface>(op).getReduceKind();
  rules.front().linear.push_back({{0}, kind ? kindSet(*kind) : kAllReduceKinds});
  return rules;
}

ShardingRules AllReduceOp::getShardingRules() { return exchange(*this, {}); }
ShardingRules CollectivePermuteOp::getShardingRules() { return exchange(*this, {}); }
ShardingRules CollectiveBroadcastOp::getShardingRules() { return exchange(*this, {}); }

ShardingRules ReduceScatterOp::getShardingRules() {
  return exchange(*this, static_cast<int64_t>(getScatterDimension()));
}

ShardingRules AllGatherOp::getShardingRules() {
  return exchange(*this, static_cast<int64_t>(getAllGatherDim()));
}

ShardingRules AllToAllOp::getShardingRules() {
  return exchange(*this, {static_cast<int64_t>(getSplitDimension()),
                          static_cast<int64_t>(getConcatDimension())});
}
