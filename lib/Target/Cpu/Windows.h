//===- Windows.h - Windows that slide over a padded operand ---------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_WINDOWS_H
#define ZERO_LIB_TARGET_CPU_WINDOWS_H

#include "KernelEmitter.h"

namespace zero {

/// One dimension of an operand with windows over it. The operand is dilated by `dilation`, with
/// `low` elements of padding before it; a window has `taps` elements, `tapDilation` apart.
struct WindowDim {
  int64_t size = 1, windows = 1, taps = 1;
  int64_t stride = 1, low = 0, dilation = 1, tapDilation = 1;
};

/// The operand's index that element `tap` of `window` falls on. Where that is padding or a gap, one
/// of the operand's, and one of the conditions added to `inside` is false.
Index locate(KernelEmitter &e, const WindowDim &dim, Index window, Index tap,
             llvm::SmallVectorImpl<mlir::Value> &inside);

/// `value` where all conditions hold, else `otherwise`.
mlir::Value selectInside(KernelEmitter &e, llvm::ArrayRef<mlir::Value> inside, mlir::Value value,
                         mlir::Value otherwise);

/// Makes the results of `op` at a point.
void evaluateReduceWindow(KernelEmitter &e, hlo::ReduceWindowOp op, llvm::ArrayRef<Index> point);
mlir::Value evaluateSelectAndScatter(KernelEmitter &e, hlo::SelectAndScatterOp op,
                                     llvm::ArrayRef<Index> point);

} // namespace zero
#endif
