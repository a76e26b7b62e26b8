//===- FoldCollectives.cpp - zero-fold-collectives ------------------------------------===//
#include "zero/4-Scheduled/Passes.h"
#include "zero/Dialect/Zero/Phase.h"

namespace zero {
#define GEN_PASS_DEF_FOLDCOLLECTIVESPASS
#include "zero/4-Scheduled/Passes.h.inc"
} // namespace zero

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

/// Whether a unit has bytes that are no parameter's. What reads them reads what nobody has written,
/// but for a reduce-scatter and an own shard, which read segments and give a whole buffer.
bool hasPadding(Operation *op, Attribute unit, SymbolTableCollection &symbols) {
  auto layout = symbols.lookupNearestSymbolFrom<LayoutOp>(op, cast<FlatSymbolRefAttr>(unit));
  return !layout || static_cast<int64_t>(layout.getElements()) != layout.getUsedElements();
}

/// Whether `op` exchanges or cuts along axes that have one rank in all: it gives what it is given.
bool isOfOneRank(Operation *op, SymbolTableCollection &symbols) {
  if (auto own = dyn_cast<OwnShardOp>(op)) {
    auto layout = symbols.lookupNearestSymbolFrom<LayoutOp>(own, own.getUnitAttr());
    return layout && layout.getGroupSize() == 1 && !hasPadding(op, own.getUnitAttr(), symbols);
  }
  if (auto scatter = dyn_cast<ReduceScatterOp>(op))
    if (llvm::any_of(scatter.getUnits(),
                     [&](Attribute unit) { return hasPadding(op, unit, symbols); }))
      return false;
  if (isa<AllToAllOp>(op)) // moves elements to other places, also on one rank
    return false;
  auto collective = dyn_cast<CollectiveOpInterface>(op);
  Group group = collective ? collective.getGroup() : Group();
  auto mesh = group.mesh ? symbols.lookupNearestSymbolFrom<MeshOp>(op, group.mesh) : MeshOp();
  return mesh && mesh.getGroupSize(group.axes) == 1;
}

struct FoldCollectives : public impl::FoldCollectivesPassBase<FoldCollectives> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (failed(expectPhase(module, "zero-fold-collectives", Phase::Partitioned)))
      return signalPassFailure();
    SymbolTableCollection symbols;
    SmallVector<Operation *> found;
    module.walk([&](Operation *op) {
      if (isOfOneRank(op, symbols))
        found.push_back(op);
    });
    for (Operation *op : found) {
      op->replaceAllUsesWith(op->getOperands());
      op->erase();
    }
    numFolded += found.size();
    if (found.empty())
      markAllAnalysesPreserved(); // not verified again
  }
};

} // namespace
} // namespace zero
