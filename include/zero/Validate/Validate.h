//===- Validate.h - Every rung is shown equal to the one above it -------------===//
//
// Translation validation (docs/Proofs.md). Shares no code with passes and runs none of them.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_VALIDATE_H
#define ZERO_VALIDATE_VALIDATE_H

#include "mlir/IR/BuiltinOps.h"

namespace zero::validate {

/// Proves `lower`, a program on one of the rungs `replica` to `planned`, equal to `upper`, the
/// program on the rung right above. Errors are on ops of `lower` and show both expressions. Linear
/// in the ops of both.
mlir::LogicalResult validate(mlir::ModuleOp upper, mlir::ModuleOp lower);

} // namespace zero::validate
#endif
