//===- EntryBuffers.h - Buffers of one entry and when they live ----------------------------===//
#ifndef ZERO_5_PLANNED_ENTRYBUFFERS_H
#define ZERO_5_PLANNED_ENTRYBUFFERS_H

#include "Slots.h"
#include "zero/4-Scheduled/Buffers.h"

namespace zero {

/// Bytes of a buffer, their first and last access in block order.
struct BufferPartLife {
  int64_t offset, size;
  int64_t birth, last;
};

/// A buffer of the entry: bytes, first and last access in block order.
struct EntryBuffer {
  int64_t bytes = 0;
  int64_t birth = INT64_MAX, last = -1;
  /// Stretches of bytes that live for a part of that alone, in order; none where all live as long.
  llvm::SmallVector<BufferPartLife, 0> parts;
  mlir::Operation *maker = nullptr; // who accesses it first
  int slot = -1;                    // in which slot it lies, -1: anywhere
  int64_t offset = -1;              // in the arena of its space
  mlir::FlatSymbolRefAttr space;    // null: the module's first

  bool isUsed() const { return birth <= last; }
};

/// A result that is not made in its slot and has to be copied there when everything else is done.
struct ResultCopy {
  unsigned result;
  /// Copy through a buffer of its own first: the source lies in a slot that another result's copy
  /// overwrites.
  int temporary = -1;
};

/// Decides what lies in slots and when the rest lives.
class EntryBuffers {
public:
  explicit EntryBuffers(const EntrySlots &slots)
      : slots(slots), block(slots.entry->getRegion(0).front()), timeline(block) {}

  mlir::LogicalResult analyze();

  /// Positions run from 0 to this (exclusive): two more than the block's, for the copies of
  /// results.
  int64_t getLength() const { return length; }

  llvm::SmallVector<EntryBuffer> buffers;
  llvm::SmallVector<ResultCopy> copies;

  /// Allocation of a value, once buffers have offsets.
  ir::AllocationAttr getAllocation(mlir::Value value) const;
  const EntrySlots &getSlots() const { return slots; }
  mlir::Block &getBlock() { return block; }

private:
  void findParts(unsigned id);
  mlir::LogicalResult placeArguments();
  void placeResults();
  bool placeInSlot(mlir::Value value, unsigned slot);

  const EntrySlots &slots;
  mlir::Block &block;
  Timeline timeline;
  BufferMap map;
  int64_t length = 0;
};

} // namespace zero
#endif
