//===- HostSpace.h - What moves values to memory of the host and back ------------------===//
#ifndef ZERO_4_SCHEDULED_HOSTSPACE_H
#define ZERO_4_SCHEDULED_HOSTSPACE_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// Kernels move so many times a value's bytes while it is on its way, at least: a link to the host
/// is slower than the device's memory by about as much.
inline constexpr int64_t kTrafficPerByte = 32;

/// The ops of an entry by position, and what its kernels move.
class Positions {
public:
  explicit Positions(mlir::Block &block);

  int64_t of(mlir::Operation *op) const { return numbers.lookup(op); }
  mlir::Operation *at(int64_t position) const { return ops[position]; }
  int64_t size() const { return ops.size(); }
  /// What ops between two move.
  int64_t between(int64_t first, int64_t last) const { return moved[last] - moved[first + 1]; }

private:
  llvm::DenseMap<mlir::Operation *, int64_t> numbers;
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::SmallVector<int64_t> moved; // by the ops before each position
};

/// The space of the host's memory, and the streams that copies there and back run on.
struct HostSpace {
  mlir::FlatSymbolRefAttr host, away, fetch;
};

/// The module's, made where it has none.
HostSpace getHostSpace(mlir::ModuleOp module);

} // namespace zero
#endif
