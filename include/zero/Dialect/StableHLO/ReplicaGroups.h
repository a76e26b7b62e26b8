//===- ReplicaGroups.h - Which devices exchange values --------------------===//
#ifndef ZERO_DIALECT_STABLEHLO_REPLICAGROUPS_H
#define ZERO_DIALECT_STABLEHLO_REPLICAGROUPS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Operation.h"

namespace zero::hlo {

/// The most devices of groups and of meshes; a splat may have any length.
constexpr int64_t kMostDevices = 1 << 20;

/// The groups of a collective, a row each, also where it names axes of a mesh. Null of an op
/// without groups; of a verified op with some, never.
mlir::DenseIntElementsAttr getReplicaGroups(mlir::Operation *op);

/// The same of an op that is not verified: reports groups that name no mesh of the module, or other
/// than parts of its axes.
llvm::FailureOr<mlir::DenseIntElementsAttr> checkReplicaGroups(mlir::Operation *op);

} // namespace zero::hlo
#endif
