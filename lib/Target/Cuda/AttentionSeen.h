//===- AttentionSeen.h - Tiles of scores whose mask is known --------------------------------===//
//
// A mask that follows from positions (causal, windows) hides scores of few tiles in part. In those
// that it leaves whole its conditions are constants: nothing is compared or selected there.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_ATTENTIONSEEN_H
#define ZERO_LIB_TARGET_CUDA_ATTENTIONSEEN_H

#include "../Cpu/AttentionMask.h"
#include "AttentionSweep.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Columns from `low` on below `high`.
struct ColumnRange {
  int64_t low, high;

  int64_t size() const { return std::max<int64_t>(0, high - low); }
};

struct SeenTiles {
  /// What the conditions of selects are in them: those that choose scores, not a constant.
  llvm::MapVector<mlir::Operation *, bool> conditions;
  /// By tile of rows: at multiples of the columns that are in shared memory at once.
  llvm::SmallVector<ColumnRange> columns;

  std::optional<bool> find(hlo::SelectOp select) const {
    auto known = conditions.find(select);
    return known == conditions.end() ? std::nullopt : std::optional(known->second);
  }
  /// A select's operand where its condition is known, else `score` itself.
  mlir::Value skipConditions(mlir::Value score, const ScoreSpaces &spaces) const;
};

/// Without conditions where the mask is of no such kind, or its kernel's products are of f32.
SeenTiles findSeenTiles(const SweepPlan &sweep, const ScoreSpaces &spaces);

/// By the rows of each warp, tile by tile, the columns that their scores are made of then, in
/// whole steps; empty where that is not told for each warp: no keys are masked, or scores take
/// several passes.
llvm::SmallVector<ColumnRange> findWarpColumns(const SweepPlan &sweep, const ScoreSpaces &spaces);

/// By tile of rows, the columns that are looked at if all guards hold.
llvm::SmallVector<ColumnRange> findVisited(const SweepPlan &sweep, const ScoreSpaces &spaces,
                                           const MaskedKeys &masked);

} // namespace zero
#endif
