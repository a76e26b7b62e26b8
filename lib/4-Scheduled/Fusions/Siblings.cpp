//===- Siblings.cpp - sibling-reductions: reductions that read the same data -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace zero {

/// Values that are looked at between two reductions at most, so that forming kernels stays linear.
constexpr size_t kMostMakers = 16, kMostReaders = 64;

/// Ops between two reductions at most. One that is placed goes where another reads the very data,
/// before anybody knows what either kernel will read; kernels that are whole are compared by that.
constexpr unsigned kBeside = 1, kAnywhere = kMostReaders;

/// `input` and the large values of its shape that it is made of, element by element, by `reach` ops
/// at most.
static llvm::SmallSetVector<Value, 16> findMakers(Value input, unsigned reach) {
  ArrayRef<int64_t> shape = hlo::tensorType(input).getShape();
  llvm::SmallSetVector<Value, 16> found;
  found.insert(input);
  for (size_t i = 0; reach && i < found.size(); --reach)
    for (size_t end = found.size(); i < end; ++i) {
      Operation *def = found[i].getDefiningOp();
      if (!def || classify(def) != OpKind::Elementwise)
        continue;
      for (Value operand : def->getOperands())
        if (found.size() < kMostMakers && hlo::tensorType(operand).getShape() == shape &&
            !hlo::isConstantLike(skipFreeOps(operand).getDefiningOp()) &&
            skipFreeOps(operand) == operand)
          found.insert(operand);
    }
  return found;
}

/// Reductions of what `reduce` reads, or of what is made of it or it is made of, element by
/// element, by `reach` ops at most.
static SmallVector<Operation *> findSiblings(Operation *reduce, unsigned reach) {
  SmallVector<Operation *> siblings;
  llvm::SmallSetVector<Value, 16> shared = findMakers(reduce->getOperand(0), reach);
  llvm::SmallSetVector<Value, 32> readers(shared.begin(), shared.end());
  for (size_t i = 0; i < readers.size();) {
    bool isWithin = reach-- > 0;
    for (size_t end = readers.size(); i < end; ++i)
      for (Operation *user : readers[i].getUsers()) {
        if (user != reduce && classify(user) == OpKind::Reduce && reduceAlike(reduce, user))
          siblings.push_back(user);
        if (isWithin && readers.size() < kMostReaders && classify(user) == OpKind::Elementwise)
          readers.insert(user->getResult(0));
      }
    if (!isWithin)
      break;
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
  for (Operation *sibling : findSiblings(op, kBeside)) {
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

//===----------------------------------------------------------------------===//
// Whole kernels
//===----------------------------------------------------------------------===//

/// Kernels of reductions of the same data that run soon behind `id`, the nearest first.
static SmallVector<unsigned> findLater(const KernelGroups &groups, unsigned id) {
  const KernelGroup &group = groups.getGroup(id);
  llvm::SmallSetVector<unsigned, 4> found;
  for (Operation *sibling : findSiblings(group.reduce, kAnywhere))
    for (const KernelGroups::Membership &place : groups.getPlaces(sibling)) {
      const KernelGroup &other = groups.getGroup(place.group);
      if (other.kind == KernelGroup::Reduce && other.position > group.position &&
          groups.countBetween(group.seed, other.seed) <= KernelGroups::kNearby)
        found.insert(place.group);
    }
  SmallVector<unsigned> ordered = found.takeVector();
  llvm::sort(ordered, [&](unsigned a, unsigned b) {
    return groups.getGroup(a).position < groups.getGroup(b).position;
  });
  return ordered;
}

/// Why all of `id` cannot be computed where `into` is, or would spare no bytes there; empty where
/// it does. A sum may have an epilogue, or be a part of a unit's gradients, so what it gives is
/// small beside what it reads: that must be there anyway.
static StringRef whyNot(const KernelGroups &groups, unsigned id, unsigned into) {
  const KernelGroup &group = groups.getGroup(id), &later = groups.getGroup(into);
  ArrayRef<int64_t> shape = hlo::tensorType(group.reduce->getOperand(0)).getShape();
  if (llvm::none_of(group.inputs, [&](Value input) {
        return later.inputs.contains(input) && hlo::tensorType(input).getShape() == shape;
      }))
    return "no kernel of sums reads what it reads in memory";
  if (!groups.isKeptUntil(group, later))
    return "what it reads would be kept longer";
  for (Operation *op : group.members)
    if (groups.holdsTooLong(op, later) || groups.isHeldThroughOthers(op, later))
      return "what it reads would be kept too long";
  return groups.whyNotMerge(id, into);
}

/// What has an epilogue stands where that does: a reduction without one, for which nobody waits
/// before, is made there, too.
void mergeSiblings(KernelGroups &groups, const Fusion &self, FusionContext &context) {
  for (unsigned id = 0; id < groups.getGroups().size(); ++id) {
    const KernelGroup &group = groups.getGroup(id);
    if (group.kind != KernelGroup::Reduce || group.members.empty())
      continue;
    Operation *seed = group.seed;
    StringRef why;
    for (unsigned into : findLater(groups, id)) {
      why = whyNot(groups, id, into);
      if (!why.empty())
        continue;
      groups.merge(id, into);
      context.run.noteFused(seed, self);
      break;
    }
    if (!why.empty())
      context.run.noteMissed(seed, self, why);
  }
}

} // namespace zero
