//===- AttentionPlan.h - What an attention's kernel holds at a time ----------------------===//
//
// A tile is some queries of one batch index (and of one index of each further query dimension) with
// all their keys. Its scores are held in *slots*, each as large as the tile in f32: first what the
// matmuls give, then what the steps of a row put in their place, each in its own element type. A
// step is a reduction of the row, or makes a value of each key that a matmul sums or that would be
// costly to make again.
//
// An operand of a matmul that the kernel makes of its arguments (a bias, a rotation, keys repeated
// for the heads of a group) is made once for a batch index, or, of queries, once for a tile.
//
// A sum over queries is added up tile by tile where its result lies, or, to be rounded once, in
// scratch memory of f32 where the result's type is narrower and there are several tiles.
//
// Where results are sums over the heads of a group, a work item is a group: its heads come one
// after the other, and what each sums over its queries is added to what is there. Rows that are
// made of sums (ScoreFinish) are made where these lie: of a sum over keys for each tile, over
// queries once all tiles are done.
//
// Columns of results are summed once all tiles of a batch index are done: its chunks of rows
// (RowChunks.h) leave partial sums in scratch memory, which a second stage adds up (ColumnSums.h).
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_ATTENTIONPLAN_H
#define ZERO_LIB_TARGET_CPU_ATTENTIONPLAN_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Target/ScoreColumns.h"

namespace zero {

/// Bytes of operands that a kernel makes itself.
constexpr int64_t kAttentionOperandBytes = 448 << 10;

/// A matmul's operand that the kernel makes: its rows, one after the other, in memory of the
/// thread.
struct MadeOperand {
  ScoreMatrix matrix;
  int axis;     // of its rows
  int64_t rows; // that are held: those of a tile, or all keys

  int64_t countBytes() const;
};

struct AttentionPlan {
  Attention attention;
  /// Of each row, in order: reductions, and values that go to a slot.
  llvm::SmallVector<mlir::Value> steps;
  llvm::DenseMap<mlir::Value, int> slots;
  int64_t slotCount = 0;
  int64_t rows = 1;              // queries of a tile
  bool takesBatch = false;       // one work item has all tiles of a batch index
  std::vector<MadeOperand> made; // each matrix once
  /// Where sums over queries that are rounded at the end begin in a batch index's part of scratch
  /// memory, in elements of f32, and how many that part has.
  llvm::DenseMap<mlir::Operation *, int64_t> roundedSums;
  int64_t scratch = 0;
  int groupAxis = -1; // heads whose sums over queries are added, `members` of them
  int64_t members = 1;
  int64_t rowBytes = 0; // of a row that is made of a sum
  /// Sums down columns of results, all of the same rows and columns, in the order of the ops. They
  /// point to `attention`, which must stay where it is.
  std::vector<ScoreColumns> columns;
};

/// The operand among `made` that is `matrix`; null where that is in memory.
const MadeOperand *findMade(llvm::ArrayRef<MadeOperand> made, const ScoreMatrix &matrix, int axis);

/// The one attention that `kernel` is, in tiles of `rows` queries; 0: as many as are good. Fails
/// with a message where it is something else. `forGpu`: sums are rounded as
/// they are stored, and others' values may stand beside them (ScoreSpaces).
mlir::FailureOr<std::unique_ptr<AttentionPlan>> planAttention(mlir::func::FuncOp kernel,
                                                              const ScoreSpaces &spaces,
                                                              int64_t rows = 0,
                                                              bool forGpu = false);

} // namespace zero
#endif
