//===- Integer.cpp - Integer arithmetic and logic --------------------------------------===//

#include "Decoder.h"

#include <algorithm>
#include <bit>
#include <limits>

using namespace emulatedptx;

namespace {

template <class T> using Unsigned = std::make_unsigned_t<T>;
template <class T> struct WiderOf;
template <> struct WiderOf<int16_t> {
  using Type = int32_t;
};
template <> struct WiderOf<uint16_t> {
  using Type = uint32_t;
};
template <> struct WiderOf<int32_t> {
  using Type = int64_t;
};
template <> struct WiderOf<uint32_t> {
  using Type = uint64_t;
};
template <> struct WiderOf<int64_t> {
  using Type = __int128;
};
template <> struct WiderOf<uint64_t> {
  using Type = unsigned __int128;
};
template <class T> using Wider = typename WiderOf<T>::Type;

template <class T> T add(T a, T b) { return T(uint64_t(a) + uint64_t(b)); }
template <class T> T sub(T a, T b) { return T(uint64_t(a) - uint64_t(b)); }
template <class T> T mulLo(T a, T b) { return T(uint64_t(a) * uint64_t(b)); }
template <class T> T mulHi(T a, T b) { return T((Wider<T>(a) * b) >> (8 * sizeof(T))); }
template <class T> T madLo(T a, T b, T c) { return T(uint64_t(a) * uint64_t(b) + uint64_t(c)); }
template <class T> T madHi(T a, T b, T c) { return add(mulHi(a, b), c); }
template <class T> Wider<T> mulWide(T a, T b) { return Wider<T>(a) * b; }
template <class T> Wider<T> madWide(T a, T b, Wider<T> c) { return add(mulWide(a, b), c); }
template <class T> T saturate(int64_t value) {
  return T(
      std::clamp<int64_t>(value, std::numeric_limits<T>::min(), std::numeric_limits<T>::max()));
}
int32_t addSat(int32_t a, int32_t b) { return saturate<int32_t>(int64_t(a) + b); }
int32_t subSat(int32_t a, int32_t b) { return saturate<int32_t>(int64_t(a) - b); }
int32_t madHiSat(int32_t a, int32_t b, int32_t c) {
  return saturate<int32_t>(int64_t(mulHi(a, b)) + c);
}
// A division by zero gives all ones, as on devices; the smallest by -1 gives itself.
template <class T> T div(T a, T b) {
  if (b == 0)
    return T(~T(0));
  return std::is_signed_v<T> && b == T(-1) ? sub(T(0), a) : T(a / b);
}
template <class T> T rem(T a, T b) {
  if (b == 0)
    return a;
  return std::is_signed_v<T> && b == T(-1) ? T(0) : T(a % b);
}
template <class T> T minimum(T a, T b) { return b < a ? b : a; }
template <class T> T maximum(T a, T b) { return a < b ? b : a; }
template <class T> T absolute(T a) { return a < 0 ? sub(T(0), a) : a; }
template <class T> T negate(T a) { return sub(T(0), a); }
template <class T> T sad(T a, T b, T c) { return add(c, a < b ? sub(b, a) : sub(a, b)); }
template <class T> T mul24Lo(T a, T b) {
  constexpr int up = std::is_signed_v<T> ? 8 : 8;
  return mulLo(T(T(a << up) >> up), T(T(b << up) >> up));
}
template <class T> T mad24Lo(T a, T b, T c) { return add(mul24Lo(a, b), c); }

template <class T> T bitAnd(T a, T b) { return a & b; }
template <class T> T bitOr(T a, T b) { return a | b; }
template <class T> T bitXor(T a, T b) { return a ^ b; }
template <class T> T bitNot(T a) { return T(~a); }
template <class T> T logicalNot(T a) { return a == 0; }
// Amounts beyond the width give zero, or the sign.
template <class T> T shl(T a, uint32_t n) {
  return n >= 8 * sizeof(T) ? T(0) : T(uint64_t(a) << n);
}
template <class T> T shr(T a, uint32_t n) {
  constexpr uint32_t most = 8 * sizeof(T) - 1;
  if (std::is_signed_v<T>)
    return T(a >> std::min(n, most));
  return n > most ? T(0) : T(a >> n);
}

template <class T> uint32_t popc(T a) { return uint32_t(std::popcount(a)); }
template <class T> uint32_t clz(T a) { return uint32_t(std::countl_zero(a)); }
template <class T> T brev(T a) {
  T result = 0;
  for (unsigned i = 0; i < 8 * sizeof(T); ++i)
    result |= T((a >> i) & 1) << (8 * sizeof(T) - 1 - i);
  return result;
}
template <class T, bool isShift> uint32_t bfind(T a) {
  Unsigned<T> bits = std::is_signed_v<T> && a < 0 ? Unsigned<T>(~a) : Unsigned<T>(a);
  if (bits == 0)
    return ~0u;
  uint32_t left = uint32_t(std::countl_zero(bits));
  return isShift ? left : uint32_t(8 * sizeof(T) - 1) - left;
}
template <class T> T bfe(T a, uint32_t b, uint32_t c) {
  constexpr int top = int(8 * sizeof(T)) - 1;
  int pos = int(b & 0xFF), len = int(c & 0xFF);
  if (len == 0)
    return 0;
  Unsigned<T> bits = Unsigned<T>(a);
  bool sign = std::is_signed_v<T> && (bits >> std::min(pos + len - 1, top)) & 1;
  Unsigned<T> field = pos > top ? Unsigned<T>(0) : Unsigned<T>(bits >> pos);
  int have = std::min(len, std::max(top + 1 - pos, 0)); // bits that exist; the rest is the sign
  if (have > top)
    return T(field);
  Unsigned<T> low = Unsigned<T>((Unsigned<T>(1) << have) - 1);
  return T((field & low) | (sign ? Unsigned<T>(~low) : Unsigned<T>(0)));
}
template <class T> void bfi(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b);
  const uint32_t *pos = warp.lane<uint32_t>(inst.c), *len = warp.lane<uint32_t>(inst.extra);
  constexpr unsigned width = 8 * sizeof(T);
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    unsigned from = pos[l] & 0xFF, count = len[l] & 0xFF;
    T low = count >= width ? T(~T(0)) : T((T(1) << count) - 1);
    T field = from >= width ? T(0) : T(low << from);
    result[l] = (b[l] & T(~field)) | (from >= width ? T(0) : T((a[l] << from) & field));
  }
  commit(warp, inst.dst, result, mask);
}

// Funnel shifts of b:a; the amount is taken modulo 32, or clamped to 32.
template <bool isLeft, bool isWrap> uint32_t shf(uint32_t a, uint32_t b, uint32_t c) {
  unsigned n = isWrap ? c & 31 : std::min(c, 32u);
  uint64_t both = uint64_t(b) << 32 | a;
  return isLeft ? uint32_t((n == 32 ? both << 31 << 1 : both << n) >> 32)
                : uint32_t(n == 32 ? both >> 32 : both >> n);
}

void lop3(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *a = warp.lane<uint32_t>(inst.a), *b = warp.lane<uint32_t>(inst.b),
                 *c = warp.lane<uint32_t>(inst.c);
  uint32_t result[lanes] = {};
  for (unsigned row = 0; row < 8; ++row) {
    if (!((inst.extra >> row) & 1))
      continue;
    uint32_t na = row & 4 ? 0 : ~0u, nb = row & 2 ? 0 : ~0u, nc = row & 1 ? 0 : ~0u;
    for (unsigned l = 0; l < lanes; ++l)
      result[l] |= (a[l] ^ na) & (b[l] ^ nb) & (c[l] ^ nc);
  }
  commit(warp, inst.dst, result, mask);
}

enum class Permute { Index, F4e, B4e, Rc8, Ecl, Ecr, Rc16 };

uint32_t selector(Permute mode, uint32_t c) {
  static constexpr uint16_t tables[][4] = {
      {0x3210, 0x4321, 0x5432, 0x6543}, {0x5670, 0x6701, 0x7012, 0x0123},
      {0x0000, 0x1111, 0x2222, 0x3333}, {0x3210, 0x3211, 0x3222, 0x3333},
      {0x0000, 0x1110, 0x2210, 0x3210}, {0x1010, 0x3232, 0x1010, 0x3232}};
  return mode == Permute::Index ? c : tables[int(mode) - 1][c & 3];
}

void prmt(Warp &warp, const Inst &inst, uint32_t mask) {
  const uint32_t *a = warp.lane<uint32_t>(inst.a), *b = warp.lane<uint32_t>(inst.b),
                 *c = warp.lane<uint32_t>(inst.c);
  uint32_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    uint64_t bytes = uint64_t(b[l]) << 32 | a[l];
    uint32_t select = selector(Permute(inst.extra), c[l]), value = 0;
    for (unsigned i = 0; i < 4; ++i) {
      uint32_t which = select >> (4 * i) & 15;
      uint8_t byte = uint8_t(bytes >> (8 * (which & 7)));
      if (which & 8 && inst.extra == uint32_t(Permute::Index))
        byte = byte & 0x80 ? 0xFF : 0; // its sign in all bits
      value |= uint32_t(byte) << (8 * i);
    }
    result[l] = value;
  }
  commit(warp, inst.dst, result, mask);
}

template <class A, class B> uint32_t dp4a(uint32_t a, uint32_t b, uint32_t c) {
  for (unsigned i = 0; i < 4; ++i)
    c += uint32_t(int32_t(A(a >> (8 * i))) * int32_t(B(b >> (8 * i))));
  return c;
}

// d = a + b + carry, or a - b - borrow; flags: 1 reads the carry, 2 writes it, 4 subtracts.
template <class T> void addCarry(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b);
  uint32_t in = inst.flags & 1 ? warp.predicate(inst.extra) : 0, out = 0;
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    T bit = T((in >> l) & 1), partial = inst.flags & 4 ? T(a[l] - b[l]) : T(a[l] + b[l]);
    result[l] = inst.flags & 4 ? T(partial - bit) : T(partial + bit);
    bool over =
        inst.flags & 4 ? a[l] < b[l] || partial < bit : partial < a[l] || result[l] < partial;
    out |= uint32_t(over) << l;
  }
  commit(warp, inst.dst, result, mask);
  if (inst.flags & 2)
    warp.predicate(inst.extra) = (warp.predicate(inst.extra) & ~mask) | (out & mask);
}

// mad.{lo,hi}{.cc}, madc: flags as above, 8: the product's high half.
template <class T> void madCarry(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b), *c = warp.lane<T>(inst.c);
  uint32_t in = inst.flags & 1 ? warp.predicate(inst.extra) : 0, out = 0;
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    T product = inst.flags & 8 ? mulHi(a[l], b[l]) : mulLo(a[l], b[l]);
    T partial = T(product + c[l]);
    result[l] = T(partial + T((in >> l) & 1));
    out |= uint32_t(partial < product || result[l] < partial) << l;
  }
  commit(warp, inst.dst, result, mask);
  if (inst.flags & 2)
    warp.predicate(inst.extra) = (warp.predicate(inst.extra) & ~mask) | (out & mask);
}

// Two 16-bit integers in a register.
template <class T, T (*F)(T, T)> uint32_t pairwise(uint32_t a, uint32_t b) {
  return uint32_t(uint16_t(F(T(a), T(b)))) | uint32_t(uint16_t(F(T(a >> 16), T(b >> 16)))) << 16;
}

//===-------------------------------------------------------------------------===//
// Decoding
//===-------------------------------------------------------------------------===//

Type unsignedOf(Type type) { return {Type::Unsigned, type.bytes}; }
constexpr Type u32{Type::Unsigned, 4};

} // namespace

namespace emulatedptx {
bool decodeFloatArithmetic(Decoder &decoder);
bool isFloatArithmetic(Decoder &decoder);
} // namespace emulatedptx

namespace {

// add.s16x2 and the like: a type that has no Type of its own.
bool pairType(Decoder &d, bool &isSigned) {
  isSigned = d.take("s16x2");
  return isSigned || d.take("u16x2");
}

bool decodePair(Decoder &d, bool isSigned) {
  if (!d.sameType(u32, 2))
    return false;
#define PAIR(F)                                                                                    \
  (isSigned ? binary<uint32_t, uint32_t, uint32_t, pairwise<int16_t, F<int16_t>>>                  \
            : binary<uint32_t, uint32_t, uint32_t, pairwise<uint16_t, F<uint16_t>>>)
  std::string_view op = d.opcode();
  return d.choose(op == "add"   ? PAIR(add)
                  : op == "min" ? PAIR(minimum)
                  : op == "max" ? PAIR(maximum)
                                : nullptr);
#undef PAIR
}

bool decodeCarry(Decoder &d, bool isSub, bool reads, bool writes) {
  Type type;
  if (!d.takeType(type) || !type.isInteger() || !d.sameType(type, 2))
    return false;
  d.out.flags = uint8_t(reads | writes << 1 | isSub << 2);
  d.out.extra = d.carry();
  return d.choose(type.bytes == 4   ? addCarry<uint32_t>
                  : type.bytes == 8 ? addCarry<uint64_t>
                                    : nullptr);
}

bool decodeAddSub(Decoder &d) {
  if (isFloatArithmetic(d))
    return decodeFloatArithmetic(d);
  bool isSub = d.opcode().starts_with("sub"), reads = d.opcode().ends_with("c");
  bool writes = d.take("cc");
  if (reads || writes)
    return decodeCarry(d, isSub, reads, writes);
  bool isSigned;
  if (pairType(d, isSigned))
    return decodePair(d, isSigned);
  bool isSat = d.take("sat");
  Type type;
  if (!d.takeType(type) || !d.sameType(type, 2))
    return false;
  if (isSat)
    return d.choose(isSub ? binary<int32_t, int32_t, int32_t, subSat>
                          : binary<int32_t, int32_t, int32_t, addSat>);
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    return isSub ? binary<T, T, T, sub<T>> : binary<T, T, T, add<T>>;
  }));
}

bool decodeMul(Decoder &d) {
  if (isFloatArithmetic(d))
    return decodeFloatArithmetic(d);
  bool isWide = d.take("wide"), isHigh = d.take("hi");
  d.take("lo");
  Type type;
  if (!d.takeType(type) || !d.count(3))
    return false;
  Type result = type;
  result.bytes = uint8_t(type.bytes << isWide);
  if (result.bytes > 8 || !d.destination(d.operand(0), result, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), type, d.out.b))
    return false;
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    if (isWide && sizeof(T) < 8)
      return binary<Wider<T>, T, T, mulWide<T>>;
    return isHigh ? binary<T, T, T, mulHi<T>> : binary<T, T, T, mulLo<T>>;
  }));
}

bool decodeMad(Decoder &d) {
  if (isFloatArithmetic(d))
    return decodeFloatArithmetic(d);
  bool isWide = d.take("wide"), isHigh = d.take("hi"), isSat = d.take("sat");
  bool reads = d.opcode() == "madc", writes = d.take("cc");
  d.take("lo");
  Type type;
  if (!d.takeType(type) || !d.count(4))
    return false;
  Type result = type;
  result.bytes = uint8_t(type.bytes << isWide);
  if (result.bytes > 8 || !d.destination(d.operand(0), result, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), type, d.out.b) ||
      !d.source(d.operand(3), result, d.out.c))
    return false;
  if (reads || writes) {
    d.out.flags = uint8_t(reads | writes << 1 | isHigh << 3);
    d.out.extra = d.carry();
    return d.choose(type.bytes == 4   ? madCarry<uint32_t>
                    : type.bytes == 8 ? madCarry<uint64_t>
                                      : nullptr);
  }
  if (isSat)
    return d.choose(ternary<int32_t, int32_t, int32_t, int32_t, madHiSat>);
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    if (isWide && sizeof(T) < 8)
      return ternary<Wider<T>, T, T, Wider<T>, madWide<T>>;
    return isHigh ? ternary<T, T, T, T, madHi<T>> : ternary<T, T, T, T, madLo<T>>;
  }));
}

bool decodeMul24(Decoder &d) {
  Type type;
  bool isMad = d.opcode() == "mad24";
  if (!d.take("lo") || !d.takeType(type) || type.bytes != 4 || !d.sameType(type, isMad ? 3 : 2))
    return false;
  bool isSigned = type.kind == Type::Signed;
  using U = uint32_t;
  using S = int32_t;
  if (isMad)
    return d.choose(isSigned ? ternary<S, S, S, S, mad24Lo<S>> : ternary<U, U, U, U, mad24Lo<U>>);
  return d.choose(isSigned ? binary<S, S, S, mul24Lo<S>> : binary<U, U, U, mul24Lo<U>>);
}

// div, rem, min, max, abs, neg: of floats too.
bool decodeShared(Decoder &d) {
  if (isFloatArithmetic(d))
    return decodeFloatArithmetic(d);
  std::string_view op = d.opcode();
  bool isSigned;
  if ((op == "min" || op == "max") && pairType(d, isSigned))
    return decodePair(d, isSigned);
  bool isUnary = op == "abs" || op == "neg";
  Type type;
  if (!d.takeType(type) || !d.sameType(type, isUnary ? 1 : 2))
    return false;
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    return op == "div"   ? binary<T, T, T, div<T>>
           : op == "rem" ? binary<T, T, T, rem<T>>
           : op == "min" ? binary<T, T, T, minimum<T>>
           : op == "max" ? binary<T, T, T, maximum<T>>
           : op == "abs" ? unary<T, T, absolute<T>>
                         : unary<T, T, negate<T>>;
  }));
}

bool decodeSad(Decoder &d) {
  Type type;
  if (!d.takeType(type) || !d.sameType(type, 3))
    return false;
  return d.choose(
      byInteger(type, [&]<class T>(T) -> Handler { return ternary<T, T, T, T, sad<T>>; }));
}

// Logic on predicates: whole masks.
template <class F> void predicateLogic(Warp &warp, const Inst &inst, uint32_t mask, F f) {
  uint32_t value = f(warp.predicate(inst.a), inst.b == noSlot ? 0 : warp.predicate(inst.b));
  uint32_t &d = warp.predicate(inst.dst);
  d = (d & ~mask) | (value & mask);
}

Handler predicateLogic(std::string_view op) {
#define LOGIC(E)                                                                                   \
  [](Warp &w, const Inst &i, uint32_t m) {                                                         \
    predicateLogic(w, i, m, [](uint32_t a, [[maybe_unused]] uint32_t b) { return E; });            \
  }
  if (op == "and")
    return LOGIC(a & b);
  if (op == "or")
    return LOGIC(a | b);
  if (op == "xor")
    return LOGIC(a ^ b);
  return op == "not" ? Handler(LOGIC(~a)) : nullptr;
#undef LOGIC
}

bool decodeLogic(Decoder &d) {
  std::string_view op = d.opcode();
  bool isUnary = op == "not" || op == "cnot";
  Type type;
  if (!d.takeType(type) || !d.sameType(type, isUnary ? 1 : 2))
    return false;
  if (type.kind == Type::Predicate)
    return d.choose(predicateLogic(op));
  if (type.kind != Type::Bits)
    return false;
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    return op == "and"   ? binary<T, T, T, bitAnd<T>>
           : op == "or"  ? binary<T, T, T, bitOr<T>>
           : op == "xor" ? binary<T, T, T, bitXor<T>>
           : op == "not" ? unary<T, T, bitNot<T>>
                         : unary<T, T, logicalNot<T>>;
  }));
}

bool decodeShift(Decoder &d) {
  bool isLeft = d.opcode() == "shl";
  Type type;
  if (!d.takeType(type) || !d.count(3) || !d.destination(d.operand(0), type, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), u32, d.out.b))
    return false;
  return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
    return isLeft ? binary<T, T, uint32_t, shl<T>> : binary<T, T, uint32_t, shr<T>>;
  }));
}

bool decodeFunnel(Decoder &d) {
  bool isLeft = d.take("l"), isRight = d.take("r"), isWrap = d.take("wrap"),
       isClamp = d.take("clamp");
  Type type;
  if (isLeft == isRight || isWrap == isClamp || !d.takeType(type) || type.bytes != 4 ||
      !d.sameType(type, 3))
    return false;
  using U = uint32_t;
  return d.choose(isLeft   ? isWrap ? ternary<U, U, U, U, shf<true, true>>
                                    : ternary<U, U, U, U, shf<true, false>>
                  : isWrap ? ternary<U, U, U, U, shf<false, true>>
                           : ternary<U, U, U, U, shf<false, false>>);
}

// popc, clz, bfind, brev
bool decodeCount(Decoder &d) {
  std::string_view op = d.opcode();
  bool isShift = d.take("shiftamt");
  Type type;
  if (!d.takeType(type) || !d.count(2) ||
      !d.destination(d.operand(0), op == "brev" ? type : u32, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a))
    return false;
  if (op == "bfind")
    return d.choose(byInteger(type, [&]<class T>(T) -> Handler {
      return isShift ? unary<uint32_t, T, bfind<T, true>> : unary<uint32_t, T, bfind<T, false>>;
    }));
  return d.choose(byInteger(unsignedOf(type), [&]<class T>(T) -> Handler {
    using U = Unsigned<T>;
    return op == "popc"  ? unary<uint32_t, U, popc<U>>
           : op == "clz" ? unary<uint32_t, U, clz<U>>
                         : unary<U, U, brev<U>>;
  }));
}

bool decodeBitField(Decoder &d) {
  Type type;
  if (!d.takeType(type))
    return false;
  if (d.opcode() == "bfe") {
    if (!d.count(4) || !d.destination(d.operand(0), type, d.out.dst) ||
        !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), u32, d.out.b) ||
        !d.source(d.operand(3), u32, d.out.c))
      return false;
    return d.choose(byInteger(
        type, [&]<class T>(T) -> Handler { return ternary<T, T, uint32_t, uint32_t, bfe<T>>; }));
  }
  if (!d.count(5) || !d.destination(d.operand(0), type, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), type, d.out.b) ||
      !d.source(d.operand(3), u32, d.out.c) || !d.source(d.operand(4), u32, d.out.extra))
    return false;
  return d.choose(type.bytes == 4 ? bfi<uint32_t> : type.bytes == 8 ? bfi<uint64_t> : nullptr);
}

bool decodeLop3(Decoder &d) {
  Type type;
  if (!d.takeType(type) || type.bytes != 4 || !d.count(5) ||
      d.operand(4).kind != Operand::Integer || !d.destination(d.operand(0), type, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), type, d.out.b) ||
      !d.source(d.operand(3), type, d.out.c))
    return false;
  d.out.extra = uint32_t(d.operand(4).value) & 0xFF;
  return d.choose(lop3);
}

bool decodePermute(Decoder &d) {
  static constexpr std::pair<std::string_view, Permute> modes[] = {
      {"f4e", Permute::F4e}, {"b4e", Permute::B4e}, {"rc8", Permute::Rc8},
      {"ecl", Permute::Ecl}, {"ecr", Permute::Ecr}, {"rc16", Permute::Rc16}};
  for (auto [name, mode] : modes)
    if (d.take(name))
      d.out.extra = uint32_t(mode);
  Type type;
  return d.takeType(type) && type.bytes == 4 && d.sameType(type, 3) && d.choose(prmt);
}

bool decodeDp4a(Decoder &d) {
  Type a, b;
  if (!d.takeType(a) || !d.takeType(b) || !d.sameType(u32, 3))
    return false;
  using U = uint32_t;
  bool as = a.kind == Type::Signed, bs = b.kind == Type::Signed;
  return d.choose(as   ? bs ? ternary<U, U, U, U, dp4a<int8_t, int8_t>>
                            : ternary<U, U, U, U, dp4a<int8_t, uint8_t>>
                  : bs ? ternary<U, U, U, U, dp4a<uint8_t, int8_t>>
                       : ternary<U, U, U, U, dp4a<uint8_t, uint8_t>>);
}

} // namespace

void emulatedptx::addIntegerFamilies(Families &families) {
  for (std::string_view op : {"add", "sub", "addc", "subc"})
    families[op] = decodeAddSub;
  families["mul"] = decodeMul;
  families["mad"] = families["madc"] = decodeMad;
  families["mul24"] = families["mad24"] = decodeMul24;
  for (std::string_view op : {"div", "rem", "min", "max", "abs", "neg"})
    families[op] = decodeShared;
  families["sad"] = decodeSad;
  for (std::string_view op : {"and", "or", "xor", "not", "cnot"})
    families[op] = decodeLogic;
  families["shl"] = families["shr"] = decodeShift;
  families["shf"] = decodeFunnel;
  for (std::string_view op : {"popc", "clz", "bfind", "brev"})
    families[op] = decodeCount;
  families["bfe"] = families["bfi"] = decodeBitField;
  families["lop3"] = decodeLop3;
  families["prmt"] = decodePermute;
  families["dp4a"] = decodeDp4a;
}
