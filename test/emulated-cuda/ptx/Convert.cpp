//===- Convert.cpp - cvt ----------------------------------------------------------------===//

#include "Decoder.h"
#include "Number.h"

#include <algorithm>
#include <cfenv>

using namespace emulatedptx;

namespace {

//===-------------------------------------------------------------------------===//
// One value
//===-------------------------------------------------------------------------===//

/// How a conversion is done; kept in the kernel's tables by fields.
struct Conversion {
  Type to, from;
  Rounding rounding = Rounding::Nearest;
  bool isIntegral = false; ///< .rni and the like: to an integer's value
  bool isFtz = false, isSat = false, isRelu = false, isFinite = false;
};

int64_t signExtended(uint64_t bits, unsigned bytes) {
  unsigned unused = 64 - 8 * bytes;
  return int64_t(bits << unused) >> unused;
}

uint64_t low(uint64_t bits, unsigned bytes) {
  return bytes == 8 ? bits : bits & ((uint64_t(1) << (8 * bytes)) - 1);
}

const Format &formatOf(Type type) {
  return type.kind == Type::BFloat ? formatBF16 : type.bytes == 2 ? formatF16 : formatF32;
}

double realOf(const Conversion &how, uint64_t bits) {
  if (how.from.bytes == 8)
    return std::bit_cast<double>(bits);
  if (how.from.bytes == 4) {
    float value = std::bit_cast<float>(uint32_t(bits));
    return how.isFtz ? flush(value) : value;
  }
  return how.from.kind == Type::BFloat ? fromBF16(uint16_t(bits)) : fromF16(uint16_t(bits));
}

double integral(double value, Rounding rounding) {
  switch (rounding) {
  case Rounding::Zero:
    return std::trunc(value);
  case Rounding::Down:
    return std::floor(value);
  case Rounding::Up:
    return std::ceil(value);
  default:
    return std::nearbyint(value); // to even
  }
}

uint64_t bitsOfReal(const Conversion &how, double value) {
  if (how.isRelu && !(value > 0) && value == value)
    value = 0;
  if (how.isSat)
    value = saturated(value);
  if (how.to.bytes == 8)
    return std::bit_cast<uint64_t>(value);
  uint64_t bits = roundTo(formatOf(how.to), value, how.rounding, how.isFinite);
  return how.to.bytes == 4 && how.isFtz
             ? std::bit_cast<uint32_t>(flush(std::bit_cast<float>(uint32_t(bits))))
             : bits;
}

// Clamped to the type's range. NaN gives 0, or the top bit where 64 bits take part.
uint64_t realToInteger(const Conversion &how, double value) {
  unsigned bytes = how.to.bytes;
  bool isSigned = how.to.kind == Type::Signed;
  if (value != value)
    return how.from.bytes == 8 || bytes == 8 ? uint64_t(1) << (8 * bytes - 1) : 0;
  value = integral(value, how.rounding);
  double end = std::ldexp(1.0, int(8 * bytes) - isSigned), begin = isSigned ? -end : 0;
  if (value >= end)
    return isSigned ? (uint64_t(1) << (8 * bytes - 1)) - 1 : low(~uint64_t(0), bytes);
  if (value <= begin)
    return isSigned ? uint64_t(int64_t(1) << (8 * bytes - 1)) * 1 : 0;
  return isSigned ? uint64_t(int64_t(value)) : uint64_t(value);
}

uint64_t integerToReal(const Conversion &how, uint64_t bits) {
  bool isSigned = how.from.kind == Type::Signed;
  int64_t number =
      isSigned ? signExtended(bits, how.from.bytes) : int64_t(low(bits, how.from.bytes));
  bool isNegative = isSigned && number < 0;
  uint64_t size = isNegative ? uint64_t(0) - uint64_t(number) : uint64_t(number);
  if (size < uint64_t(1) << 53)
    return how.to.bytes == 8 ? std::bit_cast<uint64_t>(isNegative ? -double(size) : double(size))
                             : bitsOfReal(how, isNegative ? -double(size) : double(size));
  // More digits than f64 has: to odd, so that the next rounding is right; or rounded here.
  unsigned shift = 11 - unsigned(std::countl_zero(size));
  if (how.to.bytes != 8) {
    uint64_t kept = size >> shift | uint64_t((size & ((uint64_t(1) << shift) - 1)) != 0);
    double value = std::ldexp(double(kept), int(shift));
    return bitsOfReal(how, isNegative ? -value : value);
  }
  uint64_t kept = size >> shift, rest = size & ((uint64_t(1) << shift) - 1),
           half = uint64_t(1) << (shift - 1);
  bool isUp = how.rounding == Rounding::Nearest
                  ? rest > half || (rest == half && kept & 1)
                  : rest && ((how.rounding == Rounding::Up && !isNegative) ||
                             (how.rounding == Rounding::Down && isNegative));
  double value = std::ldexp(double(kept + isUp), int(shift));
  return std::bit_cast<uint64_t>(isNegative ? -value : value);
}

uint64_t integerToInteger(const Conversion &how, uint64_t bits) {
  bool fromSigned = how.from.kind == Type::Signed, toSigned = how.to.kind == Type::Signed;
  unsigned bytes = how.to.bytes;
  uint64_t value =
      fromSigned ? uint64_t(signExtended(bits, how.from.bytes)) : low(bits, how.from.bytes);
  if (!how.isSat)
    return value;
  bool isNegative = fromSigned && int64_t(value) < 0;
  uint64_t most = toSigned ? (uint64_t(1) << (8 * bytes - 1)) - 1 : low(~uint64_t(0), bytes);
  if (isNegative) {
    int64_t least = toSigned ? -int64_t(most) - 1 : 0;
    return uint64_t(std::max(int64_t(value), least));
  }
  return std::min(value, most);
}

uint64_t convert(const Conversion &how, uint64_t bits) {
  if (how.from.isFloating()) {
    double value = realOf(how, bits);
    if (!how.to.isFloating())
      return realToInteger(how, value);
    return bitsOfReal(how, how.isIntegral ? integral(value, how.rounding) : value);
  }
  return how.to.isFloating() ? integerToReal(how, bits) : integerToInteger(how, bits);
}

//===-------------------------------------------------------------------------===//
// Handlers
//===-------------------------------------------------------------------------===//

Conversion unpack(const Kernel &kernel, const Inst &inst) {
  const std::vector<uint32_t> &t = kernel.tables[inst.extra];
  Conversion how;
  how.to = {Type::Kind(t[0]), uint8_t(t[1])};
  how.from = {Type::Kind(t[2]), uint8_t(t[3])};
  how.rounding = Rounding(t[4]);
  how.isIntegral = t[5] & 1;
  how.isFtz = t[5] & 2;
  how.isSat = t[5] & 4;
  how.isRelu = t[5] & 8;
  how.isFinite = t[5] & 16;
  return how;
}

void pack(Decoder &d, const Conversion &how) {
  d.out.extra = uint32_t(d.kernel.tables.size());
  d.kernel.tables.push_back({how.to.kind, how.to.bytes, how.from.kind, how.from.bytes,
                             uint32_t(how.rounding),
                             uint32_t(how.isIntegral | how.isFtz << 1 | how.isSat << 2 |
                                      how.isRelu << 3 | how.isFinite << 4)});
}

// Any pair of types, by the registers' widths; signed results fill wider registers with their sign.
template <class D, class S> void general(Warp &warp, const Inst &inst, uint32_t mask) {
  Conversion how = unpack(*warp.block->launch->kernel, inst);
  const S *a = warp.lane<S>(inst.a);
  D result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    uint64_t bits = convert(how, low(a[l], how.from.bytes));
    result[l] = D(how.to.kind == Type::Signed ? uint64_t(signExtended(bits, how.to.bytes))
                                              : low(bits, how.to.bytes));
  }
  commit(warp, inst.dst, result, mask);
}

template <class D, class S> D cast(S value) { return D(value); }
float widenF16(uint16_t bits) { return canonical(fromF16(bits)); }
float widenBF16(uint16_t bits) { return canonical(fromBF16(bits)); }
// Tables have the same format for both halves: d = {high: a, low: b}.
template <class H> void narrowPair(Warp &warp, const Inst &inst, uint32_t mask) {
  const float *a = warp.lane<float>(inst.a), *b = warp.lane<float>(inst.b);
  uint32_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = uint32_t(H::narrow(a[l])) << 16 | H::narrow(b[l]);
  commit(warp, inst.dst, result, mask);
}

// Two values into a pair of a small format: b in the low part. imm: the format.
constexpr const Format *formats[] = {&formatF16, &formatBF16, &formatE4M3, &formatE5M2};

template <class D, unsigned bits> void toPair(Warp &warp, const Inst &inst, uint32_t mask) {
  Conversion how = unpack(*warp.block->launch->kernel, inst);
  const Format &format = *formats[inst.imm];
  const float *a = warp.lane<float>(inst.a), *b = warp.lane<float>(inst.b);
  auto part = [&](float value) {
    double wide = how.isRelu && !(value > 0) && value == value ? 0.0 : double(value);
    return D(roundTo(format, wide, how.rounding, how.isFinite));
  };
  D result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = D(D(part(a[l]) << bits) | part(b[l]));
  commit(warp, inst.dst, result, mask);
}

// e4m3x2 and e5m2x2 from and to f16x2.
void pairFromHalves(Warp &warp, const Inst &inst, uint32_t mask) {
  Conversion how = unpack(*warp.block->launch->kernel, inst);
  const uint32_t *a = warp.lane<uint32_t>(inst.a);
  uint16_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    auto part = [&](unsigned shift) {
      float value = fromF16(uint16_t(a[l] >> shift));
      return roundTo(*formats[inst.imm], how.isRelu && value < 0 ? 0 : value, Rounding::Nearest,
                     true);
    };
    result[l] = uint16_t(part(16) << 8 | part(0));
  }
  commit(warp, inst.dst, result, mask);
}

void halvesFromPair(Warp &warp, const Inst &inst, uint32_t mask) {
  bool isRelu = unpack(*warp.block->launch->kernel, inst).isRelu;
  const uint16_t *a = warp.lane<uint16_t>(inst.a);
  uint32_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    auto part = [&](unsigned shift) {
      double value = valueOf(*formats[inst.imm], a[l] >> shift & 0xFF);
      return uint32_t(roundTo(formatF16, isRelu && value < 0 ? 0 : value, Rounding::Nearest));
    };
    result[l] = part(8) << 16 | part(0);
  }
  commit(warp, inst.dst, result, mask);
}

void toTF32(Warp &warp, const Inst &inst, uint32_t mask) {
  Conversion how = unpack(*warp.block->launch->kernel, inst);
  const float *a = warp.lane<float>(inst.a);
  uint32_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] =
        uint32_t(roundTo(formatTF32, how.isRelu && a[l] < 0 ? 0 : a[l], how.rounding, how.isFinite))
        << 13;
  commit(warp, inst.dst, result, mask);
}

//===-------------------------------------------------------------------------===//
// Decoding
//===-------------------------------------------------------------------------===//

void takeRounding(Decoder &d, Conversion &how) {
  static constexpr std::pair<std::string_view, Rounding> names[] = {{"rn", Rounding::Nearest},
                                                                    {"rz", Rounding::Zero},
                                                                    {"rm", Rounding::Down},
                                                                    {"rp", Rounding::Up},
                                                                    {"rna", Rounding::NearestAway}};
  static constexpr std::pair<std::string_view, Rounding> integers[] = {{"rni", Rounding::Nearest},
                                                                       {"rzi", Rounding::Zero},
                                                                       {"rmi", Rounding::Down},
                                                                       {"rpi", Rounding::Up}};
  for (auto [name, rounding] : names)
    if (d.take(name))
      how.rounding = rounding;
  for (auto [name, rounding] : integers)
    if (d.take(name)) {
      how.rounding = rounding;
      how.isIntegral = true;
    }
  how.isFtz = d.take("ftz");
  how.isSat = d.take("sat");
  how.isRelu = d.take("relu");
  how.isFinite = d.take("satfinite");
}

// The usual conversions as loops that the compiler makes vectors of.
Handler quick(const Conversion &how, unsigned dBytes, unsigned sBytes) {
  if (how.isSat || how.isRelu || how.isFinite || how.isFtz || how.isIntegral ||
      dBytes != how.to.bytes || sBytes != how.from.bytes)
    return nullptr;
  bool isNearest = how.rounding == Rounding::Nearest, toSingle = how.to == Type{Type::Float, 4},
       fromSingle = how.from == Type{Type::Float, 4};
  if (toSingle && how.from.kind == Type::BFloat)
    return unary<float, uint16_t, widenBF16>;
  if (toSingle && how.from == Type{Type::Float, 2})
    return unary<float, uint16_t, widenF16>;
  if (toSingle && how.from == Type{Type::Signed, 4} && isNearest)
    return unary<float, int32_t, cast<float, int32_t>>;
  if (fromSingle && how.to.kind == Type::BFloat && isNearest)
    return unary<uint16_t, float, toBF16>;
  if (fromSingle && how.to == Type{Type::Float, 2} && isNearest)
    return unary<uint16_t, float, toF16>;
  if (fromSingle && how.to == Type{Type::Float, 8})
    return unary<double, float, cast<double, float>>;
  if (how.from == Type{Type::Signed, 4} && how.to.isInteger() && dBytes == 8)
    return unary<int64_t, int32_t, cast<int64_t, int32_t>>;
  if (how.from == Type{Type::Unsigned, 4} && how.to.isInteger() && dBytes == 8)
    return unary<uint64_t, uint32_t, cast<uint64_t, uint32_t>>;
  if (how.from.isInteger() && how.to.isInteger() && sBytes == 8 && dBytes == 4)
    return unary<uint32_t, uint64_t, cast<uint32_t, uint64_t>>;
  return nullptr;
}

template <class D> Handler bySource(unsigned bytes) {
  return bytes <= 2   ? general<D, uint16_t>
         : bytes == 4 ? general<D, uint32_t>
                      : general<D, uint64_t>;
}

int smallFormat(Decoder &d) { return d.take("e4m3x2") ? 2 : d.take("e5m2x2") ? 3 : -1; }

// cvt.f16x2.f32, cvt.e4m3x2.f32 d, a, b; cvt.e4m3x2.f16x2; cvt.f16x2.e4m3x2
bool decodePairs(Decoder &d, Conversion how, int small, bool isFirstSmall) {
  constexpr Type f32{Type::Float, 4}, b32{Type::Bits, 4}, b16{Type::Bits, 2};
  Type type, from;
  if (!d.takeType(type))
    return false;
  if (small >= 0 && type.totalBytes() == 4 && type.count == 2) {
    pack(d, how);
    d.out.imm = small;
    return d.count(2) && d.destination(d.operand(0), isFirstSmall ? b16 : b32, d.out.dst) &&
           d.source(d.operand(1), isFirstSmall ? b32 : b16, d.out.a) &&
           d.choose(isFirstSmall ? pairFromHalves : halvesFromPair);
  }
  if (small < 0 && (!d.takeType(from) || from != f32))
    return false;
  if (!d.count(3) || !d.destination(d.operand(0), small >= 0 ? b16 : b32, d.out.dst) ||
      !d.source(d.operand(1), f32, d.out.a) || !d.source(d.operand(2), f32, d.out.b))
    return false;
  pack(d, how);
  d.out.imm = small >= 0 ? small : type.kind == Type::BFloat ? 1 : 0;
  if (small >= 0)
    return d.choose(toPair<uint16_t, 8>);
  if (how.rounding == Rounding::Nearest && !how.isRelu && !how.isFinite)
    return d.choose(type.kind == Type::BFloat ? narrowPair<BF16> : narrowPair<F16>);
  return d.choose(toPair<uint32_t, 16>);
}

bool decodeConvert(Decoder &d) {
  Conversion how;
  takeRounding(d, how);
  std::string_view first = d.left();
  if (int small = smallFormat(d); small >= 0)
    return decodePairs(d, how, small, first.starts_with("e"));
  if (first == "f16x2" || first == "bf16x2")
    return decodePairs(d, how, -1, false);
  unsigned dBytes, sBytes;
  if (!d.takeType(how.to) || !d.takeType(how.from) || !d.count(2) ||
      !d.wideSource(d.operand(1), how.from, d.out.a, sBytes))
    return false;
  if (how.to.kind == Type::Other) { // tf32
    pack(d, how);
    return d.destination(d.operand(0), {Type::Bits, 4}, d.out.dst) && sBytes == 4 &&
           d.choose(toTF32);
  }
  if (how.to.count != 1 || how.from.count != 1 ||
      !d.wideDestination(d.operand(0), how.to, d.out.dst, dBytes))
    return false;
  if (Handler handler = quick(how, dBytes, sBytes))
    return d.choose(handler);
  pack(d, how);
  return d.choose(dBytes <= 2   ? bySource<uint16_t>(sBytes)
                  : dBytes == 4 ? bySource<uint32_t>(sBytes)
                                : bySource<uint64_t>(sBytes));
}

} // namespace

void emulatedptx::addConvertFamilies(Families &families) { families["cvt"] = decodeConvert; }
