//===- VectorShape.h - Which parameters are vectors ------------------------------===//
#ifndef ZERO_DIALECT_ZERO_VECTORSHAPE_H
#define ZERO_DIALECT_ZERO_VECTORSHAPE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <cstdint>

namespace zero::ir {

/// Whether a parameter of this shape is a number or a vector: a bias, a norm's scale, a class token
/// (1x1x384). A column (384x1) is a matrix.
inline bool isVectorShape(llvm::ArrayRef<int64_t> shape) {
  return shape.empty() || llvm::all_of(shape.drop_back(), [](int64_t size) { return size == 1; });
}

} // namespace zero::ir
#endif
