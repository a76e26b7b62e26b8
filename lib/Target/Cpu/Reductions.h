//===- Reductions.h - Reductions at an index ---------------------------------------===//
//
// Two forms, both with an order of combining that depends on shapes and lanes alone:
//  * along lanes: the innermost dimension is reduced and the point is one scalar place. Four vector
//    accumulators over chunks of kChunk elements, chunks added up in order, the rest in a scalar.
//    Of a target whose kernels have several numbers of lanes and threads: TreeReductions.cpp.
//  * sequential: everything else. One accumulator per point (a vector where points run along
//    lanes), many rows in chunks (RowChunks.h).
//===---------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_REDUCTIONS_H
#define ZERO_LIB_TARGET_CPU_REDUCTIONS_H

#include "UnitCode.h"
#include "zero/Target/RowChunks.h"

namespace zero {

class KernelEmitter;

/// How values are combined.
struct Combiner {
  std::optional<ir::ReduceKind> kind;
  mlir::Type element;
};

/// Reductions by one op that share a loop: one operand shape, the same dimensions, none needs
/// another. A group comes after those that it needs.
using ReductionGroups = llvm::SmallVector<llvm::SmallVector<hlo::ReduceOp>>;
ReductionGroups formReductionGroups(mlir::func::FuncOp kernel);
/// Those whose reductions go along rows.
ReductionGroups formRowGroups(mlir::func::FuncOp kernel);

/// The chunks in which a reduction of other dimensions than the innermost goes.
RowChunks getChunks(hlo::ReduceOp op);

/// What whoever computed the rows has reduced of them: for each chunk of rows an element for each
/// column, of the type that accumulators have.
struct Partials {
  mlir::Value address;
  mlir::Type type;
  RowChunks chunks;
};
/// That type, for elements of type `element`.
mlir::Type getPartialType(mlir::Type element);

/// A reduction that no number of lanes or threads changes reduces its last elements, fewer
/// than these, one by one.
constexpr int64_t kTreeTail = 8;

/// Reductions along lanes at one point: of `count` elements of each of the rows that `nest` goes
/// along, adding to what is carried with `row`.
struct AlongLanes {
  using Row = llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange)>;
  int64_t count;
  llvm::function_ref<mlir::Value(unsigned which, Index at)> element;
  llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange, Row row)> nest;
};

/// The reductions of a kernel. Those of one shape over the same dimensions run in one loop.
class Reductions {
public:
  explicit Reductions(KernelEmitter &emitter);

  /// Makes the results of `op` (and of its group) at the points of the kept dimensions.
  void evaluate(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  mlir::Value evaluateSegments(ir::SegmentReduceOp op, Index segment);
  /// The result of `op` is put together from these.
  void setPartials(hlo::ReduceOp op, Partials from) { partials[op] = from; }
  /// Whether its innermost dimension is reduced: lanes then run along it.
  static bool reducesInnermost(hlo::ReduceOp op);

private:
  void reduceSequentially(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  void reduceGroup(llvm::ArrayRef<hlo::ReduceOp> ops, llvm::ArrayRef<Indices> points);
  /// Each group of threads reduces a chunk of every round, from `identities` on; what they have is
  /// joined with `totals` in the order of the chunks. All threads end with the result.
  using Join =
      llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::ValueRange, mlir::ValueRange)>;
  using Rows = llvm::function_ref<llvm::SmallVector<mlir::Value>(Index row, mlir::ValueRange)>;
  llvm::SmallVector<mlir::Value>
  reduceInGroups(Team &team, const RowChunks &chunks, llvm::MutableArrayRef<Indices> at,
                 llvm::ArrayRef<int64_t> dims, llvm::ArrayRef<int64_t> sizes,
                 mlir::ValueRange totals, mlir::ValueRange identities, Rows rows, Join join);
  llvm::SmallVector<mlir::Value>
  addChunks(Team &team, int64_t chunks, mlir::ValueRange totals,
            llvm::function_ref<llvm::SmallVector<mlir::Value>(mlir::Value chunk)> sumChunk,
            Join join);
  void combinePartials(hlo::ReduceOp op, const Partials &from, llvm::ArrayRef<Indices> points);
  void reduceAlongLanes(llvm::ArrayRef<hlo::ReduceOp> ops, const Indices &point);
  /// The same in an order that no number of lanes or threads changes.
  void reduceAlongTree(llvm::ArrayRef<hlo::ReduceOp> ops, const Indices &point);
  llvm::SmallVector<mlir::Value> reduceAsTree(llvm::ArrayRef<Combiner> combiners,
                                              const AlongLanes &along, int64_t accumulators);
  /// Partial results over [low, high): one lane vector and one scalar per combiner, added to
  /// `carried`.
  using Element = llvm::function_ref<mlir::Value(unsigned which, Index at)>;
  llvm::SmallVector<mlir::Value> reduceRange(llvm::ArrayRef<Combiner> combiners, Index low,
                                             Index high, std::optional<int64_t> count,
                                             mlir::ValueRange carried, Element element);
  llvm::SmallVector<mlir::Value> reduceChunk(llvm::ArrayRef<Combiner> combiners, mlir::Value low,
                                             mlir::Value high, int64_t divisor,
                                             std::optional<int64_t> count, mlir::ValueRange carried,
                                             Element element);
  /// The same of one reduction by a team whose threads take several steps at once.
  llvm::SmallVector<mlir::Value> reduceInSteps(Team &team, const Combiner &combiner,
                                               mlir::Value low, mlir::Value high, int64_t divisor,
                                               mlir::ValueRange carried, Element element);
  /// What the threads of a team have of one reduction, together.
  mlir::Value combineTeam(const Combiner &combiner, mlir::Value value);
  mlir::Value combineParts(Team &team, const Combiner &combiner, mlir::Value item,
                           mlir::Value value, mlir::Value identity);
  /// Part number `part` of `parts`.
  std::pair<Index, Index> takePart(Team &team, Index low, Index high, mlir::Value part,
                                   int64_t parts);
  /// What the parts of `team` come to, each of which `reduce` makes of its bounds.
  using Reduce = llvm::function_ref<mlir::Value(Index low, Index high)>;
  mlir::Value reduceInTurns(Team &team, const Combiner &combiner, Index low, Index high,
                            mlir::Value identity, Reduce reduce);

  KernelEmitter &e;
  ReductionGroups groups;
  llvm::DenseMap<mlir::Operation *, Partials> partials;
  llvm::DenseMap<mlir::Operation *, unsigned> groupOf;
};

} // namespace zero
#endif
