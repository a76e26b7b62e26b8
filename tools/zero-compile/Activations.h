//===- Activations.h - What backward keeps of forward and computes again ---------------------===//
#ifndef ZERO_TOOLS_ZEROCOMPILE_ACTIVATIONS_H
#define ZERO_TOOLS_ZEROCOMPILE_ACTIVATIONS_H

#include "mlir/IR/BuiltinOps.h"

namespace zero {

/// Of a step with --recompute, on one rank: counted by the marks of a `replica` program.
struct Activations {
  int64_t keptValues = 0, keptBytes = 0; // of one micro-batch
  int64_t copies = 0;                    // ops that are computed again
  int64_t flops = 0, addedFlops = 0;     // of the step without them, and of them
};

/// None where the step was compiled without --recompute.
std::optional<Activations> countActivations(mlir::ModuleOp replica);

} // namespace zero
#endif
