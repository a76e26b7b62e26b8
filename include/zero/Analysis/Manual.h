//===- Manual.h - The parts that a manual computation's devices have ------------===//
#ifndef ZERO_ANALYSIS_MANUAL_H
#define ZERO_ANALYSIS_MANUAL_H

#include "zero/Analysis/Sharding.h"
#include "zero/Dialect/Sdy/Sdy.h"

namespace zero::dist {

/// A dimension that a manual computation shards over several devices.
struct ShardedDim {
  int64_t dim;
  std::string axes; // "dp", or "a,b"
  int64_t parts;
};

/// Devices along an axis of the mesh, or along a part of one.
int64_t getAxisSize(sdy::AxisRefAttr axis, sdy::MeshAttr mesh);

/// The items of the list that begins behind `prefix`, of an `mhlo.sharding`: "2", "1" of "T(2,1)"
/// behind "T(", up to `end`. None where there is no such prefix.
llvm::SmallVector<llvm::StringRef> findList(llvm::StringRef text, llvm::StringRef prefix, char end);

/// What `sharding`, of an operand or result of `op`, shards along manual axes.
llvm::SmallVector<ShardedDim> getShardedDims(sdy::ManualComputationOp op,
                                             sdy::ShardingAttr sharding);

/// The sharding on `ranks` ranks of an operand or result of `op`: replicated, or sharded in one
/// block per rank. None where the devices of the computation are not these ranks.
std::optional<Sharding> getManualSharding(sdy::ManualComputationOp op, sdy::ShardingAttr sharding,
                                          mlir::Type type, int64_t ranks);

} // namespace zero::dist
#endif
