#include "BatchSearch.h"

#include "BatchReading.h"
#include "Manual/ManualShardings.h"

#include "zero/Analysis/RowWork.h"
#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Support/Reads.h"

#include <numeric>

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;
using dist::Sharding;

std::string import::list(ArrayRef<BatchMember> set) {
  std::string text;
  for (BatchMember member : set) {
    text += (text.empty() ? "arg" : ",arg") + std::to_string(member.argument);
    if (member.dim > 0)
      text += ":" + std::to_string(member.dim);
  }
  return text;
}

/// The step on the fewest ranks, each with rows of `set`, each argument being `groups` batches one
/// after the other, or as many as it says itself.
Distribution BatchSearch::distribute(ArrayRef<BatchMember> set, int64_t groups) {
  auto count = [&](BatchMember member) { return std::max(groups, member.groups); };
  int64_t common = 0;
  for (BatchMember member : set)
    common = std::gcd(common, getSize(member) / count(member));
  int64_t ranks = smallestFactor(common);
  SmallVector<Sharding> shardings(entry.getNumArguments());
  for (BatchMember member : set)
    shardings[member.argument] =
        Sharding::sharded(member.dim, count(member), getSize(member) / count(member) / ranks);
  // States that are said to have the batch's rows.
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.kind == ir::RoleKind::BatchState)
      shardings[index] =
          Sharding::blocks(argument.dim,
                           hlo::tensorType(getArgument(index)).getDimSize(argument.dim), ranks)
              .value_or(Sharding());
  return Distribution(entry, shardings, ranks);
}

/// Whether the step can be computed on rows of `set`. `wanted`: other candidates that are better
/// sharded too. `mayCarry`: states may come out by rows.
bool BatchSearch::canShard(ArrayRef<BatchMember> set, int64_t groups, Gathers allowed,
                           SmallVector<unsigned> *wanted, bool mayCarry) {
  if (++tried > maxTries) {
    gaveUp = true;
    return false;
  }
  int64_t size = getSize(set.front());
  if (size % groups != 0 || size / groups < 2)
    return false;
  Distribution distribution = distribute(set, groups);
  auto aside = [&](const dist::ForcedGather &gather) { return isAside(gather); };
  bool areLocal = allowed == Gathers::OfDrawn ? gathersDrawn(distribution)
                                              : areAllowed(distribution, allowed, aside);
  if (!areLocal || !distribution.getUnsupported().empty() ||
      (!distribution.sharesWork() && multipliesRows(distribution)))
    return false;
  for (auto [index, value] : llvm::enumerate(getTerminator()->getOperands()))
    if (int64_t state = draft.getReplaced(index);
        allowed != Gathers::Any && state >= 0 && distribution.getSharding(value).isSharded() &&
        draft.arguments[state].kind != ir::RoleKind::BatchState &&
        !(mayCarry && isCarried(distribution, state)))
      return false;
  if (allowed == Gathers::Any ? !isOfRows(distribution, set) : loss >= 0 && !isSummed(distribution))
    return false;
  if (wanted)
    for (unsigned candidate : candidates)
      if (distribution.getWanted(entry.getArgument(candidate)).isSharded())
        wanted->push_back(candidate);
  return true;
}

/// Whether neither the loss nor anything trained is computed from what the op makes of gathered
/// rows: counts and scores that are reported or kept (a histogram, a sort of all predictions). They
/// are no reason to take another dimension.
bool BatchSearch::isAside(const dist::ForcedGather &gather) {
  Operation *op = getTerminator()->getBlock()->findAncestorOpInBlock(*gather.op);
  if (loss < 0 || op == getTerminator())
    return false;
  if (learnt.empty()) {
    learnt = collectSources(getTerminator()->getOperand(loss));
    for (const RoleDraft &argument : draft.arguments)
      if (argument.next >= 0 &&
          (argument.kind == ir::RoleKind::Param || argument.kind == ir::RoleKind::OptState))
        for (Value value : collectSources(getTerminator()->getOperand(argument.next)))
          learnt.insert(value);
  }
  return llvm::none_of(op->getResults(), [&](Value result) { return learnt.contains(result); });
}

/// Whether all that is gathered are rows whose places keys draw.
bool BatchSearch::gathersDrawn(const Distribution &distribution) {
  dist::DrawnRows drawn(entry);
  return llvm::all_of(distribution.getForcedGathers(), [&](const dist::ForcedGather &gather) {
    auto lookup = dyn_cast<hlo::GatherOp>(gather.op);
    return isAside(gather) || (lookup && gather.operand == 0 && drawn.isDrawnLookup(lookup));
  });
}

/// Whether a matmul works on rows of the candidates.
bool BatchSearch::multipliesRows(const Distribution &distribution) const {
  auto data = llvm::map_to_vector(candidates, [&](unsigned each) { return getArgument(each); });
  return distribution.getNumContractions() > 0 &&
         dist::multipliesRows(distribution, *getTerminator()->getBlock(), data);
}

/// Something trained that comes out in the parts that ranks have of it; -1 if there is none.
int64_t BatchSearch::findTrained(const Distribution &distribution) const {
  for (auto [index, value] : llvm::enumerate(getTerminator()->getOperands()))
    if (int64_t state = draft.getReplaced(index); state >= 0 && draft.arguments[state].isTrained &&
                                                  distribution.getSharding(value).isSharded())
      return state;
  return -1;
}

/// The state that alone keeps `candidate` out of `set`: it is trained, and would come out in parts.
int64_t BatchSearch::findTrainedRows(ArrayRef<BatchMember> set, unsigned candidate) {
  Set all(set);
  all.push_back({candidate, 0, set.front().groups});
  Distribution distribution = distribute(all, set.front().groups);
  return distribution.getForcedGathers().empty() ? findTrained(distribution) : -1;
}

/// A state that comes out with the rows that ranks have of it.
bool BatchSearch::isCarried(const Distribution &distribution, unsigned argument) const {
  int64_t next = draft.arguments[argument].next;
  if (next < 0 || draft.arguments[argument].isTrained)
    return false;
  Value value = getTerminator()->getOperand(next);
  return distribution.getSharding(value).isSharded() &&
         carriesRows(distribution, value, /*rows=*/{});
}

bool BatchSearch::contractsFeatures(const Distribution &distribution) const {
  return import::contractsFeatures(
      distribution, *getTerminator()->getBlock(),
      [&](unsigned argument) { return isCarried(distribution, argument); });
}

/// Whether what is cut is the rows of data, of a step that gathers some of them.
bool BatchSearch::isOfRows(const Distribution &distribution, ArrayRef<BatchMember> set) const {
  return !contractsFeatures(distribution) && !cutsWindows(distribution) &&
         findLeftRows(distribution, set) < 0 &&
         (loss < 0 || (reachesRows(distribution, getTerminator()->getOperand(loss)) &&
                       formsGradients(distribution)));
}

/// Something with as many rows as `set` that is left out and makes every rank do all the work on
/// it: labels were taken without the data they belong to. -1 if there is none.
int64_t BatchSearch::findLeftRows(const Distribution &distribution,
                                  ArrayRef<BatchMember> set) const {
  for (unsigned candidate : candidates)
    if (!isIn(set, candidate) &&
        llvm::is_contained(hlo::tensorType(getArgument(candidate)).getShape(),
                           getSize(set.front())) &&
        !isWeightOfRows(distribution, cast<BlockArgument>(getArgument(candidate))) &&
        repeatsWork(distribution, *getTerminator()->getBlock(), getArgument(candidate)))
      return candidate;
  return -1;
}

/// Whether `value` is a sum over ranks, or computed from one by way of values of rank at most
/// `maxRank`.
static bool reachesSum(const Distribution &distribution, Value value, int64_t maxRank) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (distribution.getSharding(next).isPartial())
      return true;
    Operation *op = next.getDefiningOp();
    if (!op || (op->getNumRegions() != 0 && !isa<hlo::ReduceOp>(op)))
      continue;
    for (Value operand : op->getOperands())
      if (hlo::tensorType(operand).getRank() <= maxRank && seen.insert(operand).second)
        work.push_back(operand);
  }
  return false;
}

/// Whether the loss is a number summed over ranks, or computed from such numbers (a mean over a
/// counted number of labels), or from larger sums over rows (one loss a class, a correlation of
/// features). A weight sharded along what a matmul contracts looks like that, too.
bool BatchSearch::isSummed(const Distribution &distribution) const {
  constexpr int64_t kAnyRank = std::numeric_limits<int64_t>::max();
  Value value = getTerminator()->getOperand(loss);
  return reachesSum(distribution, value, /*maxRank=*/0) ||
         (!contractsFeatures(distribution) && reachesSum(distribution, value, kAnyRank) &&
          (formsGradients(distribution) || isLinearInSums(distribution, value) ||
           isOfScores(distribution, value)));
}

/// Whether all sums on the way to the loss are reduced over rows that matmuls made, these have
/// parts of all data, and none reads the sums: one loss for each candidate of an evolution, of
/// which the best is reported.
bool BatchSearch::isOfScores(const Distribution &distribution, Value value) const {
  llvm::DenseSet<Value> forward = collectSources(value), ofSums, ofData;
  for (unsigned candidate : candidates)
    ofData.insert(getArgument(candidate));
  bool isShared = false;
  for (Operation &op : *getTerminator()->getBlock()) {
    if (llvm::none_of(op.getResults(), [&](Value result) { return forward.contains(result); }))
      continue;
    auto readsAny = [&](const llvm::DenseSet<Value> &values) {
      return llvm::any_of(getReadValues(&op), [&](Value read) { return values.contains(read); });
    };
    if (readsAny(ofData))
      ofData.insert(op.result_begin(), op.result_end());
    else
      continue;
    auto isPartial = [&](Value result) { return distribution.getSharding(result).isPartial(); };
    bool isSum = llvm::any_of(op.getResults(), isPartial) || readsAny(ofSums);
    if (isSum)
      ofSums.insert(op.result_begin(), op.result_end());
    bool multiplies = false;
    op.walk([&](Operation *each) { multiplies |= hlo::isContraction(each); });
    if (multiplies && (isSum || !distribution.getSharding(op.getResult(0)).isSharded()))
      return false;
    isShared |= multiplies;
  }
  return isShared;
}

/// Whether gradients are sums over rows: of every matrix that is trained, and not of none of all. A
/// vector alone may be compared with a sum over rows (a prior's weights).
bool BatchSearch::formsGradients(const Distribution &distribution) const {
  llvm::DenseSet<Value> forward = collectSources(getTerminator()->getOperand(loss));
  bool hasTrained = false, formsAny = false;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    if (!argument.isTrained || argument.next < 0)
      continue;
    hasTrained = true;
    if (!readsForwardSumsOnly(distribution, getTerminator()->getOperand(argument.next), forward))
      formsAny = true;
    else if (hlo::tensorType(getArgument(index)).getRank() >= 2)
      return false;
  }
  return formsAny || !hasTrained;
}

/// Numbers of batches that the step makes of one argument, or of its rows on their way.
SmallVector<int64_t> BatchSearch::getSplits(const Group &group) {
  SmallVector<int64_t> splits;
  for (BatchMember member : group.members)
    for (OpOperand &use : getArgument(member.argument).getUses()) {
      if (use.getOperandNumber() != 0 || use.getOwner()->getNumResults() != 1)
        continue;
      int64_t count = countBatches(use.getOwner(), member.dim, group.size);
      if (count > 1 && count < group.size && !llvm::is_contained(splits, count))
        splits.push_back(count);
    }
  for (int64_t count : countCuts(distribute(group.members, /*groups=*/1)))
    if (count < group.size && group.size % count == 0 && !llvm::is_contained(splits, count))
      splits.push_back(count);
  return splits;
}

/// Of units that can be sharded alone: the largest unions that can be.
std::vector<Set> BatchSearch::searchUnits(ArrayRef<Set> units, int64_t groups) {
  constexpr unsigned kMaxUnits = 8;
  auto join = [&](unsigned mask) {
    Set joined;
    for (auto [index, unit] : llvm::enumerate(units))
      if (mask & (1u << index))
        joined.append(unit);
    llvm::sort(joined, [](BatchMember a, BatchMember b) { return a.argument < b.argument; });
    return joined;
  };
  if (units.size() > kMaxUnits) {
    gaveUp = true;
    return {};
  }
  std::vector<Set> best;
  for (unsigned mask = 1; mask < (1u << units.size()); ++mask) {
    Set joined = join(mask);
    if (!best.empty() && joined.size() < best.front().size())
      continue;
    // A unit alone was tried already.
    if (llvm::popcount(mask) > 1 && !canShard(joined, groups))
      continue;
    if (!best.empty() && joined.size() > best.front().size())
      best.clear();
    best.push_back(std::move(joined));
  }
  if (best.size() < 2)
    return best;
  // Rows of one and rows of the other meet in a matmul: both are the batch.
  Set all = join((1u << units.size()) - 1);
  return canShard(all, groups, Gathers::OfMatmuls) ? std::vector<Set>{all} : best;
}

/// Sets of the largest size at which any set of the group can be sharded, as `split` micro-batches
/// each. An argument brings those with it that are wanted sharded where it is.
std::vector<Set> BatchSearch::searchGroup(const Group &group, int64_t split) {
  if (canShard(group.members, split))
    return {group.members};
  std::vector<Set> units;
  llvm::DenseSet<unsigned> taken;
  for (BatchMember member : group.members) {
    SmallVector<unsigned> wanted;
    if (taken.contains(member.argument) || !canShard(member, split, Gathers::None, &wanted))
      continue;
    Set unit = {member};
    for (BatchMember other : group.members)
      if (!(other == member) && !taken.contains(other.argument) &&
          llvm::is_contained(wanted, other.argument))
        unit.push_back(other);
    if (unit.size() > 1 && !canShard(unit, split))
      unit.resize(1);
    for (BatchMember each : unit)
      taken.insert(each.argument);
    units.push_back(std::move(unit));
  }
  return searchUnits(units, split);
}

/// One batch before several micro-batches, but where more arguments join these: numbers of rows
/// that are compared within groups of rows, and nowhere else.
std::vector<Set> BatchSearch::searchGroup(const Group &group) {
  auto search = [&](int64_t split) {
    std::vector<Set> found = searchGroup(group, split);
    for (Set &set : found)
      for (BatchMember &member : set)
        member.groups = split;
    return found;
  };
  std::vector<Set> found = search(1);
  auto joinsMore = [&](ArrayRef<Set> other) {
    return other.size() == 1 && other.front().size() > found.front().size() &&
           llvm::all_of(found.front(),
                        [&](BatchMember member) { return isIn(other.front(), member.argument); });
  };
  if (!found.empty() && (found.size() > 1 || found.front().size() == group.members.size()))
    return found;
  for (int64_t split : getSplits(group))
    if (std::vector<Set> other = search(split); found.empty() ? !other.empty() : joinsMore(other))
      return other;
  return found;
}

bool BatchSearch::standsBeside(unsigned candidate, ArrayRef<BatchMember> set) {
  BlockArgument argument = entry.getArgument(candidate);
  return hlo::tensorType(argument).getRank() == 1 &&
         findAlignedDim(distribute(set, set.front().groups), entry.getBody().front(), argument) ==
             set.front().dim;
}

void BatchSearch::join(Set &set) {
  auto add = [&](ArrayRef<unsigned> more, Gathers allowed) {
    Set all = set;
    for (unsigned candidate : more)
      all.push_back({candidate, set.front().dim, set.front().groups});
    llvm::sort(all, [](BatchMember a, BatchMember b) { return a.argument < b.argument; });
    bool can = all.size() > set.size() && canShard(all, set.front().groups, allowed);
    if (can)
      set = std::move(all);
    return can;
  };
  SmallVector<unsigned> open;
  for (unsigned candidate : candidates) {
    RankedTensorType type = hlo::tensorType(getArgument(candidate));
    if (!isIn(set, candidate) && type.getRank() > set.front().dim &&
        type.getDimSize(set.front().dim) == getSize(set.front()) &&
        !entry.getArgument(candidate).use_empty())
      open.push_back(candidate);
  }
  if (add(open, Gathers::OfRows))
    return;
  // Numbers that stand beside the rows may meet all of them before a matmul does, and of some all
  // pairs are compared: times of events, of which each row counts later ones.
  auto isPaired = [&](unsigned candidate) {
    return pairsOwnNumbers(distribute(BatchMember{candidate, 0, set.front().groups}, 1));
  };
  Gathers allowed = Gathers::OfRows;
  for (unsigned candidate : open) {
    if (add(candidate, allowed) || !standsBeside(candidate, set))
      continue;
    if (add(candidate, Gathers::OfRowsBeside))
      allowed = Gathers::OfRowsBeside;
    else if (isPaired(candidate) && add(candidate, Gathers::Any))
      allowed = Gathers::Any;
  }
}

bool BatchSearch::joinPaired(Set &set) {
  Block &block = entry.getBody().front();
  // Most steps have no such pairs: nothing is tried for them.
  if (llvm::none_of(block, [](Operation &op) { return isDiagonalRead(&op); }))
    return false;
  int64_t groups = set.front().groups, size = getSize(set.front());
  size_t before = set.size();
  Distribution ofSet = distribute(set, groups);
  for (unsigned candidate : candidates) {
    RankedTensorType type = hlo::tensorType(getArgument(candidate));
    for (int64_t dim = 0; dim < std::min(type.getRank(), kMaxDim + 1) && !isIn(set, candidate);
         ++dim) {
      BatchMember member{candidate, dim, groups};
      if (type.getDimSize(dim) != size || entry.getArgument(candidate).use_empty())
        continue;
      if (++tried > maxTries) {
        gaveUp = true;
        return false;
      }
      if (!meetOnDiagonal(distribute(member, groups), ofSet, block))
        continue;
      Set all = set;
      all.push_back(member);
      llvm::sort(all, [](BatchMember a, BatchMember b) { return a.argument < b.argument; });
      if (canShard(all, groups, Gathers::OfMatmuls)) {
        set = std::move(all);
        ofSet = distribute(set, groups);
      }
    }
  }
  return set.size() > before;
}

int64_t BatchSearch::findMicroBatches(ArrayRef<BatchMember> set) {
  Group group{getSize(set.front()), Set(set)};
  if (canShard(set))
    return 1;
  for (int64_t split : getSplits(group))
    if (canShard(set, split))
      return split;
  return 1;
}

void BatchSearch::dropFeatures(std::vector<Set> &sets) {
  if (sets.size() < 2 || gaveUp)
    return;
  auto isWeight = [&](const Set &set) {
    return contractsFeatures(distribute(set, set.front().groups));
  };
  if (!llvm::all_of(sets, isWeight))
    llvm::erase_if(sets, isWeight);
}

bool BatchSearch::isInner(const Distribution &distribution) const {
  return loss >= 0 && !isLinearInSums(distribution, getTerminator()->getOperand(loss),
                                      /*strictly=*/true);
}

void BatchSearch::dropInner(std::vector<Set> &sets) {
  if (sets.size() < 2 || gaveUp)
    return;
  std::vector<Set> inner, others;
  for (const Set &set : sets)
    (isInner(distribute(set, set.front().groups)) ? inner : others).push_back(set);
  auto competes = [&](Set set) {
    joinAligned(set, Gathers::None);
    return llvm::any_of(set, [&](BatchMember member) {
      return llvm::any_of(others, [&](const Set &other) {
        return llvm::any_of(other, [&](BatchMember each) {
          return each.argument == member.argument && each.dim != member.dim;
        });
      });
    });
  };
  llvm::erase_if(sets,
                 [&](const Set &set) { return llvm::is_contained(inner, set) && competes(set); });
}

void BatchSearch::dropRepeating(std::vector<Set> &sets) {
  if (sets.size() < 2 || gaveUp)
    return;
  auto repeats = [&](const Set &set) {
    return distribute(set, set.front().groups).getNumRepeated() > 0;
  };
  if (!llvm::all_of(sets, repeats))
    llvm::erase_if(sets, repeats);
}

/// The constant place along the dimension from which a slice or lookup takes single elements; none
/// of others.
static std::optional<int64_t> getPlaceTaken(Operation *op, int64_t dim) {
  if (auto slice = dyn_cast<hlo::SliceOp>(op)) {
    int64_t start = slice.getStartIndices()[dim];
    return slice.getLimitIndices()[dim] - start == 1 ? std::optional(start) : std::nullopt;
  }
  auto lookup = dyn_cast<hlo::GatherOp>(op);
  if (!lookup || lookup.getSliceSizes()[dim] != 1)
    return std::nullopt;
  auto numbers = lookup.getDimensionNumbers();
  auto indices = lookup.getStartIndices().getDefiningOp<hlo::ConcatenateOp>();
  const int64_t *place = llvm::find(numbers.getStartIndexMap(), dim);
  if (!indices || place == numbers.getStartIndexMap().end() ||
      static_cast<int64_t>(indices.getDimension()) != numbers.getIndexVectorDim() ||
      indices->getNumOperands() != numbers.getStartIndexMap().size())
    return std::nullopt;
  Value part = indices->getOperand(place - numbers.getStartIndexMap().begin());
  auto number = dyn_cast_or_null<IntegerAttr>(hlo::getSplat(part));
  return number ? std::optional(number.getValue().getSExtValue()) : std::nullopt;
}

/// Whether the step does nothing with the argument but take single elements along the dimension, at
/// constant places: columns that mean different things.
static bool isTakenOneByOne(BlockArgument argument, int64_t dim) {
  llvm::SmallDenseSet<int64_t> places;
  for (OpOperand &use : argument.getUses()) {
    if (isa<func::ReturnOp>(use.getOwner()))
      continue;
    std::optional<int64_t> place = getPlaceTaken(use.getOwner(), dim);
    if (!place || use.getOperandNumber() != 0)
      return false;
    places.insert(*place);
  }
  return places.size() > 1;
}

std::vector<BatchSearch::Group> BatchSearch::makeGroups(int64_t dim) {
  llvm::MapVector<int64_t, Group> groups;
  for (unsigned argument : candidates) {
    if (hlo::tensorType(getArgument(argument)).getRank() <= dim)
      continue;
    BatchMember member{argument, dim};
    int64_t size = getSize(member);
    // One row tells nothing: it fits any rule.
    if (size < 2 || (dim > 0 && isTakenOneByOne(entry.getArgument(argument), dim)))
      continue;
    Group &group = groups[size];
    group.size = size;
    group.members.push_back(member);
  }
  std::vector<Group> all;
  for (auto &[size, group] : groups)
    all.push_back(std::move(group));
  return all;
}

std::vector<Set> BatchSearch::search(int64_t dim) {
  std::vector<Set> all;
  for (const Group &group : makeGroups(dim))
    llvm::append_range(all, searchGroup(group));
  dropFeatures(all);
  dropLookedUp(all);
  joinSizes(all);
  dropInner(all);
  dropRepeating(all);
  std::vector<Set> best;
  for (Set &found : all) {
    if (!best.empty() && best.front().size() < found.size())
      best.clear();
    if (best.empty() || best.front().size() == found.size())
      best.push_back(std::move(found));
  }
  return best;
}

Set BatchSearch::searchSharded(std::string &problem) {
  llvm::MapVector<StringRef, Set> byAxes;
  std::vector<ShardingHint> hints(draft.arguments.size());
  for (unsigned candidate : candidates)
    if (std::optional<ShardingHint> hint = getShardingHint(draft.entry, candidate)) {
      hints[candidate] = *hint;
      byAxes[hints[candidate].axes].push_back({candidate, hint->dim});
    }
  std::vector<Set> found;
  for (auto &[axes, set] : byAxes) {
    bool isOneSize = llvm::all_of(
        set, [&](BatchMember member) { return getSize(member) == getSize(set.front()); });
    if (!isOneSize || !canShard(set, 1, Gathers::OfMatmuls)) {
      problem = "the user's sharding splits " + list(set) + " over " + axes.str() + ", but " +
                (isOneSize ? "the step cannot be computed on such parts"
                           : "these dimensions have different sizes");
      continue;
    }
    // Labels that were left whole belong to the rows that were sharded.
    Set more = set;
    for (unsigned candidate : candidates)
      if (BatchMember member{candidate, 0};
          getSize(member) == getSize(set.front()) && hints[candidate].axes.empty())
        more.push_back(member);
    llvm::sort(more, [](BatchMember a, BatchMember b) { return a.argument < b.argument; });
    found.push_back(canShard(more, 1, Gathers::OfMatmuls) ? more : set);
  }
  if (found.size() == 1) {
    problem.clear();
    return found.front();
  }
  if (found.size() > 1)
    problem = "the user's shardings split arguments over several axes, each of which could be the "
              "batch's";
  return {};
}
