//===- Scheduled.h - scheduled against partitioned ----------------------------===//
#ifndef ZERO_VALIDATE_SCHEDULED_H
#define ZERO_VALIDATE_SCHEDULED_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Equations.h"

namespace zero::validate {

/// Proves that every entry of `scheduled` gives what it gives in `partitioned`, to the bit but for
/// the equations that reassociate. Errors are on ops of `scheduled`. Linear in the ops of both,
/// kernels counted where they are dispatched.
mlir::LogicalResult validateScheduled(mlir::ModuleOp partitioned, mlir::ModuleOp scheduled);

llvm::ArrayRef<Equation> getScheduledEquations();

} // namespace zero::validate
#endif
