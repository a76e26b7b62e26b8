//===- StateRoles.cpp - Parameters, moments and other states ----------------------------===//
#include "Batch.h"
#include "StepInference.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

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

/// Whether a new value reads rows of data by ways that do not lead through that of another state,
/// and are more than choices.
bool StepInference::readsRowsBeside(unsigned next, unsigned other) {
  return llvm::any_of(facts.findArgumentsBeside(next, other),
                      [&](unsigned argument) { return mayHaveRows(argument); });
}

/// Whether the new value is made, element by element, of those of states of its type that read data
/// and to which nothing is added, moments, by ways that do not lead through that of another state.
bool StepInference::hasMomentsBeside(unsigned argument, unsigned other) {
  unsigned next = draft.arguments[argument].next;
  return llvm::any_of(getFeeders(argument), [&](unsigned feeder) {
    if (!isState(feeder) || facts.isNumberArgument(feeder) || !mayBeMoment(feeder))
      return false;
    unsigned fed = draft.arguments[feeder].next;
    return fed != other && readsData(facts.getDataDependences(fed)) &&
           facts.isComputedFrom(next, fed, other);
  });
}

/// Whether the new value is computed, element by element, from the new value of another state that
/// the loss reads: an average of a parameter. Of a count it is none: a rate follows from that. What
/// is added to, and reads rows besides and itself by sums, has a gradient of its own that is
/// divided by roots of sums of squares; an average is linear in what it follows.
bool StepInference::isAverage(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    if (edge.result != next || edge.argument == argument || !isState(edge.argument) ||
        !lossReads.test(edge.argument) || !isFloat(edge.argument))
      continue;
    unsigned other = draft.arguments[edge.argument].next;
    if (facts.getDependences(other).count() > 1 && other != next && addsToItself(edge.argument) &&
        facts.isUpdateOf(next, other) && !hasMomentsBeside(argument, other) &&
        !(addsToItself(argument) && facts.mixes(argument, next) && readsRowsBeside(next, other) &&
          !facts.isLinearInResult(next, other)))
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

/// Moments are not added to, or are moved towards what they are means of, m + rate * (g - m), and
/// the loss does not read them: running means of rows it does.
bool StepInference::mayBeMoment(unsigned argument) {
  return !addsToItself(argument) || (!lossReads.test(argument) &&
                                     facts.followsOther(argument, draft.arguments[argument].next));
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

/// Whether the loss reads the new value otherwise than by what is trained with it.
bool StepInference::isReadWhenNew(unsigned argument) {
  SmallVector<unsigned> trained;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != argument && isState(i) && addsToItself(i))
      trained.push_back(draft.arguments[i].next);
  return loss >= 0 && facts.isComputedFrom(loss, draft.arguments[argument].next, trained);
}

/// Whether a parameter's new value is computed, element by element, from the state's: the moments
/// of a call that makes several steps, of which the loss reads all but the first. The parameter as
/// it was a step ago, or at the last of some steps, is none, nor is what the loss reads when it is
/// new: running statistics that scale weights.
bool StepInference::isMoment(unsigned argument) {
  if (!mayBeMoment(argument) || isReadWhenNew(argument))
    return false;
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    if (edge.argument != argument)
      continue;
    int64_t other = draft.getReplaced(edge.result);
    if (other >= 0 && other != argument && lossReads.test(other) && addsToItself(other) &&
        !facts.isUnchanged(draft.arguments[argument].next, other) &&
        !facts.isCopyOf(draft.arguments[argument].next, edge.result) &&
        (readsGradient(other) || !readsData(facts.getDataDependences(edge.result))) &&
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
  // Where only a predicate reads the gradient (its sign), a tensor is updated by it.
  if (!readsData(facts.getDataDependences(next))) {
    // A number of a generator, which is trained on noise alone, has moments; a loss scale has none,
    // nor is it moved by a sum of choices, as a bias is by the signs of what rows differ from it.
    bool readsAny = readsData(facts.getDependences(next)) &&
                    (!facts.isNumberArgument(argument) || facts.addsSumOfChoices(argument, next));
    // The gradient of a loss that is linear in a tensor may read nothing: a critic's last bias, of
    // which as many rows count up as down.
    bool isConstant = !facts.isNumberArgument(argument) && loss >= 0 &&
                      facts.getDependences(next).count() == 1 && facts.isLinear(loss, argument);
    return isAddedTo(argument) &&
           (isOptimized(argument) || ((readsAny || isConstant) && isDifferentiated(argument)));
  }
  if (facts.mixes(argument, next))
    return !isRecomputed(argument) && !isOverwritten(argument) && !isShare(argument) &&
           !followsOutputs(argument) &&
           !(loss >= 0 && !isOptimized(argument) && facts.isMean(argument, next, loss)) &&
           !(isAccumulated(argument) && facts.readsOwnElements(argument, next)) &&
           !(!isOptimized(argument) && facts.followsOther(argument, next) &&
             facts.joinsGradientsFirst(argument, next)) &&
           !(facts.isNumberArgument(argument) && !isOptimized(argument) &&
             facts.followsOther(argument, next, /*readsIt=*/true));
  // What has moments is trained, though at this step it may have no gradient but by choices (the
  // bias of a piecewise linear layer, in a gradient of gradients).
  return isAddedTo(argument) && !isOverwritten(argument) &&
         (isOptimized(argument) ||
          (isDifferentiated(argument) &&
           !(facts.followsOther(argument, next) || isAccumulated(argument) || isSum(argument))));
}

/// Whether the state adds to itself what does not read it, though the loss is no linear function of
/// it, or reads it when it is new alone (the mean of the losses so far), and has no moments where
/// what the step trains has them: products of features that are summed up over steps. Where nothing
/// is trained, all that adds what does not read it is such a sum.
bool StepInference::isSum(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  auto isReadWhenNewAlone = [&] {
    return !facts.findBeside({static_cast<unsigned>(loss)}, {next}).test(argument);
  };
  if (loss < 0 || isOptimized(argument) ||
      (facts.isLinear(loss, argument) && !isReadWhenNewAlone()))
    return false;
  std::optional<bool> addsItself = facts.addsItself(argument, next);
  if (addsItself == true)
    return false;
  bool hasTrained = false;
  for (unsigned i : lossReads.set_bits()) {
    if (i == argument || !isState(i) || !isFloat(i) || facts.isNumberArgument(i) ||
        !facts.mixes(i, draft.arguments[i].next))
      continue;
    if (addsToItself(i) && isOptimized(i))
      return true;
    hasTrained = true;
  }
  return addsItself == false && !hasTrained;
}

/// Whether nothing of the old value is kept in the new one element by element, and something that
/// is trained is not read by it: centres of rows. A gradient reads what lies behind its parameter.
/// A number that is trained is always kept.
bool StepInference::isRecomputed(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  bool isKept = llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.argument == argument && edge.result == next;
  });
  return !isKept &&
         (facts.isNumberArgument(argument) || llvm::any_of(lossReads.set_bits(), [&](unsigned i) {
            return i != argument && isState(i) && isFloat(i) && addsToItself(i) &&
                   facts.mixes(i, draft.arguments[i].next) && !facts.getDependences(next).test(i) &&
                   facts.getDependences(draft.arguments[i].next).test(argument);
          }));
}

/// Whether elements of the old value stay, or are overwritten by what has no gradient by it: the
/// best result so far of each cell of an archive, which only chooses parents. A parameter is added
/// to.
bool StepInference::isOverwritten(unsigned argument) {
  return !isOptimized(argument) && facts.isWrittenOver(draft.arguments[argument].next, argument);
}

/// Whether the state is a distribution that is weighted anew by what is read beside what is
/// trained: by the losses of groups.
bool StepInference::isShare(unsigned argument) {
  return facts.isReweighted(draft.arguments[argument].next, argument) &&
         llvm::any_of(lossReads.set_bits(), [&](unsigned i) {
           return i != argument && isState(i) && isFloat(i) && addsToItself(i) &&
                  facts.mixes(i, draft.arguments[i].next);
         });
}

/// Whether the state is an average of what other states make of rows when they are new, and reads
/// itself by these alone: the centre of an average teacher's outputs. A gradient reads what it is
/// the gradient by, whatever else it reads. Where what is trained has moments, and this one none,
/// it may read itself otherwise, too: statistics of returns that are scaled by them.
bool StepInference::followsOutputs(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  // What is made of another state's new value element by element is trained through it.
  if (isOptimized(argument) || !getFeeders(argument).empty() ||
      !facts.followsOther(argument, next, /*readsIt=*/true))
    return false;
  SmallVector<unsigned> others;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != argument && isState(i) && isFloat(i)) {
      others.push_back(draft.arguments[i].next);
      if (lossReads.test(i) && addsToItself(i) && isOptimized(i) && mayBeTrained(i))
        return true;
    }
  return !facts.mixesBeside(argument, next, others);
}

/// Whether the state adds to itself what is made of data and, by sums, of itself: as a gradient is.
bool StepInference::mayBeTrained(unsigned argument) {
  return isState(argument) && isFloat(argument) && !facts.isNumberArgument(argument) &&
         facts.mixes(argument, draft.arguments[argument].next) && addsToItself(argument) &&
         readsData(facts.getDataDependences(draft.arguments[argument].next));
}

/// Whether what is added reads data and none of the parameters, though theirs read the state: a sum
/// of squares that normalises what comes in, or what rows differ from a mean. A gradient reads what
/// reads its parameter. `besideMeans`: that mean may be a state, too (of Welford's sums of
/// squares).
bool StepInference::isAccumulated(unsigned argument, bool besideMeans) {
  const llvm::BitVector &reads = facts.getDependences(draft.arguments[argument].next);
  bool hasTrained = false;
  for (unsigned i : lossReads.set_bits()) {
    if (i == argument || !mayBeTrained(i))
      continue;
    if (!reads.test(i))
      hasTrained |= facts.getDependences(draft.arguments[i].next).test(argument);
    else if (!besideMeans || !isAccumulated(i, /*besideMeans=*/false) ||
             !facts.readsOwnElements(i, draft.arguments[i].next))
      return false;
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
    if (facts.getSlopes(i).test(argument))
      return true;
    isRead |= facts.getDependences(i).test(argument);
  }
  return !isRead; // by a loss that is not returned
}

/// Whether other states that are moments are read by the new value, element by element: a gradient
/// that is the same number for all data (the last bias of a critic) is one.
bool StepInference::isOptimized(unsigned argument) {
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return edge.argument != argument && isState(edge.argument) &&
           draft.arguments[argument].next == static_cast<int64_t>(edge.result) &&
           mayBeMoment(edge.argument);
  });
}

/// Whether nothing of the state is kept element by element, and rounds of the step carry it on:
/// where the step learns from the same rows twice, what it comes out as reads gradients too.
bool StepInference::isCarry(unsigned argument) {
  unsigned next = draft.arguments[argument].next;
  return !facts.isNumberArgument(argument) && !isOptimized(argument) &&
         llvm::none_of(facts.getUpdateEdges(),
                       [&](const UpdateEdge &edge) {
                         return edge.argument == argument && edge.result == next;
                       }) &&
         facts.isCarriedOn(next, argument);
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
    draft.arguments[argument].isCarry = isCarry(argument);
    if (readsGradient(argument) && !draft.arguments[argument].isCarry) {
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

/// States of the same type from which, element by element, a state's new value is computed beside
/// itself.
SmallVector<unsigned> StepInference::getFeeders(unsigned state) const {
  SmallVector<unsigned> feeders;
  for (const UpdateEdge &edge : facts.getUpdateEdges())
    if (edge.argument != state && edge.sameType &&
        draft.arguments[state].next == static_cast<int64_t>(edge.result))
      feeders.push_back(edge.argument);
  return feeders;
}

/// Whether a state's new value is computed from an optimizer's state, element by element.
bool StepInference::hasMoments(const RoleDraft &state) const {
  return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
    return state.next == static_cast<int64_t>(edge.result) &&
           draft.arguments[edge.argument].kind == RoleKind::OptState;
  });
}

/// What looks trained and is no sum over the rows of the batch is none of the parameters: a carry
/// that has the batch's rows, a table whose entries are overwritten by rows. What has
/// moments is one, however few of its elements a row reaches.
void StepInference::setCarried() {
  llvm::BitVector carried = findCarried(draft);
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

/// What looks trained, but meets no row of the batch and is read by nothing that the step returns
/// beside its states (losses may be one vector), belongs to the optimizer of what does: factors
/// that are fitted to gradients.
void StepInference::setFitted() {
  llvm::BitVector apart = findApart(draft), read(draft.arguments.size());
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (draft.getReplaced(i) < 0 && isa<FloatType>(resultType(i).getElementType()))
      read |= facts.getDependences(i);
  auto isReadBy = [&](unsigned index, unsigned parameter) {
    const RoleDraft &role = draft.arguments[parameter];
    return role.kind == RoleKind::Param && role.next >= 0 && !apart.test(parameter) &&
           facts.getDependences(role.next).test(index);
  };
  for (unsigned index : apart.set_bits()) {
    RoleDraft &argument = draft.arguments[index];
    bool isRead = llvm::any_of(llvm::seq<unsigned>(0, draft.arguments.size()),
                               [&](unsigned parameter) { return isReadBy(index, parameter); });
    if (!isRead || argument.isGiven || read.test(index))
      continue;
    argument.kind = RoleKind::OptState;
    argument.isTrained = false;
    argument.reason = "a parameter's new value depends on it, it meets no row of the batch";
  }
}

/// Nor are statistics of rows the optimizer's, though the loss that reads them be another one (a
/// critic's running mean, by which an actor's rows are normalised). What a parameter's new value is
/// made of element by element are moments.
void StepInference::setStatistics() {
  llvm::BitVector beside = findBesideRows(draft), updates(draft.results.size());
  for (const RoleDraft &argument : draft.arguments)
    if (argument.kind == RoleKind::Param && argument.next >= 0)
      updates.set(argument.next);
  for (const UpdateEdge &edge : facts.getUpdateEdges())
    if (updates.test(edge.result))
      beside.reset(edge.argument);
  auto isRunningMean = [&](unsigned index, unsigned next) {
    return facts.followsOther(index, next) || facts.followsOther(index, next, /*readsIt=*/true);
  };
  for (unsigned index : beside.set_bits()) {
    RoleDraft &argument = draft.arguments[index];
    if (argument.kind != RoleKind::OptState || argument.isGiven || !isFloat(index) ||
        corrections.test(index) || facts.isNumberArgument(index) ||
        !(isAccumulated(index) || isRunningMean(index, argument.next)))
      continue;
    argument.kind = RoleKind::ModelState;
    argument.reason = "updated without gradient, read together with rows of the batch";
  }
}

/// A number that is added to, as data say, and that is read together with rows: it is trained by a
/// loss that the step does not return (a temperature, by the policy's entropy), though the loss
/// that it returns reads the number by what it has just trained with it alone. What an optimizer
/// keeps meets gradients.
void StepInference::setTrainedNumbers() {
  llvm::BitVector beside = findBesideRows(draft);
  for (unsigned index : readThroughNew.set_bits()) {
    RoleDraft &argument = draft.arguments[index];
    unsigned next = argument.next;
    if (argument.kind != RoleKind::OptState || argument.isGiven || !beside.test(index) ||
        !facts.isNumberArgument(index) || !isFloat(index) || !addsToItself(index) ||
        !readsData(facts.getDataDependences(next)) || facts.followsOther(index, next) ||
        facts.followsOther(index, next, /*readsIt=*/true))
      continue;
    argument.kind = RoleKind::Param;
    argument.isTrained = true;
    argument.reason = "data are added to it, read together with rows of the batch";
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
