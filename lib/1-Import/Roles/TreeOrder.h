//===- TreeOrder.h - States by their place in the tree that a step returns --------------===//
#ifndef ZERO_LIB_IMPORT_TREEORDER_H
#define ZERO_LIB_IMPORT_TREEORDER_H

#include "RoleDraft.h"

namespace zero::import {

/// Pairs of arguments and results that follow from the order of leaves: JAX flattens the state that
/// a step takes and the one that it returns alike, so between two states of one tree whose results
/// are known, the others stand in the same order. `jax.result_info` tells which results are one
/// tree. A stretch is taken only where types fit in one way.
struct TreePair {
  unsigned argument, result;
};
/// `fits` tells whether the result may replace the argument, by types and by what it is computed
/// from.
std::vector<TreePair> findByOrder(const EntryDraft &draft,
                                  llvm::function_ref<bool(TreePair pair)> fits);

/// Trees of at least two results, of which no argument is known, that fit one stretch of open
/// arguments and no other, beside states that are known. Without such states the function is hardly
/// a step.
std::vector<std::vector<TreePair>> findTrees(const EntryDraft &draft,
                                             llvm::function_ref<bool(TreePair pair)> fits);

/// Results that stand inside a tree of states but that no argument became: states that the step
/// overwrites without reading, of which JAX removes the argument.
llvm::SmallVector<unsigned> findOverwritten(const EntryDraft &draft);

} // namespace zero::import
#endif
