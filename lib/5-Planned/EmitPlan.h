//===- EmitPlan.h - Entry functions over places in the arena
//-----------------------------------===//
#ifndef ZERO_5_PLANNED_EMITPLAN_H
#define ZERO_5_PLANNED_EMITPLAN_H

#include "EntryBuffers.h"

namespace zero {

/// Rewrites an entry whose buffers have offsets: launches, events, nothing else. Returns, per
/// result, the numbers of the launches that make it.
llvm::SmallVector<llvm::SmallVector<int64_t>> emitPlan(EntryBuffers &entry, const SlotTable &table);

} // namespace zero
#endif
