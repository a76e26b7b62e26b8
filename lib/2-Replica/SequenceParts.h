//===- SequenceParts.h - Which sums along a model's axis are taken in parts of positions ----===//
//
// Between a sum over ranks and the next matmul with a part of a weight stand ops on each position
// alone: norms, residual sums, dropout. The sums are scattered, so that each rank computes these
// for its positions, and what the matmul reads is gathered: the bytes of an all-reduce, and a part
// of what is kept for backward (Korthikanti et al. 2022).
//
//   taken in parts   sums of rows with positions that are needed whole, of whatever op
//   gathered         by the analysis: where an op has no rule for parts beside others. Earlier,
//                    where that is smaller (numbers of a position that are broadcast); and what has
//                    no rows any more: gradients, whose states ranks have whole
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_SEQUENCEPARTS_H
#define ZERO_LIB_REPLICA_SEQUENCEPARTS_H

#include "RowDims.h"

#include "zero/Analysis/Distribution.h"

namespace zero {

class SequenceParts {
public:
  /// Of a function whose arguments and results have these shardings.
  SequenceParts(mlir::func::FuncOp entry, llvm::ArrayRef<dist::Sharding> arguments, int64_t ranks,
                llvm::ArrayRef<std::optional<dist::Sharding>> results);

  const dist::Parts &get() const { return parts; }
  /// Sums that are taken in parts, and those that ranks do not divide, in the order of the program.
  llvm::ArrayRef<mlir::Value> getSums() const { return sums; }
  llvm::ArrayRef<mlir::Value> getUneven() const { return uneven; }
  int64_t countPositions(mlir::Value value) const { return rows.countPositions(value); }
  /// Bytes a step that a rank reads along the axis, with parts and without.
  int64_t moved = 0, movedWithout = 0;

private:
  dist::Distribution distribute();
  /// Each whether parts have changed.
  bool change(const dist::Distribution &distribution);
  bool findSums(const dist::Distribution &distribution);
  bool gatherEarlier(const dist::Distribution &distribution);
  bool gatherWithoutRows(const dist::Distribution &distribution);
  bool dropUseless(const dist::Distribution &distribution);

  mlir::func::FuncOp entry;
  llvm::ArrayRef<dist::Sharding> arguments;
  int64_t ranks;
  llvm::ArrayRef<std::optional<dist::Sharding>> results;
  RowDims rows;
  dist::KnownRules known{dist::Axis::Model};
  dist::Parts parts;
  llvm::SmallVector<mlir::Value> sums, uneven;
  llvm::DenseSet<mlir::Value> seen; // sums that were tried
};

} // namespace zero
#endif
