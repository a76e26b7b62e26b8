//===- BatchSizes.cpp - Rows of several sizes beside one another ------------------------===//
#include "BatchReading.h"
#include "BatchSearch.h"

#include "zero/Support/Reads.h"

#include <numeric>

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;

/// Whether the value is what the step returns, as it is or in another form: a weight that was just
/// updated.
static bool isReturned(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (llvm::any_of(value.getUsers(), llvm::IsaPred<func::ReturnOp>))
      return true;
    if (!isa<hlo::ConvertOp, hlo::ReshapeOp, hlo::TransposeOp, hlo::BroadcastInDimOp>(op))
      return false;
    value = op->getOperand(0);
  }
  return false;
}

/// Whether a matmul contracts sharded elements with a weight as it is after its update.
static bool contractsUpdated(const Distribution &distribution, Block &block) {
  return llvm::any_of(block, [&](Operation &op) {
    return hlo::isContraction(&op) && op.getNumRegions() == 0 &&
           distribution.getSharding(op.getResult(0)).isPartial() &&
           llvm::any_of(op.getOperands(), [&](Value operand) {
             return distribution.getSharding(operand).isReplicated() && isReturned(operand);
           });
  });
}

void BatchSearch::joinSizes(std::vector<Set> &sets) {
  if (sets.size() < 2 || gaveUp)
    return;
  Set all;
  int64_t common = 0;
  for (const Set &set : sets) {
    if (set.front().groups != 1)
      return;
    all.append(set);
    common = std::gcd(common, getSize(set.front()));
  }
  sortByArgument(all);
  bool isTwice = false;
  for (size_t i = 1; i < all.size(); ++i)
    isTwice |= all[i].argument == all[i - 1].argument;
  if (common > 1 && !isTwice && canShard(all))
    sets = {std::move(all)};
}

/// What is computed, on the way to `forward`, of sums over rows of which ranks have parts in
/// `alone`, added up where numbers say.
static llvm::DenseSet<Value> collectPlacedSums(const Distribution &alone,
                                               const llvm::DenseSet<Value> &forward, Block &block) {
  llvm::DenseSet<Value> sums;
  for (Operation &op : block.without_terminator()) {
    if (llvm::none_of(op.getResults(), [&](Value made) { return forward.contains(made); }))
      continue;
    auto scatter = dyn_cast<hlo::ScatterOp>(op);
    bool isSum = (scatter && alone.getSharding(op.getResult(0)).isPartial()) ||
                 llvm::any_of(getReadValues(&op), [&](Value read) { return sums.contains(read); });
    if (isSum)
      sums.insert(op.result_begin(), op.result_end());
  }
  return sums;
}

/// Whether rows of the set look up some of the sums on the way to `forward`.
bool BatchSearch::isLookedUpBy(const llvm::DenseSet<Value> &sums, ArrayRef<BatchMember> set,
                               const llvm::DenseSet<Value> &forward) {
  Distribution rows = distribute(set, set.front().groups);
  return llvm::any_of(entry.getBody().front().getOps<hlo::GatherOp>(), [&](hlo::GatherOp lookup) {
    return sums.contains(lookup.getOperand()) && forward.contains(lookup.getResult()) &&
           rows.getSharding(lookup.getStartIndices()).isSharded();
  });
}

/// Whether rows of the set look up what rows of the other one are added up to.
bool BatchSearch::looksUpSums(ArrayRef<BatchMember> set, ArrayRef<BatchMember> added) {
  llvm::DenseSet<Value> forward = collectSources(getTerminator()->getOperand(loss));
  return isLookedUpBy(collectPlacedSums(distribute(added, 1), forward, entry.getBody().front()),
                      set, forward);
}

Set BatchSearch::searchLookups() {
  std::vector<Group> groups = makeGroups(/*dim=*/0);
  if (loss < 0 || groups.size() < 2)
    return {};
  std::vector<Set> found;
  mayRepeat = true;
  for (const Group &group : groups)
    if (canShard(group.members) && llvm::all_of(groups, [&](const Group &other) {
          return other.size == group.size || looksUpSums(group.members, other.members);
        }))
      found.push_back(group.members);
  mayRepeat = false;
  return found.size() == 1 ? found.front() : Set();
}

void BatchSearch::dropLookedUp(std::vector<Set> &sets) {
  if (sets.size() < 2 || loss < 0)
    return;
  Block &block = entry.getBody().front();
  llvm::DenseSet<Value> forward = collectSources(getTerminator()->getOperand(loss));
  llvm::SmallVector<bool> drops;
  for (auto [index, set] : llvm::enumerate(sets)) {
    llvm::DenseSet<Value> sums =
        collectPlacedSums(distribute(set, set.front().groups), forward, block);
    drops.push_back(!sums.empty() && llvm::any_of(llvm::enumerate(sets), [&](auto other) {
      return other.index() != index && isLookedUpBy(sums, other.value(), forward);
    }));
  }
  if (llvm::all_of(drops, [](bool is) { return is; }))
    return;
  size_t next = 0;
  llvm::erase_if(sets, [&](const Set &) { return drops[next++]; });
}

/// `joinLeft` for batches that lie one after the other in one argument, and side by side in
/// another: labels [time * rows] of tokens [time, rows].
void BatchSearch::joinLeftOfGroups(Set &set) {
  int64_t rows = getSize(set.front()) / set.front().groups;
  Distribution ofSet = distribute(set, 1);
  for (unsigned candidate : candidates) {
    RankedTensorType type = hlo::tensorType(getArgument(candidate));
    if (isIn(set, candidate) ||
        !repeatsWork(ofSet, *getTerminator()->getBlock(), getArgument(candidate)))
      continue;
    for (int64_t dim = 0; dim < std::min(type.getRank(), kMaxDim + 1); ++dim) {
      if (type.getDimSize(dim) != rows)
        continue;
      Set all = unite(set, BatchMember{candidate, dim});
      if (contractsFeatures(distribute(all, 1)) ||
          !canShard(all, 1, Gathers::None, /*wanted=*/nullptr, /*mayCarry=*/true))
        continue;
      set = std::move(all);
      ofSet = distribute(set, 1);
      break;
    }
  }
}

/// The dimension of rows beside `set`: the first one beside first ones; else the one with as many,
/// that of the set's where it has an argument of as many dimensions, the first one otherwise.
static int64_t getRowsDim(ArrayRef<BatchMember> set, int64_t rows, RankedTensorType type,
                          llvm::function_ref<RankedTensorType(BatchMember)> getType) {
  if (set.front().dim > 0 && llvm::count(type.getShape(), rows) == 1)
    return llvm::find(type.getShape(), rows) - type.getShape().begin();
  for (BatchMember member : set)
    if (set.front().dim > 0 && getType(member).getRank() == type.getRank())
      return member.dim;
  return 0;
}

/// What is computed from the argument.
static llvm::DenseSet<Value> collectMade(Value argument, Block &block) {
  llvm::DenseSet<Value> made{argument};
  for (Operation &op : block)
    if (llvm::any_of(getReadValues(&op), [&](Value read) { return made.contains(read); }))
      made.insert(op.result_begin(), op.result_end());
  return made;
}

/// Whether sums over rows of the member decide how others are trained: shares of what others were
/// trained to, the weights of other rows in the loss, or, where no gradient is taken of its rows,
/// what is trained or the optimizer's states (a rate that halves). Such rows stay whole; what is
/// trained on, or only reported, may be the batch.
bool BatchSearch::decides(BatchMember member) {
  Block &block = entry.getBody().front();
  llvm::DenseSet<Value> made = collectMade(getArgument(member.argument), block);
  Distribution alone = distribute(member, 1);
  auto isRead = [&](int64_t result) {
    return result >= 0 && made.contains(getTerminator()->getOperand(result));
  };
  if ((isRead(loss) && isInner(alone)) || contractsFeatures(alone))
    return true;
  bool formsGradient = false;
  block.walk([&](Operation *op) {
    formsGradient |= hlo::isContraction(op) && alone.getSharding(op->getResult(0)).isPartial();
  });
  return !formsGradient && llvm::any_of(draft.arguments, [&](const RoleDraft &state) {
    bool isLearnt = state.kind == ir::RoleKind::Param || state.kind == ir::RoleKind::OptState;
    return isLearnt && isRead(state.next);
  });
}

void BatchSearch::joinLeft(Set &set, bool mayGather) {
  if (set.front().groups != 1)
    return joinLeftOfGroups(set);
  Distribution ofSet = distribute(set, 1);
  Block &block = entry.getBody().front();
  llvm::DenseMap<unsigned, int64_t> repeated; // and the dimension of their rows
  auto getType = [&](BatchMember member) { return hlo::tensorType(getArgument(member.argument)); };
  for (unsigned candidate : candidates) {
    if (isIn(set, candidate) ||
        !repeatsWork(ofSet, block, getArgument(candidate), /*besideSums=*/true))
      continue;
    RankedTensorType type = hlo::tensorType(getArgument(candidate));
    int64_t dim = getRowsDim(set, getSize(set.front()), type, getType);
    if (dim >= type.getRank() || type.getDimSize(dim) < 2)
      continue;
    if (repeatsWork(ofSet, block, getArgument(candidate)) || !decides({candidate, dim}))
      repeated[candidate] = dim;
  }
  auto isRepeated = [&](BatchMember member) {
    auto found = repeated.find(member.argument);
    return found != repeated.end() && found->second == member.dim;
  };
  for (int64_t dim = 0; dim <= kMaxDim && !repeated.empty(); ++dim)
    for (const Group &group : makeGroups(dim)) {
      if (std::gcd(group.size, getSize(set.front())) < 2 ||
          !joinOthers(set, group, isRepeated, mayGather))
        continue;
      // What stands beside these rows, as their targets do.
      Distribution joined = distribute(set, 1);
      auto isBeside = [&](BatchMember member) {
        return findAlignedDim(joined, block, entry.getArgument(member.argument)) == member.dim;
      };
      joinOthers(set, group, isBeside, mayGather);
    }
}

bool BatchSearch::joinOthers(Set &set, const Group &group,
                             llvm::function_ref<bool(BatchMember)> isWanted, bool mayGather) {
  Set all = set;
  for (BatchMember member : group.members)
    if (!isIn(set, member.argument) && isWanted(member))
      all.push_back(member);
  if (all.size() == set.size())
    return false;
  sortByArgument(all);
  Block &block = entry.getBody().front();
  Distribution before = distribute(set, 1), after = distribute(all, 1);
  bool isWeight = (!contractsFeatures(before) && contractsFeatures(after)) ||
                  (!contractsUpdated(before, block) && contractsUpdated(after, block));
  auto can = [&](Gathers allowed) {
    return canShard(all, 1, allowed, /*wanted=*/nullptr, /*mayCarry=*/true);
  };
  if (isWeight || !(can(Gathers::None) || (mayGather && can(Gathers::OfDrawn))))
    return false;
  set = std::move(all);
  return true;
}

bool BatchSearch::leavesWork(ArrayRef<BatchMember> set) {
  Distribution distribution = distribute(set, set.front().groups);
  if (loss < 0 || distribution.getNumRepeated() == 0)
    return false;
  llvm::DenseSet<Value> forward = collectSources(getTerminator()->getOperand(loss)), ofData;
  for (unsigned candidate : candidates)
    ofData.insert(getArgument(candidate));
  for (Operation &op : entry.getBody().front()) {
    if (llvm::none_of(getReadValues(&op), [&](Value read) { return ofData.contains(read); }))
      continue;
    ofData.insert(op.result_begin(), op.result_end());
    bool isForward =
        llvm::any_of(op.getResults(), [&](Value result) { return forward.contains(result); });
    auto isRepeated = [&](Operation *each) {
      return hlo::isContraction(each) && distribution.getSharding(each->getResult(0)).isReplicated()
                 ? WalkResult::interrupt()
                 : WalkResult::advance();
    };
    if (isForward && op.walk(isRepeated).wasInterrupted())
      return true;
  }
  return false;
}

bool BatchSearch::leavesLess(ArrayRef<BatchMember> set, ArrayRef<BatchMember> other) {
  Distribution one = distribute(set, set.front().groups);
  Distribution two = distribute(other, other.front().groups);
  return one.getNumRepeated() < two.getNumRepeated() && (!isInner(one) || isInner(two));
}
