//===- VerifyOffload.h - What lies in memory of the host, and on its way ----------===//
#ifndef ZERO_4_SCHEDULED_VERIFYOFFLOAD_H
#define ZERO_4_SCHEDULED_VERIFYOFFLOAD_H

#include "zero/4-Scheduled/Buffers.h"

namespace zero {

/// Fails, with a message, where a copy goes to no space of the module, where anything but a copy
/// uses what lies in memory of the host, and where more of the device's memory holds values on
/// their way there or back than twice what one op makes of them, or reads first.
mlir::LogicalResult verifyOffload(mlir::Block &block, const Timeline &timeline);

} // namespace zero
#endif
