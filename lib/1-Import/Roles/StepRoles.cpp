#include "StepRoles.h"

#include "Batch.h"
#include "DoubtfulPairs.h"
#include "StatePairing.h"
#include "StepInference.h"
#include "TreeOrder.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

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
  // The only result is a state or the number beside it, not both.
  if (draft.results.size() < 2)
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

/// Takes back that what is returned as it is, and not donated, is a state: a producer may return
/// all that it was given. False if there is nothing of that kind.
bool StepInference::dropUnchanged() {
  bool any = false;
  for (const UpdateEdge &edge : facts.getUpdateEdges()) {
    RoleDraft &argument = draft.arguments[edge.argument];
    if (!edge.isIdentity || argument.isGiven || argument.next != static_cast<int64_t>(edge.result))
      continue;
    argument.next = -1;
    any = true;
  }
  return any;
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

/// A step that is given no rows may move on its own: whether it does. What a step adds to them
/// (noise, a velocity) makes them look trained.
bool StepInference::setRowsOfStates() {
  SmallVector<unsigned> states;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.next >= 0 && !argument.isGiven &&
        (argument.kind == RoleKind::ModelState ||
         (argument.kind == RoleKind::Param && !hasMoments(argument))))
      states.push_back(index);
  SmallVector<BatchMember> rows = findRowsOfStates(draft, states, loss);
  auto isOther = [&](unsigned index) {
    return draft.arguments[index].kind == RoleKind::Param &&
           llvm::none_of(rows, [&](BatchMember row) { return row.argument == index; });
  };
  if (rows.empty() || llvm::none_of(llvm::seq<unsigned>(draft.arguments.size()), isOther))
    return false;
  for (const BatchMember &member : rows) {
    RoleDraft &argument = draft.arguments[member.argument];
    argument.kind = RoleKind::BatchState;
    argument.isTrained = false;
    argument.dim = member.dim;
    argument.reason = "a state with rows of its own, which ranks share";
  }
  return true;
}

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
  if (candidates.empty() && isSure && setRowsOfStates())
    return true;
  BatchAnswer answer = findBatch(draft, candidates, loss, /*mayGather=*/isSure);
  // The number may be none of the losses: the angle of two gradients, beside the losses of two
  // tasks in a vector.
  for (int64_t other : otherLosses) {
    if (!answer.arguments.empty())
      break;
    BatchAnswer more = findBatch(draft, candidates, other, /*mayGather=*/false);
    if (!more.arguments.empty())
      answer = std::move(more);
  }
  if (answer.isDrawn)
    return true;
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

/// Whether the result stands beside a number that is reported, or a part of the loss, and beside no
/// state, in the smallest tree of results that tells.
bool StepInference::isReported(unsigned result) {
  return standsBesideNumbers(
      draft, result, [&](unsigned other) { return draft.getReplaced(other) >= 0; },
      [&](unsigned other) {
        return draft.results[other].kind == RoleKind::Metric ||
               (loss >= 0 && facts.isComputedFrom(loss, other, {}));
      });
}

/// Whether the argument is returned as it came.
bool StepInference::isReturned(unsigned argument) {
  return llvm::any_of(llvm::seq<unsigned>(0, draft.results.size()),
                      [&](unsigned result) { return facts.isUnchanged(result, argument); });
}

/// Whether the result, of the argument's type, may be what overwrites it: it is computed of it, is
/// another argument as it came, or sums of the data (the last gradient, the last statistics).
bool StepInference::mayOverwrite(unsigned result, unsigned argument) {
  if (facts.getDataDependences(result).test(argument))
    return true;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    if (i != argument && facts.isUnchanged(result, i))
      return isState(i) || !isReturned(argument);
  // What the loss is made of is reported: the losses of several tasks.
  if (loss >= 0 && facts.isComputedFrom(loss, result, {}))
    return false;
  return llvm::any_of(facts.getDependences(result).set_bits(), [&](unsigned each) {
    return draft.arguments[each].kind == RoleKind::Batch && facts.mixes(each, result);
  });
}

/// Two arguments that come back as they are, in each other's place: rates that take turns.
bool StepInference::explainSwapped() {
  auto findReturned = [&](unsigned argument) -> int64_t {
    for (unsigned i = 0; i < draft.results.size(); ++i)
      if (facts.isUnchanged(i, argument) && draft.getReplaced(i) < 0 && !isReported(i))
        return i;
    return -1;
  };
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    for (unsigned j = i + 1; j < draft.arguments.size(); ++j) {
      bool isGiven = draft.arguments[i].isGiven || draft.arguments[j].isGiven;
      if (isGiven || isState(i) || isState(j) || argumentType(i) != argumentType(j) ||
          draft.arguments[i].kind == RoleKind::Batch)
        continue;
      int64_t ofFirst = findReturned(i), ofSecond = findReturned(j);
      if (ofFirst < 0 || ofSecond < 0 || ofFirst < ofSecond)
        continue;
      for (auto [argument, result] : {std::pair(i, ofSecond), std::pair(j, ofFirst)}) {
        draft.arguments[argument].kind.reset();
        draft.arguments[argument].reason =
            "could be a state with next=" + std::to_string(result) + ", or none";
        openResult(result, argument, "reported");
      }
      problem = "it is not clear which result replaces which argument at the next step";
      return false;
    }
  return true;
}

/// A tensor of one element, as no parameter is: a number, of which nothing is asked.
bool StepInference::isLikeNumber(unsigned argument) {
  return argumentType(argument).getNumElements() == 1 &&
         llvm::none_of(llvm::seq<unsigned>(0, draft.arguments.size()), [&](unsigned i) {
           return draft.arguments[i].kind == RoleKind::Param &&
                  argumentType(i) == argumentType(argument);
         });
}

/// An argument that stays whole, and a result of its type that may replace it: a queue, the end of
/// a sequence, the last gradient. It could be a state whose elements move, or that is overwritten.
bool StepInference::explainKept() {
  SmallVector<unsigned> whole;
  for (auto [number, result] : llvm::enumerate(draft.results))
    if (result.kind == RoleKind::Output && result.dim < 0 && !isReported(number))
      whole.push_back(number);
  bool isClear = true;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    bool stays = argument.kind == RoleKind::Const || argument.kind == RoleKind::Frozen;
    if (argument.isGiven || !stays || isState(index) || isLikeNumber(index))
      continue;
    std::string places;
    for (unsigned number : whole)
      if (argumentType(index) == resultType(number) && !facts.isUnchanged(number, index) &&
          mayOverwrite(number, index)) {
        places += (places.empty() ? "next=" : " or next=") + std::to_string(number);
        openResult(number, index, "output");
      }
    if (places.empty())
      continue;
    argument.reason =
        ("could be a state with " + places + ", or " + ir::stringifyRoleKind(*argument.kind)).str();
    argument.kind.reset();
    isClear = false;
  }
  if (!isClear)
    problem = "it is not clear which result replaces which argument at the next step";
  return isClear;
}

bool StepInference::run() {
  EntryDraft given = draft;
  bool isPaired = pairStates(draft, facts);
  isPaired &= dropReported(draft, facts);
  drawsAll = true;
  for (unsigned i = 0; i < draft.arguments.size(); ++i)
    drawsAll &= !mayHaveRows(i);
  // Without a hint, rows that come back as they are look like states, and leave no data.
  if (!isTraining() && !(dropUnchanged() && isTraining()))
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
  findOtherLosses();
  readThroughNew.resize(draft.arguments.size());
  if (hasLoss)
    dropReadThroughNew();
  addTrained();
  dropCorrections();
  dropReadThroughCopies();
  dropLastGradients();
  if (!hasLoss && hasStates) {
    nameAll(draft);
    problem = "no result is the loss (a floating number computed from data)";
    return false;
  }
  setStates();
  setMoments();
  setUnread();
  setAmongMoments();
  setBesideSiblings();
  bool isClear = setBatch();
  if (isClear) {
    setCarried();
    setFitted();
    setStatistics();
    setTrainedNumbers();
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
  isClear = isClear && explainOverwritten() && explainSwapped() && explainKept();
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
