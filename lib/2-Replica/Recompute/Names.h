//===- Names.h - Scopes that locations name -------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_NAMES_H
#define ZERO_LIB_REPLICA_RECOMPUTE_NAMES_H

#include "mlir/IR/Location.h"

namespace zero {

/// Whether `loc` stands in a scope called `name`: "jit(step)/jvp(block)/mlp/dot_general" stands in
/// block and in mlp.
bool isNamed(mlir::Location loc, llvm::StringRef name);

} // namespace zero
#endif
