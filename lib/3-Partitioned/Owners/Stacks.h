//===- Stacks.h - Updates of stacked parameters, slice by slice ------------------===//
//
// Owners compute matrices; an update that is written on a stack [L, ...] of them is one set of ops.
// Where these treat the slices one by one it becomes L sets, alike.
//===------------------------------------------------------------------------===//
#ifndef ZERO_PARTITIONED_STACKS_H
#define ZERO_PARTITIONED_STACKS_H

#include "Owners/Owners.h"

namespace zero::part {

/// Splits the updates behind packs of values computed whole where owners of slices save as much as
/// `mode` asks for; adds the ops that are gone to `gone`.
Slices splitStacks(mlir::func::FuncOp function, llvm::ArrayRef<WholePack> wholes, int64_t ranks,
                   OwnerMode mode, llvm::DenseSet<mlir::Operation *> &gone);

} // namespace zero::part
#endif
