//===- RepeatedLayers.h - Equal layers of forward, one after the other ---------------------===//
#ifndef ZERO_LIB_REPLICA_RECOMPUTE_REPEATEDLAYERS_H
#define ZERO_LIB_REPLICA_RECOMPUTE_REPEATEDLAYERS_H

#include "StepParts.h"

namespace zero {

/// Equal layers that follow one another: layer i is the forward ops with numbers from bounds[i] to
/// bounds[i + 1].
struct LayerRun {
  llvm::SmallVector<size_t> bounds;
  size_t numMatmuls = 0; // and convolutions, of a layer
};

/// Runs of layers that have the same matmuls and convolutions in the same order, longest runs first
/// taken, returned in the order of the program. A layer begins where the fewest bytes are live
/// between layers. Linear in the ops, times the matmuls of a layer (at most 256).
llvm::SmallVector<LayerRun> findRepeatedLayers(const StepParts &parts);

/// Values that forward computes before number `bound` and reads from there on, for any of `bounds`,
/// which ascend. Each once, by number of the op that makes it.
llvm::SmallVector<mlir::Value> findLiveAcross(const StepParts &parts,
                                              llvm::ArrayRef<size_t> bounds);

} // namespace zero
#endif
