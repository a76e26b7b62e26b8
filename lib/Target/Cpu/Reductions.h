//===- Reductions.h - Reductions at an index ---------------------------------------===//
//
// Two forms, both with an order of combining that depends on shapes and lanes alone:
//  * along lanes: the innermost dimension is reduced and the point is one scalar place. Four vector
//    accumulators over chunks of kChunk elements, chunks added up in order, the rest in a scalar.
//  * sequential: everything else. One accumulator per point (a vector where points run along
//    lanes), sums of many rows in chunks of kRows.
//===---------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_REDUCTIONS_H
#define ZERO_LIB_TARGET_CPU_REDUCTIONS_H

#include "UnitCode.h"

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

/// The reductions of a kernel. Those of one shape over the same dimensions run in one loop.
class Reductions {
public:
  explicit Reductions(KernelEmitter &emitter);

  /// Makes the results of `op` (and of its group) at the points of the kept dimensions.
  void evaluate(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  mlir::Value evaluateSegments(ir::SegmentReduceOp op, Index segment);
  /// Elements of `value` are stored at `address` when those beside them are reduced. All reductions
  /// of the kernel are of leading dimensions, alike, of operands of the shape of `value`.
  void storeBeside(mlir::Value value, mlir::Value address) { beside.push_back({value, address}); }
  /// Whether its innermost dimension is reduced: lanes then run along it.
  static bool reducesInnermost(hlo::ReduceOp op);

private:
  void reduceSequentially(hlo::ReduceOp op, llvm::ArrayRef<Indices> points);
  void reduceGroup(llvm::ArrayRef<hlo::ReduceOp> ops, llvm::ArrayRef<Indices> points);
  void reduceAlongLanes(llvm::ArrayRef<hlo::ReduceOp> ops, const Indices &point);
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
  /// What the threads of a team have of one reduction, together.
  mlir::Value combineTeam(const Combiner &combiner, mlir::Value value);

  void storeElements(llvm::ArrayRef<Indices> places);

  KernelEmitter &e;
  ReductionGroups groups;
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> beside; // values and addresses
  llvm::DenseMap<mlir::Operation *, unsigned> groupOf;
};

} // namespace zero
#endif
