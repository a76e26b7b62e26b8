//===- Checks.h - Comparisons of what was computed with what was expected ------===//
//
// Shared by the ops of the check dialect and the calls of the same names.
//===--------------------------------------------------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_CHECKS_H
#define ZERO_LIB_INTERPRETER_CHECKS_H

#include "zero/Support/Tensor.h"

#include "mlir/IR/Operation.h"

namespace zero::interp {

/// How far two elements may be apart: in units in the last place, as a part of their size, or as a
/// part of the largest element expected; one of them is enough.
struct Allowed {
  uint64_t ulps = 0;
  double relative = 0, ofLargest = 0;
  /// Some element is to be at least this far off.
  uint64_t atLeast = 0;
};

/// What "almost equal" allows of each element that is larger than 1.
inline constexpr double kAlmost = 1e-3;

/// What "close" allows where the program does not say: three units in the last place of each
/// element, as StableHLO's own checks allow, or of the largest one; for types in which sums are
/// accumulated (f32, f64) 32 of the largest. For a program does not say in which order its sums are
/// taken, and what cancels keeps the error of the terms.
Allowed getClose(DType dtype);

/// Fails with a message at `op`, which calls itself `name`, where the tensors differ by more.
mlir::LogicalResult expect(mlir::Operation *op, llvm::StringRef name, const Tensor &found,
                           const Tensor &expected, Allowed allowed);

} // namespace zero::interp
#endif
