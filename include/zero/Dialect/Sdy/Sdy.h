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

} // namespace zero::sdy

#endif // ZERO_DIALECT_SDY_SDY_H
