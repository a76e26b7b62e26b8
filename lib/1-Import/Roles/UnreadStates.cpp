//===- UnreadStates.cpp - States that no loss reads, by what stands beside them ---------===//
#include "StepInference.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

/// What no loss reads has a gradient of zeros: a parameter all the same, if its own moments, which
/// read nothing but each other, are added to it.
void StepInference::setUnread() {
  auto isOpen = [&](unsigned index) {
    const RoleDraft &argument = draft.arguments[index];
    return argument.kind == RoleKind::ModelState && !argument.isGiven && argument.next >= 0 &&
           isFloat(index) && argumentType(index).getRank() > 0 && !lossReads.test(index);
  };
  for (unsigned state = 0; state < draft.arguments.size(); ++state) {
    if (!isOpen(state) || !addsToItself(state))
      continue;
    SmallVector<unsigned> moments = getFeeders(state);
    auto isOwn = [&](unsigned index) {
      return index == state || facts.isNumberArgument(index) || llvm::is_contained(moments, index);
    };
    auto readsOwn = [&](unsigned index) {
      return llvm::all_of(facts.getDependences(draft.arguments[index].next).set_bits(), isOwn);
    };
    auto isMoment = [&](unsigned index) {
      return isOpen(index) && mayBeMoment(index) && readsOwn(index);
    };
    if (moments.empty() || !readsOwn(state) || !llvm::all_of(moments, isMoment))
      continue;
    draft.arguments[state].kind = RoleKind::Param;
    draft.arguments[state].reason = "moments of its own are added to it, the loss does not read it";
    for (unsigned index : moments) {
      draft.arguments[index].kind = RoleKind::OptState;
      draft.arguments[index].reason = "a parameter's new value depends on it, the loss does not";
    }
  }
}

/// How many results read each argument.
std::vector<unsigned> StepInference::countReaders() {
  std::vector<unsigned> readers(draft.arguments.size());
  for (unsigned i = 0; i < draft.results.size(); ++i)
    for (unsigned argument : facts.getDependences(i).set_bits())
      ++readers[argument];
  return readers;
}

/// Whether a state's new value reads no other state's new one, element by element.
bool StepInference::isMadeAlone(unsigned argument) {
  int64_t next = draft.arguments[argument].next;
  return llvm::none_of(facts.getDependences(next).set_bits(), [&](unsigned i) {
    return i != argument && isState(i) && !facts.isNumberArgument(i) &&
           facts.isUpdateOf(next, draft.arguments[i].next);
  });
}

static std::string getTree(ArrayRef<std::string> path, size_t depth) {
  return llvm::join(path.take_front(depth), "\n");
}

StepInference::KindsOfTrees StepInference::collectKinds(const llvm::BitVector &open) {
  std::vector<int64_t> replaced = draft.getAllReplaced();
  KindsOfTrees kinds;
  for (unsigned i = 0; i < draft.paths.size(); ++i)
    for (size_t depth = 1; !open.test(i) && depth <= draft.paths[i].size(); ++depth)
      kinds[getTree(draft.paths[i], depth)].insert(
          replaced[i] >= 0 ? *draft.arguments[replaced[i]].kind : RoleKind::Metric);
  return kinds;
}

StepInference::Kinds StepInference::findBeside(const KindsOfTrees &kinds, unsigned result) {
  for (size_t depth = draft.paths[result].size(); depth-- > 1;) {
    Kinds siblings = kinds.lookup(getTree(draft.paths[result], depth));
    if (llvm::any_of(siblings, [](RoleKind kind) { return kind != RoleKind::Step; }))
      return siblings;
  }
  return {};
}

bool StepInference::areOptimizers(const Kinds &kinds) {
  return kinds.contains(RoleKind::OptState) && llvm::all_of(kinds, [](RoleKind kind) {
           return kind == RoleKind::OptState || kind == RoleKind::Step;
         });
}

/// What nothing reads is what all beside it are: moments, or weights that are trained. Of these it
/// reads neither data nor other tensors (running statistics stand beside scales, too), and is never
/// updated where it comes back as it is.
void StepInference::setLike(unsigned argument, const Kinds &siblings) {
  RoleDraft &role = draft.arguments[argument];
  auto consistOf = [&](ArrayRef<RoleKind> kinds) {
    return llvm::all_of(siblings, [&](RoleKind kind) { return llvm::is_contained(kinds, kind); });
  };
  auto isOwn = [&](unsigned read) { return read == argument || facts.isNumberArgument(read); };
  if (areOptimizers(siblings)) {
    role.kind = RoleKind::OptState;
    role.reason = "stands among the optimizer's states";
  } else if (siblings.contains(RoleKind::Param) && consistOf({RoleKind::Param, RoleKind::Frozen}) &&
             argumentType(argument).getRank() > 0 &&
             llvm::all_of(facts.getDependences(role.next).set_bits(), isOwn)) {
    bool stays = facts.isUnchanged(role.next, argument);
    role.kind = stays ? RoleKind::Frozen : RoleKind::Param;
    role.reason = "stands among parameters, the loss does not read it";
  }
}

/// What nothing reads (moments of weights whose updates are masked away, a rate that is kept for
/// the record, a layer that this run leaves out) is told by what stands beside it in the smallest
/// tree of results that tells.
void StepInference::setBesideSiblings() {
  llvm::BitVector open(draft.results.size());
  std::vector<unsigned> readers = countReaders();
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.kind == RoleKind::ModelState && !argument.isGiven && argument.next >= 0 &&
        isFloat(index) && !lossReads.test(index) &&
        readers[index] == facts.getDependences(argument.next).test(index) && isMadeAlone(index))
      open.set(argument.next);
  std::vector<int64_t> replaced = draft.getAllReplaced();
  KindsOfTrees kinds = collectKinds(open);
  for (unsigned result : open.set_bits())
    setLike(replaced[result], findBeside(kinds, result));
}

/// What the losses of a call that makes several steps read by parameters' new copies alone, and
/// that stands among the optimizer's states, is the optimizer's: scales, weights as they were at
/// first. A parameter stands elsewhere.
void StepInference::setAmongMoments() {
  constexpr RoleKind kTrained[] = {RoleKind::Param, RoleKind::ModelState, RoleKind::Frozen};
  llvm::BitVector open(draft.results.size());
  for (unsigned index : readBehind.set_bits())
    if (const RoleDraft &role = draft.arguments[index];
        !role.isGiven && llvm::is_contained(kTrained, *role.kind))
      open.set(role.next);
  std::vector<int64_t> replaced = draft.getAllReplaced();
  KindsOfTrees kinds = collectKinds(open);
  for (unsigned result : open.set_bits())
    if (areOptimizers(findBeside(kinds, result))) {
      RoleDraft &role = draft.arguments[replaced[result]];
      role.kind = RoleKind::OptState;
      role.isTrained = false;
      role.reason = "stands among the optimizer's states";
    }
}
