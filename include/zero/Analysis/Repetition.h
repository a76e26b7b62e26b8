//===- Repetition.h - Equal blocks that follow one another ---------------------------===//
//
// Plain C++: layers of a network in a list of its parameters, or of its matmuls.
//===------------------------------------------------------------------------===//
#ifndef ZERO_ANALYSIS_REPETITION_H
#define ZERO_ANALYSIS_REPETITION_H

#include <cstddef>
#include <optional>

namespace zero {

/// `count` equal blocks of `period` items, starting at `start`.
struct Repetition {
  size_t start, period, count;
  size_t getLength() const { return period * count; }
  friend bool operator==(const Repetition &, const Repetition &) = default;
};

/// The repetition that covers most items of [begin, end), of periods up to `longest`; the shorter
/// period, then the earlier start wins ties. `areEqual` compares two items, `isWanted` chooses
/// among repetitions.
template <typename Equal, typename Wanted>
std::optional<Repetition> findRepetition(size_t begin, size_t end, size_t longest, Equal areEqual,
                                         Wanted isWanted) {
  std::optional<Repetition> best;
  for (size_t period = 1; period <= longest && begin + 2 * period <= end; ++period) {
    // A run of `matches` items equal to the one a period later holds 1 + matches / period blocks.
    for (size_t at = begin; at + period < end;) {
      size_t matches = 0;
      while (at + matches + period < end && areEqual(at + matches, at + matches + period))
        ++matches;
      Repetition found{at, period, matches / period + 1};
      bool coversMore = !best || found.getLength() > best->getLength();
      if (found.count > 1 && coversMore && isWanted(found))
        best = found;
      at += matches + 1;
    }
  }
  return best;
}

} // namespace zero
#endif
