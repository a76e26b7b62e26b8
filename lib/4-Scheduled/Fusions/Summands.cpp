//===- Summands.cpp - summands: values side by side that are summed by columns -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/SumForm.h"

using namespace mlir;

namespace zero {

/// A tile of columns is reduced by one worker: where it also makes what it sums, there must be
/// many, or workers would be idle.
constexpr int64_t kFewestColumns = 512;

FusionResult fuseSummands(KernelGroups &groups, Operation *op, const KernelGroups::Users &users) {
  std::optional<unsigned> first =
      groups.findFirstUser(users, [](const KernelGroup &group, unsigned domain) {
        return group.kind == KernelGroup::Reduce && domain == group.reducedDomain;
      });
  if (!first || (classify(op) != OpKind::Elementwise && !isa<hlo::ConcatenateOp>(op)))
    return FusionResult::other();
  const KernelGroup &group = groups.getGroup(*first);
  if (!reducesLeading(group.reduce) || hlo::tensorType(op->getResult(0)).getShape() !=
                                           hlo::tensorType(group.reduce->getOperand(0)).getShape())
    return FusionResult::other();
  // The gradient of a GELU took longer so than in two kernels (docs/Kernels.md).
  if (!isa<hlo::ConcatenateOp>(op))
    return FusionResult::because("walking down columns computes slower than along rows");
  if (hlo::tensorType(group.reduce->getResult(0)).getNumElements() < kFewestColumns)
    return FusionResult::because("its columns are so few that workers would be idle");
  KernelGroups::Membership place = {*first, group.reducedDomain};
  if (StringRef why = groups.whyNotJoin(op, place); !why.empty())
    return FusionResult::because(why);
  groups.join(op, place);
  groups.addOutputs(op, *first);
  return FusionResult::fused();
}

} // namespace zero
