//===- Sdy.h - The sdy dialect --------------------------------------------===//

#ifndef ZERO_DIALECT_SDY_SDY_H
#define ZERO_DIALECT_SDY_SDY_H

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"

#include "zero/Dialect/Sdy/SdyDialect.h.inc"
#include "zero/Dialect/Sdy/SdyEnums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "zero/Dialect/Sdy/SdyAttrs.h.inc"
#define GET_OP_CLASSES
#include "zero/Dialect/Sdy/SdyOps.h.inc"

namespace zero::sdy {

/// The mesh that `sharding` names, seen from `op`, or null.
MeshAttr lookupMesh(mlir::Operation *op, ShardingAttr sharding);

/// Where a user wants an argument, a result, or an op's results to lie.
inline constexpr llvm::StringLiteral kShardingAttr = "sdy.sharding",
                                     kMhloShardingAttr = "mhlo.sharding";

/// How a sharding names an axis.
struct AxisUse {
  int64_t dim = -1;    // -1: it does not
  bool isPart = false; // of the axis
};
AxisUse findAxis(ShardingAttr sharding, llvm::StringRef axis);

/// Drops what an op says of where its results lie.
void dropShardings(mlir::Operation *op);

} // namespace zero::sdy

#endif // ZERO_DIALECT_SDY_SDY_H
