//===- CpuKernel.h - A kernel as loops over vectors --------------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_CPUKERNEL_H
#define ZERO_LIB_TARGET_CPU_CPUKERNEL_H

#include "KernelEmitter.h"
#include "zero/Target/RowForm.h"
#include "zero/Target/Target.h"
#include "zrt/factorize.h"

namespace zero {

/// Which loops `kernel` needs, with inner loops of `lanes` elements, on a core that costs what
/// `costs` says. Fails with a message where there is no code for it.
mlir::FailureOr<KernelSchedule> scheduleCpuKernel(mlir::func::FuncOp kernel, unsigned lanes,
                                                  const CostTable &costs);

/// Fails with a message where there is no code for the types or the form of `kernel`.
mlir::LogicalResult checkCpuKernel(mlir::func::FuncOp kernel);

/// Whether kernels of this kind have loops over vectors of their own.
bool hasLanes(KernelSchedule::Kind kind);

/// Fails with a message where the loops that `schedule` asks for do not compute `kernel`, or need
/// more than a core with `lanes` has; whoever wrote it.
mlir::LogicalResult verifyCpuSchedule(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                                      unsigned lanes, const CostTable &costs);

/// What tiles of the size that a schedule says come to.
struct TileCount {
  int64_t items;
  int64_t scratch;       // bytes that a worker needs for one
  int64_t workspace = 0; // bytes that the plan places
};

/// The addresses of a kernel's buffers, in the order of the runtime's list of them.
struct KernelBuffers {
  /// `get` gives the address of the i-th buffer.
  KernelBuffers(mlir::func::FuncOp kernel, const KernelSchedule &schedule,
                llvm::function_ref<mlir::Value(unsigned)> get);
  llvm::SmallVector<mlir::Value> inputs, outputs;
  mlir::Value rank, workspace; // null where the kernel has none
};

/// The items [begin, end) of a kernel, as `schedule` says.
void emitKernelBody(KernelEmitter &emitter, const KernelSchedule &schedule,
                    const KernelBuffers &buffers, mlir::Value begin, mlir::Value end);

/// Puts an `llvm.func` of (buffers, begin, end) in the place of `kernel`, which computes the items
/// [begin, end) in loops over vectors, as `schedule` says.
mlir::LogicalResult lowerCpuKernel(mlir::func::FuncOp kernel, const KernelSchedule &schedule);

/// The body of a kernel that changes a part of one buffer in place, as `scheduleInPlace` says.
void emitInPlaceKernel(KernelEmitter &emitter, const KernelSchedule &schedule, mlir::Value output,
                       mlir::Value begin, mlir::Value end);
/// Nothing where `kernel` changes no buffer in place.
std::optional<KernelSchedule> scheduleInPlace(mlir::func::FuncOp kernel, unsigned lanes,
                                              const CostTable &costs);

/// The same for a kernel that is one convolution.
void emitConvolutionKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                           mlir::Value output, mlir::Value begin, mlir::Value end);
KernelSchedule scheduleConvolution(hlo::ConvolutionOp op, const CostTable &costs);
/// Nothing where there are no such tiles.
std::optional<TileCount> countConvolution(hlo::ConvolutionOp op, const KernelSchedule &schedule);

/// The same for one by matmuls of the library (ConvolutionGemm.cpp); nothing where it is not worth
/// that.
void emitConvolutionGemm(KernelEmitter &emitter, const KernelSchedule &schedule, mlir::Value output,
                         mlir::Value begin, mlir::Value end);
std::optional<KernelSchedule> scheduleConvolutionGemm(hlo::ConvolutionOp op);
std::optional<TileCount> countConvolutionGemm(hlo::ConvolutionOp op,
                                              const KernelSchedule &schedule);

/// A result of a kernel, and the buffer that it goes to.
struct KernelOutput {
  mlir::Value result, address;
};

/// The same for maps, rows and columns.
void emitMapKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                   llvm::ArrayRef<KernelOutput> outputs, mlir::Value begin, mlir::Value end);

/// The same for a kernel over rows; which results of its ops are kept for the length of a row.
/// Where it also reduces columns, this is the first stage (ColumnSums.h), and `outputs` are those
/// of rows.
void emitRowKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                   llvm::ArrayRef<KernelOutput> outputs, mlir::Value workspace, mlir::Value begin,
                   mlir::Value end);
KernelSchedule scheduleRows(mlir::func::FuncOp kernel, const RowForm &form, unsigned lanes,
                            const CostTable &costs);

/// Elements of f32 that a worker has to compute to be worth waking, by items of `itemElements`.
int64_t getGrain(const CostTable &costs, int64_t itemElements);

/// The same for a kernel that is one running sum, or another window of that form.
void emitScanKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                    mlir::ValueRange outputs, mlir::Value begin, mlir::Value end);
/// Nothing where `kernel` is no scan.
std::optional<TileCount> countScan(mlir::func::FuncOp kernel, const KernelSchedule &schedule);
std::optional<KernelSchedule> scheduleScan(mlir::func::FuncOp kernel, unsigned lanes,
                                           const CostTable &costs);

/// Vectors over [low, high), then what is left one by one; the body is told which.
void forRange(KernelEmitter &e, Index low, mlir::Value high,
              llvm::function_ref<void(Index, bool isVector)> body);

/// The same for a kernel that is one attention: the only one with matmuls.
void emitAttentionKernel(KernelEmitter &emitter, const KernelSchedule &schedule,
                         mlir::ValueRange outputs, mlir::Value workspace, mlir::Value begin,
                         mlir::Value end);
/// Fails with a message where `kernel` is no attention.
mlir::FailureOr<TileCount> countAttention(mlir::func::FuncOp kernel,
                                          const KernelSchedule &schedule);
bool isAttention(mlir::func::FuncOp kernel);
mlir::FailureOr<KernelSchedule> scheduleAttention(mlir::func::FuncOp kernel, unsigned lanes);

/// The same for a kernel that is one sort.
KernelSchedule scheduleSort(hlo::SortOp op, const CostTable &costs);
void emitSortKernel(KernelEmitter &emitter, hlo::SortOp op, mlir::ValueRange outputs,
                    mlir::Value workspace, mlir::Value begin, mlir::Value end);

/// The same for a kernel that is one factorisation or triangular system, all of its operands
/// arguments of the kernel; `op` may be null.
bool isFactorization(mlir::Operation *op);
/// Fails with a message where the element type has no code.
mlir::LogicalResult checkFactorization(mlir::Operation *op);
int64_t getFactorizationWorkspace(mlir::Operation *op);
/// The runtime's call for one matrix of each.
zrt_factorization describeFactorization(mlir::Operation *op);
KernelSchedule scheduleFactorization(mlir::Operation *op);
void emitFactorizationKernel(KernelEmitter &emitter, mlir::Operation *op, mlir::ValueRange inputs,
                             mlir::ValueRange outputs, mlir::Value workspace, mlir::Value begin,
                             mlir::Value end);

/// Of a scatter whose items share out the operand's rows as well as its columns: ranges of rows.
constexpr llvm::StringLiteral kRowRangesParameter = "row_ranges";
/// Rows that a scatter's items may share out: each update is of one of them. 1: there are none.
int64_t countScatterRows(hlo::ScatterOp op);

/// Vectors of columns that are reduced together.
constexpr int kColumnVectors = 4;
/// Vectors that a step of a map takes at most.
constexpr int kMostMapVectors = 2;

/// Elements of f32 that stay in the nearest cache: a work item of a long row.
int64_t getBlockElements(const CostTable &costs);

} // namespace zero
#endif
