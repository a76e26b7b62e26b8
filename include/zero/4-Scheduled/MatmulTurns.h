//===- MatmulTurns.h - Kernels that run by turns with a matmul ----------------------------===//
//
// A zero.gemm with `turns` and the kernel behind it, which reads its result row by row, run by
// turns on some rows each. To everybody else they are two ops, one behind the other; only where
// bytes are given up early do they count as one: what the matmul reads is read until the kernel has
// run.
//===----------------------------------------------------------------------------------===//
#ifndef ZERO_4_SCHEDULED_MATMULTURNS_H
#define ZERO_4_SCHEDULED_MATMULTURNS_H

#include "mlir/IR/SymbolTable.h"
#include "zero/Dialect/Zero/Turns.h"
#include "zero/Target/MatmulTurns.h"

namespace zero {

/// The kernel that runs by turns with `gemm`; null where it runs by itself.
ir::DispatchOp getKernelOfTurns(ir::GemmOp gemm);
/// The matmul that `dispatch` runs by turns with; null where it runs by itself.
ir::GemmOp getMatmulOfTurns(ir::DispatchOp dispatch);

/// Whether the bytes of `read`, an operand of `gemm`, are C's own old ones.
bool isOldResult(ir::GemmOp gemm, mlir::OpOperand &read);

/// The inputs of `dispatch` that are the result of `gemm` as a whole, maybe under another shape;
/// none where it reads that in another way too, or not at all.
llvm::SmallVector<unsigned> getTurnInputs(ir::GemmOp gemm, ir::DispatchOp dispatch);

/// What items of `kernel`, scheduled so, read of `elements` that are its `inputs`; none where they
/// do not read some rows each, in their order.
std::optional<RowItems> findRowItems(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                     llvm::ArrayRef<unsigned> inputs, int64_t elements);

/// Takes `turns` off the matmuls of a block behind which there no longer stands a kernel that
/// reads them.
void dropBrokenTurns(mlir::Block &block);

/// Takes `turns` off the matmuls of a block where what they read, kept until the kernel behind them
/// has run, would lift the most bytes that live at one time; how many.
mlir::FailureOr<unsigned> dropTurnsAtPeak(mlir::Block &block);

/// Fails, with a message, where a matmul of `module`, in phase `scheduled`, has `turns` and not the
/// kernel behind it for them, or others than its target gives it.
mlir::LogicalResult verifyTurns(mlir::ModuleOp module);
/// The same in phase `planned`, where nothing may stand between the two launches, and the kernel
/// may write over nothing that the matmul reads.
mlir::LogicalResult verifyPlannedTurns(mlir::ModuleOp module);

} // namespace zero
#endif
