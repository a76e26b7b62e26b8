//===- ManualShardings.h - What the devices of a step's manual computations get -------------===//
#ifndef ZERO_LIB_IMPORT_MANUALSHARDINGS_H
#define ZERO_LIB_IMPORT_MANUALSHARDINGS_H

#include "ShardingHints.h"

#include <vector>

namespace zero::import {

/// Along which dimensions, and over which axes, arguments and results of a step are sharded where
/// they enter and leave its manual computations (shard_map). Followed back to arguments through ops
/// that keep rows apart.
class ManualShardings {
public:
  explicit ManualShardings(mlir::func::FuncOp entry);

  llvm::ArrayRef<ShardingHint> ofArgument(unsigned argument) const { return arguments[argument]; }
  llvm::ArrayRef<ShardingHint> ofResult(unsigned result) const { return results[result]; }

private:
  std::vector<llvm::SmallVector<ShardingHint>> arguments, results;
};

} // namespace zero::import
#endif
