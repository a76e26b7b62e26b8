//===- Tf32.h - Which matmuls may round their factors ---------------------------===//
#ifndef ZERO_DIALECT_ZERO_TF32_H
#define ZERO_DIALECT_ZERO_TF32_H

#include "mlir/IR/BuiltinOps.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::ir {

/// The entry of `zero.config`, and its value where `--f32-matmul=tf32` was given. Of a zero.gemm or
/// zero.launch_gemm of f32, UnitAttr `tf32`: elements of A and B are rounded to 10 bits of the
/// fraction before they are multiplied; products, and their sums, are of f32 all the same.
inline constexpr llvm::StringLiteral kF32Matmul = "f32_matmul", kTf32 = "tf32";

/// Whether the factors of a zero.gemm or zero.launch_gemm are rounded.
inline bool isTf32(mlir::Operation *matmul) { return matmul->hasAttr(kTf32); }

/// What the factors of a matmul are multiplied as, by the names of `machines/*.json`: the element
/// type, or `tf32`.
std::string getFactorName(mlir::Type element, bool isTf32);

/// Whether `--f32-matmul=tf32` was given for the module.
bool multipliesInTf32(mlir::ModuleOp module);

/// Whether the library may round the factors of `matmul` to TF32: one of f32 of a module for which
/// that was asked, and the matmul itself asks neither for the highest precision (Fourier
/// transforms do) nor for an algorithm.
bool roundsToTf32(hlo::DotGeneralOp matmul);
/// The same of a convolution, which has no algorithm to ask for.
bool roundsToTf32(hlo::ConvolutionOp convolution);

} // namespace zero::ir
#endif
