//===- Checks.h - What an op or an allocation says of itself -------------------===//
#ifndef ZERO_DIALECT_ZERO_CHECKS_H
#define ZERO_DIALECT_ZERO_CHECKS_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero::ir {

/// Whether it is a statically shaped tensor of numbers, few enough that its bytes, and sums of
/// such, stay inside 64 bits.
bool isCountableTensor(mlir::Type type);

/// Fails, with a message on `op`, where the bytes of the allocation cannot be counted.
mlir::LogicalResult verifyAllocation(mlir::Operation *op, AllocationAttr allocation);

} // namespace zero::ir
#endif
