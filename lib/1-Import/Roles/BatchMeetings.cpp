//===- BatchMeetings.cpp - The batch of steps whose rows meet one another ---------------===//
#include "BatchReading.h"
#include "BatchSearch.h"
#include "BatchSums.h"

#include "llvm/ADT/SetVector.h"

#include <numeric>

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;
using dist::Sharding;

void BatchSearch::joinAligned(Set &set, Gathers allowed) {
  int64_t groups = set.front().groups;
  Distribution distribution = distribute(set, groups);
  Set all = set;
  for (unsigned candidate : candidates) {
    if (isIn(set, candidate))
      continue;
    BlockArgument argument = entry.getArgument(candidate);
    std::optional<int64_t> dim = findAlignedDim(distribution, entry.getBody().front(), argument);
    if (dim && hlo::tensorType(argument).getDimSize(*dim) == getSize(set.front()))
      all.push_back({candidate, *dim, groups});
  }
  sortByArgument(all);
  if (all.size() > set.size() && canShard(all, groups, allowed))
    set = std::move(all);
}

/// Whether all rows of the member meet all of another argument of its type, as both are given:
/// noise that is paired with data.
bool BatchSearch::isPairedWithTwin(BatchMember member, ArrayRef<BatchMember> others) const {
  Type type = getArgument(member.argument).getType();
  if (hlo::tensorType(getArgument(member.argument)).getRank() < 2)
    return false;
  llvm::DenseSet<Value> twins;
  for (BatchMember other : others)
    if (getArgument(other.argument).getType() == type && other.dim == member.dim)
      twins.insert(getArgument(other.argument));
  auto collectGiven = [](Value value) {
    llvm::SetVector<Value> made;
    made.insert(value);
    for (unsigned i = 0; i < made.size(); ++i)
      for (Operation *user : made[i].getUsers())
        if (hlo::isElementwise(user) ||
            isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::TransposeOp>(user))
          made.insert(user->result_begin(), user->result_end());
    return made;
  };
  llvm::SetVector<Value> own = collectGiven(getArgument(member.argument));
  return llvm::any_of(twins, [&](Value twin) {
    llvm::SetVector<Value> ofTwin = collectGiven(twin);
    return llvm::any_of(own, [&](Value value) { return ofTwin.contains(value); });
  });
}

/// Whether what pairs of the member's rows with rows of `others` make is contracted with a weight,
/// or chosen from by labels of `others`: centres of a layer, prototypes of classes.
bool BatchSearch::isWeightOfPairs(BatchMember member, ArrayRef<BatchMember> others) {
  Distribution alone = distribute(member, 1);
  return contractsFeatures(alone) ||
         isChosenByRows(alone, distribute(others, 1), entry.getBody().front());
}

int64_t BatchSearch::countShares(ArrayRef<BatchMember> set) const {
  int64_t common = 0;
  for (BatchMember member : set)
    common = std::gcd(common, getSize(member));
  return common;
}

void BatchSearch::dropAside(Set &set) {
  for (size_t i = 0; i < set.size() && set.size() > 1;) {
    Distribution distribution = distribute(set, set.front().groups);
    if (distribution.getForcedGathers().empty())
      return;
    Set others = set;
    others.erase(others.begin() + i);
    BlockArgument argument = entry.getArgument(set[i].argument);
    if (findReads(distribution, argument) == ReadAs::Weight &&
        canShard(others, others.front().groups))
      set = std::move(others);
    else
      ++i;
  }
}

/// Whether all that is done with the argument is to look up its rows by another one: that one has
/// the rows, and this one is a table.
bool BatchSearch::isLookedUp(BatchMember member) const {
  llvm::DenseSet<Value> data;
  for (unsigned candidate : candidates)
    if (candidate != member.argument)
      data.insert(getArgument(candidate));
  return llvm::all_of(getArgument(member.argument).getUses(), [&](OpOperand &use) {
    auto lookup = dyn_cast<hlo::GatherOp>(use.getOwner());
    return lookup && use.getOperandNumber() == 0 &&
           llvm::any_of(collectSources(lookup.getStartIndices()),
                        [&](Value source) { return data.contains(source); });
  });
}

/// Weights with as many rows as the batch can be cut like rows, and gathered where they are read.
/// Without them nothing is cut less. False where it is not clear: what is looked up so may be a
/// table, or the batch in another order.
bool BatchSearch::dropUnaligned(Set &set) {
  // Two weights that meet (the scale and the variance of a norm) are no rows of one another.
  Distribution all = distribute(set, 1);
  auto isRow = [&](BatchMember member) {
    return findReads(all, entry.getArgument(member.argument)) == ReadAs::Rows;
  };
  Set rows;
  llvm::copy_if(set, std::back_inserter(rows), isRow);
  for (size_t i = 0; i < set.size() && set.size() > 1;) {
    BlockArgument argument = entry.getArgument(set[i].argument);
    Set others = set;
    others.erase(others.begin() + i);
    ReadAs reads = findReads(distribute(set, 1), argument);
    bool isSure =
        reads == ReadAs::Weight || (reads == ReadAs::Pairs && isWeightOfPairs(set[i], others));
    bool isRows =
        reads == ReadAs::Rows || !canShard(others, 1, Gathers::Any) ||
        findAlignedDim(distribute(reads == ReadAs::Weight && !rows.empty() ? rows : others, 1),
                       entry.getBody().front(), argument) ||
        (reads == ReadAs::Pairs && !isSure && isPairedWithTwin(set[i], others));
    if (!isRows && !isSure) {
      isDoubtful = true;
      return false;
    }
    if (isRows)
      ++i;
    else
      set = std::move(others);
  }
  return true;
}

/// Adds what has as many rows, along whatever one dimension, and on which every rank would do all
/// matmuls otherwise: the last observations of a rollout.
void BatchSearch::joinLeftRows(Set &set) {
  for (int64_t left; (left = findLeftRows(distribute(set, 1), set)) >= 0;) {
    ArrayRef<int64_t> shape = hlo::tensorType(getArgument(left)).getShape();
    int64_t size = getSize(set.front());
    if (llvm::count(shape, size) != 1 || llvm::find(shape, size) - shape.begin() > kMaxDim)
      return;
    set.push_back({static_cast<unsigned>(left), llvm::find(shape, size) - shape.begin()});
    sortByArgument(set);
  }
}

namespace {
/// Arguments that the step can be computed on rows of.
struct Reading {
  Set set;
  int64_t repeated, bytes; // matmuls that every rank does whole; what is gathered
  bool cutsTrained;        // what is trained comes out in parts
};
} // namespace

/// Drops readings along another dimension than the first that cut what is trained: outputs of a
/// layer.
static void dropOutputs(std::vector<Reading> &readings) {
  llvm::erase_if(readings,
                 [](const Reading &each) { return each.cutsTrained && each.set.front().dim > 0; });
}

/// Whether the first dimensions of all that `other` cuts along another one are rows of `reading`,
/// and would be gathered for no more: what `reading` cuts besides is no reason for `other`.
bool BatchSearch::comesFirst(ArrayRef<BatchMember> reading, ArrayRef<BatchMember> other,
                             int64_t bytes) {
  Set same;
  llvm::copy_if(reading, std::back_inserter(same),
                [&](BatchMember member) { return isIn(other, member.argument); });
  auto isFirst = [](BatchMember member) { return member.dim == 0; };
  return same.size() == other.size() && llvm::all_of(same, isFirst) &&
         llvm::none_of(other, isFirst) && distribute(same, 1).getGatheredBytes() <= bytes;
}

/// Whether `other` is a part of `reading`, or the same arguments, or fewer, along another dimension
/// where more is gathered.
static bool isBetter(const Reading &reading, const Reading &other) {
  auto hasAll = [&](bool alongSame) {
    return llvm::all_of(other.set, [&](BatchMember member) {
      return llvm::any_of(reading.set, [&](BatchMember each) {
        return alongSame ? each == member : each.argument == member.argument;
      });
    });
  };
  return (reading.set.size() > other.set.size() && hasAll(/*alongSame=*/true)) ||
         (reading.bytes < other.bytes && hasAll(/*alongSame=*/false));
}

/// Whether rows of the set look up rows of the other one on the way to the loss: edges do nodes.
bool BatchSearch::looksUp(ArrayRef<BatchMember> set, ArrayRef<BatchMember> other) {
  Distribution ofSet = distribute(set, 1), ofOther = distribute(other, 1);
  llvm::DenseSet<Value> forward;
  if (loss >= 0)
    forward = collectSources(getTerminator()->getOperand(loss));
  return llvm::any_of(entry.getBody().front().getOps<hlo::GatherOp>(), [&](hlo::GatherOp lookup) {
    return ofSet.getSharding(lookup.getStartIndices()).isSharded() &&
           ofOther.getSharding(lookup.getOperand()).isSharded() &&
           (loss < 0 || forward.contains(lookup.getResult()));
  });
}

Set BatchSearch::searchLinked() {
  std::vector<Group> groups = makeGroups(/*dim=*/0);
  llvm::erase_if(groups, [&](Group &group) {
    llvm::erase_if(group.members, [&](BatchMember member) {
      return entry.getArgument(member.argument).use_empty() || isLookedUp(member);
    });
    return group.members.empty();
  });
  if (loss < 0 || groups.size() < 2 || groups.size() > 4)
    return {};
  Value lossValue = getTerminator()->getOperand(loss);
  auto isLinked = [&](const Set &one, const Set &two) {
    return looksUp(one, two) || looksUp(two, one) ||
           meetsSums(distribute(two, 1), distribute(one, 1), lossValue);
  };
  // Edges and nodes first: without lookups there is no graph.
  Set all;
  for (const Group &group : groups)
    for (const Group &other : groups)
      if (all.empty() && group.size != other.size && looksUp(group.members, other.members)) {
        all = group.members;
        all.append(other.members);
      }
  for (const Group &group : groups)
    if (!all.empty() && !isIn(all, group.members.front().argument) && isLinked(all, group.members))
      all.append(group.members);
  sortByArgument(all);
  return countShares(all) >= 2 && canShard(all, 1, Gathers::Any) ? all : Set();
}

/// The set with the targets of what its rows are added up to, where no gradient of what is made of
/// the sums is a sum over rows else: of a readout of graphs. Empty where there are none.
Set BatchSearch::addTargets(ArrayRef<BatchMember> set) {
  if (loss < 0 || set.empty())
    return {};
  Block &block = entry.getBody().front();
  Value lossValue = getTerminator()->getOperand(loss);
  llvm::DenseSet<Value> data;
  for (unsigned candidate : candidates)
    data.insert(getArgument(candidate));
  // Rows that look up the sums are none of theirs; labels look up beside them.
  auto isLookup = [&](const Group &group) {
    return looksUpSums(group.members, set) && llvm::none_of(group.members, [&](BatchMember member) {
             return choosesFeature(getArgument(member.argument), data);
           });
  };
  for (const Group &group : getOthers(set)) {
    Distribution alone = distribute(group.members, 1), ofSet = distribute(set, 1);
    if (findTrained(alone) >= 0 || isLookup(group) || looksUp(set, group.members) ||
        contractsWithWeights(alone, ofSet, block) || !meetsSums(alone, ofSet, lossValue))
      continue;
    Set all = unite(set, group.members);
    if (countShares(all) >= 2 && canShard(all, 1, Gathers::Any))
      return all;
  }
  return {};
}

/// The batch among `members`, if the step can be computed on their rows.
std::optional<Set> BatchSearch::readGathering(const Set &members) {
  Set set = members;
  llvm::erase_if(set,
                 [&](BatchMember each) { return entry.getArgument(each.argument).use_empty(); });
  if (set.empty())
    return std::nullopt;
  joinAligned(set, Gathers::Any);
  joinLeftRows(set);
  bool isOfTargets = false;
  if (!canShard(set, 1, Gathers::Any)) {
    isOfTargets = !addTargets(set).empty();
    // A table of as many entries, or rows in another order.
    Distribution all = distribute(set, 1);
    isDoubtful |= isOfTargets && llvm::any_of(set, [&](BatchMember member) {
                    return findReads(all, entry.getArgument(member.argument)) == ReadAs::Table;
                  });
    if (!isOfTargets || isDoubtful)
      return std::nullopt;
  }
  if ((!isOfTargets && !dropUnaligned(set)) || (set.size() == 1 && isLookedUp(set.front())))
    return std::nullopt;
  joinAligned(set, Gathers::Any);
  return set;
}

std::vector<Set> BatchSearch::searchGathering() {
  // What one reading gathers another must gather so many times to be none.
  constexpr int64_t kFarMore = 4;
  std::vector<Reading> readings;
  for (int64_t dim = 0; dim <= kMaxDim && !gaveUp && !isDoubtful; ++dim)
    for (const Group &group : makeGroups(dim))
      if (std::optional<Set> set = readGathering(group.members);
          set && llvm::none_of(readings, [&](const Reading &each) { return each.set == *set; })) {
        Distribution distribution = distribute(*set, 1);
        readings.push_back({std::move(*set), distribution.getNumRepeated(),
                            distribution.getGatheredBytes(), findTrained(distribution) >= 0});
      }
  dropOutputs(readings);
  if (isDoubtful)
    return {};
  auto least = [&](int64_t Reading::*of) {
    int64_t number = std::numeric_limits<int64_t>::max();
    for (const Reading &reading : readings)
      number = std::min(number, reading.*of);
    return number;
  };
  int64_t repeated = least(&Reading::repeated);
  std::vector<Reading> all = readings;
  // More arguments that gather far less stay beside those that repeat less, to be asked for.
  llvm::erase_if(readings, [&](const Reading &each) {
    return each.repeated > repeated && llvm::any_of(all, [&](const Reading &other) {
             return other.repeated == repeated &&
                    (other.set.size() >= each.set.size() || other.bytes <= each.bytes * kFarMore);
           });
  });
  int64_t bytes = least(&Reading::bytes);
  all = readings;
  llvm::erase_if(readings, [&](const Reading &each) {
    return llvm::any_of(all, [&](const Reading &other) {
      return other.repeated <= each.repeated && each.bytes > other.bytes * kFarMore;
    });
  });
  all = readings;
  llvm::erase_if(readings, [&](const Reading &each) {
    return llvm::any_of(all, [&](const Reading &other) {
      return isBetter(other, each) || comesFirst(other.set, each.set, each.bytes);
    });
  });
  // First dimensions before others, where these gather no less: they are in this order.
  std::vector<Set> found;
  bool isFirst = !readings.empty() && readings.front().bytes == bytes;
  for (Reading &each : readings)
    if (!isFirst || each.set.front().dim == readings.front().set.front().dim)
      found.push_back(each.set);
  return found;
}

void BatchSearch::joinOtherSizes(Set &set, ArrayRef<BatchMember> cut) {
  auto isOwn = [&](BatchMember member) { return isIn(set, member.argument); };
  if (llvm::none_of(cut, isOwn))
    return;
  Set all = set;
  for (BatchMember member : cut)
    if (!isOwn(member) && getSize(member) != getSize(set.front()))
      all.push_back(member);
  // What is cut beside a weight may look like rows: until nothing more is dropped.
  for (size_t before = 0; before != all.size();) {
    before = all.size();
    Distribution distribution = distribute(all, 1);
    llvm::erase_if(all, [&](BatchMember member) {
      return !isOwn(member) &&
             findReads(distribution, entry.getArgument(member.argument)) != ReadAs::Rows;
    });
  }
  sortByArgument(all);
  if (all.size() > set.size() && canShard(all, 1, Gathers::Any))
    set = std::move(all);
}

std::string BatchSearch::joinRepeated(Set &set) {
  std::string problem;
  if (set.front().groups != 1)
    return problem;
  for (const Group &group : getOthers(set)) {
    Set all = unite(set, group.members);
    bool looks = looksUp(group.members, set);
    bool isWanted = looks || distribute(set, 1).getNumRepeated() > 0;
    if (isWanted && countShares(all) >= 2 && canShard(all, 1, Gathers::Any) &&
        (looks || distribute(all, 1).getNumRepeated() < distribute(set, 1).getNumRepeated()))
      set = std::move(all);
    else if (looks)
      problem =
          list(group.members) + " look up rows of " + list(set) + ", and cannot be sharded with it";
  }
  return problem;
}

/// What is not in the set and has other numbers of rows along dimension 0, but for tables.
std::vector<BatchSearch::Group> BatchSearch::getOthers(ArrayRef<BatchMember> set) {
  std::vector<Group> others = makeGroups(/*dim=*/0);
  llvm::erase_if(others, [&](Group &group) {
    llvm::erase_if(group.members, [&](BatchMember member) {
      return entry.getArgument(member.argument).use_empty() || isLookedUp(member) ||
             isIn(set, member.argument);
    });
    return group.members.empty() || group.size == getSize(set.front());
  });
  return others;
}

std::string BatchSearch::joinTargets(Set &set) {
  if (loss < 0 || set.front().groups != 1)
    return "";
  Value lossValue = getTerminator()->getOperand(loss);
  llvm::DenseSet<Value> data;
  for (unsigned candidate : candidates)
    data.insert(getArgument(candidate));
  for (const Group &group : getOthers(set)) {
    // A weight cuts features, and with them what is trained.
    Distribution alone = distribute(group.members, 1), ofSet = distribute(set, 1);
    if (findTrained(alone) >= 0 || contractsWithWeights(alone, ofSet, entry.getBody().front()) ||
        !meetsSums(alone, ofSet, lossValue))
      continue;
    Set all = unite(set, group.members);
    std::string meets = list(group.members) + (group.members.size() == 1 ? " meets" : " meet") +
                        " sums over rows of " + list(set);
    if (countShares(all) < 2 || !canShard(all, 1, Gathers::Any))
      return meets + ", and cannot be sharded with it";
    auto isLabel = [&](BatchMember member) {
      return choosesFeature(getArgument(member.argument), data);
    };
    bool isPrediction =
        llvm::none_of(set, isLabel) && meetsPredictions(alone, ofSet, data, lossValue);
    if (llvm::none_of(group.members, isLabel) && !isPrediction)
      return meets + ": the batch's targets, or constants";
    set = std::move(all);
  }
  return "";
}

std::string BatchSearch::complete(Set &set, bool mayGather) {
  dropAside(set);
  join(set);
  bool meets = joinPaired(set);
  joinAligned(set, meets ? Gathers::OfMatmuls : Gathers::None);
  joinLeft(set, mayGather);
  return gaveUp ? "too many arguments could be the batch" : findMeetingRows(set);
}

void BatchSearch::takeOtherDim(std::vector<Set> &best, bool mayGather,
                               llvm::function_ref<bool(const Set &other)> isBetter) {
  for (int64_t dim = 1; dim <= kMaxDim && !gaveUp; ++dim) {
    std::vector<Set> other = search(dim);
    if (other.size() == 1 && complete(other.front(), mayGather).empty() &&
        isBetter(other.front())) {
      best = std::move(other);
      return;
    }
  }
}

std::string BatchSearch::findMeetingRows(ArrayRef<BatchMember> set) {
  Distribution ofSet = distribute(set, 1); // each in groups of its own
  for (unsigned candidate : candidates) {
    int64_t size = getSize({candidate, 0});
    if (isIn(set, candidate) ||
        llvm::none_of(set, [&](BatchMember each) { return getSize(each) == size; }) || size < 2 ||
        entry.getArgument(candidate).use_empty())
      continue;
    int64_t ranks = smallestFactor(size);
    SmallVector<Sharding> shardings(entry.getNumArguments());
    shardings[candidate] = *Sharding::blocks(0, size, ranks);
    Distribution distribution(entry, shardings, ranks);
    Block &block = entry.getBody().front();
    if (isFeatureOfRows(distribution, ofSet, block) ||
        isTableOfFeatures(distribution, ofSet, block))
      continue;
    if (getSize(set.front()) == size && standsBeside(candidate, set))
      return "arg" + std::to_string(candidate) + " has a number for each row of " + list(set) +
             ", but cannot be sharded with it";
    if (int64_t state = findTrainedRows(set, candidate); state >= 0)
      return "arg" + std::to_string(candidate) + " has as many rows as " + list(set) +
             ", and so has arg" + std::to_string(state) + ", to which the step adds";
    // Noise beside the data that it is paired with: all rows of one meet all of the other.
    RankedTensorType type = hlo::tensorType(getArgument(candidate));
    if (const BatchMember *twin = llvm::find_if(
            set, [&](BatchMember each) { return getArgument(each.argument).getType() == type; });
        twin != set.end() && type.getRank() > 1 && llvm::count(type.getShape(), size) == 1 &&
        set.front().dim == 0)
      return "arg" + std::to_string(candidate) + " has the type of arg" +
             std::to_string(twin->argument) + ", whose rows each meet all of its";
    for (const dist::ForcedGather &gather : distribution.getForcedGathers())
      if (mixesRows(gather))
        return "arg" + std::to_string(candidate) + " has as many rows as " + list(set) + ", but '" +
               gather.op->getName().getStringRef().str() + "' needs all of them on every rank";
  }
  for (const Group &group : getOthers(set))
    if (makesRows(ofSet, distribute(group.members, 1), entry.getBody().front()))
      return "rows of " + list(set) + " are sums over those of " + list(group.members);
  int64_t left = findLeftRows(ofSet, set);
  if (left >= 0)
    return "arg" + std::to_string(left) + " has as many rows as " + list(set) +
           ", but cannot be sharded with it, and every rank would do all matmuls on it";
  return "";
}
