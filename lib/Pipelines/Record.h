//===- Record.h - What pipelines note in zero.config beside the passes' options --===//
#ifndef ZERO_LIB_PIPELINES_RECORD_H
#define ZERO_LIB_PIPELINES_RECORD_H

#include "mlir/IR/BuiltinOps.h"
#include <functional>

namespace zero {

using Recorder = std::function<mlir::LogicalResult(mlir::ModuleOp)>;

/// `input`: the hash of the module as it was read.
mlir::LogicalResult recordInput(mlir::ModuleOp module);

/// What the bits of a rank's arithmetic depend on: `f32Matmul`, how it multiplies matrices of f32,
/// is recorded where that is not in f32, `convolution`, who computes them, where that is a library.
struct MachineOptions {
  std::string target;
  int64_t threads = 0; // a rank
  std::string f32Matmul, convolution;
};

/// These options, and the `machine` that the target means here. Fails with a message where the
/// target is unknown, or does not multiply or convolve so.
mlir::LogicalResult recordMachine(mlir::ModuleOp module, const MachineOptions &options);

} // namespace zero
#endif
