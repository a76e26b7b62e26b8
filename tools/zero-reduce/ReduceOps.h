//===- ReduceOps.h - Leaves out what an interesting step does not need --------===//
#ifndef ZERO_TOOLS_REDUCEOPS_H
#define ZERO_TOOLS_REDUCEOPS_H

namespace zero {

/// Registers `reduce-ops`.
void registerReduceOpsPass();

} // namespace zero

#endif // ZERO_TOOLS_REDUCEOPS_H
