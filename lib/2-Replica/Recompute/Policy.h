//===- Policy.h - What --recompute lets be computed again ---------------------------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_POLICY_H
#define ZERO_LIB_REPLICA_RECOMPUTE_POLICY_H

#include "RepeatedLayers.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace zero {

/// What follows from letting some forward ops be computed again. Backward needs values of forward:
/// one whose op may not be is kept, one whose op may be is computed again from what it reads, which
/// is needed in turn.
struct Recomputation {
  llvm::SetVector<mlir::Value> kept; // in the order in which backward needs them
  llvm::BitVector again;             // by number of the forward op
  int64_t keptBytes = 0;
  int64_t flops = 0; // of the ops that are computed again
};

Recomputation follow(const StepParts &parts, const llvm::BitVector &mayRun);

/// The forward ops that may be computed again under `policy`, by number. Fails with a message on
/// `step` where the policy is none, or finds nothing to work on.
mlir::FailureOr<llvm::BitVector> choose(const StepParts &parts, llvm::StringRef policy,
                                        mlir::func::FuncOp step);

} // namespace zero
#endif
