//===- ShardingCollective.h - Sharding rules of ranks' own collectives ----------===//
#ifndef ZERO_LIB_STABLEHLO_SHARDINGCOLLECTIVE_H
#define ZERO_LIB_STABLEHLO_SHARDINGCOLLECTIVE_H

#include "zero/Dialect/StableHLO/ShardingRule.h"

namespace zero::hlo {

/// Of a collective over another axis of the ranks' mesh than the one that is asked about.
ShardingRules getAxisCollectiveRules(mlir::Operation *op);

} // namespace zero::hlo
#endif
