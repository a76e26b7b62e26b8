//===- ReducedSums.h - Gradients that micro-batches reduce in parts -------------------===//
//
// Counted in a partitioned program, for its verifier: which reduced gradients are added to one
// another, and what the two places to add micro-batches in would cost.
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_REDUCEDSUMS_H
#define ZERO_PARTITIONED_REDUCEDSUMS_H

#include "CheckedProgram.h"

namespace zero::checked {

/// Sums of reduced gradients of one unit. The first of a sum is where the others are added.
class ReducedSums {
public:
  explicit ReducedSums(const Program &program);

  /// Whether any gradient is reduced in parts.
  bool any() const { return !added.empty(); }
  /// Whether that of a unit is.
  bool isInParts(mlir::Attribute unit) const { return inParts.contains(unit); }
  /// Whether `shard`, of a reduce-scatter, is added to an earlier one.
  bool isAdded(mlir::Value shard) const { return added.contains(shard); }
  /// Whether something reads `shard` that makes no sum of parts: then it is a gradient of its own
  /// (a sample's, times the sample's noise), and stays beside the sum.
  bool isReadAlone(mlir::Value shard) const;
  /// The sum that others make with `shard`, or the shard itself where none is added to it.
  mlir::Value getSum(mlir::Value shard) const { return sums.lookup(shard); }
  /// Bytes of an element of it: what is reduced in a narrow type may be added in a wider one.
  int64_t getKeptWidth(mlir::Value shard) const {
    return std::max(getWidth(shard), getWidth(getSum(shard)));
  }
  /// The last op that reads `shard`, or the sum that others make with it.
  mlir::Operation *getEnd(mlir::Value shard) const;
  /// The last op that reads `shard` alone, or what it becomes across shard groups.
  mlir::Operation *getLastReadOfPart(mlir::Value shard) const;
  /// Fails where a gradient is reduced in another number of parts than there are micro-batches.
  mlir::LogicalResult check() const;

  /// What is kept between micro-batches, and what their reductions move, for each place to add
  /// them: tables of `zero.bytes`. None without micro-batches.
  llvm::SmallVector<mlir::Attribute> describeCosts() const;

private:
  int64_t getReductionBytes(int64_t elements, int64_t width) const;

  const Program &program;
  int64_t microBatches;
  llvm::DenseSet<mlir::Value> added;
  llvm::DenseSet<mlir::Attribute> inParts;
  /// Of the first of each sum: the sum, and how many parts it has.
  llvm::DenseMap<mlir::Value, mlir::Value> sums;
  /// Of each value that is a reduced shard, or a sum of some: the first of them.
  llvm::DenseMap<mlir::Value, mlir::Value> first;
  llvm::DenseMap<mlir::Value, int64_t> parts;
};

} // namespace zero::checked
#endif
