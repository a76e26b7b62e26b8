//===- Float.cpp - Floating-point arithmetic --------------------------------------------===//

#include "Decoder.h"
#include "Number.h"

#include <cfenv>

using namespace emulatedptx;

namespace emulatedptx {
bool isFloatArithmetic(Decoder &d);
bool decodeFloatArithmetic(Decoder &d);
} // namespace emulatedptx

namespace {

struct Add {
  static constexpr unsigned sources = 2;
  template <class T> static T of(T a, T b, T) { return a + b; }
};
struct Sub {
  static constexpr unsigned sources = 2;
  template <class T> static T of(T a, T b, T) { return a - b; }
};
struct Mul {
  static constexpr unsigned sources = 2;
  template <class T> static T of(T a, T b, T) { return a * b; }
};
struct Fma {
  static constexpr unsigned sources = 3;
  template <class T> static T of(T a, T b, T c) { return std::fma(a, b, c); }
};
struct Div {
  static constexpr unsigned sources = 2;
  template <class T> static T of(T a, T b, T) { return a / b; }
};
struct Rcp {
  static constexpr unsigned sources = 1;
  template <class T> static T of(T a, T, T) { return T(1) / a; }
};
struct Sqrt {
  static constexpr unsigned sources = 1;
  template <class T> static T of(T a, T, T) { return std::sqrt(a); }
};
// The other number where one is NaN; or NaN. -0 is below +0.
template <bool isMax, bool isNaN> struct Extreme {
  static constexpr unsigned sources = 2;
  template <class T> static T of(T a, T b, T) {
    T first = isMax ? (a > b ? a : b) : (a < b ? a : b);
    bool takesFirst = std::signbit(a) != isMax;
    first = a == b ? (takesFirst ? a : b) : first;
    if (isNaN)
      return a != a ? a : b != b ? b : first;
    return a != a ? b : b != b ? a : first;
  }
};

template <bool isFtz> float input(float value) { return isFtz ? flush(value) : value; }

// Nearest rounding, T's own arithmetic.
template <class T, class Op, bool isFtz, bool isSat>
void nearest(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a);
  const T *b = Op::sources > 1 ? warp.lane<T>(inst.b) : a,
          *c = Op::sources > 2 ? warp.lane<T>(inst.c) : a;
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    T value;
    if constexpr (std::is_same_v<T, float>)
      value = input<isFtz>(canonical(
          Op::template of<float>(input<isFtz>(a[l]), input<isFtz>(b[l]), input<isFtz>(c[l]))));
    else
      value = Op::template of<T>(a[l], b[l], c[l]);
    result[l] = isSat ? saturated(value) : value;
  }
  commit(warp, inst.dst, result, mask);
}

// Other roundings, by the host's. Volatile: no operation may leave the place where its rounding
// holds.
template <class T, class Op> void directed(Warp &warp, const Inst &inst, uint32_t mask) {
  static constexpr int modes[] = {FE_TONEAREST, FE_TOWARDZERO, FE_DOWNWARD, FE_UPWARD};
  const T *a = warp.lane<T>(inst.a);
  const T *b = Op::sources > 1 ? warp.lane<T>(inst.b) : a,
          *c = Op::sources > 2 ? warp.lane<T>(inst.c) : a;
  bool isFtz = inst.flags & 4;
  auto in = [&](T value) {
    if constexpr (std::is_same_v<T, float>)
      return isFtz ? flush(value) : value;
    return value;
  };
  T result[lanes];
  fesetround(modes[inst.flags & 3]);
  for (unsigned l = 0; l < lanes; ++l) {
    volatile T x = in(a[l]), y = in(b[l]), z = in(c[l]);
    volatile T value = Op::template of<T>(x, y, z);
    result[l] = value;
  }
  fesetround(FE_TONEAREST);
  for (unsigned l = 0; l < lanes; ++l) {
    result[l] = in(canonical(result[l]));
    if (inst.flags & 8)
      result[l] = saturated(result[l]);
  }
  commit(warp, inst.dst, result, mask);
}

// f16 and bf16, computed wider. Sums of f32 round right (more than twice the digits); products and
// fused ones are rounded to odd first.
template <class H, class Op> uint16_t narrowed(uint16_t a, uint16_t b, uint16_t c) {
  if constexpr (std::is_same_v<Op, Fma>)
    return H::narrow(toFloatOdd(addToOdd(double(H::widen(a)) * H::widen(b), H::widen(c))));
  else if constexpr (std::is_same_v<Op, Mul>)
    return H::narrow(toFloatOdd(double(H::widen(a)) * H::widen(b)));
  else
    return H::narrow(Op::template of<float>(H::widen(a), H::widen(b), H::widen(c)));
}

uint16_t flushHalf(uint16_t bits) { return bits & 0x7C00 ? bits : bits & 0x8000; } // f16 only

enum : uint8_t { halfFtz = 1, halfSat = 2, halfRelu = 4 };

template <class H> uint16_t finish(uint16_t value, uint8_t flags) {
  if (flags & halfFtz)
    value = flushHalf(value);
  if (flags & halfSat)
    value = H::narrow(saturated(H::widen(value)));
  if (flags & halfRelu && value & 0x8000)
    value = 0;
  return value;
}

template <class H, class Op, class Word> void half(Warp &warp, const Inst &inst, uint32_t mask) {
  const Word *a = warp.lane<Word>(inst.a);
  const Word *b = Op::sources > 1 ? warp.lane<Word>(inst.b) : a,
             *c = Op::sources > 2 ? warp.lane<Word>(inst.c) : a;
  Word result[lanes];
  auto in = [&](Word word, unsigned part) {
    uint16_t bits = uint16_t(word >> (16 * part));
    return inst.flags & halfFtz ? flushHalf(bits) : bits;
  };
  for (unsigned l = 0; l < lanes; ++l) {
    result[l] = 0;
    for (unsigned part = 0; part < sizeof(Word) / 2; ++part)
      result[l] |=
          Word(Word(finish<H>(narrowed<H, Op>(in(a[l], part), in(b[l], part), in(c[l], part)),
                              inst.flags))
               << (16 * part));
  }
  commit(warp, inst.dst, result, mask);
}

// f32x2: two f32 in 64 bits.
template <class Op, bool isFtz> void pairOfSingles(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint64_t *a = warp.lane<uint64_t>(inst.a);
  const uint64_t *b = Op::sources > 1 ? warp.lane<uint64_t>(inst.b) : a,
                 *c = Op::sources > 2 ? warp.lane<uint64_t>(inst.c) : a;
  uint64_t result[lanes] = {};
  for (unsigned l = 0; l < lanes; ++l)
    for (unsigned shift = 0; shift < 64; shift += 32) {
      auto part = [&](uint64_t word) {
        return input<isFtz>(std::bit_cast<float>(uint32_t(word >> shift)));
      };
      float value =
          input<isFtz>(canonical(Op::template of<float>(part(a[l]), part(b[l]), part(c[l]))));
      result[l] |= uint64_t(std::bit_cast<uint32_t>(value)) << shift;
    }
  commit(warp, inst.dst, result, mask);
}

//===-------------------------------------------------------------------------===//
// Decoding
//===-------------------------------------------------------------------------===//

struct Modifiers {
  Rounding rounding = Rounding::Nearest;
  bool hasRounding = false, isFtz = false, isSat = false, isRelu = false;
};

Modifiers takeModifiers(Decoder &d) {
  Modifiers m;
  static constexpr std::pair<std::string_view, Rounding> roundings[] = {{"rn", Rounding::Nearest},
                                                                        {"rz", Rounding::Zero},
                                                                        {"rm", Rounding::Down},
                                                                        {"rp", Rounding::Up}};
  for (auto [name, rounding] : roundings)
    if (d.take(name)) {
      m.rounding = rounding;
      m.hasRounding = true;
    }
  m.isFtz = d.take("ftz");
  m.isSat = d.take("sat");
  m.isRelu = d.take("relu");
  return m;
}

template <class Op> Handler arithmetic(Decoder &d, Type type, const Modifiers &m) {
  bool isHalf = type.bytes == 2;
  if (isHalf) {
    if (m.rounding != Rounding::Nearest)
      return nullptr;
    d.out.flags =
        uint8_t((m.isFtz ? halfFtz : 0) | (m.isSat ? halfSat : 0) | (m.isRelu ? halfRelu : 0));
    if (type.kind == Type::BFloat)
      return type.count == 2 ? half<BF16, Op, uint32_t> : half<BF16, Op, uint16_t>;
    return type.count == 2 ? half<F16, Op, uint32_t> : half<F16, Op, uint16_t>;
  }
  if (type.kind != Type::Float || m.isRelu)
    return nullptr;
  if (type.count == 2)
    return m.rounding != Rounding::Nearest ? nullptr
           : m.isFtz                       ? pairOfSingles<Op, true>
                                           : pairOfSingles<Op, false>;
  if (m.rounding != Rounding::Nearest) {
    d.out.flags = uint8_t(int(m.rounding) | (m.isFtz ? 4 : 0) | (m.isSat ? 8 : 0));
    return type.bytes == 8 ? directed<double, Op> : directed<float, Op>;
  }
  if (type.bytes == 8)
    return nearest<double, Op, false, false>;
  if (m.isFtz)
    return m.isSat ? nearest<float, Op, true, true> : nearest<float, Op, true, false>;
  return m.isSat ? nearest<float, Op, false, true> : nearest<float, Op, false, false>;
}

template <class Op> bool decodeAs(Decoder &d) {
  Modifiers m = takeModifiers(d);
  Type type;
  return d.takeType(type) && d.sameType(type, Op::sources) && d.choose(arithmetic<Op>(d, type, m));
}

bool decodeExtreme(Decoder &d) {
  bool isMax = d.opcode() == "max";
  if (d.take("NaN"))
    return isMax ? decodeAs<Extreme<true, true>>(d) : decodeAs<Extreme<false, true>>(d);
  return isMax ? decodeAs<Extreme<true, false>>(d) : decodeAs<Extreme<false, false>>(d);
}

// abs and neg: the sign's bit, of both halves of a pair.
template <class T, bool isNeg> void sign(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a);
  T bits = T(inst.imm), result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    T value = a[l];
    if (inst.flags & halfFtz)
      value = sizeof(T) == 4
                  ? T(std::bit_cast<uint32_t>(flush(std::bit_cast<float>(uint32_t(value)))))
                  : value;
    result[l] = T(isNeg ? value ^ bits : value & ~bits);
  }
  commit(warp, inst.dst, result, mask);
}

// An f16's or a pair's subnormals are flushed by parts.
template <class T, bool isNeg> void signOfFlushedHalf(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a);
  T result[lanes] = {};
  for (unsigned l = 0; l < lanes; ++l)
    for (unsigned part = 0; part < sizeof(T) / 2; ++part) {
      uint16_t value = flushHalf(uint16_t(a[l] >> (16 * part)));
      result[l] |= T(T(uint16_t(isNeg ? value ^ 0x8000 : value & 0x7FFF)) << (16 * part));
    }
  commit(warp, inst.dst, result, mask);
}

bool decodeSign(Decoder &d) {
  bool isNeg = d.opcode() == "neg", isFtz = d.take("ftz");
  Type type;
  if (!d.takeType(type) || !d.sameType(type, 1))
    return false;
  d.out.flags = isFtz ? halfFtz : 0;
  uint64_t bits = 0;
  for (unsigned part = 0; part < type.count; ++part)
    bits |= uint64_t(1) << (8 * type.bytes * (part + 1) - 1);
  d.out.imm = int64_t(bits);
  if (isFtz && type.bytes == 2)
    return d.choose(type.count == 2 ? isNeg ? signOfFlushedHalf<uint32_t, true>
                                            : signOfFlushedHalf<uint32_t, false>
                    : isNeg         ? signOfFlushedHalf<uint16_t, true>
                                    : signOfFlushedHalf<uint16_t, false>);
  return d.choose(byWidth(type.totalBytes(), [&]<class T>(T) -> Handler {
    return isNeg ? sign<T, true> : sign<T, false>;
  }));
}

template <class T> void copySign(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b);
  constexpr T bit = T(1) << (8 * sizeof(T) - 1);
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = (b[l] & T(~bit)) | (a[l] & bit); // the sign of a, the rest of b
  commit(warp, inst.dst, result, mask);
}

bool decodeCopySign(Decoder &d) {
  Type type;
  return d.takeType(type) && d.sameType(type, 2) &&
         d.choose(type.bytes == 8 ? copySign<uint64_t> : copySign<uint32_t>);
}

bool hasDirection(Decoder &d) {
  for (std::string_view part : d.in->parts)
    if (part == "rn" || part == "rz" || part == "rm" || part == "rp")
      return true;
  return false;
}

} // namespace

namespace emulatedptx {
bool decodeApproximate(Decoder &d);
}

bool emulatedptx::isFloatArithmetic(Decoder &d) {
  for (std::string_view part : d.in->parts)
    if (typeNamed(part).isFloating())
      return true;
  return false;
}

bool emulatedptx::decodeFloatArithmetic(Decoder &d) {
  std::string_view op = d.opcode();
  if (op == "add")
    return decodeAs<Add>(d);
  if (op == "sub")
    return decodeAs<Sub>(d);
  if (op == "mul")
    return decodeAs<Mul>(d);
  if (op == "mad")
    return decodeAs<Fma>(d);
  if (op == "div")
    return hasDirection(d) ? decodeAs<Div>(d) : decodeApproximate(d);
  if (op == "min" || op == "max")
    return decodeExtreme(d);
  return (op == "abs" || op == "neg") && decodeSign(d);
}

static bool decodeRoot(Decoder &d) {
  if (!hasDirection(d))
    return decodeApproximate(d);
  return d.opcode() == "rcp" ? decodeAs<Rcp>(d) : decodeAs<Sqrt>(d);
}

void emulatedptx::addFloatFamilies(Families &families) {
  families["fma"] = decodeAs<Fma>;
  families["rcp"] = families["sqrt"] = decodeRoot;
  families["copysign"] = decodeCopySign;
  for (std::string_view op : {"rsqrt", "ex2", "lg2", "sin", "cos", "tanh"})
    families[op] = decodeApproximate;
}
