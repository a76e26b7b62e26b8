//===- VerifyOffload.h - What lies in memory of the host, and on its way ----------===//
#ifndef ZERO_4_SCHEDULED_VERIFYOFFLOAD_H
#define ZERO_4_SCHEDULED_VERIFYOFFLOAD_H

#include "zero/4-Scheduled/Buffers.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// Bytes of the device's memory from position `first` to `last`, because of `op`: it makes the
/// value, or reads it first; or of a state. `transfer` brings it there, or away.
struct Wait {
  mlir::Operation *transfer;
  int64_t bytes, first, last;
  mlir::Operation *op;
  ir::RoleAttr state = {};
};

/// Fails where more waits at one time than twice, or `times`, what one op makes, or reads first, or
/// one unit has: O(1) in layers. `what` says what a value waits for, `each` what an op does.
mlir::LogicalResult checkWaiting(llvm::ArrayRef<Wait> waits, llvm::StringRef what,
                                 llvm::StringRef each, int64_t times = 2);

/// The ops that read `value` or a view of it, in block order.
llvm::SmallVector<mlir::Operation *> findReaders(mlir::Value value);

/// Fails, with a message, where a copy goes to no space of the module, where anything but a copy
/// uses what lies in memory of the host, and where more of the device's memory holds values on
/// their way there or back than twice what one op makes of them, or reads first.
mlir::LogicalResult verifyOffload(mlir::Block &block, const Timeline &timeline);

} // namespace zero
#endif
