//===- ExpandGroups.cpp - zero-expand-groups -------------------------------===//

#include "zero/1-Import/Passes.h"

#include "zero/Dialect/StableHLO/ReplicaGroups.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/IR/BuiltinOps.h"

namespace zero {
#define GEN_PASS_DEF_EXPANDGROUPSPASS
#include "zero/1-Import/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {

struct ExpandGroupsPass : zero::impl::ExpandGroupsPassBase<ExpandGroupsPass> {
  void runOnOperation() override {
    if (failed(ir::expectPhase(getOperation(), getArgument(), ir::Phase::Input)))
      return signalPassFailure();
    bool changed = false;
    getOperation().walk([&](Operation *op) {
      auto axes = op->getAttrOfType<hlo::ReplicaGroupMeshAxesAttr>("replica_groups");
      if (!axes || !hlo::isCollective(op))
        return;
      op->setAttr("replica_groups", hlo::getReplicaGroups(op));
      changed = true;
    });
    if (!changed)
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
