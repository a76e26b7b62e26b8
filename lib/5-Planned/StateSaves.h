//===- StateSaves.h - The copies of states that a checkpoint is made of --------------------===//
#ifndef ZERO_5_PLANNED_STATESAVES_H
#define ZERO_5_PLANNED_STATESAVES_H

#include "Slots.h"
#include "zero/Dialect/Zero/Resources.h"
#include "zero/Dialect/Zero/Zero.h"

namespace zero {

/// What a rank saves of the state in one slot of the step, and where it goes.
struct StateSave {
  unsigned slot;
  int64_t result; // of the step: the state's next value; -1: it keeps the old one
  ir::AllocationAttr source, target;
  mlir::ArrayAttr over; // axes of the mesh along which ranks hold the same
};

struct StateSaves {
  llvm::SmallVector<StateSave> list;
  mlir::FlatSymbolRefAttr stream;
};

/// Gives every state of the step its place in memory of the host: adds the stream that copies them
/// and the space with its arena, before `builder`'s place. Without leaves or a step there is
/// nothing to save, and nothing is added.
StateSaves planStateSaves(mlir::ModuleOp module, const SlotTable &slots, int64_t alignment,
                          mlir::OpBuilder &builder);

} // namespace zero
#endif
