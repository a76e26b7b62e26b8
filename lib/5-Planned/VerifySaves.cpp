#include "VerifySaves.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"
#include "zero/Dialect/Zero/Zero.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {
namespace {

class SaveVerifier {
public:
  SaveVerifier(ModuleOp module, const PlanMemory &memory)
      : module(module), memory(memory), symbols(module), cuts(module) {}

  LogicalResult run() {
    auto meshes = module.getOps<MeshOp>();
    auto step = findStep<func::FuncOp>(module);
    for (auto entry : module.getOps<func::FuncOp>())
      for (auto launch : entry.getOps<LaunchOpInterface>())
        if (failed(check(launch, entry == step)))
          return failure();
    if (!step || meshes.empty() || module.getOps<LeafOp>().empty())
      return saves.empty() ? success()
                           : saves.front().emitOpError("saves states of a module without leaves");
    for (auto slot : module.getOps<SlotOp>())
      // What the step replaces without reading it is no part of what it goes on from.
      if (slot.getEntry() == step.getSymName() && slot.getRole().isState() &&
          static_cast<int64_t>(slot.getArg()) >= 0 && slot.getAllocation().getBytes() > 0 &&
          failed(checkState(slot, *meshes.begin())))
        return failure();
    for (LaunchSaveOp save : saves)
      if (!used.contains(save))
        return save.emitOpError() << "saves " << save.getSrc()
                                  << ", expected the slot of a state of the step, once";
    return checkApart();
  }

private:
  /// Only saves write what a checkpoint is read from.
  LogicalResult check(LaunchOpInterface launch, bool isInStep) {
    auto save = dyn_cast<LaunchSaveOp>(launch.getOperation());
    if (!save)
      return success();
    if (!isInStep)
      return save.emitOpError("stands outside the step, where no checkpoint asks for it");
    if (failed(memory.check(save, save.getSrc())) || failed(memory.check(save, save.getDst())) ||
        failed(save.verifyLaunch()))
      return failure();
    // What it saves is a slot, wherever that lies.
    if (!memory.isHost(save.getDst()))
      return save.emitOpError() << "goes from " << save.getSrc() << " to " << save.getDst()
                                << ", expected to the host's memory";
    saves.push_back(save);
    return success();
  }

  LogicalResult checkState(SlotOp slot, MeshOp mesh) {
    auto *found = llvm::find_if(saves, [&](LaunchSaveOp save) {
      return save.getSrc() == slot.getAllocation() && !used.contains(save);
    });
    if (found == saves.end())
      return slot.emitOpError() << "is a state that no zero.launch_save saves; run "
                                   "zero-plan-buffers again, or add one";
    used.insert(*found);
    SmallVector<Attribute> over;
    for (Attribute axis : mesh.getAxisNames())
      if (!isSharded(slot, axis, mesh))
        over.push_back(axis);
    if (llvm::equal(found->getOver(), over))
      return success();
    return found->emitOpError() << "saves " << slot.getRole().getName() << " over "
                                << found->getOver() << ", expected "
                                << ArrayAttr::get(module.getContext(), over)
                                << ", the axes along which ranks hold the same";
  }

  /// Whether ranks that differ along the axis hold other elements.
  bool isSharded(SlotOp slot, Attribute axis, MeshOp mesh) {
    if (slot.getRole().isBatchState())
      return llvm::is_contained(mesh.getDataAxes(), axis);
    FlatSymbolRefAttr unit = slot.getRole().getUnit();
    if (cuts.isPart(slot, axis))
      return true;
    auto layout = unit ? symbols.lookup<LayoutOp>(unit.getValue()) : LayoutOp();
    if (!layout || slot.getAllocation().getType().getNumElements() ==
                       static_cast<int64_t>(layout.getElements()))
      return false;
    auto axes = layout.getAxes().getAs<ArrayAttr>("opt");
    return axes && llvm::is_contained(axes, axis);
  }

  /// What one save has left no other launch touches: it is read when the step is over.
  LogicalResult checkApart() {
    struct Use {
      ByteRange range;
      Operation *op;
      bool isSave;
    };
    std::vector<Use> uses;
    for (auto entry : module.getOps<func::FuncOp>())
      for (auto launch : entry.getOps<LaunchOpInterface>())
        for (const auto &[allocations, areRead] :
             {std::pair(launch.getReads(), true), std::pair(launch.getWrites(), false),
              std::pair(launch.getScratch(), false)})
          for (AllocationAttr allocation : allocations) {
            if (failed(memory.check(launch, allocation)))
              return failure();
            bool isSaved = !areRead && isa<LaunchSaveOp>(*launch);
            if (memory.isHost(allocation) && allocation.getBytes() > 0)
              uses.push_back({memory.rangeOf(allocation), launch, isSaved});
          }
    llvm::stable_sort(uses,
                      [](const Use &a, const Use &b) { return a.range.begin < b.range.begin; });
    const Use *last = nullptr; // the one that reaches furthest
    for (const Use &use : uses) {
      if (last && use.range.begin < last->range.end && (use.isSave || last->isSave)) {
        InFlightDiagnostic diag = use.op->emitOpError() << "uses " << memory.describe(use.range)
                                                        << ", where another launch saves a state";
        diag.attachNote(last->op->getLoc()) << "this one";
        return diag;
      }
      if (!last || use.range.end > last->range.end)
        last = &use;
    }
    return success();
  }

  ModuleOp module;
  const PlanMemory &memory;
  SymbolTable symbols;
  CutStates cuts;
  SmallVector<LaunchSaveOp> saves;
  llvm::SmallDenseSet<Operation *> used;
};

} // namespace

LogicalResult verifySaves(ModuleOp module, const PlanMemory &memory) {
  return SaveVerifier(module, memory).run();
}

} // namespace zero
