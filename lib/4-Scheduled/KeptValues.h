//===- KeptValues.h - What forward leaves for backward in a scheduled step --------===//
//
// Passes that keep a value elsewhere between forward and backward (on the host, as a part on each
// rank) ask here which values there are, who reads them, and when each has to be back.
//===------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_KEPTVALUES_H
#define ZERO_4_SCHEDULED_KEPTVALUES_H

#include "Positions.h"
#include "Reads.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/4-Scheduled/Buffers.h"
#include <optional>

namespace zero {

/// A value that forward writes and backward reads.
struct KeptValue {
  mlir::Value value;
  int64_t bytes;
  int64_t made, lastForward, firstRead; // positions in the block; the last of backward
  int64_t turn;                         // position of the last op of its micro-batch's forward
};

/// Of one step, whose ops keep their positions while others are added.
class KeptValues {
public:
  explicit KeptValues(mlir::func::FuncOp step);

  /// Finds the values of at least `minBytes` between whose last reader of forward and first of
  /// backward kernels move `trafficPerByte` times their bytes, in the order in which they are made.
  /// Of each micro-batch its own. Fails where the step has no forward, or nothing tells those of
  /// its micro-batches; `option` is what asks.
  mlir::LogicalResult find(int64_t minBytes, int64_t trafficPerByte, llvm::StringRef option);

  llvm::ArrayRef<KeptValue> get() const { return kept; }
  const Positions &getPositions() const { return positions; }
  /// Says how many bytes are none of them for a loop that stays: its rounds are one kernel.
  void warnOfLoops(llvm::StringRef option);

  /// The most bytes of `values` that one op makes, or is the first to read.
  static int64_t getMost(llvm::ArrayRef<KeptValue> values, int64_t KeptValue::*by);
  /// In which order `values` (indices) come back, and before which position each: behind the reads
  /// that leave enough of the `most` bytes that may wait at one time.
  llvm::SmallVector<std::pair<size_t, int64_t>> placeReturns(llvm::ArrayRef<KeptValue> values,
                                                             int64_t most) const;
  /// Lets backward read `back` instead of the value, by views of its own.
  void readBack(const KeptValue &one, mlir::Value back) const;

private:
  /// All reads in block order; none where something else than an op of a stream uses the value.
  std::optional<llvm::SmallVector<Read>> findReads(mlir::Value value) const;
  std::optional<KeptValue> consider(mlir::Value value, const BufferMap &buffers) const;

  mlir::func::FuncOp step;
  mlir::Block &block;
  Positions positions;
  llvm::SmallVector<int64_t, 1> turns; // positions of the last ops of forwards
  llvm::SmallVector<KeptValue> kept;
  int64_t loopBytes = 0; // of results of loops that are read too soon behind them
};

} // namespace zero
#endif
