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
      (!mayRepeat && !distribution.sharesWork() && multipliesRows(distribution)))
    return false;
  for (auto [index, value] : llvm::enumerate(getTerminator()->getOperands()))
    if (int64_t state = draft.getReplaced(index);
        allowed != Gathers::Any && state >= 0 && distribution.getSharding(value).isSharded() &&
        draft.arguments[state].kind != ir::RoleKind::BatchState &&
        !(mayCarry && isCarried(distribution, state)))
      return false;
  if (allowed == Gathers::Any
          ? !isOfRows(distribution, set)
          : loss >= 0 && !isSummed(distribution) && !sharesAll(distribution, set))
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
         (draft.arguments[argument].isCarry || carriesRows(distribution, value, /*rows=*/{}));
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

/// Whether the set is all data, the first dimension of each, no rank does a matmul that others do,
/// and none contracts what is cut with a weight: whatever is made of the sums then (the best of an
/// archive, which candidates that were trained on the rows have joined).
bool BatchSearch::sharesAll(const Distribution &distribution, ArrayRef<BatchMember> set) const {
  auto isCut = [&](unsigned candidate) {
    return isIn(set, candidate) || getArgument(candidate).use_empty();
  };
  return distribution.getNumContractions() > 0 && distribution.getNumRepeated() == 0 &&
         distribution.getForcedGathers().empty() && llvm::all_of(candidates, isCut) &&
         llvm::all_of(set, [](BatchMember member) { return member.dim == 0; }) &&
         !contractsFeatures(distribution) &&
         reachesRows(distribution, getTerminator()->getOperand(loss));
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
    sortByArgument(all);
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
      Set all = unite(set, member);
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
