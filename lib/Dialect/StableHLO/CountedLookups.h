//===- CountedLookups.h - Lookups whose indices count rows ----------------------===//
#ifndef ZERO_LIB_DIALECT_STABLEHLO_COUNTEDLOOKUPS_H
#define ZERO_LIB_DIALECT_STABLEHLO_COUNTEDLOOKUPS_H

#include "mlir/IR/PatternMatch.h"

namespace zero::hlo {

/// gather and scatter whose indices count a dimension (x[arange(n), i]) -> the same with it as a
/// batching dimension.
void addCountedLookupPatterns(mlir::RewritePatternSet &patterns);

} // namespace zero::hlo
#endif
