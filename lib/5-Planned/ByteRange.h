//===- ByteRange.h - A stretch of the arena -------------------------------===//
#ifndef ZERO_5_PLANNED_BYTERANGE_H
#define ZERO_5_PLANNED_BYTERANGE_H

#include <algorithm>
#include <cstdint>

namespace zero {

/// Bytes [begin, end).
struct ByteRange {
  int64_t begin = 0, end = 0;

  bool isEmpty() const { return begin >= end; }
  bool operator==(const ByteRange &) const = default;
  ByteRange intersect(const ByteRange &other) const {
    return {std::max(begin, other.begin), std::min(end, other.end)};
  }
};

} // namespace zero
#endif
