#include "DoubtfulPairs.h"

#include "PairCheck.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// A tensor whose gradient is zero reads itself, its moments, and numbers.
static constexpr unsigned kMostOfMoment = 16;

/// What is known with the pairs that are left.
void PairCheck::collect() {
  unsigned numArguments = draft.arguments.size();
  replaced = draft.getAllReplaced();
  llvm::BitVector data(numArguments);
  for (unsigned i = 0; i < numArguments; ++i) {
    anyDonated |= isDonated(i);
    // What a generator is trained on comes from a key.
    if (!isPaired(i) || facts.isKey(i))
      data.set(i);
  }
  lossData.clear();
  hasNumber = false;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    auto type = cast<RankedTensorType>(entry().getResultTypes()[i]);
    if (replaced[i] >= 0 || !facts.isNumberResult(i) || !isa<FloatType>(type.getElementType()))
      continue;
    llvm::BitVector reads = facts.getDependences(i);
    hasNumber |= reads.any();
    reads &= data;
    // Numbers that read numbers only are rates and the like.
    if (llvm::any_of(reads.set_bits(),
                     [&](unsigned argument) { return !facts.isNumberArgument(argument); }))
      lossData.push_back(std::move(reads));
  }
  evidence.clear();
  for (unsigned i = 0; i < numArguments; ++i)
    evidence.push_back(isPaired(i) ? weigh(i) : Evidence::None);
  for (unsigned i = 0; i < numArguments; ++i)
    if (evidence[i] != Evidence::Proof)
      for (unsigned moment : findMoments(i))
        evidence[i] = evidence[moment] = Evidence::Proof;
  for (unsigned argument : findMovedByStates())
    evidence[argument] = Evidence::Proof;
}

/// The moments of an argument's gradient: what the argument's new value adds to it, element by
/// element, is made of their new values, which keep the most of them and read the argument by sums
/// or products, and some of the loss's data: features that a step reports read the weights alone.
SmallVector<unsigned> PairCheck::findMoments(unsigned argument) const {
  SmallVector<unsigned> moments;
  if (!isPaired(argument) || facts.isNumberArgument(argument) || isUnchanged(argument) ||
      !ways[argument] || !ways[argument]->adds)
    return moments;
  unsigned next = draft.arguments[argument].next;
  for (unsigned moment : feeders[next])
    if (isPaired(moment) && !isUnchanged(moment) && ways[moment] && ways[moment]->keeps &&
        entry().getArgumentTypes()[moment] == entry().getArgumentTypes()[argument] &&
        facts.mixes(argument, draft.arguments[moment].next) &&
        readsSomeLossData(draft.arguments[moment].next) &&
        facts.isUpdateOf(next, draft.arguments[moment].next))
      moments.push_back(moment);
  return moments;
}

/// What reads itself by sums or products and is moved, element by element, by another one of its
/// type whose tree tells that it is a state: in a call that makes several steps, of which no single
/// value reads all data (two networks, each with a part of the loss), parameters beside a tree of
/// moments that a counter stands in.
SmallVector<unsigned> PairCheck::findMovedByStates() const {
  SmallVector<unsigned> moved;
  for (unsigned state = 0; state < draft.arguments.size(); ++state) {
    auto hasType = [&](unsigned argument) {
      return entry().getArgumentTypes()[argument] == entry().getArgumentTypes()[state];
    };
    auto isMoved = [&](unsigned result) {
      int64_t argument = replaced[result];
      return argument >= 0 && argument != state && evidence[argument] != Evidence::Proof &&
             hasType(argument) && ways[argument] && ways[argument]->adds &&
             !facts.isNumberArgument(argument) && facts.mixes(argument, result) &&
             !facts.isProduct(result, argument);
    };
    SmallVector<unsigned> results;
    if (isPaired(state) && !isUnchanged(state) && ways[state] && ways[state]->keeps)
      llvm::copy_if(readers[state], std::back_inserter(results), isMoved);
    if (results.empty() || (evidence[state] != Evidence::Proof &&
                            weighSiblings(draft.arguments[state].next) != Evidence::Proof))
      continue;
    for (unsigned result : results)
      moved.push_back(replaced[result]);
  }
  return moved;
}

/// Whether the result reads data other than numbers, or what could be some.
bool PairCheck::readsRows(unsigned result) const {
  return llvm::any_of(facts.getDependences(result).set_bits(), [&](unsigned argument) {
    bool isState = isPaired(argument) && evidence[argument] == Evidence::Proof;
    return !isState && !facts.isNumberArgument(argument);
  });
}

/// Whether the result reads some of what a loss reads, where that is known.
bool PairCheck::readsSomeLossData(unsigned result) const {
  const llvm::BitVector &reads = facts.getDependences(result);
  return lossData.empty() ||
         llvm::any_of(lossData, [&](const llvm::BitVector &data) { return data.anyCommon(reads); });
}

/// Whether the result reads all that some loss reads: so do gradients and what is made of them.
bool PairCheck::readsLossData(unsigned result) const {
  const llvm::BitVector &reads = facts.getDependences(result);
  return llvm::any_of(lossData, [&](const llvm::BitVector &data) {
    llvm::BitVector missing = data;
    missing.reset(reads);
    return missing.none();
  });
}

/// Whether the new value is the old one, kept for the most part, and sums over data: batch
/// statistics, which read the inputs but not the labels; how often each number occurs.
bool PairCheck::averagesData(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  if (!ways[argument] || !ways[argument]->keeps || isUnchanged(argument) ||
      facts.mixes(argument, next) || facts.isProduct(next, argument))
    return false;
  if (sumsLosses(argument))
    return false;
  // A sum keeps all of it: of rewards and what is expected to follow, too.
  if (ways[argument]->adds && !facts.isNumberArgument(argument) &&
      !facts.followsOther(argument, next))
    return false;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (!isPaired(i) && !facts.isNumberArgument(i) && !facts.isKey(i) &&
        (facts.mixes(i, next) || facts.addsWhere(i, next)))
      return true;
  return false;
}

/// Whether the new value is computed, element by element, from that of a state that is trained.
bool PairCheck::averagesState(unsigned argument) const {
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != argument && isPaired(i) && facts.mixes(i, draft.arguments[i].next) &&
        readsLossData(draft.arguments[i].next) &&
        facts.isUpdateOf(draft.arguments[argument].next, draft.arguments[i].next))
      return true;
  return false;
}

/// Whether the new value of something that is trained is computed from it, element by element: of
/// the parameter's shape, as moments and the last parameter are.
bool PairCheck::isOptimizers(unsigned argument) const {
  return !facts.isNumberArgument(argument) && llvm::any_of(readers[argument], [&](unsigned result) {
    return replaced[result] >= 0 && readsLossData(result);
  });
}

/// Whether the new value is another state as it was, whose own new value is another one.
bool PairCheck::isLast(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  return !facts.isNumberArgument(argument) &&
         llvm::any_of(llvm::seq<unsigned>(0, draft.arguments.size()), [&](unsigned other) {
           return other != argument && isPaired(other) && facts.isUnchanged(next, other) &&
                  !facts.isUnchanged(draft.arguments[other].next, other);
         });
}

/// A number that only counts on.
bool PairCheck::isCounter(unsigned argument) const {
  return facts.isNumberArgument(argument) && ways[argument] && ways[argument]->adds &&
         !isUnchanged(argument) &&
         facts.getDependences(draft.arguments[argument].next).count() == 1;
}

/// An integer that is moved on by constants alone, of which a key is made: a generator of the
/// step's own.
bool PairCheck::isSeed(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  return facts.isNumberArgument(argument) && !isUnchanged(argument) &&
         facts.getDependences(next).count() == 1 && facts.isMadeKey(next);
}

/// Whether a tensor is added to by what is made of another one's new value, and neither reads
/// anything else but numbers: a moment, of a gradient that is zero.
bool PairCheck::followsMoment(unsigned argument, unsigned moment) const {
  auto readsOnly = [&](unsigned state, ArrayRef<unsigned> known) {
    return llvm::all_of(facts.getDependences(draft.arguments[state].next).set_bits(),
                        [&](unsigned each) {
                          return llvm::is_contained(known, each) || facts.isNumberArgument(each);
                        });
  };
  return argument != moment && isPaired(argument) && isPaired(moment) && ways[argument] &&
         ways[moment] && ways[argument]->adds && ways[moment]->keeps && !isUnchanged(argument) &&
         !isUnchanged(moment) && !facts.isNumberArgument(argument) &&
         llvm::is_contained(readers[moment], draft.arguments[argument].next) &&
         readsOnly(moment, {moment}) && readsOnly(argument, {argument, moment}) &&
         facts.isUpdateOf(draft.arguments[argument].next, draft.arguments[moment].next);
}

bool PairCheck::hasOwnMoment(unsigned argument) const {
  if (facts.isNumberArgument(argument) ||
      facts.getDependences(draft.arguments[argument].next).count() > kMostOfMoment)
    return false;
  return llvm::any_of(llvm::seq<unsigned>(0, draft.arguments.size()), [&](unsigned i) {
    return followsMoment(argument, i) || followsMoment(i, argument);
  });
}

/// What reads itself by sums or products, as what is trained does.
llvm::BitVector PairCheck::findTrained(unsigned beside) const {
  llvm::BitVector trained(draft.arguments.size());
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != beside && isPaired(i) && facts.mixes(i, draft.arguments[i].next))
      trained.set(i);
  return trained;
}

/// Whether the new value may be a gradient that is returned: it reads all that the loss reads, and
/// reads the argument element by element, keeping little of it, as what parameters are pulled to (a
/// reference). The loss reads that as it is; moments it may read when they are new.
bool PairCheck::mayBeGradient(unsigned argument) const {
  unsigned next = draft.arguments[argument].next;
  const std::optional<UpdateEdge> &way = ways[argument];
  if (!way || way->keeps || way->adds || way->isIdentity || isDonated(argument) ||
      facts.isNumberArgument(argument) || draft.arguments[argument].isGiven ||
      facts.mixes(argument, next) || !readsLossData(next))
    return false;
  auto isPulled = [&](unsigned i) {
    return i != argument && isPaired(i) && facts.mixes(i, draft.arguments[i].next) &&
           facts.meet(argument, i);
  };
  auto isLossOfIt = [&](unsigned i) {
    return replaced[i] < 0 && facts.isNumberResult(i) && facts.mixes(argument, i) &&
           llvm::is_contained(facts.findArgumentsBeside(i, next), argument);
  };
  return llvm::any_of(llvm::seq<unsigned>(0, draft.arguments.size()), isPulled) &&
         llvm::any_of(llvm::seq<unsigned>(0, draft.results.size()), isLossOfIt);
}

PairCheck::Evidence PairCheck::weigh(unsigned argument) const {
  if (draft.arguments[argument].isGiven || isDonated(argument) || facts.isKey(argument) ||
      isCounter(argument) || isSeed(argument) || averagesData(argument) || hasOwnMoment(argument) ||
      (!anyDonated && facts.isMovedOn(draft.arguments[argument].next, argument)) ||
      (!ways[argument] && facts.isCarriedOn(draft.arguments[argument].next, argument)))
    return Evidence::Proof;
  if (!isUnchanged(argument) && (isOptimizers(argument) || isLast(argument)))
    return Evidence::Proof;
  if (!readsLossData(draft.arguments[argument].next))
    return Evidence::None;
  if (facts.isNumberArgument(argument))
    return Evidence::Number;
  unsigned next = draft.arguments[argument].next;
  bool isTrained = facts.mixes(argument, next) && !facts.isProduct(next, argument);
  return isTrained || averagesState(argument) ? Evidence::Proof : Evidence::Data;
}

/// The best evidence in the smallest tree of results around one result that tells: `None` if that
/// tree holds a number of the data that replaces nothing (what replaces nothing and reads no data
/// may be a state that is overwritten: a scheduled rate); no value if no tree tells.
std::optional<PairCheck::Evidence> PairCheck::weighSiblings(unsigned result) const {
  for (size_t depth = paths[result].size(); depth-- > 1;) {
    bool hasOther = false, hasProof = false;
    auto visit = [&](unsigned other) {
      if (paths[other].size() < depth ||
          ArrayRef(paths[other]).take_front(depth) != ArrayRef(paths[result]).take_front(depth))
        return false;
      hasOther |= replaced[other] < 0 && readsRows(other);
      hasProof |=
          other != result && replaced[other] >= 0 && evidence[replaced[other]] == Evidence::Proof;
      return true;
    };
    for (unsigned i = result; i < paths.size() && visit(i); ++i)
      ;
    for (unsigned i = result; i-- > 0 && visit(i);)
      ;
    if (hasProof)
      return Evidence::Proof;
    if (hasOther)
      return Evidence::None;
  }
  return std::nullopt;
}

/// Whether the arguments before (`step` = -1) or after it are replaced by the results before or
/// after its own, up to one that stands by itself.
bool PairCheck::isNextToProof(unsigned argument, int step) const {
  int64_t result = draft.arguments[argument].next;
  for (int64_t i = argument; i >= 0 && i < static_cast<int64_t>(evidence.size());
       i += step, result += step) {
    if (draft.arguments[i].next != result)
      return false;
    if (evidence[i] == Evidence::Proof)
      return true;
  }
  return false;
}

/// The next argument in this direction that is known to be a state, -1 if there is none.
int64_t PairCheck::findProof(int64_t argument, int step) const {
  for (int64_t i = argument + step; i >= 0 && i < static_cast<int64_t>(evidence.size()); i += step)
    if (isPaired(i) && evidence[i] == Evidence::Proof)
      return i;
  return -1;
}

/// Whether the argument and its new value stand between the same two known states, in one tree of
/// results: nothing but states is returned within a tree of them.
bool PairCheck::isAmongStates(unsigned argument) const {
  int64_t before = findProof(argument, -1), after = findProof(argument, 1);
  if (before < 0 || after < 0)
    return false;
  int64_t result = draft.arguments[argument].next;
  int64_t first = draft.arguments[before].next, last = draft.arguments[after].next;
  return first < result && result < last && !paths[first].empty() && !paths[last].empty() &&
         paths[first].front() == paths[last].front();
}

/// Whether the new value stands in a tree of states whose arguments are in the order of results,
/// and the argument does not stand among those: a rate that is given from outside, and written
/// down.
bool PairCheck::isOutOfOrder(unsigned argument) const {
  int64_t result = draft.arguments[argument].next, last = -1, before = -1, after = -1;
  for (int64_t i = 0; i < static_cast<int64_t>(paths.size()); ++i) {
    bool isNeighbour = i != result && replaced[i] >= 0 && !paths[i].empty() &&
                       !paths[result].empty() && paths[i].front() == paths[result].front() &&
                       evidence[replaced[i]] == Evidence::Proof;
    if (!isNeighbour)
      continue;
    if (replaced[i] < last)
      return false;
    last = replaced[i];
    if (i < result)
      before = last;
    else if (after < 0)
      after = last;
  }
  return (after >= 0 && argument > after) || (before >= 0 && argument < before);
}

bool import::isReportedOfRows(const EntryDraft &draft, const StepFacts &facts,
                              const UpdateEdge &edge,
                              llvm::function_ref<bool(unsigned argument)> isOpen) {
  return !edge.keeps && !edge.adds && !edge.isIdentity && !facts.isNumberArgument(edge.argument) &&
         standsApart(draft, edge.argument, edge.result) &&
         facts.readsAllOfType(edge.result, isOpen);
}

bool PairCheck::isOfRows(unsigned argument) const {
  return ways[argument] && !isDonated(argument) && !draft.arguments[argument].isGiven &&
         isReportedOfRows(draft, facts, *ways[argument],
                          [&](unsigned other) { return !isPaired(other); });
}

PairCheck::Verdict PairCheck::judge(unsigned argument) const {
  if (isUnchanged(argument) && !isDonated(argument) && !draft.arguments[argument].isGiven &&
      isOutOfOrder(argument))
    return Verdict::Drop;
  if (evidence[argument] == Evidence::Proof)
    return Verdict::Keep;
  if (isAmongStates(argument))
    return Verdict::Keep;
  bool isNumber = evidence[argument] == Evidence::Number;
  std::optional<Evidence> siblings = weighSiblings(draft.arguments[argument].next);
  if (siblings == Evidence::Proof)
    return Verdict::Keep;
  if (siblings == Evidence::None)
    return isNumber ? Verdict::Ask : Verdict::Drop;
  bool before = isNextToProof(argument, -1), after = isNextToProof(argument, 1);
  if (isOfRows(argument))
    return Verdict::Drop;
  if (evidence[argument] == Evidence::Data)
    return before || after ? Verdict::Keep : anyDonated ? Verdict::Drop : Verdict::Ask;
  bool isScalar = facts.isNumberArgument(argument);
  // A rate at the end of a list of states is one; a tensor there may be data.
  if ((before && after) || ((before || after) && isScalar && !isUnchanged(argument)))
    return Verdict::Keep;
  if (anyDonated)
    return isNumber ? Verdict::Ask : Verdict::Drop;
  if (isUnchanged(argument))
    return Verdict::Drop;
  // Added to a loss it may be given: a margin.
  return isNumber && !sumsLosses(argument) ? Verdict::Keep : Verdict::Ask;
}

/// Takes the wrong pairs back. False if there is none.
bool PairCheck::drop(llvm::function_ref<bool(unsigned argument)> isWrong) {
  SmallVector<unsigned> wrong;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (isPaired(i) && isWrong(i))
      wrong.push_back(i);
  for (unsigned argument : wrong)
    draft.arguments[argument].next = -1;
  return !wrong.empty();
}

/// Pairs a key with the new one that is made of it and stands apart from metrics. False, to ask, if
/// there are several.
bool PairCheck::pairNewKey(unsigned argument) {
  SmallVector<unsigned> made;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    const llvm::BitVector &reads = facts.getDependences(i);
    if (replaced[i] < 0 && entry().getResultTypes()[i] == entry().getArgumentTypes()[argument] &&
        reads.test(argument) && reads.count() == 1 && !facts.isUnchanged(i, argument) &&
        weighSiblings(i) != Evidence::None)
      made.push_back(i);
  }
  if (made.size() == 1)
    draft.arguments[argument].next = made.front();
  if (made.size() <= 1)
    return true;
  std::string places;
  for (unsigned i : made)
    places += (places.empty() ? "next=" : " or next=") + std::to_string(i);
  draft.arguments[argument].reason = "could be a state with " + places + ", or no state";
  return false;
}

/// The key that a step was given, for the record.
bool PairCheck::dropReportedKeys() {
  SmallVector<unsigned> reported;
  drop([&](unsigned argument) {
    bool isReported = facts.isKey(argument) && isUnchanged(argument) && !isDonated(argument) &&
                      !draft.arguments[argument].isGiven &&
                      weighSiblings(draft.arguments[argument].next) == Evidence::None;
    if (isReported)
      reported.push_back(argument);
    return isReported;
  });
  bool isClear = true;
  for (unsigned argument : reported)
    isClear &= pairNewKey(argument);
  return isClear;
}

bool PairCheck::dropReported() {
  collect();
  // Not what stands among states: a rate that an optimizer estimates.
  if (drop([&](unsigned argument) { return isWeightOfTerm(argument) && !isAmongStates(argument); }))
    collect();
  bool isClear = dropReportedKeys();
  drop([&](unsigned argument) {
    bool isSure = evidence[argument] == Evidence::Proof || evidence[argument] == Evidence::Number;
    return !isSure && !isAmongStates(argument) &&
           weighSiblings(draft.arguments[argument].next) == Evidence::None;
  });
  return isClear;
}

bool PairCheck::run() {
  do {
    collect();
    // A step that returns nothing but its state has no metrics to confuse.
    if (!hasNumber)
      return !ask([&](unsigned argument) { return mayBeLoss(argument); });
    if (!llvm::is_contained(evidence, Evidence::Proof))
      return true;
  } while (drop([&](unsigned argument) { return judge(argument) == Verdict::Drop; }));
  return !ask([&](unsigned argument) {
    return judge(argument) == Verdict::Ask || mayBeGradient(argument);
  });
}

/// Takes doubtful pairs back, to ask for them. False if there is none.
bool PairCheck::ask(llvm::function_ref<bool(unsigned argument)> isDoubtful) {
  SmallVector<unsigned> asked;
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (!isPaired(i) || !isDoubtful(i))
      continue;
    RoleDraft &role = draft.arguments[i];
    role.reason = "could be a state with next=" + std::to_string(role.next) + ", or no state";
    asked.push_back(i);
  }
  for (unsigned argument : asked)
    draft.arguments[argument].next = -1;
  return !asked.empty();
}

bool import::dropReported(EntryDraft &draft, const StepFacts &facts) {
  return PairCheck(draft, facts).dropReported();
}

bool import::checkPairs(EntryDraft &draft, const StepFacts &facts) {
  return PairCheck(draft, facts).run();
}
