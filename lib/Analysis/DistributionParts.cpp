//===- DistributionParts.cpp - Values that ranks take in parts ----------------------===//
//
// Along a model's axis a sum over ranks that is needed whole may be taken in parts instead: each
// rank has some positions of it, and so of all that is computed position by position. Where an op
// has no rule for that (a matmul with a part of a weight, or with values that are sharded by heads)
// what is in parts is gathered, and nothing else: parameters stay where they are.
//===--------------------------------------------------------------------------===//
#include "zero/Analysis/Distribution.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

Sharding Distribution::getTaken(Value value) const {
  Sharding has = getSharding(value);
  auto part = parts.find(value);
  if (part == parts.end() || has.isSharded() == part->second.isSharded())
    return has;
  return has.isPartial() && !has.isPartial(ir::ReduceKind::Add) ? has : part->second;
}

bool Distribution::isOfParts(Value value) const {
  return ofParts.contains(value) ||
         (getTaken(value).isSharded() && !getSharding(value).isSharded());
}

/// What is sharded by parts alone is of parts.
void Distribution::noteParts(Operation *op, const OpSharding &opSharding) {
  bool isOfParts = false;
  for (auto [operand, sharding] : llvm::zip_equal(op->getOperands(), opSharding.operands))
    if (sharding.isSharded() && getTaken(operand).isSharded()) {
      if (!this->isOfParts(operand))
        return;
      isOfParts = true;
    }
  if (!isOfParts)
    return;
  for (OpResult result : op->getResults())
    if (getSharding(result).isSharded())
      ofParts.insert(result);
}

/// Takes operands in parts as gathered where no rule takes them as they are beside the others, or
/// where the sum over ranks that they give is larger than they are.
void Distribution::gatherParts(Operation *op, MutableArrayRef<Sharding> offered) {
  auto gather = [&](unsigned index) {
    if (getSharding(op->getOperand(index)).isSharded())
      gathers.push_back({op, index, getSharding(op->getOperand(index))});
    offered[index] = Sharding();
  };
  SmallVector<unsigned> found;
  bool hasOthers = false;
  int64_t bytes = 0;
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    if (offered[index].isReplicated() && getSharding(operand).isSharded())
      gather(index);
    if (!offered[index].isSharded())
      continue;
    if (!isOfParts(operand)) {
      hasOthers = true;
      continue;
    }
    found.push_back(index);
    bytes += ir::getTensorBytes(operand.getType());
  }
  if (found.empty())
    return;
  std::optional<OpSharding> taken = askRules(op, offered);
  auto isLargeSum = [&](OpResult result) {
    return taken->results[result.getResultNumber()].isPartial() &&
           ir::getTensorBytes(result.getType()) > bytes;
  };
  if (taken ? llvm::any_of(op->getResults(), isLargeSum) : hasOthers)
    for (unsigned index : found)
      gather(index);
}
