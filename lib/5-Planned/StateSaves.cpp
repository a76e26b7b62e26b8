#include "StateSaves.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Entries.h"
#include "zero/Dialect/Zero/ModelAxes.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

// What steps wait for goes first.
constexpr int64_t kSavePriority = -1;

/// The axes of the mesh but those along which ranks have a shard or a part each of what the slot
/// holds.
static ArrayAttr getAxesOfEquals(const Slot &slot, MeshOp mesh, SymbolTable &symbols,
                                 const CutStates &cuts) {
  auto layout =
      slot.role.getUnit() ? symbols.lookup<LayoutOp>(slot.role.getUnit().getValue()) : LayoutOp();
  SmallVector<Attribute> others;
  if (layout)
    llvm::append_range(others, ir::getCutAxes(layout));
  else if (Cut cut = cuts.get(slot.role.getName()); cut.dim >= 0)
    others.push_back(cut.axis);
  if (slot.role.isBatchState())
    llvm::append_range(others, mesh.getDataAxes());
  if (layout && slot.type.getNumElements() != static_cast<int64_t>(layout.getElements()))
    llvm::append_range(others, layout.getAxes().getAs<ArrayAttr>("opt"));
  return getAxesWithout(mesh, ArrayAttr::get(mesh.getContext(), others));
}

/// A symbol of that name, or one like it, behind the last one of its kind.
template <typename SymbolOp, typename... Arguments>
static FlatSymbolRefAttr addSymbol(ModuleOp module, SymbolTable &symbols, Arguments... arguments) {
  OpBuilder builder(module.getContext());
  Operation *last = nullptr;
  for (auto op : module.getOps<SymbolOp>())
    last = op;
  auto op = SymbolOp::create(builder, module.getLoc(), arguments...);
  symbols.insert(op, last ? std::next(Block::iterator(last)) : module.getBody()->begin());
  return FlatSymbolRefAttr::get(op.getSymNameAttr());
}

/// The result that is the state's next value.
static int64_t findResult(const EntrySlots &step, unsigned slot) {
  auto *found = llvm::find(step.results, slot);
  return found == step.results.end() ? -1 : found - step.results.begin();
}

StateSaves planStateSaves(ModuleOp module, const SlotTable &slots, int64_t alignment,
                          OpBuilder &builder) {
  StateSaves saves;
  auto function = findStep<func::FuncOp>(module);
  const EntrySlots *step = llvm::find_if(
      slots.getEntries(), [&](const EntrySlots &entry) { return entry.entry == function; });
  auto meshes = module.getOps<MeshOp>();
  if (module.getOps<LeafOp>().empty() || meshes.empty() || step == slots.getEntries().end())
    return saves;
  SymbolTable symbols(module);
  FlatSymbolRefAttr space; // made for the first state
  int64_t end = 0;
  CutStates cuts(module);
  for (unsigned number : step->arguments) {
    const Slot &slot = slots.getSlots()[number];
    if (!slot.role.isState() || getTensorBytes(slot.type) == 0)
      continue;
    if (!space) {
      saves.stream = addSymbol<StreamOp>(module, symbols, "save", kSavePriority);
      space = addSymbol<SpaceOp>(module, symbols, MemoryKind::Host, "checkpoint");
    }
    ArrayAttr over = getAxesOfEquals(slot, *meshes.begin(), symbols, cuts);
    int64_t bytes =
        LaunchSaveOp::getMostBytes(getTensorBytes(slot.type), (*meshes.begin()).getGroupSize(over));
    Type element = slot.type.getElementType();
    auto part = RankedTensorType::get({bytes / getElementBytes(element)}, element);
    int64_t offset = alignUp(end, getAlignment(bytes, alignment));
    end = offset + bytes;
    saves.list.push_back(
        {number, findResult(*step, number),
         AllocationAttr::get(module.getContext(), slot.offset, slot.type, slot.space),
         AllocationAttr::get(module.getContext(), offset, part, space), over});
  }
  if (space)
    ArenaOp::create(builder, module.getLoc(), space.getValue(), alignUp(end, alignment), alignment,
                    /*rank_offset=*/-1);
  return saves;
}

} // namespace zero
