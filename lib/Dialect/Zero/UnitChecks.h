//===- UnitChecks.h - What ops over units and meshes share ---------------===//
#ifndef ZERO_LIB_DIALECT_ZERO_UNITCHECKS_H
#define ZERO_LIB_DIALECT_ZERO_UNITCHECKS_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero::ir {

/// Size of the group `axes` of the mesh that `op` names; fails with a message where there is none.
mlir::FailureOr<int64_t> lookUpGroupSize(mlir::Operation *op, mlir::FlatSymbolRefAttr meshName,
                                         mlir::ArrayAttr axes);

/// Element i of `wholes` must be a whole unit and of `shards` its shard, of one element type.
mlir::LogicalResult verifyUnits(mlir::Operation *op, mlir::ArrayAttr units, mlir::TypeRange wholes,
                                mlir::TypeRange shards);

/// Of the operands or results of a collective.
llvm::SmallVector<mlir::RankedTensorType> tensorTypesOf(mlir::TypeRange types);

} // namespace zero::ir
#endif
