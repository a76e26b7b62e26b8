//===- UnevenLogits.h - Large logits whose columns ranks do not divide ---------------------===//
#ifndef ZERO_LIB_REPLICA_UNEVENLOGITS_H
#define ZERO_LIB_REPLICA_UNEVENLOGITS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Of a step on whole values that `ranks` ranks are to share: parameters that are the weight of
/// logits which zero-logits-by-ranks would share if ranks divided their columns, by name, and the
/// dimension that the columns are. What it asks of shapes is asked here, of all ranks' rows.
llvm::MapVector<mlir::StringAttr, int64_t> findUnevenLogits(mlir::func::FuncOp step, int64_t ranks,
                                                            int64_t logitsBytes);

} // namespace zero
#endif
