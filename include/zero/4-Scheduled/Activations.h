//===- Activations.h - Where values of forward are in between, and what time there is -------===//
#ifndef ZERO_4_SCHEDULED_ACTIVATIONS_H
#define ZERO_4_SCHEDULED_ACTIVATIONS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "zero/Cost/Machine.h"
#include <optional>

namespace zero {

/// What --activations=auto came to, in zero.config, and what that follows from.
inline constexpr llvm::StringLiteral kChosenActivations = "activations_chosen",
                                     kActivationTerms = "activations_terms";

/// On a copy of a module that is made to see what a setting costs: it leaves no remarks.
inline constexpr llvm::StringLiteral kTrialAttr = "zero.trial";

/// Where values of forward are until backward reads them, of a pass that was told `asked`: that, or
/// what --activations=auto came to. Fails, with a message, where nothing is chosen yet.
mlir::FailureOr<std::string> resolveActivations(mlir::ModuleOp module, llvm::StringRef asked);

/// What a step keeps in parts, as `activations` of zero.bytes has it: `parts`, bytes of a rank,
/// `values`, `whole`, bytes of what these are parts of, and `wire`, bytes that a rank reads to have
/// it again. Null where it keeps nothing so.
mlir::DictionaryAttr countKeptParts(mlir::ModuleOp module);

/// What the kernels and matmuls of a step do, one behind the other.
struct StepWork {
  double forward = 0, backward = 0; // seconds
  int64_t flops = 0;
};

/// Of a step in phase `scheduled`, or on its way there, on a machine: each op takes what it moves,
/// or what it computes. None where no op reads a parameter together with data, or micro-batches are
/// interleaved.
std::optional<StepWork> measureWork(mlir::func::FuncOp step, const cost::Machine &machine);

} // namespace zero
#endif
