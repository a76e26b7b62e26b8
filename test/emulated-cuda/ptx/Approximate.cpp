//===- Approximate.cpp - Instructions whose results are not exactly given ------------------===//
//
// The exact value, off by a seeded amount within what PTX's documentation allows (or exact, by
// Options::approximate); special values are the documented ones. The error depends on the operands
// only, so that a kernel gives the same again.
//
//===-------------------------------------------------------------------------===//

#include "Decoder.h"
#include "Number.h"

#include <algorithm>
#include <cmath>

using namespace emulatedptx;

namespace emulatedptx {
bool decodeApproximate(Decoder &d);
}

namespace {

enum class Elementary : uint8_t { Div, DivFull, Rcp, Sqrt, Rsqrt, Ex2, Lg2, Sin, Cos, Tanh };

// In [-1, 1).
double noise(uint64_t seed, uint64_t bits) {
  uint64_t hash = (bits + 1) * 0x9E3779B97F4A7C15 ^ seed * 0xD1B54A32D192ED03;
  hash ^= hash >> 29;
  hash *= 0xBF58476D1CE4E5B9;
  hash ^= hash >> 32;
  return double(int64_t(hash)) * 0x1p-63;
}

double exact(Elementary function, double a, double b) {
  switch (function) {
  case Elementary::Div:
  case Elementary::DivFull:
    return a / b;
  case Elementary::Rcp:
    return 1 / a;
  case Elementary::Sqrt:
    return std::sqrt(a);
  case Elementary::Rsqrt:
    return 1 / std::sqrt(a);
  case Elementary::Ex2:
    return std::exp2(a);
  case Elementary::Lg2:
    return std::log2(a);
  case Elementary::Sin:
    return std::sin(a);
  case Elementary::Cos:
    return std::cos(a);
  case Elementary::Tanh:
    return std::tanh(a);
  }
  return 0;
}

struct Bound {
  double relative, absolute;
};

// What PTX allows for .f32, less what rounding to f32 takes.
Bound boundOf(Elementary function, double a) {
  constexpr double rounding = 0x1p-24;
  switch (function) {
  case Elementary::Div:
  case Elementary::DivFull:
    return {0x1p-23 - rounding, 0}; // 2 ulp
  case Elementary::Rcp:
    return {0x1p-23 - 2 * rounding + 0x1p-25, 0}; // 1 ulp
  case Elementary::Sqrt:
    return {0x1p-23 - rounding, 0};
  case Elementary::Rsqrt:
    return {0x1.12p-23 - rounding, 0}; // 2^-22.9
  case Elementary::Ex2:
    return {0x1.6ap-23 - rounding, 0}; // 2^-22.5
  case Elementary::Lg2:
    return a > 0.5 && a < 2 ? Bound{0, 0x1p-22 - rounding} : Bound{0x1p-22 - rounding, 0};
  case Elementary::Sin:
  case Elementary::Cos:
    return {0, std::fabs(a) < 3.1416 ? 0x1.6ap-21 - rounding : 0x1p-20}; // 2^-20.5 in [-pi, pi]
  case Elementary::Tanh:
    return {0x1p-11 - rounding, 0};
  }
  return {0, 0};
}

// f16's and bf16's, in units of the result's last digit and a floor.
Bound boundOfHalf(Elementary function, bool isBFloat) {
  if (function == Elementary::Ex2)
    return {isBFloat ? 0x1p-8 : 0x1p-11, 0}; // 2^-7 and 2^-9.9, less rounding
  return {0, isBFloat ? 0x1p-9 : 0x1p-12};   // tanh: 2^-8 and 2^-10.987
}

bool keepsExact(Elementary function, double a, double value) {
  if (!std::isfinite(value) || value == 0)
    return true;
  return (function == Elementary::Ex2 && a == 0) || (function == Elementary::Lg2 && a == 1) ||
         (function == Elementary::Cos && a == 0) ||
         (function == Elementary::Tanh && std::isinf(a)) ||
         (function == Elementary::Ex2 && std::isinf(a));
}

double approximate(const Options &options, Elementary function, double a, double b, uint64_t key,
                   const Bound &bound) {
  double value = exact(function, a, b);
  if (!options.approximate || keepsExact(function, a, value))
    return value;
  double by = noise(options.errors + uint64_t(function) * 977, key);
  double result = value * (1 + bound.relative * by) + bound.absolute * by;
  return function == Elementary::Tanh || function == Elementary::Sin || function == Elementary::Cos
             ? std::clamp(result, -1.0, 1.0)
             : result;
}

// d = f(a, b), .f32. extra: the function; flag 1: .ftz.
void single(Warp &warp, const Inst &inst, uint32_t mask) {
  const Options &options = *warp.block->launch->options;
  Elementary function = Elementary(inst.extra);
  bool isFtz = inst.flags & 1, isDiv = function == Elementary::Div;
  const float *a = warp.lane<float>(inst.a),
              *b = warp.lane<float>(inst.b == noSlot ? inst.a : inst.b);
  float result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    float x = isFtz ? flush(a[l]) : a[l], y = isFtz ? flush(b[l]) : b[l];
    uint64_t key = std::bit_cast<uint32_t>(x) ^
                   (inst.b == noSlot ? 0 : uint64_t(std::bit_cast<uint32_t>(y)) << 32);
    float value = float(approximate(options, function, x, y, key, boundOf(function, x)));
    if (isDiv && std::fabs(y) > 0x1p126f &&
        std::isfinite(y)) // a product with a reciprocal that is flushed
      value = std::isinf(x) ? NAN : std::copysign(0.0f, x * y);
    value = canonical(value);
    result[l] = isFtz ? flush(value) : value;
  }
  commit(warp, inst.dst, result, mask);
}

// rcp.approx.ftz.f64 and rsqrt.approx.f64: 20 bits of the fraction, the upper word's.
void doubled(Warp &warp, const Inst &inst, uint32_t mask) {
  Elementary function = Elementary(inst.extra);
  const double *a = warp.lane<double>(inst.a);
  double result[lanes];
  auto upper = [](double value) {
    return std::bit_cast<double>(std::bit_cast<uint64_t>(value) & 0xFFFFFFFF00000000);
  };
  for (unsigned l = 0; l < lanes; ++l) {
    double x = upper(a[l]);
    if (std::fpclassify(x) == FP_SUBNORMAL && inst.flags & 1)
      x = std::copysign(0.0, x);
    double value = upper(exact(function, x, 0));
    result[l] = std::fpclassify(value) == FP_SUBNORMAL && inst.flags & 1 ? std::copysign(0.0, value)
                                                                         : value;
  }
  commit(warp, inst.dst, result, mask);
}

template <class H, class Word> void halves(Warp &warp, const Inst &inst, uint32_t mask) {
  const Options &options = *warp.block->launch->options;
  Elementary function = Elementary(inst.extra);
  Bound bound = boundOfHalf(function, std::is_same_v<H, BF16>);
  const Word *a = warp.lane<Word>(inst.a);
  Word result[lanes] = {};
  for (unsigned l = 0; l < lanes; ++l)
    for (unsigned part = 0; part < sizeof(Word) / 2; ++part) {
      uint16_t bits = uint16_t(a[l] >> (16 * part));
      float x = H::widen(bits);
      float value = float(approximate(options, function, x, 0, bits, bound));
      result[l] |= Word(Word(H::narrow(value)) << (16 * part));
    }
  commit(warp, inst.dst, result, mask);
}

} // namespace

bool emulatedptx::decodeApproximate(Decoder &d) {
  static constexpr std::pair<std::string_view, Elementary> names[] = {
      {"div", Elementary::Div},     {"rcp", Elementary::Rcp}, {"sqrt", Elementary::Sqrt},
      {"rsqrt", Elementary::Rsqrt}, {"ex2", Elementary::Ex2}, {"lg2", Elementary::Lg2},
      {"sin", Elementary::Sin},     {"cos", Elementary::Cos}, {"tanh", Elementary::Tanh}};
  for (auto [name, function] : names)
    if (d.opcode() == name)
      d.out.extra = uint32_t(function);
  bool isDiv = d.opcode() == "div", isFull = isDiv && d.take("full");
  if (isFull)
    d.out.extra = uint32_t(Elementary::DivFull);
  if (!isFull && !d.take("approx"))
    return d.fail("expected .approx or a rounding");
  d.out.flags = d.take("ftz");
  Type type;
  if (!d.takeType(type) || !d.sameType(type, isDiv ? 2 : 1))
    return false;
  Elementary function = Elementary(d.out.extra);
  if (type.bytes == 4 && type.count == 1)
    return d.choose(single);
  if (type.bytes == 8 && (function == Elementary::Rcp || function == Elementary::Rsqrt))
    return d.choose(doubled);
  if (type.bytes != 2 || (function != Elementary::Ex2 && function != Elementary::Tanh))
    return false;
  if (type.kind == Type::BFloat)
    return d.choose(type.count == 2 ? halves<BF16, uint32_t> : halves<BF16, uint16_t>);
  return d.choose(type.count == 2 ? halves<F16, uint32_t> : halves<F16, uint16_t>);
}
