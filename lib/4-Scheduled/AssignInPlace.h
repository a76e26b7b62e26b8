//===- AssignInPlace.h - Ties, and the copies that aliases need --------------------------===//
#ifndef ZERO_4_SCHEDULED_ASSIGNINPLACE_H
#define ZERO_4_SCHEDULED_ASSIGNINPLACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

struct InPlaceCounts {
  int64_t copies = 0, inPlace = 0;
};

/// Decides, for an entry in its final order, which results are written over operands, and inserts
/// `zero.copy` where a value cannot be made where an alias wants it.
mlir::LogicalResult assignInPlace(mlir::func::FuncOp entry, InPlaceCounts &counts);

} // namespace zero
#endif
