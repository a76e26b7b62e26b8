//===- GathersOfParts.h - What ranks along a model's axis gather for matmuls -----------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_GATHERSOFPARTS_H
#define ZERO_LIB_REPLICA_RECOMPUTE_GATHERSOFPARTS_H

#include "StepParts.h"

#include "llvm/ADT/BitVector.h"

namespace zero {

/// Whether --sequence-parallel has made parts of values of the step.
bool isInParts(mlir::func::FuncOp step);

/// Forward ops that gather what ranks along a model's axis have in parts since --sequence-parallel,
/// and those that bring the gathered dimension to the front before and back behind it. None of
/// other steps: what users gather themselves, their step keeps.
llvm::BitVector findGathersOfParts(const StepParts &parts, mlir::func::FuncOp step);

} // namespace zero
#endif
