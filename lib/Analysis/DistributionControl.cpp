//===- DistributionControl.cpp - Loops and branches that were kept ------------===//
//
// A carried value has one sharding from the first round to the last. Those of the operands are a
// first guess, zeros that sums may be added to are guessed partial; a body that gives another
// sharding changes the guess, until none does. Predicates are replicated: all ranks run as many
// rounds and take the same side; but for loops over rows, which each rank leaves when its own are
// done.
//
// Ranks meet in a loop whose number of rounds is known, and nowhere else inside: what such a loop
// or a branch would have reduced or gathered inside is gathered before it, and every rank runs it
// whole.
//===--------------------------------------------------------------------------===//
#include "zero/Analysis/Distribution.h"

#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/Transforms/RegionUtils.h"
#include "zero/Support/Reads.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

using ShardingList = decltype(OpSharding::operands);

bool Distribution::readsSharded(Operation *op) const {
  return llvm::any_of(getReadValues(op),
                      [&](Value value) { return getSharding(value).isSharded(); });
}

void Distribution::visitRegion(Region &region) {
  for (Operation &op : region.front())
    visit(&op);
}

/// Forgets what a visit with another guess has noted.
void Distribution::restore(const Noted &noted) {
  gathers.truncate(noted.gathers);
  unsupported.truncate(noted.unsupported);
  order.truncate(noted.order);
  numContractions = noted.contractions;
  numShared = noted.shared;
}

void Distribution::setSharding(Value value, Sharding sharding) {
  if (sharding.isReplicated())
    shardings.erase(value);
  else
    shardings[value] = sharding;
}

/// The next guess for a carried value that is `assumed` at the start of a round and `given` at its
/// end. A replicated value becomes a sharded one by a slice; all others need the guess to change.
static Sharding getNextGuess(Sharding assumed, Sharding given, bool mayBePartial) {
  if (assumed == given || (assumed.isSharded() && given.isReplicated()))
    return assumed;
  if (given.isSharded() && !assumed.isSharded())
    return given;
  if (assumed.isReplicated() && given.isPartial() && mayBePartial)
    return given;
  return assumed.isPartial() ? Sharding() : assumed;
}

namespace {
/// Whether values of two regions of a loop are the same function of what is carried.
class SameFunction {
public:
  bool operator()(Value a, Value b) {
    if (a == b)
      return true;
    if (auto left = dyn_cast<BlockArgument>(a)) {
      auto right = dyn_cast<BlockArgument>(b);
      return right && left.getArgNumber() == right.getArgNumber() &&
             left.getOwner()->getParentOp() == right.getOwner()->getParentOp();
    }
    auto [known, isNew] = seen.try_emplace({a, b}, false);
    if (isNew) {
      bool isSame = areSame(a.getDefiningOp(), b.getDefiningOp());
      seen[{a, b}] = isSame;
      return isSame;
    }
    return known->second;
  }

private:
  bool areSame(Operation *a, Operation *b) {
    if (!b || a->getName() != b->getName() || a->getAttrDictionary() != b->getAttrDictionary() ||
        a->getPropertiesAsAttribute() != b->getPropertiesAsAttribute() ||
        a->getResultTypes() != b->getResultTypes() || a->getNumOperands() != b->getNumOperands() ||
        a->getNumResults() != 1)
      return false;
    if (a->getNumRegions() != 0) {
      auto left = dyn_cast<hlo::ReduceOp>(a), right = dyn_cast<hlo::ReduceOp>(b);
      Operation *reducer = left ? left.getSimpleReducer() : nullptr;
      if (!reducer || !right.getSimpleReducer() ||
          reducer->getName() != right.getSimpleReducer()->getName())
        return false;
    }
    return llvm::all_of(llvm::zip_equal(a->getOperands(), b->getOperands()),
                        [&](auto pair) { return (*this)(std::get<0>(pair), std::get<1>(pair)); });
  }

  llvm::DenseMap<std::pair<Value, Value>, bool> seen;
};
} // namespace

/// Whether a loop over rows goes on while any row wants it and leaves the others alone, as `vmap`
/// writes it: predicate `or` over rows of p, every new value `select(p, new, old)`. Then each rank
/// may stop when its own rows are done.
static bool leavesDoneRowsAlone(hlo::WhileOp loop, ArrayRef<Sharding> carried) {
  auto any = loop.getCond().front().getTerminator()->getOperand(0).getDefiningOp<hlo::ReduceOp>();
  Operation *reducer = any && any.getInputs().size() == 1 ? any.getSimpleReducer() : nullptr;
  if (!isa_and_nonnull<hlo::OrOp>(reducer))
    return false;
  SameFunction isSame;
  Block &body = loop.getBody().front();
  return llvm::all_of(llvm::enumerate(body.getTerminator()->getOperands()), [&](auto each) {
    BlockArgument old = body.getArgument(each.index());
    if (each.value() == old)
      return true;
    auto select = each.value().template getDefiningOp<hlo::SelectOp>();
    if (!select || !carried[each.index()].isSharded() || select.getOnFalse() != old)
      return false;
    Value row = select.getPred();
    if (auto spread = row.getDefiningOp<hlo::BroadcastInDimOp>())
      row = spread.getOperand();
    return isSame(any.getInputs()[0], row);
  });
}

/// Whether an op of the body makes a part of carried value `index`: without one it is zero on all
/// ranks in all rounds.
bool Distribution::addsParts(hlo::WhileOp loop, unsigned index) const {
  Block &body = loop.getBody().front();
  SmallVector<Value> pending{body.getTerminator()->getOperand(index)};
  llvm::SmallDenseSet<Value> seen;
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    if (!getSharding(value).isPartial() || !seen.insert(value).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      pending.push_back(body.getTerminator()->getOperand(argument.getArgNumber()));
      continue;
    }
    const OpSharding &opSharding = getOpSharding(value.getDefiningOp());
    auto isPartial = [](Sharding sharding) { return sharding.isPartial(); };
    if (llvm::none_of(opSharding.operands, isPartial))
      return true;
    for (auto [operand, sharding] :
         llvm::zip_equal(value.getDefiningOp()->getOperands(), opSharding.operands))
      if (sharding.isPartial())
        pending.push_back(operand);
  }
  return false;
}

void Distribution::visitLoop(hlo::WhileOp loop) {
  Block &body = loop.getBody().front();
  Operation *end = body.getTerminator();
  ShardingList carried;
  SmallVector<bool> mayBePartial;
  for (Value operand : loop->getOperands()) {
    Sharding has = getSharding(operand);
    // Parts that more parts may be added to: reduced once behind the loop, not in each round.
    bool isSum = hlo::isZeroSplat(operand) || (has.isPartial(ir::ReduceKind::Add) &&
                                               operand.getParentBlock() == loop->getBlock());
    mayBePartial.push_back(isSum);
    carried.push_back(has.isSharded() ? has
                      : isSum         ? Sharding::partial(ir::ReduceKind::Add)
                                      : Sharding());
  }
  Noted noted{gathers.size(), unsupported.size(), order.size(), numContractions, numShared};
  for (bool isChanged = true; isChanged;) {
    restore(noted);
    for (Region *region : {&loop.getCond(), &loop.getBody()}) {
      for (auto [argument, sharding] : llvm::zip_equal(region->getArguments(), carried))
        setSharding(argument, sharding);
      visitRegion(*region);
    }
    isChanged = false;
    auto guess = [&](unsigned index, Sharding next) {
      isChanged |= next != carried[index];
      // Each guess is given up once: at most twice as many visits as there are values.
      mayBePartial[index] = mayBePartial[index] && next == carried[index];
      carried[index] = next;
    };
    for (auto [index, value] : llvm::enumerate(end->getOperands()))
      guess(index, getNextGuess(carried[index], getSharding(value), mayBePartial[index]));
    for (unsigned index = 0; !isChanged && index < carried.size(); ++index)
      if (carried[index].isPartial() &&
          (!addsParts(loop, index) || needsWholeInside(loop, carried, index)))
        guess(index, Sharding());
  }
  for (auto [value, sharding] : llvm::zip_equal(end->getOperands(), carried))
    if (getSharding(value).isSharded() && getSharding(value) != sharding)
      unsupported.push_back(loop); // it changes from round to round
  opShardings[end].operands = carried;
  Operation *test = loop.getCond().front().getTerminator();
  Sharding predicate = getSharding(test->getOperand(0));
  bool isByRow = predicate.isPartial(ir::ReduceKind::Or) && leavesDoneRowsAlone(loop, carried);
  opShardings[test].operands = {isByRow ? predicate : Sharding()};
  OpSharding &own = opShardings[loop];
  own.operands = carried;
  own.results.assign(carried.begin(), carried.end());
  for (auto [result, sharding] : llvm::zip_equal(loop->getResults(), carried))
    setSharding(result, sharding);
}

/// A result is sharded where a side gives it so, partial where all sides do or give zeros.
void Distribution::visitBranches(Operation *op) {
  for (Region &region : op->getRegions())
    visitRegion(region);
  ShardingList results(op->getNumResults());
  for (auto [index, result] : llvm::enumerate(results)) {
    auto given = llvm::map_to_vector(op->getRegions(), [&](Region &region) {
      return region.front().getTerminator()->getOperand(index);
    });
    auto sharded =
        llvm::find_if(given, [&](Value value) { return getSharding(value).isSharded(); });
    auto partial =
        llvm::find_if(given, [&](Value value) { return getSharding(value).isPartial(); });
    if (sharded != given.end())
      result = getSharding(*sharded);
    else if (partial != given.end() && llvm::all_of(given, [&](Value value) {
               return getSharding(value) == getSharding(*partial) ||
                      (getSharding(*partial).isPartial(ir::ReduceKind::Add) &&
                       hlo::isZeroSplat(value));
             }))
      result = getSharding(*partial);
  }
  for (Region &region : op->getRegions()) {
    Operation *end = region.front().getTerminator();
    for (auto [value, sharding] : llvm::zip_equal(end->getOperands(), results))
      if (getSharding(value).isSharded() && getSharding(value) != sharding)
        unsupported.push_back(op);
    opShardings[end].operands = results;
  }
  OpSharding &own = opShardings[op];
  own.operands.assign(op->getNumOperands(), Sharding());
  own.results.assign(results.begin(), results.end());
  for (auto [result, sharding] : llvm::zip_equal(op->getResults(), results))
    setSharding(result, sharding);
}

//===----------------------------------------------------------------------===//
// Where ranks would meet an unknown number of times
//===----------------------------------------------------------------------===//

/// Whether a value of the regions of `op` would be reduced or gathered there. A value from around
/// them is gathered where it is made.
bool Distribution::meetsInside(Operation *op) const {
  auto isMoved = [&](Value value, Sharding taken) {
    Sharding has = getSharding(value);
    bool isInside = op->isProperAncestor(value.getParentBlock()->getParentOp()) ||
                    value.getParentBlock()->getParentOp() == op;
    return isInside &&
           ((has.isPartial() && !taken.isPartial()) || (has.isSharded() && taken != has));
  };
  WalkResult walk = op->walk([&](Operation *inner) {
    const OpSharding *found = opShardings.find(inner);
    if (inner == op || !found)
      return WalkResult::advance();
    bool meets =
        llvm::any_of(llvm::zip_equal(inner->getOperands(), found->operands),
                     [&](auto pair) { return isMoved(std::get<0>(pair), std::get<1>(pair)); });
    if (!meets && inner->getNumRegions() != 0 && !hasRegionsOf(inner)) {
      llvm::SetVector<Value> captured;
      getUsedValuesDefinedAbove(inner->getRegions(), captured);
      meets = llvm::any_of(captured, [&](Value value) { return isMoved(value, Sharding()); });
    }
    return meets ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walk.wasInterrupted();
}

/// Takes back what a visit found: all that `op` reads is whole, and so is all that it gives.
void Distribution::gatherBefore(Operation *op) {
  op->walk([&](Operation *inner) {
    for (Value result : inner->getResults())
      shardings.erase(result);
    for (Region &region : inner->getRegions())
      for (BlockArgument argument : region.getArguments())
        shardings.erase(argument);
    opShardings.erase(inner);
    if (hlo::isContraction(inner))
      ++numContractions;
  });
  OpSharding &own = opShardings[op];
  own.operands.assign(op->getNumOperands(), Sharding());
  own.results.assign(op->getNumResults(), Sharding());
  auto gather = [&](OpOperand &use) {
    if (Sharding has = getSharding(use.get()); has.isSharded())
      gathers.push_back({use.getOwner(), use.getOperandNumber(), has});
  };
  for (OpOperand &operand : op->getOpOperands())
    gather(operand);
  visitUsedValuesDefinedAbove(op->getRegions(), [&](OpOperand *use) { gather(*use); });
}

void Distribution::visitControlFlow(Operation *op) {
  Noted noted{gathers.size(), unsupported.size(), order.size(), numContractions, numShared};
  auto loop = dyn_cast<hlo::WhileOp>(op);
  if (loop)
    visitLoop(loop);
  else
    visitBranches(op);
  if ((loop && getTripCount(loop)) || !meetsInside(op))
    return;
  restore(noted);
  gatherBefore(op);
}
