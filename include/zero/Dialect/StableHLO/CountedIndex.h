//===- CountedIndex.h - Index columns that count -------------------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_COUNTEDINDEX_H
#define ZERO_DIALECT_STABLEHLO_COUNTEDINDEX_H

#include "mlir/IR/Value.h"

namespace zero::hlo {

/// The dimension of `index` along which column `column` of its index vectors, which lie along
/// `vectorDim`, simply counts from 0 (an iota, a wrap of negative values aside). -1 if it does not.
int64_t getCountedDim(mlir::Value index, int64_t vectorDim, int64_t column);

/// Whether integers of the type hold 0 to size - 1.
bool canCount(mlir::Type element, int64_t size);

} // namespace zero::hlo
#endif
