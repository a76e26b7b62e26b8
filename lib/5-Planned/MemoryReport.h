//===- MemoryReport.h - zero.memory: where the bytes go ---------------------------------------===//
#ifndef ZERO_5_PLANNED_MEMORYREPORT_H
#define ZERO_5_PLANNED_MEMORYREPORT_H

#include "EntryBuffers.h"
#include "mlir/IR/BuiltinOps.h"
#include "zero/Planner/Offsets.h"

namespace zero {

/// Sets `zero.memory` on the module: `bytes` (the arena), `slots`, `transient` and its lower bound
/// `max_live`, the `entry`, `op` and `location` of the peak, and the `largest` buffers live there.
void recordMemory(mlir::ModuleOp module, llvm::ArrayRef<std::unique_ptr<EntryBuffers>> entries,
                  const SlotTable &slots, const planner::Plan &transient, int64_t arenaBytes);

} // namespace zero
#endif
