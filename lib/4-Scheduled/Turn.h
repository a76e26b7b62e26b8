//===- Turn.h - Where forward of a scheduled step ends ---------------------------===//
#ifndef ZERO_4_SCHEDULED_TURN_H
#define ZERO_4_SCHEDULED_TURN_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

/// What a step computes with data, and the op after which backward may begin: the last one that is
/// the first to read a parameter, or one segment of a unit, together with data. Every parameter is
/// read in forward before backward reads it.
class Turn {
public:
  explicit Turn(mlir::func::FuncOp step);

  /// Null where no op reads a parameter together with data.
  mlir::Operation *getLast() const { return last; }
  /// Whether `value` follows from the batch, keys or counters, not from parameters alone.
  bool isData(mlir::Value value) const { return data.contains(value); }

private:
  llvm::DenseSet<mlir::Value> data;
  mlir::Operation *last = nullptr;
};

} // namespace zero
#endif
