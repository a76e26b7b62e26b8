//===- Record.h - What pipelines note in zero.config beside the passes' options --===//
#ifndef ZERO_LIB_PIPELINES_RECORD_H
#define ZERO_LIB_PIPELINES_RECORD_H

#include "mlir/IR/BuiltinOps.h"
#include <functional>

namespace zero {

using Recorder = std::function<mlir::LogicalResult(mlir::ModuleOp)>;

/// `input`: the hash of the module as it was read.
mlir::LogicalResult recordInput(mlir::ModuleOp module);

/// `target`, the `machine` that it means here, `threads` a rank, and `f32Matmul`, how it multiplies
/// matrices of f32, where that is not in f32. Fails with a message where the target is unknown, or
/// does not multiply so.
mlir::LogicalResult recordMachine(mlir::ModuleOp module, llvm::StringRef target, int64_t threads,
                                  llvm::StringRef f32Matmul);

} // namespace zero
#endif
