//===- SliceOps.h - Ops on stacks as ops on their slices -------------------------===//
#ifndef ZERO_PARTITIONED_SLICEOPS_H
#define ZERO_PARTITIONED_SLICEOPS_H

#include "mlir/IR/Builders.h"

namespace zero::part {

/// Of an op that makes slice i of its results, stacks of `length`, of slice i of some operands:
/// their numbers. What it reads besides is the same for all slices. None where it does another
/// thing, or is not known to do that.
std::optional<llvm::SmallVector<unsigned>> findSliced(mlir::Operation *op, int64_t length);

/// Such an op on one slice, each without the stack's dimension: what it makes. `getSlice` gives
/// that of a value.
llvm::SmallVector<mlir::Value> cloneOnSlice(mlir::OpBuilder &builder, mlir::Operation *op,
                                            int64_t length,
                                            llvm::function_ref<mlir::Value(mlir::Value)> getSlice);

} // namespace zero::part
#endif
