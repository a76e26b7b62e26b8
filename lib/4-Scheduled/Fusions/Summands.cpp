//===- Summands.cpp - summands: what is summed by columns and read elsewhere, too -----===//
#include "../OpKinds.h"
#include "Fusions.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/SumForm.h"

using namespace mlir;

namespace zero {

/// A tile of columns is reduced by one worker: where it also makes what it sums, there must be
/// many, or workers would be idle.
constexpr int64_t kFewestColumns = 512;

void prepareSummands(KernelGroups &groups) {
  for (Operation &op : groups.getBlock()) {
    bool follows = false;
    if (auto spread = dyn_cast<hlo::BroadcastInDimOp>(op)) {
      auto known = groups.rowValues.find(spread.getOperand());
      follows = known != groups.rowValues.end() && known->second.spreadsRows(&op);
    } else if (hlo::isElementwise(&op)) {
      follows = llvm::any_of(op.getOperands(),
                             [&](Value value) { return groups.spreadValues.contains(value); });
    }
    if (follows)
      groups.spreadValues.insert(op.result_begin(), op.result_end());
  }
}

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
  if (hlo::tensorType(group.reduce->getResult(0)).getNumElements() < kFewestColumns)
    return FusionResult::because("its columns are so few that workers would be idle");
  if (groups.spreadValues.contains(op->getResult(0)))
    return FusionResult::because("it follows from reductions along its rows, with which it is one "
                                 "kernel over rows");
  KernelGroups::Membership place = {*first, group.reducedDomain};
  if (StringRef why = groups.whyNotJoin(op, place); !why.empty())
    return FusionResult::because(why);
  groups.join(op, place);
  groups.addOutputs(op, *first);
  return FusionResult::fused();
}

} // namespace zero
