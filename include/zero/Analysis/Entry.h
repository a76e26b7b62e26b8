//===- Entry.h - Roles of an entry function as forms of its arguments -------------===//
#ifndef ZERO_ANALYSIS_ENTRY_H
#define ZERO_ANALYSIS_ENTRY_H

#include "zero/Analysis/Form.h"
#include "zero/Dialect/Zero/Phase.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero::dist {

/// Fails with a message unless `entry` is one block on statically shaped tensors.
mlir::LogicalResult checkShape(mlir::func::FuncOp entry);
/// The same, and every argument must have a role.
mlir::LogicalResult checkEntry(mlir::func::FuncOp entry);

/// Fails with a message where `entry` is no entry of `rung`, `replica` or `partitioned`, by its
/// form alone: an argument without role, or cut along a dimension that it does not have; ops of the
/// zero dialect that the rung does not know. What it computes is proved against the rung above
/// (Validate.h).
mlir::LogicalResult verifyEntry(mlir::func::FuncOp entry, ir::Phase rung);

/// Batch arguments cut into one block of rows per rank, the others replicated. Fails with a message
/// where `ranks` does not divide a batch.
mlir::FailureOr<llvm::SmallVector<Form>> getArgumentForms(mlir::func::FuncOp entry, int64_t ranks);

} // namespace zero::dist
#endif
