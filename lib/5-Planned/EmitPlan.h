//===- EmitPlan.h - Entry functions over allocations in the arena --------------------------===//
#ifndef ZERO_5_PLANNED_EMITPLAN_H
#define ZERO_5_PLANNED_EMITPLAN_H

#include "EntryBuffers.h"
#include "StateSaves.h"

namespace zero {

/// Rewrites an entry whose buffers have offsets: launches, events, nothing else. Returns, per
/// result, the numbers of the launches that make it. Fails, with a message, on an op that is none
/// of a schedule. `streams` has at least one. It begins with `saves`.
mlir::FailureOr<llvm::SmallVector<llvm::SmallVector<int64_t>>> emitPlan(EntryBuffers &entry,
                                                                        const SlotTable &table,
                                                                        const ir::Streams &streams,
                                                                        const StateSaves &saves);

} // namespace zero
#endif
