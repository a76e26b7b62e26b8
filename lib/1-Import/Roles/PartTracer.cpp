#include "PartTracer.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using dist::OpSharding;
using dist::Sharding;

void import::PartTracer::trace(Value value, Sharding part) {
  SmallVector<std::pair<Value, Sharding>> pending = {{value, part}};
  while (!pending.empty()) {
    auto [next, needed] = pending.pop_back_val();
    visit(next, needed, pending);
  }
}

void import::PartTracer::traceUses(Block &block) {
  llvm::DenseSet<Value> whole = {source};
  for (Operation &op : block.without_terminator()) {
    if (op.getNumRegions() != 0 && !isa<hlo::ShardingRuleInterface>(&op))
      continue;
    const OpSharding &opSharding = distribution.getOpSharding(&op);
    bool reads = false;
    for (auto [operand, sharding] : llvm::zip_equal(op.getOperands(), opSharding.operands)) {
      if (!whole.contains(operand))
        continue;
      reads = true;
      if (sharding.isSharded())
        trace(operand, sharding);
    }
    for (Value result : op.getResults())
      if (reads && distribution.getSharding(result).isReplicated())
        whole.insert(result);
  }
}

void import::PartTracer::visit(Value value, Sharding part,
                               SmallVectorImpl<std::pair<Value, Sharding>> &pending) {
  if (value == source) {
    isClear &= !found || *found == part;
    found = part;
    return;
  }
  Operation *op = value.getDefiningOp();
  if (!op || op->getParentRegion() != source.getParentRegion() || !seen.insert(value).second)
    return;
  std::optional<OpSharding> backward = dist::shardBackward(op, part, distribution.getRanks());
  if (!backward)
    return;
  // The first operand is looked at first.
  for (unsigned i = op->getNumOperands(); i-- > 0;)
    if (backward->operands[i].isSharded())
      pending.push_back({op->getOperand(i), backward->operands[i]});
}
