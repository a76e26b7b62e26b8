//===- SumForm.h - Kernels over columns that store what they sum ------------------------===//
//
// A kernel over columns reduces leading dimensions: the gradient of a bias. It may also give the
// elements that it reduces, or others beside them, as results: each is stored when the walk over
// the rows comes by, so that nothing reads them again for the sum.
//===------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_SUMFORM_H
#define ZERO_TARGET_SUMFORM_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// Whether `op` reduces one operand by one op over all dimensions before some dimension, more than
/// one row of them.
bool reducesLeading(mlir::Operation *op);

/// Numbers of the results of `kernel` that have an element for each one that its reductions over
/// leading dimensions read, ascending; none where it is another kernel.
llvm::SmallVector<unsigned> findStoredSummands(mlir::func::FuncOp kernel);

/// The other results: those that the loops of a map, rows or columns go over.
llvm::SmallVector<mlir::Value> getLoopResults(mlir::func::FuncOp kernel);

} // namespace zero
#endif
