#include "StepRoles.h"

#include "Batch.h"
#include "DoubtfulPairs.h"
#include "StatePairing.h"
#include "StepFacts.h"
#include "TreeOrder.h"

#include "zero/Analysis/Distribution.h"
#include "zero/Dialect/StableHLO/Splat.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

namespace {

class StepInference {
public:
  StepInference(EntryDraft &draft, std::string &problem)
      : draft(draft), problem(problem), facts(draft.entry) {}

  bool run();

private:
  void setArgument(unsigned index, RoleKind kind, StringRef reason) {
    RoleDraft &argument = draft.arguments[index];
    if (argument.kind)
      return;
    argument.kind = kind;
    argument.reason = reason.str();
  }
  RankedTensorType argumentType(unsigned index) {
    return cast<RankedTensorType>(draft.entry.getArgumentTypes()[index]);
  }
  RankedTensorType resultType(unsigned index) {
    return cast<RankedTensorType>(draft.entry.getResultTypes()[index]);
  }
  bool isState(unsigned argument) const { return draft.arguments[argument].next >= 0; }
  bool isFloat(unsigned argument) {
    return isa<FloatType, ComplexType>(argumentType(argument).getElementType());
  }
  /// No state, no number, and no key: what is computed of noise alone reads no rows.
  bool mayHaveRows(unsigned argument) const {
    return !isState(argument) && !facts.isNumberArgument(argument) && !facts.isKey(argument);
  }
  /// Whether the result depends on an argument that is no state.
  bool readsData(const llvm::BitVector &dependences) const {
    for (unsigned argument : dependences.set_bits())
      if (!isState(argument))
        return true;
    return false;
  }

  bool isTraining();
  bool setPlain();
  bool findLoss();
  bool isOfNoise(unsigned candidate);
  bool isOfUpdate(unsigned candidate, ArrayRef<unsigned> candidates);
  bool guessLossReads();
  void addTrained();
  bool isOptimized(unsigned argument);
  void setOverwritten();
  bool explainOverwritten();
  bool explainKept();
  void openResult(unsigned result, unsigned argument, StringRef otherwise);
  void setStates();
  RoleKind classifyState(unsigned argument, std::string &reason);
  bool isCounter(unsigned argument);
  bool isAverage(unsigned argument);
  bool readsGradient(unsigned argument);
  bool isAccumulated(unsigned argument);
  bool addsToItself(unsigned argument);
  bool isAddedTo(unsigned argument);
  bool isDifferentiated(unsigned argument);
  bool isMoment(unsigned argument);
  void setMoments();
  void setCarried();
  void setBatchStates();
  void setOwners();
  bool setBatch();
  void setOthers();
  void setResults();

  EntryDraft &draft;
  std::string &problem;
  StepFacts facts;
  int64_t loss = -1;
  llvm::BitVector lossReads;         // arguments on which the loss depends
  bool hasCandidates = false;        // for the batch
  bool isSure = false;               // something says so beyond a result of an argument's type
  SmallVector<unsigned> overwritten; // results that are states without argument
};

} // namespace

/// Whether anything says that the function is a training step: something it returns replaces
/// something it takes, and a number is computed from it and from data; without such a number, two
/// states at least of which one is updated like a parameter.
bool StepInference::isTraining() {
  func::FuncOp entry = draft.entry;
  auto hasHint = [&](unsigned i) {
    return entry.getArgAttr(i, "tf.aliasing_output") || entry.getArgAttr(i, "jax.buffer_donor");
  };
  bool isOpen = false;
  unsigned numStates = 0, numMixed = 0;
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (draft.arguments[i].isGiven || hasHint(i))
      return isSure = true;
    // One whose next value is not clear says what it could be.
    isOpen |= !draft.arguments[i].reason.empty();
    numStates += isState(i);
    numMixed += isState(i) && facts.mixes(i, draft.arguments[i].next) &&
                readsData(facts.getDataDependences(draft.arguments[i].next));
  }
  if (numStates == 0 && !isOpen)
    return false;
  // Gradients with decay are computed from parameters element by element too, but keep little of
  // them.
  if (!isOpen && llvm::none_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
        return edge.keeps && draft.arguments[edge.argument].next == edge.result;
      }))
    return false;
  isSure = numMixed > 0;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    auto type = cast<RankedTensorType>(entry.getResultTypes()[i]);
    if (draft.getReplaced(i) < 0 && facts.isNumberResult(i) &&
        isa<FloatType>(type.getElementType()) && readsData(facts.getDependences(i)))
      return true;
  }
  return numStates >= 2 && numMixed >= 1;
}

/// A module without state is a plain function.
bool StepInference::setPlain() {
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    draft.arguments[i].next = -1;
    draft.arguments[i].reason.clear();
    setArgument(i, RoleKind::Const, "a function without state");
  }
  for (RoleDraft &result : draft.results)
    if (!result.kind) {
      result.kind = RoleKind::Output;
      result.reason = "a function without state";
    }
  nameAll(draft);
  return true;
}

//===----------------------------------------------------------------------===//
// Loss and states
//===----------------------------------------------------------------------===//

/// The loss: named so, or the only floating number that depends on data. Of several, those count
/// that read no state that only the optimizer reads (a norm of the update reads moments).
bool StepInference::findLoss() {
  lossReads.resize(draft.arguments.size());
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (isOfNoise(i))
      lossReads |= facts.getDependences(i);
  SmallVector<unsigned> candidates;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    bool isOther = draft.results[i].kind && draft.results[i].kind != RoleKind::Metric;
    if (isOther || draft.getReplaced(i) >= 0 || !facts.isNumberResult(i) ||
        !isa<FloatType>(resultType(i).getElementType()) || !readsData(facts.getDependences(i)))
      continue;
    auto info = draft.entry.getResultAttrOfType<StringAttr>(i, "jax.result_info");
    std::string name = draft.results[i].kind ? draft.results[i].name
                       : info                ? pathName(info.getValue(), /*root=*/false)
                                             : "";
    if (StringRef(name).rsplit('/').second == "loss" || name == "loss") {
      loss = i;
      lossReads |= facts.getDependences(i);
      return true;
    }
    candidates.push_back(i);
  }
  if (candidates.size() > 1)
    llvm::erase_if(candidates, [&](unsigned candidate) {
      return llvm::any_of(facts.getDependences(candidate).set_bits(), [&](unsigned argument) {
        return isState(argument) && !facts.isNumberArgument(argument) &&
               !facts.reachesMatmul(argument) && !addsToItself(argument);
      });
    });
  ArrayRef<unsigned> all = candidates;
  SmallVector<unsigned> ofLosses;
  llvm::copy_if(all, std::back_inserter(ofLosses),
                [&](unsigned candidate) { return !isOfUpdate(candidate, all); });
  candidates = std::move(ofLosses);
  // Rates and the like read numbers only; a loss reads rows.
  auto readsRows = [&](unsigned candidate) {
    return llvm::any_of(facts.getDependences(candidate).set_bits(),
                        [&](unsigned argument) { return mayHaveRows(argument); });
  };
  if (llvm::any_of(candidates, readsRows))
    llvm::erase_if(candidates, [&](unsigned candidate) { return !readsRows(candidate); });
  for (unsigned candidate : candidates)
    lossReads |= facts.getDependences(candidate);
  // All are sums over the batch; the one of which the least is computed is no norm of a gradient.
  auto *first = std::min_element(candidates.begin(), candidates.end(), [&](unsigned a, unsigned b) {
    return facts.countSources(a) < facts.countSources(b);
  });
  loss = first == candidates.end() ? -1 : static_cast<int64_t>(*first);
  return !candidates.empty();
}

/// Whether the result is the loss of what is trained on noise alone, as a generator is.
bool StepInference::isOfNoise(unsigned candidate) {
  const llvm::BitVector &reads = facts.getDependences(candidate);
  if (draft.getReplaced(candidate) >= 0 || !facts.isNumberResult(candidate) ||
      !isa<FloatType>(resultType(candidate).getElementType()) || readsData(reads))
    return false;
  auto isTrained = [&](unsigned argument) {
    return isState(argument) && !facts.isNumberArgument(argument) && isFloat(argument) &&
           addsToItself(argument);
  };
  return llvm::any_of(reads.set_bits(), [&](unsigned argument) { return facts.isKey(argument); }) &&
         llvm::any_of(reads.set_bits(), isTrained);
}

/// Whether the number is one of the update (a rate that a line search found, the loss behind it):
/// another one reads rows and less, all that a parameter's new value reads is read by this one, and
/// what it reads besides are states that nothing is added to.
bool StepInference::isOfUpdate(unsigned candidate, ArrayRef<unsigned> candidates) {
  const llvm::BitVector &reads = facts.getDependences(candidate);
  auto isOfOptimizer = [&](unsigned argument) {
    return isState(argument) && !facts.isUnchanged(draft.arguments[argument].next, argument) &&
           (facts.isNumberArgument(argument) || !addsToItself(argument));
  };
  return llvm::any_of(candidates, [&](unsigned other) {
    const llvm::BitVector &less = facts.getDependences(other);
    llvm::BitVector more = reads;
    more.reset(less);
    llvm::BitVector extra = less;
    extra.reset(reads);
    bool readsRows =
        llvm::any_of(less.set_bits(), [&](unsigned argument) { return mayHaveRows(argument); });
    return readsRows && extra.none() && llvm::all_of(more.set_bits(), isOfOptimizer) &&
           llvm::any_of(more.set_bits(),
                        [&](unsigned argument) { return !facts.isNumberArgument(argument); }) &&
           llvm::any_of(less.set_bits(), [&](unsigned argument) {
             if (!isState(argument) || facts.isNumberArgument(argument))
               return false;
             llvm::BitVector unread = facts.getDependences(draft.arguments[argument].next);
             unread.reset(reads);
             return unread.none();
           });
  });
}

/// A step that returns no loss: what every parameter's new value reads, the loss reads. The states
/// that are updated from data and mix with themselves are parameters for this purpose; a moment of
/// one parameter is not read by the others.
bool StepInference::guessLossReads() {
  llvm::BitVector common(draft.arguments.size(), true), params(draft.arguments.size());
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (!isState(i) || !isFloat(i) || !facts.mixes(i, draft.arguments[i].next) ||
        !readsData(facts.getDataDependences(draft.arguments[i].next)))
      continue;
    params.set(i);
    common &= facts.getDependences(draft.arguments[i].next);
  }
  if (params.none())
    return false;
  for (unsigned i : common.set_bits())
    if (isState(i) &&
        (facts.isNumberArgument(i) || (params.count() == 1 && !facts.reachesMatmul(i))))
      common.reset(i);
  lossReads = common;
  lossReads |= params;
  return true;
}

/// What other losses train: those that the step does not return, or whose number reads moments too
/// (an actor's, read by the critic that was just updated). It adds to itself what depends on it by
/// sums or products, and on data; moments and averages do not.
void StepInference::addTrained() {
  llvm::BitVector found(draft.arguments.size()), read(draft.arguments.size());
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (draft.getReplaced(i) < 0 && facts.isNumberResult(i) &&
        isa<FloatType>(resultType(i).getElementType()))
      read |= facts.getDependences(i);
  // Masters, whose copy of another type the loss reads, are trained through that copy.
  llvm::BitVector masters(draft.arguments.size());
  for (const UpdateEdge &edge : facts.getUpdateEdges())
    if (int64_t copy = draft.getReplaced(edge.result);
        copy >= 0 && copy != edge.argument && lossReads.test(copy) && !edge.sameType)
      masters.set(edge.argument);
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (!isState(i) || !isFloat(i) || facts.isNumberArgument(i) || masters.test(i) ||
        !addsToItself(i))
      continue;
    unsigned next = draft.arguments[i].next;
    if ((facts.mixes(i, next) && readsData(facts.getDataDependences(next))) ||
        (read.test(i) && isOptimized(i)))
      found.set(i);
  }
  lossReads |= found;
}

/// A rank-0 integer that depends on itself alone, by additions and bounds: a step counter.
bool StepInference::isCounter(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  if (!facts.isNumberArgument(argument) ||
      !isa<IntegerType>(argumentType(argument).getElementType()) ||
      facts.getDependences(next).count() != 1 || !facts.getDependences(next).test(argument))
    return false;
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.argument == argument && edge.result == next && edge.adds && !edge.isIdentity;
  });
}

/// Whether the new value is computed, element by element, from the new value of another state that
/// the loss reads: an average of a parameter.
bool StepInference::isAverage(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    if (edge.result != next || edge.argument == argument || !isState(edge.argument) ||
        !lossReads.test(edge.argument))
      continue;
    unsigned other = draft.arguments[edge.argument].next;
    if (other != next && addsToItself(edge.argument) && facts.isUpdateOf(next, other))
      return true;
  }
  return false;
}

/// new = old + update, as parameters are updated.
bool StepInference::addsToItself(unsigned argument) {
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.argument == argument && edge.adds &&
           draft.arguments[argument].next == static_cast<int64_t>(edge.result);
  });
}

/// new = old + update, of the state or of its master: a state of another type of which the new
/// value is a copy.
bool StepInference::isAddedTo(unsigned argument) {
  if (addsToItself(argument))
    return true;
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.adds && !edge.sameType && edge.argument != argument && isState(edge.argument) &&
           draft.arguments[argument].next == static_cast<int64_t>(edge.result) &&
           addsToItself(edge.argument);
  });
}

/// Whether a parameter's new value is computed, element by element, from the state's: the moments
/// of a call that makes several steps, of which the loss reads all but the first.
bool StepInference::isMoment(unsigned argument) {
  if (addsToItself(argument))
    return false;
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    if (edge.argument != argument)
      continue;
    int64_t other = draft.getReplaced(edge.result);
    if (other >= 0 && other != argument && lossReads.test(other) && addsToItself(other) &&
        (facts.mixes(other, edge.result) || !readsData(facts.getDataDependences(edge.result))) &&
        facts.isUpdateOf(edge.result, draft.arguments[argument].next))
      return true;
  }
  return false;
}

/// Whether the new value is computed from the gradient: from data, and from the old value by sums
/// or products, as a gradient is of all but linear losses. What only adds to itself counts too: the
/// gradient of a linear loss. An average of something else reads itself element by element only,
/// be it written as new = old + rate * (x - old).
bool StepInference::readsGradient(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  if (!isFloat(argument) || isAverage(argument))
    return false;
  // Where only a predicate reads the gradient (its sign), a number is a loss scale, a tensor is
  // updated by it.
  if (!readsData(facts.getDataDependences(next)))
    return !facts.isNumberArgument(argument) && isAddedTo(argument) && isDifferentiated(argument) &&
           (readsData(facts.getDependences(next)) || isOptimized(argument));
  if (facts.mixes(argument, next))
    return true;
  return isAddedTo(argument) && isDifferentiated(argument) &&
         (isOptimized(argument) ||
          !(facts.followsOther(argument, next) || isAccumulated(argument)));
}

/// Whether what is added reads data and none of the parameters, of which the loss is computed: a
/// sum of squares that normalises what comes in. A gradient reads them.
bool StepInference::isAccumulated(unsigned argument) {
  const llvm::BitVector &reads = facts.getDependences(draft.arguments[argument].next);
  bool hasTrained = false;
  for (unsigned i : lossReads.set_bits()) {
    bool isTrained = i != argument && isState(i) && isFloat(i) && !facts.isNumberArgument(i) &&
                     facts.mixes(i, draft.arguments[i].next) && addsToItself(i) &&
                     readsData(facts.getDataDependences(draft.arguments[i].next));
    if (isTrained && reads.test(i))
      return false;
    hasTrained |= isTrained;
  }
  return hasTrained && llvm::any_of(reads.set_bits(), [&](unsigned i) { return mayHaveRows(i); });
}

/// Whether a number that the step returns depends on the state other than by choices: a bias that
/// only moves which experts are chosen has no gradient.
bool StepInference::isDifferentiated(unsigned argument) {
  bool isRead = false;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    if (draft.getReplaced(i) >= 0 || !isa<FloatType>(resultType(i).getElementType()))
      continue;
    if (facts.getDataDependences(i).test(argument))
      return true;
    isRead |= facts.getDependences(i).test(argument);
  }
  return !isRead; // by a loss that is not returned
}

/// Whether other states that do not add to themselves, moments, are read by the new value, element
/// by element: a gradient that is the same number for all data (the last bias of a critic) is one.
bool StepInference::isOptimized(unsigned argument) {
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.argument != argument && isState(edge.argument) && !addsToItself(edge.argument) &&
           draft.arguments[argument].next == static_cast<int64_t>(edge.result);
  });
}

RoleKind StepInference::classifyState(unsigned argument, std::string &reason) {
  unsigned next = draft.arguments[argument].next;
  if (facts.isKey(argument)) {
    reason = "key of a random generator";
    return RoleKind::Rng;
  }
  if (isCounter(argument)) {
    reason = "a counter";
    return RoleKind::Step;
  }
  if (lossReads.test(argument)) {
    if (facts.isUnchanged(next, argument)) {
      reason = "the loss depends on it, returned as it is";
      return RoleKind::Frozen;
    }
    if (isMoment(argument)) {
      reason = "a parameter's new value is computed from its";
      return RoleKind::OptState;
    }
    if (readsGradient(argument)) {
      reason = "the loss depends on it, its update reads its gradient";
      return RoleKind::Param;
    }
    reason = "the loss depends on it, updated without gradient";
    return RoleKind::ModelState;
  }
  // Decided by setMoments once the parameters are known.
  reason = "updated, the loss does not depend on it";
  return RoleKind::ModelState;
}

void StepInference::setStates() {
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (!isState(i) || draft.arguments[i].kind)
      continue;
    std::string reason;
    RoleKind kind = classifyState(i, reason);
    setArgument(i, kind, reason);
  }
}

/// States that the loss does not read but a parameter's new value does, at this step or a later
/// one, are the optimizer's; an integer that counts for later ones (steps without an overflow) is
/// not.
void StepInference::setMoments() {
  SmallVector<unsigned> pending;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.kind == RoleKind::Param && argument.next >= 0)
      pending.push_back(index);
  while (!pending.empty()) {
    const RoleDraft &reader = draft.arguments[pending.pop_back_val()];
    for (unsigned index : facts.getDependences(reader.next).set_bits()) {
      RoleDraft &argument = draft.arguments[index];
      if (argument.kind != RoleKind::ModelState || argument.isGiven || lossReads.test(index))
        continue;
      if (reader.kind != RoleKind::Param && facts.isNumberArgument(index) &&
          hlo::tensorType(draft.entry.getArgument(index)).getElementType().isInteger())
        continue;
      argument.kind = RoleKind::OptState;
      argument.reason = "a parameter's new value depends on it, the loss does not";
      if (argument.next >= 0)
        pending.push_back(index);
    }
  }
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    argument.isTrained =
        argument.kind == RoleKind::Param && argument.next >= 0 && addsToItself(index);
  for (const UpdateEdge &edge : facts.getUpdateEdges())
    if (int64_t replaced = draft.getReplaced(edge.result);
        replaced >= 0 && draft.arguments[edge.argument].kind == RoleKind::OptState &&
        draft.arguments[replaced].kind == RoleKind::Param)
      draft.arguments[replaced].isTrained = true;
}

/// What looks trained and is no sum over the rows of the batch is none of the parameters: a carry
/// that has the batch's rows, a table whose entries are overwritten by rows. What has
/// moments is one, however few of its elements a row reaches.
void StepInference::setCarried() {
  llvm::BitVector carried = findCarried(draft);
  auto hasMoments = [&](const RoleDraft &state) {
    return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
      return state.next == static_cast<int64_t>(edge.result) &&
             draft.arguments[edge.argument].kind == RoleKind::OptState;
    });
  };
  bool hasOther = false;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    hasOther |= argument.kind == RoleKind::Param && !carried.test(index);
  for (unsigned index : carried.set_bits()) {
    RoleDraft &argument = draft.arguments[index];
    if (!hasOther || argument.isGiven || argument.kind != RoleKind::Param || hasMoments(argument))
      continue;
    argument.kind = RoleKind::ModelState;
    argument.reason = "the loss depends on it, its update is no sum over the batch";
  }
}

/// States that have the rows of the batch are cut with it. What belongs to a parameter, element by
/// element, lies where that lies.
void StepInference::setBatchStates() {
  llvm::BitVector arguments(draft.arguments.size()), results(draft.results.size());
  auto isParam = [&](int64_t index) {
    return index >= 0 && draft.arguments[index].kind == RoleKind::Param;
  };
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    bool isOther = argument.kind == RoleKind::ModelState || argument.kind == RoleKind::OptState;
    bool isOfParam = llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
      return edge.argument == index
                 ? isParam(draft.getReplaced(edge.result))
                 : argument.next == static_cast<int64_t>(edge.result) && isParam(edge.argument);
    });
    if (isOther && !isOfParam && !argument.isGiven && argument.of.empty() && argument.next >= 0)
      arguments.set(index);
  }
  for (unsigned index : overwritten)
    results.set(index);
  for (const RowState &state : findRowStates(draft, arguments, results)) {
    RoleDraft &role =
        state.argument >= 0 ? draft.arguments[state.argument] : draft.results[state.result];
    role.kind = RoleKind::BatchState;
    role.dim = state.dim;
    role.reason = "a state with the rows of the batch, which stay where they are";
  }
}

/// `of`: the one parameter whose new value is computed from the state element by element, or from
/// which the state's new value is.
void StepInference::setOwners() {
  std::vector<SmallVector<unsigned>> owners(draft.arguments.size());
  auto add = [&](unsigned state, unsigned param) {
    if (!llvm::is_contained(owners[state], param))
      owners[state].push_back(param);
  };
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    int64_t replaced = draft.getReplaced(edge.result);
    if (replaced < 0 || replaced == edge.argument)
      continue;
    RoleDraft &from = draft.arguments[edge.argument], &to = draft.arguments[replaced];
    auto isOwned = [](const RoleDraft &role) {
      return role.kind == RoleKind::OptState || role.kind == RoleKind::ModelState;
    };
    if (isOwned(from) && to.kind == RoleKind::Param)
      add(edge.argument, replaced);
    else if (from.kind == RoleKind::Param && isOwned(to))
      add(replaced, edge.argument);
  }
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.of.empty() && owners[index].size() == 1)
      argument.of = draft.arguments[owners[index].front()].name;
}

//===----------------------------------------------------------------------===//
// Other arguments and results
//===----------------------------------------------------------------------===//

bool StepInference::setBatch() {
  SmallVector<unsigned> candidates;
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (draft.arguments[i].kind == RoleKind::Batch) {
      findMicroBatches(draft);
      return true;
    }
    if (!draft.arguments[i].kind && argumentType(i).getRank() >= 1 && !facts.isKey(i))
      candidates.push_back(i);
  }
  BatchAnswer answer = findBatch(draft, candidates, loss, /*mayGather=*/isSure);
  if (!answer.arguments.empty()) {
    for (const BatchMember &member : answer.arguments) {
      setArgument(member.argument, RoleKind::Batch,
                  "can be sharded over ranks, the loss is a sum over it");
      draft.arguments[member.argument].dim = member.dim;
      draft.arguments[member.argument].groups = member.groups;
    }
    return true;
  }
  for (unsigned argument : candidates)
    draft.arguments[argument].reason = "could be the batch: batch with dim=0";
  hasCandidates = answer.hasCandidates;
  problem = answer.problem + "; name the batch by --batch=argK[:DIM],...";
  return false;
}

void StepInference::setOthers() {
  for (unsigned i = 0; i < draft.arguments.size(); ++i) {
    if (facts.isKey(i))
      setArgument(i, RoleKind::Rng, "key of a random generator");
    else if (argumentType(i).getRank() == 0)
      setArgument(i, RoleKind::Scalar, "a number that the step does not replace");
    else if (isFloat(i) && lossReads.test(i))
      setArgument(i, RoleKind::Frozen, "the loss depends on it, never updated");
    else
      setArgument(i, RoleKind::Const, "no state, not sharded over ranks");
  }
}

void StepInference::setResults() {
  for (auto [index, result] : llvm::enumerate(draft.results)) {
    if (result.kind || draft.getReplaced(index) >= 0)
      continue;
    result.kind = RoleKind::Metric;
    result.reason = static_cast<int64_t>(index) == loss ? "the loss" : "computed from the batch";
    if (static_cast<int64_t>(index) == loss && result.name.empty()) {
      auto info = draft.entry.getResultAttrOfType<StringAttr>(index, "jax.result_info");
      std::string name = info ? pathName(info.getValue(), /*root=*/false) : "";
      if (llvm::all_of(name, [](char c) { return llvm::isDigit(c); }))
        result.name = "loss";
    }
    if (resultType(index).getRank() >= 1)
      result.kind = RoleKind::Output;
  }
  findShardedResults(draft);
}

/// States that the step overwrites without reading have a result only.
void StepInference::setOverwritten() {
  for (unsigned index : findOverwritten(draft)) {
    draft.results[index].kind = RoleKind::ModelState;
    draft.results[index].reason = "a state that the step overwrites without reading it";
    overwritten.push_back(index);
  }
}

/// A result that may replace an argument has no role of its own yet.
void StepInference::openResult(unsigned result, unsigned argument, StringRef otherwise) {
  draft.results[result].kind.reset();
  draft.results[result].reason =
      ("stays open if arg" + Twine(argument) + " is replaced by it, else " + otherwise).str();
}

/// An argument that stays, of the type of a state without argument: it could be that state.
bool StepInference::explainOverwritten() {
  for (unsigned result : overwritten)
    for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
      bool stays = argument.kind == RoleKind::Const || argument.kind == RoleKind::Frozen ||
                   argument.kind == RoleKind::Scalar;
      if (argument.isGiven || !stays || isState(index) ||
          argumentType(index) != resultType(result) || facts.isUnchanged(result, index))
        continue;
      argument.kind.reset();
      argument.reason = "could be a state with next=" + std::to_string(result);
      openResult(result, index, "a state that the step overwrites without reading it");
      problem = "it is not clear which result replaces which argument at the next step";
      return false;
    }
  return true;
}

/// An argument that stays whole, and a result of its type that is computed from it: a queue, the
/// end of a sequence. It could be a state whose elements move.
bool StepInference::explainKept() {
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    bool stays = argument.kind == RoleKind::Const || argument.kind == RoleKind::Frozen;
    if (argument.isGiven || !stays || isState(index))
      continue;
    for (auto [number, result] : llvm::enumerate(draft.results)) {
      bool isWhole = result.kind == RoleKind::Output && result.dim < 0;
      if (!isWhole || argumentType(index) != resultType(number) ||
          !facts.getDataDependences(number).test(index) || facts.isUnchanged(number, index))
        continue;
      argument.kind.reset();
      argument.reason = "could be a state with next=" + std::to_string(number) + ", or const";
      openResult(number, index, "output");
      problem = "it is not clear which result replaces which argument at the next step";
      return false;
    }
  }
  return true;
}

bool StepInference::run() {
  EntryDraft given = draft;
  bool isPaired = pairStates(draft, facts);
  dropReported(draft, facts);
  if (!isTraining())
    return setPlain();
  isPaired &= checkPairs(draft, facts);
  if (!isPaired) {
    nameAll(draft);
    problem = "it is not clear which result replaces which argument at the next step";
    return false;
  }
  bool hasStates = false;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    hasStates |= isState(i) && !draft.arguments[i].kind;
  setOverwritten();
  bool hasLoss = findLoss() || guessLossReads();
  addTrained();
  if (!hasLoss && hasStates) {
    nameAll(draft);
    problem = "no result is the loss (a floating number computed from data)";
    return false;
  }
  setStates();
  setMoments();
  bool isClear = setBatch();
  if (isClear) {
    setCarried();
    setBatchStates();
  }
  if (!isClear && !isSure && !hasCandidates) {
    // A residual that is returned beside a loss has the type of the data it is computed from.
    draft = given;
    return setPlain();
  }
  if (isClear)
    setOthers();
  setResults();
  isClear = isClear && explainOverwritten() && explainKept();
  nameAll(draft);
  setOwners();
  return isClear;
}

bool import::inferStep(EntryDraft &draft, std::string &problem) {
  if (draft.isComplete()) {
    findMicroBatches(draft);
    findShardedResults(draft);
    nameAll(draft);
    return true;
  }
  return StepInference(draft, problem).run();
}
