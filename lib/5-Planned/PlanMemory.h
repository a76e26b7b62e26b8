//===- PlanMemory.h - The arenas of a plan as one range of bytes -----------------------===//
#ifndef ZERO_5_PLANNED_PLANMEMORY_H
#define ZERO_5_PLANNED_PLANMEMORY_H

#include "ByteRange.h"
#include "zero/Dialect/Zero/Resources.h"

namespace zero {

/// Memory spaces one after the other, the first from byte 0 on: bytes of different spaces have
/// different numbers.
class PlanMemory {
public:
  /// Fails with a message where spaces and arenas do not go together, or an arena holds the rank's
  /// number in no allocation for it.
  static mlir::FailureOr<PlanMemory> read(mlir::ModuleOp module);

  /// The arena of the first space.
  ir::ArenaOp getArena() const { return arenas.front(); }
  llvm::ArrayRef<ir::ArenaOp> getArenas() const { return arenas; }

  /// Fails, with a message on `op`, where the allocation cannot be counted or lies in no arena's
  /// space.
  mlir::LogicalResult check(mlir::Operation *op, ir::AllocationAttr allocation) const;
  /// What `check` has seen.
  ByteRange rangeOf(ir::AllocationAttr allocation) const;
  ByteRange rangeOfRank() const { return {rank, rank + kRankBytes}; }
  /// Whether all of it lies in its arena.
  bool isInside(ir::AllocationAttr allocation) const;
  ir::ArenaOp arenaOf(ir::AllocationAttr allocation) const { return arenas[spaceOf(allocation)]; }
  bool isHost(ir::AllocationAttr allocation) const;
  /// "bytes 0 to 16", with the space where it is not the first.
  std::string describe(ByteRange range) const;

  /// Notes that something uses the allocation.
  void use(ir::AllocationAttr allocation);
  /// Where the last allocation that is used ends, by space.
  llvm::ArrayRef<int64_t> getEnds() const { return ends; }

private:
  static constexpr int64_t kRankBytes = 8;

  explicit PlanMemory(mlir::ModuleOp module) : spaces(module) {}
  mlir::LogicalResult addArena(ir::ArenaOp arena);
  unsigned spaceOf(ir::AllocationAttr allocation) const {
    return *spaces.find(allocation.getSpace());
  }

  ir::Spaces spaces;
  llvm::SmallVector<ir::ArenaOp> arenas;  // by space
  llvm::SmallVector<int64_t> bases, ends; // first bytes, offsets
  int64_t rank = -1;
};

} // namespace zero
#endif
