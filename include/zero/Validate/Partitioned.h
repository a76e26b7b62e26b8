//===- Partitioned.h - partitioned computes what replica computes -------------===//
#ifndef ZERO_VALIDATE_PARTITIONED_H
#define ZERO_VALIDATE_PARTITIONED_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Equations.h"

namespace zero::validate {

/// Proves that `partitioned`, a step on flat units and shards, computes what `replica`, the same
/// step on whole leaves, computes: every new state, metric and output of every entry. Errors stand
/// on values of `partitioned` and show both expressions. Leaves, meshes and names of entries have
/// been compared (compareLeaves).
mlir::LogicalResult validatePartitioned(mlir::ModuleOp replica, mlir::ModuleOp partitioned);

/// What counts as equal there beside the very same expression.
llvm::ArrayRef<Equation> getPartitionedEquations();

} // namespace zero::validate
#endif
