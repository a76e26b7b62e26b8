//===- Slots.h - Allocations of state, inputs and outputs ------------------------------===//
#ifndef ZERO_5_PLANNED_SLOTS_H
#define ZERO_5_PLANNED_SLOTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Dialect/Zero/Zero.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// A persistent allocation. State has one for all entries; every other argument and result has its
/// own.
struct Slot {
  mlir::RankedTensorType type;
  ir::RoleAttr role;
  mlir::ArrayAttr leaves;
  mlir::FlatSymbolRefAttr space; // null: the module's first
  int64_t offset = -1;           // in the arena of its space
};

/// Numbers of the slots of one entry's arguments and results.
struct EntrySlots {
  mlir::func::FuncOp entry;
  llvm::SmallVector<unsigned> arguments, results;
};

class SlotTable {
public:
  /// Collects the slots of all entries; fails where entries disagree about a state.
  mlir::LogicalResult build(llvm::ArrayRef<mlir::func::FuncOp> entries);

  /// Lays the slots of a space out one after the other; returns the end.
  int64_t assignOffsets(int64_t alignment, mlir::FlatSymbolRefAttr space);

  llvm::ArrayRef<Slot> getSlots() const { return slots; }
  llvm::ArrayRef<EntrySlots> getEntries() const { return entrySlots; }

private:
  using StateKey = std::pair<mlir::Attribute, std::pair<mlir::Attribute, mlir::Attribute>>;
  static StateKey keyOf(ir::RoleAttr role);

  /// Whether an argument of `entry` with that role is a state.
  bool isState(mlir::func::FuncOp entry, ir::RoleAttr role) const;
  mlir::FailureOr<unsigned> getStateSlot(mlir::func::FuncOp entry, const Slot &wanted);
  unsigned addSlot(const Slot &slot);

  llvm::SmallVector<Slot> slots;
  llvm::SmallVector<EntrySlots> entrySlots;
  llvm::MapVector<StateKey, unsigned> states;
  llvm::DenseSet<StateKey> replaced; // states that some entry gives a next value
};

/// Alignment of a buffer: whole cache lines, and the arena's own for large ones.
int64_t getAlignment(int64_t bytes, int64_t arenaAlignment);
int64_t alignUp(int64_t value, int64_t alignment);

} // namespace zero
#endif
