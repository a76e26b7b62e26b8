//===- Phases.h - The passes between two phases -------------------------------===//
#ifndef ZERO_LIB_PIPELINES_PHASES_H
#define ZERO_LIB_PIPELINES_PHASES_H

#include "Record.h"
#include "zero/Pipelines/Pipelines.h"

namespace zero {

/// What is done with the program at the borders of phases.
struct PhaseBorders {
  /// Before passes change a program that a proof will need: the first one, and `import`.
  Recorder keep;
  /// Behind each phase's verifier.
  Recorder end;
};

/// Adds the passes that take a module in phase `from` to phase `to`.
void addPhases(mlir::OpPassManager &pm, ir::Phase from, ir::Phase to,
               const PipelineOptions &options, const PhaseBorders &borders);

/// Whether a program in this phase is proved equal to the one above it.
bool isProved(ir::Phase phase);

/// Fails with a message where `to` is above `from`, where the module is.
mlir::LogicalResult checkWay(mlir::ModuleOp module, ir::Phase from, ir::Phase to);

/// Puts in place of --rematerialize, for a module in phase `partitioned`, what it comes to.
mlir::LogicalResult settleRematerialize(mlir::ModuleOp module, PipelineOptions &options);

} // namespace zero
#endif
