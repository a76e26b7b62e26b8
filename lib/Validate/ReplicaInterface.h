//===- ReplicaInterface.h - The two programs' arguments, results and mesh ------------===//
#ifndef ZERO_LIB_VALIDATE_REPLICAINTERFACE_H
#define ZERO_LIB_VALIDATE_REPLICAINTERFACE_H

#include "ReplicaClaims.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero::validate::replica {

/// The one mesh of the replica, null after an error: where there is none or several, or one that is
/// not what the config says, or has other axes of the step's own than the import program.
ir::MeshOp checkMesh(mlir::ModuleOp import, mlir::ModuleOp replica);

/// That of one rank's program along the axis of the step's own model parallelism.
ir::MeshOp checkModelMesh(mlir::ModuleOp import, mlir::ModuleOp local);

/// Its leaves are the import program's, or parts of them.
mlir::LogicalResult checkPartLeaves(mlir::ModuleOp import, mlir::ModuleOp local);

/// The shardings of that program's arguments and results: as leaves cut states, all else whole.
mlir::FailureOr<llvm::SmallVector<Sharding>>
checkPartArguments(mlir::func::FuncOp import, mlir::func::FuncOp local, int64_t ranks);
mlir::FailureOr<llvm::SmallVector<std::optional<Sharding>>>
checkPartResults(mlir::func::FuncOp import, mlir::func::FuncOp local, int64_t ranks);

/// The sharding of every argument of one entry, by the roles in the import program. Fails with an
/// error where the replica's roles or types are not what they have to be.
mlir::FailureOr<llvm::SmallVector<Sharding>>
checkArguments(mlir::func::FuncOp import, mlir::func::FuncOp replica, int64_t ranks);

/// The same of its results; none for results without a role, which may have any.
mlir::FailureOr<llvm::SmallVector<std::optional<Sharding>>>
checkResults(mlir::func::FuncOp import, mlir::func::FuncOp replica, int64_t ranks);

/// The type that --reduce-dtype names for the entry; null where it names none.
mlir::Type getReduceType(mlir::func::FuncOp entry);

/// Micro-batches that an entry of the replica is said to make of a rank's rows; 1: it has them at
/// once.
int64_t getMicroBatches(mlir::func::FuncOp entry);
/// Parts that it is said to make of them: micro-batches, or parts that one matmul works on.
int64_t getRowParts(mlir::func::FuncOp entry);

} // namespace zero::validate::replica
#endif
