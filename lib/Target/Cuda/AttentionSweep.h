//===- AttentionSweep.h - An attention as tiles of rows that go along the scores -------------===//
//
// A block of threads has a tile of rows (queries, or keys) and goes along the other axis of the
// scores, some columns at a time: what it needs of queries, keys and values is copied to shared
// memory, matmuls make the scores of tile and columns in registers, and what the graph makes of
// them is added up there. No score is stored, and no block needs another one's: rows are reduced in
// *passes*, each of which computes the scores anew, and the last pass sums them up; a softmax whose
// sums allow it takes one pass in all (AttentionStream.cpp). So all sums of
// a kernel go along one axis: over the keys, or over the queries, whose reductions are then
// arguments (Target::sumsAlongOneAxis).
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_ATTENTIONSWEEP_H
#define ZERO_LIB_TARGET_CUDA_ATTENTIONSWEEP_H

#include "../Cpu/AttentionPlan.h"
#include "../Cpu/KernelEmitter.h"
#include "zero/Target/Target.h"

namespace zero {

/// Of a schedule: columns that are in shared memory at once.
constexpr llvm::StringLiteral kColumnsParameter = "columns";
/// Rows of a warp's part of a tile, and columns of a step: a product of tensor cores.
constexpr int64_t kProductSize = 16;
/// Rows of a tile, and columns that are in shared memory at once, at the most.
constexpr int64_t kMostRows = 64, kMostColumns = 64;
/// Elements of a head at the most: a row of a sum's result is in registers.
constexpr int64_t kMostHeadSize = 256;

/// A matmul's operand in shared memory: rows of the tile, or columns.
struct SweepOperand {
  ScoreMatrix matrix;
  int axis;
  int64_t bytesBefore; // of shared memory
  int64_t stride;      // elements from row to row, the last of them nothing's

  /// The narrowest type that has all elements: what was widened is held as it was.
  mlir::Type getElement() const;
  /// Whether both are the same elements, widened or not.
  bool isSameAs(const ScoreMatrix &other, int otherAxis) const;
  /// Elements of a row that products see: whole steps, zeros at the end.
  int64_t getInner() const;
};

/// One way along the columns.
struct SweepPass {
  llvm::SmallVector<hlo::ReduceOp> reductions;
  llvm::SmallVector<const ScoreSum *> sums;
  // Of the scores that these need:
  llvm::SmallVector<mlir::Operation *> ops; // in order
  llvm::SmallVector<const ScoreDot *> dots;
};

/// A softmax whose maximum, total and sums are made on one way along the columns: exponentials are
/// of scores less the maximum so far, and what has been added up is multiplied by the exponential
/// of the difference where that grows. Sums are divided by the total at the end.
struct SweepStream {
  hlo::ReduceOp maximum, total;
  hlo::SubtractOp difference; // scores less their maximum
  hlo::ExponentialOp weights;
  llvm::DenseSet<mlir::Operation *> scores;       // what makes what the maximum is of
  llvm::SmallPtrSet<const ScoreSum *, 2> divided; // sums of weights that are divided by the total
};

/// A row's total that scores of a sum take a share of, off or on: the gradient of a softmax. What
/// is summed and that share are summed apart, on the way that makes the total (AttentionSplit.cpp).
struct SweepSplit {
  hlo::ReduceOp total;
  const ScoreSum *sum;
  llvm::DenseSet<mlir::Operation *> dependents; // scores and row values that follow from the total
};

struct SweepPlan {
  AttentionPlan plan;
  bool hasQueries = true; // rows are queries, columns keys
  int64_t rows = 0, columns = 0;
  int64_t steps = 1; // of columns whose scores are in registers at once
  std::vector<SweepOperand> operands;
  llvm::SmallVector<SweepPass> passes;
  std::optional<SweepStream> stream;         // then there is one pass
  std::optional<SweepSplit> split;           // likewise
  bool isNarrow = false;                     // some scores are products of 16 bits
  llvm::DenseSet<mlir::Operation *> kept;    // products whose 16 bits are not rounded
  llvm::DenseSet<mlir::Operation *> rounded; // sums whose scores are, in place of such products
  bool holdsRows = false;                    // left operands of these stay in registers
  int64_t items = 0, lanes = 0;
  int64_t sharedBytes = 0; // more than kMostDeclaredShared where heads are wide
  int64_t registers = 0;   // that a thread is to need, about
  int64_t together = 1;    // batch indices whose columns a cache has room for

  int getRowAxis() const { return hasQueries ? plan.attention.mainQueries : plan.attention.keys; }
  int getColumnAxis() const {
    return hasQueries ? plan.attention.keys : plan.attention.mainQueries;
  }
  int64_t getThreads() const { return rows / kProductSize * 32; }
  /// Blocks that a multiprocessor is to have registers for; 0: as many as the assembler finds.
  int64_t countBlocks(llvm::StringRef architecture) const;
  /// The operand of a dot along rows, or along columns.
  const ScoreMatrix &getRows(const ScoreDot &dot) const {
    return hasQueries ? dot.rows : dot.columns;
  }
  const ScoreMatrix &getColumns(const ScoreDot &dot) const {
    return hasQueries ? dot.columns : dot.rows;
  }
  const SweepOperand &find(const ScoreMatrix &matrix, int axis) const;
  /// Whether tensor cores make the scores of `dot`.
  bool isByTensorCores(const ScoreDot &dot) const;
  /// Steps of columns that a left operand serves once it is loaded.
  int64_t countServedSteps() const { return stream ? columns / kProductSize : steps; }
  /// Columns that are left out at once of those that a mask hides from a warp.
  int64_t getCutStep() const { return stream ? kProductSize : kProductSize * steps; }
  /// Products of tensor cores that add up what `sum` does; 0: none.
  int countProducts(const ScoreSum &sum) const;
};

/// Products of tensor cores that give the product of elements of these types to the digits of f32;
/// 0: there are none such. An f32 is the sum of three bf16, exactly. Where the sum of such products
/// is rounded to `result` of 16 bits, two are enough: what they leave is 2^-17 of a term.
int countProducts(mlir::Type left, mlir::Type right, mlir::Type result);

/// Tiles of `rows`, and so many columns at once; 0: as many as are good. Fails with a message where
/// `kernel` is no attention, or needs more than a block has.
mlir::FailureOr<SweepPlan> planSweep(mlir::func::FuncOp kernel, const ScoreSpaces &spaces,
                                     int64_t rows = 0, int64_t columns = 0);

/// Of a kernel of two passes.
std::optional<SweepSplit> findSplit(const SweepPlan &sweep, const ScoreSpaces &spaces);

/// Whether `op` makes scores of others by an operation that GPUs are slow at, and kernels of 16
/// bits use a faster one: an exponential, or a division by one number for all keys of a query.
bool isSlow(mlir::Operation *op, const SweepPlan &sweep, const ScoreSpaces &spaces);
/// Whether `value`, of the shape of scores on `axes`, is one number for all keys of a query.
bool isOfQueries(mlir::Value value, llvm::ArrayRef<int> axes, int keys);
/// What a score or row value is behind what only moves or spreads it.
mlir::Value skipSpreading(mlir::Value value, const ScoreSpaces &spaces);

mlir::FailureOr<KernelSchedule> scheduleSweep(mlir::func::FuncOp kernel);
mlir::LogicalResult verifySweep(mlir::func::FuncOp kernel, const KernelSchedule &schedule);

/// Of all blocks: operations of tensor cores; instructions of others, each as many additions of f32
/// as take its time; loads of words from shared memory, likewise. The last two go on side by side.
struct SweepOperations {
  int64_t products = 0, others = 0, loads = 0;
  mlir::Type element; // of the products

  int64_t getOthers() const { return std::max(others, loads); }
};
SweepOperations countOperations(const SweepPlan &sweep, const ScoreSpaces &spaces);

/// The code of block `block`.
void emitSweep(KernelEmitter &emitter, Team &team, const KernelSchedule &schedule,
               mlir::ValueRange outputs, mlir::Value block);

} // namespace zero
#endif
