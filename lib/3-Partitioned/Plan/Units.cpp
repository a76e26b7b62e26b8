#include "Units.h"
#include "zero/Analysis/Spans.h"
#include <algorithm>
#include <map>
#include <set>

namespace zero {

/// Whether every block of the repetition contains a matrix; blocks are equal, so one is enough.
static bool containsMatrix(const std::vector<UnitItem> &items, size_t start, size_t period) {
  return std::any_of(items.begin() + start, items.begin() + start + period,
                     [](const UnitItem &item) { return !item.isVector; });
}

std::optional<Repetition> findRepetition(const std::vector<UnitItem> &items, size_t begin,
                                         size_t end) {
  auto areEqual = [&](size_t a, size_t b) { return items[a].signature == items[b].signature; };
  auto isWanted = [&](const Repetition &found) {
    return containsMatrix(items, found.start, found.period);
  };
  return findRepetition(begin, end, end - begin, areEqual, isWanted);
}

namespace {
/// A cluster of uses: items that are needed at about the same time.
struct Cluster {
  size_t begin, end;
  bool isRepeated;
  int64_t mostBytes = 0; // of a unit of several of its items; 0: any
};
} // namespace

static int64_t bytesOf(const std::vector<UnitItem> &items, size_t begin, size_t end) {
  int64_t bytes = 0;
  for (size_t i = begin; i < end; ++i)
    bytes += items[i].bytes;
  return bytes;
}

static int64_t bytesOf(const std::vector<UnitItem> &items, const std::vector<size_t> &unit) {
  int64_t bytes = 0;
  for (size_t i : unit)
    bytes += items[i].bytes;
  return bytes;
}

static int64_t findLargest(const std::vector<UnitItem> &items,
                           const std::vector<std::vector<size_t>> &units) {
  int64_t largest = 0;
  for (const std::vector<size_t> &unit : units)
    largest = std::max(largest, bytesOf(items, unit));
  return largest;
}

/// Stands for a limit that `limitTurn` sets.
constexpr int64_t kTurn = -1;

/// Splits the items into repeated blocks and the ranges between them, in order. An explicit stack:
/// the depth grows with the number of different repetitions.
static std::vector<Cluster> findClusters(const std::vector<UnitItem> &items) {
  std::vector<Cluster> clusters;
  std::vector<Cluster> pending{{0, items.size(), false}};
  while (!pending.empty()) {
    Cluster range = pending.back();
    pending.pop_back();
    if (range.begin == range.end)
      continue;
    std::optional<Repetition> found;
    if (!range.isRepeated)
      found = findRepetition(items, range.begin, range.end);
    if (!found) {
      clusters.push_back(range);
      continue;
    }
    // Pushed from the back, so that they come off in order.
    size_t stop = found->start + found->period * found->count;
    pending.push_back({stop, range.end, false});
    for (size_t block = found->count; block-- > 0;) {
      size_t at = found->start + block * found->period;
      bool isTurn = block + kTurnLayers >= found->count && found->count >= kFewestLayers;
      pending.push_back({at, at + found->period, true, isTurn ? kTurn : 0});
    }
    pending.push_back({range.begin, found->start, false});
  }
  return clusters;
}

/// Cuts ranges outside repeated blocks where they would grow beyond the limit.
static std::vector<Cluster> limitLeftovers(const std::vector<UnitItem> &items,
                                           const std::vector<Cluster> &clusters, int64_t limit) {
  int64_t largest = 0;
  for (const Cluster &cluster : clusters)
    if (cluster.isRepeated)
      largest = std::max(largest, bytesOf(items, cluster.begin, cluster.end));
  if (limit == 0)
    limit = largest > 0 ? largest : kDefaultLeftoverBytes;
  std::vector<Cluster> result;
  for (const Cluster &cluster : clusters) {
    if (cluster.isRepeated) {
      result.push_back(cluster);
      continue;
    }
    size_t begin = cluster.begin;
    int64_t bytes = 0;
    for (size_t i = cluster.begin; i < cluster.end; ++i) {
      if (i > begin && bytes + items[i].bytes > limit) {
        result.push_back({begin, i, false});
        begin = i;
        bytes = 0;
      }
      bytes += items[i].bytes;
    }
    result.push_back({begin, cluster.end, false});
  }
  return result;
}

/// The last layers are at work where forward ends and backward begins, and all that forward keeps
/// is there: their matrices are gathered, and gradients reduced, one by one, or in units of the
/// largest one's size. Other layers are one unit each, as are all on one rank, unless a limit is
/// given.
static void limitTurn(const std::vector<UnitItem> &items, std::vector<Cluster> &clusters,
                      const UnitOptions &options) {
  int64_t limit = options.mostBytes;
  size_t last = 0;
  for (size_t i = 0; i < clusters.size(); ++i)
    if (clusters[i].isRepeated)
      last = i;
  for (size_t at = 0; at < clusters.size(); ++at) {
    Cluster &cluster = clusters[at];
    bool isTurn = options.ranks > 1 && cluster.mostBytes == kTurn && at + kTurnLayers > last;
    cluster.mostBytes = cluster.isRepeated ? limit : 0;
    for (size_t i = cluster.begin; isTurn && limit == 0 && i < cluster.end; ++i)
      cluster.mostBytes = std::max(cluster.mostBytes, items[i].bytes);
  }
}

/// Whether matrices of several keys stand side by side in `cluster`.
static bool mixesMatrices(const std::vector<UnitItem> &items, const Cluster &cluster) {
  std::set<int> keys;
  for (size_t i = cluster.begin; i < cluster.end; ++i)
    if (!items[i].isVector)
      keys.insert(items[i].key);
  return keys.size() > 1;
}

/// Cuts every cluster by key, keys in the order of their first item, and a repeated block where a
/// unit would grow beyond its limit, if it has one. Outside repeated blocks, where a cluster may
/// be a whole network, vectors are no reason for the gradient of a matrix to wait while those of
/// other keys are made and reduced: they get a unit of their own.
static std::vector<std::vector<size_t>> splitByKey(const std::vector<UnitItem> &items,
                                                   const std::vector<Cluster> &clusters) {
  std::vector<std::vector<size_t>> units;
  for (const Cluster &cluster : clusters) {
    bool hasVectorsApart = !cluster.isRepeated && mixesMatrices(items, cluster);
    auto isFull = [&](const std::vector<size_t> &unit, const UnitItem &item) {
      return cluster.mostBytes > 0 && bytesOf(items, unit) + item.bytes > cluster.mostBytes;
    };
    std::map<std::pair<int, bool>, size_t> unitOfKey;
    for (size_t i = cluster.begin; i < cluster.end; ++i) {
      std::pair<int, bool> key(items[i].key, hasVectorsApart && items[i].isVector);
      auto [it, isNew] = unitOfKey.try_emplace(key, units.size());
      if (isNew || isFull(units[it->second], items[i])) {
        it->second = units.size();
        units.emplace_back();
      }
      units[it->second].push_back(i);
    }
  }
  return units;
}

/// Joins units of keys that contain vectors only, in order, until a pool has an eighth of the
/// largest unit: alone, each would pay a transfer's latency and padding for a few kilobytes.
static std::vector<std::vector<size_t>> poolVectors(const std::vector<UnitItem> &items,
                                                    std::vector<std::vector<size_t>> units) {
  std::map<int, bool> onlyVectors;
  for (const UnitItem &item : items) {
    auto [it, isNew] = onlyVectors.try_emplace(item.key, item.isVector);
    it->second = it->second && item.isVector;
  }
  int64_t largest = findLargest(items, units);

  /// A pool that still grows: its unit and its bytes.
  struct Pool {
    size_t unit;
    int64_t bytes = 0;
  };
  std::vector<std::vector<size_t>> result;
  std::map<int, Pool> open;
  for (std::vector<size_t> &unit : units) {
    int key = items[unit.front()].key;
    if (!onlyVectors[key]) {
      result.push_back(std::move(unit));
      continue;
    }
    auto [pool, isNew] = open.try_emplace(key, Pool{result.size()});
    if (isNew)
      result.emplace_back();
    pool->second.bytes += bytesOf(items, unit);
    std::vector<size_t> &target = result[pool->second.unit];
    target.insert(target.end(), unit.begin(), unit.end());
    if (pool->second.bytes >= largest / 8)
      open.erase(pool);
  }
  return result;
}

namespace {
/// Brings units into a form in which no gradient waits for long: parameters that are used first one
/// after the other (columns of a table side by side) may have gradients that are made in any order.
class WaitingUnits {
public:
  WaitingUnits(const std::vector<UnitItem> &items, std::vector<std::vector<size_t>> &units)
      : items(items), units(units), largest(findLargest(items, units)) {}

  /// Every round that changes anything leaves fewer units, then only more of fewer items.
  void run() {
    while (joinOne()) {
    }
    while (partOne()) {
    }
    std::sort(units.begin(), units.end());
  }

private:
  /// From the first gradient of a unit to its last; none where it is not held to anything.
  std::optional<Span> getSpan(const std::vector<size_t> &unit) const {
    std::optional<Span> span;
    for (size_t i : unit)
      if (int64_t at = items[i].gradientAt; at >= 0)
        span = span ? Span{std::min(span->first, at), std::max(span->last, at)} : Span{at, at};
    return span;
  }
  bool hasMatrix(const std::vector<size_t> &unit) const {
    return std::any_of(unit.begin(), unit.end(), [&](size_t i) { return !items[i].isVector; });
  }
  bool isTied(const std::vector<size_t> &unit) const {
    return std::any_of(unit.begin(), unit.end(), [&](size_t i) { return items[i].isTied; });
  }

  /// Units that wait through two others or more. A tied gradient counts when it is complete: what
  /// shares its unit would wait for it.
  std::vector<size_t> findWaiting() const {
    std::vector<size_t> made, waiting;
    llvm::SmallVector<Span> spans;
    for (size_t unit = 0; unit < units.size(); ++unit)
      if (std::optional<Span> span = getSpan(units[unit]); span && hasMatrix(units[unit])) {
        made.push_back(unit);
        spans.push_back(*span);
      }
    llvm::SmallVector<int64_t> inside = countInside(spans, spans);
    for (size_t i = 0; i < made.size(); ++i)
      if (inside[i] >= 2)
        waiting.push_back(made[i]);
    return waiting;
  }

  /// Joins a unit that waits with those inside it of its key; false where none may be.
  bool joinOne() {
    for (size_t waiting : findWaiting()) {
      if (isTied(units[waiting]))
        continue;
      Span span = *getSpan(units[waiting]);
      std::vector<size_t> joined = units[waiting], others;
      for (size_t other = 0; other < units.size(); ++other) {
        std::optional<Span> inside = getSpan(units[other]);
        if (inside && inside->first > span.first && inside->last < span.last &&
            items[units[other][0]].key == items[joined[0]].key && !isTied(units[other])) {
          joined.insert(joined.end(), units[other].begin(), units[other].end());
          others.push_back(other);
        }
      }
      if (others.empty() || bytesOf(items, joined) > largest)
        continue;
      std::sort(joined.begin(), joined.end());
      units[waiting] = std::move(joined);
      for (size_t i = others.size(); i-- > 0;)
        units.erase(units.begin() + others[i]);
      return true;
    }
    return false;
  }

  /// Parts a unit that waits at its longest stretch without a gradient of its own.
  bool partOne() {
    std::vector<size_t> waiting = findWaiting();
    if (waiting.empty())
      return false;
    std::vector<size_t> order = units[waiting[0]], first;
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      return std::pair(items[a].gradientAt, a) < std::pair(items[b].gradientAt, b);
    });
    size_t cut = 1;
    auto getGap = [&](size_t at) {
      int64_t before = items[order[at - 1]].gradientAt;
      return before < 0 ? 0 : items[order[at]].gradientAt - before;
    };
    for (size_t at = 2; at < order.size(); ++at)
      if (getGap(at) > getGap(cut))
        cut = at;
    first.assign(order.begin(), order.begin() + cut);
    order.erase(order.begin(), order.begin() + cut);
    std::sort(first.begin(), first.end());
    std::sort(order.begin(), order.end());
    units[waiting[0]] = std::move(first);
    units.push_back(std::move(order));
    return true;
  }

  const std::vector<UnitItem> &items;
  std::vector<std::vector<size_t>> &units;
  int64_t largest;
};
} // namespace

static int64_t roundUp(int64_t value, int64_t grid) { return (value + grid - 1) / grid * grid; }

static UnitShape placeItems(const std::vector<UnitItem> &items, std::vector<size_t> members,
                            const UnitOptions &options) {
  UnitShape unit;
  unit.items = std::move(members);
  int64_t end = 0;
  for (size_t i : unit.items) {
    unit.offsets.push_back(roundUp(end, options.block));
    end = unit.offsets.back() + items[i].elements;
  }
  unit.elements = roundUp(end, options.block * options.ranks);
  return unit;
}

std::vector<UnitShape> formUnits(const std::vector<UnitItem> &items, const UnitOptions &options) {
  std::vector<Cluster> clusters = limitLeftovers(items, findClusters(items), options.mostBytes);
  limitTurn(items, clusters, options);
  std::vector<std::vector<size_t>> members = poolVectors(items, splitByKey(items, clusters));
  WaitingUnits(items, members).run();
  std::vector<UnitShape> units;
  for (std::vector<size_t> &unit : members)
    units.push_back(placeItems(items, std::move(unit), options));
  return units;
}

} // namespace zero
