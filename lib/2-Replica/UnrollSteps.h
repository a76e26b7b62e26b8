//===- UnrollSteps.h - One rank's program of an axis, step after step ----------------===//
#ifndef ZERO_LIB_REPLICA_UNROLLSTEPS_H
#define ZERO_LIB_REPLICA_UNROLLSTEPS_H

#include "zero/Analysis/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace zero {

/// What each op of a program for one position of an axis is on that axis.
class AxisFacts {
public:
  /// `arguments`: the shardings of the entry's arguments on the axis.
  AxisFacts(mlir::func::FuncOp entry, llvm::ArrayRef<dist::Sharding> arguments,
            llvm::StringRef mesh);

  /// Whether positions differ in the value, or in what the op computes.
  bool varies(mlir::Value value) const { return varying.contains(value); }
  bool varies(mlir::Operation *op) const { return varyingOps.contains(op); }
  /// Whether all positions meet in the op: a reduction or gather over the axis.
  bool isMeeting(mlir::Operation *op) const;
  /// All positions do a round before any does the next: what a meeting gives is there for what
  /// varies and reads it. Ops are in the last round that serves, so that little waits between two.
  /// None where nothing that varies needs the op.
  std::optional<unsigned> getRound(mlir::Operation *op) const;
  unsigned getNumRounds() const { return numRounds; }
  /// The first op that varies and reads what comes of a meeting of values that took a matmul or
  /// convolution to make; null where there is none. `meeting` becomes the meeting.
  mlir::Operation *findReader(mlir::Operation *&meeting) const;
  /// The first op that the unrolling cannot take: a meeting inside of a region. Null: none.
  mlir::Operation *findMeetingInside() const;

  llvm::StringRef getMesh() const { return mesh; }
  static llvm::SmallVector<mlir::Value> getInputs(mlir::Operation *op);

private:
  void visit(mlir::Operation *op);
  void countFromLast(mlir::Operation *op);

  mlir::Block &block;
  llvm::StringRef mesh;
  llvm::DenseSet<mlir::Value> varying;
  llvm::DenseSet<mlir::Operation *> varyingOps;
  /// How many rounds there are after the op's; absent where no round needs it.
  llvm::DenseMap<mlir::Operation *, unsigned> fromLast;
  unsigned numRounds = 1;
};

/// Makes of `entry`, the program of one position of an axis of `count` positions, the program that
/// does them one after the other: what varies once for each, reductions over the axis as a left
/// fold that adds each part as soon as it is made, gathers as a concatenation. `arguments` has the
/// shardings of the arguments on the axis, `types` their types for all positions together,
/// `results` the shardings of what the entry gives.
void unrollSteps(mlir::func::FuncOp entry, const AxisFacts &facts,
                 llvm::ArrayRef<dist::Sharding> arguments, llvm::ArrayRef<mlir::Type> types,
                 llvm::ArrayRef<dist::Sharding> results, int64_t count);

} // namespace zero
#endif
