#include "RepeatedLayers.h"

#include "zero/Analysis/Repetition.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;

namespace {

/// A matmul or convolution: its place in forward, and a number that those of the same operation on
/// the same types share.
struct Anchor {
  size_t number;
  unsigned kind;
};

class LayerFinder {
public:
  explicit LayerFinder(const StepParts &parts) : parts(parts) {
    findAnchors();
    countLive();
  }

  SmallVector<LayerRun> run() {
    SmallVector<LayerRun> runs;
    SmallVector<std::pair<size_t, size_t>> pending = {{0, anchors.size()}};
    while (!pending.empty()) {
      auto [begin, end] = pending.pop_back_val();
      std::optional<Repetition> best = findBest(begin, end);
      if (!best)
        continue;
      runs.push_back(makeRun(*best, begin == 0 ? 0 : anchors[begin - 1].number + 1));
      pending.push_back({begin, best->start});
      pending.push_back({best->start + best->getLength(), end});
    }
    llvm::sort(runs, [](const LayerRun &a, const LayerRun &b) {
      return a.bounds.front() < b.bounds.front();
    });
    return runs;
  }

private:
  void findAnchors();
  void countLive();
  std::optional<Repetition> findBest(size_t begin, size_t end) const; // in anchors
  LayerRun makeRun(const Repetition &repetition, size_t first) const;

  const StepParts &parts;
  SmallVector<Anchor, 0> anchors;
  SmallVector<int64_t, 0> live; // bytes, before the op of each number
};

} // namespace

void LayerFinder::findAnchors() {
  llvm::DenseMap<Attribute, unsigned> kinds;
  for (auto [number, op] : llvm::enumerate(parts.getForward())) {
    if (!hlo::isContraction(op))
      continue;
    Builder builder(op->getContext());
    SmallVector<Attribute> facts = {op->getName().getIdentifier(),
                                    TypeAttr::get(op->getResult(0).getType())};
    for (Type type : op->getOperandTypes())
      facts.push_back(TypeAttr::get(type));
    if (Attribute properties = op->getPropertiesAsAttribute())
      facts.push_back(properties);
    auto kind = kinds.try_emplace(builder.getArrayAttr(facts), kinds.size()).first;
    anchors.push_back({number, kind->second});
  }
}

/// The numbers of a value's maker and of its last reader in forward.
static std::pair<size_t, size_t> getSpan(const StepParts &parts, Value value) {
  size_t made = *parts.getNumber(value), last = made;
  Block *block = value.getDefiningOp()->getBlock();
  for (Operation *user : value.getUsers()) {
    Operation *op = block->findAncestorOpInBlock(*user);
    if (op->getNumResults() == 0)
      continue;
    if (std::optional<size_t> number = parts.getNumber(op->getResult(0)))
      last = std::max(last, *number);
  }
  return {made, last};
}

void LayerFinder::countLive() {
  live.assign(parts.getForward().size() + 2, 0);
  for (Operation *op : parts.getForward())
    for (Value value : op->getResults()) {
      auto [made, last] = getSpan(parts, value);
      live[made + 1] += getValueBytes(value);
      live[last + 1] -= getValueBytes(value);
    }
  for (size_t i = 1; i < live.size(); ++i)
    live[i] += live[i - 1];
}

std::optional<Repetition> LayerFinder::findBest(size_t begin, size_t end) const {
  constexpr size_t kLongest = 256; // keeps the search linear in matmuls
  auto areEqual = [&](size_t a, size_t b) { return anchors[a].kind == anchors[b].kind; };
  return findRepetition(begin, end, kLongest, areEqual, [](const Repetition &) { return true; });
}

/// Layers begin the same number of ops before their first matmul, where least is live.
LayerRun LayerFinder::makeRun(const Repetition &repetition, size_t first) const {
  auto numberOf = [&](size_t layer) {
    return anchors[repetition.start + layer * repetition.period].number;
  };
  size_t room = numberOf(1) - numberOf(0);
  for (size_t layer = 2; layer < repetition.count; ++layer)
    room = std::min(room, numberOf(layer) - numberOf(layer - 1));
  size_t best = 0;
  int64_t fewest = INT64_MAX;
  for (size_t before = 0; before < room; ++before) {
    int64_t bytes = 0;
    for (size_t layer = 1; layer < repetition.count; ++layer)
      bytes += live[numberOf(layer) - before];
    if (bytes < fewest) {
      fewest = bytes;
      best = before;
    }
  }
  LayerRun run;
  run.numMatmuls = repetition.period;
  run.bounds.push_back(std::max(first, numberOf(0) - std::min(numberOf(0), best)));
  for (size_t layer = 1; layer < repetition.count; ++layer)
    run.bounds.push_back(numberOf(layer) - best);
  size_t length = numberOf(repetition.count - 1) - numberOf(repetition.count - 2);
  run.bounds.push_back(std::min(parts.getForward().size(), run.bounds.back() + length));
  return run;
}

SmallVector<LayerRun> zero::findRepeatedLayers(const StepParts &parts) {
  return LayerFinder(parts).run();
}

SmallVector<Value> zero::findLiveAcross(const StepParts &parts, ArrayRef<size_t> bounds) {
  SmallVector<Value> values;
  for (Operation *op : parts.getForward())
    for (Value value : op->getResults()) {
      auto [made, last] = getSpan(parts, value);
      const size_t *bound = llvm::lower_bound(bounds, made + 1);
      if (bound != bounds.end() && *bound <= last)
        values.push_back(value);
    }
  return values;
}
