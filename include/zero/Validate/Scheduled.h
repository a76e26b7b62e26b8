//===- Scheduled.h - scheduled against partitioned ----------------------------===//
#ifndef ZERO_VALIDATE_SCHEDULED_H
#define ZERO_VALIDATE_SCHEDULED_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Validate/Equations.h"
#include <memory>

namespace zero::validate {

/// What a program in phase `partitioned` or `scheduled` computes. Stays when the program changes.
struct ProgramNumbers;

/// Fails with a message where an op is none of these phases'. Linear in the ops, kernels counted
/// where they are dispatched.
mlir::FailureOr<std::shared_ptr<ProgramNumbers>> numberProgram(mlir::ModuleOp program);

/// The tables of the program and its entries without their ops. Lives as long as `program`.
mlir::ModuleOp getOutline(const ProgramNumbers &program);

/// Proves that every entry of `scheduled` gives what it gives in `partitioned`, to the bit but for
/// the equations that reassociate; what it gives is what the next phase has to give. Errors are on
/// ops of `scheduled`. Linear in the ops, kernels counted where they are dispatched.
mlir::FailureOr<std::shared_ptr<ProgramNumbers>>
validateScheduled(const ProgramNumbers &partitioned, mlir::ModuleOp scheduled);

llvm::ArrayRef<Equation> getScheduledEquations();

} // namespace zero::validate
#endif
