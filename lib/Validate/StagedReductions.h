//===- StagedReductions.h - Reductions that a kernel of the program adds up ---===//
#ifndef ZERO_VALIDATE_STAGEDREDUCTIONS_H
#define ZERO_VALIDATE_STAGEDREDUCTIONS_H

#include "OpNumbers.h"

namespace zero::validate {

/// Fails where the `folds` of a reduction of so many parts are no folds of the ranks' parts in
/// their order, or the last of its results, its scratch memory, has not the room that they need.
mlir::LogicalResult checkStaging(ir::CollectiveOpInterface op, size_t parts,
                                 llvm::ArrayRef<mlir::RankedTensorType> results,
                                 const OpNumbers &numbers);

} // namespace zero::validate
#endif
