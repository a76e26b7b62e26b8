//===- Copies.cpp - copies: cheap ops in every kernel that reads them ------------===//
#include "../OpKinds.h"
#include "Fusions.h"

using namespace mlir;

namespace zero {

/// Kernels into which a cheap op is copied at most, unless that spares each of them bytes.
constexpr size_t kMaxCopies = 3;

FusionResult copyIntoAll(KernelGroups &groups, Operation *op, const KernelGroups::Users &users,
                         size_t most) {
  if (users.kernels.size() > most && !groups.recompute.isWorthAnyNumber(op->getResult(0)))
    return FusionResult::because("more kernels read it than may make it again");
  if (groups.holdsThroughOthers(op, users))
    return FusionResult::because("a gathered unit would be kept through the use of others");
  if (StringRef why = groups.whyNotJoinAll(op, users); !why.empty())
    return FusionResult::because(why);
  groups.joinAll(op, users);
  return FusionResult::fused();
}

FusionResult fuseCopies(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (classify(op) == OpKind::Reduce || users.hasOutside() || users.kernels.size() < 2 ||
      !isCheapToCopy(op))
    return FusionResult::other();
  return copyIntoAll(groups, op, users, kMaxCopies);
}

} // namespace zero
