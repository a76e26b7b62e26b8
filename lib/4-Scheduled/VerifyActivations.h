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

/// Fails where zero.bytes says something else of it.
mlir::LogicalResult compareActivations(mlir::ModuleOp module);

/// Says in zero.bytes, if the module has it, what is kept so, and what entries move with it.
mlir::LogicalResult recordActivations(mlir::ModuleOp module);

} // namespace zero
#endif
