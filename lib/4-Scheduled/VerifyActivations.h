//===- VerifyActivations.h - What forward leaves for backward in parts --------------===//
#ifndef ZERO_4_SCHEDULED_VERIFYACTIVATIONS_H
#define ZERO_4_SCHEDULED_VERIFYACTIVATIONS_H

#include "mlir/IR/SymbolTable.h"
#include "zero/4-Scheduled/Buffers.h"

namespace zero {

/// Fails, with a message, where a rank's part is gathered more than once, and where more of the
/// device's memory holds gathered values that wait for their first reader than what one op reads
/// first.
mlir::LogicalResult verifyActivations(mlir::Block &block, const Timeline &timeline);

/// What a step keeps in parts, as `activations` of zero.bytes has it: `parts`, bytes of a rank,
/// `values`, `whole`, bytes of what these are parts of, and `wire`, bytes that a rank reads to have
/// it again. Null where it keeps nothing so.
mlir::DictionaryAttr countActivations(mlir::ModuleOp module);

/// Fails where zero.bytes says something else of it.
mlir::LogicalResult compareActivations(mlir::ModuleOp module);

/// Says in zero.bytes, if the module has it, what is kept so, and what entries move with it.
mlir::LogicalResult recordActivations(mlir::ModuleOp module);

} // namespace zero
#endif
