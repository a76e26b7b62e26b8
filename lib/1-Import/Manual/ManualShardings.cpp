#include "ManualShardings.h"

#include "zero/Analysis/Distribution.h"
#include "zero/Analysis/Manual.h"
#include "zero/Dialect/StableHLO/TensorSize.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::ShardedDim;

static void add(SmallVectorImpl<ShardingHint> &hints, const ShardingHint &hint) {
  bool isKnown = llvm::any_of(hints, [&](const ShardingHint &each) {
    return each.dim == hint.dim && each.axes == hint.axes;
  });
  if (!isKnown)
    hints.push_back(hint);
}

/// Where the rows of `value` come from: each op on the way makes its rows from rows of what it
/// reads.
static void followBack(func::FuncOp entry, Value value, const ShardedDim &sharded,
                       std::vector<SmallVector<ShardingHint>> &arguments) {
  SmallVector<std::pair<Value, int64_t>> work = {{value, sharded.dim}};
  llvm::DenseSet<Value> seen = {value};
  while (!work.empty()) {
    auto [next, dim] = work.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      if (argument.getOwner() == &entry.getBody().front())
        add(arguments[argument.getArgNumber()], {dim, sharded.axes});
      continue;
    }
    Operation *op = next.getDefiningOp();
    std::optional<dist::Sharding> sharding =
        dist::Sharding::blocks(dim, hlo::tensorType(next).getDimSize(dim), sharded.parts);
    std::optional<dist::OpSharding> opSharding =
        sharding ? dist::shardBackward(op, *sharding, sharded.parts) : std::nullopt;
    if (!opSharding)
      continue;
    for (auto [operand, taken] : llvm::zip_equal(op->getOperands(), opSharding->operands))
      if (taken.isSharded() && taken.groups == 1 && seen.insert(operand).second)
        work.push_back({operand, taken.dim});
  }
}

ManualShardings::ManualShardings(func::FuncOp entry)
    : arguments(entry.getNumArguments()), results(entry.getNumResults()) {
  Operation *terminator = entry.getBody().front().getTerminator();
  // Those in regions see parts, or carried values, only.
  for (auto op : entry.getBody().front().getOps<sdy::ManualComputationOp>()) {
    for (auto [operand, sharding] :
         llvm::zip_equal(op.getTensors(), op.getInShardings().getShardings()))
      for (const ShardedDim &sharded : dist::getShardedDims(op, sharding))
        followBack(entry, operand, sharded, arguments);
    for (auto [result, sharding] :
         llvm::zip_equal(op.getResults(), op.getOutShardings().getShardings()))
      for (OpOperand &use : result.getUses())
        if (use.getOwner() == terminator)
          for (const ShardedDim &sharded : dist::getShardedDims(op, sharding))
            add(results[use.getOperandNumber()], {sharded.dim, sharded.axes});
  }
}
