#include "RankInterface.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

ir::ArenaOp zero::interp::findArena(Operation *entry) {
  auto module = entry->getParentOfType<ModuleOp>();
  if (!module)
    return {};
  auto arenas = module.getOps<ir::ArenaOp>();
  return arenas.empty() ? ir::ArenaOp() : *arenas.begin();
}

static RankInterface readFunction(FunctionOpInterface entry) {
  RankInterface interface;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i)
    interface.arguments.push_back({entry.getArgumentTypes()[i],
                                   entry.getArgAttrOfType<ir::RoleAttr>(i, "zero.role"),
                                   entry.getArgAttrOfType<ArrayAttr>(i, "zero.leaves"),
                                   {}});
  for (unsigned i = 0; i < entry.getNumResults(); ++i)
    interface.results.push_back({entry.getResultTypes()[i],
                                 entry.getResultAttrOfType<ir::RoleAttr>(i, "zero.role"),
                                 entry.getResultAttrOfType<ArrayAttr>(i, "zero.leaves"),
                                 {}});
  return interface;
}

/// Puts a slot at the index of an argument or result; there are at most `limit` of them.
static LogicalResult place(ir::SlotOp slot, StringRef what, int64_t index, size_t limit,
                           std::vector<RankSlot> &slots) {
  if (index == -1)
    return success();
  if (index < 0 || index >= static_cast<int64_t>(limit))
    return slot.emitOpError() << "names " << what << " " << index << ", but the entry has at most "
                              << limit << " slots";
  if (static_cast<size_t>(index) >= slots.size())
    slots.resize(index + 1);
  if (slots[index].type)
    return slot.emitOpError() << "names " << what << " " << index << " of '" << slot.getEntry()
                              << "', which another slot names already";
  slots[index] = {slot.getAllocation().getType(), slot.getRole(), slot.getLeavesAttr(),
                  slot.getAllocation()};
  return success();
}

static LogicalResult checkFilled(FunctionOpInterface entry, StringRef what,
                                 ArrayRef<RankSlot> slots) {
  for (auto [index, slot] : llvm::enumerate(slots))
    if (!slot.type)
      return entry.emitError() << "no zero.slot names " << what << " " << index << " of '"
                               << entry.getName() << "'";
  return success();
}

static FailureOr<RankInterface> readSlots(FunctionOpInterface entry) {
  RankInterface interface;
  SmallVector<ir::SlotOp> slots;
  for (auto slot : entry->getParentOfType<ModuleOp>().getOps<ir::SlotOp>())
    if (slot.getEntry() == entry.getName())
      slots.push_back(slot);
  for (ir::SlotOp slot : slots)
    if (failed(place(slot, "argument", slot.getArg(), slots.size(), interface.arguments)) ||
        failed(place(slot, "result", slot.getResult(), slots.size(), interface.results)))
      return failure();
  if (failed(checkFilled(entry, "argument", interface.arguments)) ||
      failed(checkFilled(entry, "result", interface.results)))
    return failure();
  return interface;
}

FailureOr<RankInterface> zero::interp::getRankInterface(FunctionOpInterface entry) {
  FailureOr<RankInterface> interface =
      findArena(entry) ? readSlots(entry) : FailureOr<RankInterface>(readFunction(entry));
  if (failed(interface))
    return failure();
  // A result that replaces an argument is what the argument is.
  for (const RankSlot &argument : interface->arguments) {
    if (!argument.role || argument.role.getNext() < 0)
      continue;
    if (argument.role.getNext() >= static_cast<int64_t>(interface->results.size()))
      return entry.emitError() << "'" << entry.getName() << "': a state names result "
                               << argument.role.getNext() << ", which there is not";
    RankSlot &result = interface->results[argument.role.getNext()];
    if (!result.role)
      result.role = argument.role;
    if (!result.leaves)
      result.leaves = argument.leaves;
  }
  return interface;
}
