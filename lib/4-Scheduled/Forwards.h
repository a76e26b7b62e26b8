//===- Forwards.h - Where each forward of a scheduled step begins and ends -----------===//
#ifndef ZERO_4_SCHEDULED_FORWARDS_H
#define ZERO_4_SCHEDULED_FORWARDS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

/// The forward of one micro-batch: its first and its last op that is the first of the micro-batch
/// to read a parameter, or one segment of a unit, together with data. Backward may begin behind the
/// last one: every parameter is read in forward before backward reads it.
struct Forward {
  mlir::Operation *first = nullptr, *last = nullptr;
};

/// What a step computes with data, and where each of its micro-batches turns from forward to
/// backward. They run one after the other and read parameters equally often, so that the reads of
/// each, in the order of the program, are as many for each.
class Forwards {
public:
  explicit Forwards(mlir::func::FuncOp step);

  /// How many micro-batches --accumulate has made.
  size_t getCount() const { return count; }
  /// As many as micro-batches; none where no op reads a parameter together with data, or none does
  /// so equally often in each.
  llvm::ArrayRef<Forward> get() const { return forwards; }
  /// Whether each ends before the next one begins.
  bool areApart() const;
  /// Whether `value` follows from the batch, keys or counters, not from parameters alone.
  bool isData(mlir::Value value) const { return data.contains(value); }

private:
  size_t count;
  llvm::DenseSet<mlir::Value> data;
  llvm::SmallVector<Forward, 1> forwards;
};

} // namespace zero
#endif
