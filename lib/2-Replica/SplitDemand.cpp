#include "SplitDemand.h"

#include "zero/Dialect/StableHLO/ShardingRule.h"

using namespace mlir;
using namespace zero;
using dist::OpSharding;
using dist::Sharding;

/// The dimension of a tensor that is this factor alone; -1 for none.
static int64_t findDim(const hlo::TensorFactors &tensor, unsigned factor) {
  for (auto [dim, factors] : llvm::enumerate(tensor))
    if (factors.factors == ArrayRef(factor) && !factors.isStretched)
      return dim;
  return -1;
}

/// A contraction gives a part of its result from the operands' parts along the same factor.
static std::optional<OpSharding> shardContraction(Operation *op, Sharding wanted) {
  for (const hlo::ShardingRule &rule : hlo::getShardingRules(op)) {
    const hlo::DimFactors &dim = rule.results[0][wanted.dim];
    if (dim.factors.size() != 1 || rule.factors[dim.factors[0]].kind != hlo::FactorKind::Parallel)
      continue;
    OpSharding opSharding;
    for (const hlo::TensorFactors &tensor : rule.operands) {
      int64_t found = findDim(tensor, dim.factors[0]);
      opSharding.operands.push_back(
          found < 0 ? Sharding() : Sharding::sharded(found, wanted.groups, wanted.chunk));
    }
    opSharding.results.push_back(wanted);
    return opSharding;
  }
  return std::nullopt;
}

SmallVector<Sharding> zero::findDemand(func::FuncOp step, const dist::Distribution &distribution) {
  llvm::DenseMap<Value, Sharding> demand;
  int64_t ranks = distribution.getRanks();
  for (Operation &op : llvm::reverse(step.getBody().front())) {
    std::optional<OpSharding> backward;
    if (op.getNumResults() == 1)
      if (Sharding wanted = demand.lookup(op.getResult(0)); wanted.isSharded())
        backward = hlo::isContraction(&op)
                       ? shardContraction(&op, wanted)
                       : dist::shardBackward(&op, wanted, ranks, dist::Axis::Model);
    const OpSharding &taken = backward ? *backward : distribution.getOpSharding(&op);
    for (auto [operand, sharding] : llvm::zip_equal(op.getOperands(), taken.operands))
      if (sharding.isSharded() && distribution.getSharding(operand).isReplicated())
        demand.try_emplace(operand, sharding);
  }
  return llvm::map_to_vector(step.getArguments(),
                             [&](BlockArgument argument) { return demand.lookup(argument); });
}
