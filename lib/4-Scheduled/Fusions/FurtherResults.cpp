//===- FurtherResults.cpp - further-results: an op that others read, too, in the first that does
//===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

FusionResult fuseFurtherResult(KernelGroups &groups, Operation *op,
                               const KernelGroups::Users &users) {
  std::optional<unsigned> first = groups.findFirstUser(users);
  bool isShared = users.hasOutside() || users.kernels.size() > 1;
  bool isOfElements = classify(op) == OpKind::Elementwise || isa<hlo::GatherOp>(op);
  if (!first || !isShared || !isOfElements)
    return FusionResult::other();
  KernelGroup::Kind kind = groups.getGroup(*first).kind;
  if (kind != KernelGroup::Map && kind != KernelGroup::Row)
    return FusionResult::because("the first that reads it is no kernel of its shape");
  auto place = llvm::find_if(users.kernels, [&](const auto &user) { return user.group == *first; });
  if (StringRef why = groups.whyNotJoin(op, *place); !why.empty())
    return FusionResult::because(why);
  groups.join(op, *place);
  groups.addOutputs(op, *first);
  return FusionResult::fused();
}

} // namespace zero
