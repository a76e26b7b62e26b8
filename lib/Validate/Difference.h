//===- Difference.h - What two programs do not have in common -----------------===//
#ifndef ZERO_VALIDATE_DIFFERENCE_H
#define ZERO_VALIDATE_DIFFERENCE_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Numbering.h"

namespace zero::validate {

/// Adds to a message that two numbers differ: both expressions, and the innermost ones that make
/// the difference, with their places.
void describeDifference(mlir::InFlightDiagnostic &diag, const Numbering &numbering, Number found,
                        Number expected);

/// Meshes, layouts and leaves, the promised bytes and the options must be those of the rung above,
/// which may have fewer options.
llvm::LogicalResult compareTables(mlir::ModuleOp upper, mlir::ModuleOp lower);

} // namespace zero::validate
#endif
