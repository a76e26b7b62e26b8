//===- DeviceBody.h - Manual computations within one another ---------------===//
#ifndef ZERO_DIALECT_SDY_DEVICEBODY_H
#define ZERO_DIALECT_SDY_DEVICEBODY_H

#include "zero/Dialect/Sdy/Sdy.h"

namespace zero::sdy {

/// Whether a computation in another one neither takes nor gives parts: each device computes its
/// body on what it has.
bool isBodyOfDevice(ManualComputationOp op);

} // namespace zero::sdy
#endif
