//===- Siblings.cpp - sibling-reductions: reductions that read the same data -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

/// Reductions that read what `reduce` reads, directly or through one elementwise op.
static SmallVector<Operation *> findSiblings(Operation *reduce) {
  Value input = reduce->getOperand(0);
  SmallVector<Value> shared = {input};
  if (Operation *def = input.getDefiningOp())
    if (classify(def) == OpKind::Elementwise)
      for (Value operand : def->getOperands())
        if (operand.getType() == input.getType() && !hlo::isConstantLike(operand.getDefiningOp()))
          shared.push_back(operand);
  SmallVector<Operation *> siblings;
  auto consider = [&](Operation *user) {
    if (user != reduce && classify(user) == OpKind::Reduce && reduceAlike(reduce, user))
      siblings.push_back(user);
  };
  for (Value value : shared)
    for (Operation *user : value.getUsers()) {
      consider(user);
      if (classify(user) == OpKind::Elementwise)
        for (Operation *next : user->getUsers())
          consider(next);
    }
  return siblings;
}

/// The kernel of the sibling that runs first, before all of `users`.
static std::optional<unsigned> findKernel(const KernelGroups &groups, Operation *op,
                                          const KernelGroups::Users &users) {
  int64_t firstUser = users.firstOutside;
  for (const KernelGroups::Membership &user : users.kernels)
    firstUser = std::min(firstUser, groups.getGroup(user.group).position);
  std::optional<unsigned> best;
  for (Operation *sibling : findSiblings(op)) {
    ArrayRef<KernelGroups::Membership> places = groups.getPlaces(sibling);
    if (places.empty())
      continue;
    const KernelGroup &group = groups.getGroup(places.front().group);
    bool reduces = group.kind == KernelGroup::Reduce || group.kind == KernelGroup::Row;
    if (reduces && group.position < firstUser &&
        (!best || group.position < groups.getGroup(*best).position))
      best = places.front().group;
  }
  return best;
}

FusionResult fuseSiblings(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (classify(op) != OpKind::Reduce)
    return FusionResult::other();
  std::optional<unsigned> best = findKernel(groups, op, users);
  if (!best)
    return FusionResult::other();
  const KernelGroup &group = groups.getGroup(*best);
  if (!groups.canGiveMore(group))
    return FusionResult::because("the kernel would have too many results");
  if (groups.hasMostOps(group))
    return FusionResult::because("the kernel would have more ops than max-ops");
  if (groups.holdsTooLong(op, group))
    return FusionResult::because("what it reads would be kept too long");
  if (groups.waitsThroughOthers(op, group))
    return FusionResult::because("its unit's other gradients would wait for it");
  groups.join(op, {*best, group.kind == KernelGroup::Row ? group.rowDomain : group.rootDomain});
  groups.addOutputs(op, *best);
  return FusionResult::fused();
}

} // namespace zero
