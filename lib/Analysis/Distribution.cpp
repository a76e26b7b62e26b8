#include "zero/Analysis/Distribution.h"

#include "zero/Analysis/Manual.h"
#include "zero/Analysis/Propagation.h"
#include "zero/Analysis/TripCount.h"
#include "zero/Dialect/StableHLO/Splat.h"

#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;

Distribution::Distribution(FunctionOpInterface entry, ArrayRef<Sharding> arguments, int64_t ranks,
                           ArrayRef<std::optional<Sharding>> results, Axis axis, Parts parts,
                           Addends addends)
    : entry(entry), ranks(ranks), axis(axis), parts(std::move(parts)), addends(addends),
      resultShardings(results) {
  propagate(arguments);
  if (findWrittenWhole())
    propagate(arguments);
  if (axis == Axis::Batch && ranks > 1 && numContractions > 0 && numShared == 0) {
    drawn.emplace(entry);
    propagate(arguments);
    sharesChosen = numShared == 0;
    if (sharesChosen)
      propagate(arguments);
  }
  place();
  collectWanted();
}

Distribution::Distribution(FunctionOpInterface entry, ArrayRef<Sharding> arguments, int64_t ranks,
                           ArrayRef<std::optional<Sharding>> results, KnownRules &known,
                           Addends addends, Parts parts)
    : entry(entry), ranks(ranks), axis(Axis::Model), parts(std::move(parts)), addends(addends),
      known(&known), resultShardings(results) {
  propagate(arguments);
  if (findWrittenWhole())
    propagate(arguments);
  place();
}

void Distribution::propagate(ArrayRef<Sharding> arguments) {
  shardings.clear();
  opShardings.clear();
  ofParts.clear();
  neededWhole.clear();
  restore({});
  Block &block = entry.getFunctionBody().front();
  opShardings.reserve(block.getOperations().size());
  for (auto [argument, sharding] : llvm::zip_equal(block.getArguments(), arguments))
    if (!sharding.isReplicated())
      shardings[argument] = sharding;
  for (Operation &op : block)
    visit(&op);
}

Sharding Distribution::getSharding(Value value) const { return shardings.lookup(value); }
Sharding Distribution::getWanted(Value value) const { return wanted.lookup(value); }

/// Rows that are written into a memory which is then gathered (drawn from at random) are better
/// gathered before, if they are fewer. Whether there are any.
bool Distribution::findWrittenWhole() {
  for (const ForcedGather &gather : gathers) {
    auto write = gather.op->getOperand(gather.operand).getDefiningOp<hlo::DynamicUpdateSliceOp>();
    if (write && getSharding(write.getOperand()).isReplicated() &&
        getSharding(write.getUpdate()).isSharded() &&
        ir::getTensorBytes(write.getUpdate().getType()) < ir::getTensorBytes(write.getType()))
      writtenWhole.insert(write);
  }
  return !writtenWhole.empty();
}

static OpSharding makeReplicated(Operation *op) {
  OpSharding opSharding;
  opSharding.operands.assign(op->getNumOperands(), Sharding());
  opSharding.results.assign(op->getNumResults(), Sharding());
  return opSharding;
}

//===----------------------------------------------------------------------===//
// Forward: shardings by rules
//===----------------------------------------------------------------------===//

/// Results keep their sharding: whether an entry may return a sharded value is the caller's matter.
/// Those that have to have one are taken so; sharded in another way, they are gathered.
void Distribution::visitTerminator(Operation *op) {
  OpSharding opSharding;
  for (auto [index, operand] : llvm::enumerate(op->getOperands())) {
    Sharding has = getSharding(operand);
    Sharding &taken = opSharding.operands.emplace_back(has.isSharded() ? has : Sharding());
    if (op->getParentOp() != entry || index >= resultShardings.size() || !resultShardings[index])
      continue;
    taken = *resultShardings[index];
    if (has.isSharded() && has != taken)
      gathers.push_back({op, static_cast<unsigned>(index), has});
  }
  opShardings[op] = std::move(opSharding);
}

void Distribution::visit(Operation *op) {
  order.push_back(op);
  if (op->hasTrait<OpTrait::IsTerminator>())
    return visitTerminator(op);
  if (auto manual = dyn_cast<sdy::ManualComputationOp>(op))
    return visitManual(manual);
  // Where nothing is sharded, a loop or branch is as it is: partial values are reduced before it.
  bool isControlFlow = op->getNumRegions() != 0 && !isa<hlo::ShardingRuleInterface>(op);
  if (isControlFlow && readsSharded(op))
    return visitControlFlow(op);
  OpSharding opSharding = isControlFlow ? makeReplicated(op) : shardOp(op);
  for (auto [result, sharding] : llvm::zip_equal(op->getResults(), opSharding.results))
    setSharding(result, sharding);
  if (!parts.empty())
    noteParts(op, opSharding);
  if (addends == Addends::Any)
    noteNeeded(op, opSharding);
  if (hlo::isContraction(op)) {
    ++numContractions;
    if (!opSharding.results[0].isReplicated())
      ++numShared;
  }
  opShardings[op] = std::move(opSharding);
}

/// The body is one rank's program already, where the computation's devices are the ranks: it takes
/// and gives their parts.
void Distribution::visitManual(sdy::ManualComputationOp op) {
  OpSharding opSharding = makeReplicated(op);
  bool isForRanks = true;
  auto setShardings = [&](MutableArrayRef<Sharding> parts, ValueRange values,
                          sdy::ShardingPerValueAttr shardings) {
    for (auto [sharding, value, given] : llvm::zip_equal(parts, values, shardings.getShardings())) {
      std::optional<Sharding> part = getManualSharding(op, given, value.getType(), ranks);
      isForRanks &= part.has_value();
      sharding = part.value_or(Sharding());
    }
  };
  setShardings(opSharding.operands, op.getTensors(), op.getInShardings());
  setShardings(opSharding.results, op.getResults(), op.getOutShardings());
  if (!isForRanks) {
    unsupported.push_back(op);
    opSharding = makeReplicated(op);
  }
  bool isSharded = false;
  for (auto [index, sharding] : llvm::enumerate(opSharding.operands)) {
    Sharding has = getSharding(op->getOperand(index));
    if (has.isSharded() && has != sharding)
      gathers.push_back({op, static_cast<unsigned>(index), has});
    isSharded |= sharding.isSharded();
  }
  for (auto [result, sharding] : llvm::zip_equal(op.getResults(), opSharding.results))
    if (!sharding.isReplicated())
      shardings[result] = sharding;
  op.getBody().walk([&](Operation *each) {
    if (!hlo::isContraction(each))
      return;
    ++numContractions;
    numShared += isSharded;
  });
  opShardings[op] = std::move(opSharding);
}

/// The rules by which the op may be computed along the axis.
static hlo::ShardingRules getRules(Operation *op, Axis axis) {
  hlo::ShardingRules rules = hlo::getShardingRules(op);
  if (axis == Axis::Batch)
    llvm::erase_if(rules, hasAddressedRows);
  return rules;
}

const hlo::ShardingRules &KnownRules::get(Operation *op) {
  std::unique_ptr<hlo::ShardingRules> &found = rules[op];
  if (!found)
    found = std::make_unique<hlo::ShardingRules>(getRules(op, axis));
  return *found;
}

/// Whether the last rank alone may have what an op adds to parts of a sum. A number costs nothing
/// to sum up, and norms are made of such; in regions ranks meet where sums are carried.
bool Distribution::mayBeOnLast(Operation *op, unsigned operand) const {
  auto type = cast<RankedTensorType>(op->getOperand(operand).getType());
  return addends == Addends::Any && ranks > 1 && isa<FloatType>(type.getElementType()) &&
         type.getNumElements() > 1 && isa<FunctionOpInterface>(op->getParentOp());
}

/// Asks the rules of an op how it is computed on operands in the shardings `offered`.
std::optional<OpSharding> Distribution::askRules(Operation *op, const hlo::ShardingRules &rules,
                                                 ArrayRef<Sharding> offered) const {
  bool isPartial = llvm::any_of(offered, [](Sharding sharding) { return sharding.isPartial(); });
  auto isZero = [&](unsigned operand) { return hlo::isZeroSplat(op->getOperand(operand)); };
  auto isOnLast = [&](unsigned operand) { return mayBeOnLast(op, operand); };
  auto isConstant = [&](unsigned operand) {
    return hlo::getSplat(op->getOperand(operand)) != Attribute();
  };
  for (const hlo::ShardingRule &rule : rules)
    if (std::optional<OpSharding> found = isPartial
                                              ? passPartial(rule, offered, ranks, isZero, isOnLast)
                                              : shardFromOperands(rule, offered, ranks, isConstant))
      return found;
  return std::nullopt;
}

std::optional<OpSharding> Distribution::askRules(Operation *op, ArrayRef<Sharding> offered) const {
  return known ? askRules(op, known->get(op), offered) : askRules(op, getRules(op, axis), offered);
}

/// Of several partial values that an op cannot take together, some may stay as they are and the
/// others are taken reduced: all but one, first one that is needed whole anyway (a norm's input in
/// its gradient), the smallest first (the place of an update, say, of which both others are parts),
/// then the largest alone. None where there is at most one. One that is taken twice (a square) is
/// reduced for both.
SmallVector<SmallVector<Sharding>>
Distribution::offerFewerPartial(Operation *op, ArrayRef<Sharding> offered) const {
  SmallVector<unsigned> partial;
  for (auto [index, sharding] : llvm::enumerate(offered))
    if (sharding.isPartial())
      partial.push_back(index);
  SmallVector<SmallVector<Sharding>> offers;
  if (partial.size() < 2)
    return offers;
  // Of equal ones the last is taken reduced first: the first stays.
  auto keyOf = [&](unsigned operand) {
    Value value = op->getOperand(operand);
    return std::tuple(!neededWhole.contains(value), ir::getTensorBytes(value.getType()),
                      -int64_t(operand));
  };
  llvm::sort(partial, [&](unsigned a, unsigned b) { return keyOf(a) < keyOf(b); });
  auto reduce = [&](SmallVector<Sharding> &offer, unsigned index) {
    for (unsigned other : partial)
      if (op->getOperand(other) == op->getOperand(index))
        offer[other] = Sharding();
  };
  for (unsigned index : partial)
    reduce(offers.emplace_back(offered), index);
  SmallVector<Sharding> &largest = offers.emplace_back(offered);
  for (unsigned index : ArrayRef(partial).drop_back())
    reduce(largest, index);
  return offers;
}

/// Notes what the op needs whole of sums, and of what these are made of.
void Distribution::noteNeeded(Operation *op, const OpSharding &opSharding) {
  SmallVector<Value> pending;
  for (auto [operand, taken] : llvm::zip_equal(op->getOperands(), opSharding.operands))
    if (getSharding(operand).isPartial() && taken.isReplicated())
      pending.push_back(operand);
  while (!pending.empty()) {
    Value value = pending.pop_back_val();
    Operation *made = value.getDefiningOp();
    if (!neededWhole.insert(value).second || !made || hasRegionsOf(made))
      continue;
    for (auto [operand, taken] : llvm::zip_equal(made->getOperands(), getOpSharding(made).operands))
      if (taken.isPartial() && getSharding(operand).isPartial())
        pending.push_back(operand);
  }
}

SmallVector<Sharding, 4> Distribution::offer(Operation *op) {
  SmallVector<Sharding, 4> offered;
  for (Value operand : op->getOperands()) {
    Sharding sharding = getTaken(operand);
    // One from around a region is reduced before it.
    bool staysPartial = operand.getParentBlock() == op->getBlock();
    offered.push_back(sharding.isPartial() && !staysPartial ? Sharding() : sharding);
  }
  if (!parts.empty())
    gatherParts(op, offered);
  return offered;
}

/// Offers partial values first, then reduced ones, then gathers the smallest sharded operand that
/// helps, then all.
OpSharding Distribution::shardOp(Operation *op) {
  SmallVector<Sharding, 4> offered = offer(op);
  bool isWhole = llvm::all_of(offered, [](Sharding sharding) { return sharding.isReplicated(); });
  if (isWhole && !drawn)
    return makeReplicated(op);
  if (writtenWhole.contains(op)) {
    for (auto [index, sharding] : llvm::enumerate(offered))
      if (sharding.isSharded())
        gathers.push_back({op, static_cast<unsigned>(index), sharding});
    return makeReplicated(op);
  }
  hlo::ShardingRules own = known ? hlo::ShardingRules() : getRules(op, axis);
  const hlo::ShardingRules &rules = known ? known->get(op) : own;
  if (isWhole) {
    for (OpOperand &use : op->getOpOperands())
      if (auto sharding =
              sharesChosen ? drawn->shareChosen(use, ranks) : drawn->share(use, ranks)) {
        SmallVector<Sharding, 4> attempt = offered;
        attempt[use.getOperandNumber()] = *sharding;
        if (std::optional<OpSharding> opSharding = askRules(op, rules, attempt))
          return *opSharding;
      }
    return makeReplicated(op);
  }
  if (std::optional<OpSharding> opSharding = askRules(op, rules, offered))
    return *opSharding;
  for (ArrayRef<Sharding> fewer : offerFewerPartial(op, offered))
    if (std::optional<OpSharding> opSharding = askRules(op, rules, fewer))
      return *opSharding;
  SmallVector<unsigned> sharded;
  for (auto [index, sharding] : llvm::enumerate(offered)) {
    if (sharding.isPartial())
      sharding = Sharding();
    if (sharding.isSharded())
      sharded.push_back(index);
  }
  if (sharded.empty())
    return makeReplicated(op);
  if (std::optional<OpSharding> opSharding = askRules(op, rules, offered))
    return *opSharding;
  // Smallest first. Of equal ones the last: a matmul of rows with rows keeps those of its first
  // operand, of which its result has the rows first, where labels and sums along rows are.
  auto keyOf = [&](unsigned operand) {
    return std::pair(ir::getTensorBytes(op->getOperand(operand).getType()), -int64_t(operand));
  };
  llvm::sort(sharded, [&](unsigned a, unsigned b) { return keyOf(a) < keyOf(b); });
  for (unsigned index : sharded) {
    SmallVector<Sharding, 4> attempt = offered;
    attempt[index] = Sharding();
    if (auto lookup = dyn_cast<hlo::GatherOp>(op); lookup && attempt[1].isReplicated())
      attempt[1] = shareLookup(lookup, ranks).value_or(Sharding());
    if (std::optional<OpSharding> opSharding = askRules(op, rules, attempt)) {
      gathers.push_back({op, index, offered[index]});
      return *opSharding;
    }
  }
  llvm::sort(sharded);
  for (unsigned index : sharded)
    gathers.push_back({op, index, offered[index]});
  return makeReplicated(op);
}

void Distribution::requireWhole(Operation *op, unsigned operand) {
  Sharding &sharding = opShardings[op].operands[operand];
  if (sharding.isSharded())
    gathers.push_back({op, operand, sharding});
  sharding = Sharding();
}

/// Bytes of a value that ranks exchange where it is made: once in each round of the loops around
/// it. Of those whose rounds nobody knows nothing is exchanged inside.
static int64_t countExchanged(Value value) {
  int64_t bytes = ir::getTensorBytes(value.getType());
  for (Operation *op = value.getParentBlock()->getParentOp(); op; op = op->getParentOp())
    if (auto loop = dyn_cast<hlo::WhileOp>(op))
      if (std::optional<Counter> counter = getTripCount(loop))
        bytes = llvm::SaturatingMultiply<uint64_t>(bytes, std::max<int64_t>(counter->trips, 0));
  return std::min<uint64_t>(bytes, INT64_MAX / 1024);
}

int64_t Distribution::getReducedBytes() const {
  int64_t bytes = 0;
  for (Value value : reduced)
    if (!getTaken(value).isSharded())
      bytes += countExchanged(value);
  return bytes;
}

int64_t Distribution::getScatteredBytes() const {
  int64_t bytes = 0;
  for (Value value : reduced)
    if (getTaken(value).isSharded())
      bytes += countExchanged(value);
  return bytes;
}

int64_t Distribution::getGatheredBytes() const {
  int64_t bytes = 0;
  llvm::DenseSet<Value> gathered; // once for all its uses
  for (const ForcedGather &gather : gathers)
    if (Value value = gather.op->getOperand(gather.operand); gathered.insert(value).second)
      bytes += countExchanged(value);
  return bytes;
}

//===----------------------------------------------------------------------===//
// Backward: replicated values that are wanted sharded
//===----------------------------------------------------------------------===//

std::optional<OpSharding> dist::shardBackward(Operation *op, Sharding sharding, int64_t ranks,
                                              Axis axis) {
  // Matmuls on fewer rows may add in another order.
  bool isRepeatable = axis == Axis::Model && isa<hlo::ScatterOp>(op)
                          ? isMemoryEffectFree(op)
                          : op->getNumRegions() == 0 && isPure(op);
  if (op->getNumResults() != 1 || !isRepeatable || hlo::isContraction(op))
    return std::nullopt;
  for (const hlo::ShardingRule &rule : getRules(op, axis))
    if (std::optional<OpSharding> found = shardFromResult(rule, sharding, ranks))
      return found;
  return std::nullopt;
}

/// Of a value that is reduced, uses that take it as parts want nothing.
void Distribution::want(Value value, Sharding sharding) {
  bool isReduced = reduced.contains(value) && getSharding(value).isPartial();
  if (!getSharding(value).isReplicated() && !(isReduced && !sharding.isPartial()))
    return;
  auto [it, isNew] = wanted.try_emplace(value, sharding);
  if (!isNew && it->second != sharding)
    it->second = Sharding();
}

void Distribution::collectWanted() {
  for (Operation *op : llvm::reverse(order)) {
    std::optional<OpSharding> backward;
    Value result = op->getNumResults() == 1 ? op->getResult(0) : Value();
    bool isReplicated = result && getSharding(result).isReplicated();
    if (isReplicated && getWanted(result).isSharded())
      backward = shardBackward(op, getWanted(result), ranks, axis);
    if (!backward && isReplicated)
      wanted.erase(result);
    const OpSharding &opSharding = backward ? *backward : getOpSharding(op);
    for (auto [operand, sharding] : llvm::zip_equal(op->getOperands(), opSharding.operands))
      want(operand, sharding);
    // What is computed once more as a whole value reads whole ones.
    for (OpResult each : op->getResults())
      if (llvm::any_of(each.getUses(), [&](OpOperand &use) { return !takesPartial(use); }))
        if (std::optional<OpSharding> whole = getWholeForm(each))
          for (auto [operand, sharding] : llvm::zip_equal(op->getOperands(), whole->operands))
            want(operand, sharding);
    if (op->getNumRegions() == 0)
      continue;
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(op->getRegions(), captured);
    for (Value value : captured)
      want(value, Sharding());
  }
}
