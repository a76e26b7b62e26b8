//===- Entry.h - Roles of an entry function as shardings of its arguments ---------===//
#ifndef ZERO_ANALYSIS_ENTRY_H
#define ZERO_ANALYSIS_ENTRY_H

#include "zero/Analysis/Sharding.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero::dist {

/// Fails with a message unless `entry` is one block on statically shaped tensors.
mlir::LogicalResult checkShape(mlir::func::FuncOp entry);
/// The same, and every argument must have a role.
mlir::LogicalResult checkEntry(mlir::func::FuncOp entry);

/// Whether a state of that type can be cut like the batch along dimension `dim`: a rank's rows are
/// few runs of elements.
bool fitsRuns(mlir::RankedTensorType type, int64_t dim);

/// Fails with a message where `entry` is no entry of `phase`, `replica` or `partitioned`, by its
/// interface and ops alone: an argument without role, or sharded along a dimension that it does not
/// have; ops of the zero dialect that the phase does not know. What it computes is proved against
/// the phase above (Validate.h).
mlir::LogicalResult verifyEntry(mlir::func::FuncOp entry, ir::Phase phase);

/// Arguments with the rows of the batch split into one block of rows per rank, the others
/// replicated. Fails with a message where `ranks` does not divide a batch.
mlir::FailureOr<llvm::SmallVector<Sharding>> getArgumentShardings(mlir::func::FuncOp entry,
                                                                  int64_t ranks);

/// How the results that are states with the rows of the batch have to come out: as the arguments
/// that they replace are cut. None for all others. Fails with a message where `ranks` does not
/// divide one.
mlir::FailureOr<llvm::SmallVector<std::optional<Sharding>>>
getStateShardings(mlir::func::FuncOp entry, llvm::ArrayRef<Sharding> arguments, int64_t ranks);

} // namespace zero::dist
#endif
