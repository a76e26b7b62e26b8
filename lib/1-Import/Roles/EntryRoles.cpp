//===- EntryRoles.cpp - Roles of @init and @eval from those of the step ---------------===//
#include "Batch.h"
#include "StepRoles.h"

#include "zero/Dialect/Zero/Entries.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using ir::RoleKind;

/// Places of the step's states, as (role without next, type).
static std::vector<std::pair<RoleDraft, Type>> getStates(const EntryDraft &step) {
  std::vector<std::pair<RoleDraft, Type>> states;
  for (auto [index, argument] : llvm::enumerate(step.arguments)) {
    if (argument.next < 0 || !argument.kind)
      continue;
    RoleDraft role = argument;
    role.next = -1;
    func::FuncOp entry = step.entry;
    states.emplace_back(std::move(role), entry.getArgumentTypes()[index]);
  }
  return states;
}

/// Matches the open places with the states: all in order if the types are the same in order, else
/// each by its type if no other has it. False if a place stays open.
static bool matchStates(std::vector<RoleDraft> &places, TypeRange types,
                        ArrayRef<std::pair<RoleDraft, Type>> states, StringRef reason) {
  auto assign = [&](RoleDraft &place, const RoleDraft &role) {
    place = role;
    place.reason = reason.str();
  };
  bool sameOrder =
      places.size() == states.size() && llvm::equal(types, llvm::make_second_range(states));
  bool complete = true;
  for (auto [index, place] : llvm::enumerate(places)) {
    if (place.kind)
      continue;
    if (sameOrder) {
      assign(place, states[index].first);
      continue;
    }
    Type type = types[index];
    SmallVector<unsigned> fitting;
    for (auto [position, state] : llvm::enumerate(states))
      if (state.second == type)
        fitting.push_back(position);
    bool isUnique = fitting.size() == 1 && llvm::count(types, type) == 1;
    if (isUnique)
      assign(place, states[fitting.front()].first);
    complete &= isUnique;
  }
  return complete;
}

/// An entry without given roles that takes exactly what the step takes.
static bool copyArguments(EntryDraft &other, const EntryDraft &step) {
  func::FuncOp from = step.entry, to = other.entry;
  if (from.getArgumentTypes() != to.getArgumentTypes())
    return false;
  for (auto [argument, role] : llvm::zip_equal(other.arguments, step.arguments))
    if (!argument.kind) {
      argument = role;
      argument.next = -1;
      argument.reason = "as the step's";
    }
  return true;
}

bool import::inferOther(EntryDraft &other, const EntryDraft &step, std::string &problem) {
  bool isInit = ir::getEntryKind(other.entry) == ir::EntryKind::Init;
  bool complete = true;
  if (isInit) {
    complete = matchStates(other.results, other.entry.getResultTypes(), getStates(step),
                           "the step's state of this type or place");
    for (auto [index, argument] : llvm::enumerate(other.arguments)) {
      if (argument.kind)
        continue;
      auto type = cast<RankedTensorType>(other.entry.getArgumentTypes()[index]);
      bool isKey = type.getElementType().isUnsignedInteger() && type.getRank() >= 1;
      argument.kind = isKey                 ? RoleKind::Rng
                      : type.getRank() == 0 ? RoleKind::Scalar
                                            : RoleKind::Const;
      argument.reason = "argument of @init";
    }
  } else if (!copyArguments(other, step)) {
    std::vector<std::pair<RoleDraft, Type>> places = getStates(step);
    for (auto [index, argument] : llvm::enumerate(step.arguments))
      if (argument.kind == RoleKind::Batch) {
        func::FuncOp entry = step.entry;
        places.emplace_back(argument, entry.getArgumentTypes()[index]);
      }
    complete = matchStates(other.arguments, other.entry.getArgumentTypes(), places,
                           "the step's argument of this type or place");
  }
  if (!isInit)
    for (auto [index, result] : llvm::enumerate(other.results))
      if (!result.kind) {
        auto type = cast<RankedTensorType>(other.entry.getResultTypes()[index]);
        result.kind = type.getRank() == 0 ? RoleKind::Metric : RoleKind::Output;
        result.reason = "a result that is no state";
      }
  if (!isInit && complete)
    findShardedResults(other);
  nameAll(other);
  if (!complete)
    problem = isInit ? "it is not clear which state of the step each result of @init is"
                     : "it is not clear which state of the step each argument is";
  return complete;
}
