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
    int64_t begin, end; // in the arena
  };
  std::vector<Event> events;
  auto add = [&](size_t buffer, const BufferPart &part) {
    int64_t begin = offsets[buffer] + part.offset;
    events.push_back({part.begin, true, buffer, begin, begin + part.size});
    events.push_back({part.end, false, buffer, begin, begin + part.size});
  };
  for (size_t i = 0; i < buffers.size(); ++i) {
    if (offsets.size() != buffers.size() || offsets[i] < 0 ||
        offsets[i] % buffers[i].alignment != 0)
      return std::pair(i, i);
    if (buffers[i].size <= 0 || buffers[i].begin >= buffers[i].end)
      continue;
    if (buffers[i].parts.empty())
      add(i, {0, buffers[i].size, buffers[i].begin, buffers[i].end});
    for (const BufferPart &part : buffers[i].parts) {
      if (part.offset < 0 || part.size <= 0 || part.offset + part.size > buffers[i].size ||
          part.begin >= part.end)
        return std::pair(i, i);
      add(i, part);
    }
  }
  std::sort(events.begin(), events.end(), [](const Event &a, const Event &b) {
    return std::tie(a.time, a.isBirth, a.buffer, a.begin) <
           std::tie(b.time, b.isBirth, b.buffer, b.begin);
  });

  std::map<int64_t, Event> live;
  for (const Event &event : events) {
    if (!event.isBirth) {
      live.erase(event.begin);
      continue;
    }
    auto above = live.lower_bound(event.begin);
    if (above != live.end() && above->first < event.end)
      return std::pair(event.buffer, above->second.buffer);
    if (above != live.begin())
      if (const Event &below = std::prev(above)->second; below.end > event.begin)
        return std::pair(below.buffer, event.buffer);
    live.emplace(event.begin, event);
  }
  return std::nullopt;
}

} // namespace zero::planner
