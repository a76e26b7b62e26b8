#include "Cast.h"

#include "base/DType.h"

#include <cmath>

using namespace zrt;

bool zrt::canCast(int from, int to) {
  auto isInteger = [](int dtype) {
    return !dtypeInfo(dtype).isFloat && dtype != ZRT_I1 && dtype != ZRT_C64 && dtype != ZRT_C128;
  };
  return from == to || (dtypeInfo(from).isFloat && dtypeInfo(to).isFloat) ||
         (isInteger(from) && isInteger(to));
}

/// The f32 next to `value` whose last bit is odd if it is not `value` itself: rounding it once
/// more, to fewer bits, is rounding `value`.
static float toOdd(double value) {
  float near = float(value);
  if (double(near) == value || std::isnan(value) || std::isinf(near))
    return near;
  uint32_t bits;
  memcpy(&bits, &near, sizeof bits);
  if (bits & 1)
    return near;
  bool isAway = std::fabs(double(near)) > std::fabs(value);
  bits = isAway ? bits - 1 : bits + 1;
  memcpy(&near, &bits, sizeof near);
  return near;
}

void Cast::castFloats(const uint8_t *source, int64_t count) {
  if (to_ == ZRT_F64) {
    for (int64_t i = 0; i < count; ++i) {
      double value = elementAsDouble(from_, source + i * dtypeInfo(from_).size);
      memcpy(result_.data() + i * 8, &value, sizeof value);
    }
    return;
  }
  wide_.resize(count);
  if (from_ == ZRT_F64)
    for (int64_t i = 0; i < count; ++i) {
      double value = elementAsDouble(from_, source + i * 8);
      wide_[i] = to_ == ZRT_F32 ? float(value) : toOdd(value);
    }
  else if (from_ == ZRT_F32)
    memcpy(wide_.data(), source, count * 4);
  else
    widen(from_, source, wide_.data(), count);
  if (to_ == ZRT_F32)
    memcpy(result_.data(), wide_.data(), count * 4);
  else
    narrow(to_, wide_.data(), result_.data(), count);
}

void Cast::countLosses(const uint8_t *source, int64_t count, int64_t element,
                       Losses &losses) const {
  int64_t fromSize = dtypeInfo(from_).size, toSize = dtypeInfo(to_).size;
  for (int64_t i = 0; i < count; ++i) {
    double before = elementAsDouble(from_, source + i * fromSize);
    double after = elementAsDouble(to_, result_.data() + i * toSize);
    if (before == after || std::isnan(before))
      continue;
    bool isOutside = std::isfinite(before) && !std::isfinite(after);
    int64_t &number = isOutside ? losses.outside : losses.rounded;
    int64_t &first = isOutside ? losses.firstOutside : losses.firstRounded;
    if (number++ == 0)
      first = element + i;
  }
}

const uint8_t *Cast::run(const uint8_t *source, int64_t count, int64_t element, Losses &losses) {
  if (from_ == to_)
    return source;
  int64_t fromSize = dtypeInfo(from_).size, toSize = dtypeInfo(to_).size;
  result_.assign(count * toSize, 0);
  if (dtypeInfo(from_).isFloat) {
    castFloats(source, count);
    if (to_ != ZRT_F64 && (to_ != ZRT_F32 || from_ == ZRT_F64)) // which have every value
      countLosses(source, count, element, losses);
    return result_.data();
  }
  for (int64_t i = 0; i < count; ++i)
    if (!storeElement(to_, elementText(from_, source + i * fromSize),
                      result_.data() + i * toSize) &&
        losses.outside++ == 0)
      losses.firstOutside = element + i;
  return result_.data();
}
