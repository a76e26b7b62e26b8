//===- ScoreSpace.h - The index spaces of attentions ------------------------------------------===//
//
// An attention is a part of a plain graph. Batched matmuls make *scores*, one for each batch index,
// query and key; elementwise ops, reductions over the keys and broadcasts of their results (row
// values, one for each batch index and query) change them; matmuls that sum over the keys or over
// the queries end them (outputs, and gradients of queries, keys and values). Every dimension of a
// score or row value is an axis of the space, whatever the order of dimensions: transposes and
// dimensions of size 1 do not count.
//
// zero-form-attention finds attentions by this, a target finds the parts of one in its kernel.
//===--------------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_SCORESPACE_H
#define ZERO_TARGET_SCORESPACE_H

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/StridedView.h"
#include "llvm/ADT/DenseMap.h"
#include <string>
#include <vector>

namespace zero {

/// Queries of a tile at most: what a kernel holds of them at a time.
constexpr int64_t kMostTileQueries = 64;

/// Why ops are no attention: the op that is in the way.
struct NoAttention {
  mlir::Operation *op = nullptr;
  std::string reason;
};

/// A matmul's operand or result: its stride along each axis of the space that it has, and along the
/// one dimension that is none (the size of a head).
struct ScoreMatrix {
  mlir::Value value;
  StridedView view;                          // of `value`
  llvm::SmallDenseMap<int, int64_t> strides; // by axis
  int64_t innerSize = 1, innerStride = 1;
  llvm::SmallVector<int> axes; // of an operand's dimensions, kOpen the inner one

  int64_t strideOf(int axis) const { return axis < 0 ? 0 : strides.lookup(axis); }
  /// Whether both are the same elements of one value.
  bool isSameAs(const ScoreMatrix &other) const;
};

/// A matmul that makes scores: row operand (batch, queries, inner) and column operand (batch, keys,
/// inner), in either order.
struct ScoreDot {
  hlo::DotGeneralOp op;
  mlir::Value scores; // its result
  ScoreMatrix rows, columns;
};

/// What makes the result of a sum of what it adds up, where ops other than moves do: sums of the
/// heads of a group are added, then each row is made of the same row alone (a rotation, a scale).
struct ScoreFinish {
  llvm::SmallVector<mlir::Operation *> ops; // in order; none: the sum is the result
  mlir::Value sum;                          // as it would be stored without them
  mlir::Value rows, result;                 // what rows are made of, and what they are then
  llvm::SmallVector<int> rowAxes, axes;     // of the dimensions of both, kOpen the inner one
  /// Consecutive indices of the batch axis `groupAxis` whose sums are added; 1: none are.
  int64_t members = 1;
  int groupAxis = -1;

  bool isGrouped() const { return members > 1; }
  /// Whether rows are more than sums.
  bool changesRows() const { return rows != result; }
  /// The dimension of `rows` along which a row's elements are.
  int64_t getInner() const;
};

/// A matmul that ends scores: the sum over the keys of scores and (batch, keys, inner) gives
/// (batch, queries, inner); over the queries it gives (batch, keys, inner) out of (batch, queries,
/// inner).
struct ScoreSum {
  hlo::DotGeneralOp op;
  mlir::Value scores; // behind transposes and dimensions of size 1
  mlir::OpOperand *other = nullptr;
  llvm::SmallVector<int> axes; // of the op's dimensions, kOpen the inner one
  mlir::Value result; // of the op, of a transpose, a rounding, or a concatenation with other sums
  bool overKeys = true;
  ScoreMatrix operand, output; // `output` is the part of `result`; by group where that is grouped
  ScoreFinish finish;

  /// The op and what leads from it to `result`.
  llvm::SmallVector<mlir::Operation *> getOutputOps() const;
};

/// One attention: its ops in order, and what its axes are.
struct Attention {
  llvm::SmallVector<mlir::Operation *> ops; // all that make score and row values
  llvm::SmallVector<hlo::ReduceOp> reductions;
  std::vector<ScoreDot> dots;
  std::vector<ScoreSum> sums;
  llvm::SmallVector<int> batch, queries; // axes, without those of size 1
  int keys = -1;
  int mainQueries = -1; // the longest of `queries`; -1: all have size 1
};

class ScoreSpaces {
public:
  /// Looks for scores in `block`.
  explicit ScoreSpaces(mlir::Block &block);

  /// Groups of ops that may be attentions, by their first op: what their axes are is not known yet.
  llvm::ArrayRef<Attention> getCandidates() const { return candidates; }
  /// Finds what the axes and matrices of `attention` are, or why it is none. With `roundsSums` a
  /// conversion to 16 bits that alone reads a sum is a part of it.
  std::optional<NoAttention> resolve(Attention &attention, bool roundsSums) const;
  /// Why sums whose results a concatenation puts side by side shall not be one result; empty where
  /// they may. Takes those out that are made before and read by what makes the others.
  using MayJoin =
      llvm::function_ref<llvm::StringRef(llvm::SmallVectorImpl<const ScoreSum *> &sums)>;
  /// A concatenation of sums of one attention.
  struct Join {
    hlo::ConcatenateOp op;
    llvm::StringRef whyNot; // empty: it is the result of its sums now
  };
  /// Sums that a concatenation alone reads, behind transposes and reshapes that alone read them,
  /// are written into its result where strides can say where, and `mayJoin` has nothing against it;
  /// where it has other operands, only with `copiesOthers`: the kernel puts them beside its sums.
  llvm::SmallVector<Join> joinSums(Attention &attention, bool copiesOthers, MayJoin mayJoin) const;

  /// Whether ops may be part of what makes a sum's result, and where that may end.
  struct FinishRules {
    llvm::function_ref<bool(mlir::Operation *)> mayTake;
    llvm::function_ref<bool(mlir::Value)> mayEnd;
    /// Why no sums of so many consecutive indices of a batch axis may be added; empty: they may.
    llvm::function_ref<llvm::StringRef(int axis, int64_t members)> whyNotGroup;
  };
  struct Finish {
    mlir::Operation *op;    // the first behind the sum
    llvm::StringRef whyNot; // empty: it is a part of the attention now
  };
  /// Finds what makes a sum's result by itself (ScoreFinish), as far as `rules` let it.
  llvm::SmallVector<Finish> finishSums(Attention &attention, const FinishRules &rules) const;

  /// Whether `value` is a score or a row value.
  bool isDerived(mlir::Value value) const { return places.count(value); }
  /// Whether `op` makes, or sums, scores of some space.
  bool isPartOfAny(mlir::Operation *op) const;
  /// Whether `value` has an axis of keys.
  bool isScore(mlir::Value value, const Attention &attention) const;
  /// Whether `value` is known to be one value per batch index and query.
  bool isRow(mlir::Value value, const Attention &attention) const;
  /// The axis of each dimension: kUnit where its size is 1, kOpen where a broadcast made it.
  llvm::SmallVector<int> getAxes(mlir::Value value) const;
  int64_t getSize(int axis) const { return axis < 0 ? 1 : axes[axis].size; }

  static constexpr int kUnit = -1, kOpen = -2;

private:
  struct Axis {
    int64_t size;
    bool isBatch;
    int parent;
  };
  /// Where a score or row value lies.
  struct Place {
    llvm::SmallVector<int> axes;
    int group;
  };
  using Labels = std::optional<llvm::SmallVector<int>>;

  void visit(mlir::Operation &op);
  void visitDot(hlo::DotGeneralOp dot);
  Labels labelElementwise(mlir::Operation *op);
  Labels labelReduce(hlo::ReduceOp op) const;
  int findAxis(int axis) const;
  int findGroup(int group) const;
  void refuse(int group, mlir::Operation *op, llvm::StringRef reason);
  void uniteAxes(int a, int b, mlir::Operation *op, int group);
  void uniteGroups(int a, int b);
  void collectCandidates();

  std::optional<NoAttention> findAxes(Attention &attention) const;
  std::optional<NoAttention> describeDot(Attention &attention, ScoreDot &dot) const;
  std::optional<NoAttention> describeSum(Attention &attention, ScoreSum &sum,
                                         bool roundsSums) const;
  std::optional<ScoreMatrix> locateInJoin(const ScoreSum &sum, int axis,
                                          hlo::ConcatenateOp join) const;

  llvm::SmallVector<Axis> axes;
  llvm::SmallVector<int> groups; // parents
  llvm::DenseMap<int, NoAttention> refusals;
  llvm::DenseMap<mlir::Value, Place> places;
  llvm::SmallVector<mlir::Operation *> derivedOps, sumOps;
  std::vector<Attention> candidates;
};

/// The axis of the rows of what `sum` gives.
int getRowAxis(const ScoreSum &sum, const Attention &attention);

/// The matrix of `view`, whose dimension i is `labels[i]`, or the inner one where that is kOpen.
std::optional<ScoreMatrix> makeScoreMatrix(StridedView view, llvm::ArrayRef<int> labels);

/// Whether a library multiplies a matrix of such strides: rows or columns are contiguous.
bool isLibraryMatrix(int64_t rows, int64_t rowStride, int64_t columns, int64_t columnStride);

/// `value` behind transposes and reshapes of scores or row values.
mlir::Value skipScoreMoves(mlir::Value value, const ScoreSpaces &spaces);

} // namespace zero
#endif
