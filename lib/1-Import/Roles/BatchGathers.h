//===- BatchGathers.h - Which gathers the batch may force ------------------------------===//
#ifndef ZERO_LIB_IMPORT_BATCHGATHERS_H
#define ZERO_LIB_IMPORT_BATCHGATHERS_H

#include "zero/Analysis/Distribution.h"

namespace zero::import {

/// Which gathers a set may force.
enum class Gathers {
  None,
  /// Of one side of a matmul of all rows with all rows, as contrastive losses have.
  OfMatmuls,
  /// The same, of what is computed from rows.
  OfRows,
  /// The same, behind numbers of rows that are gathered before: which document each token is of.
  OfRowsBeside,
  /// Of rows whose places keys draw: some of a rollout, to be compared with others.
  OfDrawn,
  /// Any, also of states at their end, where all matmuls that read data still work on parts of it.
  Any,
};

/// Whether rows of the batch meet one another where they are gathered.
bool mixesRows(const dist::ForcedGather &gather);

/// Whether numbers of rows, the only ones that ranks have parts of, meet in all pairs.
bool pairsOwnNumbers(const dist::Distribution &alone);

/// Whether the gathers of a step are of the kinds that are allowed, but for those that `isAside`:
/// they say nothing of what rows are.
bool areAllowed(const dist::Distribution &distribution, Gathers allowed,
                llvm::function_ref<bool(const dist::ForcedGather &)> isAside);

} // namespace zero::import
#endif
