//===- Outline.h - A program without its ops -----------------------------------===//
#ifndef ZERO_LIB_VALIDATE_OUTLINE_H
#define ZERO_LIB_VALIDATE_OUTLINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace zero::validate {

/// The tables of a program and its functions, as many blocks in each and nothing in them.
mlir::OwningOpRef<mlir::ModuleOp> makeOutline(mlir::ModuleOp program);

} // namespace zero::validate
#endif
