//===- RowColumns.h - Rows whose columns are reduced as well, by blocks -------------------===//
//
// Blocks cannot wait for each other, so such a kernel is two launches, one behind the other. Of the
// first each block has a chunk of rows (RowChunks.h). It takes some of its rows at a time: groups
// of its threads make the values of one element a row, as many threads as a kernel of rows alone
// has for a row; then each thread goes down the rows in columns of its own, stores their elements
// and adds up what is reduced. Of the second each block puts the chunks' partial results of some
// columns together. Orders of sums are those of kernels that do one or the other, hence the bits
// are.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_ROWCOLUMNS_H
#define ZERO_LIB_TARGET_CUDA_ROWCOLUMNS_H

#include "../Cpu/ColumnSums.h"
#include "zero/Target/Schedule.h"

namespace zero {

/// Blocks of the second launch: the schedule's parameter of this name, where there is one.
constexpr llvm::StringLiteral kColumnBlocksParameter = "column_blocks";
/// Behind the kernel's name: what the second launch runs. PTX takes it in a name.
constexpr llvm::StringLiteral kColumnsSuffix = "$columns";

inline bool hasColumnBlocks(const KernelSchedule &schedule) {
  return getParameter(schedule, kColumnBlocksParameter) != 0;
}

/// Why blocks cannot reduce the columns of rows of `form` so; empty where they can.
llvm::StringRef whyNoColumnBlocks(const RowForm &form,
                                  llvm::ArrayRef<mlir::Operation *> reductions);
/// Why a kernel for the columns alone is as good; empty where it is not.
llvm::StringRef whyNotWorthColumnBlocks(const RowForm &form);

/// Makes the schedule of a CPU's two stages that of two launches.
void shareColumns(mlir::func::FuncOp kernel, unsigned rowThreads, KernelSchedule &schedule);
/// Fails with a message where `schedule` is not so; else `loops` is that of a CPU's two stages.
mlir::LogicalResult verifyColumnBlocks(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                       unsigned rowThreads, KernelSchedule &loops);

/// The first launch: chunk `item` of the rows. `outputs` are those of rows; `rows` are the groups
/// that a row has, `block` is all of their threads.
void emitRowChunk(KernelEmitter &emitter, const KernelSchedule &schedule, Team &rows, Team &block,
                  llvm::ArrayRef<KernelOutput> outputs, mlir::Value workspace, mlir::Value item);
/// The second one: `item` of its blocks, for `outputs`, which follow from the sums.
void emitColumnBlock(KernelEmitter &emitter, const KernelSchedule &schedule, Team &block,
                     llvm::ArrayRef<KernelOutput> outputs, mlir::Value workspace, mlir::Value item);

} // namespace zero
#endif
