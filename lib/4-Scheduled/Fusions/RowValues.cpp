//===- RowValues.cpp - row-values: means and variances are made again in backward ------------===//
//
// A norm's backward reads of each row what forward has reduced it to. The kernel over the same rows
// that needs these has the rows in a cache, and reduces them once more: nothing keeps the values in
// between. They are few bytes of a row, and many of a step: three values a norm in JAX's graph.
//
// Only where states are sharded for the sake of memory, and what is reduced is made of the row by a
// few cheap ops: the sums of a softmax want exponentials. Not on GPUs, where a pass more is time
// and the values are a smaller part of what they hold.
//===------------------------------------------------------------------------------------------===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// Arithmetic ops an element of what is reduced again.
constexpr unsigned kMostAgain = 4;
/// Ops that lead from a value of rows to its reductions.
constexpr size_t kMostOps = 32;

namespace {

/// Whether a kernel over rows can make a value of its rows of the rows that it reads.
class RowMaker {
public:
  RowMaker(const KernelGroups &groups, const KernelGroup &group) : groups(groups), group(group) {}

  bool canMake(Value value) {
    unsigned outside = 0; // not bounded: only what is reduced is
    return canMake(value, outside);
  }

private:
  /// All that leads to `value` is values of rows, what is spread over rows, and rows that are read.
  bool canMake(Value value, unsigned &cost) {
    Operation *op = value.getDefiningOp();
    if (hlo::isConstantLike(op) || group.members.contains(op))
      return true;
    bool isRows = group.rows.isElements(value);
    if (isRows && group.inputs.contains(value))
      return true;
    if (!op || op->getBlock() != &groups.getBlock() || ++numOps > kMostOps)
      return false;
    if (auto rows = getReducedRows(op)) {
      unsigned own = 0;
      return *rows == group.rows && canMakeAll(op, own) && own <= kMostAgain;
    }
    OpKind kind = classify(op);
    if (isExpandingBroadcast(op) || kind == OpKind::UnitReshape)
      return canMakeAll(op, cost);
    if (kind != OpKind::Elementwise || !(isRows || groups.rowValues.contains(value)))
      return false;
    if (isRows)
      cost += getCost(op).value_or(kMostAgain + 1);
    return canMakeAll(op, cost);
  }

  bool canMakeAll(Operation *op, unsigned &cost) {
    return llvm::all_of(op->getOperands(), [&](Value value) { return canMake(value, cost); });
  }

  const KernelGroups &groups;
  const KernelGroup &group;
  size_t numOps = 0;
};

/// Why `op` is not made again by `user`, a kernel that runs long after another one needs it.
StringRef whyNotAgain(const KernelGroups &groups, Operation *op,
                      const KernelGroups::Membership &user) {
  const KernelGroup &group = groups.getGroup(user.group);
  if (group.kind != KernelGroup::Row || group.rows != groups.rowValues.lookup(op->getResult(0)) ||
      user.domain != group.rowDomain)
    return "the kernel of backward that reads it is none over its rows";
  if (!RowMaker(groups, group).canMake(op->getResult(0)))
    return "the kernel of backward does not read the rows that it is made of, or it takes many ops";
  return groups.whyNotJoin(op, user);
}

} // namespace

FusionResult fuseRowValues(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (!groups.remakesRows() || users.kernels.size() < 2 || op->getNumResults() != 1 ||
      !groups.rowValues.contains(op->getResult(0)))
    return FusionResult::other();
  StringRef why;
  bool isMade = false;
  for (const KernelGroups::Membership &user : users.kernels) {
    if (groups.countBetween(op, groups.getGroup(user.group).seed) <= KernelGroups::kNearby)
      continue;
    StringRef whyNot = whyNotAgain(groups, op, user);
    if (whyNot.empty()) {
      groups.join(op, user);
      isMade = true;
    } else if (why.empty()) {
      why = whyNot;
    }
  }
  if (isMade)
    return FusionResult::madeAgain();
  return why.empty() ? FusionResult::other() : FusionResult::notAgain(why);
}

} // namespace zero
