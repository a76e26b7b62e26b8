//===- AttentionOperands.h - What makes the operands of an attention's matmuls -----------===//
#ifndef ZERO_4_SCHEDULED_FUSIONS_ATTENTIONOPERANDS_H
#define ZERO_4_SCHEDULED_FUSIONS_ATTENTIONOPERANDS_H

#include "zero/Target/ScoreSpace.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include <string>

namespace zero {

/// Operands of an attention's matmuls (queries, keys, values, what comes back) that are made by a
/// few cheap ops of what is in memory, for this attention alone: biases, scales, rotations, keys
/// repeated for the heads of a group. Its kernels make them, and nothing stores them.
class AttentionOperands {
public:
  using Ops = llvm::SetVector<mlir::Operation *>;

  /// Finds them, for a kernel that can hold `mostBytes` of keys and values. `matrixUnits` are the
  /// units that hold more than vectors.
  AttentionOperands(const Attention &attention, const ScoreSpaces &spaces, int64_t mostBytes,
                    const llvm::DenseSet<mlir::Attribute> &matrixUnits);

  /// The ops that make `base`, of which an operand's matrix is a part; none where it is in memory.
  llvm::ArrayRef<mlir::Operation *> getOps(mlir::Value base) const;

  struct Note {
    mlir::Operation *op;
    std::string whyNot; // empty: the kernels make it
  };
  /// What became of each that some ops make.
  llvm::ArrayRef<Note> getNotes() const { return notes; }

private:
  bool mayPrepare(mlir::Operation *op) const;
  Ops collect(mlir::Value base) const;
  bool isReadByOthers(mlir::Operation *op, const Ops &ops) const;
  llvm::StringRef whyNot(mlir::Value base, const Ops &ops) const;
  int64_t countBytes() const;

  const Attention &attention;
  const ScoreSpaces &spaces;
  const llvm::DenseSet<mlir::Attribute> &matrixUnits;
  llvm::SmallVector<std::pair<const ScoreMatrix *, int>> matrices; // and the axis of their rows
  llvm::DenseSet<mlir::Operation *> readers; // matmuls, and what leads to them
  llvm::MapVector<mlir::Value, Ops> prepared;
  llvm::SmallVector<Note> notes;
};

} // namespace zero
#endif
