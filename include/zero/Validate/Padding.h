//===- Padding.h - A step on padded vocabularies against the step -------------===//
//
// Proves that the `padded` program, whose leaves say which of their dimensions have rows that the
// user has not, computes what `import` does: over the real numbers, of states whose added rows are
// zeros, and that new states are such again. An expression of the padded program is, padded, one of
// the import program: of more indices along one dimension, the first of which are that one's, and
// others of which something is known; one rule per op says so.
//
// Shares no code with the pass that made the program and reads none of its claims.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_PADDING_H
#define ZERO_VALIDATE_PADDING_H

#include "zero/Validate/Equations.h"

#include "mlir/IR/BuiltinOps.h"

namespace zero::validate {

/// Whether leaves of `lower` are padded that are not in `upper`.
bool isPadded(mlir::ModuleOp upper, mlir::ModuleOp lower);

/// Fails with an error on an op of `padded` that cannot be proved to compute what `import` does.
mlir::LogicalResult validatePadding(mlir::ModuleOp import, mlir::ModuleOp padded);

/// The equations that it uses beside those of the replica.
llvm::ArrayRef<Equation> getPaddingEquations();

} // namespace zero::validate
#endif
