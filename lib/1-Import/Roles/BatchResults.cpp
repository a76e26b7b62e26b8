#include "BatchReading.h"
#include "BatchSearch.h"
#include "Manual/DeviceView.h"
#include "Manual/ManualShardings.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

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

/// The entry on the fewest ranks that share the rows of its batch. None where there are no rows to
/// share.
static std::optional<Distribution> distributeBatch(const EntryDraft &draft, func::FuncOp entry) {
  SmallVector<Sharding> shardings(entry.getNumArguments());
  int64_t ranks = 0;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    if (argument.kind != ir::RoleKind::Batch)
      continue;
    int64_t dim = argument.dim < 0 ? 0 : argument.dim;
    RankedTensorType type = hlo::tensorType(entry.getArgument(index));
    if (type.getDimSize(dim) < 2)
      return std::nullopt; // no row to share
    if (ranks == 0)
      ranks = smallestFactor(type.getDimSize(dim) / argument.groups);
    // Batches of different sizes without a common factor are refused when ranks are chosen.
    std::optional<Sharding> blocks =
        Sharding::blocks(dim, type.getDimSize(dim), ranks, argument.groups);
    if (!blocks)
      return std::nullopt;
    shardings[index] = *blocks;
  }
  if (ranks < 2)
    return std::nullopt;
  return Distribution(entry, shardings, ranks);
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
    if (argument.kind == ir::RoleKind::Batch)
      rows.push_back(
          hlo::tensorType(entry.getArgument(index)).getDimSize(std::max<int64_t>(argument.dim, 0)));
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, argument] : llvm::enumerate(draft.arguments))
    if (distribution && argument.next >= 0 &&
        carriesRows(*distribution, terminator->getOperand(argument.next), rows))
      found.set(index);
  return found;
}
