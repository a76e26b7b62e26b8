//===- Difference.h - What two programs do not have in common -----------------===//
#ifndef ZERO_VALIDATE_DIFFERENCE_H
#define ZERO_VALIDATE_DIFFERENCE_H

#include "mlir/IR/Diagnostics.h"
#include "zero/Validate/Numbering.h"

namespace zero::validate {

/// Adds to a message that two numbers differ: both expressions, and the innermost ones that make
/// the difference, with their places.
void describeDifference(mlir::InFlightDiagnostic &diag, const Numbering &numbering, Number found,
                        Number expected);

} // namespace zero::validate
#endif
