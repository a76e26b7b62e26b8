//===- Ranges.h - Bounds of integers and tensors that count ---------------===//
//
// JAX guards every index: negative ones are wrapped, those out of range masked. Where the index
// counts up, as positions do, the bounds show that the guards do nothing, and the gather is a
// slice.
//
//===------------------------------------------------------------------------------------------------===//

#ifndef ZERO_DIALECT_STABLEHLO_RANGES_H
#define ZERO_DIALECT_STABLEHLO_RANGES_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {

/// Every element is in [low, high].
struct IntegerRange {
  int64_t low, high;
};

/// Bounds of an integer tensor, by a short look at what computes it.
std::optional<IntegerRange> integerRange(mlir::Value value);

/// The same for the elements whose index is in `box`, a range for each dimension: of a mask that
/// follows from positions, part of a tensor may be known.
std::optional<IntegerRange> integerRange(mlir::Value value, llvm::ArrayRef<IntegerRange> box);

/// The outcome of an integer comparison that the operands' bounds decide.
std::optional<bool> compareByRange(CompareOp op);

/// A tensor whose element at an index is `offset` plus the index along `dim`, in every other
/// dimension the same.
struct Count {
  int64_t dim, offset;
};

std::optional<Count> matchCount(mlir::Value value);

} // namespace zero::hlo

#endif // ZERO_DIALECT_STABLEHLO_RANGES_H
