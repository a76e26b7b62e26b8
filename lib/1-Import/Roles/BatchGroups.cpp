//===- BatchGroups.cpp - Sets of arguments of one size that can be sharded ---------------===//
#include "BatchSearch.h"

#include "BatchReading.h"
#include "Manual/ManualShardings.h"

#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;

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
    sortByArgument(joined);
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
    sortByArgument(more);
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
