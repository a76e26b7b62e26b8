//===- PlainProgram.h - What stays as the replica phase wrote it --------------===//
//
// A step is two programs: the *plain* one (forward, backward, scalars, metrics, replicated states),
// on whole tensors, and the update, in the index space of the parameters. This is the plain one,
// with every place where it reads a parameter.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_PLAINPROGRAM_H
#define ZERO_PARTITIONED_PLAINPROGRAM_H

#include "Detect.h"

namespace zero::part {

/// A plain op reads (something made of) a state, or one slice of it.
struct StateRead {
  SlotRef slot;
  /// Slice of a stacked state, -1 for all of it.
  int64_t slice;
  /// Element type to which the state is converted before anything but moving it; null for none.
  mlir::Type convertedTo;
  friend bool operator==(const StateRead &, const StateRead &) = default;
};

struct PlainOp {
  mlir::Operation *op;
  /// Number of rounds of partial reductions that must be over before.
  unsigned depth;
  llvm::SmallVector<StateRead, 1> reads;
};

/// Appends the states behind a value that is made of states only.
void findReads(mlir::Value value, const StateTable &table, const DerivedValues &derived,
               llvm::SmallVectorImpl<StateRead> &reads);

class PlainProgram {
public:
  /// `info` is null for a function without update; `isPlainResult` tells which results are not a
  /// parameter's or its optimizer's.
  static PlainProgram analyze(mlir::func::FuncOp function, const StateTable &table,
                              const DerivedValues &derived, const StepInfo *info,
                              llvm::function_ref<bool(unsigned)> isPlainResult);

  /// The needed ops, by depth, then in program order. The last entry is the terminator.
  llvm::SmallVector<PlainOp, 0> ops;
  /// Of StepInfo::sharded, what needed ops read whole, in program order.
  llvm::SmallVector<mlir::Value, 0> wholeReads;
  /// All_reduces that needed ops read below a movement (a transposition, ...) that makes a gradient
  /// of them: their values are on no rank if units are reduced in their place.
  llvm::SmallVector<mlir::Operation *, 0> wantedReductions;
  /// The needed ops that are needed for nothing but values computed whole in an update.
  llvm::SmallVector<mlir::Operation *, 0> wholeOps;
  /// Number of rounds of partial reductions and of whole reads of sharded values before `value`: it
  /// grows along every way by which a unit's value could come to depend on another one of its
  /// segments.
  unsigned getDepth(mlir::Value value) const { return depths.lookup(value); }
  /// The same for the value as whole ops read it.
  unsigned getWholeDepth(mlir::Value value) const {
    return getDepth(value) + (shardedValues.contains(value) ? 1 : 0);
  }

private:
  llvm::DenseMap<mlir::Value, unsigned> depths;
  llvm::DenseSet<mlir::Value> shardedValues;
};

/// Values that the plain program must make for a reduced gradient: what its all_reduces read.
void forEachUnreducedInput(ValueSlice gradient, llvm::function_ref<void(mlir::Value)> fn);

} // namespace zero::part
#endif
