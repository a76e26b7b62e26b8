//===- AttentionFormer.h - Turns one attention into its kernels ---------------------------===//
#ifndef ZERO_4_SCHEDULED_FUSIONS_ATTENTIONFORMER_H
#define ZERO_4_SCHEDULED_FUSIONS_ATTENTIONFORMER_H

#include "../OpKinds.h"
#include "AttentionOperands.h"
#include "AttentionOrder.h"
#include "AttentionOutputs.h"
#include "Fusions.h"
#include "zero/Target/ScoreSpace.h"

namespace zero {

/// Turns one attention into its kernels.
class AttentionFormer {
public:
  /// How an attention becomes kernels: whether sums are joined, and what of operands a kernel can
  /// hold that makes them.
  struct Options {
    bool joinsSums, sumsColumns, finishesSums;
    bool remakesRows; // maxima and sums of rows are made again by what waits for forward
    bool sumsAlongOneAxis, roundsSums;
    int64_t mostHeadSize;
    int64_t operandBytes;
    const UnitSet &matrixUnits;
    const AttentionOutputs &again;
  };

  AttentionFormer(const ScoreSpaces &spaces, AttentionOrder &order, Attention attention,
                  const Options &options)
      : spaces(spaces), order(order), attention(std::move(attention)), options(options) {
    for (mlir::Operation *op : this->attention.ops)
      own.insert(op);
  }

  /// Decides the kernels, without a change.
  std::optional<NoAttention> decide();
  /// Whether an op moves behind a kernel of this attention and behind one of another, in `taken`;
  /// adds its own to these.
  std::optional<NoAttention> takeMoved(llvm::DenseSet<mlir::Operation *> &taken) const;
  /// Concatenations of sums of this attention.
  llvm::ArrayRef<ScoreSpaces::Join> getJoins() const { return joins; }
  /// What became of what is made of sums.
  llvm::ArrayRef<AttentionOperands::Note> getResultNotes() const { return resultNotes; }
  /// What became of operands that some ops make.
  llvm::ArrayRef<AttentionOperands::Note> getOperandNotes() const { return operandNotes; }
  /// What became of row values that a kernel of backward needs.
  llvm::ArrayRef<AttentionOperands::Note> getRowNotes() const { return rowNotes; }
  /// What became of sums down the columns of results.
  llvm::ArrayRef<AttentionOperands::Note> getColumnNotes() const { return columnNotes; }
  void outline(KernelOutliner &outliner);
  /// Erases what the kernels compute now.
  void eraseOld();

private:
  struct Part {
    llvm::SetVector<mlir::Operation *> members;
    llvm::SetVector<mlir::Value> outputs;
    int64_t position = -1;                      // of its last op
    llvm::SmallVector<mlir::Operation *> moved; // read an output, and stand before that
    llvm::DenseSet<mlir::Operation *> columns;  // members that need other results, and no more
  };

  /// The part that reduces rows and gives row values: forward, or what waits for it.
  size_t homeOf(mlir::Operation *op) const {
    return isSplit && order.getLastSum(op) >= start ? 1 : 0;
  }
  size_t partOf(const ScoreSum &sum) const {
    if (options.again.isCopy(sum.op))
      return isSplit;
    return options.sumsAlongOneAxis && !sum.overKeys ? 1 + isSplit : homeOf(sum.op);
  }
  bool isMemberOfAny(mlir::Operation *op) const {
    return llvm::any_of(parts, [&](const Part &part) { return part.members.contains(op); });
  }
  std::optional<NoAttention> checkLimits() const;
  bool waits(const ScoreSum &sum) const { return order.getLastSum(sum.op) >= start; }
  void finishSums();
  void joinSums();
  void findOperands();
  void splitParts();
  void addColumns(Part &part);
  void take(Part &part, mlir::Value root);
  void takeFinish(Part &part, const ScoreSum &sum);
  void takeView(Part &part, const ScoreMatrix &matrix);
  bool isStoredSum(mlir::Value value) const;
  bool isRecomputed(mlir::Value value) const;
  bool remakesRow(mlir::Operation *reduce);
  std::optional<NoAttention> addRowOutputs();
  std::optional<NoAttention> place(Part &part);

  const ScoreSpaces &spaces;
  AttentionOrder &order;
  Attention attention;
  llvm::DenseSet<mlir::Operation *> own;
  Options options;
  llvm::SmallVector<ScoreSpaces::Join> joins;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Operation *>> operandOps; // by what they make
  llvm::SmallVector<AttentionOperands::Note> operandNotes, columnNotes, resultNotes, rowNotes;
  int64_t start = 0;    // position of the first op
  bool isSplit = false; // some sums wait for others
  llvm::SmallVector<Part, 3> parts;
};

} // namespace zero
#endif
