//===- MovedStates.cpp - What stays, and what moves on to the next place ----------------===//
#include "Pairing.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// Of two states of one type one is added to for both results, and the other one takes part in one:
/// (x, y) becomes (y - g, y - g + b (y - g - x)), steps that look ahead. By what makes them x would
/// be replaced by the second, by the order of arguments and results by the first: nothing is taken.
bool Pairing::isContested(const UpdateEdge &edge) {
  for (const UpdateEdge &made : edges) {
    if (made.argument != edge.argument || made.result == edge.result || !made.adds ||
        made.isIdentity)
      continue;
    SmallVector<const UpdateEdge *, 2> others;
    for (const UpdateEdge &other : edges)
      if (other.result == made.result && other.argument != edge.argument)
        others.push_back(&other);
    if (others.size() != 1 || others.front()->adds ||
        (others.front()->argument < edge.argument) == (made.result < edge.result))
      continue;
    contested.push_back({others.front()->argument, edge.result});
    contested.push_back({edge.argument, made.result});
    unsigned results[] = {edge.result, made.result};
    llvm::erase_if(
        edges, [&](const UpdateEdge &each) { return llvm::is_contained(results, each.result); });
    return true;
  }
  return false;
}

/// A value that is returned as it is, and from which, with one other argument, another result is
/// made. Either it stays, and the other result is an average of it; or it moves on to the other
/// argument's place, as the last but one of a sequence: (x, last) becomes (2x - last - g, x). The
/// result replaces what it keeps the most of, and states come out in the order in which they went
/// in; where the two disagree nothing is taken.
bool Pairing::takeMoved() {
  std::vector<SmallVector<const UpdateEdge *, 2>> ofArgument(draft.arguments.size());
  std::vector<SmallVector<const UpdateEdge *, 2>> ofResult(draft.results.size());
  for (const UpdateEdge &edge : edges) {
    ofArgument[edge.argument].push_back(&edge);
    ofResult[edge.result].push_back(&edge);
  }
  for (const UpdateEdge &same : edges) {
    if (!same.isIdentity || ofResult[same.result].size() != 1 ||
        ofArgument[same.argument].size() != 2)
      continue;
    const UpdateEdge *made = ofArgument[same.argument][ofArgument[same.argument][0] == &same];
    if (ofResult[made->result].size() != 2)
      continue;
    const UpdateEdge *other = ofResult[made->result][ofResult[made->result][0] == made];
    if (other->isIdentity || ofArgument[other->argument].size() != 1)
      continue;
    bool isCrossed = (same.argument < other->argument) != (same.result < made->result);
    TreePair stays[] = {{same.argument, same.result}, {other->argument, made->result}};
    TreePair moves[] = {{same.argument, made->result}, {other->argument, same.result}};
    bool isClear = made->keeps == other->keeps || made->keeps == isCrossed;
    for (TreePair pair : isCrossed ? moves : stays) {
      if (!isClear)
        contested.push_back(pair);
      else
        draft.arguments[pair.argument].next = pair.result;
    }
    unsigned results[] = {same.result, made->result};
    llvm::erase_if(
        edges, [&](const UpdateEdge &edge) { return llvm::is_contained(results, edge.result); });
    return true;
  }
  return false;
}

/// Whether no open argument becomes the result element by element.
bool Pairing::isUnmade(unsigned result) const {
  return isOpenResult(result) &&
         llvm::none_of(edges, [&](const UpdateEdge &edge) { return edge.result == result; });
}

/// A tensor that is returned as it is for the place of another one, of which nothing is made
/// element by element, while its own place is overwritten: the gradient, as the last one. Where the
/// donation names both places, it moves on: else the other one would be donated for nothing. Where
/// nothing is donated, it may as well stay.
bool Pairing::takeShifted() {
  func::FuncOp entry = draft.entry;
  auto isFree = [&](unsigned argument) {
    auto hasEdge = [&](const UpdateEdge &edge) { return edge.argument == argument; };
    return isOpenArgument(argument) && llvm::none_of(edges, hasEdge);
  };
  for (const UpdateEdge &same : edges) {
    Type type = entry.getArgumentTypes()[same.argument];
    if (!same.isIdentity || facts.isNumberArgument(same.argument) || facts.isKey(same.argument))
      continue;
    SmallVector<TreePair> readings;
    for (unsigned other = 0; other < draft.arguments.size(); ++other) {
      int64_t own = static_cast<int64_t>(same.result) + same.argument - other;
      if (other == same.argument || own < 0 || own >= static_cast<int64_t>(draft.results.size()) ||
          !isFree(other) || !isUnmade(own) || entry.getArgumentTypes()[other] != type ||
          entry.getResultTypes()[own] != type)
        continue;
      TreePair moved{same.argument, static_cast<unsigned>(own)}, overwritten{other, same.result};
      if (isDonatedTo(moved.argument, moved.result) && isDonatedTo(other, same.result)) {
        take(moved.argument, moved.result);
        take(overwritten.argument, overwritten.result);
        return true;
      }
      if (!isAnyDonated() && !facts.reachesMatmul(other))
        readings.append({moved, overwritten});
    }
    if (readings.empty())
      continue;
    readings.push_back({same.argument, same.result});
    contested.insert(contested.end(), readings.begin(), readings.end());
    llvm::erase_if(
        edges, [result = same.result](const UpdateEdge &edge) { return edge.result == result; });
    return true;
  }
  return false;
}

/// Whether what is made of a value that is returned as it is at its own place may overwrite
/// `other`, which stands where the result does: as the donation has it, or where nothing is donated
/// if sums alone are read of it.
bool Pairing::mayOverwrite(const UpdateEdge &same, const UpdateEdge &made, int64_t other) const {
  if (other < 0 || other >= static_cast<int64_t>(draft.arguments.size()) ||
      !isOpenArgument(other) ||
      llvm::any_of(edges, [&](const UpdateEdge &edge) { return edge.argument == other; }))
    return false;
  if (isDonatedTo(same.argument, same.result))
    return isDonatedTo(other, made.result);
  ArrayRef<Type> types = draft.entry.getArgumentTypes();
  return !isAnyDonated() && !facts.isNumberArgument(same.argument) && !facts.reachesMatmul(other) &&
         types[other] == types[same.argument];
}

/// A value that is returned as it is, and of which something is made for the place of another one,
/// which nothing else is made of. Where the donation has both at their own places a number that is
/// added to stays, and the second one is overwritten (a step's size, as far from a given middle as
/// sums over steps say). So does a tensor that is not added to (a mask, in the last gradient); one
/// that is may move on (the last parameters, of which a rate is made). Where nothing is donated, it
/// is asked for.
bool Pairing::takeStanding() {
  for (const UpdateEdge &same : edges) {
    if (!same.isIdentity)
      continue;
    bool isNumber = facts.isNumberArgument(same.argument);
    for (const UpdateEdge &made : edges) {
      int64_t place = static_cast<int64_t>(same.argument) + made.result - same.result;
      bool isOverwriting = isNumber ? made.adds : !made.adds || !isAnyDonated();
      if (made.argument != same.argument || made.isIdentity || !isOverwriting ||
          !mayOverwrite(same, made, place))
        continue;
      TreePair stays{same.argument, same.result},
          overwritten{static_cast<unsigned>(place), made.result};
      if (isAnyDonated()) {
        take(stays.argument, stays.result);
        take(overwritten.argument, overwritten.result);
        return true;
      }
      contested.insert(contested.end(), {stays,
                                         overwritten,
                                         {stays.argument, overwritten.result},
                                         {overwritten.argument, stays.result}});
      llvm::erase_if(edges, [&](const UpdateEdge &edge) {
        return edge.result == stays.result || edge.result == overwritten.result;
      });
      return true;
    }
  }
  return false;
}

/// Types of which as many results as arguments are open.
llvm::DenseSet<Type> Pairing::findEven() const {
  func::FuncOp entry = draft.entry;
  llvm::DenseMap<Type, int64_t> counts;
  llvm::DenseSet<int64_t> replaced;
  for (auto [number, type] : llvm::enumerate(entry.getArgumentTypes())) {
    counts[type] += isOpenArgument(number);
    replaced.insert(draft.arguments[number].next);
  }
  for (auto [number, type] : llvm::enumerate(entry.getResultTypes()))
    counts[type] -= !draft.results[number].kind && !replaced.contains(number);
  llvm::DenseSet<Type> even;
  for (auto [type, count] : counts)
    if (count == 0)
      even.insert(type);
  return even; // looked up only
}

/// What a new value is made into by products, beside it, replaces another argument, of which
/// nothing is made, where there are as many: signs of a gradient, times steps that grew or shrank.
/// Not what is added to an argument: that one's new value.
void Pairing::dropMadeOfNew() {
  llvm::DenseSet<Type> even = findEven();
  llvm::DenseMap<unsigned, SmallVector<UpdateEdge>> kept; // of each argument
  llvm::DenseSet<unsigned> added;
  for (const UpdateEdge &edge : edges) {
    if (!edge.isIdentity && edge.keeps)
      kept[edge.argument].push_back(edge);
    if (edge.adds)
      added.insert(edge.result);
  }
  llvm::erase_if(edges, [&](const UpdateEdge &edge) {
    return !edge.adds && !edge.isIdentity && !added.contains(edge.result) &&
           !facts.isNumberArgument(edge.argument) &&
           even.contains(draft.entry.getArgumentTypes()[edge.argument]) &&
           llvm::any_of(kept[edge.argument], [&](const UpdateEdge &other) {
             return other.result != edge.result && facts.isUpdateOf(edge.result, other.result) &&
                    !facts.isUpdateOf(other.result, edge.result) && !isReported(other.result);
           });
  });
}

/// What parameters are pulled to, and a moment keeps nothing of, is not replaced by the moment,
/// which another argument is kept in.
void Pairing::dropPulling() {
  std::vector<UpdateEdge> all = edges;
  llvm::erase_if(edges, [&](const UpdateEdge &edge) {
    auto isKept = [&](const UpdateEdge &other) {
      return other.result == edge.result && other.argument != edge.argument && other.keeps;
    };
    auto isPulled = [&](const UpdateEdge &other) {
      return other.argument != edge.argument && other.result != edge.result && other.adds &&
             facts.mixes(other.argument, other.result) && facts.meet(edge.argument, other.argument);
    };
    return !edge.keeps && !edge.adds && !edge.isIdentity &&
           !facts.isNumberArgument(edge.argument) && !isDonated(edge.argument) &&
           !facts.mixes(edge.argument, edge.result) && llvm::any_of(all, isKept) &&
           llvm::any_of(all, isPulled);
  });
}

/// Of two tensors of one type one is added to, and both come back in each other's place: the other
/// one may stay, or they take turns (one of two players moves a step). Nothing tells.
void Pairing::dropSwapped() {
  auto isOnly = [&](const UpdateEdge &edge) {
    return llvm::count_if(edges, [&](const UpdateEdge &other) {
             return other.argument == edge.argument || other.result == edge.result;
           }) == 1;
  };
  SmallVector<std::pair<UpdateEdge, UpdateEdge>> swapped;
  for (const UpdateEdge &same : edges)
    for (const UpdateEdge &made : edges) {
      bool isCrossed = static_cast<int64_t>(made.argument) - same.argument ==
                       static_cast<int64_t>(same.result) - made.result;
      if (same.isIdentity && made.adds && !made.isIdentity && isCrossed &&
          made.argument != same.argument && !facts.isNumberArgument(same.argument) &&
          facts.reachesMatmul(same.argument) && !isDonated(same.argument) && isOnly(same) &&
          isOnly(made) &&
          draft.entry.getArgumentTypes()[same.argument] ==
              draft.entry.getArgumentTypes()[made.argument])
        swapped.push_back({same, made});
    }
  for (const auto &[same, made] : swapped) {
    contested.insert(contested.end(), {{same.argument, same.result},
                                       {same.argument, made.result},
                                       {made.argument, made.result},
                                       {made.argument, same.result}});
    llvm::erase_if(edges, [results = {same.result, made.result}](const UpdateEdge &edge) {
      return llvm::is_contained(results, edge.result);
    });
  }
}

/// A state that is returned as it was, beside its new value: what it was at the last step, of the
/// one argument of its type that meets it element by element (the last parameters, in a step's
/// difference, or in a penalty).
void Pairing::pairLast() {
  func::FuncOp entry = draft.entry;
  for (unsigned result = 0; result < draft.results.size(); ++result) {
    if (!isOpenResult(result) || isReported(result))
      continue;
    SmallVector<unsigned> met;
    for (unsigned state = 0; state < draft.arguments.size(); ++state) {
      bool isLast = draft.arguments[state].next >= 0 && !facts.isNumberArgument(state) &&
                    facts.isUnchanged(result, state) &&
                    !facts.isUnchanged(draft.arguments[state].next, state);
      for (unsigned i = 0; isLast && i < draft.arguments.size(); ++i)
        if (isOpenArgument(i) && entry.getArgumentTypes()[i] == entry.getArgumentTypes()[state] &&
            facts.meet(i, state))
          met.push_back(i);
    }
    if (met.size() == 1)
      take(met.front(), result);
    else
      for (unsigned argument : met)
        unclear.push_back({argument, result});
  }
}

/// A memory whose elements move on (the largest values of the last steps), beside what is new: at
/// its place next to a known state.
void Pairing::pairQueues() {
  func::FuncOp entry = draft.entry;
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
    if (!isOpenArgument(argument) || facts.isNumberArgument(argument) || facts.isKey(argument) ||
        (isAnyDonated() && !isDonated(argument)))
      continue;
    for (unsigned result = 0; result < draft.results.size(); ++result)
      if (isOpenResult(result) && !isReported(result) && isNextToState(argument, result) &&
          entry.getArgumentTypes()[argument] == entry.getResultTypes()[result] &&
          facts.isMovedOn(result, argument)) {
        take(argument, result);
        break;
      }
  }
}

/// The carry of a recurrent network, of which nothing is kept element by element: next to a known
/// state among arguments and results alike it is a state. Elsewhere it is asked for: an author may
/// begin every step with a carry of its own.
void Pairing::pairCarried() {
  func::FuncOp entry = draft.entry;
  auto isCarry = [&](unsigned argument, unsigned result) {
    return isOpenResult(result) && !isReported(result) &&
           entry.getArgumentTypes()[argument] == entry.getResultTypes()[result] &&
           facts.isCarriedOn(result, argument);
  };
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
    auto type = cast<RankedTensorType>(entry.getArgumentTypes()[argument]);
    if (!isOpenArgument(argument) || type.getRank() < 2 || !isa<FloatType>(type.getElementType()) ||
        (isAnyDonated() && !isDonated(argument)))
      continue;
    SmallVector<unsigned> found;
    for (unsigned result = 0; result < draft.results.size(); ++result)
      if (isCarry(argument, result))
        found.push_back(result);
    if (found.size() == 1 && isNextToState(argument, found.front()))
      take(argument, found.front());
    else
      for (unsigned result : found)
        unclear.push_back({argument, result});
  }
}
