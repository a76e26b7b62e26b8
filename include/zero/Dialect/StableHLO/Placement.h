//===- Placement.h - Calls that say where a value lies -------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_PLACEMENT_H
#define ZERO_DIALECT_STABLEHLO_PLACEMENT_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {

/// Whether a custom call only says where its operand lies: on which devices, in whose memory, in
/// which layout. Its result is its operand.
inline bool isPlacement(CustomCallOp op) {
  static constexpr llvm::StringLiteral kTargets[] = {"Sharding",
                                                     "xla.sdy.FuncResultSharding",
                                                     "xla.sdy.PropagationBarrier",
                                                     "MoveToDevice",
                                                     "MoveToHost",
                                                     "annotate_device_placement",
                                                     "LayoutConstraint"};
  return llvm::is_contained(kTargets, op.getCallTargetName()) && op->getNumOperands() == 1 &&
         op->getOperandTypes() == op->getResultTypes();
}

} // namespace zero::hlo
#endif
