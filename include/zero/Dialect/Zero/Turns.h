//===- Turns.h - Matmuls by turns with the kernel behind them ------------------------===//
#ifndef ZERO_DIALECT_ZERO_TURNS_H
#define ZERO_DIALECT_ZERO_TURNS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace zero::ir {

/// Of a zero.gemm or zero.launch_gemm, DenseI64ArrayAttr: the next op that is no view is a kernel
/// that reads C row by row, and both run by turns, so that the kernel finds the rows in a cache.
/// Three numbers: the most rows of a turn, the elements of C that an item of the kernel reads, the
/// elements of a group of items, of which the last may read fewer. Until the kernel has run the
/// matmul's operands keep their bytes.
inline constexpr llvm::StringLiteral kTurnsAttr = "turns";

/// Null where a matmul runs by itself.
inline mlir::DenseI64ArrayAttr getTurns(mlir::Operation *matmul) {
  return matmul->getAttrOfType<mlir::DenseI64ArrayAttr>(kTurnsAttr);
}

} // namespace zero::ir
#endif
