//===- Difference.h - What two programs do not have in common -----------------===//
#ifndef ZERO_VALIDATE_DIFFERENCE_H
#define ZERO_VALIDATE_DIFFERENCE_H

#include "mlir/IR/Diagnostics.h"
#include "zero/Validate/Numbering.h"

namespace zero::validate {

/// The expressions in which `found` and `expected` part: made alike from there on, of other
/// operands up to there. Linear in the operands on the way.
std::pair<Number, Number> findDifference(const Numbering &numbering, Number found, Number expected);

/// Adds to a message that two numbers differ: both expressions, and the ones in which they part,
/// with their places.
void describeDifference(mlir::InFlightDiagnostic &diag, const Numbering &numbering, Number found,
                        Number expected);

} // namespace zero::validate
#endif
