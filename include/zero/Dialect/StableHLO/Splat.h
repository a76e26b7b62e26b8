//===- Splat.h - Values that are one constant everywhere ------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_SPLAT_H
#define ZERO_DIALECT_STABLEHLO_SPLAT_H

#include "zero/Dialect/StableHLO/StableHLO.h"

namespace zero::hlo {
/// The constant that fills `value`, seen through shape ops; null where it is no constant splat.
mlir::Attribute getSplat(mlir::Value value);
/// Whether `value` is zero everywhere (of either sign), seen through shape ops and converts.
bool isZeroSplat(mlir::Value value);
/// Zeros of any element type that tensors have, complex ones too; -0.0 if `isNegative`, of floating
/// numbers.
mlir::DenseElementsAttr makeZeros(mlir::RankedTensorType type, bool isNegative = false);
} // namespace zero::hlo
#endif
