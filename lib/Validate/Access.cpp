#include "Access.h"

#include "llvm/ADT/STLExtras.h"

namespace zero::validate {

Access Access::ofShape(llvm::ArrayRef<int64_t> shape) {
  Access access;
  int64_t step = 1;
  for (int64_t size : llvm::reverse(shape)) {
    access.loops.push_back({size, {step}});
    step *= size;
  }
  std::reverse(access.loops.begin(), access.loops.end());
  return access;
}

int64_t Access::count() const {
  int64_t count = 1;
  for (const Loop &loop : loops)
    count *= loop.size;
  return count;
}

std::pair<int64_t, int64_t> Access::span() const {
  int64_t first = offset, last = offset;
  for (const Loop &loop : loops)
    (loop.steps[0] < 0 ? first : last) += (loop.size - 1) * loop.steps[0];
  return {first, last};
}

void mergeNeighbours(Loops &loops) {
  Loops merged;
  for (const Loop &loop : loops) {
    if (loop.size == 1)
      continue;
    bool joins = !merged.empty() && llvm::all_of(llvm::seq(3u), [&](unsigned k) {
      return merged.back().steps[k] == loop.steps[k] * loop.size;
    });
    if (joins)
      merged.back() = {merged.back().size * loop.size, loop.steps};
    else
      merged.push_back(loop);
  }
  loops = std::move(merged);
}

namespace {

/// An index into the inner access's loops, as one digit per loop, and how far each digit moves.
class Digits {
public:
  Digits(const Access &inner, int64_t offset) : inner(inner), places(inner.loops.size()) {
    for (size_t j = places.size(); j-- > 0;) {
      places[j] = total;
      total *= inner.loops[j].size;
    }
    start = inner.offset;
    for (auto [place, loop] : llvm::zip(places, inner.loops)) {
      int64_t digit = offset / place;
      offset %= place;
      start += digit * loop.steps[0];
      lowest.push_back(digit);
      highest.push_back(digit);
    }
  }

  int64_t getTotal() const { return total; }
  /// Where the start of the loops lies in the base.
  int64_t getStart() const { return start; }

  /// Splits `loop` into loops that each move one digit, and appends them, outermost first.
  bool split(const Loop &loop, unsigned value, Loops &result) {
    int64_t step = loop.steps[value], sign = step < 0 ? -1 : 1, left = loop.size, scale = 1;
    step *= sign;
    size_t j = 0;
    while (j < places.size() && places[j] > step)
      ++j;
    Loops parts; // innermost first
    while (true) {
      if (j == places.size() || step % places[j] != 0)
        return false;
      int64_t by = step / places[j], size = inner.loops[j].size, fit = left;
      if (by * (left - 1) >= size) {
        if (by >= size || size % by != 0 || left % (size / by) != 0)
          return false;
        fit = size / by;
      }
      Loop part{fit, loop.steps};
      for (int64_t &other : part.steps)
        other *= scale;
      part.steps[value] = sign * by * inner.loops[j].steps[0];
      parts.push_back(part);
      (sign < 0 ? lowest : highest)[j] += sign * by * (fit - 1);
      left /= fit;
      scale *= fit;
      if (left == 1)
        break;
      step = places[j] * size;
      if (j-- == 0)
        return false;
    }
    result.append(parts.rbegin(), parts.rend());
    return true;
  }

  /// Whether no digit leaves its loop, whatever the iteration.
  bool stayInside() const {
    for (auto [low, high, loop] : llvm::zip(lowest, highest, inner.loops))
      if (low < 0 || high >= loop.size)
        return false;
    return true;
  }

private:
  const Access &inner;
  llvm::SmallVector<int64_t> places, lowest, highest;
  int64_t total = 1, start = 0;
};

} // namespace

bool substitute(Loops &loops, unsigned value, int64_t &offset, const Access &inner) {
  if (offset < 0 || offset >= inner.count())
    return false;
  Digits digits(inner, offset);
  Loops result;
  for (const Loop &loop : loops) {
    if (loop.size == 1)
      continue;
    if (loop.steps[value] == 0)
      result.push_back(loop);
    else if (!digits.split(loop, value, result))
      return false;
  }
  if (!digits.stayInside())
    return false;
  loops = std::move(result);
  offset = digits.getStart();
  return true;
}

} // namespace zero::validate
