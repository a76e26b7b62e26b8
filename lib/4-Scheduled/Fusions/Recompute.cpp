#include "Recompute.h"
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// A polynomial in arithmetic ops.
constexpr unsigned kPolynomial = 16;

/// Kernels that make a value again at most.
constexpr size_t kMaxRecomputed = 2;

/// f64 has no polynomials; random integers come from long chains, and are better stored in between.
static bool isFast(Operation *op) {
  Type element = hlo::tensorType(op->getResult(0)).getElementType();
  return element.isF32() || element.isBF16() || element.isF16();
}

std::optional<unsigned> getCost(Operation *op) {
  if (!isFast(op))
    return std::nullopt;
  return isCheap(op) ? 1 : kPolynomial;
}

/// About as large as the result of `op`.
static bool isLarge(Value operand, Operation *op) {
  int64_t own = hlo::tensorType(op->getResult(0)).getNumElements();
  return 2 * hlo::tensorType(skipFreeOps(operand)).getNumElements() > own &&
         !hlo::isConstantLike(operand.getDefiningOp());
}

Recompute::Recompute(Block &block) {
  for (Operation &op : block) {
    OpKind kind = op.getNumResults() == 1 ? classify(&op) : OpKind::Unsupported;
    std::optional<unsigned> cost;
    if (kind == OpKind::Elementwise)
      cost = getCost(&op);
    else if (kind == OpKind::UnitReshape)
      cost = 0;
    if (!cost)
      continue;
    Source source = {Value(), *cost};
    bool isOne = true;
    for (Value operand : op.getOperands()) {
      if (!isLarge(operand, &op))
        continue;
      auto known = sources.find(operand);
      Source other = known == sources.end() ? Source{operand, 0} : known->second;
      isOne &= !source.value || source.value == other.value;
      source = {other.value, source.cost + other.cost};
    }
    if (isOne && source.value && source.cost <= kMostCost)
      sources[op.getResult(0)] = source;
  }
}

Value Recompute::getSource(Value value) const {
  auto known = sources.find(value);
  return known == sources.end() ? value : known->second.value;
}

void prepareRecompute(KernelGroups &groups) { groups.recompute = Recompute(groups.getBlock()); }

FusionResult fuseRecomputed(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (op->getNumResults() != 1 || users.hasOutside() || users.kernels.size() < 2 ||
      !groups.recompute.isWorth(op->getResult(0)) || isCheapToCopy(op))
    return FusionResult::other();
  return copyIntoAll(groups, op, users, kMaxRecomputed);
}

} // namespace zero
