//===- ScoreColumns.h - Sums down the columns of an attention's results
//-------------------------===//
//
// Gradients of the biases of queries, keys and values: what an attention's sums give, summed over
// batch and positions. A kernel sums its results' columns itself, where each chunk of rows
// (RowChunks.h) is of one batch index: whoever computes that leaves a row of partial sums, which
// are added up afterwards in the order of the chunks.
//===--------------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_SCORECOLUMNS_H
#define ZERO_TARGET_SCORECOLUMNS_H

#include "zero/Target/RowForm.h"
#include "zero/Target/ScoreSpace.h"

namespace zero {

struct ScoreColumns {
  hlo::ReduceOp op;
  RowForm form;                                  // of what it reduces
  mlir::Value result;                            // of the attention, that it reads
  llvm::SmallVector<mlir::Operation *> reshapes; // between both, the last one first
  llvm::SmallVector<const ScoreSum *> sums;      // that make the result
};

/// What `op` reduces down its columns, if that is a result of sums of `attention`, which is
/// resolved; the sums are pointed to.
std::optional<ScoreColumns> findScoreColumns(const Attention &attention, mlir::Operation *op);

/// Why a kernel cannot reduce `columns` as well; empty where it can.
llvm::StringRef whyNoColumns(const ScoreColumns &columns, const Attention &attention,
                             const ScoreSpaces &spaces);

} // namespace zero
#endif
