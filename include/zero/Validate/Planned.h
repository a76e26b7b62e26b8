//===- Planned.h - planned against scheduled ----------------------------------===//
#ifndef ZERO_VALIDATE_PLANNED_H
#define ZERO_VALIDATE_PLANNED_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Equations.h"
#include "zero/Validate/Scheduled.h"

namespace zero::validate {

/// Proves that every entry of `planned` leaves in its slots what it gives in `scheduled`, in
/// whatever order its events let the streams run. Errors are on ops of `planned`. Linear in its
/// ops, kernels counted where they are launched.
mlir::LogicalResult validatePlanned(const ProgramNumbers &scheduled, mlir::ModuleOp planned);

llvm::ArrayRef<Equation> getPlannedEquations();

} // namespace zero::validate
#endif
