//===- SplitBound.h - What any split of given weights exchanges ------------------===//
//
// A product of activations with a weight adds over the dimensions that it contracts. Of a weight
// that is cut along one of these every rank has a part of the sum: it is exchanged, whole or after
// what is linear in it. Along which dimension a weight is cut is free, so that it costs the least
// of its dimensions, over its products forward and backward. Sums that flow into one sum (the
// gradients of what queries, keys and values read) are exchanged once for all of them.
//
// A bound for weights that stay where they are and activations that are whole or cut along
// features; what losses and norms add to it, and numbers of groups, are not in it.
//===---------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_SPLITBOUND_H
#define ZERO_LIB_REPLICA_SPLITBOUND_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// The fewest bytes that a rank of `ranks` reads of others in a step where the arguments `cut` are
/// cut along a dimension each that the ranks divide, counted as SplitCost::moved.
int64_t getSplitBound(mlir::func::FuncOp step, llvm::ArrayRef<unsigned> cut, int64_t ranks);

} // namespace zero
#endif
