#include "Batch.h"

#include "BatchReading.h"
#include "BatchSearch.h"
#include "Manual/ManualShardings.h"

#include "zero/Dialect/Sdy/Sdy.h"

#include <set>

using namespace mlir;
using namespace zero;
using namespace zero::import;

/// "arg1,arg2 cuts 12 rows of tensor<12x8xf32> and tensor<12xi32>", so that readings can be
/// compared.
static std::string describeCut(const EntryDraft &draft, ArrayRef<BatchMember> set) {
  func::FuncOp entry = draft.entry;
  std::string text = list(set) + (set.size() == 1 ? " cuts " : " cut ");
  llvm::raw_string_ostream os(text);
  for (auto [index, member] : llvm::enumerate(set)) {
    auto type = cast<RankedTensorType>(entry.getArgumentTypes()[member.argument]);
    if (index == 0)
      os << type.getDimSize(member.dim) << " rows of ";
    os << (index ? " and " : "") << type;
  }
  return text;
}

/// Arguments of which every device of the manual computations gets its own rows. Of the axes over
/// which these are sharded, one that shards states too (tensor parallelism) is the batch's only
/// where there is no other. Empty if nothing but states is sharded, or if the answer says what is
/// not clear.
static BatchAnswer findManualBatch(const EntryDraft &draft, ArrayRef<unsigned> candidates) {
  ManualShardings manualShardings(draft.entry);
  std::set<std::string> ofStates;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.next >= 0)
      for (const ShardingHint &hint : manualShardings.ofArgument(index))
        ofStates.insert(hint.axes);
  llvm::MapVector<StringRef, Set> byAxes, shared;
  for (unsigned candidate : candidates)
    for (const ShardingHint &hint : manualShardings.ofArgument(candidate))
      (ofStates.count(hint.axes) ? shared : byAxes)[hint.axes].push_back({candidate, hint.dim});
  if (byAxes.empty())
    byAxes = std::move(shared);
  BatchAnswer answer;
  answer.hasCandidates = !byAxes.empty();
  if (byAxes.size() == 1)
    answer.arguments = byAxes.front().second;
  for (auto [index, member] : llvm::enumerate(answer.arguments))
    if (index > 0 && member.argument == answer.arguments[index - 1].argument)
      answer.problem = "arg" + std::to_string(member.argument) +
                       " is sharded along two dimensions over " + byAxes.front().first.str();
  if (byAxes.size() > 1)
    answer.problem = "the step's manual computations shard arguments over several axes, each of "
                     "which could be the batch's";
  if (!answer.problem.empty())
    answer.arguments.clear();
  return answer;
}

/// Whether all arguments of `sets` are in `set`, along whatever dimension.
static bool coversAll(ArrayRef<BatchMember> set, ArrayRef<Set> sets) {
  return llvm::all_of(sets, [&](const Set &each) {
    return llvm::all_of(each, [&](BatchMember member) {
      return llvm::any_of(set,
                          [&](BatchMember other) { return other.argument == member.argument; });
    });
  });
}

/// Whether ranks can share rows that the step draws by itself.
static bool sharesDrawn(const EntryDraft &draft) {
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  SmallVector<dist::Sharding> whole(entry.getNumArguments());
  return llvm::any_of(ArrayRef<int64_t>{2, 3, 5, 7}, [&](int64_t ranks) {
    return dist::Distribution(entry, whole, ranks).sharesWork();
  });
}

/// Whether all candidates are read by nothing but lookups whose places keys draw: data that the
/// step takes its rows from, as from a memory that is a state.
static bool areDrawnFrom(const EntryDraft &draft, ArrayRef<unsigned> candidates) {
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  dist::DrawnRows drawn(entry);
  return llvm::all_of(candidates, [&](unsigned candidate) {
    return llvm::all_of(entry.getArgument(candidate).getUses(), [&](OpOperand &use) {
      auto lookup = dyn_cast<hlo::GatherOp>(use.getOwner());
      return lookup && use.getOperandNumber() == 0 && drawn.isDrawnLookup(lookup);
    });
  });
}

/// Whether a lookup takes elements at places that keys draw, but not all in another order: that is
/// sorted out.
static bool drawsSome(const dist::DrawnRows &drawn, OpOperand &use) {
  auto lookup = dyn_cast<hlo::GatherOp>(use.getOwner());
  if (!lookup || use.getOperandNumber() != 0 || !drawn.isDrawnLookup(lookup))
    return false;
  // Not places along another dimension, of each row its own.
  auto numbers = lookup.getDimensionNumbers();
  return numbers.getStartIndexMap() == ArrayRef<int64_t>{0} &&
         numbers.getOperandBatchingDims().empty() &&
         llvm::none_of(collectSources(lookup.getStartIndices()),
                       [](Value source) { return source.getDefiningOp<hlo::SortOp>() != nullptr; });
}

/// Those of the candidates that are read by more than lookups whose places keys draw: not from a
/// memory, nor from a table of noise levels.
static SmallVector<unsigned> findReadAsTheyCome(const EntryDraft &draft,
                                                ArrayRef<unsigned> candidates) {
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  dist::DrawnRows drawn(entry);
  SmallVector<unsigned> read;
  for (unsigned candidate : candidates) {
    BlockArgument argument = entry.getArgument(candidate);
    if (argument.use_empty() ||
        !llvm::all_of(argument.getUses(), [&](OpOperand &use) { return drawsSome(drawn, use); }))
      read.push_back(candidate);
  }
  return read;
}

namespace {
/// The search for the batch of one step: sets that can be sharded, and what speaks for one of them.
class BatchFinder {
public:
  BatchFinder(const EntryDraft &draft, ArrayRef<unsigned> candidates, int64_t loss, bool mayGather)
      : draft(draft), candidates(candidates), mayGather(mayGather),
        search(draft, candidates, loss) {}

  BatchAnswer run();

private:
  void searchOtherDims();
  void replaceByLarger();
  void completeOnly();
  void takeGathering();
  void takeFewerRepeated();
  void explain();

  const EntryDraft &draft;
  ArrayRef<unsigned> candidates;
  bool mayGather;
  BatchSearch search;
  std::vector<Set> best;
  bool isGathered = false; // rows meet one another
  bool isFirst = false;    // the sets are sharded along their first dimensions
  BatchAnswer answer;
};
} // namespace

/// Time before batch, micro-batches before batch: another dimension, if only one will do.
void BatchFinder::searchOtherDims() {
  for (int64_t dim = 1; dim <= kMaxDim && !search.gaveUp; ++dim)
    llvm::append_range(best, search.search(dim));
  search.joinSizes(best);
  search.dropRepeating(best);
}

/// Some rows can be cut, others cannot: time is not the batch where another dimension of them all
/// can be.
void BatchFinder::replaceByLarger() {
  size_t size = best.front().size();
  if (isFirst)
    search.takeOtherDim(best, mayGather, [&](const Set &other) {
      return other.size() > size && coversAll(other, best);
    });
}

/// The only set is the batch, with what belongs to it, unless that is not clear.
void BatchFinder::completeOnly() {
  answer.problem = search.complete(best.front(), mayGather);
  // What every rank would do all matmuls on may be the batch along another dimension: fields of
  // [places, batch], beside edges between places.
  if (answer.problem.empty() && isFirst && search.leavesWork(best.front()))
    search.takeOtherDim(best, mayGather,
                        [&](const Set &other) { return search.leavesLess(other, best.front()); });
  if (std::string problem = answer.problem; !problem.empty()) {
    replaceByLarger();
    answer.problem = isFirst && best.front().front().dim > 0 ? "" : problem;
  }
  if (answer.problem.empty())
    answer.arguments = best.front();
}

/// Rows meet one another.
void BatchFinder::takeGathering() {
  std::vector<Set> gathering = search.searchGathering();
  answer.hasCandidates |= !gathering.empty();
  if (gathering.size() == 1 && !search.gaveUp) {
    if (!best.empty())
      search.joinOtherSizes(gathering.front(), best.front());
    answer.arguments = gathering.front();
    isGathered = true;
    answer.problem.clear();
  } else if (best.empty() || gathering.size() > 1) {
    best = std::move(gathering);
  }
}

/// Along another dimension than the first what can be sharded may leave matmuls to every rank (the
/// values of actions, of which the largest is taken, beside rows that meet in a drawn order): what
/// gathers and leaves fewer is the batch then.
void BatchFinder::takeFewerRepeated() {
  std::vector<Set> gathering = search.searchGathering();
  llvm::erase_if(gathering,
                 [&](const Set &set) { return !search.leavesLess(set, answer.arguments); });
  if (gathering.empty() || search.gaveUp)
    return;
  answer.arguments.clear();
  best = std::move(gathering);
  if (best.size() == 1)
    answer.arguments = best.front();
}

/// Says why there is no batch, if nothing has yet.
void BatchFinder::explain() {
  if (best.empty()) {
    answer.problem = search.gaveUp ? "too many arguments could be the batch"
                                   : "no set of arguments can be sharded along its first dimension "
                                     "without gathering";
    return;
  }
  if (mayGather && areDrawnFrom(draft, candidates) && sharesDrawn(draft)) {
    answer.isDrawn = true;
    return;
  }
  answer.problem = "several sets of arguments could be the batch: ";
  for (auto [index, set] : llvm::enumerate(best))
    answer.problem += (index ? " or " : "") + list(set);
  for (auto [index, set] : llvm::enumerate(best))
    answer.problem += (index ? ", " : " (") + describeCut(draft, set);
  answer.problem += ")";
}

/// Whether `whole` has all arguments of `set`, and others: labels alone can be sharded where their
/// loss is a slice of what was made of rows of several kinds.
static bool isPartOf(ArrayRef<BatchMember> set, ArrayRef<BatchMember> whole) {
  return whole.size() > set.size() && llvm::all_of(set, [&](BatchMember member) {
           return llvm::any_of(whole, [&](BatchMember each) {
             return each.argument == member.argument && each.dim == member.dim;
           });
         });
}

BatchAnswer BatchFinder::run() {
  BatchAnswer sharded;
  sharded.arguments = search.searchSharded(sharded.problem);
  sharded.hasCandidates = !sharded.problem.empty();
  if (!sharded.arguments.empty() || sharded.hasCandidates)
    return sharded;
  best = search.search(0);
  if (best.size() < 2 && !search.gaveUp)
    if (Set stacked = search.searchStacked();
        !stacked.empty() && (best.empty() || isPartOf(best.front(), stacked))) {
      answer.arguments = std::move(stacked);
      return answer;
    }
  isFirst = !best.empty();
  if (!isFirst)
    searchOtherDims();
  answer.hasCandidates = !best.empty() || search.gaveUp;
  if (best.size() > 1)
    replaceByLarger();
  if (best.size() == 1 && !search.gaveUp)
    completeOnly();
  if (mayGather && (best.empty() || (best.size() == 1 && !answer.problem.empty())))
    takeGathering();
  else if (mayGather && !isFirst && !answer.arguments.empty() &&
           search.leavesWork(answer.arguments))
    takeFewerRepeated();
  if (mayGather && best.empty() && answer.arguments.empty() && !search.gaveUp)
    answer.arguments = search.searchLookups();
  if (mayGather && best.empty() && answer.arguments.empty() && !search.gaveUp)
    answer.arguments = search.searchLinked();
  if (!answer.arguments.empty() && !search.gaveUp) {
    if (isGathered)
      search.joinRepeated(answer.arguments);
    answer.problem = search.joinTargets(answer.arguments);
    if (answer.problem.empty() && isGathered)
      answer.problem = search.joinRepeated(answer.arguments);
    if (!answer.problem.empty()) {
      answer.arguments.clear();
      return answer;
    }
  }
  if (best.size() != 1 && answer.arguments.empty())
    explain();
  return answer;
}

BatchAnswer import::findBatch(const EntryDraft &draft, ArrayRef<unsigned> all, int64_t loss,
                              bool mayGather) {
  if (hasManualComputation(draft.entry))
    if (BatchAnswer manual = findManualBatch(draft, all); manual.hasCandidates)
      return manual;
  if (all.empty() && mayGather && sharesDrawn(draft)) {
    BatchAnswer answer;
    answer.isDrawn = true;
    return answer;
  }
  SmallVector<unsigned> candidates = findReadAsTheyCome(draft, all);
  return BatchFinder(draft, candidates.empty() ? all : ArrayRef(candidates), loss, mayGather).run();
}

SmallVector<BatchMember> import::findRowsOfStates(const EntryDraft &draft,
                                                  ArrayRef<unsigned> states, int64_t loss) {
  if (hasManualComputation(draft.entry))
    return {};
  std::vector<Set> found = BatchSearch(draft, /*candidates=*/{}, loss).searchStates(states);
  return found.size() == 1 ? found.front() : Set();
}

void import::findMicroBatches(EntryDraft &draft) {
  func::FuncOp entry = draft.entry;
  // Of a step for several devices the user has sharded the rows.
  if (llvm::any_of(entry.getBody().front(),
                   [](Operation &op) { return isa<sdy::ManualComputationOp>(op); }))
    return;
  Set set;
  SmallVector<unsigned> arguments;
  bool severalSizes = false;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    if (argument.kind != ir::RoleKind::Batch)
      continue;
    // Those that say how many there are are taken as they are.
    RankedTensorType type = hlo::tensorType(entry.getArgument(index));
    BatchMember member{static_cast<unsigned>(index), std::max<int64_t>(argument.dim, 0)};
    if (argument.groups != 1 || member.dim != 0 || type.getDimSize(0) < 2)
      return;
    severalSizes |=
        !set.empty() &&
        type.getDimSize(0) != hlo::tensorType(entry.getArgument(arguments[0])).getDimSize(0);
    set.push_back(member);
    arguments.push_back(index);
  }
  if (set.empty())
    return;
  if (severalSizes) {
    Set stacked = BatchSearch(draft, arguments, /*loss=*/-1).searchStacked();
    if (stacked.size() == set.size())
      for (BatchMember member : stacked)
        draft.arguments[member.argument].groups = member.groups;
    return;
  }
  int64_t groups = BatchSearch(draft, arguments, /*loss=*/-1).findMicroBatches(set);
  for (unsigned argument : arguments)
    if (groups > 1) {
      draft.arguments[argument].groups = groups;
      draft.arguments[argument].dim = 0;
    }
}
