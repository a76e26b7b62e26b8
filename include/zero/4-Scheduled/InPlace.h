//===- InPlace.h - When a kernel may write over what it reads ------------------------===//
#ifndef ZERO_4_SCHEDULED_INPLACE_H
#define ZERO_4_SCHEDULED_INPLACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Whether the kernel reads argument `argument` only to compute elements at the same index of its
/// results, or, in a kernel over rows (zero/Target/RowForm.h), of the same row. Such a kernel may
/// write any result of as many elements over it, as it loads what it needs for some elements, or
/// for a row, before it stores any of them.
bool readsAtOwnIndex(mlir::func::FuncOp kernel, unsigned argument);

/// Results that update an argument in place by definition (scatter, dynamic_update_slice,
/// insert_segment, while) and are all that reads it, as pairs (result, argument). They write over
/// the argument's bytes where that may be; elsewhere the argument is copied to the result first.
llvm::SmallVector<std::pair<unsigned, unsigned>> getUpdates(mlir::func::FuncOp kernel);

} // namespace zero
#endif
