//===- VerifyReplica.cpp - zero-verify-replica ------------------------------------------===//
#include "Recompute/VerifyMarks.h"

#include "zero/2-Replica/Passes.h"
#include "zero/Analysis/Entry.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {
#define GEN_PASS_DEF_VERIFYREPLICAPASS
#include "zero/2-Replica/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero;

namespace {
struct VerifyReplicaPass : zero::impl::VerifyReplicaPassBase<VerifyReplicaPass> {
  void runOnOperation() override {
    markAllAnalysesPreserved(); // no op changes: not verified again
    ModuleOp module = getOperation();
    if (module->hasAttr("zero.phase") &&
        failed(ir::expectPhaseToVerify(module, "zero-verify-replica", ir::Phase::Replica)))
      return signalPassFailure();
    if (module.getOps<ir::MeshOp>().empty()) {
      module.emitError("module has no zero.mesh, expected one; run --zero-data-parallel first");
      return signalPassFailure();
    }
    for (auto entry : module.getOps<func::FuncOp>())
      if (!entry.isPrivate() &&
          (failed(dist::verifyEntry(entry, ir::Phase::Replica)) || failed(verifyMarks(entry))))
        return signalPassFailure();
    ir::setPhase(module, ir::Phase::Replica);
  }
};
} // namespace
