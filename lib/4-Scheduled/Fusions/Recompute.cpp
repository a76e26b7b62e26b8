#include "Recompute.h"
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// In arithmetic ops of one element: a polynomial, and what storing and loading an element is
/// worth: 8 to 12 bytes at the speed of memory.
constexpr unsigned kPolynomial = 16, kMostCost = 40;

/// Kernels that make a value again at most.
constexpr size_t kMaxRecomputed = 2;

/// f64 has no polynomials; random integers come from long chains, and are better stored in between.
static bool isFast(Operation *op) {
  Type element = hlo::tensorType(op->getResult(0)).getElementType();
  return element.isF32() || element.isBF16() || element.isF16();
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
    bool isElementwise = kind == OpKind::Elementwise && isFast(&op);
    if (!isElementwise && kind != OpKind::UnitReshape)
      continue;
    Source source = {Value(), isElementwise ? (isCheap(&op) ? 1 : kPolynomial) : 0};
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
