//===- CpuKernel.h - A kernel as loops over vectors --------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_CPUKERNEL_H
#define ZERO_LIB_TARGET_CPU_CPUKERNEL_H

#include "KernelEmitter.h"
#include "zero/Target/RowForm.h"
#include "zero/Target/Target.h"

namespace zero {

/// Which loops `kernel` needs, with inner loops of `lanes` elements, on a core that costs what
/// `costs` says. Fails with a message where there is no code for it.
mlir::FailureOr<KernelSchedule> scheduleCpuKernel(mlir::func::FuncOp kernel, unsigned lanes,
                                                  const CostTable &costs);

/// Puts an `llvm.func` of (buffers, begin, end) in the place of `kernel`, which computes the items
/// [begin, end) in loops over vectors.
mlir::LogicalResult lowerCpuKernel(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                   unsigned lanes);

/// The body of a kernel that changes a part of one buffer in place, as `scheduleInPlace` says.
void emitInPlaceKernel(KernelEmitter &emitter, const KernelSchedule &schedule, mlir::Value output,
                       mlir::Value begin, mlir::Value end);
/// Nothing where `kernel` changes no buffer in place.
std::optional<KernelSchedule> scheduleInPlace(mlir::func::FuncOp kernel, unsigned lanes,
                                              const CostTable &costs);

/// The same for a kernel that is one convolution.
void emitConvolutionKernel(KernelEmitter &emitter, mlir::Value output, mlir::Value begin,
                           mlir::Value end);
KernelSchedule scheduleConvolution(hlo::ConvolutionOp op, const CostTable &costs);

/// The same for a kernel over rows; which results of its ops are kept for the length of a row.
void emitRowKernel(KernelEmitter &emitter, const KernelSchedule &schedule, mlir::ValueRange outputs,
                   mlir::Value begin, mlir::Value end);
KernelSchedule scheduleRows(mlir::func::FuncOp kernel, const RowForm &form, const CostTable &costs);

/// Elements of f32 that a worker has to compute to be worth waking, by items of `itemElements`.
int64_t getGrain(const CostTable &costs, int64_t itemElements);

/// The same for a kernel that is one running sum, or another window of that form.
void emitScanKernel(KernelEmitter &emitter, mlir::ValueRange outputs, mlir::Value begin,
                    mlir::Value end);
std::optional<KernelSchedule> scheduleScan(mlir::func::FuncOp kernel, unsigned lanes,
                                           const CostTable &costs);

/// Vectors over [low, high), then what is left one by one; the body is told which.
void forRange(KernelEmitter &e, Index low, mlir::Value high,
              llvm::function_ref<void(Index, bool isVector)> body);

/// The same for a kernel that is one attention: the only one with matmuls.
void emitAttentionKernel(KernelEmitter &emitter, mlir::ValueRange outputs, mlir::Value workspace,
                         mlir::Value begin, mlir::Value end);
bool isAttention(mlir::func::FuncOp kernel);
int64_t getAttentionWorkspace(mlir::func::FuncOp kernel);
mlir::FailureOr<KernelSchedule> scheduleAttention(mlir::func::FuncOp kernel);

/// The same for a kernel that is one sort; with bytes of scratch memory that it needs.
int64_t getSortWorkspace(hlo::SortOp op);
KernelSchedule scheduleSort(hlo::SortOp op, const CostTable &costs);
void emitSortKernel(KernelEmitter &emitter, hlo::SortOp op, mlir::ValueRange outputs,
                    mlir::Value workspace, mlir::Value begin, mlir::Value end);

/// The same for a kernel that is one factorisation or triangular system, all of its operands
/// arguments of the kernel; `op` may be null.
bool isFactorization(mlir::Operation *op);
/// Fails with a message where the element type has no code.
mlir::LogicalResult checkFactorization(mlir::Operation *op);
int64_t getFactorizationWorkspace(mlir::Operation *op);
KernelSchedule scheduleFactorization(mlir::Operation *op);
void emitFactorizationKernel(KernelEmitter &emitter, mlir::Operation *op, mlir::ValueRange inputs,
                             mlir::ValueRange outputs, mlir::Value workspace, mlir::Value begin,
                             mlir::Value end);

/// Bytes of scratch memory that `kernel` needs, in one more buffer, the last.
int64_t getCpuWorkspace(mlir::func::FuncOp kernel);

/// Vectors of columns that are reduced together.
constexpr int kColumnVectors = 4;

/// Elements of f32 that stay in the nearest cache: a work item of a long row.
int64_t getBlockElements(const CostTable &costs);

} // namespace zero
#endif
