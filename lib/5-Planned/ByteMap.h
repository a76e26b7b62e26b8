//===- ByteMap.h - Who touched which bytes last -----------------------------------------------===//
#ifndef ZERO_5_PLANNED_BYTEMAP_H
#define ZERO_5_PLANNED_BYTEMAP_H

#include "ByteRange.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include <map>

namespace zero {

/// Last writer of every byte, and its readers since; kept as ranges of equal state.
class ByteMap {
public:
  static constexpr unsigned kNobody = ~0u;
  struct State {
    unsigned writer = kNobody;
    llvm::SmallVector<unsigned, 2> readers;
  };

  void write(ByteRange range, unsigned writer) {
    if (range.isEmpty())
      return;
    split(range);
    states.erase(states.lower_bound(range.begin), states.lower_bound(range.end));
    states[range.begin] = {range.end, {writer, {}}};
  }

  void read(ByteRange range, unsigned reader) {
    if (range.isEmpty())
      return;
    fillGaps(range);
    split(range);
    for (auto it = states.lower_bound(range.begin); it != states.end() && it->first < range.end;
         ++it)
      if (!llvm::is_contained(it->second.state.readers, reader))
        it->second.state.readers.push_back(reader);
  }

  /// Calls `visit` for every part of `range`, with an empty state where nothing is known.
  void forEach(ByteRange range, llvm::function_ref<void(ByteRange, const State &)> visit) const {
    if (range.isEmpty())
      return;
    int64_t at = range.begin;
    auto it = states.upper_bound(at);
    if (it != states.begin())
      --it;
    const State nothing;
    for (; it != states.end() && it->first < range.end; ++it) {
      ByteRange part = ByteRange{it->first, it->second.end}.intersect(range);
      if (part.isEmpty())
        continue;
      if (at < part.begin)
        visit({at, part.begin}, nothing);
      visit(part, it->second.state);
      at = part.end;
    }
    if (at < range.end)
      visit({at, range.end}, nothing);
  }

private:
  struct Segment {
    int64_t end;
    State state;
  };

  /// Makes segments begin and end at the bounds of `range` where they cross them.
  void split(ByteRange range) {
    for (int64_t at : {range.begin, range.end}) {
      auto it = states.lower_bound(at);
      if (it == states.begin())
        continue;
      --it;
      if (it->first < at && it->second.end > at) {
        Segment rest = it->second;
        it->second.end = at;
        states.emplace(at, std::move(rest));
      }
    }
  }

  void fillGaps(ByteRange range) {
    llvm::SmallVector<ByteRange> gaps;
    forEach(range, [&](ByteRange part, const State &state) {
      if (state.writer == kNobody && state.readers.empty())
        gaps.push_back(part);
    });
    for (ByteRange gap : gaps)
      states.try_emplace(gap.begin, Segment{gap.end, {}});
  }

  std::map<int64_t, Segment> states;
};

} // namespace zero
#endif
