//===- LossRoles.cpp - The loss, and what other losses train ---------------------------===//
#include "StepInference.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

/// Whether the name is that of the loss. Where a part of the states is called so (a network that is
/// learnt as one), what is named after it is told by what it reads.
bool StepInference::isNamedLoss(StringRef name) {
  if (name == "loss")
    return true;
  if (name.rsplit('/').second != "loss")
    return false;
  for (unsigned i = 0; i < draft.results.size(); ++i) {
    auto info = draft.entry.getResultAttrOfType<StringAttr>(i, "jax.result_info");
    std::string path = info ? "/" + pathName(info.getValue(), /*root=*/false) : "";
    if (draft.getReplaced(i) >= 0 && StringRef(path).contains("/loss/"))
      return false;
  }
  return true;
}

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
    if (isNamedLoss(name)) {
      loss = i;
      lossReads |= facts.getDependences(i);
      return true;
    }
    candidates.push_back(i);
  }
  auto readsOptimizer = [&](unsigned candidate) {
    return llvm::any_of(facts.getDependences(candidate).set_bits(), [&](unsigned argument) {
      return isState(argument) && !facts.isNumberArgument(argument) &&
             !facts.reachesMatmul(argument) && !addsToItself(argument);
    });
  };
  // Of several updates in one call, the losses of all but the first read moments.
  if (!llvm::all_of(candidates, readsOptimizer))
    llvm::erase_if(candidates, readsOptimizer);
  ArrayRef<unsigned> all = candidates;
  SmallVector<unsigned> ofLosses;
  llvm::copy_if(all, std::back_inserter(ofLosses),
                [&](unsigned candidate) { return !isOfUpdate(candidate, all); });
  candidates = std::move(ofLosses);
  // What is trained has a gradient by way of values: the score of what a policy chose is no loss.
  auto hasGradient = [&](unsigned candidate) {
    return llvm::any_of(facts.getSlopes(candidate).set_bits(), [&](unsigned argument) {
      return isState(argument) && !facts.isNumberArgument(argument) && isFloat(argument) &&
             addsToItself(argument);
    });
  };
  if (llvm::any_of(candidates, hasGradient))
    llvm::erase_if(candidates, [&](unsigned candidate) { return !hasGradient(candidate); });
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
  // Where some come out of matmuls, the others are distances between weights.
  auto hasMatmul = [&](unsigned candidate) { return facts.hasMatmul(candidate); };
  auto comesFirst = [&](unsigned a, unsigned b) {
    return std::pair(!hasMatmul(a), facts.countSources(a)) <
           std::pair(!hasMatmul(b), facts.countSources(b));
  };
  auto *first = std::min_element(candidates.begin(), candidates.end(), comesFirst);
  loss = first == candidates.end() ? -1 : static_cast<int64_t>(*first);
  return !candidates.empty();
}

/// Of results that are no states and read data: short vectors, of which the least is computed
/// first.
void StepInference::findOtherLosses() {
  constexpr int64_t kMostTasks = 64;
  for (unsigned i = 0; i < draft.results.size(); ++i)
    if (resultType(i).getRank() == 1 && resultType(i).getNumElements() <= kMostTasks &&
        isa<FloatType>(resultType(i).getElementType()) && draft.getReplaced(i) < 0 &&
        (!draft.results[i].kind || draft.results[i].kind == RoleKind::Metric) &&
        readsData(facts.getDependences(i)) && facts.hasMatmul(i))
      otherLosses.push_back(i);
  llvm::sort(otherLosses, [&](int64_t a, int64_t b) {
    return std::pair(facts.countSources(a), a) < std::pair(facts.countSources(b), b);
  });
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
/// sums or products, and on data; moments and averages do not, nor does what a compressed gradient
/// leaves for the next one.
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
    if ((facts.mixes(i, next) && readsData(facts.getDataDependences(next)) &&
         !facts.joinsGradients(i) && !readThroughNew.test(i)) ||
        (read.test(i) && isOptimized(i)))
      found.set(i);
  }
  lossReads |= found;
}

/// Floating results that replace nothing: losses, or what they are made of.
SmallVector<unsigned> StepInference::findFloatsBesideStates() {
  SmallVector<unsigned> found;
  for (auto [result, argument] : llvm::enumerate(draft.getAllReplaced()))
    if (argument < 0 && isa<FloatType>(resultType(result).getElementType()))
      found.push_back(result);
  return found;
}

/// States of whose new values the losses are made: what is trained, and what is moved by states
/// alone (by the gradient of the last step) before the losses read it.
SmallVector<unsigned> StepInference::findReadWhenNew(ArrayRef<unsigned> losses) {
  SmallVector<unsigned> found, moved, between;
  for (unsigned i : lossReads.set_bits()) {
    if (mayBeTrained(i)) {
      found.push_back(i);
    } else if (isState(i) && isFloat(i) && addsToItself(i) && isOptimized(i) &&
               !readsData(facts.getDataDependences(draft.arguments[i].next))) {
      moved.push_back(i);
      between.push_back(draft.arguments[i].next);
    }
  }
  llvm::BitVector beside = facts.findBeside(losses, between);
  llvm::copy_if(moved, std::back_inserter(found), [&](unsigned i) { return !beside.test(i); });
  return found;
}

/// The loss at what the step has just trained reads all that this was made of (a kept gradient, the
/// history of a quasi-Newton method): what it reads in no other way, and is not trained itself, it
/// does not depend on. What is trained reads itself by sums that do not lie behind that.
void StepInference::dropReadThroughNew() {
  SmallVector<unsigned> losses = findFloatsBesideStates(), between;
  SmallVector<unsigned> whenNew = findReadWhenNew(losses);
  for (unsigned i : whenNew)
    between.push_back(draft.arguments[i].next);
  if (whenNew.empty())
    return;
  llvm::BitVector beside = facts.findBeside(losses, between);
  if (!beside.anyCommon(lossReads))
    return;
  auto readsItself = [&](unsigned argument) {
    SmallVector<unsigned> others = between;
    llvm::erase(others, static_cast<unsigned>(draft.arguments[argument].next));
    return facts.mixesBeside(argument, draft.arguments[argument].next, others);
  };
  for (unsigned i : lossReads.set_bits())
    if (isState(i) && !beside.test(i) &&
        (mayBeTrained(i) ? !readsItself(i) : !llvm::is_contained(whenNew, i)))
      readThroughNew.set(i);
  lossReads.reset(readThroughNew);
}

/// What is only added to gradients in the first of several steps is not trained, though the losses
/// of later steps read it: what each client's gradients are corrected by. Its new value is made of
/// the parameter's copies, or of the new value of such a state (the server's). Nor is what the
/// gradients of the first step join (sums of their squares), though those of later steps read it.
void StepInference::dropCorrections() {
  SmallVector<unsigned> losses = findFloatsBesideStates(), open;
  corrections.resize(draft.arguments.size());
  llvm::BitVector states = lossReads, summed(draft.arguments.size());
  for (unsigned i : lossReads.set_bits())
    if (!isState(i) || !isFloat(i))
      states.reset(i);
  for (unsigned i : states.set_bits()) {
    std::optional<unsigned> corrected = facts.findCorrected(i, states, losses);
    if (!corrected)
      continue;
    if (facts.joinsGradientsFirst(i, draft.arguments[i].next))
      summed.set(i);
    else if (isOptimized(i))
      continue;
    else if (facts.isSpreadInto(*corrected, draft.arguments[i].next))
      corrections.set(i);
    else
      open.push_back(i);
  }
  llvm::BitVector ofClients = corrections;
  for (unsigned i : open)
    if (llvm::any_of(ofClients.set_bits(), [&](unsigned client) {
          return facts.isComputedFrom(draft.arguments[i].next, draft.arguments[client].next, {});
        }))
      corrections.set(i);
  lossReads.reset(corrections);
  lossReads.reset(summed);
}

/// Of a call that makes several steps, the losses read what an optimizer keeps by the parameters'
/// new copies alone: what a first gradient that does not read it joins, what is overwritten and
/// joins gradients itself (the last one), and what stays, or is a number, beside such. What is
/// trained by them all the same is added to by what reads it (the weights of a recurrent cell, of
/// which a carry's copies are made): where there is such a state, nothing is told.
void StepInference::dropReadThroughCopies() {
  SmallVector<unsigned> losses = findFloatsBesideStates();
  llvm::BitVector states(draft.arguments.size());
  SmallVector<std::pair<unsigned, unsigned>> moved;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (isState(i) && isFloat(i)) {
      states.set(i);
      if (addsToItself(i))
        moved.push_back({i, static_cast<unsigned>(draft.arguments[i].next)});
    }
  ReadBehindCopies found = facts.findBehindCopies(moved, losses);
  readBehind.resize(draft.arguments.size());
  llvm::BitVector read(draft.arguments.size());
  for (unsigned each : losses)
    read |= facts.getDependences(each);
  read.reset(found.otherwise);
  states &= read;
  llvm::BitVector joined(draft.arguments.size()), isAsked(draft.arguments.size());
  auto joinsFirst = [&](unsigned state) {
    if (!isAsked.test(state) && facts.joinsGradientsFirst(state, draft.arguments[state].next))
      joined.set(state);
    isAsked.set(state);
    return joined.test(state);
  };
  StateWays ways;
  for (const UpdateEdge &edge : facts.getUpdateEdges())
    ways[{edge.argument, edge.result}] |= edge.keeps || edge.adds;
  for (auto &[parameter, behind] : found.behind) {
    behind &= states;
    behind.reset(parameter);
    readBehind |= behind;
    dropKept(parameter, behind, ways, joinsFirst);
  }
}

void StepInference::dropKept(unsigned parameter, const llvm::BitVector &behind,
                             const StateWays &ways,
                             llvm::function_ref<bool(unsigned state)> joinsFirst) {
  auto readsTensors = [&](unsigned result) {
    return llvm::any_of(facts.getDependences(result).set_bits(),
                        [&](unsigned i) { return !facts.isNumberArgument(i); });
  };
  auto getNext = [&](unsigned state) { return static_cast<unsigned>(draft.arguments[state].next); };
  llvm::BitVector own(behind.size()), others(behind.size());
  for (unsigned i : behind.set_bits()) {
    bool isOverwritten = !ways.lookup({i, getNext(i)});
    bool isOwn = joinsFirst(i) || !readsTensors(getNext(i)) ||
                 (isOverwritten && ways.contains({i, getNext(parameter)}));
    if (facts.isUnchanged(getNext(i), i) || (!isOwn && facts.isNumberArgument(i)))
      others.set(i);
    else if (isOwn)
      own.set(i);
    else if (!isOverwritten)
      return;
  }
  if (own.none())
    return;
  own |= others;
  own &= lossReads;
  corrections |= own;
  lossReads.reset(own);
}

/// Nor is a last gradient trained where the loss is taken at what it has just moved (a half step
/// ahead): it is added to a parameter of its type, nothing of it is kept, and the parameter's new
/// value is made of what overwrites it. Not what the parameter was last: that is made of it.
void StepInference::dropLastGradients() {
  auto isMade = [&](unsigned argument, unsigned state) {
    return llvm::any_of(facts.getUpdateEdges(), [&](const UpdateEdge &edge) {
      return edge.argument == argument && draft.arguments[state].next == edge.result;
    });
  };
  auto moves = [&](unsigned state, unsigned parameter) {
    return parameter != state && isState(parameter) &&
           argumentType(parameter) == argumentType(state) && addsToItself(parameter) &&
           facts.meet(state, parameter) && !isMade(parameter, state) &&
           facts.isMovedBy(draft.arguments[parameter].next, draft.arguments[state].next);
  };
  llvm::BitVector last(draft.arguments.size());
  for (unsigned i : lossReads.set_bits())
    if (isState(i) && isFloat(i) && !facts.isNumberArgument(i) && !isMade(i, i) &&
        llvm::any_of(lossReads.set_bits(), [&](unsigned other) { return moves(i, other); }))
      last.set(i);
  corrections |= last;
  lossReads.reset(last);
}
