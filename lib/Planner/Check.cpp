//===- Check.cpp - A second look at an assignment -----------------------------===//
//
// A sweep over time that keeps the live buffers ordered by offset: a new buffer can only collide
// with its two neighbours there.
//===------------------------------------------------------------------------===//
#include "zero/Planner/Offsets.h"
#include <algorithm>
#include <map>
#include <tuple>

namespace zero::planner {

std::optional<std::pair<size_t, size_t>> findOverlap(const std::vector<Buffer> &buffers,
                                                     const std::vector<int64_t> &offsets) {
  struct Event {
    int64_t time;
    bool isBirth; // deaths come first: lifetimes are half-open
    size_t buffer;
  };
  std::vector<Event> events;
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (offsets.size() != buffers.size() || offsets[i] < 0 ||
        offsets[i] % buffers[i].alignment != 0)
      return std::pair(i, i);
    if (buffers[i].size <= 0 || buffers[i].begin >= buffers[i].end)
      continue;
    events.push_back({buffers[i].begin, true, i});
    events.push_back({buffers[i].end, false, i});
  }
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return std::tie(a.time, a.isBirth, a.buffer) < std::tie(b.time, b.isBirth, b.buffer);
  });

  std::map<int64_t, size_t> live;
  for (const Event &event : events) {
    int64_t begin = offsets[event.buffer];
    if (!event.isBirth) {
      live.erase(begin);
      continue;
    }
    int64_t end = begin + buffers[event.buffer].size;
    auto above = live.lower_bound(begin);
    if (above != live.end() && above->first < end)
      return std::pair(event.buffer, above->second);
    if (above != live.begin()) {
      auto below = std::prev(above);
      if (below->first + buffers[below->second].size > begin)
        return std::pair(below->second, event.buffer);
    }
    live.emplace(begin, event.buffer);
  }
  return std::nullopt;
}

} // namespace zero::planner
