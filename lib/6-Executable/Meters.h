//===- Meters.h - Bytes that the runtime counts ---------------------------------===//
#ifndef ZERO_LIB_EXECUTABLE_METERS_H
#define ZERO_LIB_EXECUTABLE_METERS_H

#include "HostResources.h"

namespace zero {

/// The plan's `meters`: where the runtime counts gradients, and how many bytes there must be.
llvm::json::Array writeMeters(mlir::ModuleOp module, const HostResources &resources);

} // namespace zero
#endif
