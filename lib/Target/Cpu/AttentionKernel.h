//===- AttentionKernel.h - The code of a kernel that attends --------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_ATTENTIONKERNEL_H
#define ZERO_LIB_TARGET_CPU_ATTENTIONKERNEL_H

#include "AttentionMask.h"
#include "ColumnSums.h"
#include "KernelGemm.h"

namespace zero {

/// Emits one attention: Attention.cpp its tiles and scores, AttentionSums.cpp what becomes of sums.
class AttentionKernel {
public:
  AttentionKernel(KernelEmitter &e, const ScoreSpaces &spaces, const AttentionPlan &plan,
                  mlir::ValueRange outputs, mlir::Value workspace, int64_t partials);

  void emit(mlir::Value begin, mlir::Value end);

private:
  void emitItem(Index item);
  void emitGroup();
  void emitBatch();
  void completeSums(bool ofGroup);
  void emitQueries(size_t depth);
  void emitTile(Index tile);
  void emitUnmasked(Index tile);
  mlir::Value emitSteps();
  mlir::Value emitRow(Index row);
  void emitStep(mlir::Value step, mlir::Value address);
  mlir::Value checkGuards();
  void makeOperands(bool ofKeys);
  void makeOperand(const MadeOperand &made, mlir::Value address);
  MatrixInMemory getOperand(const ScoreMatrix &matrix, int axis);
  void multiplyScores(const ScoreDot &dot);
  void sumScores(const ScoreSum &sum);
  MatrixInMemory locateOutput(const ScoreSum &sum);
  MatrixInMemory getResult(const ScoreSum &sum);
  void forSummed(const ScoreSum &sum,
                 llvm::function_ref<void(MatrixInMemory, MatrixInMemory, Index, Index, bool)> body);
  void clearSum(const ScoreSum &sum);
  void roundSum(const ScoreSum &sum);
  void finishRows(const ScoreSum &sum, mlir::Value count);
  void finishRow(const ScoreSum &sum, mlir::Type element, mlir::Value address, Index at);
  void sumColumns();
  void sumColumns(const ScoreColumns &columns, const ColumnSums::Sum &place, const ScoreSum &sum,
                  size_t depth);
  void sumChunk(const ScoreColumns &columns, const ColumnSums::Sum &place, const ScoreSum &sum,
                Index chunk);

  MatrixInMemory locate(const ScoreMatrix &matrix, mlir::Value memory, int axis,
                        bool ofGroup = false);
  MatrixInMemory slotOf(mlir::Value value) const;
  Indices indexOf(mlir::Value value, Index key = Index::constant(0)) const;
  mlir::Value memoryOf(const ScoreMatrix &matrix) const;
  mlir::Value outputOf(mlir::Value result) const;
  int64_t countTiles() const { return llvm::divideCeil(queries, plan.rows); }

  KernelEmitter &e;
  const ScoreSpaces &spaces;
  const AttentionPlan &plan;
  const Attention &attention;
  mlir::ValueRange outputs;
  mlir::Value workspace; // null where no sum is rounded at the end, and no columns are summed
  int64_t partials;      // bytes in it before the partial sums of columns
  mlir::Type f32;
  int64_t keys, queries;
  llvm::SmallVector<int> outerQueries; // axes of queries but for the longest
  mlir::Value scratch;                 // of the batch index
  llvm::SmallVector<mlir::Value> slots, madeOperands;
  llvm::DenseMap<int, Index> places; // of batch and query axes
  Index group;                       // of heads whose sums are added
  mlir::Value rowMemory;             // of a row that is made of a sum
  Index firstQuery;                  // of the tile
  mlir::Value rows;                  // of the tile
  MaskedKeys masked;
  mlir::Value width; // keys of the tile that are looked at
};

/// Sums of which an attention's columns are the second stage.
ColumnSums listColumns(const AttentionPlan &plan);

} // namespace zero
#endif
