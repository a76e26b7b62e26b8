//===- AttentionSweepCode.h - The code of a block of an attention ---------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_ATTENTIONSWEEPCODE_H
#define ZERO_LIB_TARGET_CUDA_ATTENTIONSWEEPCODE_H

#include "AttentionFactors.h"
#include "AttentionSeen.h"
#include "TileProduct.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Vectors that a thread has on their way to shared memory at the most.
constexpr size_t kVectorsOnTheWay = 8;

class AttentionSweep {
public:
  AttentionSweep(KernelEmitter &e, Team &team, const ScoreSpaces &spaces, const SweepPlan &sweep,
                 mlir::ValueRange outputs);
  void emit(mlir::Value block);

private:
  using Numbers = llvm::SmallVector<mlir::Value>; // of f32, carried along
  using Step = llvm::function_ref<Numbers(Index first, mlir::ValueRange)>;
  using TileStep = llvm::function_ref<Numbers(Index first, Index inTile, mlir::ValueRange)>;

  void locateItem(mlir::Value block);
  void emitPasses();
  void emitReductions();
  void reduce(const SweepPass &pass, mlir::Value width);
  mlir::Value emitGuardedReductions();
  void sum(const SweepPass &pass, mlir::Value width);
  size_t countSums(const ScoreSum &sum) const;
  void giveSums(const SweepPass &pass, llvm::ArrayRef<mlir::Value> numbers);

  // AttentionStream.cpp
  struct StreamRows; // what a tile's rows have come to
  void emitStream();
  Numbers streamOnce(mlir::Value width);
  Numbers streamTile(Index first, mlir::ValueRange carried);
  Numbers streamColumns(Index first, Index begin, int64_t columns, mlir::ValueRange carried);
  mlir::Value shrink(mlir::Value before, mlir::Value now);
  void bindShifted(const StreamRows &rows, Index first);
  Numbers finishStream(llvm::ArrayRef<mlir::Value> numbers);
  // AttentionSplit.cpp
  struct Share { // of the total: `value` times `number`, or that alone
    mlir::Value value;
    double number = 1;
  };
  void emitSplit();
  Numbers splitStep(Index first, Index inTile, mlir::ValueRange carried);
  Share shareOf(mlir::Value score, Index row, Index column);
  StepElements evaluateShares(const ScoreSum &sum, Index first, double &number);

  Numbers goAlong(const SweepPass &pass, mlir::Value width, Numbers before, TileStep step);
  Numbers goOuter(size_t depth, Numbers before, llvm::function_ref<Numbers(Numbers)> body);
  Numbers goQueries(const SweepPass &pass, Numbers before, TileStep step);
  Numbers goTiles(const SweepPass &pass, mlir::Value low, mlir::Value high, Numbers before,
                  Step body);
  std::pair<mlir::Value, mlir::Value> findSeenRange(mlir::Value low, mlir::Value high);
  Numbers goRange(const SweepPass &pass, mlir::Value low, mlir::Value high, Numbers before,
                  Step body);
  void findOwnColumns();
  std::pair<mlir::Value, mlir::Value> findWarpSteps(Index firstColumn);
  Numbers goSteps(const SweepPass &pass, mlir::Value low, mlir::Value high, Numbers before,
                  TileStep step);

  void enter();
  void bind(mlir::Value value, Indices index, mlir::Value element);
  void bindScores(const SweepPass &pass, Index first, Index inTile, int64_t steps);
  void bindConditions(Index first);
  void bindStep(const ScoreDot &dot, StepElements step, Index first);
  void fillRows();
  void holdRows();

  // AttentionFast.cpp
  void bindSlow(const SweepPass &pass, Index first,
                llvm::function_ref<bool(mlir::Operation *)> wants);
  mlir::Value callOn(llvm::StringRef intrinsic, mlir::ValueRange operands);
  mlir::Value exponential(mlir::Value x);
  mlir::Value scaleToTwo(mlir::Value x);
  mlir::Value powerOfTwo(mlir::Value x) { return callOn("llvm.nvvm.ex2.approx.ftz.f", x); }
  mlir::Value exponentialOf(hlo::ExponentialOp op, Index row, Index column);
  mlir::Value exponentOf(mlir::Value score, mlir::Value taken, Index row, Index column);
  mlir::Value reciprocal(hlo::DivOp op, llvm::ArrayRef<Index> index);
  ScaledScore findSummed(const ScoreSum &sum) const { return zero::findSummed(sum, sweep, spaces); }
  mlir::Value skipConditions(mlir::Value score) const;

  Indices indexOf(mlir::Value value, Index row, Index column) const;
  mlir::Value evaluateScore(mlir::Value value, Index first, int block, int element,
                            mlir::Value outside);
  StepElements evaluateLeft(const ScoreSum &sum, Index first);
  mlir::Value holdGuards(llvm::function_ref<Indices(mlir::Value)> indexOf);
  mlir::Value vote(mlir::Value holds);
  mlir::Value checkRowGuards();
  mlir::Value checkQueryGuards();

  SharedTile getTile(const ScoreMatrix &matrix, int axis) const;
  SharedTile getTile(const SweepOperand &operand) const;
  int64_t countVectorLanes(const SweepOperand &operand) const {
    return operand.matrix.innerSize % e.getLanes() == 0 ? e.getLanes() : 1;
  }
  mlir::Value makeVector(const SweepOperand &operand, Index along, Index column);
  void putVector(const SweepOperand &operand, Index row, Index column, mlir::Value value);
  mlir::Value getThreadAnew();
  void fill(llvm::ArrayRef<const SweepOperand *> operands, Index first, int64_t count);
  llvm::SmallVector<const SweepOperand *> findColumnOperands(const SweepPass &pass) const;
  void giveSum(const ScoreSum &sum, llvm::ArrayRef<mlir::Value> elements);
  void giveRows();
  void copyOthers(mlir::Value block);
  void copyBeside(hlo::ConcatenateOp join, unsigned operand, mlir::Value block);
  mlir::Value outputOf(mlir::Value result) const;

  int64_t countRows() const { return spaces.getSize(sweep.getRowAxis()); }
  int64_t countColumns() const { return spaces.getSize(sweep.getColumnAxis()); }
  Index clampTo(Index index, int64_t size, int64_t step) {
    return size % step == 0 ? index : e.clamp(index, 0, size - 1);
  }
  Index getColumn(Index first, int block, int c) {
    return e.add(first, product.getColumn(block, c));
  }

  KernelEmitter &e;
  Team &team;
  const ScoreSpaces &spaces;
  const SweepPlan &sweep;
  const Attention &attention;
  mlir::ValueRange outputs;
  TileProduct product;
  mlir::Type f32;
  llvm::SmallVector<int> outerQueries;    // axes of queries but for the longest
  llvm::SmallVector<mlir::Value> derived; // scores, and what follows from them
  llvm::MapVector<const SweepOperand *, TileProduct::Words> held; // operands along rows
  MaskedKeys masked;
  SeenTiles seen;
  bool isSeen = false; // code is for tiles that the mask leaves whole
  // By tile: of the keys, or queries, that it is to look at; of those that it sees whole.
  mlir::Value limits, firstSeen, endSeen;
  // By warp of a tile: where the columns begin, or end, that its scores are made of; that of this
  // warp, in a loop along columns that the mask cuts.
  mlir::Value warpFirsts, warpEnds, ownLimit;
  mlir::Value holds; // whether all guards do, where keys are left out
  mlir::Value shared;
  llvm::DenseMap<int, Index> places; // of batch and outer query axes
  Index tile, firstRow;
  std::array<Index, kThreadRows> rows; // of the thread
  /// By reduction: what it comes to, for each of the thread's rows.
  llvm::MapVector<mlir::Operation *, std::array<mlir::Value, kThreadRows>> reduced;
};

} // namespace zero
#endif
