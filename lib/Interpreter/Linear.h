//===- Linear.h - What dots and convolutions share ------------------------------===//
#ifndef ZERO_LIB_INTERPRETER_LINEAR_H
#define ZERO_LIB_INTERPRETER_LINEAR_H

#include "zero/Support/Tensor.h"

namespace zero::interp {

/// Type in which products are summed for a result of type `result`: f64 for floats and the parts of
/// complex numbers, the result's own type for integers, which wrap (i64 for those of fewer than 8
/// bits); predicates are counted, and true where the count is not 0.
DType getAccumulator(DType result);

/// Products of a [batch, rows, depth] and b [batch, depth, columns] of one accumulator type: each
/// element is summed left to right over the depth.
Tensor multiplyBatches(const Tensor &a, const Tensor &b);

} // namespace zero::interp
#endif
