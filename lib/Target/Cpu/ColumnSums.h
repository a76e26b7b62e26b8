//===- ColumnSums.h - Reductions down the columns of a kernel over rows --------------------===//
//
// A kernel over rows that also reduces columns has two stages, one behind the other: items of the
// first are chunks of rows, each of which leaves a row of partial results in the workspace; items
// of the second are columns, whose partial results are put together in the order of the chunks.
// Chunks are those of a kernel that reduces columns only (RowChunks.h): the bits are the same.
//===----------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_COLUMNSUMS_H
#define ZERO_LIB_TARGET_CPU_COLUMNSUMS_H

#include "CpuKernel.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace zero {

/// Where partial results are.
struct ColumnSums {
  struct Sum {
    hlo::ReduceOp op;
    mlir::Type type; // of a partial result
    int64_t offset;  // of the first one in the workspace, in bytes
  };
  llvm::SmallVector<Sum> sums; // in the order of the ops
  RowChunks chunks;
  int64_t bytes = 0; // of the workspace

  ColumnSums(mlir::func::FuncOp kernel, const RowForm &form);
  ColumnSums(llvm::ArrayRef<mlir::Operation *> reductions, const RowForm &form);
};

/// The parameter of a schedule that says how many columns an item of the second stage has.
constexpr llvm::StringLiteral kColumnTile = "column_tile";
int64_t chooseColumnTile(const KernelSchedule &schedule, unsigned lanes);

/// Whether the kernel of `schedule` has these stages.
bool hasColumnStage(const KernelSchedule &schedule);

/// Items of each stage, and the least of them that are worth a worker.
struct StageItems {
  int64_t count, grain;
};
StageItems getRowItems(const KernelSchedule &schedule);
StageItems getColumnItems(const KernelSchedule &schedule);

/// The items of the first stage, and the sums, whose partial results begin so many bytes behind the
/// workspace's first.
struct ColumnStages {
  StageItems items;
  ColumnSums sums;
  int64_t partials;
};
/// Of an attention that sums columns of its results.
ColumnStages getAttentionStages(mlir::func::FuncOp kernel, const KernelSchedule &schedule);

/// The second stage: `results` follow from the reductions down columns `sums`.
void emitColumnStage(KernelEmitter &emitter, const KernelSchedule &schedule, const ColumnSums &sums,
                     llvm::ArrayRef<KernelOutput> results, mlir::Value workspace, mlir::Value begin,
                     mlir::Value end);

/// Puts into `function`, which takes what a kernel does, calls of the two stages, the first of
/// which has `items`.
void emitStageCalls(mlir::OpBuilder &builder, mlir::LLVM::LLVMFuncOp function,
                    const KernelSchedule &schedule, StageItems items, mlir::LLVM::LLVMFuncOp rows,
                    mlir::LLVM::LLVMFuncOp columns);

} // namespace zero
#endif
