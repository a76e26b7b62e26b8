//===- HandedOn.h - What one manual computation hands to another --------------------===//
#ifndef ZERO_LIB_IMPORT_HANDEDON_H
#define ZERO_LIB_IMPORT_HANDEDON_H

#include "mlir/IR/BuiltinOps.h"

namespace zero::import {

/// Manual computations that take what another one returns as it was given to that, or a constant,
/// take the former from where it came and have the latter themselves. Differentiation makes such:
/// what forward's region returns for backward's. Every device has the same value before and after.
/// What nobody takes then is not returned any longer. Whether there is less to compute, maybe.
bool takeHandedOn(mlir::ModuleOp module);

} // namespace zero::import
#endif
