//===- BatchStates.cpp - Rows that are all states -----------------------------------===//
//
// Walkers of a Markov chain, simulated environments: the step moves its own rows on and learns from
// them, and is given no data.
//===---------------------------------------------------------------------------------===//
#include "BatchSearch.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;

/// Drops those whose new value comes out otherwise than the old one was cut: whether there were
/// any.
bool BatchSearch::dropMoved(Set &states) {
  Distribution distribution = distribute(states, /*groups=*/1);
  size_t before = states.size();
  llvm::erase_if(states, [&](BatchMember state) {
    Value next = getTerminator()->getOperand(draft.arguments[state.argument].next);
    return next.getType() != getArgument(state.argument).getType() ||
           distribution.getSharding(next) != distribution.getSharding(getArgument(state.argument));
  });
  return states.size() < before;
}

std::vector<Set> BatchSearch::searchStates(ArrayRef<unsigned> states) {
  llvm::MapVector<int64_t, Set> bySize;
  for (unsigned state : states)
    if (RankedTensorType type = hlo::tensorType(getArgument(state));
        type.getRank() > 0 && type.getDimSize(0) > 1)
      bySize[type.getDimSize(0)].push_back({state, /*dim=*/0});
  std::vector<Set> found;
  for (Set &set : llvm::make_second_range(bySize)) {
    while (!set.empty() && dropMoved(set))
      ;
    if (!set.empty() && canShard(set, /*groups=*/1, Gathers::Any))
      found.push_back(set);
  }
  return found;
}
