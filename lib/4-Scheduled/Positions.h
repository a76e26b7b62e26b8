//===- Positions.h - The ops of an entry in order, and what they move ---------------===//
#ifndef ZERO_4_SCHEDULED_POSITIONS_H
#define ZERO_4_SCHEDULED_POSITIONS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

namespace zero {

/// Bytes that a kernel, a matmul or a copy reads and writes; 0 for other ops.
int64_t countTraffic(mlir::Operation &op);

/// The ops of an entry by position, and what its kernels move.
class Positions {
public:
  explicit Positions(mlir::Block &block);

  int64_t of(mlir::Operation *op) const { return numbers.lookup(op); }
  mlir::Operation *at(int64_t position) const { return ops[position]; }
  int64_t size() const { return ops.size(); }
  /// Bytes that ops between two move.
  int64_t between(int64_t first, int64_t last) const { return moved[last] - moved[first + 1]; }

private:
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::SmallVector<int64_t> moved; // by the ops before each position
};

} // namespace zero
#endif
