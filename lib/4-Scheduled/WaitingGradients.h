//===- WaitingGradients.h - Full gradients until they are reduced ---------------------===//
#ifndef ZERO_4_SCHEDULED_WAITINGGRADIENTS_H
#define ZERO_4_SCHEDULED_WAITINGGRADIENTS_H

#include "zero/4-Scheduled/Buffers.h"
#include "zero/Analysis/Tables.h"

namespace zero {

/// The await of a start; verified before to be its one user.
inline ir::AwaitOp getAwait(ir::CollectiveStartOp start) {
  return mlir::cast<ir::AwaitOp>(*start.getFuture().user_begin());
}

/// Proves of an entry, from stage 2 on, that full gradients of units with matrices are reduced as
/// soon as they are complete: none waits through those of two other units. What `waiting` of
/// zero.bytes lists besides may be incomplete so long, if a parameter in it has several addends;
/// the list's entries are counted again.
mlir::LogicalResult verifyWaitingGradients(const checked::Tables &tables, mlir::Block &block,
                                           const Timeline &timeline);

} // namespace zero
#endif
