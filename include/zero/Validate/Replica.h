//===- Replica.h - One rank's program against the step on the whole batch -----===//
//
// Proves that N ranks which run the `replica` program compute the `import` program: over the real
// numbers, since sums over the batch become sums of the ranks' sums. A value of one rank is the
// imported value, the rank's rows of it, or a partial value of a reduction over ranks; one rule per
// op says which, and makes the imported expression that it stands for. The results' expressions
// must be those of the import program.
//
// Shares no code with the pass that made the program and reads none of its claims.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_REPLICA_H
#define ZERO_VALIDATE_REPLICA_H

#include "zero/Validate/Equations.h"

#include "mlir/IR/BuiltinOps.h"
#include <memory>

namespace zero::validate {

/// Fails with an error on an op of `replica` that cannot be proved to compute what `import` does.
mlir::LogicalResult validateReplica(mlir::ModuleOp import, mlir::ModuleOp replica);

/// The same of a step that is model-parallel itself and one rank's program along its axis, before
/// the batch is sharded: ranks have the parts of states that leaves of `local` say.
mlir::LogicalResult validateModelParallel(mlir::ModuleOp import, mlir::ModuleOp local);

/// What the import program computes, for a replica of so many ranks. Stays when the program
/// changes, and is used up by a proof. Null where an op has no rule: the proof against the program
/// itself says which.
struct ImportNumbers;
std::shared_ptr<ImportNumbers> numberImport(mlir::ModuleOp import, int64_t ranks);
/// The tables and entries of the program without their ops. Lives as long as `import`.
mlir::ModuleOp getOutline(const ImportNumbers &import);
mlir::LogicalResult validateReplica(ImportNumbers &import, mlir::ModuleOp replica);

/// The equations that it uses.
llvm::ArrayRef<Equation> getReplicaEquations();

} // namespace zero::validate
#endif
