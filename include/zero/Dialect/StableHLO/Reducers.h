//===- Reducers.h - What reductions start from ----------------------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_REDUCERS_H
#define ZERO_DIALECT_STABLEHLO_REDUCERS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero::hlo {
/// The float or integer of type `type` that changes no other one.
mlir::TypedAttr getReduceIdentity(ir::ReduceKind kind, mlir::Type type);
/// Whether `splat`, a number or null, changes no other one. Of a sum of floats any zero is such.
bool isReduceIdentity(ir::ReduceKind kind, mlir::Attribute splat);
} // namespace zero::hlo
#endif
