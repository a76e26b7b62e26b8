#include "Recompute.h"
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace zero {

/// A polynomial, and a division, in arithmetic ops.
constexpr unsigned kPolynomial = 16, kDivision = 4;

/// Kernels that make a value again at most.
constexpr size_t kMaxRecomputed = 2;

/// f64 has no polynomials; random integers come from long chains, and are better stored in between.
static bool isFast(Operation *op) {
  Value value = isa<hlo::CompareOp>(op) ? op->getOperand(0) : op->getResult(0);
  Type element = hlo::tensorType(value).getElementType();
  return element.isF32() || element.isBF16() || element.isF16();
}

std::optional<unsigned> getCost(Operation *op) {
  if (!isFast(op))
    return std::nullopt;
  if (isa<hlo::DivOp>(op))
    return kDivision;
  return isCheap(op) ? 1 : kPolynomial;
}

/// About as large as the result of `op`.
static bool isLarge(Value operand, Operation *op) {
  int64_t own = hlo::tensorType(op->getResult(0)).getNumElements();
  return 2 * hlo::tensorType(skipFreeOps(operand)).getNumElements() > own &&
         !hlo::isConstantLike(operand.getDefiningOp());
}

/// Arithmetic ops of `op` for an element; nothing where it is not one that is made again.
static std::optional<unsigned> getOwnCost(Operation *op) {
  OpKind kind = op->getNumResults() == 1 ? classify(op) : OpKind::Unsupported;
  if (kind == OpKind::Elementwise)
    return getCost(op);
  return kind == OpKind::UnitReshape ? std::optional(0u) : std::nullopt;
}

/// The large value that all ops behind `op` lead to; null where they lead to several, to none, or
/// are too many together. Each counts once, however often it is read.
Recompute::Source Recompute::findSource(Operation *op) const {
  Value source;
  unsigned cost = 0;
  llvm::SmallPtrSet<Operation *, 16> seen = {op};
  SmallVector<Operation *> pending = {op};
  while (!pending.empty()) {
    Operation *next = pending.pop_back_val();
    std::optional<unsigned> own = getOwnCost(next);
    if (!own || (cost += *own) > kMostCost)
      return {};
    for (Value operand : next->getOperands()) {
      if (!isLarge(operand, next))
        continue;
      if (sources.contains(operand)) {
        if (seen.insert(operand.getDefiningOp()).second)
          pending.push_back(operand.getDefiningOp());
        continue;
      }
      if (source && source != operand)
        return {};
      source = operand;
    }
  }
  return {source, cost};
}

Recompute::Recompute(Block &block) {
  for (Operation &op : block)
    if (Source source = getOwnCost(&op) ? findSource(&op) : Source(); source.value)
      sources[op.getResult(0)] = source;
}

Value Recompute::getSource(Value value) const {
  auto known = sources.find(value);
  return known == sources.end() ? value : known->second.value;
}

bool Recompute::isWorthAnyNumber(Value value) const {
  auto known = sources.find(value);
  return known != sources.end() && known->second.cost <= kMostCostOfHalf &&
         2 * ir::getTensorBytes(hlo::tensorType(known->second.value)) <=
             ir::getTensorBytes(hlo::tensorType(value));
}

void prepareRecompute(KernelGroups &groups) { groups.recompute = Recompute(groups.getBlock()); }

FusionResult fuseRecomputed(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (op->getNumResults() != 1 || users.hasOutside() || users.kernels.size() < 2 ||
      !groups.recompute.isWorth(op->getResult(0)) || isCheapToCopy(op))
    return FusionResult::other();
  return copyIntoAll(groups, op, users, kMaxRecomputed);
}

} // namespace zero
