//===- Reads.h - What an op reads -------------------------------------------===//
#ifndef ZERO_SUPPORT_READS_H
#define ZERO_SUPPORT_READS_H

#include "mlir/Transforms/RegionUtils.h"

namespace zero {

/// The operands of an op, and what its regions capture; each value once, in that order.
inline llvm::SetVector<mlir::Value> getReadValues(mlir::Operation *op) {
  llvm::SetVector<mlir::Value> reads(op->operand_begin(), op->operand_end());
  mlir::getUsedValuesDefinedAbove(op->getRegions(), reads);
  return reads;
}

} // namespace zero
#endif
