//===- Races.cpp - Commands that touch the same bytes, and that nothing orders ----------===//
#include "Races.h"

#include <algorithm>

namespace emulated {

void Clock::join(const Clock &other) {
  ticks.resize(std::max(ticks.size(), other.ticks.size()));
  for (size_t line = 0; line < other.ticks.size(); ++line)
    ticks[line] = std::max(ticks[line], other.ticks[line]);
}

void Clock::reach(size_t line, uint64_t tick) {
  ticks.resize(std::max(ticks.size(), line + 1));
  ticks[line] = tick;
}

bool Clock::covers(const Clock &other) const {
  for (size_t line = 0; line < other.ticks.size(); ++line)
    if (other.ticks[line] > at(line))
      return false;
  return true;
}

/// No piece reaches across `at`.
void Races::split(uint64_t at) {
  auto after = pieces.lower_bound(at);
  if (after == pieces.begin())
    return;
  Piece &before = std::prev(after)->second;
  if (before.end <= at)
    return;
  Piece behind = before;
  before.end = at;
  pieces.emplace_hint(after, at, std::move(behind));
}

const Races::Access *Races::findRace(const Piece &piece, const Clock &clock, bool isWritten) {
  auto isBefore = [&](const Access &access) { return access.tick <= clock.at(access.line); };
  if (!isBefore(piece.writer))
    return &piece.writer;
  for (const Access &reader : piece.readers)
    if (isWritten && !isBefore(reader))
      return &reader;
  return nullptr;
}

void Races::keep(const Touched &part, const Clock &clock, const Access &access) {
  auto at = pieces.lower_bound(part.begin);
  if (part.isWritten) {
    at = pieces.erase(at, pieces.lower_bound(part.end));
    pieces.emplace_hint(at, part.begin, Piece{part.end, access, {}});
    return;
  }
  for (uint64_t begin = part.begin; begin < part.end; ++at) {
    uint64_t end = at == pieces.end() ? part.end : std::min(at->first, part.end);
    if (begin < end) // nobody has touched it before
      at = pieces.emplace_hint(at, begin, Piece{end, {}, {}});
    std::vector<Access> &readers = at->second.readers;
    std::erase_if(readers, [&](const Access &r) { return r.tick <= clock.at(r.line); });
    readers.push_back(access);
    begin = at->second.end;
  }
}

std::string Races::note(const Clock &clock, size_t line, const std::string &what,
                        const std::vector<Touched> &touched) {
  for (const Touched &part : touched) {
    if (part.begin >= part.end)
      continue;
    split(part.begin);
    split(part.end);
    auto last = pieces.lower_bound(part.end);
    for (auto at = pieces.lower_bound(part.begin); at != last; ++at)
      if (const Access *other = findRace(at->second, clock, part.isWritten))
        return what + (part.isWritten ? " writes " : " reads ") +
               std::to_string(at->second.end - at->first) + " bytes that " + other->what +
               (other == &at->second.writer ? " writes" : " reads") +
               ", and nothing orders the two";
    keep(part, clock, {line, clock.at(line), what});
  }
  return "";
}

} // namespace emulated
