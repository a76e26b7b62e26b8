#include "PlannedSlots.h"

#include "zero/Dialect/Zero/Checks.h"
#include "zero/Dialect/Zero/Resources.h"
#include "llvm/ADT/StringMap.h"
#include <map>

using namespace mlir;

namespace zero::validate {

namespace {

/// What a slot has to say of an argument or a result.
struct Interface {
  RankedTensorType type;
  ir::RoleAttr role; // null: a plain function says none
  Attribute leaves;
};

/// All entries have one slot for a state of this kind, name and unit.
using StateKey = std::tuple<ir::RoleKind, StringRef, StringRef>;

StateKey keyOf(ir::RoleAttr role) {
  return {role.getKind(), role.getName().getValue(),
          role.getUnit() ? role.getUnit().getValue() : StringRef()};
}

int64_t argumentOf(ir::SlotOp slot) { return static_cast<int64_t>(slot.getArg()); }
int64_t resultOf(ir::SlotOp slot) { return static_cast<int64_t>(slot.getResult()); }

class SlotReader {
public:
  SlotReader(ModuleOp planned, const EntryPairs &entries)
      : planned(planned), entries(entries), spaces(planned) {}

  FailureOr<SmallVector<EntrySlots>> run() {
    for (auto [upper, lower] : entries)
      for (unsigned i = 0; i < upper.getNumArguments(); ++i)
        if (Interface wanted = getArgument(upper, i); wanted.role && wanted.role.isState())
          states[keyOf(wanted.role)].push_back(wanted);
    for (auto slot : planned.getOps<ir::SlotOp>()) {
      if (failed(ir::verifyAllocation(slot, slot.getAllocation())))
        return failure();
      if (!spaces.find(slot.getAllocation().getSpace()))
        return slot.emitOpError() << "lies in a space that is not there";
      byEntry[slot.getEntry()].push_back(slot);
    }
    SmallVector<EntrySlots> all;
    for (auto [upper, lower] : entries)
      if (failed(readEntry(upper, all.emplace_back())))
        return failure();
    for (auto slot : planned.getOps<ir::SlotOp>())
      if (llvm::none_of(entries,
                        [&](auto pair) { return pair.first.getSymName() == slot.getEntry(); }))
        return slot.emitOpError() << "belongs to no entry of the program";
    if (failed(checkAllocations()))
      return failure();
    return all;
  }

private:
  static Interface getArgument(func::FuncOp entry, unsigned index) {
    return {cast<RankedTensorType>(entry.getArgumentTypes()[index]),
            entry.getArgAttrOfType<ir::RoleAttr>(index, "zero.role"),
            entry.getArgAttr(index, "zero.leaves")};
  }

  static Interface getResult(func::FuncOp entry, unsigned index) {
    return {cast<RankedTensorType>(entry.getResultTypes()[index]),
            dyn_cast_if_present<ir::RoleAttr>(entry.getResultAttr(index, "zero.role")),
            entry.getResultAttr(index, "zero.leaves")};
  }

  /// The result that replaces argument `index`: the one its role names, or the one of its state.
  static int64_t findNext(func::FuncOp entry, unsigned index) {
    ir::RoleAttr role = getArgument(entry, index).role;
    if (!role || !role.isState())
      return -1;
    if (role.getNext() >= 0)
      return role.getNext();
    for (unsigned i = 0; i < entry.getNumResults(); ++i)
      if (ir::RoleAttr other = getResult(entry, i).role; other && keyOf(other) == keyOf(role))
        return i;
    return -1;
  }

  LogicalResult readEntry(func::FuncOp entry, EntrySlots &slots) {
    slots.arguments.resize(entry.getNumArguments());
    slots.results.resize(entry.getNumResults());
    for (ir::SlotOp slot : byEntry[entry.getSymName()]) {
      if (argumentOf(slot) < 0 && resultOf(slot) < 0)
        return slot.emitOpError() << "is the allocation of no argument and no result";
      if (failed(put(slot, argumentOf(slot), slots.arguments, "argument")) ||
          failed(put(slot, resultOf(slot), slots.results, "result")))
        return failure();
    }
    for (auto [index, slot] : llvm::enumerate(slots.arguments)) {
      if (!slot)
        return reportMissing(entry, "argument", index);
      Interface wanted = getArgument(entry, index);
      int64_t next = findNext(entry, index);
      if (resultOf(slot) != next)
        return slot.emitOpError() << "is the allocation of argument " << index << " and of result "
                                  << resultOf(slot) << ", expected result " << next << " of entry '"
                                  << entry.getSymName() << "'";
      if (failed(checkSlot(slot, wanted, next)))
        return failure();
    }
    for (auto [index, slot] : llvm::enumerate(slots.results)) {
      if (!slot)
        return reportMissing(entry, "result", index);
      if (argumentOf(slot) < 0 && failed(checkSlot(slot, getResult(entry, index), -1)))
        return failure();
      if (slot.getAllocation().getType() != entry.getResultTypes()[index])
        return slot.emitOpError() << "holds result " << index << " as "
                                  << slot.getAllocation().getType() << ", expected "
                                  << entry.getResultTypes()[index];
    }
    return success();
  }

  LogicalResult reportMissing(func::FuncOp entry, StringRef what, size_t index) {
    return planned.emitError() << "has no zero.slot for " << what << " " << index << " of entry '"
                               << entry.getSymName() << "'";
  }

  static LogicalResult put(ir::SlotOp slot, int64_t index, SmallVectorImpl<ir::SlotOp> &slots,
                           StringRef what) {
    if (index < 0)
      return success();
    if (index >= static_cast<int64_t>(slots.size()))
      return slot.emitOpError() << "is the allocation of " << what << " " << index
                                << ", which the entry does not have";
    if (slots[index])
      return slot.emitOpError() << "is a second allocation of " << what << " " << index;
    slots[index] = slot;
    return success();
  }

  /// A state says in every entry what it says in one of them.
  LogicalResult checkSlot(ir::SlotOp slot, const Interface &wanted, int64_t next) {
    if (slot.getAllocation().getType() != wanted.type)
      return slot.emitOpError() << "is an allocation of " << slot.getAllocation().getType()
                                << ", expected " << wanted.type;
    ir::RoleAttr found = slot.getRole();
    if (!wanted.role)
      return success();
    SmallVector<Interface> allowed = {wanted};
    if (auto known = states.find(keyOf(wanted.role)); known != states.end())
      llvm::append_range(allowed, known->second);
    for (const Interface &other : allowed)
      if (found == other.role.withNext(next) && slot.getLeavesAttr() == other.leaves)
        return success();
    return slot.emitOpError() << "says " << found << " and leaves " << slot.getLeavesAttr()
                              << ", expected " << wanted.role.withNext(next) << " and leaves "
                              << wanted.leaves << " as in the phase above";
  }

  /// Two slots share bytes only as one state in two entries, and then all of them.
  LogicalResult checkAllocations() {
    SmallVector<ir::SlotOp> all(planned.getOps<ir::SlotOp>());
    std::map<std::pair<StringRef, StateKey>, bool> made; // anew, by entry
    for (ir::SlotOp slot : all)
      if (argumentOf(slot) < 0)
        made[{slot.getEntry(), keyOf(slot.getRole())}] = true;
    std::map<StateKey, ir::AllocationAttr> allocations;
    for (ir::SlotOp slot : all) {
      StateKey key = keyOf(slot.getRole());
      // An entry that makes a state anew may have an input of that name.
      bool isInput = argumentOf(slot) >= 0 && made.contains({slot.getEntry(), key});
      if (!slot.getRole().isState() && (!states.contains(key) || isInput))
        continue;
      auto [known, isNew] = allocations.try_emplace(key, slot.getAllocation());
      if (!isNew && known->second != slot.getAllocation())
        return slot.emitOpError() << "puts the state in another allocation than " << known->second
                                  << ", where another entry has it";
    }
    SmallVector<std::tuple<unsigned, int64_t, unsigned>> order; // space, offset, slot
    for (auto [index, slot] : llvm::enumerate(all))
      order.push_back({*spaces.find(slot.getAllocation().getSpace()),
                       slot.getAllocation().getOffset(), static_cast<unsigned>(index)});
    llvm::sort(order);
    ir::SlotOp last; // the one that reaches furthest in the space
    int64_t end = 0;
    unsigned current = 0;
    for (auto [space, offset, index] : order) {
      ir::SlotOp slot = all[index];
      ir::AllocationAttr allocation = slot.getAllocation();
      if (space != current) {
        current = space;
        last = {};
      }
      if (allocation.getBytes() == 0)
        continue;
      if (last && allocation.getOffset() < end &&
          (allocation != last.getAllocation() || slot.getEntry() == last.getEntry() ||
           keyOf(slot.getRole()) != keyOf(last.getRole()))) {
        InFlightDiagnostic diag = slot.emitOpError() << "shares bytes with another slot";
        diag.attachNote(last.getLoc()) << "this one";
        return diag;
      }
      if (!last || allocation.getOffset() + allocation.getBytes() > end) {
        last = slot;
        end = allocation.getOffset() + allocation.getBytes();
      }
    }
    return success();
  }

  ModuleOp planned;
  const EntryPairs &entries;
  ir::Spaces spaces;
  llvm::StringMap<SmallVector<ir::SlotOp>> byEntry;
  /// What the entries say of each state as an argument.
  std::map<StateKey, SmallVector<Interface>> states;
};

} // namespace

FailureOr<SmallVector<EntrySlots>> readSlots(ModuleOp planned, const EntryPairs &entries) {
  return SlotReader(planned, entries).run();
}

} // namespace zero::validate
