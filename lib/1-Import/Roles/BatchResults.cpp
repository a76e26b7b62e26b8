#include "Batch.h"
#include "BatchReading.h"
#include "Manual/DeviceView.h"
#include "Manual/ManualShardings.h"

#include "zero/Analysis/Entry.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Support/Reads.h"

#include <set>

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;
using dist::Sharding;

/// What was given as a metric may be an output: one number per row is none.
static void setSharded(EntryDraft &draft, unsigned index, int64_t dim) {
  RoleDraft &result = draft.results[index];
  bool isValue =
      !result.kind || result.kind == ir::RoleKind::Metric || result.kind == ir::RoleKind::Output;
  if (draft.getReplaced(index) >= 0 || !isValue || result.dim >= 0)
    return;
  result.kind = ir::RoleKind::Output;
  result.dim = dim;
}

/// Results that leave manual computations sharded over the batch's axes. False if the batch is not
/// sharded over any.
static bool findManualResults(EntryDraft &draft) {
  ManualShardings manualShardings(draft.entry);
  std::set<std::string> axes;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.kind == ir::RoleKind::Batch)
      for (const ShardingHint &hint : manualShardings.ofArgument(index))
        if (hint.dim == std::max<int64_t>(argument.dim, 0))
          axes.insert(hint.axes);
  for (unsigned i = 0; i < draft.results.size(); ++i)
    for (const ShardingHint &hint : manualShardings.ofResult(i))
      if (axes.count(hint.axes))
        setSharded(draft, i, hint.dim);
  return !axes.empty();
}

/// Rows of the batch, of one micro-batch where it has several: of the first argument that is data,
/// or of the first state that has rows where the step is given no others.
static std::optional<int64_t> getRows(const EntryDraft &draft, func::FuncOp entry) {
  for (ir::RoleKind kind : {ir::RoleKind::Batch, ir::RoleKind::BatchState})
    for (auto [index, argument] : llvm::enumerate(draft.arguments))
      if (argument.kind == kind)
        return hlo::tensorType(entry.getArgument(index))
                   .getDimSize(std::max<int64_t>(argument.dim, 0)) /
               argument.groups;
  return std::nullopt;
}

/// The entry on the fewest ranks that share the rows of its batch; `states` are cut like them, with
/// the states that have that role. None where there are no rows to share.
static std::optional<Distribution> distributeBatch(const EntryDraft &draft, func::FuncOp entry,
                                                   ArrayRef<RowState> states = {}) {
  SmallVector<Sharding> shardings(entry.getNumArguments());
  SmallVector<std::optional<Sharding>> results(entry.getNumResults());
  int64_t ranks = 0;
  if (std::optional<int64_t> rows = getRows(draft, entry))
    ranks = smallestFactor(*rows);
  if (ranks < 2)
    return std::nullopt;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    bool isState = argument.kind == ir::RoleKind::BatchState;
    if (argument.kind != ir::RoleKind::Batch && !isState)
      continue;
    int64_t dim = argument.dim < 0 ? 0 : argument.dim;
    RankedTensorType type = hlo::tensorType(entry.getArgument(index));
    if (type.getDimSize(dim) < 2)
      return std::nullopt; // no row to share
    // Batches of different sizes without a common factor are refused when ranks are chosen.
    std::optional<Sharding> blocks =
        Sharding::blocks(dim, type.getDimSize(dim), ranks, argument.groups);
    if (!blocks)
      return std::nullopt;
    shardings[index] = *blocks;
    if (isState && argument.next >= 0)
      results[argument.next] = *blocks;
  }
  for (const RowState &state : states) {
    RankedTensorType type = cast<RankedTensorType>(entry.getResultTypes()[state.result]);
    std::optional<Sharding> blocks = Sharding::blocks(state.dim, type.getDimSize(state.dim), ranks);
    results[state.result] = *blocks;
    if (state.argument >= 0)
      shardings[state.argument] = *blocks;
  }
  return Distribution(entry, shardings, ranks, results);
}

void import::findShardedResults(EntryDraft &draft) {
  if (hasManualComputation(draft.entry) && findManualResults(draft))
    return;
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  std::optional<Distribution> distribution = distributeBatch(draft, entry);
  if (!distribution)
    return;
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    Sharding sharding = distribution->getSharding(value);
    if (sharding.isSharded() && sharding.groups == 1)
      setSharded(draft, index, sharding.dim);
  }
}

llvm::BitVector import::findCarried(const EntryDraft &draft) {
  llvm::BitVector found(draft.arguments.size());
  if (hasManualComputation(draft.entry))
    return found;
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  std::optional<Distribution> distribution = distributeBatch(draft, entry);
  SmallVector<int64_t> rows;
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (argument.kind == ir::RoleKind::Batch || argument.kind == ir::RoleKind::BatchState)
      rows.push_back(
          hlo::tensorType(entry.getArgument(index)).getDimSize(std::max<int64_t>(argument.dim, 0)));
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (Value value = argument.next >= 0 ? terminator->getOperand(argument.next) : Value();
        distribution && value &&
        (distribution->getSharding(value).isSharded() || carriesRows(*distribution, value, rows)))
      found.set(index);
  return found;
}

/// Values that are read beside one that has rows, and what such values are made of; not what
/// `ends` are made of. `insideControlFlow`: what branches and loops do with each of their values is
/// not told apart.
static llvm::DenseSet<Value> findMeetingRows(const Distribution &distribution, Block &block,
                                             const llvm::DenseSet<Value> &ends = {},
                                             bool insideControlFlow = true) {
  llvm::DenseSet<Value> meeting;
  auto hasRows = [&](Value read) { return distribution.getSharding(read).isSharded(); };
  auto isMeeting = [&](Value value) { return meeting.contains(value) && !ends.contains(value); };
  for (Operation &op : llvm::reverse(block.without_terminator())) {
    if (!insideControlFlow && hlo::isControlFlow(&op))
      continue;
    auto reads = getReadValues(&op);
    if (llvm::any_of(reads, hasRows) || llvm::any_of(op.getResults(), isMeeting))
      meeting.insert(reads.begin(), reads.end());
  }
  return meeting;
}

/// What `find` finds among the arguments, with the rows of the batch in ranks' parts; none where
/// these are not known.
static llvm::BitVector
findArguments(const EntryDraft &draft,
              llvm::function_ref<llvm::BitVector(const Distribution &, Block &)> find) {
  llvm::BitVector none(draft.arguments.size());
  if (hasManualComputation(draft.entry))
    return none;
  DeviceView view(draft.entry);
  func::FuncOp entry = view.get();
  std::optional<Distribution> distribution = distributeBatch(draft, entry);
  return distribution ? find(*distribution, entry.getBody().front()) : none;
}

llvm::BitVector import::findApart(const EntryDraft &draft) {
  return findArguments(draft, [&](const Distribution &distribution, Block &block) {
    llvm::BitVector found(draft.arguments.size());
    llvm::DenseSet<Value> meeting = findMeetingRows(distribution, block);
    for (auto [index, argument] : llvm::enumerate(draft.arguments))
      found[index] =
          argument.kind == ir::RoleKind::Param && !meeting.contains(block.getArgument(index));
    return found;
  });
}

llvm::BitVector import::findBesideRows(const EntryDraft &draft) {
  return findArguments(draft, [&](const Distribution &distribution, Block &block) {
    llvm::BitVector found(draft.arguments.size());
    llvm::DenseSet<Value> updated;
    for (const RoleDraft &argument : draft.arguments)
      if (argument.kind == ir::RoleKind::Param && argument.next >= 0)
        updated.insert(block.getTerminator()->getOperand(argument.next));
    llvm::DenseSet<Value> beside =
        findMeetingRows(distribution, block, updated, /*insideControlFlow=*/false);
    for (BlockArgument argument : block.getArguments())
      found[argument.getArgNumber()] = beside.contains(argument);
    return found;
  });
}

//===----------------------------------------------------------------------===//
// States with the rows of the batch
//===----------------------------------------------------------------------===//

namespace {
/// Looks for states that are better cut like the batch than held whole by every rank.
class RowStateSearch {
public:
  RowStateSearch(const EntryDraft &draft, func::FuncOp entry) : draft(draft), entry(entry) {}

  SmallVector<RowState> run(const llvm::BitVector &arguments, const llvm::BitVector &results);

private:
  void add(const Distribution &cut, int64_t argument, unsigned result);
  void addAlone(unsigned argument);
  void addFollowing(const llvm::BitVector &arguments);
  bool keepRows();
  std::pair<int64_t, int64_t> getCost(ArrayRef<RowState> states) const;
  void dropUseless();

  Value getResult(unsigned index) const {
    return const_cast<func::FuncOp &>(entry).getBody().front().getTerminator()->getOperand(index);
  }

  const EntryDraft &draft;
  func::FuncOp entry;
  std::optional<Distribution> whole; // with all states held whole
  int64_t rows = 0;                  // of the batch
  SmallVector<RowState> states;
};
} // namespace

/// A candidate where the new value comes out as rows of the batch.
void RowStateSearch::add(const Distribution &cut, int64_t argument, unsigned result) {
  Sharding sharding = cut.getSharding(getResult(result));
  RankedTensorType type = cast<RankedTensorType>(entry.getResultTypes()[result]);
  if (sharding.isSharded() && sharding.groups == 1 && type.getDimSize(sharding.dim) % rows == 0 &&
      dist::fitsRuns(type, sharding.dim) &&
      (argument < 0 || entry.getArgumentTypes()[argument] == type))
    states.push_back({argument, static_cast<int64_t>(result), sharding.dim});
}

/// A candidate that meets no row of the batch (chains that are sampled), but has as many rows:
/// where the step works on its rows one by one, and would do all matmuls on all of them otherwise.
void RowStateSearch::addAlone(unsigned argument) {
  int64_t result = draft.arguments[argument].next;
  auto type = cast<RankedTensorType>(entry.getArgumentTypes()[argument]);
  if (draft.arguments[argument].kind != ir::RoleKind::ModelState || type.getRank() < 2 ||
      type.getDimSize(0) != rows || entry.getResultTypes()[result] != type ||
      !whole->getSharding(getResult(result)).isReplicated() || !dist::fitsRuns(type, 0))
    return;
  RowState state{argument, result, 0};
  Distribution cut = *distributeBatch(draft, entry, state);
  Block &block = entry.getBody().front();
  if (cut.getNumRepeated() < whole->getNumRepeated() &&
      !contractsFeatures(cut, block, [](unsigned) { return false; }))
    states.push_back(state);
}

/// Candidates that meet other candidates alone: what counts the rounds of each row since it began
/// anew.
void RowStateSearch::addFollowing(const llvm::BitVector &arguments) {
  size_t before = 0;
  while (before != states.size()) {
    before = states.size();
    Distribution cut = *distributeBatch(draft, entry, states);
    for (unsigned index : arguments.set_bits())
      if (llvm::none_of(states, [&](const RowState &state) { return state.argument == index; }))
        add(cut, index, draft.arguments[index].next);
  }
}

/// Drops those whose new value comes out otherwise than they are cut: whether all are kept.
bool RowStateSearch::keepRows() {
  Distribution cut = *distributeBatch(draft, entry, states);
  if (cut.getUnsupported().size() > whole->getUnsupported().size()) {
    states.clear();
    return true;
  }
  size_t before = states.size();
  llvm::erase_if(states, [&](const RowState &state) {
    RankedTensorType type = cast<RankedTensorType>(entry.getResultTypes()[state.result]);
    return cut.getSharding(getResult(state.result)) !=
           Sharding::blocks(state.dim, type.getDimSize(state.dim), cut.getRanks());
  });
  return states.size() == before;
}

/// Bytes that a step gathers with these states cut and all others whole, and matmuls that every
/// rank does whole.
std::pair<int64_t, int64_t> RowStateSearch::getCost(ArrayRef<RowState> cutStates) const {
  Distribution cut = *distributeBatch(draft, entry, cutStates);
  int64_t bytes = cut.getGatheredBytes();
  llvm::DenseSet<Value> gathered; // inside the step
  for (const dist::ForcedGather &gather : cut.getForcedGathers())
    gathered.insert(gather.op->getOperand(gather.operand));
  for (auto [index, result] : llvm::enumerate(draft.results)) {
    int64_t replaced = draft.getReplaced(index);
    bool isWhole = (replaced >= 0 || result.kind == ir::RoleKind::ModelState) &&
                   (replaced < 0 || draft.arguments[replaced].kind != ir::RoleKind::BatchState) &&
                   llvm::none_of(cutStates, [&](const RowState &state) {
                     return state.result == static_cast<int64_t>(index);
                   });
    if (isWhole && cut.getSharding(getResult(index)).isSharded() &&
        !gathered.contains(getResult(index)))
      bytes += ir::getTensorBytes(getResult(index).getType());
  }
  return {bytes, cut.getNumRepeated()};
}

/// Keeps those without which the step would gather more, or repeat more: rows that change places (a
/// permutation, a queue) are gathered either way.
void RowStateSearch::dropUseless() {
  std::pair<int64_t, int64_t> cost = getCost(states);
  for (size_t i = 0; i < states.size();) {
    SmallVector<RowState> others = states;
    others.erase(others.begin() + i);
    if (std::pair<int64_t, int64_t> without = getCost(others); without <= cost) {
      states = std::move(others);
      cost = without;
    } else {
      ++i;
    }
  }
}

SmallVector<RowState> RowStateSearch::run(const llvm::BitVector &arguments,
                                          const llvm::BitVector &results) {
  whole = distributeBatch(draft, entry);
  if (!whole)
    return {};
  rows = *getRows(draft, entry);
  for (unsigned index : arguments.set_bits())
    add(*whole, index, draft.arguments[index].next);
  for (unsigned index : arguments.set_bits())
    addAlone(index);
  addFollowing(arguments);
  for (unsigned index : results.set_bits())
    add(*whole, -1, index);
  while (!states.empty() && !keepRows())
    ;
  if (!states.empty())
    dropUseless();
  while (!states.empty() && !keepRows())
    ;
  return states;
}

SmallVector<RowState> import::findRowStates(const EntryDraft &draft,
                                            const llvm::BitVector &arguments,
                                            const llvm::BitVector &results) {
  if ((arguments.none() && results.none()) || hasManualComputation(draft.entry))
    return {};
  DeviceView view(draft.entry);
  return RowStateSearch(draft, view.get()).run(arguments, results);
}
