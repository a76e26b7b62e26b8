//===- Cast.h - Elements of one type as another's ------------------------------------===//
#ifndef ZERO_CKPT_CAST_H
#define ZERO_CKPT_CAST_H

#include <cstdint>
#include <vector>

namespace zrt {

/// Elements that are not what they were.
struct Losses {
  int64_t rounded = 0, outside = 0; // to the nearest value; to infinity, or to no value at all
  int64_t firstRounded = -1, firstOutside = -1; // elements of the array
};

/// Whether there is a conversion: between floating types, and between integers.
bool canCast(int from, int to);

/// Converts elements, to nearest even.
class Cast {
public:
  Cast(int from, int to) : from_(from), to_(to) {}
  /// `element` is the number of the first one, for `losses`. The result lasts until the next call.
  const uint8_t *run(const uint8_t *source, int64_t count, int64_t element, Losses &losses);

private:
  void castFloats(const uint8_t *source, int64_t count);
  void countLosses(const uint8_t *source, int64_t count, int64_t element, Losses &losses) const;

  int from_, to_;
  std::vector<uint8_t> result_;
  std::vector<float> wide_;
};

} // namespace zrt

#endif // ZERO_CKPT_CAST_H
