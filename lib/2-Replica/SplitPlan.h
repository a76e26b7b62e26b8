//===- SplitPlan.h - A split as a file ----------------------------------------------===//
//
// One line a parameter, or another state that the user shards, in the order of the step's
// arguments: "NAME: whole", "NAME: 1" (the dimension), "NAME: 1 in 3 groups".
//===---------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_SPLITPLAN_H
#define ZERO_LIB_REPLICA_SPLITPLAN_H

#include "zero/Analysis/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// How parameters are split, by name; replicated: whole.
using SplitPlan = llvm::MapVector<mlir::StringAttr, dist::Sharding>;

/// Reads the split on `ranks` ranks of the step's parameters, and of other states that the user
/// shards, along the dimensions `given`, negative for none. Fails with a message, at the file,
/// where it names others, one twice, a dimension that cannot be divided so, or another than the
/// user's.
mlir::FailureOr<SplitPlan> readSplitPlan(mlir::func::FuncOp step, llvm::ArrayRef<int64_t> given,
                                         llvm::StringRef path, int64_t ranks);
mlir::LogicalResult writeSplitPlan(mlir::func::FuncOp step, const SplitPlan &plan,
                                   llvm::StringRef path);

} // namespace zero
#endif
