//===- SplitDemand.h - Which parts of whole values are asked for -----------------===//
#ifndef ZERO_LIB_REPLICA_SPLITDEMAND_H
#define ZERO_LIB_REPLICA_SPLITDEMAND_H

#include "UserShardings.h"

#include "zero/Analysis/Distribution.h"

namespace zero {

/// For each argument of `step` that ranks have whole: the part that its uses take, where there is
/// one, through all that is computed of it on the way, matmuls too. Of several the one that is used
/// last. Whole values of which the user wants parts are used so.
llvm::SmallVector<dist::Sharding> findDemand(mlir::func::FuncOp step,
                                             const dist::Distribution &distribution,
                                             const WantedParts &wanted);

} // namespace zero
#endif
