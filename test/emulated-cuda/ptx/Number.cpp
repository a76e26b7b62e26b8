//===- Number.cpp - Floating-point formats and roundings ----------------------------------===//

#include "Number.h"

#include <algorithm>

using namespace emulatedptx;

// Whether a magnitude with these bits cut off is rounded away from zero. `half`: the first bit cut
// off.
static bool roundsUp(Rounding rounding, bool isNegative, bool isOdd, bool half, bool rest) {
  switch (rounding) {
  case Rounding::Nearest:
    return half && (rest || isOdd);
  case Rounding::NearestAway:
    return half;
  case Rounding::Zero:
    return false;
  case Rounding::Down:
    return isNegative && (half || rest);
  case Rounding::Up:
    return !isNegative && (half || rest);
  }
  return false;
}

uint64_t emulatedptx::roundTo(const Format &format, double value, Rounding rounding,
                              bool isSaturated) {
  int fraction = format.fractionBits, bias = (1 << (format.exponentBits - 1)) - 1;
  uint64_t sign = uint64_t(std::signbit(value)) << (format.exponentBits + fraction);
  uint64_t infinity = ((uint64_t(1) << format.exponentBits) - 1) << fraction;
  uint64_t largest = infinity - 1;
  if (!format.hasInfinity)
    largest = infinity + (uint64_t(1) << fraction) - 2;
  uint64_t nan = (uint64_t(1) << (format.exponentBits + fraction)) - 1; // canonical: all ones
  if (value != value)
    return nan;
  if (std::isinf(value))
    return sign | (isSaturated || !format.hasInfinity ? largest : infinity);
  if (value == 0)
    return sign;
  int exponent;
  double mantissa = std::frexp(std::fabs(value), &exponent); // in [0.5, 1)
  uint64_t digits = uint64_t(std::ldexp(mantissa, 53));      // 53 bits
  int biased = exponent - 1 + bias;
  int cut = 52 - fraction + (biased < 1 ? 1 - biased : 0); // subnormals lose more
  uint64_t kept = 0;
  bool half = false, rest = true;
  if (cut <= 53) {
    kept = cut == 53 ? 0 : digits >> cut;
    half = digits >> (cut - 1) & 1;
    rest = (digits & ((uint64_t(1) << (cut - 1)) - 1)) != 0;
  }
  kept += roundsUp(rounding, std::signbit(value), kept & 1, half, rest);
  // A carry into the exponent gives the next power of two.
  uint64_t bits = biased < 1 ? kept : kept + (uint64_t(biased - 1) << fraction);
  if (biased > (1 << format.exponentBits) || bits > largest) {
    bool isUp = rounding == Rounding::Nearest || rounding == Rounding::NearestAway ||
                (rounding == Rounding::Up && !sign) || (rounding == Rounding::Down && sign);
    bits = isSaturated || !isUp ? largest : format.hasInfinity ? infinity : nan;
  }
  return sign | bits;
}

double emulatedptx::valueOf(const Format &format, uint64_t bits) {
  int fraction = format.fractionBits, bias = (1 << (format.exponentBits - 1)) - 1;
  uint64_t low = bits & ((uint64_t(1) << fraction) - 1),
           ones = (uint64_t(1) << format.exponentBits) - 1;
  uint64_t exponent = bits >> fraction & ones;
  bool isNegative = bits >> (fraction + format.exponentBits) & 1;
  double value;
  if (exponent == ones && (format.hasInfinity || low == (uint64_t(1) << fraction) - 1))
    value =
        low ? std::numeric_limits<double>::quiet_NaN() : std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    value = std::ldexp(double(low), 1 - bias - fraction);
  else
    value = std::ldexp(double(low | uint64_t(1) << fraction), int(exponent) - bias - fraction);
  return isNegative ? -value : value;
}

double emulatedptx::addToOdd(double a, double b) {
  double sum = a + b;
  if (!std::isfinite(sum))
    return sum;
  double part = sum - a, error = (a - (sum - part)) + (b - part);
  uint64_t bits = std::bit_cast<uint64_t>(sum);
  if (error == 0 || bits & 1)
    return sum;
  return std::bit_cast<double>((error > 0) == (sum > 0) ? bits + 1 : bits - 1);
}
