#include "SplitSearch.h"
#include "SplitBound.h"
#include "SplitDemand.h"

#include "zero/Analysis/Flops.h"
#include "zero/Dialect/Zero/Zero.h"

#include <map>
#include <string>

using namespace mlir;
using namespace zero;
using dist::Distribution;
using dist::Sharding;

static ir::RoleAttr getRole(func::FuncOp step, unsigned argument) {
  return step.getArgAttrOfType<ir::RoleAttr>(argument, "zero.role");
}

SplitSearch::SplitSearch(func::FuncOp step, int64_t ranks, ArrayRef<int64_t> fixed,
                         WantedParts parts)
    : step(step), ranks(ranks), wanted(std::move(parts)), replaces(step.getNumResults(), -1) {
  for (unsigned i = 0; i < step.getNumArguments(); ++i)
    if (ir::RoleAttr role = getRole(step, i); role && role.isState() && role.getNext() >= 0)
      replaces[role.getNext()] = i;
  makeClasses(fixed);
  findSmall();
  if (!wanted.empty())
    fixWanted();
}

//===----------------------------------------------------------------------===//
// Classes
//===----------------------------------------------------------------------===//

namespace {
/// How a value is used, some ops deep: equal texts for parameters of equal layers.
class UseText {
public:
  explicit UseText(func::FuncOp step) {
    for (Operation &op : step.getBody().front())
      order.try_emplace(&op, order.size());
  }
  std::string get(Value value) {
    text.clear();
    left = kMostUses;
    append(value, kDepth);
    return text;
  }

private:
  static constexpr unsigned kDepth = 3, kMostUses = 64;

  void append(Value value, unsigned depth) {
    llvm::raw_string_ostream(text) << value.getType();
    auto uses = llvm::map_to_vector(value.getUses(), [](OpOperand &use) { return &use; });
    auto keyOf = [&](OpOperand *use) {
      return std::pair(order.lookup(use->getOwner()), use->getOperandNumber());
    };
    llvm::sort(uses, [&](OpOperand *a, OpOperand *b) { return keyOf(a) < keyOf(b); });
    for (OpOperand *use : uses) {
      if (depth == 0 || left == 0)
        return;
      --left;
      Operation *op = use->getOwner();
      text += "(" + op->getName().getStringRef().str();
      if (!op->hasTrait<OpTrait::IsTerminator>()) // each layer's new values are other results
        text += std::to_string(use->getOperandNumber());
      for (Value result : op->getResults())
        append(result, depth - 1);
      text += ")";
    }
  }

  llvm::DenseMap<Operation *, size_t> order;
  std::string text;
  unsigned left = 0;
};
} // namespace

/// The same elements, of another type, at other places, or some of them.
static bool passesElements(Operation *op) {
  return isa<hlo::ConvertOp, hlo::TransposeOp, hlo::ReshapeOp, hlo::SliceOp, hlo::BroadcastInDimOp,
             hlo::OptimizationBarrierOp>(op);
}

namespace {
/// What takes a parameter, as it is, in part, or with something added or scaled.
struct Uses {
  bool ofMatmuls = false, ofLookups = false;
  int64_t rowDim = -1; // that lookups of all of it address
};
} // namespace

/// The dimension that the lookup addresses alone, and reads one row of; -1 if there is none.
static int64_t getRowDim(hlo::GatherOp op) {
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> columns = numbers.getStartIndexMap();
  return columns.size() == 1 && numbers.getCollapsedSliceDims() == columns ? columns[0] : -1;
}

static Uses findUses(BlockArgument argument) {
  RankedTensorType type = hlo::tensorType(argument);
  Uses found;
  SmallVector<Value> pending = {argument};
  while (!pending.empty())
    for (OpOperand &use : pending.pop_back_val().getUses()) {
      Operation *op = use.getOwner();
      found.ofMatmuls |= isa<hlo::DotGeneralOp>(op);
      auto gather = dyn_cast<hlo::GatherOp>(op);
      if (gather && use.getOperandNumber() == 0) {
        found.ofLookups = true;
        if (hlo::tensorType(use.get()).getShape() == type.getShape())
          found.rowDim = getRowDim(gather);
      }
      if (passesElements(op))
        pending.push_back(op->getResult(use.getOperandNumber()));
      else if (hlo::isElementwise(op) &&
               hlo::tensorType(op->getResult(0)).getNumElements() == type.getNumElements())
        pending.push_back(op->getResult(0));
    }
  return found;
}

/// The argument that a value is made of without arithmetic.
static BlockArgument findSource(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!passesElements(op))
      return {};
    value = op->getOperand(cast<OpResult>(value).getResultNumber());
  }
  return cast<BlockArgument>(value);
}

/// Optimizer states have the part of their parameter.
void SplitSearch::makeClasses(ArrayRef<int64_t> fixed) {
  UseText uses(step);
  std::map<std::string, unsigned> known;
  llvm::DenseMap<StringAttr, unsigned> byName;
  classOf.assign(step.getNumArguments(), -1);
  for (auto [index, argument] : llvm::enumerate(step.getArguments())) {
    ir::RoleAttr role = getRole(step, index);
    bool isParameter =
        role && (role.getKind() == ir::RoleKind::Param || role.getKind() == ir::RoleKind::Frozen);
    if (!isParameter && (!role || !role.isState() || fixed[index] < 0))
      continue;
    std::string text = uses.get(argument) + " " + std::to_string(fixed[index]);
    auto [it, isNew] = known.try_emplace(text, classes.size());
    if (isNew) {
      auto type = cast<RankedTensorType>(argument.getType());
      SplitClass &made = classes.emplace_back();
      made.type = type;
      made.isFixed = fixed[index] != kUnsaid;
      Uses found = findUses(argument);
      made.isWeight = found.ofMatmuls || found.ofLookups;
      made.rowDim = found.ofMatmuls ? found.rowDim : -1;
      if (fixed[index] >= 0)
        made.sharding = *Sharding::blocks(fixed[index], type.getDimSize(fixed[index]), ranks);
    }
    classes[it->second].arguments.push_back(index);
    classOf[index] = it->second;
    byName.try_emplace(role.getName(), it->second);
  }
  for (unsigned i = 0; i < step.getNumArguments(); ++i)
    if (ir::RoleAttr role = getRole(step, i); role && role.isState() && role.getOf())
      if (auto of = byName.find(role.getOf()); classOf[i] < 0 && of != byName.end())
        if (cast<RankedTensorType>(step.getArgumentTypes()[i]).getShape() ==
            classes[of->second].type.getShape())
          classOf[i] = of->second;
}

/// Those of the smallest sizes: many weights of one size are large together.
void SplitSearch::findSmall() {
  constexpr int64_t kEach = 64, kTogether = 8;
  std::map<int64_t, int64_t> bySize; // bytes of all classes of a size
  int64_t all = 0, together = 0, largest = 0;
  for (const SplitClass &each : classes)
    if (each.isWeight) {
      bySize[each.getBytes()] += each.getBytes();
      all += each.getBytes();
    }
  for (auto [size, bytes] : bySize) {
    together += bytes;
    if (size >= all / kEach || together > all / kTogether)
      break;
    largest = size;
  }
  for (SplitClass &each : classes)
    each.isSmall = each.getBytes() <= largest;
}

void SplitSearch::fixWanted() {
  SmallVector<Sharding> asked = findDemand(step, *distribute(getChoice()), wanted);
  for (SplitClass &each : classes) {
    unsigned first = each.arguments.front();
    if (!each.isWeight || !each.follows() || !asked[first].isSharded())
      continue;
    each.sharding = asked[first];
    each.isFixed = true;
  }
}

//===----------------------------------------------------------------------===//
// Costs
//===----------------------------------------------------------------------===//

std::unique_ptr<Distribution> SplitSearch::distribute(const Choice &choice) const {
  auto get = [&](int64_t argument) {
    return argument < 0 || classOf[argument] < 0 ? Sharding() : choice[classOf[argument]];
  };
  SmallVector<Sharding> arguments;
  for (unsigned i = 0; i < step.getNumArguments(); ++i)
    arguments.push_back(get(i));
  SmallVector<std::optional<Sharding>> results;
  for (int64_t replaced : replaces)
    results.push_back(get(replaced));
  return std::make_unique<Distribution>(step, arguments, ranks, results, rules, addends);
}

SplitCost SplitSearch::measure(const Distribution &distribution, const Choice &choice) const {
  SplitCost found;
  found.isRefused = !distribution.getUnsupported().empty();
  step.walk([&](Operation *op) {
    if (!hlo::isContraction(op))
      return;
    bool isInside = op->getBlock() == &step.getBody().front();
    if (!isInside || distribution.getOpSharding(op).results[0].isReplicated())
      found.repeated += countFlops(op);
  });
  // An all-reduce is a scatter and a gather.
  int64_t bytes = 2 * distribution.getReducedBytes() + distribution.getGatheredBytes();
  found.moved = bytes / ranks * (ranks - 1);
  llvm::DenseSet<unsigned> gathered;
  for (const dist::ForcedGather &gather : distribution.getForcedGathers())
    if (BlockArgument source = findSource(gather.op->getOperand(gather.operand));
        source && classOf[source.getArgNumber()] >= 0)
      gathered.insert(classOf[source.getArgNumber()]);
  for (auto [index, each] : llvm::enumerate(classes)) {
    if (each.isLargeWeight() && (!choice[index].isSharded() || gathered.contains(index)))
      found.wholeWeights += each.getBytes();
    if (!choice[index].isSharded())
      found.wholeBytes += each.getBytes();
  }
  return found;
}

SplitCost SplitSearch::getWholeCost() const {
  SplitCost found;
  step.walk([&](Operation *op) {
    if (hlo::isContraction(op))
      found.repeated += countFlops(op);
  });
  for (const SplitClass &each : classes) {
    found.wholeBytes += each.getBytes();
    found.wholeWeights += each.isLargeWeight() ? each.getBytes() : 0;
  }
  return found;
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

SplitSearch::Choice SplitSearch::findAsked(const Distribution &distribution) const {
  SmallVector<Sharding> asked = findDemand(step, distribution, wanted);
  Operation *terminator = step.getBody().front().getTerminator();
  for (auto [replaced, value] : llvm::zip_equal(replaces, terminator->getOperands()))
    if (Sharding comes = distribution.getSharding(value);
        replaced >= 0 && !asked[replaced].isSharded() && comes.isSharded())
      asked[replaced] = comes;
  return llvm::map_to_vector(classes,
                             [&](const SplitClass &each) { return asked[each.arguments.front()]; });
}

const SplitSearch::Tried &SplitSearch::tryOut(const Choice &choice) {
  std::vector<std::pair<int64_t, int64_t>> key;
  for (Sharding sharding : choice)
    key.emplace_back(sharding.dim, sharding.groups);
  auto [found, isNew] = tried.try_emplace(std::move(key));
  if (isNew) {
    std::unique_ptr<Distribution> distribution = distribute(choice);
    found->second = {measure(*distribution, choice), findAsked(*distribution)};
  }
  return found->second;
}

SplitSearch::Choice SplitSearch::complete(Choice choice, bool isFree) {
  if (!isFree)
    return choice;
  for (auto [sharding, each] : llvm::zip_equal(choice, classes))
    if (each.follows() && !each.isWeight)
      sharding = {};
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    const Choice &demand = tryOut(choice).asked;
    for (auto [index, each] : llvm::enumerate(classes)) {
      Sharding asked = demand[index];
      bool isOther = each.rowDim >= 0 && asked.dim != each.rowDim;
      if (choice[index].isSharded() || !asked.isSharded() || !each.follows() || isOther)
        continue;
      choice[index] = asked;
      isChanged = true;
    }
  }
  return choice;
}

int64_t SplitSearch::getBound() const {
  SmallVector<unsigned> cut;
  for (const SplitClass &each : classes)
    if (each.isWeight && each.sharding.isSharded())
      llvm::append_range(cut, each.arguments);
  return getSplitBound(step, cut, ranks);
}

SmallVector<SplitSearch::Choice, 2> SplitSearch::getTrials(const Choice &choice, bool isFree) {
  SmallVector<Choice, 2> trials{choice};
  if (Choice completed = complete(choice, isFree); completed != choice)
    trials.push_back(std::move(completed));
  return trials;
}

SplitSearch::Choice SplitSearch::getChoice() const {
  return llvm::map_to_vector(classes, [](const SplitClass &each) { return each.sharding; });
}

void SplitSearch::take(const Choice &choice, const SplitCost &found) {
  cost = found;
  for (auto [known, sharding] : llvm::zip_equal(classes, choice))
    known.sharding = sharding;
}

/// Takes the move that splits whole weights for the fewest bytes by byte of them, or that splits
/// most of them for the fewest bytes; the first of equal ones. Whether there is one.
bool SplitSearch::grow(Growth growth) {
  Choice best;
  SplitCost bestCost;
  std::pair<int64_t, double> least;
  for (auto [index, each] : llvm::enumerate(classes)) {
    if (!each.isWeight || each.isFixed || each.sharding.isSharded())
      continue;
    for (Sharding candidate : getCandidates(each)) {
      if (!candidate.isSharded())
        continue;
      Choice choice = getChoice();
      choice[index] = candidate;
      for (const Choice &trial : getTrials(choice, /*isFree=*/true)) {
        const SplitCost &found = tryOut(trial).cost;
        int64_t split = cost.wholeWeights - found.wholeWeights;
        if (found.isRefused || split <= 0)
          continue;
        double price = double(found.moved - cost.moved) / double(split);
        std::pair key(growth == Growth::BySize ? -split : 0, price);
        if (!best.empty() && key >= least)
          continue;
        best = trial;
        bestCost = found;
        least = key;
      }
    }
  }
  if (best.empty())
    return false;
  take(best, bestCost);
  return true;
}

/// Takes a choice that costs less.
bool SplitSearch::improve(const Choice &choice, bool isFree) {
  if (llvm::none_of(choice, [](Sharding sharding) { return sharding.isSharded(); }))
    return false;
  bool isBetter = false;
  for (const Choice &each : getTrials(choice, isFree)) {
    const SplitCost &found = tryOut(each).cost;
    if (!(found < cost))
      continue;
    take(each, found);
    isBetter = true;
  }
  return isBetter;
}

/// Whole, and each dimension that the ranks divide, in few groups. Of one that the user gives, the
/// groups alone.
SmallVector<Sharding> SplitSearch::getCandidates(const SplitClass &each) const {
  constexpr int64_t kMostGroups = 3; // queries, keys and values; gate and input
  SmallVector<Sharding> candidates;
  if (!each.isFixed)
    candidates.push_back({});
  for (int64_t dim = 0; dim < each.type.getRank(); ++dim) {
    if ((each.isFixed && each.sharding.dim != dim) || (each.rowDim >= 0 && each.rowDim != dim))
      continue;
    for (int64_t groups = 1; groups <= kMostGroups; ++groups)
      if (auto sharding = Sharding::blocks(dim, each.type.getDimSize(dim), ranks, groups);
          sharding && sharding->chunk > 0)
        candidates.push_back(*sharding);
  }
  return candidates;
}

bool SplitSearch::improveClass(unsigned index, bool isFree) {
  if (!classes[index].isFixed && (!isFree || !classes[index].isWeight))
    return false;
  bool isBetter = false;
  for (Sharding candidate : getCandidates(classes[index])) {
    Choice choice = getChoice();
    if (choice[index] == candidate)
      continue;
    choice[index] = candidate;
    isBetter |= improve(choice, isFree);
  }
  return isBetter;
}

void SplitSearch::search(Growth growth, bool isFree) {
  while (isFree && grow(growth))
    ;
  improveAll(isFree);
}

void SplitSearch::improveAll(bool isFree) {
  // Large ones first; of equal ones the first.
  SmallVector<unsigned> order = llvm::to_vector(llvm::seq<unsigned>(0, classes.size()));
  llvm::stable_sort(
      order, [&](unsigned a, unsigned b) { return classes[a].getBytes() > classes[b].getBytes(); });
  for (bool isBetter = true; isBetter;) {
    isBetter = false;
    for (unsigned index : order)
      isBetter |= improveClass(index, isFree);
  }
}

/// Counts what is exchanged with sums put off (Distribution.h) from here on. A search that begins
/// so ends elsewhere, where sums are many: a few cost nothing beside those that they are added to.
void SplitSearch::putOffSums() {
  addends = dist::Addends::Any;
  numTried += tried.size();
  tried.clear();
  Choice choice = getChoice();
  if (llvm::any_of(choice, [](Sharding sharding) { return sharding.isSharded(); }))
    cost = tryOut(choice).cost;
}

void SplitSearch::run(bool isFree) {
  cost = getWholeCost();
  Choice given = getChoice();
  if (llvm::any_of(given, [](Sharding sharding) { return sharding.isSharded(); }))
    cost = tryOut(given).cost;
  SplitCost givenCost = cost;
  search(Growth::ByPrice, isFree);
  if (!isFree) {
    putOffSums();
    return improveAll(isFree);
  }
  Choice first = getChoice();
  SplitCost firstCost = cost;
  take(given, givenCost);
  search(Growth::BySize, isFree);
  if (!(cost < firstCost))
    take(first, firstCost);
  putOffSums();
  improveAll(isFree);
}

void SplitSearch::runOnAll() {
  addends = dist::Addends::Any;
  cost = getWholeCost();
  Choice given = getChoice();
  SmallVector<unsigned> free;
  SmallVector<SmallVector<Sharding>> candidates;
  for (auto [index, each] : llvm::enumerate(classes))
    if (each.isWeight) {
      free.push_back(index);
      candidates.push_back(getCandidates(each));
    }
  SmallVector<size_t> at(free.size(), 0);
  for (bool isLast = false; !isLast;) {
    Choice choice = given;
    for (auto [index, list, number] : llvm::zip_equal(free, candidates, at))
      choice[index] = list[number];
    improve(choice, /*isFree=*/true);
    isLast = true;
    for (auto [list, number] : llvm::zip_equal(candidates, at)) {
      number = (number + 1) % list.size();
      if (number != 0) {
        isLast = false;
        break;
      }
    }
  }
}
