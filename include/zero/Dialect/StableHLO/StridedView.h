//===- StridedView.h - Transposes, slices and reshapes as strides ----------------===//
#ifndef ZERO_DIALECT_STABLEHLO_STRIDEDVIEW_H
#define ZERO_DIALECT_STABLEHLO_STRIDEDVIEW_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"

namespace zero {

/// A tensor as a strided part of the row-major buffer of `base`; everything counts elements.
struct StridedView {
  mlir::Value base;
  int64_t offset = 0;
  llvm::SmallVector<int64_t> sizes, strides;
};

llvm::SmallVector<int64_t> rowMajorStrides(llvm::ArrayRef<int64_t> sizes);

/// `value` itself.
StridedView wholeView(mlir::Value value);

/// Gives `view` the shape `shape` of as many elements where strides can say it: runs of old
/// dimensions that are contiguous among themselves are cut anew.
bool reshapeView(StridedView &view, llvm::ArrayRef<int64_t> shape);

/// `value` as a part of the earliest value from which only transposes, slices and reshapes lead to
/// it.
StridedView traceView(mlir::Value value);

} // namespace zero
#endif
