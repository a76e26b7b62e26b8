//===- HostSpace.h - What moves values to memory of the host and back ------------------===//
#ifndef ZERO_4_SCHEDULED_HOSTSPACE_H
#define ZERO_4_SCHEDULED_HOSTSPACE_H

#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// Kernels move so many times a value's bytes while it is on its way, at least: a link to the host
/// is slower than the device's memory by about as much.
inline constexpr int64_t kTrafficPerByte = 32;

/// The space of the host's memory, and the streams that copies there and back run on.
struct HostSpace {
  mlir::FlatSymbolRefAttr host, away, fetch;
};

/// What is on its way together: the states of a unit, or a state that is in none.
inline mlir::Attribute getStateGroup(ir::RoleAttr state) {
  return state.getUnit() ? mlir::Attribute(state.getUnit()) : mlir::Attribute(state.getName());
}

/// The module's, made where it has none.
HostSpace getHostSpace(mlir::ModuleOp module);

} // namespace zero
#endif
