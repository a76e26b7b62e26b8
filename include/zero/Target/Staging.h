//===- Staging.h - Reductions between ranks that a kernel of the program adds up -------------===//
//
// A library that adds in an order of its own, or that lacks a reduction, only moves bytes: ranks
// exchange the parts, which land in scratch memory in the order of ranks, and a kernel folds them.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_TARGET_STAGING_H
#define ZERO_TARGET_STAGING_H

#include "zero/Target/Target.h"

namespace zero {

/// Of a reduction that is staged: a kernel for each operand. Its last result is the scratch memory.
inline constexpr llvm::StringLiteral kFoldsAttr = "folds";

/// Whether a reduction of a program with these options over so many ranks is staged on the target.
bool mustStage(mlir::ModuleOp module, const Target &target, ir::ReduceKind kind, mlir::Type element,
               int64_t ranks);

/// Of what a collective leaves as `result`, the elements that one rank folds: its shard, or of an
/// all-reduce the longest chunk.
int64_t getFoldElements(ir::CollectiveKind kind, mlir::RankedTensorType result, int64_t ranks);

/// Bytes of scratch memory for the longest of the parts, which take turns: a chunk of each rank,
/// and of an all-reduce, whose chunks go on to all ranks, their sum.
int64_t getStagingBytes(ir::CollectiveKind kind, llvm::ArrayRef<mlir::RankedTensorType> results,
                        int64_t ranks);

/// Where in the scratch memory an all-reduce has its sum.
int64_t getFoldedOffset(mlir::RankedTensorType result, int64_t ranks);

/// How many ranks a group of the communicator has.
int64_t getGroupSize(mlir::Operation *op, mlir::FlatSymbolRefAttr communicator);

} // namespace zero
#endif
