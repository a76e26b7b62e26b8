//===- Leaves.h - What no phase below may change -------------------------------===//
#ifndef ZERO_VALIDATE_LEAVES_H
#define ZERO_VALIDATE_LEAVES_H

#include "mlir/IR/BuiltinOps.h"

namespace zero::validate {

/// Proves that `lower`, the program in the phase below `upper`, has the tables of `upper`
/// unchanged: every `zero.leaf`, and once there are any, every `zero.mesh` and `zero.layout`, in
/// their order; the names of the entry functions; every option of `zero.config`; the figures of
/// `zero.bytes`. Errors are on what differs in `lower` and show both sides. Linear in the tables.
mlir::LogicalResult compareLeaves(mlir::ModuleOp upper, mlir::ModuleOp lower);

} // namespace zero::validate
#endif
