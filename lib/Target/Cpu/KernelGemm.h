//===- KernelGemm.h - Matmuls of the library inside kernels ---------------------------===//
#ifndef ZERO_LIB_TARGET_CPU_KERNELGEMM_H
#define ZERO_LIB_TARGET_CPU_KERNELGEMM_H

#include "MemoryCode.h"

namespace zero {

/// Whether the library multiplies such elements.
bool isGemmElement(mlir::Type element);

/// A matrix in memory: its elements' type, its first element, and strides in elements, one of which
/// is 1.
struct MatrixInMemory {
  mlir::Type element;
  mlir::Value address;
  int64_t row, column;

  MatrixInMemory transposed() const { return {element, address, column, row}; }
};

/// c = a * b, where a is m x k and b is k x n; plus what c was where `accumulate` is not 0. On the
/// thread that runs the work item.
struct KernelGemm {
  mlir::Value m, n, k;
  MatrixInMemory a, b, c;
  mlir::Value accumulate;
};
void emitKernelGemm(MemoryCode &code, const KernelGemm &gemm);

} // namespace zero
#endif
