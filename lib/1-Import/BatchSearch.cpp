#include "BatchSearch.h"

#include "zero/Analysis/Distribution.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace zero;
using namespace zero::import;
using dist::Distribution;
using dist::Form;

namespace {

/// Arguments of one first size.
struct Group {
  int64_t size;
  SmallVector<unsigned> members;
};

class BatchSearch {
public:
  BatchSearch(const EntryDraft &draft, int64_t loss) : draft(draft), loss(loss) {}

  /// Sets of the largest size at which any set can be cut.
  std::vector<SmallVector<unsigned>> searchGroup(const Group &group);
  /// Not all sets were tried.
  bool gaveUp = false;

private:
  bool canCut(ArrayRef<unsigned> arguments, int64_t ranks);
  static bool isSummed(Value loss, const Distribution &distribution);

  const EntryDraft &draft;
  int64_t loss;
  unsigned tried = 0;
};

} // namespace

/// The fewest ranks that share `size` rows: what they can do any number of ranks can that divides
/// the batch.
static int64_t smallestFactor(int64_t size) {
  for (int64_t factor = 2; factor * factor <= size; ++factor)
    if (size % factor == 0)
      return factor;
  return size;
}

bool BatchSearch::canCut(ArrayRef<unsigned> arguments, int64_t ranks) {
  ++tried;
  func::FuncOp entry = draft.entry;
  SmallVector<Form> forms(entry.getNumArguments());
  for (unsigned argument : arguments)
    forms[argument] =
        *Form::blocks(0, hlo::tensorType(entry.getArgument(argument)).getDimSize(0), ranks);
  Distribution distribution(entry, forms, ranks);
  if (!distribution.getForcedGathers().empty() || !distribution.getUnsupported().empty() ||
      (distribution.getNumProducts() > 0 && !distribution.sharesWork()))
    return false;
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands()))
    if (draft.getReplaced(index) >= 0 && distribution.getForm(value).isSharded())
      return false;
  if (loss < 0)
    return true;
  return isSummed(terminator->getOperand(loss), distribution);
}

/// Whether the loss is a number summed over ranks, or computed from such numbers (a mean over a
/// counted number of labels). A sum of anything larger is no sum over rows of data: so looks a
/// weight cut along what a product contracts.
bool BatchSearch::isSummed(Value loss, const Distribution &distribution) {
  SmallVector<Value> work = {loss};
  llvm::DenseSet<Value> seen(work.begin(), work.end());
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (distribution.getForm(value).isPartial())
      return true;
    Operation *op = value.getDefiningOp();
    if (!op || op->getNumRegions() != 0)
      continue;
    for (Value operand : op->getOperands())
      if (hlo::tensorType(operand).getRank() == 0 && seen.insert(operand).second)
        work.push_back(operand);
  }
  return false;
}

std::vector<SmallVector<unsigned>> BatchSearch::searchGroup(const Group &group) {
  constexpr unsigned kMaxTries = 256, kMaxMembers = 12;
  int64_t ranks = smallestFactor(group.size);
  std::vector<SmallVector<unsigned>> found;
  if (canCut(group.members, ranks))
    return {group.members};
  unsigned count = group.members.size();
  if (count > kMaxMembers) {
    gaveUp = true;
    return {};
  }
  for (unsigned wanted = count - 1; wanted > 0 && found.empty(); --wanted)
    for (unsigned mask = 1; mask < (1u << count); ++mask) {
      if (llvm::popcount(mask) != static_cast<int>(wanted))
        continue;
      if (tried >= kMaxTries) {
        gaveUp = true;
        return found;
      }
      SmallVector<unsigned> subset;
      for (unsigned i = 0; i < count; ++i)
        if (mask & (1u << i))
          subset.push_back(group.members[i]);
      if (canCut(subset, ranks))
        found.push_back(std::move(subset));
    }
  return found;
}

static std::string list(ArrayRef<unsigned> arguments) {
  std::string text;
  for (unsigned argument : arguments)
    text += (text.empty() ? "arg" : ",arg") + std::to_string(argument);
  return text;
}

BatchAnswer import::findBatch(const EntryDraft &draft, ArrayRef<unsigned> candidates,
                              int64_t loss) {
  func::FuncOp entry = draft.entry;
  llvm::MapVector<int64_t, Group> groups;
  for (unsigned argument : candidates) {
    int64_t size = hlo::tensorType(entry.getArgument(argument)).getDimSize(0);
    // One row tells nothing: it fits any rule.
    if (size < 2)
      continue;
    Group &group = groups[size];
    group.size = size;
    group.members.push_back(argument);
  }
  BatchSearch search(draft, loss);
  std::vector<SmallVector<unsigned>> best;
  for (auto &[size, group] : groups)
    for (SmallVector<unsigned> &found : search.searchGroup(group)) {
      if (!best.empty() && best.front().size() < found.size())
        best.clear();
      if (best.empty() || best.front().size() == found.size())
        best.push_back(std::move(found));
    }
  BatchAnswer answer;
  if (best.size() == 1 && !search.gaveUp) {
    answer.arguments = best.front();
    return answer;
  }
  if (best.empty()) {
    answer.problem = "no set of arguments can be cut along its first dimension without gathering";
    return answer;
  }
  answer.problem = "several sets of arguments could be the batch: ";
  for (auto [index, set] : llvm::enumerate(best))
    answer.problem += (index ? " or " : "") + list(set);
  return answer;
}

void import::findCutResults(EntryDraft &draft) {
  func::FuncOp entry = draft.entry;
  SmallVector<Form> forms(entry.getNumArguments());
  int64_t ranks = 0;
  for (auto [index, argument] : llvm::enumerate(draft.arguments)) {
    if (argument.kind != ir::RoleKind::Batch)
      continue;
    int64_t dim = argument.dim < 0 ? 0 : argument.dim;
    RankedTensorType type = hlo::tensorType(entry.getArgument(index));
    if (ranks == 0)
      ranks = smallestFactor(type.getDimSize(dim));
    // Batches of different sizes without a common factor are refused when ranks are chosen.
    std::optional<Form> blocks = Form::blocks(dim, type.getDimSize(dim), ranks);
    if (!blocks)
      return;
    forms[index] = *blocks;
  }
  if (ranks < 2)
    return;
  Distribution distribution(entry, forms, ranks);
  Operation *terminator = entry.getBody().front().getTerminator();
  for (auto [index, value] : llvm::enumerate(terminator->getOperands())) {
    Form form = distribution.getForm(value);
    RoleDraft &result = draft.results[index];
    bool isValue =
        !result.kind || result.kind == ir::RoleKind::Metric || result.kind == ir::RoleKind::Output;
    if (!form.isSharded() || form.groups != 1 || draft.getReplaced(index) >= 0 || !isValue ||
        result.dim >= 0)
      continue;
    // Also what was given as a metric: one number per row is none.
    result.kind = ir::RoleKind::Output;
    result.dim = form.dim;
  }
}
