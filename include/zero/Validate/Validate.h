//===- Validate.h - Every phase is shown equal to the one above it ------------===//
//
// Translation validation (docs/Proofs.md). Shares no code with passes and runs none of them.
//===------------------------------------------------------------------------===//
#ifndef ZERO_VALIDATE_VALIDATE_H
#define ZERO_VALIDATE_VALIDATE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include <memory>

namespace zero::validate {

/// Proves `lower`, a program in one of the phases `replica` to `planned`, equal to `upper`, the
/// program in the phase right above. Errors are on ops of `lower` and show both expressions. Linear
/// in the ops of both.
mlir::LogicalResult validate(mlir::ModuleOp upper, mlir::ModuleOp lower);

struct ImportNumbers;
struct ProgramNumbers;

/// The same for a program that passes take down phase by phase, in place. What a phase's program
/// computes is kept before they change it: as a copy, or in numbers where these need no more.
class PhaseProofs {
public:
  /// `ranks`: the replica has to be for so many.
  explicit PhaseProofs(int64_t ranks) : ranks(ranks) {}

  /// Keeps what `module`, in one of the phases `import` to `scheduled`, computes.
  mlir::LogicalResult keep(mlir::ModuleOp module);
  /// Proves `module`, now a phase below, equal to what was kept, and keeps it if it `goesOn`.
  mlir::LogicalResult prove(mlir::ModuleOp module, bool goesOn);
  /// The same for a copy, which is freed when nothing needs it any more.
  mlir::LogicalResult prove(mlir::OwningOpRef<mlir::ModuleOp> copy, bool goesOn);

private:
  mlir::LogicalResult compare(mlir::ModuleOp module);

  int64_t ranks;
  // One of them, by the phase.
  mlir::OwningOpRef<mlir::ModuleOp> program;
  std::shared_ptr<ImportNumbers> import;
  std::shared_ptr<ProgramNumbers> numbers;
};

} // namespace zero::validate
#endif
