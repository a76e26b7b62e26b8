//===- VerifyLeaves.h - The record of the interface against the interface -------------===//
#ifndef ZERO_LIB_IMPORT_VERIFYLEAVES_H
#define ZERO_LIB_IMPORT_VERIFYLEAVES_H

#include "mlir/IR/BuiltinOps.h"

namespace zero::import {

/// Fails with a message unless every argument and result of every entry function is in one slot of
/// one zero.leaf, of its type, name and kind of role, and there are no other slots. Later phases
/// take the table for what the program was; a module without any leaf has none to check.
mlir::LogicalResult verifyLeaves(mlir::ModuleOp module);

} // namespace zero::import
#endif
