//===- PlanTables.h - A plan's slots against the program's leaves ---------===//
#ifndef ZERO_5_PLANNED_PLANTABLES_H
#define ZERO_5_PLANNED_PLANTABLES_H

#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// Proves that slots hold every leaf in every entry, once, as its stage's formula says, and that
/// zero.config and zero.bytes are what slots and launches show. A module without leaves is a plain
/// function, of which there is nothing to prove.
mlir::LogicalResult verifyPlanTables(mlir::ModuleOp module);

} // namespace zero
#endif
