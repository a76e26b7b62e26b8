//===- LibraryConvolution.h - Who convolves -----------------------------------------------===//
#ifndef ZERO_TARGET_LIBRARYCONVOLUTION_H
#define ZERO_TARGET_LIBRARYCONVOLUTION_H

#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// The entry of `zero.config`, and its value where `--convolution=cudnn` was given.
inline constexpr llvm::StringLiteral kConvolution = "convolution", kCudnn = "cudnn";

/// Of the schedule of a convolution that a library computes: 1.
inline constexpr llvm::StringLiteral kLibraryParameter = "library";

/// Whether `--convolution=cudnn` was given for the module.
bool convolvesByLibrary(mlir::ModuleOp module);

/// Whether the target that `text` names has a library of convolutions.
bool hasLibraryConvolutions(llvm::StringRef text);

} // namespace zero
#endif
