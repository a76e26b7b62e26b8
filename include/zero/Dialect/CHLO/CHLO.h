//===- CHLO.h - The chlo dialect ------------------------------------------===//

#ifndef ZERO_DIALECT_CHLO_CHLO_H
#define ZERO_DIALECT_CHLO_CHLO_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "zero/Dialect/CHLO/CHLODialect.h.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/CHLO/CHLOAttrs.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/CHLO/CHLOOps.h.inc"

namespace zero::chlo {

/// How operands of different shapes are brought to one.
struct Broadcasting {
  llvm::SmallVector<int64_t> shape; ///< of the result
  /// Per operand, the result's dimension that each of its dimensions becomes.
  llvm::SmallVector<llvm::SmallVector<int64_t>> dims;
};

/// The broadcasting that a `chlo.broadcast_*` op does, or failure (reported) if its operands do not
/// fit: an operand of lower rank goes to the last dimensions, or to `broadcast_dimensions` where
/// the op has them; a dimension of size 1 is stretched.
llvm::FailureOr<Broadcasting> getBroadcasting(mlir::Operation *op);

/// What the ragged dimension of a ragged_dot is of lhs.
enum class RaggedMode { NonContracting, Contracting, Batching };
RaggedMode getRaggedMode(RaggedDotOp op);
/// The lhs dimensions over which each row of several `group_sizes` runs: those of the batch, and
/// those before the ragged one of its kind.
llvm::SmallVector<int64_t> getGroupPrefix(RaggedDotOp op);

} // namespace zero::chlo

#endif // ZERO_DIALECT_CHLO_CHLO_H
