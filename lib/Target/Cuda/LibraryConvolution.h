//===- LibraryConvolution.h - Convolutions by cuDNN ---------------------------------------===//
//
// With `--convolution=cudnn` a convolution that the library can be told of is a driver (zrt/abi.h)
// that calls it once (zrt/convolve.h): its kernel is one op, so what is proved of it holds, and
// where it begins and ends, its buffers and its scratch memory are those of any kernel.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_LIBRARYCONVOLUTION_H
#define ZERO_LIB_TARGET_CUDA_LIBRARYCONVOLUTION_H

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Target/Target.h"
#include "zrt/convolve.h"

namespace zero {

/// What the library is told of a convolution, or why it cannot be told of it.
struct LibraryConvolution {
  zrt_convolution record = {};
  std::string why;                    // empty where the record says it
  std::optional<FilterLayout> filter; // with which the record would say it

  static LibraryConvolution describe(hlo::ConvolutionOp op);
};

/// How the filter of `op` would have to lie for the library to take it; nothing where it takes the
/// op as it is, or however the filter lies not.
std::optional<FilterLayout> findLibraryFilter(hlo::ConvolutionOp op);

/// Whether the library computes the convolution that `kernel` consists of, as its module asks. A
/// remark says why it does not compute one.
bool isByLibrary(mlir::func::FuncOp kernel);

KernelSchedule scheduleLibraryConvolution();
/// Fails with a message where the library cannot compute `kernel`, or is not asked to.
mlir::LogicalResult verifyLibraryConvolution(mlir::func::FuncOp kernel,
                                             const KernelSchedule &schedule);
mlir::LogicalResult lowerLibraryConvolution(mlir::func::FuncOp kernel,
                                            const KernelSchedule &schedule);

} // namespace zero
#endif
