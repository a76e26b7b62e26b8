//===- NumberPairs.cpp - Which results replace numbers ---------------------------------===//
//
// A number is made into many things that replace nothing: a rate that is reported, a loss that it
// is a term of.
//===-----------------------------------------------------------------------------------===//
#include "Pairing.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

bool Pairing::readsTensors(unsigned result) const {
  return llvm::any_of(facts.getDependences(result).set_bits(), [&](unsigned argument) {
    return !facts.isNumberArgument(argument) && !facts.isKey(argument);
  });
}

/// A floating number that is trained, and another one made of it alone, as which it is read: a
/// temperature softplus(a) that is reported. It replaces nothing, unless it is what the donation
/// names. A count, a + 1, or a decay, max(0.9 a, low), is none: a loss may be added to these.
void Pairing::dropReadings() {
  auto isTrained = [&](unsigned argument) {
    return llvm::any_of(edges, [&](const UpdateEdge &edge) {
      return edge.argument == argument && edge.adds && !edge.isIdentity &&
             readsTensors(edge.result);
    });
  };
  auto isReading = [&](const UpdateEdge &edge) {
    auto type = cast<RankedTensorType>(draft.entry.getArgumentTypes()[edge.argument]);
    return !edge.isIdentity && isa<FloatType>(type.getElementType()) &&
           facts.isNumberArgument(edge.argument) &&
           facts.getDependences(edge.result).count() == 1 &&
           !isDonatedTo(edge.argument, edge.result) && facts.isCurved(edge.result, edge.argument) &&
           isTrained(edge.argument);
  };
  SmallVector<UpdateEdge> readings;
  llvm::copy_if(edges, std::back_inserter(readings), isReading);
  llvm::erase_if(edges, [&](const UpdateEdge &edge) {
    return llvm::any_of(readings, [&](const UpdateEdge &reading) {
      return reading.argument == edge.argument && reading.result == edge.result;
    });
  });
}

/// Of a result that adds to a number: whether another one does so, too, that `isRival`. One is the
/// number's new value, the other a loss that the number is a term of.
bool Pairing::hasRivalSum(const UpdateEdge &edge,
                          llvm::function_ref<bool(unsigned result)> isRival) const {
  return edge.adds && facts.isNumberArgument(edge.argument) && readsTensors(edge.result) &&
         llvm::any_of(edges, [&](const UpdateEdge &other) {
           return other.argument == edge.argument && other.result != edge.result && other.adds &&
                  !other.isIdentity && isRival(other.result);
         });
}

/// Of such results the only one that stands next to a known state as the number does.
bool Pairing::takeSumBesideState() {
  auto isAny = [](unsigned) { return true; };
  for (const UpdateEdge &edge : edges) {
    unsigned argument = edge.argument, result = edge.result;
    auto isBeside = [&](unsigned each) { return isNextToState(argument, each); };
    if (edge.isIdentity || !isBeside(result) || !hasRivalSum(edge, isAny) ||
        hasRivalSum(edge, isBeside) || llvm::any_of(edges, [&](const UpdateEdge &other) {
          return other.result == result && other.argument != argument;
        }))
      continue;
    take(argument, result);
    return true;
  }
  return false;
}

/// Whether another result is made of a number alone: it may be what replaces the number, and a sum
/// of the number and the loss what is reported.
bool Pairing::isAnnealed(unsigned argument) const {
  return facts.isNumberArgument(argument) && llvm::any_of(edges, [&](const UpdateEdge &edge) {
           return edge.argument == argument && !edge.isIdentity &&
                  facts.getDependences(edge.result).count() == 1;
         });
}

/// Whether a number is only kept or scaled, as data say (a loss scale), where nothing adds to it.
bool Pairing::isRescaled(const UpdateEdge &edge) const {
  return facts.isNumberArgument(edge.argument) && edge.keeps &&
         facts.getDataDependences(edge.result).count() == 1 &&
         llvm::none_of(edges, [&](const UpdateEdge &other) {
           return other.argument == edge.argument && other.adds;
         });
}

/// Whether they cannot both be taken.
static bool isRival(const UpdateEdge &edge, const UpdateEdge &other) {
  return (other.argument == edge.argument) != (other.result == edge.result);
}

/// Of several results of a number, the one that is the number in some steps, where both stand
/// between the same two known states (a radius that is kept in every second epoch, beside a loss
/// that reads it).
bool Pairing::takeKept() {
  for (const UpdateEdge &edge : edges) {
    unsigned argument = edge.argument, result = edge.result;
    bool isBetween = argument > 0 && argument + 1 < draft.arguments.size() && result > 0 &&
                     draft.arguments[argument - 1].next == static_cast<int64_t>(result) - 1 &&
                     draft.arguments[argument + 1].next == static_cast<int64_t>(result) + 1;
    if (!isBetween || !facts.isNumberArgument(argument) || !edge.copies || edge.isIdentity ||
        llvm::any_of(edges, [&](const UpdateEdge &other) {
          return isRival(edge, other) && (other.argument != argument || other.copies || other.adds);
        }))
      continue;
    take(argument, result);
    return true;
  }
  return false;
}

/// Of several results of a number, the one that the donation names, that stands next to a known
/// state as the number does, and that alone of them states are made of (the rate that a search
/// found, beside what it missed by).
bool Pairing::takeUsed() {
  auto isUsed = [&](unsigned result) {
    return llvm::any_of(draft.arguments, [&](const RoleDraft &state) {
      return state.next >= 0 && facts.isComputedFrom(state.next, result, {});
    });
  };
  for (const UpdateEdge &edge : edges) {
    if (!facts.isNumberArgument(edge.argument) || !isDonatedTo(edge.argument, edge.result) ||
        !isNextToState(edge.argument, edge.result) || !isUsed(edge.result) ||
        llvm::any_of(edges, [&](const UpdateEdge &other) {
          return isRival(edge, other) && (other.argument != edge.argument || isUsed(other.result));
        }))
      continue;
    take(edge.argument, edge.result);
    return true;
  }
  return false;
}

/// A number that is compared with the one that stands where it would be replaced, next to a known
/// state: what it was at the last step (the loss, of a step that restarts where it has grown),
/// which is donated, or a bound: asked. Where another such number is returned, one that is not
/// donated is a bound: of a norm beside a loss.
void Pairing::pairCompared() {
  auto isOpenNumber = [&](unsigned result) {
    auto type = cast<RankedTensorType>(draft.entry.getResultTypes()[result]);
    return isOpenResult(result) && type.getRank() == 0 && isa<FloatType>(type.getElementType());
  };
  bool isOnly = llvm::count_if(llvm::seq<unsigned>(0, draft.results.size()), isOpenNumber) == 1;
  for (unsigned i = 1; i < draft.arguments.size(); ++i) {
    int64_t before = draft.arguments[i - 1].next;
    unsigned result = before + 1;
    if (before >= 0 && result < draft.results.size() && isOpenArgument(i) && isOpenResult(result) &&
        facts.isNumberArgument(i) &&
        draft.entry.getArgumentTypes()[i] == draft.entry.getResultTypes()[result] &&
        facts.isCompared(result, i)) {
      if (isDonated(i))
        take(i, result);
      else if (isOnly)
        unclear.push_back({i, result});
    }
  }
}

/// A floating number that is overwritten without being read (a scale, of the largest values so
/// far): the donation names the result, which stands right behind a known state as the number does,
/// and another number is returned that may be the loss. Where nothing is donated it is asked for,
/// if the result is made of new states alone.
void Pairing::pairDonated() {
  auto isOpenNumber = [&](unsigned result) {
    auto type = cast<RankedTensorType>(draft.entry.getResultTypes()[result]);
    return isOpenResult(result) && type.getRank() == 0 && isa<FloatType>(type.getElementType());
  };
  auto hasLossBeside = [&](unsigned result) {
    return llvm::any_of(llvm::seq<unsigned>(0, draft.results.size()), [&](unsigned other) {
      return other != result && isOpenNumber(other) && readsTensors(other);
    });
  };
  for (unsigned i = 1; i < draft.arguments.size(); ++i) {
    int64_t before = draft.arguments[i - 1].next;
    unsigned result = before + 1;
    if (before < 0 || result >= draft.results.size() || !isOpenArgument(i) ||
        !facts.isNumberArgument(i) || !isOpenNumber(result) || isReported(result) ||
        draft.entry.getArgumentTypes()[i] != draft.entry.getResultTypes()[result])
      continue;
    bool hasLoss = hasLossBeside(result);
    if (isDonatedTo(i, result) && hasLoss)
      take(i, result);
    else if (isDonatedTo(i, result) || (hasLoss && !isAnyDonated() && isMadeOfNewStates(result)))
      unclear.push_back({i, result});
  }
}

/// Whether a result reads tensors by the new values of known states of its step alone, which moved
/// on.
bool Pairing::isMadeOfNewStates(unsigned result) const {
  SmallVector<unsigned> moved;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (draft.arguments[i].next >= 0 && facts.isMovedOn(draft.arguments[i].next, i))
      moved.push_back(draft.arguments[i].next);
  return !moved.empty() && readsTensors(result) && facts.findBeside({result}, moved).none();
}
