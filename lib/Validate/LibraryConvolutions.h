//===- LibraryConvolutions.h - Whether a library is told of a kernel's convolution ------===//
#ifndef ZERO_VALIDATE_LIBRARYCONVOLUTIONS_H
#define ZERO_VALIDATE_LIBRARYCONVOLUTIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zrt/convolve.h"

namespace zero::validate {

/// A tensor by what its dimensions are to the op: images and channels, or as the op names them,
/// then places.
struct ConvolutionTensor {
  llvm::SmallVector<int64_t> sizes, strides;
};

/// What a convolution multiplies along one dimension.
struct ConvolutionWindow {
  int64_t stride, low, lhsDilation, rhsDilation;
  bool isReversed;
};

/// A convolution that a library computes, as it is planned.
struct ConvolutionKernel {
  explicit ConvolutionKernel(mlir::Location loc) : loc(loc) {}

  mlir::Location loc;
  int64_t dtype = -1; // of all tensors, -1 where they differ
  ConvolutionTensor lhs, rhs, result;
  llvm::SmallVector<ConvolutionWindow> windows;
  int64_t featureGroups = 1, batchGroups = 1;
  int64_t lhsBuffer = 0, rhsBuffer = 0, resultBuffer = 0, workspaceBuffer = 0; // of the kernel's
  int64_t workspaceBytes = 0;
  bool mayRound = false; // factors of f32 to TF32

  /// Fails with a message where the kernel is no convolution of its arguments.
  static mlir::FailureOr<ConvolutionKernel> read(mlir::func::FuncOp kernel, int64_t workspaceBytes);
  /// How the sums that the record asks for differ from the op's; empty where they do not.
  std::string findDifference(const zrt_convolution &record) const;
  /// The kernel's buffers as such a call takes them.
  llvm::SmallVector<int64_t> listBuffers(const zrt_convolution &record) const;
};

} // namespace zero::validate
#endif
