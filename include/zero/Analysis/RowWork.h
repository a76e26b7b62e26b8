//===- RowWork.h - Matmuls that work on the rows of the batch ----------------------------===//
#ifndef ZERO_ANALYSIS_ROWWORK_H
#define ZERO_ANALYSIS_ROWWORK_H

#include "zero/Analysis/Distribution.h"

namespace zero::dist {

/// Whether a matmul or convolution of `block` reads what is computed from `data`, but from no sum
/// over ranks. One that only changes a gradient (smooths it) is every rank's in any case.
bool multipliesRows(const Distribution &distribution, mlir::Block &block,
                    llvm::ArrayRef<mlir::Value> data);

} // namespace zero::dist
#endif
