//===- UserShardings.h - How users shard arguments along one axis ----------------===//
#ifndef ZERO_LIB_REPLICA_USERSHARDINGS_H
#define ZERO_LIB_REPLICA_USERSHARDINGS_H

#include "zero/Analysis/Sharding.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace zero {

/// Instead of a dimension: the user says nothing, or that the argument is whole.
constexpr int64_t kUnsaid = -1, kSaidWhole = -2;

/// The dimension of an argument that the user shards over `axis`, by `sdy.sharding`, or by
/// `mhlo.sharding`, which names no axes: over `ranks` devices that follow one another, as along the
/// last axis of a mesh. Fails with a message where it is a part of the axis, or
/// `ranks` does not divide the dimension.
mlir::FailureOr<int64_t> findUserSharding(mlir::func::FuncOp entry, unsigned argument,
                                          llvm::StringRef axis, int64_t ranks);

/// Values of the step's body and the parts of them that the user wants
/// (`with_sharding_constraint`).
using WantedParts = llvm::MapVector<mlir::Value, dist::Sharding>;

/// What the user says of values over `axis`; of one that `ranks` does not divide, nothing.
WantedParts findWantedParts(mlir::func::FuncOp step, llvm::StringRef axis, int64_t ranks);

} // namespace zero
#endif
