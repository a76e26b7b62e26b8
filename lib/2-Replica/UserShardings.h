//===- UserShardings.h - How users shard arguments along one axis ----------------===//
#ifndef ZERO_LIB_REPLICA_USERSHARDINGS_H
#define ZERO_LIB_REPLICA_USERSHARDINGS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace zero {

/// The dimension of an argument that the user shards over `axis`, by `sdy.sharding`, or by
/// `mhlo.sharding`, which names no axes: over `ranks` devices that follow one another, as along the
/// last axis of a mesh. -1 for none. Fails with a message where it is a part of the axis, or
/// `ranks` does not divide the dimension.
mlir::FailureOr<int64_t> findUserSharding(mlir::func::FuncOp entry, unsigned argument,
                                          llvm::StringRef axis, int64_t ranks);

} // namespace zero
#endif
