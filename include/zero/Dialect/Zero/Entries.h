//===- Entries.h - What entry functions are for ----------------------------===//
//
// The only place that knows entries by their names: all else asks for their kind.
//===------------------------------------------------------------------------===//
#ifndef ZERO_DIALECT_ZERO_ENTRIES_H
#define ZERO_DIALECT_ZERO_ENTRIES_H

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::ir {

/// The kind that `zero.entry` says; without it, @main is the step, @init makes the states, and any
/// other function evaluates.
EntryKind getEntryKind(mlir::FunctionOpInterface entry);
/// Makes `entry` one of that kind; says so where its name does not.
void setEntryKind(mlir::FunctionOpInterface entry, EntryKind kind);

/// The training step, null where the module has none.
mlir::FunctionOpInterface findStep(mlir::ModuleOp module);
/// The same, null also where it is no `Function`.
template <typename Function> Function findStep(mlir::ModuleOp module) {
  mlir::FunctionOpInterface step = findStep(module);
  return step ? llvm::dyn_cast<Function>(step.getOperation()) : Function();
}

/// Fails with a message where two entries are the step, or two make the states.
llvm::LogicalResult verifyEntryKinds(mlir::ModuleOp module);

} // namespace zero::ir
#endif
