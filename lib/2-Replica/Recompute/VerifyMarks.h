//===- VerifyMarks.h - Whether what is marked as computed again is ---------------------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_VERIFYMARKS_H
#define ZERO_LIB_REPLICA_RECOMPUTE_VERIFYMARKS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Fails with a message where an op of `entry` is marked as a copy but nothing before it computes
/// the same, or as kept but nobody reads it. Knows nothing of zero-recompute.
mlir::LogicalResult verifyMarks(mlir::func::FuncOp entry);

} // namespace zero
#endif
