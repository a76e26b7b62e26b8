#include "SequenceParts.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

/// An all-reduce is a scatter and a gather.
static int64_t countMoved(const Distribution &distribution) {
  int64_t bytes = 2 * distribution.getReducedBytes() + distribution.getScatteredBytes() +
                  distribution.getGatheredBytes();
  return bytes / distribution.getRanks() * (distribution.getRanks() - 1);
}

SequenceParts::SequenceParts(func::FuncOp entry, ArrayRef<Sharding> arguments, int64_t ranks,
                             ArrayRef<std::optional<Sharding>> results)
    : entry(entry), arguments(arguments), ranks(ranks), results(results), rows(entry) {
  Distribution distribution = distribute();
  movedWithout = countMoved(distribution);
  while (change(distribution))
    distribution = distribute();
  // A loop that is kept takes no parts.
  if (!distribution.getUnsupported().empty()) {
    parts.clear();
    sums.clear();
  }
  moved = countMoved(distribution);
}

Distribution SequenceParts::distribute() {
  return Distribution(entry, arguments, ranks, results, known, dist::Addends::Zeros, parts);
}

bool SequenceParts::change(const Distribution &distribution) {
  if (findSums(distribution)) // of what these are needed for
    return true;
  bool isChanged = gatherWithoutRows(distribution);
  isChanged |= gatherEarlier(distribution);
  isChanged |= dropUseless(distribution);
  return isChanged;
}

/// Where some sums are taken in parts, others are summed up that were parts of larger sums before.
bool SequenceParts::findSums(const Distribution &distribution) {
  bool isChanged = false;
  for (Operation &op : entry.getBody().front())
    for (OpResult result : op.getResults()) {
      bool isSum = distribution.isReduced(result) &&
                   distribution.getSharding(result).isPartial(ir::ReduceKind::Add);
      if (!isSum || !isa<FloatType>(getElementTypeOrSelf(result.getType())) ||
          !rows.isAlongPositions(result) || !seen.insert(result).second)
        continue;
      std::optional<Sharding> part = rows.sharePositions(result, ranks);
      (part ? sums : uneven).push_back(result);
      if (part)
        parts[result] = *part;
      isChanged |= part.has_value();
    }
  return isChanged;
}

/// What an op makes larger is gathered before it.
bool SequenceParts::gatherEarlier(const Distribution &distribution) {
  bool isChanged = false;
  for (const dist::ForcedGather &gather : distribution.getForcedGathers()) {
    Value value = gather.op->getOperand(gather.operand);
    Operation *op = value.getDefiningOp();
    if (!op || !distribution.isOfParts(value) || op->getBlock() != &entry.getBody().front())
      continue;
    SmallVector<Value> smaller;
    int64_t bytes = 0;
    for (Value operand : op->getOperands())
      if (distribution.isOfParts(operand) && distribution.getTaken(operand).isSharded()) {
        smaller.push_back(operand);
        bytes += ir::getTensorBytes(operand.getType());
      }
    if (smaller.empty() || bytes >= ir::getTensorBytes(value.getType()))
      continue;
    for (Value operand : smaller) {
      if (distribution.getSharding(operand).isSharded())
        parts[operand] = Sharding();
      else
        parts.erase(operand);
      isChanged = true;
    }
  }
  return isChanged;
}

bool SequenceParts::gatherWithoutRows(const Distribution &distribution) {
  bool isChanged = false;
  for (Operation &op : entry.getBody().front())
    for (Value result : op.getResults())
      if (distribution.getSharding(result).isSharded() && distribution.isOfParts(result) &&
          !rows.hasRows(result))
        isChanged |= parts.try_emplace(result, Sharding()).second;
  return isChanged;
}

/// Sums that all their uses would gather at once.
bool SequenceParts::dropUseless(const Distribution &distribution) {
  auto isTaken = [&](Value value) {
    return llvm::any_of(value.getUses(), [&](OpOperand &use) {
      return use.getOwner()->getBlock() == &entry.getBody().front() &&
             distribution.getOpSharding(use.getOwner())
                 .operands[use.getOperandNumber()]
                 .isSharded();
    });
  };
  auto isUseless = [&](Value value) { return !parts.contains(value) || !isTaken(value); };
  size_t before = sums.size();
  for (Value value : sums)
    if (isUseless(value))
      parts.erase(value);
  llvm::erase_if(sums, [&](Value value) { return !parts.contains(value); });
  return sums.size() != before;
}
