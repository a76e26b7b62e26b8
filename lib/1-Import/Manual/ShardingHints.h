//===- ShardingHints.h - What a user's shardings say of the batch -------------------------===//
#ifndef ZERO_LIB_IMPORT_SHARDINGHINTS_H
#define ZERO_LIB_IMPORT_SHARDINGHINTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include <optional>
#include <string>

namespace zero::import {

/// The one dimension along which an argument is sharded, and over which axes ("dp", or "a,b"; empty
/// where the attribute names none).
struct ShardingHint {
  int64_t dim;
  std::string axes;
};

/// Reads `sdy.sharding` or `mhlo.sharding` of an argument. None where it has none, is replicated,
/// or is sharded along several dimensions.
std::optional<ShardingHint> getShardingHint(mlir::func::FuncOp entry, unsigned argument);

} // namespace zero::import
#endif
