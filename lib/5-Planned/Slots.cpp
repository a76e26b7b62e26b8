#include "Slots.h"

#include "zero/4-Scheduled/Buffers.h"

using namespace mlir;
using namespace zero::ir;

namespace zero {

constexpr int64_t kCacheLine = 64;

int64_t alignUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

int64_t getAlignment(int64_t bytes, int64_t arenaAlignment) {
  return bytes >= 8 * arenaAlignment ? arenaAlignment : std::min(kCacheLine, arenaAlignment);
}

static StringRef describeSpace(FlatSymbolRefAttr space) {
  return space ? space.getValue() : StringRef("the module's first space");
}

unsigned SlotTable::addSlot(const Slot &slot) {
  slots.push_back(slot);
  return slots.size() - 1;
}

FailureOr<unsigned> SlotTable::getStateSlot(func::FuncOp entry, const Slot &wanted) {
  StateKey key = keyOf(wanted.role);
  auto known = states.find(key);
  if (known == states.end()) {
    unsigned slot = addSlot(wanted);
    states.insert({key, slot});
    return slot;
  }
  const Slot &slot = slots[known->second];
  if (slot.type != wanted.type)
    return entry.emitError() << "keeps state " << wanted.role.getName() << " as " << wanted.type
                             << ", another entry as " << slot.type
                             << "; all entries share one allocation";
  if (slot.space != wanted.space)
    return entry.emitError() << "keeps state " << wanted.role.getName() << " in "
                             << describeSpace(wanted.space) << ", another entry in "
                             << describeSpace(slot.space) << "; all entries share one allocation";
  return known->second;
}

/// What replaces a state lies where it does.
static LogicalResult checkSpace(func::FuncOp entry, const Slot &slot, unsigned result) {
  auto space = dyn_cast_or_null<FlatSymbolRefAttr>(entry.getResultAttr(result, kSlotSpaceAttr));
  if (space == slot.space)
    return success();
  return entry.emitError() << "keeps state " << slot.role.getName() << " in "
                           << describeSpace(slot.space) << ", result " << result
                           << ", its next value, in " << describeSpace(space)
                           << "; both share one allocation";
}

/// The role that the program gives, or one that says nothing for plain functions.
static RoleAttr roleOr(Attribute attribute, MLIRContext *context, RoleKind kind,
                       const Twine &name) {
  if (auto role = dyn_cast_or_null<RoleAttr>(attribute))
    return role;
  return RoleAttr::get(context, kind, StringAttr::get(context, name), -1, StringAttr(), -1,
                       /*groups=*/1, FlatSymbolRefAttr());
}

SlotTable::StateKey SlotTable::keyOf(RoleAttr role) {
  auto kind = StringAttr::get(role.getContext(), stringifyRoleKind(role.getKind()));
  return {kind, {role.getName(), role.getUnit()}};
}

/// An entry that only reads a state, such as the random key in an evaluation, does not name what
/// replaces it: that another one does makes it a state.
bool SlotTable::isState(func::FuncOp entry, RoleAttr role) const {
  if (role.isState() || !replaced.contains(keyOf(role)))
    return role.isState();
  // What an entry makes anew is no input of it, whatever its name.
  for (unsigned i = 0; i < entry.getNumResults(); ++i)
    if (auto made = dyn_cast_or_null<RoleAttr>(entry.getResultAttr(i, "zero.role")))
      if (keyOf(made) == keyOf(role))
        return false;
  return true;
}

LogicalResult SlotTable::build(ArrayRef<func::FuncOp> entries) {
  for (func::FuncOp entry : entries)
    for (unsigned i = 0; i < entry.getNumArguments(); ++i)
      if (auto role = entry.getArgAttrOfType<RoleAttr>(i, "zero.role"); role && role.isState())
        replaced.insert(keyOf(role));
  for (func::FuncOp entry : entries) {
    EntrySlots &table = entrySlots.emplace_back();
    table.entry = entry;
    table.results.assign(entry.getNumResults(), ~0u);
    for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
      RoleAttr role = roleOr(entry.getArgAttr(i, "zero.role"), entry.getContext(), RoleKind::Const,
                             "arg" + Twine(i));
      auto type = dyn_cast<RankedTensorType>(entry.getArgumentTypes()[i]);
      if (!type || !type.hasStaticShape())
        return entry.emitError() << "argument " << i << " is not a tensor of static shape";
      Slot wanted{type, role, entry.getArgAttrOfType<ArrayAttr>(i, "zero.leaves"),
                  entry.getArgAttrOfType<FlatSymbolRefAttr>(i, kSlotSpaceAttr)};
      if (!isState(entry, role)) {
        table.arguments.push_back(addSlot(wanted));
        continue;
      }
      FailureOr<unsigned> slot = getStateSlot(entry, wanted);
      if (failed(slot))
        return failure();
      table.arguments.push_back(*slot);
      if (role.getNext() >= static_cast<int64_t>(entry.getNumResults()))
        return entry.emitError() << "argument " << i << " names result " << role.getNext()
                                 << " as its next value, but there are " << entry.getNumResults();
      if (role.getNext() < 0)
        continue;
      table.results[role.getNext()] = *slot;
      if (failed(checkSpace(entry, slots[*slot], role.getNext())))
        return failure();
    }
  }
  // Results that no argument names: new state of @init, metrics, outputs.
  for (EntrySlots &table : entrySlots)
    for (unsigned i = 0; i < table.results.size(); ++i) {
      if (table.results[i] != ~0u)
        continue;
      func::FuncOp entry = table.entry;
      RoleAttr role = roleOr(entry.getResultAttr(i, "zero.role"), entry.getContext(),
                             RoleKind::Output, "result" + Twine(i));
      auto type = dyn_cast<RankedTensorType>(entry.getResultTypes()[i]);
      if (!type || !type.hasStaticShape())
        return entry.emitError() << "result " << i << " is not a tensor of static shape";
      Slot wanted{type, role, dyn_cast_or_null<ArrayAttr>(entry.getResultAttr(i, "zero.leaves")),
                  dyn_cast_or_null<FlatSymbolRefAttr>(entry.getResultAttr(i, kSlotSpaceAttr))};
      bool isState = role.isState() || states.contains(keyOf(role));
      FailureOr<unsigned> slot = isState ? getStateSlot(entry, wanted) : addSlot(wanted);
      if (failed(slot))
        return failure();
      if (isState && llvm::is_contained(table.results, *slot))
        return entry.emitError() << "returns state " << role.getName() << " twice";
      table.results[i] = *slot;
    }
  return success();
}

int64_t SlotTable::assignOffsets(int64_t alignment, FlatSymbolRefAttr space) {
  int64_t end = 0;
  for (Slot &slot : slots) {
    if (slot.space != space)
      continue;
    int64_t bytes = getTensorBytes(slot.type);
    slot.offset = alignUp(end, getAlignment(bytes, alignment));
    end = slot.offset + bytes;
  }
  return end;
}

} // namespace zero
