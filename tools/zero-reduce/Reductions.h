//===- Reductions.h - How programs are made smaller ---------------------------===//
#ifndef ZERO_TOOLS_REDUCTIONS_H
#define ZERO_TOOLS_REDUCTIONS_H

#include "mlir/IR/DialectRegistry.h"

namespace zero {

/// Lets `reduction-tree` replace an op of StableHLO by one of its operands of the result's type, or
/// by zeros where it has none: what made the operands is then left out.
void registerReductions(mlir::DialectRegistry &registry);

} // namespace zero

#endif // ZERO_TOOLS_REDUCTIONS_H
