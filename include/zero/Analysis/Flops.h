//===- Flops.h - Operations on numbers, for reports -----------------------------===//
//
// A figure for people: no check compares it with another count, so passes and verifiers share it.
//===----------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_FLOPS_H
#define ZERO_ANALYSIS_FLOPS_H

#include "mlir/IR/Operation.h"

namespace zero {

/// Operations on numbers of one run of `op`: two for each product that a contraction adds, one for
/// each element that is reduced or made; none where elements are only moved. All rounds of a
/// loop, if their number is known, else one.
int64_t countFlops(mlir::Operation *op);

} // namespace zero
#endif
