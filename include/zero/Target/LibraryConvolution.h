//===- LibraryConvolution.h - Who convolves -----------------------------------------------===//
#ifndef ZERO_TARGET_LIBRARYCONVOLUTION_H
#define ZERO_TARGET_LIBRARYCONVOLUTION_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/Zero/Phase.h"

namespace zero {

/// The entry of `zero.config`, and its value where `--convolution=cudnn` was given.
inline constexpr llvm::StringLiteral kConvolution = "convolution", kCudnn = "cudnn";

/// Of the schedule of a convolution that a library computes: 1.
inline constexpr llvm::StringLiteral kLibraryParameter = "library";

/// Whether `--convolution=cudnn` was given for the module.
inline bool convolvesByLibrary(mlir::ModuleOp module) {
  return ir::getConfigString(module, kConvolution) == kCudnn;
}

} // namespace zero
#endif
