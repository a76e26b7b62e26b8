//===- OneDevice.h - What devices say to themselves alone ------------------------------===//
#ifndef ZERO_LIB_IMPORT_ONEDEVICE_H
#define ZERO_LIB_IMPORT_ONEDEVICE_H

#include "mlir/IR/BuiltinOps.h"

namespace zero::import {

/// Replaces collectives of groups of one device by their operands, and the number of the only
/// device of a module, or along an axis of one device, by zero: a step written for several devices
/// and lowered for one is a plain step.
void dropLonelyCollectives(mlir::ModuleOp module);

/// Writes sums over replicas in their older spelling as all_reduce.
void writeOldSums(mlir::ModuleOp module);

} // namespace zero::import
#endif
