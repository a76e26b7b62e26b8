//===- AddKernel.h - Kernels that passes behind zero-schedule-kernels make -------------===//
#ifndef ZERO_4_SCHEDULED_ADDKERNEL_H
#define ZERO_4_SCHEDULED_ADDKERNEL_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "zero/Target/Target.h"

namespace zero {

/// Adds the kernel `name` of one operand, of type `from`, whose result `body` computes of that,
/// with the schedule that `target` gives it; fails where that has none.
mlir::FailureOr<mlir::FlatSymbolRefAttr>
addKernel(mlir::SymbolTable &symbols, const Target &target, mlir::Location loc,
          llvm::StringRef name, mlir::Type from, mlir::Type to,
          llvm::function_ref<mlir::Value(mlir::OpBuilder &, mlir::Value)> body);

} // namespace zero
#endif
