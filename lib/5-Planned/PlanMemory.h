//===- PlanMemory.h - The arenas of a plan as one range of addresses -----------------------===//
#ifndef ZERO_5_PLANNED_PLANMEMORY_H
#define ZERO_5_PLANNED_PLANMEMORY_H

#include "ByteRange.h"
#include "zero/Dialect/Zero/Resources.h"

namespace zero {

/// Memory spaces one after the other, the first from address 0 on: bytes of different spaces have
/// different addresses.
class PlanMemory {
public:
  /// Fails with a message where spaces and arenas do not go together, or an arena holds the rank's
  /// number at no place for it.
  static mlir::FailureOr<PlanMemory> read(mlir::ModuleOp module);

  /// The arena of the first space.
  ir::ArenaOp getArena() const { return arenas.front(); }
  llvm::ArrayRef<ir::ArenaOp> getArenas() const { return arenas; }

  /// Fails, with a message on `op`, where the place cannot be counted or lies in no arena's space.
  mlir::LogicalResult check(mlir::Operation *op, ir::AtAttr place) const;
  /// What `check` has seen.
  ByteRange rangeOf(ir::AtAttr place) const;
  ByteRange rangeOfRank() const { return {rank, rank + kRankBytes}; }
  /// Whether all of it lies in its arena.
  bool isInside(ir::AtAttr place) const;
  ir::ArenaOp arenaOf(ir::AtAttr place) const { return arenas[spaceOf(place)]; }
  bool isHost(ir::AtAttr place) const;
  /// "bytes 0 to 16", with the space where it is not the first.
  std::string describe(ByteRange range) const;

  /// Notes that something uses the place.
  void use(ir::AtAttr place);
  /// Where the last place that is used ends, by space.
  llvm::ArrayRef<int64_t> getEnds() const { return ends; }

private:
  static constexpr int64_t kRankBytes = 8;

  explicit PlanMemory(mlir::ModuleOp module) : spaces(module) {}
  mlir::LogicalResult addArena(ir::ArenaOp arena);
  unsigned spaceOf(ir::AtAttr place) const { return *spaces.find(place.getSpace()); }

  ir::Spaces spaces;
  llvm::SmallVector<ir::ArenaOp> arenas;  // by space
  llvm::SmallVector<int64_t> bases, ends; // addresses, offsets
  int64_t rank = -1;
};

} // namespace zero
#endif
