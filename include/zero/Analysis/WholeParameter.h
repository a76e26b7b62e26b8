//===- WholeParameter.h - What counts as a parameter that an entry makes -----------===//
#ifndef ZERO_ANALYSIS_WHOLEPARAMETER_H
#define ZERO_ANALYSIS_WHOLEPARAMETER_H

#include "mlir/IR/BuiltinTypes.h"

namespace zero {

/// Whether a value that is made for parameters of `total` elements in all may be one of them that
/// has `size`, or half of it: generators of random bits make one in two halves. Bits that several
/// share are theirs if they come to half of all: keys, of which many parameters have an array, do
/// not.
inline bool isWholeParameter(mlir::RankedTensorType value, int64_t size, int64_t total) {
  constexpr int64_t kKeyElements = 4; // at most
  int64_t elements = value.getNumElements();
  if (llvm::isa<mlir::FloatType>(value.getElementType()))
    return elements > 1 && 2 * elements >= size;
  return elements > kKeyElements && 2 * elements >= total;
}

} // namespace zero
#endif
