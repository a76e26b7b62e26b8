//===- Leaves.h - The record of a program's interface ---------------------------------===//
#ifndef ZERO_LIB_IMPORT_LEAVES_H
#define ZERO_LIB_IMPORT_LEAVES_H

#include "RoleDraft.h"

namespace zero::import {

/// Writes one zero.leaf per state and per other argument or result of all entries. Fails with a
/// message where an entry names a state that the step has not, or has of another type.
mlir::LogicalResult recordLeaves(mlir::ModuleOp module, llvm::ArrayRef<EntryDraft> drafts);

} // namespace zero::import
#endif
