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

/// The same, read by read: operands, and the uses in regions of what is around them.
inline llvm::SmallVector<mlir::OpOperand *> getReads(mlir::Operation *op) {
  llvm::SmallVector<mlir::OpOperand *> reads;
  for (mlir::OpOperand &operand : op->getOpOperands())
    reads.push_back(&operand);
  mlir::visitUsedValuesDefinedAbove(op->getRegions(),
                                    [&](mlir::OpOperand *use) { reads.push_back(use); });
  return reads;
}

} // namespace zero
#endif
