//===- Contraction.h - One number per matmul ----------------------------------===//
#ifndef ZERO_VALIDATE_CONTRACTION_H
#define ZERO_VALIDATE_CONTRACTION_H

#include "Contents.h"

namespace zero::validate {

/// What the number of a matmul is made by, or is a read of.
inline constexpr llvm::StringLiteral kProduct = "product";

/// C[loops] += A[loops] * B[loops]: the steps of each loop are those in A, B and C.
struct Contraction {
  Number a = kNoNumber, b = kNoNumber;
  int64_t aOffset = 0, bOffset = 0;
  mlir::Type elementType; // of C
  Loops loops;
  bool isTf32 = false; // factors may be rounded to TF32
};

/// The number of C's contents, or kNoNumber where the loops do not reach every one of its `count`
/// elements exactly once or leave A or B.
Number getContraction(Contents &contents, Contraction contraction, int64_t count,
                      mlir::LocationAttr loc);

} // namespace zero::validate
#endif
