#include "zero/Planner/Offsets.h"
#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <numeric>
#include <ranges>

namespace zero::planner {
namespace {

int64_t alignUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

bool isEmpty(const Buffer &buffer) { return buffer.size <= 0 || buffer.begin >= buffer.end; }

/// Calls `visit` with each part of a buffer that is not empty.
template <typename Visit> void forEachPart(const Buffer &buffer, Visit visit) {
  if (buffer.parts.empty())
    visit(BufferPart{0, buffer.size, buffer.begin, buffer.end});
  for (const BufferPart &part : buffer.parts)
    visit(part);
}

/// A set of bytes as disjoint, separate ranges.
class ByteSet {
public:
  void add(int64_t begin, int64_t end) {
    auto it = ranges.upper_bound(begin);
    if (it != ranges.begin() && std::prev(it)->second >= begin)
      --it;
    while (it != ranges.end() && it->first <= end) {
      begin = std::min(begin, it->first);
      end = std::max(end, it->second);
      it = ranges.erase(it);
    }
    ranges.emplace(begin, end);
  }

  void appendTo(std::vector<std::pair<int64_t, int64_t>> &list) const {
    list.insert(list.end(), ranges.begin(), ranges.end());
  }

private:
  std::map<int64_t, int64_t> ranges;
};

/// The bytes that placed buffers occupy, by the time they live in.
///
/// A segment tree over the distinct times. A node keeps the bytes of the buffers that live over all
/// of its time (`cover`) and those of the buffers that live in any of it (`touch`). Neighbouring
/// buffers merge, so that a query sees few ranges however many buffers live.
class OccupiedBytes {
public:
  OccupiedBytes(const std::vector<int64_t> &times, int64_t grid) : times(times), grid(grid) {
    while (leaves < times.size())
      leaves *= 2;
    nodes.resize(2 * leaves);
  }

  /// `part` of a buffer at `base`.
  void insert(const BufferPart &part, int64_t base) {
    // No buffer starts between two points of the grid.
    int64_t offset = base + part.offset, end = alignUp(offset + part.size, grid);
    auto [first, last] = leavesOf(part);
    forCanonical(first, last, [&](Node &node) {
      node.cover.add(offset, end);
      node.touch.add(offset, end);
    });
    for (size_t leaf : {first, last - 1})
      for (size_t node = leaf; node > 0; node /= 2)
        nodes[node].touch.add(offset, end);
  }

  /// Appends the ranges that are taken at some time of `part`'s life; they may overlap.
  void findTaken(const BufferPart &part, std::vector<std::pair<int64_t, int64_t>> &taken) {
    auto [first, last] = leavesOf(part);
    forCanonical(first, last, [&](Node &node) { node.touch.appendTo(taken); });
    for (size_t leaf : {first, last - 1})
      for (size_t node = leaf; node > 0; node /= 2)
        nodes[node].cover.appendTo(taken);
  }

private:
  struct Node {
    ByteSet cover, touch;
  };

  std::pair<size_t, size_t> leavesOf(const BufferPart &part) const {
    auto leafOf = [&](int64_t time) -> size_t {
      return leaves + (std::lower_bound(times.begin(), times.end(), time) - times.begin());
    };
    return {leafOf(part.begin), leafOf(part.end)};
  }

  template <typename Visit> void forCanonical(size_t low, size_t high, Visit visit) {
    for (; low < high; low /= 2, high /= 2) {
      if (low % 2)
        visit(nodes[low++]);
      if (high % 2)
        visit(nodes[--high]);
    }
  }

  const std::vector<int64_t> &times;
  int64_t grid;
  size_t leaves = 1;
  std::vector<Node> nodes;
};

enum class Fit { First, Best };

/// Where a buffer cannot start: behind `first`, up to before `second`. Sorted; they may overlap.
using Forbidden = std::vector<std::pair<int64_t, int64_t>>;

void findForbidden(const Buffer &buffer, OccupiedBytes &occupied, Forbidden &forbidden) {
  forbidden.clear();
  forEachPart(buffer, [&](const BufferPart &part) {
    size_t known = forbidden.size();
    occupied.findTaken(part, forbidden);
    for (size_t i = known; i < forbidden.size(); ++i)
      forbidden[i] = {forbidden[i].first - part.offset - part.size,
                      forbidden[i].second - part.offset};
  });
  std::sort(forbidden.begin(), forbidden.end());
}

/// The lowest start (first fit) or that in the tightest gap (best fit) of those not forbidden.
int64_t findGap(const Buffer &buffer, const Forbidden &forbidden, Fit fit) {
  int64_t top = 0, best = -1, bestSlack = 0;
  for (auto [begin, end] : forbidden) {
    int64_t offset = alignUp(top, buffer.alignment);
    int64_t slack = begin - offset;
    if (slack >= 0) {
      if (fit == Fit::First)
        return offset;
      if (best < 0 || slack < bestSlack) {
        best = offset;
        bestSlack = slack;
      }
    }
    top = std::max(top, end);
  }
  return best >= 0 ? best : alignUp(top, buffer.alignment);
}

/// Places the buffers one by one in `order`.
OffsetAssignment placeInOrder(const std::vector<Buffer> &buffers, const std::vector<int64_t> &times,
                              const std::vector<size_t> &order, Fit fit) {
  OffsetAssignment assignment;
  assignment.offsets.assign(buffers.size(), 0);
  int64_t grid = INT64_MAX;
  for (size_t index : order)
    grid = std::min(grid, buffers[index].alignment);
  OccupiedBytes occupied(times, grid);
  Forbidden forbidden;
  for (size_t index : order) {
    const Buffer &buffer = buffers[index];
    findForbidden(buffer, occupied, forbidden);
    int64_t offset = assignment.offsets[index] = findGap(buffer, forbidden, fit);
    assignment.bytes = std::max(assignment.bytes, offset + buffer.size);
    forEachPart(buffer, [&](const BufferPart &part) { occupied.insert(part, offset); });
  }
  return assignment;
}

/// The live bytes after each distinct time.
std::vector<int64_t> liveBytes(const std::vector<Buffer> &buffers,
                               const std::vector<int64_t> &times) {
  std::vector<int64_t> change(times.size() + 1, 0);
  auto indexOf = [&](int64_t time) {
    return std::lower_bound(times.begin(), times.end(), time) - times.begin();
  };
  for (const Buffer &buffer : buffers) {
    if (isEmpty(buffer))
      continue;
    forEachPart(buffer, [&](const BufferPart &part) {
      change[indexOf(part.begin)] += part.size;
      change[indexOf(part.end)] -= part.size;
    });
  }
  change.pop_back();
  std::partial_sum(change.begin(), change.end(), change.begin());
  return change;
}

std::vector<int64_t> distinctTimes(const std::vector<Buffer> &buffers) {
  std::vector<int64_t> times;
  for (const Buffer &buffer : buffers)
    if (!isEmpty(buffer)) {
      times.push_back(buffer.begin);
      times.push_back(buffer.end);
      for (const BufferPart &part : buffer.parts) {
        times.push_back(part.begin);
        times.push_back(part.end);
      }
    }
  std::sort(times.begin(), times.end());
  times.erase(std::unique(times.begin(), times.end()), times.end());
  return times;
}

/// For each buffer the most bytes that live at one time while it does: buffers at the crowded times
/// are the ones that decide the size of the arena.
std::vector<int64_t> crowding(const std::vector<Buffer> &buffers,
                              const std::vector<int64_t> &times) {
  std::vector<int64_t> tree(2 * times.size(), 0), live = liveBytes(buffers, times);
  std::copy(live.begin(), live.end(), tree.begin() + times.size());
  for (size_t node = times.size(); node-- > 1;)
    tree[node] = std::max(tree[2 * node], tree[2 * node + 1]);
  auto indexOf = [&](int64_t time) -> size_t {
    return std::lower_bound(times.begin(), times.end(), time) - times.begin();
  };
  std::vector<int64_t> result(buffers.size(), 0);
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (isEmpty(buffers[i]))
      continue;
    size_t low = indexOf(buffers[i].begin) + times.size();
    size_t high = indexOf(buffers[i].end) + times.size();
    for (; low < high; low /= 2, high /= 2) {
      if (low % 2)
        result[i] = std::max(result[i], tree[low++]);
      if (high % 2)
        result[i] = std::max(result[i], tree[--high]);
    }
  }
  return result;
}

/// One greedy order: buffers by descending keys, ties by index.
struct Order {
  using Key = std::array<int64_t, 3>;
  const char *name;
  std::function<Key(size_t)> key;
  /// Buffers that keep their places at its head when it is mended.
  std::function<bool(size_t)> isFixed = nullptr;
};

/// Rounds of mending one order, and buffers placed in all of them together: what is left to gain is
/// a few percent, and not worth more time than the rest of planning takes.
constexpr size_t kMendRounds = 25, kMendBuffers = 50000;
/// Rounds without a gain after which an order is left: usually, and where it is good enough.
constexpr size_t kIdleRounds = 14, kLastRounds = 2;

/// Tries one order after the other, and keeps the best assignment.
class Search {
public:
  Search(const std::vector<Buffer> &buffers, const std::vector<int64_t> &times, int64_t maxLive)
      : buffers(buffers), times(times), maxLive(maxLive) {
    for (size_t i = 0; i < buffers.size(); ++i)
      if (!isEmpty(buffers[i]))
        candidates.push_back(i);
    best.offsets.assign(buffers.size(), 0);
  }

  void tryOrder(const Order &order) {
    std::vector<size_t> sequence = sortBy(order);
    for (Fit fit : {Fit::Best, Fit::First})
      if (!isGoodEnough())
        keep(placeInOrder(buffers, times, sequence, fit), order, fit);
  }

  /// Places what came to lie highest before all others, again and again; not before the ones at its
  /// head that keep their places.
  void mend(const Order &order, Fit fit) {
    if (isGoodEnough())
      return;
    std::vector<size_t> sequence = sortBy(order), highest, others;
    auto head = std::find_if_not(sequence.begin(), sequence.end(), order.isFixed);
    OffsetAssignment assignment = placeInOrder(buffers, times, sequence, fit);
    int64_t least = assignment.bytes;
    size_t idle = 0;
    for (size_t round = 0; round < kMendRounds; ++round, ++idle) {
      mended += sequence.size();
      if (mended > kMendBuffers || idle > (isGoodEnough() ? kLastRounds : kIdleRounds))
        return;
      highest.clear();
      others.clear();
      for (size_t i : std::ranges::subrange(head, sequence.end())) {
        bool isHighest = assignment.offsets[i] + buffers[i].size == assignment.bytes;
        (isHighest ? highest : others).push_back(i);
      }
      if (highest.empty())
        return;
      std::copy(others.begin(), others.end(), std::copy(highest.begin(), highest.end(), head));
      assignment = placeInOrder(buffers, times, sequence, fit);
      keep(assignment, order, fit, ", mended");
      if (assignment.bytes < least)
        idle = 0;
      least = std::min(least, assignment.bytes);
    }
  }

  OffsetAssignment finish() {
    best.maxLive = maxLive;
    return std::move(best);
  }

private:
  /// What is left to gain is below a thousandth.
  bool isGoodEnough() const { return hasBest && best.bytes <= maxLive + maxLive / 1000; }

  std::vector<size_t> sortBy(const Order &order) const {
    std::vector<size_t> sequence = candidates;
    std::vector<Order::Key> keys(buffers.size());
    for (size_t i : candidates)
      keys[i] = order.key(i);
    std::sort(sequence.begin(), sequence.end(),
              [&](size_t a, size_t b) { return keys[a] != keys[b] ? keys[a] > keys[b] : a < b; });
    return sequence;
  }

  void keep(const OffsetAssignment &assignment, const Order &order, Fit fit, const char *how = "") {
    if (hasBest && assignment.bytes >= best.bytes)
      return;
    best = assignment;
    best.order = std::string(order.name) + (fit == Fit::Best ? ", best fit" : ", first fit") + how;
    hasBest = true;
  }

  const std::vector<Buffer> &buffers;
  std::vector<int64_t> times;
  int64_t maxLive;
  std::vector<size_t> candidates;
  OffsetAssignment best;
  bool hasBest = false;
  size_t mended = 0;
};

} // namespace

Peak findPeak(const std::vector<Buffer> &buffers) {
  std::vector<int64_t> times = distinctTimes(buffers);
  std::vector<int64_t> live = liveBytes(buffers, times);
  Peak peak;
  for (size_t i = 0; i < live.size(); ++i)
    if (live[i] > peak.bytes)
      peak = {live[i], times[i]};
  return peak;
}

namespace {

/// What orders look at.
class Keys {
public:
  Keys(const std::vector<Buffer> &buffers, const std::vector<int64_t> &times, int64_t peak)
      : buffers(buffers), crowd(crowding(buffers, times)), peak(peak) {}

  int64_t size(size_t i) const { return buffers[i].size; }
  int64_t life(size_t i) const { return buffers[i].end - buffers[i].begin; }
  int64_t crowdingOf(size_t i) const { return crowd[i]; }
  bool isAtPeak(size_t i) const { return buffers[i].begin <= peak && peak < buffers[i].end; }
  /// Whether more than half of its bytes live there.
  bool isMostlyAtPeak(size_t i) const {
    int64_t bytes = 0;
    forEachPart(buffers[i], [&](const BufferPart &part) {
      bytes += part.begin <= peak && peak < part.end ? part.size : 0;
    });
    return 2 * bytes > buffers[i].size;
  }

  int64_t area(size_t i) const {
    int64_t result = 0;
    forEachPart(buffers[i], [&](const BufferPart &part) {
      int64_t more;
      if (__builtin_mul_overflow(part.size, part.end - part.begin, &more) ||
          __builtin_add_overflow(result, more, &result))
        result = INT64_MAX;
    });
    return result;
  }

  /// What lives at the peak comes first, the oldest lowest: what comes and goes beside it lies
  /// together. `others` are sorted by their own key.
  Order::Key aroundPeak(size_t i, bool isThere, int64_t others) const {
    return {isThere, isThere ? -buffers[i].begin : others, size(i)};
  }

private:
  const std::vector<Buffer> &buffers;
  std::vector<int64_t> crowd;
  int64_t peak;
};

} // namespace

OffsetAssignment assignOffsets(const std::vector<Buffer> &buffers) {
  using Key = Order::Key;
  const std::vector<int64_t> times = distinctTimes(buffers);
  const Peak peak = findPeak(buffers);
  Keys keys(buffers, times, peak.time);
  const Order bySize = {"size", [&](size_t i) { return Key{keys.size(i), keys.life(i)}; }};
  auto isThere = [&](size_t i) { return keys.isAtPeak(i); };
  auto isMostlyThere = [&](size_t i) { return keys.isMostlyAtPeak(i); };
  const Order aroundPeak[] = {
      {"most at peak, size",
       [&](size_t i) { return keys.aroundPeak(i, isMostlyThere(i), keys.size(i)); }, isMostlyThere},
      {"peak, crowding",
       [&](size_t i) { return keys.aroundPeak(i, isThere(i), keys.crowdingOf(i)); }, isThere},
      {"peak, size", [&](size_t i) { return keys.aroundPeak(i, isThere(i), keys.size(i)); },
       isThere},
  };
  const Order byTime[] = {
      {"lifetime", [&](size_t i) { return Key{keys.life(i), keys.size(i)}; }},
      {"area", [&](size_t i) { return Key{keys.area(i), keys.size(i)}; }},
      {"crowding, size", [&](size_t i) { return Key{keys.crowdingOf(i), keys.size(i)}; }},
      {"crowding, lifetime", [&](size_t i) { return Key{keys.crowdingOf(i), keys.life(i)}; }},
      {"birth", [&](size_t i) { return Key{-buffers[i].begin, keys.size(i)}; }},
  };
  Search search(buffers, times, peak.bytes);
  search.tryOrder(bySize);
  for (const Order &order : aroundPeak)
    search.tryOrder(order);
  const auto &[mostBySize, byCrowding, allBySize] = aroundPeak;
  search.mend(mostBySize, Fit::First);
  search.mend(byCrowding, Fit::Best);
  search.mend(mostBySize, Fit::Best);
  search.mend(allBySize, Fit::First);
  search.mend(byCrowding, Fit::First);
  for (const Order &order : byTime)
    search.tryOrder(order);
  return search.finish();
}

} // namespace zero::planner
