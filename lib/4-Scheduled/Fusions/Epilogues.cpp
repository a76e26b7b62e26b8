//===- Epilogues.cpp - reduction-epilogues: elementwise ops behind a reduction ---===//
#include "../OpKinds.h"
#include "Fusions.h"

using namespace mlir;

namespace zero {

/// Whether `group` computes nothing but elementwise functions of `reduce`, so that it can follow
/// the reduction in one kernel.
static bool canFollow(const KernelGroup &group, Operation *reduce) {
  llvm::DenseSet<Operation *> depends = {reduce};
  for (Operation *op : llvm::reverse(group.members)) { // members are in order last to first
    OpKind kind = classify(op);
    if (kind == OpKind::Shape && !isScalarBroadcast(op))
      return false;
    if (llvm::any_of(op->getOperands(),
                     [&](Value value) { return depends.contains(value.getDefiningOp()); }))
      depends.insert(op);
  }
  return llvm::all_of(group.outputs,
                      [&](Value value) { return depends.contains(value.getDefiningOp()); });
}

FusionResult fuseEpilogue(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  std::optional<unsigned> first = groups.findFirstUser(users);
  if (classify(op) != OpKind::Reduce || !first)
    return FusionResult::other();
  const KernelGroup &group = groups.getGroup(*first);
  if (group.kind == KernelGroup::Reduce ? !reduceAlike(group.reduce, op)
                                        : group.kind != KernelGroup::Map || !canFollow(group, op))
    return FusionResult::because("the first that reads it is more than elementwise functions of "
                                 "reductions over the same dimensions");
  if (groups.holdsTooLong(op, group))
    return FusionResult::because("what it reads would be kept too long");
  if (groups.hasMostOps(group))
    return FusionResult::because("the kernel would have more ops than max-ops");
  if (group.kind == KernelGroup::Map)
    groups.makeReduction(*first, op);
  groups.join(op, {*first, group.rootDomain});
  if (users.needsMemoryBeside(*first))
    groups.addOutputs(op, *first);
  return FusionResult::fused();
}

} // namespace zero
