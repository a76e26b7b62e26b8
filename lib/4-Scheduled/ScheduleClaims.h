//===- ScheduleClaims.h - Bytes of a scheduled program, counted again ---------------------===//
#ifndef ZERO_4_SCHEDULED_SCHEDULECLAIMS_H
#define ZERO_4_SCHEDULED_SCHEDULECLAIMS_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Analysis/Claims.h"

namespace zero {

/// What the collectives of the entries of a scheduled program move. Fails where that does not fit
/// 64 bits.
mlir::FailureOr<WireClaims> countWire(mlir::ModuleOp module, ir::MeshOp mesh);

/// Proves that interfaces hold every leaf as its stage's formula says, that zero.config and
/// zero.bytes are what the program shows, and that what is whole at one time is O(1) in layers:
/// gathered units that wait for their first reader or are held between two, full gradients,
/// parameters of @init. Modules without leaves are plain functions, of which there is nothing to
/// prove.
mlir::LogicalResult verifyScheduleClaims(mlir::ModuleOp module);

} // namespace zero
#endif
