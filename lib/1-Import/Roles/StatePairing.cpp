#include "StatePairing.h"

#include "DoubtfulPairs.h"
#include "Pairing.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

bool Pairing::isDonatedTo(unsigned argument, unsigned result) const {
  auto alias = draft.entry.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output");
  return alias && alias.getInt() == result;
}

/// Results with one candidate, which is no other such result's candidate.
bool Pairing::takeForced() {
  std::vector<unsigned> candidates(draft.results.size(), 0);
  for (const UpdateEdge &edge : edges)
    ++candidates[edge.result];
  std::vector<unsigned> claims(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    claims[edge.argument] += candidates[edge.result] == 1;
  std::vector<UpdateEdge> forced;
  for (const UpdateEdge &edge : edges)
    if (candidates[edge.result] == 1 && claims[edge.argument] == 1 &&
        !hasRivalSum(edge, [](unsigned) { return true; }))
      forced.push_back(edge);
  for (const UpdateEdge &edge : forced) {
    if (isContested(edge))
      return true;
    take(edge.argument, edge.result);
  }
  return !forced.empty();
}

/// The argument that is donated for a result which decays it and adds one that is not: returns that
/// are summed up, and rewards. Where nothing is donated, the one that alone stands next to a known
/// state as the result does.
std::optional<unsigned> Pairing::findDecayed(const UpdateEdge &added) const {
  if (isDonated(added.argument))
    return std::nullopt;
  bool isPlaced = !isAnyDonated() && !isNextToState(added.argument, added.result);
  for (const UpdateEdge &edge : edges)
    if (edge.result == added.result && edge.argument != added.argument && edge.keeps &&
        (isDonatedTo(edge.argument, edge.result) ||
         (isPlaced && isNextToState(edge.argument, edge.result))))
      return edge.argument;
  return std::nullopt;
}

/// new = old + update, where neither side has another such candidate.
bool Pairing::takeAdding() {
  std::vector<unsigned> ofResult(draft.results.size(), 0), ofArgument(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    if (edge.adds && !edge.isIdentity) {
      ++ofResult[edge.result];
      ++ofArgument[edge.argument];
    }
  std::vector<UpdateEdge> clear;
  for (const UpdateEdge &edge : edges)
    if (edge.adds && !edge.isIdentity && ofResult[edge.result] == 1 &&
        ofArgument[edge.argument] == 1 && !isAnnealed(edge.argument))
      clear.push_back(edge);
  // Those that decay nothing first: others are told by their places beside these.
  bool takesAny = false;
  auto decays = [&](const UpdateEdge &edge) {
    return llvm::any_of(edges, [&](const UpdateEdge &other) {
      return other.result == edge.result && other.argument != edge.argument && other.keeps;
    });
  };
  std::vector<UpdateEdge> decaying;
  for (const UpdateEdge &edge : clear)
    if (!isDonated(edge.argument) && decays(edge))
      decaying.push_back(edge);
    else
      take(edge.argument, edge.result), takesAny = true;
  if (!takesAny)
    for (const UpdateEdge &edge : decaying)
      take(findDecayed(edge).value_or(edge.argument), edge.result);
  return !clear.empty();
}

/// Whether nothing else may replace the argument, a tensor, than a result which reads it, and which
/// stands beside known states as it does.
bool Pairing::isPlaceOf(unsigned argument, unsigned result) const {
  return isOpenArgument(argument) && !facts.isNumberArgument(argument) &&
         draft.entry.getArgumentTypes()[argument] == draft.entry.getResultTypes()[result] &&
         facts.getDependences(result).test(argument) &&
         llvm::none_of(edges, [&](const UpdateEdge &edge) { return edge.argument == argument; }) &&
         isNextToState(argument, result);
}

/// A result that is merely written into an argument, where the place is another one's: a table of
/// which one row is learnt, all others being put back from a copy that stays. Donation says so;
/// where nothing is donated it is asked for.
bool Pairing::takeWritten() {
  for (const UpdateEdge &edge : edges) {
    unsigned result = edge.result;
    if (!edge.copies || edge.isIdentity || isDonated(edge.argument) ||
        llvm::any_of(edges, [&](const UpdateEdge &other) {
          return other.result == result && other.argument != edge.argument;
        }))
      continue;
    for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
      if (!isPlaceOf(argument, result) || (isAnyDonated() && !isDonatedTo(argument, result)))
        continue;
      if (isDonatedTo(argument, result)) {
        take(argument, result);
        return true;
      }
      contested.push_back({edge.argument, result});
      contested.push_back({argument, result});
      llvm::erase_if(edges, [&](const UpdateEdge &each) { return each.result == result; });
      return true;
    }
  }
  return false;
}

/// An argument that is returned both as it is and changed is replaced by the changed one.
bool Pairing::takeChanged() {
  std::vector<unsigned> changed(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    changed[edge.argument] += !edge.isIdentity;
  size_t before = edges.size();
  llvm::erase_if(
      edges, [&](const UpdateEdge &edge) { return edge.isIdentity && changed[edge.argument] > 0; });
  return edges.size() != before;
}

/// Whether the result may replace the argument: an elementwise way leads from one to the other, or
/// none leads to the result at all.
bool Pairing::fits(unsigned argument, unsigned result) const {
  func::FuncOp entry = draft.entry;
  if (entry.getArgumentTypes()[argument] != entry.getResultTypes()[result])
    return false;
  bool any = false;
  for (const UpdateEdge &edge : edges) {
    if (edge.argument == argument && edge.result == result)
      return true;
    any |= edge.result == result;
  }
  return !any;
}

/// Whether the argument is one that a step overwrites: the last gradient, which no matmul of the
/// step reads, or a copy of another state in another precision. A parameter whose gradient is
/// returned is none.
bool Pairing::isOverwritten(TreePair pair) const {
  if (!facts.reachesMatmul(pair.argument))
    return true;
  for (const RoleDraft &argument : draft.arguments)
    if (argument.next >= 0 && facts.isUpdateOf(pair.result, argument.next))
      return true;
  return false;
}

/// Whether known states stand right before and right after the tree, among arguments and results:
/// vectors of power iterations between parameters and an optimizer's state.
bool Pairing::isBetweenStates(ArrayRef<TreePair> tree) const {
  TreePair first = tree.front(), last = tree.back();
  return first.argument > 0 && last.argument + 1 < draft.arguments.size() && first.result > 0 &&
         draft.arguments[first.argument - 1].next == static_cast<int64_t>(first.result) - 1 &&
         draft.arguments[last.argument + 1].next == static_cast<int64_t>(last.result) + 1;
}

/// States that are overwritten, or that mix with others of their type, by their place in the tree.
bool Pairing::takeOrdered() {
  unclear.clear();
  bool any = false;
  auto canReplace = [&](TreePair pair) { return fits(pair.argument, pair.result); };
  for (const TreePair &pair : findByOrder(draft, canReplace)) {
    if (!isOpenArgument(pair.argument) || !isOpenResult(pair.result))
      continue;
    take(pair.argument, pair.result);
    any = true;
  }
  if (any)
    return true;
  for (const std::vector<TreePair> &tree : findTrees(draft, canReplace)) {
    if (!isBetweenStates(tree) &&
        !llvm::all_of(tree, [&](TreePair pair) { return isOverwritten(pair); })) {
      for (TreePair pair : tree)
        unclear.push_back(pair);
      continue;
    }
    for (TreePair pair : tree)
      take(pair.argument, pair.result);
    return true;
  }
  return false;
}

/// Whether an argument beside `first` to `last` that may be data has as many rows: what stands
/// where data went in may be computed of it (a reconstruction).
bool Pairing::mayBeRows(unsigned argument, unsigned first, unsigned last) const {
  func::FuncOp entry = draft.entry;
  auto getRows = [&](unsigned index) {
    auto type = cast<RankedTensorType>(entry.getArgumentTypes()[index]);
    return type.getRank() > 0 ? type.getDimSize(0) : 1;
  };
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if ((i < first || i > last) && isOpenArgument(i) && !facts.isKey(i) &&
        getRows(i) == getRows(argument))
      return true;
  return false;
}

/// Arguments `first` to `last` in the places of as many results, if the types are those and what
/// makes the results says nothing else: each is made, element by element, of its argument, or of
/// none but such as have a place of their own. Numbers are left: a rate and a loss look alike.
bool Pairing::takePlaces(unsigned first, unsigned last) {
  unsigned result = draft.arguments[first - 1].next + 1;
  auto getPlace = [&](unsigned argument) { return result + (argument - first); };
  auto hasEdge = [&](unsigned argument) {
    return llvm::any_of(edges, [&](const UpdateEdge &edge) {
      return edge.argument == argument && edge.result == getPlace(argument) && !edge.isIdentity;
    });
  };
  func::FuncOp entry = draft.entry;
  for (unsigned i = first; i <= last; ++i) {
    unsigned place = getPlace(i);
    if (!isOpenResult(place) || facts.isNumberArgument(i) ||
        entry.getArgumentTypes()[i] != entry.getResultTypes()[place])
      return false;
    if (mayBeRows(i, first, last))
      return false;
    bool isMadeElsewhere = llvm::any_of(edges, [&](const UpdateEdge &edge) {
      bool hasPlace = edge.argument >= first && edge.argument <= last && hasEdge(edge.argument);
      return edge.result == place && edge.argument != i && !hasPlace;
    });
    if (isMadeElsewhere && !hasEdge(i))
      return false;
  }
  for (unsigned i = first; i <= last; ++i)
    take(i, getPlace(i));
  return true;
}

/// What stands between two known states, among arguments and results, with nothing else there:
/// states that are overwritten, or made of one another.
bool Pairing::takeBetween() {
  unsigned count = draft.arguments.size();
  for (unsigned first = 1; first < count; ++first) {
    if (!isOpenArgument(first) || draft.arguments[first - 1].next < 0)
      continue;
    unsigned last = first;
    while (last + 1 < count && isOpenArgument(last + 1))
      ++last;
    if (last + 1 < count &&
        draft.arguments[last + 1].next - draft.arguments[first - 1].next ==
            static_cast<int64_t>(last - first) + 2 &&
        takePlaces(first, last))
      return true;
    first = last;
  }
  return false;
}

/// A result that depends on nothing but one argument, or on nothing but choices besides, where it
/// is the only such result.
bool Pairing::takeOwn() {
  auto isOwn = [&](const UpdateEdge &edge) {
    return !edge.isIdentity && (facts.getDependences(edge.result).count() == 1 || isRescaled(edge));
  };
  std::vector<unsigned> ofArgument(draft.arguments.size(), 0);
  for (const UpdateEdge &edge : edges)
    ofArgument[edge.argument] += isOwn(edge);
  std::vector<UpdateEdge> clear;
  for (const UpdateEdge &edge : edges)
    if (isOwn(edge) && ofArgument[edge.argument] == 1)
      clear.push_back(edge);
  for (const UpdateEdge &edge : clear)
    take(edge.argument, edge.result);
  return !clear.empty();
}

/// Of several tensors that a result is made of the only one that it keeps the most of, where that
/// one stands next to a known state as the result does: what each row's loss was on average, of
/// rows' targets.
bool Pairing::takeKeptBesideState() {
  for (const UpdateEdge &edge : edges) {
    unsigned argument = edge.argument, result = edge.result;
    bool isState = edge.keeps && !edge.isIdentity && !facts.isNumberArgument(argument) &&
                   (isDonated(argument) || !isAnyDonated()) && isNextToState(argument, result);
    auto isRival = [&](const UpdateEdge &other) {
      if (other.argument == argument)
        return other.result != result;
      return other.result == result &&
             (other.keeps || other.adds || other.isIdentity || isDonated(other.argument) ||
              isNextToState(other.argument, result));
    };
    if (!isState || llvm::any_of(edges, isRival))
      continue;
    take(argument, result);
    return true;
  }
  return false;
}

/// A value that is returned several times (a count, as state and beside the loss) replaces its
/// argument whichever result is taken: the one that the donation names, else one that is not
/// reported, else the first.
bool Pairing::takeTwins() {
  auto returned = draft.entry.getBody().front().getTerminator()->getOperands();
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
    SmallVector<unsigned> twins;
    for (const UpdateEdge &edge : edges)
      if (edge.argument == argument)
        twins.push_back(edge.result);
    auto isAnothers = [&](const UpdateEdge &edge) {
      return edge.argument != argument && llvm::is_contained(twins, edge.result);
    };
    if (twins.size() < 2 || llvm::any_of(edges, isAnothers) ||
        !llvm::all_equal(llvm::map_range(twins, [&](unsigned each) { return returned[each]; })))
      continue;
    const auto *chosen =
        llvm::find_if(twins, [&](unsigned each) { return isDonatedTo(argument, each); });
    if (chosen == twins.end())
      chosen = llvm::find_if(twins, [&](unsigned each) { return !isReported(each); });
    take(argument, chosen == twins.end() ? twins.front() : *chosen);
    return true;
  }
  return false;
}

/// Where known states come out in the order in which they went in, no other pair crosses them if
/// both its argument and its result have pairs that cross none: parameters before, and what they
/// were at first behind, the states of an optimizer.
bool Pairing::dropCrossing() {
  int64_t last = -1;
  std::vector<int64_t> before(draft.arguments.size()); // result of the last known one
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    if (argument.next >= 0 && argument.next <= last)
      return false;
    last = std::max(last, argument.next);
    before[index] = last;
  }
  std::vector<int64_t> after(draft.arguments.size(), draft.results.size()); // of the next one
  for (size_t i = draft.arguments.size(); i-- > 1;)
    after[i - 1] = draft.arguments[i].next >= 0 ? draft.arguments[i].next : after[i];
  auto crosses = [&](const UpdateEdge &edge) {
    int64_t result = edge.result;
    return result < before[edge.argument] || result > after[edge.argument];
  };
  std::vector<bool> straightArgument(draft.arguments.size()), straightResult(draft.results.size());
  for (const UpdateEdge &edge : edges)
    if (!crosses(edge))
      straightArgument[edge.argument] = straightResult[edge.result] = true;
  size_t count = edges.size();
  llvm::erase_if(edges, [&](const UpdateEdge &edge) {
    return straightArgument[edge.argument] && straightResult[edge.result] && crosses(edge);
  });
  return edges.size() != count;
}

void Pairing::pairKeys() {
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument) {
    if (!isOpenArgument(argument) || !facts.isKey(argument))
      continue;
    SmallVector<unsigned> candidates;
    for (unsigned result = 0; result < draft.results.size(); ++result)
      if (isOpenResult(result) &&
          draft.entry.getResultTypes()[result] == draft.entry.getArgumentTypes()[argument] &&
          facts.getDependences(result).test(argument) && facts.getDependences(result).count() == 1)
        candidates.push_back(result);
    if (candidates.size() == 1)
      take(argument, candidates.front());
  }
}

/// Floating arguments whose next value does not depend on them, element by element: low precision
/// copies of a master. Taken where donation and the order of equal types agree.
void Pairing::pairOverwritten() {
  auto isWeight = [](Type type) {
    auto tensor = cast<RankedTensorType>(type);
    return tensor.getRank() >= 1 && isa<FloatType, ComplexType>(tensor.getElementType());
  };
  SmallVector<unsigned> arguments, results;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (isOpenArgument(i) && isWeight(draft.entry.getArgumentTypes()[i]) &&
        draft.entry.getArgAttr(i, "tf.aliasing_output"))
      arguments.push_back(i);
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (isOpenResult(i) && isWeight(draft.entry.getResultTypes()[i]))
      results.push_back(i);
  if (arguments.size() != results.size())
    return;
  for (auto [argument, result] : llvm::zip_equal(arguments, results)) {
    auto alias = draft.entry.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output");
    if (!alias || alias.getInt() != result ||
        draft.entry.getArgumentTypes()[argument] != draft.entry.getResultTypes()[result])
      return;
  }
  for (auto [argument, result] : llvm::zip_equal(arguments, results))
    take(argument, result);
}

/// Whether the result stands in a tree of what is reported: beside a number of the data, and beside
/// no state.
bool Pairing::isReported(unsigned result) const {
  return standsBesideNumbers(
      draft, result, [&](unsigned other) { return !isOpenResult(other); },
      [&](unsigned other) {
        func::FuncOp entry = draft.entry;
        auto type = cast<RankedTensorType>(entry.getResultTypes()[other]);
        return facts.isNumberResult(other) && isa<FloatType>(type.getElementType()) &&
               facts.getDependences(other).any();
      });
}

/// Whether known states stand right before or right after both the argument and the result.
bool Pairing::isNextToState(int64_t argument, int64_t result) const {
  auto isState = [&](int64_t index, int64_t next) {
    return index >= 0 && index < static_cast<int64_t>(draft.arguments.size()) && next >= 0 &&
           draft.arguments[index].next == next;
  };
  return isState(argument - 1, result - 1) || isState(argument + 1, result + 1);
}

/// A tensor that no matmul reads and that is donated for a result which nothing became, in a tree
/// of states: where two states change places, what is returned as it is would be taken to stay.
bool Pairing::isLeftOver(unsigned argument) const {
  func::FuncOp entry = draft.entry;
  auto alias = entry.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output");
  auto type = cast<RankedTensorType>(entry.getArgumentTypes()[argument]);
  if (!isOpenArgument(argument) || !alias || !isUnmade(alias.getInt()) || type.getRank() == 0 ||
      !isa<FloatType, ComplexType>(type.getElementType()) || facts.reachesMatmul(argument))
    return false;
  ArrayRef<std::string> path = draft.paths[alias.getInt()];
  return path.size() > 1 &&
         llvm::any_of(llvm::seq<unsigned>(0, draft.results.size()), [&](unsigned other) {
           ArrayRef<std::string> each = draft.paths[other];
           return draft.getReplaced(other) >= 0 && each.size() > 1 && each.front() == path.front();
         });
}

/// New keys that nothing tells apart: several that one key was split into, or one of several keys.
void Pairing::explainKeys() {
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument)
    for (unsigned result = 0; result < draft.results.size(); ++result) {
      const llvm::BitVector &reads = facts.getDependences(result);
      if (isOpenArgument(argument) && facts.isKey(argument) && isOpenResult(result) &&
          draft.entry.getResultTypes()[result] == draft.entry.getArgumentTypes()[argument] &&
          reads.any() && !isReported(result) &&
          llvm::all_of(reads.set_bits(), [&](unsigned each) { return facts.isKey(each); }))
        unclear.push_back({argument, result});
    }
}

bool Pairing::explainOpen() {
  for (unsigned argument = 0; argument < draft.arguments.size(); ++argument)
    if (isLeftOver(argument))
      unclear.push_back(
          {argument, static_cast<unsigned>(
                         draft.entry.getArgAttrOfType<IntegerAttr>(argument, "tf.aliasing_output")
                             .getInt())});
  explainKeys();
  // Tensors that are not donated, where others are, and do not stand beside states: rows of which
  // something is reported, by several of them (priorities of rewards and discounts). DoubtfulPairs
  // drops the same where there is one.
  // Nor are those of which nothing is kept, apart from all states (errors of rows, behind the
  // loss).
  llvm::erase_if(edges, [&](const UpdateEdge &edge) {
    bool isApart =
        isReportedOfRows(draft, facts, edge, [&](unsigned other) { return isOpenArgument(other); });
    return !isDonated(edge.argument) &&
           (isApart || isReported(edge.result) ||
            (isAnyDonated() && !facts.isNumberArgument(edge.argument) &&
             !isNextToState(edge.argument, edge.result)));
  });
  for (const UpdateEdge &edge : edges)
    explain({edge.argument, edge.result});
  unclear.insert(unclear.end(), contested.begin(), contested.end());
  llvm::erase_if(unclear, [&](TreePair pair) {
    return !isOpenArgument(pair.argument) || !isOpenResult(pair.result);
  });
  for (TreePair pair : unclear)
    explain(pair);
  return edges.empty() && unclear.empty();
}

void Pairing::explain(TreePair pair) {
  std::string &reason = draft.arguments[pair.argument].reason;
  reason +=
      (reason.empty() ? "could be a state with next=" : " or next=") + std::to_string(pair.result);
}

bool import::pairStates(EntryDraft &draft, const StepFacts &facts) {
  return Pairing(draft, facts).run();
}
