//===- AttentionFactors.h - Numbers that scores are multiplied by ---------------------------===//
//
// A product with one number for all scores (1 / sqrt(head size)) is none of a thread's operations
// where it is a part of another: of the power of two that makes a weight, of a maximum, of a sum.
//===--------------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_TARGET_CUDA_ATTENTIONFACTORS_H
#define ZERO_LIB_TARGET_CUDA_ATTENTIONFACTORS_H

#include "AttentionSweep.h"

namespace zero {

struct ScaledScore {
  mlir::Value score;
  double factor = 1;
};

/// A score of f32 behind moves, and products and quotients with one number.
ScaledScore skipFactors(mlir::Value score, const ScoreSpaces &spaces);

/// Whether a weight is a power of two of products' scores times a number, less another number of
/// its query: one multiply-add. Masked scores, of one number, are made apart.
bool foldsExponent(hlo::ExponentialOp op, const SweepPlan &sweep, const ScoreSpaces &spaces);

/// What `sum` adds up before it is multiplied, where that can be done at the end.
ScaledScore findSummed(const ScoreSum &sum, const SweepPlan &sweep, const ScoreSpaces &spaces);

/// `score` as f32 where so many products round it to their 16 bits themselves.
mlir::Value skipRounding(mlir::Value score, int products);

/// Whether `score` follows from products that the graph rounds to 16 bits and the kernel does not,
/// and from no others but those of exponentials.
bool isOfKept(mlir::Value score, const SweepPlan &sweep, const ScoreSpaces &spaces);

/// Whether a sum or difference adds a product, or takes it off, both in one operation. Of scores of
/// kernels whose sums and products are contracted.
bool addsProduct(mlir::Operation *op, const SweepPlan &sweep, const ScoreSpaces &spaces);

} // namespace zero
#endif
