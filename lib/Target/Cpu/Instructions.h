//===- Instructions.h - What a machine computes by instructions of its own -----------------===//
#ifndef ZERO_LIB_TARGET_CPU_INSTRUCTIONS_H
#define ZERO_LIB_TARGET_CPU_INSTRUCTIONS_H

#include "VectorCode.h"

namespace zero {

/// Functions of one f32 whose result is off by some units in the last place of an f32; but for
/// `Tanh`, whose relative error is 2^-11 at the most.
enum class Approximation { Exp2, Log2, Tanh, Sqrt, ReciprocalSqrt };

/// Of a machine that has such instructions; others have code made of arithmetic.
class Instructions {
public:
  virtual ~Instructions() = default;
  /// Of an f32, or lane by lane.
  virtual mlir::Value approximate(VectorCode &code, Approximation function,
                                  mlir::Value x) const = 0;
  /// a / b, off by two units in the last place of an f32 at the most.
  virtual mlir::Value divide(VectorCode &code, mlir::Value a, mlir::Value b) const = 0;
};

} // namespace zero
#endif
