//===- StepParts.h - Forward and backward of a flat step ---------------------------------===//
//
// An exported step is one list of ops. What is forward in it follows from what reads parameters:
// each is read first in forward, so forward ends where the last of them is read for the first time.
// Backward starts behind that where the first gradient is made; what stands between is the turn
// (the loss and its own gradient). Names of ops and of their locations are not looked at.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_STEPPARTS_H
#define ZERO_LIB_REPLICA_RECOMPUTE_STEPPARTS_H

#include "zero/Dialect/Zero/Zero.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"

namespace zero {

/// Bytes of a value; none of a token.
int64_t getValueBytes(mlir::Value value);

class StepParts {
public:
  /// `step` is one rank's, with its gradients reduced: after zero-data-parallel.
  explicit StepParts(mlir::func::FuncOp step);

  /// Ops that compute with data (the batch, keys, and what follows from them) up to the end of
  /// forward, in the order of the program. Others are called by their number in this list.
  llvm::ArrayRef<mlir::Operation *> getForward() const { return forward; }
  /// Ops on data from the first gradient on, but for updates: what follows from a gradient.
  llvm::ArrayRef<mlir::Operation *> getBackward() const { return backward; }

  /// The number of the forward op that makes `value`; none where nothing forward does.
  std::optional<size_t> getNumber(mlir::Value value) const;
  /// Whether something reads a result of forward op `number` after backward has begun that is no
  /// part of backward: an update, or the return of an output.
  bool isReadByOthers(size_t number) const;

private:
  void findData(mlir::func::FuncOp step);
  void findUpdates(mlir::func::FuncOp step);
  void findTurn(mlir::func::FuncOp step);
  void split(mlir::func::FuncOp step);

  llvm::DenseMap<mlir::Operation *, size_t> positions; // in the block
  llvm::DenseSet<mlir::Value> data;
  llvm::DenseSet<mlir::Operation *> updates;
  size_t lastForward = 0, firstBackward = 0; // positions
  bool hasForward = false;
  llvm::SmallVector<mlir::Operation *, 0> forward, backward;
  llvm::DenseMap<mlir::Operation *, size_t> numbers;
};

} // namespace zero
#endif
