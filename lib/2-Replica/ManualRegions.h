//===- ManualRegions.h - Steps whose data parallelism the user wrote ----------------===//
//
// The body of a manual computation (shard_map, pmap) whose devices are the ranks is one rank's
// program already: it takes the op's place, and its collectives become those of the ranks.
//===--------------------------------------------------------------------------------===//
#ifndef ZERO_LIB_REPLICA_MANUALREGIONS_H
#define ZERO_LIB_REPLICA_MANUALREGIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// Marks an entry of which the user wrote what one rank computes.
constexpr llvm::StringLiteral kByRank = "zero.by_rank";

/// Whether the manual computations of `entry` are data parallelism on `ranks` devices: along one
/// axis, which shards no state. With `modelAxis`, whether they are along that one, whatever they
/// shard. `beside`: the model's axis that ranks have beside those, for messages. Fails with a
/// message where they are not.
mlir::LogicalResult checkManualRegions(mlir::func::FuncOp entry, int64_t ranks,
                                       llvm::StringRef modelAxis = "", llvm::StringRef beside = "");

/// Makes manual computations over the model's axis and others such that are over it alone: what
/// devices along one manual axis beside it compute is a computation of their own in it, in which
/// collectives over the model's axis are those of ranks; axes that the compiler was left say
/// nothing.
mlir::LogicalResult nestManualRegions(mlir::func::FuncOp entry, mlir::FlatSymbolRefAttr mesh,
                                      mlir::ArrayAttr axes, llvm::StringRef modelAxis);

/// Puts bodies in place of the manual computations, whose operands and results have the ranks'
/// types already, and marks the entry. `isOfModel`: along the model's axis. Fails with a message at
/// collectives that ranks do not have.
mlir::LogicalResult inlineManualRegions(mlir::func::FuncOp entry, mlir::FlatSymbolRefAttr mesh,
                                        mlir::ArrayAttr axes, int64_t ranks, bool isOfModel);

/// Takes away the user's meshes and what is said by them, once regions are in place.
void dropUserMeshes(mlir::ModuleOp module);

} // namespace zero
#endif
