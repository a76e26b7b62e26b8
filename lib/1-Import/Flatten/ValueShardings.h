//===- ValueShardings.h - Where a user wants a value to lie ----------------------===//
//
// `with_sharding_constraint` is an op of its own (`sdy.sharding_constraint`, `custom_call
// @Sharding`). What it says along the axis of a model's parallelism is kept as Shardy does after
// propagation: in `sdy.sharding` (or `mhlo.sharding`) of the op, or the argument, that the value is
// of. zero-tensor-parallel reads it.
//===---------------------------------------------------------------------------===//
#ifndef ZERO_LIB_IMPORT_FLATTEN_VALUESHARDINGS_H
#define ZERO_LIB_IMPORT_FLATTEN_VALUESHARDINGS_H

#include "mlir/IR/Operation.h"

namespace zero::import {

/// Keeps what `constraint` says of its operand, if it is over `axis`, or names no axes.
void keepSharding(mlir::Operation *constraint, llvm::StringRef axis);

} // namespace zero::import
#endif
