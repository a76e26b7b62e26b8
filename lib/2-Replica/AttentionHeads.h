//===- AttentionHeads.h - Heads of attention that ranks do not divide ----------------------===//
#ifndef ZERO_LIB_REPLICA_ATTENTIONHEADS_H
#define ZERO_LIB_REPLICA_ATTENTIONHEADS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <optional>
#include <string>

namespace zero {

/// Attention is a matmul over heads: a dimension that both of its sides are batched along, and
/// which a parameter brought.
struct UnevenHeads {
  mlir::Operation *attention; // the first matmul of it
  int64_t heads;              // of the matmul
  int64_t own;                // that the parameter brought: fewer where several share one
};

/// The attention that heads of the parameter are used in, where ranks do not divide these.
std::optional<UnevenHeads> findUnevenHeads(mlir::func::FuncOp step, mlir::BlockArgument parameter,
                                           int64_t ranks);

/// What the heads are, and what would make ranks divide them.
std::string describe(const UnevenHeads &found, int64_t ranks);

} // namespace zero
#endif
