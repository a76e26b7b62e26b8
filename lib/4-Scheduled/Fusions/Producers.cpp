//===- Producers.cpp - producers: an op in the one kernel that reads it ----------===//
#include "../OpKinds.h"
#include "Fusions.h"

using namespace mlir;

namespace zero {

FusionResult fuseProducer(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  if (classify(op) == OpKind::Reduce || users.hasOutside() || users.kernels.size() != 1)
    return FusionResult::other();
  if (StringRef why = groups.whyNotJoinAll(op, users); !why.empty())
    return FusionResult::because(why);
  groups.joinAll(op, users);
  return FusionResult::fused();
}

} // namespace zero
