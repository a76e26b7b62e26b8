//===- CpuKernel.h - A kernel as loops over vectors --------------------------------===//
#ifndef ZERO_LIB_EXECUTABLE_CPUKERNEL_H
#define ZERO_LIB_EXECUTABLE_CPUKERNEL_H

#include "KernelEmitter.h"

namespace zero {

/// What the host needs to know to launch a kernel.
struct KernelShape {
  int64_t work = 0;  // items
  int64_t grain = 1; // items that are worth a thread
};

/// Emits the body of `kernel` for the items [begin, end). `outputs` are the results' addresses.
mlir::FailureOr<KernelShape> emitCpuKernel(KernelEmitter &emitter, mlir::ValueRange outputs,
                                           mlir::Value begin, mlir::Value end);

/// Kernels that change a part of one buffer in place.
bool isInPlaceKernel(mlir::func::FuncOp kernel);
/// The argument whose buffer an in-place kernel changes; the host copies it to the output's where
/// the plan gives them different places.
std::optional<unsigned> tiedArgument(mlir::func::FuncOp kernel);
mlir::FailureOr<KernelShape> emitInPlaceKernel(KernelEmitter &emitter, mlir::Value output,
                                               mlir::Value begin, mlir::Value end);

} // namespace zero
#endif
