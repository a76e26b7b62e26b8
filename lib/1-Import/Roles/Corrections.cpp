//===- Corrections.cpp - What is added to gradients in a step's own steps ------------------===//
#include "Dependences.h"
#include "StepFacts.h"

#include "BatchReading.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;

static bool onlyMoves(Operation *op) {
  return isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp, hlo::ConvertOp>(op);
}

/// Finds what is an argument, spread, moved, or with something added to it (steps of each client's
/// copy of a parameter), in a block and the loops in it.
static void collectCopies(Block &block, llvm::DenseMap<Value, unsigned> &copies) {
  auto find = [&](Value value) {
    auto found = copies.find(value);
    return found == copies.end() ? std::nullopt : std::optional(found->second);
  };
  for (Operation &op : block.without_terminator()) {
    if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
      Block &body = loop.getBody().front();
      for (auto [argument, operand] : llvm::zip_equal(body.getArguments(), loop->getOperands()))
        if (std::optional<unsigned> of = find(operand))
          copies[argument] = *of;
      collectCopies(body, copies);
      for (auto [result, argument, made] : llvm::zip_equal(loop->getResults(), body.getArguments(),
                                                           body.getTerminator()->getOperands()))
        if (std::optional<unsigned> of = find(argument); of && find(made) == of)
          copies[result] = *of;
    } else if (onlyMoves(&op)) {
      if (std::optional<unsigned> of = find(op.getOperand(0)))
        copies[op.getResult(0)] = *of;
    } else if (isa<hlo::AddOp, hlo::SubtractOp>(op)) {
      std::optional<unsigned> left = find(op.getOperand(0)), right = find(op.getOperand(1));
      if (isa<hlo::SubtractOp>(op) && !left)
        continue;
      if (left.has_value() != right.has_value())
        copies[op.getResult(0)] = left ? *left : *right;
    } else if (auto select = dyn_cast<hlo::SelectOp>(op)) {
      // Taken in some steps only.
      std::optional<unsigned> of = find(select.getOnTrue());
      if (of && of == find(select.getOnFalse()))
        copies[select.getResult()] = *of;
    }
  }
}

namespace {
/// Follows what is made of an argument, element by element, on the way to `forward`.
class CorrectionWalk {
public:
  CorrectionWalk(const DependenceFinder &finder, const llvm::DenseMap<Value, unsigned> &copies,
                 BlockArgument argument, const llvm::DenseSet<Value> &forward)
      : finder(finder), copies(copies), argument(argument), forward(forward) {}

  /// Arguments whose copies are updated by what is made of this one.
  llvm::SetVector<unsigned> findUpdated() {
    llvm::SetVector<unsigned> updated;
    follow([&](Operation *user) {
      if (std::optional<unsigned> of = findCopy(user))
        updated.insert(*of);
      return false;
    });
    return updated;
  }

  /// Whether it gets nowhere but into updates of the other argument's copies.
  bool endsIn(unsigned other) {
    return follow([&](Operation *user) { return findCopy(user) == other; });
  }

private:
  /// The argument whose copy the op makes, a step of gradients further; of the type of this one,
  /// leading dimensions aside.
  std::optional<unsigned> findCopy(Operation *user) const {
    auto found =
        isa<hlo::AddOp, hlo::SubtractOp>(user) ? copies.find(user->getResult(0)) : copies.end();
    if (found == copies.end() || found->second == argument.getArgNumber() ||
        !finder.get(user->getResult(0)).mixed.test(found->second))
      return std::nullopt;
    BlockArgument other = argument.getOwner()->getArgument(found->second);
    ArrayRef<int64_t> own = hlo::tensorType(argument).getShape();
    ArrayRef<int64_t> its = hlo::tensorType(other).getShape();
    bool isLike = own.size() >= its.size() && own.take_back(its.size()) == its;
    return isLike ? std::optional(found->second) : std::nullopt;
  }

  bool isForward(Operation *user) const {
    Operation *op = argument.getOwner()->findAncestorOpInBlock(*user);
    return llvm::any_of(op->getResults(), [&](Value made) { return forward.contains(made); });
  }

  /// False where it gets elsewhere than to where `ends` says.
  bool follow(llvm::function_ref<bool(Operation *user)> ends) {
    bool isClear = true;
    llvm::SetVector<Value> reached;
    reached.insert(argument);
    for (unsigned i = 0; i < reached.size(); ++i)
      for (OpOperand &use : reached[i].getUses()) {
        Operation *user = use.getOwner();
        if (!isForward(user) || ends(user))
          continue;
        if (auto loop = dyn_cast<hlo::WhileOp>(user)) {
          reached.insert(loop.getBody().getArgument(use.getOperandNumber()));
          reached.insert(loop.getResult(use.getOperandNumber()));
        } else if (isa<hlo::ReturnOp>(user)) {
          isClear &= use.get() == user->getBlock()->getArgument(use.getOperandNumber());
        } else if (hlo::isElementwise(user) || onlyMoves(user)) {
          reached.insert(user->result_begin(), user->result_end());
        } else {
          isClear = false;
        }
      }
    return isClear;
  }

  const DependenceFinder &finder;
  const llvm::DenseMap<Value, unsigned> &copies;
  BlockArgument argument;
  const llvm::DenseSet<Value> &forward;
};
} // namespace

std::optional<unsigned> StepFacts::findCorrected(unsigned argument, const BitVector &others,
                                                 ArrayRef<unsigned> losses) const {
  BlockArgument state = const_cast<func::FuncOp &>(entry).getArgument(argument);
  // Most parameters are contracted with something at once.
  auto isJoined = [](Operation *user) {
    return hlo::isElementwise(user) || onlyMoves(user) || isa<hlo::WhileOp, func::ReturnOp>(user);
  };
  if (state.use_empty() || !llvm::all_of(state.getUsers(), isJoined))
    return std::nullopt;
  if (copies.empty()) {
    for (unsigned each : others.set_bits())
      copies[state.getOwner()->getArgument(each)] = each;
    collectCopies(*state.getOwner(), copies);
  }
  llvm::DenseSet<Value> forward;
  for (unsigned each : losses)
    if (resultDependences[each].test(argument))
      forward.insert_range(collectSources(getResult(each)));
  CorrectionWalk walk(*dependences, copies, state, forward);
  for (unsigned other : walk.findUpdated())
    if (walk.endsIn(other))
      return other;
  return std::nullopt;
}

/// Those of a state's copies that its new value, which is one, goes through. Not copies that an
/// inner step makes for the loss alone.
static llvm::SetVector<Value> findOnWay(const llvm::DenseMap<Value, unsigned> &copies, Value next) {
  llvm::SetVector<Value> way;
  auto found = copies.find(next);
  if (found == copies.end())
    return way;
  unsigned state = found->second;
  auto insert = [&](Value value) {
    auto copy = copies.find(value);
    if (copy != copies.end() && copy->second == state)
      way.insert(value);
  };
  insert(next);
  for (unsigned i = 0; i < way.size(); ++i) {
    Operation *op = way[i].getDefiningOp();
    if (!op)
      continue;
    if (auto loop = dyn_cast<hlo::WhileOp>(op)) {
      unsigned place = cast<OpResult>(way[i]).getResultNumber();
      insert(loop->getOperand(place));
      insert(loop.getBody().front().getTerminator()->getOperand(place));
    } else {
      for (Value operand : op->getOperands())
        insert(operand);
    }
  }
  return way;
}

ReadBehindCopies StepFacts::findBehindCopies(ArrayRef<std::pair<unsigned, unsigned>> states,
                                             ArrayRef<unsigned> losses) const {
  Block &block = const_cast<func::FuncOp &>(entry).getBody().front();
  llvm::DenseMap<Value, unsigned> all, updated;
  for (auto [state, next] : states)
    all[block.getArgument(state)] = state;
  collectCopies(block, all);
  bool isReadAgain = false;
  for (auto [state, next] : states) {
    BlockArgument argument = block.getArgument(state);
    for (Value value : findOnWay(all, getResult(next))) {
      Operation *op = value.getDefiningOp();
      auto readsIt = [&](Value operand) { return dependences->get(operand).all.test(state); };
      // Not what a bias is added to, in other dimensions.
      if (!isa_and_nonnull<hlo::AddOp, hlo::SubtractOp>(op) ||
          hlo::tensorType(value).getShape() != hlo::tensorType(argument).getShape() ||
          !llvm::all_of(op->getOperands(), readsIt))
        continue;
      updated[value] = state;
      isReadAgain |= op->getBlock() != &block || llvm::any_of(op->getUsers(), [](Operation *user) {
                       return !isa<func::ReturnOp>(user);
                     });
    }
  }
  ReadBehindCopies found{BitVector(block.getNumArguments(), true), {}};
  if (!isReadAgain)
    return found;
  DependenceFinder finder(block, [&](Value value) -> std::optional<unsigned> {
    auto copy = updated.find(value);
    return copy == updated.end() ? std::nullopt : std::optional(copy->second);
  });
  found.otherwise.reset();
  for (unsigned each : losses)
    found.otherwise |= finder.get(getResult(each)).all;
  for (auto [state, next] : states)
    if (BitVector behind = finder.getHidden(state); behind.any())
      found.behind[state] = std::move(behind);
  return found;
}

namespace {
/// Whether sums that do not read the block's argument by sums themselves join it, element by
/// element, before anything else does on the way to `value`.
class FirstJoin {
public:
  /// `getBody`: what the values of a loop's round depend on.
  using GetBody = llvm::function_ref<const DependenceFinder &(Block &)>;
  FirstJoin(const DependenceFinder &finder, BlockArgument state, Value value, GetBody getBody)
      : finder(finder), state(state), sources(collectSources(value)), getBody(getBody) {
    own.insert(state);
  }

  bool run() {
    for (unsigned i = 0; i < own.size(); ++i)
      for (OpOperand &use : own[i].getUses())
        if (!follow(use))
          return false;
    return isFound;
  }

private:
  /// False where something else joins it.
  bool follow(OpOperand &use) {
    Operation *user = use.getOwner(), *op = state.getOwner()->findAncestorOpInBlock(*user);
    auto isOnWay = [&](Value made) { return sources.contains(made); };
    if (llvm::none_of(op->getResults(), isOnWay))
      return true;
    if (auto loop = dyn_cast<hlo::WhileOp>(user)) {
      Block &body = loop.getBody().front();
      unsigned place = use.getOperandNumber();
      isFound = true;
      return FirstJoin(getBody(body), body.getArgument(place),
                       body.getTerminator()->getOperand(place), getBody)
          .run();
    }
    if (user != op) {
      // A branch, that reads values from outside.
      if (isa<hlo::WhileOp>(op))
        return true;
      if (isa<hlo::ReturnOp>(user) && user->getParentOp() == op) {
        own.insert(op->getResult(use.getOperandNumber()));
        return true;
      }
    }
    return join(user);
  }

  bool join(Operation *user) {
    unsigned number = state.getArgNumber();
    auto isSum = [&](Value operand) {
      const Dependences &found = finder.get(operand);
      return found.mixed.any() && !found.mixed.test(number);
    };
    auto readsIt = [&](Value operand) { return finder.get(operand).mixed.test(number); };
    if (!hlo::isElementwise(user) && !onlyMoves(user))
      return false;
    if (llvm::any_of(user->getOperands(), isSum)) {
      isFound = true;
      return true;
    }
    if (llvm::any_of(user->getOperands(), readsIt))
      return false;
    own.insert(user->result_begin(), user->result_end());
    return true;
  }

  const DependenceFinder &finder;
  BlockArgument state;
  llvm::DenseSet<Value> sources;
  GetBody getBody;
  llvm::SetVector<Value> own; // what is made of it alone
  bool isFound = false;
};
} // namespace

bool StepFacts::joinsGradientsFirst(unsigned argument, unsigned result) const {
  auto getBody = [&](Block &body) -> const DependenceFinder & {
    std::unique_ptr<DependenceFinder> &found = rounds[&body];
    if (!found)
      found = std::make_unique<DependenceFinder>(body);
    return *found;
  };
  return FirstJoin(*dependences, const_cast<func::FuncOp &>(entry).getArgument(argument),
                   getResult(result), getBody)
      .run();
}

bool StepFacts::isSpreadInto(unsigned argument, unsigned result) const {
  llvm::SetVector<Value> made;
  made.insert(const_cast<func::FuncOp &>(entry).getArgument(argument));
  for (unsigned i = 0; i < made.size(); ++i)
    for (Operation *user : made[i].getUsers())
      if (hlo::isElementwise(user) || onlyMoves(user))
        made.insert(user->result_begin(), user->result_end());
  return made.contains(getResult(result));
}
