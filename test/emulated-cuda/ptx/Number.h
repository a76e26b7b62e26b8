//===- Number.h - Floating-point formats and roundings -----------------------------------===//
//
// f16 and bf16 are computed with in f32 or f64, whose results round to them as if computed
// directly. NaNs are the canonical ones that devices give.
//
//===-------------------------------------------------------------------------===//

#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace emulatedptx {

enum class Rounding : uint8_t { Nearest, Zero, Down, Up, NearestAway };

/// A format of a sign, an exponent and a fraction, for rounding from f64.
struct Format {
  int exponentBits, fractionBits;
  bool hasInfinity = true; ///< else all ones is NaN and the largest exponent has numbers (e4m3)
};
constexpr Format formatF16{5, 10}, formatBF16{8, 7}, formatF32{8, 23}, formatTF32{8, 10},
    formatE4M3{4, 3, false}, formatE5M2{5, 2};

/// The bits of `value` rounded to `format`; exact for all of f64. `isSaturated`: the largest number
/// instead of an infinity.
uint64_t roundTo(const Format &format, double value, Rounding rounding, bool isSaturated = false);

/// The value of bits of a format.
double valueOf(const Format &format, uint64_t bits);

/// f64 sums, products-and-sums rounded to odd: rounded again to a format of at most half the
/// digits, they are as if rounded once.
double addToOdd(double a, double b);

/// f64 to f32 likewise.
inline float toFloatOdd(double value) {
  float rounded = float(value);
  uint32_t bits = std::bit_cast<uint32_t>(rounded);
  if (double(rounded) == value || value != value || (bits & 1))
    return rounded;
  if (std::isinf(rounded))
    return rounded;
  bool isBelow = std::fabs(double(rounded)) < std::fabs(value);
  return std::bit_cast<float>(isBelow ? bits + 1 : bits - 1);
}

inline double canonical(double value) { return value; }
inline float canonical(float value) {
  return value != value ? std::bit_cast<float>(0x7FFFFFFFu) : value;
}
inline float flush(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  return std::bit_cast<float>((bits & 0x7F800000) == 0 ? bits & 0x80000000 : bits);
}
/// To [0, 1]; NaN to 0.
template <class T> inline T saturated(T value) {
  return value > T(0) ? (value < T(1) ? value : T(1)) : T(0);
}

inline float fromBF16(uint16_t bits) { return std::bit_cast<float>(uint32_t(bits) << 16); }
inline uint16_t toBF16(float value) { // to nearest even
  uint32_t bits = std::bit_cast<uint32_t>(value);
  uint16_t rounded = uint16_t((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16);
  return value != value ? uint16_t(0x7FFF) : rounded;
}

inline float fromF16(uint16_t half) {
  uint32_t sign = uint32_t(half & 0x8000) << 16, rest = half & 0x7FFF;
  // The exponent is moved by a product, which also makes subnormals normal.
  float scaled = std::bit_cast<float>(rest << 13) * std::bit_cast<float>(0x77800000u); // 2^112
  uint32_t bits = std::bit_cast<uint32_t>(scaled);
  bits = rest >= 0x7C00 ? (rest << 13) | 0x7F800000 : bits;
  return std::bit_cast<float>(bits | sign);
}
inline uint16_t toF16(float value) { // to nearest even
  uint32_t bits = std::bit_cast<uint32_t>(value), sign = bits >> 16 & 0x8000,
           rest = bits & 0x7FFFFFFF;
  uint32_t normal = (rest + 0xFFF + ((rest >> 13) & 1) - 0x38000000) >> 13;
  // Subnormals: the sum with 0.5 has their last bit as its own.
  float shifted = std::bit_cast<float>(rest) + 0.5f;
  uint32_t small = std::bit_cast<uint32_t>(shifted) - 0x3F000000;
  uint32_t result = rest < 0x38800000 ? small : normal;
  result = rest >= 0x477FF000 ? 0x7C00 : result;
  return uint16_t(rest > 0x7F800000 ? 0x7FFF : sign | result);
}

/// f16 and bf16 as types, for templates.
struct F16 {
  uint16_t bits;
  static float widen(uint16_t bits) { return fromF16(bits); }
  static uint16_t narrow(float value) { return toF16(value); }
  static constexpr Format format = formatF16;
};
struct BF16 {
  uint16_t bits;
  static float widen(uint16_t bits) { return fromBF16(bits); }
  static uint16_t narrow(float value) { return toBF16(value); }
  static constexpr Format format = formatBF16;
};

} // namespace emulatedptx
