//===- Descent.h - A module on its way down -----------------------------------===//
#ifndef ZERO_PIPELINES_DESCENT_H
#define ZERO_PIPELINES_DESCENT_H

#include "zero/Pipelines/Pipelines.h"
#include "zero/Support/Background.h"
#include "zero/Validate/Validate.h"

namespace zero {

/// Takes a module down phase by phase. Each phase is verified, op by op, then proved equal to the
/// one above it on a copy, on a thread beside the passes of the next one: at most three copies live
/// at a time. Passes in between are not verified each: what is wrong is found at the next border,
/// and `zero-opt` says behind which pass.
class Descent {
public:
  /// `last`: the phase that it will go to.
  Descent(mlir::ModuleOp module, ir::Phase last, const PipelineOptions &options);

  /// Runs the module down to phase `to`. Fails with a message, which may come with `finish`.
  mlir::LogicalResult lowerTo(ir::Phase to, const AfterPass &afterPass = {});

  /// Waits until all phases are proved, and says where one is not.
  mlir::LogicalResult finish() { return background.finish(); }

  /// What else need not be waited for.
  Background &getBackground() { return background; }

private:
  mlir::LogicalResult run(ir::Phase from, ir::Phase to, const AfterPass &afterPass);
  mlir::LogicalResult keep(mlir::ModuleOp module);
  mlir::LogicalResult endPhase(mlir::ModuleOp module);

  mlir::ModuleOp module;
  ir::Phase last;
  PipelineOptions options;
  validate::PhaseProofs proofs;
  bool isKept = false;   // the phase where the module is, by `proofs`
  Background background; // last: its work uses the others
};

} // namespace zero
#endif
