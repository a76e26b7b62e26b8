//===- CheckedProgram.h - A partitioned program as its verifier reads it -------------===//
//
// Tables of the module by name, and the flat buffers of every entry. Nothing here comes from a
// pass: the files that start with Verify read leaves, layouts, stage and ops.
//===------------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_CHECKEDPROGRAM_H
#define ZERO_PARTITIONED_CHECKEDPROGRAM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Analysis/Claims.h"
#include "zero/Analysis/Tables.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::checked {

/// A flat buffer of state that an entry function takes.
struct FlatState : Flat {
  mlir::Value value;
};

struct Program {
  mutable mlir::ModuleOp module;
  Tables tables;
  int64_t stage = 0;
  /// Ranks that states are sharded over, and those that have rows of the batch each.
  int64_t shardRanks = 1, ranks = 1;
  llvm::SmallVector<mlir::func::FuncOp> entries;
  mutable mlir::func::FuncOp main;

  /// Fails with a message where a table that everything else needs is missing or said twice.
  static mlir::FailureOr<Program> read(mlir::ModuleOp module);

  /// Flat buffers among the arguments of `entry`.
  llvm::SmallVector<FlatState, 0> getArguments(mlir::func::FuncOp entry) const;

  ir::LayoutOp getLayout(mlir::Attribute unit) const { return tables.getLayout(unit); }
};

inline int64_t getElements(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType()).getNumElements();
}
inline int64_t getWidth(mlir::Value value) {
  return ir::getElementBytes(llvm::cast<mlir::RankedTensorType>(value.getType()).getElementType());
}

/// The last op of `value`'s block at which the value is read, perhaps inside a region.
mlir::Operation *getLastRead(mlir::Value value);

//===----------------------------------------------------------------------===//
// Claims, each against leaves and program
//===----------------------------------------------------------------------===//

/// VerifyLive.cpp: a unit's dtype is the type in which @main reads its parameters.
mlir::LogicalResult verifyWorkingTypes(const Program &program);

class ReducedSums;

/// VerifyLive.cpp: gradients against the formula, and full ones that wait for their reduction. Adds
/// to `exempt` the units that wait longer than for their own part of backward.
mlir::LogicalResult verifyGradients(const Program &program, const ReducedSums &sums,
                                    Resident &resident, int64_t &staging,
                                    llvm::SmallVectorImpl<mlir::Attribute> &exempt);
/// VerifyLive.cpp: no rank ever holds more than one parameter whole in @init.
mlir::LogicalResult verifyInit(const Program &program);

class WholeUpdates;

/// VerifyWire.cpp: gathers and reductions against uses and the paper's volume. Adds each entry's
/// bytes to `wire`, and what moves more often than in the paper to `deviations`.
mlir::LogicalResult verifyWire(const Program &program, const WholeUpdates &updates,
                               WireClaims &wire,
                               llvm::SmallVectorImpl<mlir::Attribute> &deviations);

} // namespace zero::checked
#endif
