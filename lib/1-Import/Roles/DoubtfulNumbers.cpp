//===- DoubtfulNumbers.cpp - Weights of losses, and losses, taken for states -----------------===//
#include "PairCheck.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// Whether what the new value of a number adds to it is a step: moments of its own are read, or
/// another number is returned that may be the loss.
bool PairCheck::isStepped(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  if (!ways[argument] || !ways[argument]->adds)
    return false;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != argument && isPaired(i) && facts.isNumberArgument(i) && ways[i] && !ways[i]->adds &&
        !isUnchanged(i) && llvm::is_contained(readers[i], next))
      return true;
  std::vector<int64_t> others = draft.getAllReplaced();
  for (unsigned i = 0; i < others.size(); ++i)
    if (others[i] < 0 && facts.isNumberResult(i) &&
        isa<FloatType>(cast<RankedTensorType>(entry().getResultTypes()[i]).getElementType()) &&
        llvm::any_of(
            facts.getDependences(i).set_bits(),
            [&](unsigned each) {
              return !isPaired(each) && !facts.isNumberArgument(each) && !facts.isKey(each);
            }))
      return true;
  return false;
}

/// Whether a number that is not donated weighs a term of a loss, or is what a loss is divided by,
/// which is taken for its new value.
bool PairCheck::isWeightOfTerm(unsigned argument) const {
  if (!facts.isNumberArgument(argument) || isUnchanged(argument) || isDonated(argument) ||
      draft.arguments[argument].isGiven || isStepped(argument))
    return false;
  unsigned next = draft.arguments[argument].next;
  return facts.isDivided(next, argument) ||
         facts.isWeightOfTerm(argument, next, findTrained(argument));
}

/// Whether a number is added to what reads something trained, whose new value does not read it:
/// losses are summed up over steps, or a number is added to the loss.
bool PairCheck::sumsLosses(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  if (!facts.isNumberArgument(argument) || !ways[argument] || !ways[argument]->adds ||
      facts.followsOther(argument, next))
    return false;
  llvm::BitVector trained = findTrained(argument);
  return trained.anyCommon(facts.getDependences(next)) &&
         llvm::none_of(trained.set_bits(), [&](unsigned each) {
           return facts.getDataDependences(draft.arguments[each].next).test(argument);
         });
}

/// Whether the new value of a number may be the loss, of a step that returns no other: made of the
/// number by sums and products, or limited by it, it stands in no tree of states. An average is
/// linear in it, and what is trained reads itself by its gradient.
bool PairCheck::mayBeLoss(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  if (!facts.isNumberArgument(argument) || isUnchanged(argument) || isDonated(argument) ||
      draft.arguments[argument].isGiven)
    return false;
  bool isMade = facts.isProduct(next, argument) ||
                (!facts.mixes(argument, next) && !facts.isLinear(next, argument));
  if (!sumsLosses(argument) &&
      !(isMade && findTrained(argument).anyCommon(facts.getDataDependences(next))))
    return false;
  for (unsigned i = 0; i < paths.size(); ++i)
    if (i != next && replaced[i] >= 0 && paths[next].size() > 1 && paths[i].size() > 1 &&
        paths[i].front() == paths[next].front())
      return false;
  return true;
}
