//===- Compare.cpp - setp, set, selp, slct, testp ----------------------------------------===//

#include "Decoder.h"
#include "Number.h"

using namespace emulatedptx;

namespace {

enum class Relation : uint8_t { Eq, Ne, Lt, Le, Gt, Ge, Equ, Neu, Ltu, Leu, Gtu, Geu, Num, Nan };

template <Relation R, class T> bool holds(T a, T b) {
  bool isUnordered = a != a || b != b;
  switch (R) {
  case Relation::Eq:
    return a == b;
  case Relation::Ne:
    return a != b && !isUnordered;
  case Relation::Lt:
    return a < b;
  case Relation::Le:
    return a <= b;
  case Relation::Gt:
    return a > b;
  case Relation::Ge:
    return a >= b;
  case Relation::Equ:
    return a == b || isUnordered;
  case Relation::Neu:
    return !(a == b);
  case Relation::Ltu:
    return !(a >= b);
  case Relation::Leu:
    return !(a > b);
  case Relation::Gtu:
    return !(a <= b);
  case Relation::Geu:
    return !(a < b);
  case Relation::Num:
    return !isUnordered;
  case Relation::Nan:
    return isUnordered;
  }
  return false;
}

// How an operand's lanes are read; Part: which half of a pair.
template <class T> struct Plain {
  using Word = T;
  static T get(T word) { return word; }
};
struct Flushed {
  using Word = float;
  static float get(float word) { return flush(word); }
};
template <class H, class W, unsigned Part = 0> struct Half {
  using Word = W;
  static float get(W word) { return H::widen(uint16_t(word >> (16 * Part))); }
};

template <class Read, Relation R> uint32_t compare(Warp &warp, const Inst &inst) {
  const auto *a = warp.lane<typename Read::Word>(inst.a),
             *b = warp.lane<typename Read::Word>(inst.b);
  return lanesWhere([&](unsigned l) { return holds<R>(Read::get(a[l]), Read::get(b[l])); });
}

enum : uint8_t { joinAnd = 1, joinOr = 2, joinXor = 3, joinMask = 3, joinNegated = 16 };

uint32_t joined(Warp &warp, const Inst &inst, uint32_t value) {
  if (!(inst.flags & joinMask))
    return value;
  uint32_t c = warp.predicate(inst.c) ^ (inst.flags & joinNegated ? allLanes : 0);
  return (inst.flags & joinMask) == joinAnd  ? value & c
         : (inst.flags & joinMask) == joinOr ? value | c
                                             : value ^ c;
}

void assign(Warp &warp, uint32_t slot, uint32_t value, uint32_t mask) {
  uint32_t &d = warp.predicate(slot);
  d = (d & ~mask) | (value & mask);
}

// p = compare, and q = its opposite; each joined with c.
template <class Read, Relation R> void setPredicate(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t value = compare<Read, R>(warp, inst), first = joined(warp, inst, value),
           second = joined(warp, inst, ~value);
  assign(warp, inst.dst, first, mask);
  if (inst.extra != noSlot)
    assign(warp, inst.extra, second, mask);
}

// Of a pair: p for the low half, q for the high one.
template <class H, Relation R> void setPair(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t low = joined(warp, inst, compare<Half<H, uint32_t, 0>, R>(warp, inst));
  uint32_t high = joined(warp, inst, compare<Half<H, uint32_t, 1>, R>(warp, inst));
  assign(warp, inst.dst, low, mask);
  if (inst.extra != noSlot)
    assign(warp, inst.extra, high, mask);
}

// set: imm is what true gives.
template <class Read, Relation R> void setValue(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t value = joined(warp, inst, compare<Read, R>(warp, inst)), result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = value >> l & 1 ? uint32_t(inst.imm) : 0;
  commit(warp, inst.dst, result, mask);
}

template <class Read, Relation R> void setHalf(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t value = joined(warp, inst, compare<Read, R>(warp, inst));
  uint16_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = value >> l & 1 ? uint16_t(inst.imm) : uint16_t(0);
  commit(warp, inst.dst, result, mask);
}

template <class H, Relation R> void setValues(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t low = compare<Half<H, uint32_t, 0>, R>(warp, inst),
           high = compare<Half<H, uint32_t, 1>, R>(warp, inst);
  uint32_t result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = (low >> l & 1 ? uint32_t(inst.imm) & 0xFFFF : 0) |
                (high >> l & 1 ? uint32_t(inst.imm) << 16 : 0);
  commit(warp, inst.dst, result, mask);
}

//===-------------------------------------------------------------------------===//
// Decoding
//===-------------------------------------------------------------------------===//

bool takeRelation(Decoder &d, Relation &relation, bool isUnsigned) {
  static constexpr std::pair<std::string_view, Relation> names[] = {
      {"eq", Relation::Eq},   {"ne", Relation::Ne},   {"lt", Relation::Lt},
      {"le", Relation::Le},   {"gt", Relation::Gt},   {"ge", Relation::Ge},
      {"equ", Relation::Equ}, {"neu", Relation::Neu}, {"ltu", Relation::Ltu},
      {"leu", Relation::Leu}, {"gtu", Relation::Gtu}, {"geu", Relation::Geu},
      {"num", Relation::Num}, {"nan", Relation::Nan}};
  static constexpr std::pair<std::string_view, Relation> lowHigh[] = {
      {"lo", Relation::Lt}, {"ls", Relation::Le}, {"hi", Relation::Gt}, {"hs", Relation::Ge}};
  for (auto [name, value] : names)
    if (d.take(name))
      return relation = value, true;
  for (auto [name, value] : lowHigh)
    if (isUnsigned && d.take(name))
      return relation = value, true;
  return d.fail("expected a comparison");
}

// F(integral_constant) for the relation; integers have the first six.
template <bool isInteger, class F> Handler byRelation(Relation relation, F &&f) {
#define CASE(R)                                                                                    \
  case Relation::R:                                                                                \
    return f(std::integral_constant<Relation, Relation::R>());
  switch (relation) {
    CASE(Eq)
    CASE(Ne)
    CASE(Lt)
    CASE(Le)
    CASE(Gt)
    CASE(Ge)
  default:
    break;
  }
  if constexpr (!isInteger) {
    switch (relation) {
      CASE(Equ)
      CASE(Neu)
      CASE(Ltu)
      CASE(Leu)
      CASE(Gtu)
      CASE(Geu)
      CASE(Num)
      CASE(Nan)
    default:
      break;
    }
  }
#undef CASE
  return nullptr;
}

// G<Read>() gives the handler of a relation for operands that are read so.
template <class G> Handler byOperands(Type type, bool isFtz, Relation relation, G g) {
  if (type.isInteger())
    return byInteger(type, [&]<class T>(T) -> Handler {
      return byRelation<true>(relation,
                              [&](auto r) { return g.template operator()<Plain<T>, r.value>(); });
    });
  auto floating = [&]<class Read>(Read) -> Handler {
    return byRelation<false>(relation,
                             [&](auto r) { return g.template operator()<Read, r.value>(); });
  };
  if (type.kind == Type::BFloat)
    return floating(Half<BF16, uint16_t>());
  if (type.bytes == 2)
    return floating(Half<F16, uint16_t>());
  if (type.bytes == 8)
    return floating(Plain<double>());
  return isFtz ? floating(Flushed()) : floating(Plain<float>());
}

bool takeJoin(Decoder &d) {
  d.out.flags = d.take("and") ? joinAnd : d.take("or") ? joinOr : d.take("xor") ? joinXor : 0;
  if (!d.out.flags)
    return d.count(3);
  if (!d.count(4) || !d.predicate(d.operand(3), d.out.c))
    return false;
  d.out.flags |= d.operand(3).negated ? joinNegated : 0;
  return true;
}

bool decodeSetPredicate(Decoder &d) {
  constexpr Type predicate{Type::Predicate, 1};
  bool isFtz = d.take("ftz");
  Type type;
  Relation relation;
  if (!d.takeType(type) || !takeRelation(d, relation, type.kind == Type::Unsigned) ||
      !takeJoin(d) || !d.source(d.operand(1), type, d.out.a) ||
      !d.source(d.operand(2), type, d.out.b))
    return false;
  const Operand &result = d.operand(0);
  bool isPair = result.kind == Operand::Vector;
  d.out.extra = noSlot;
  if (!d.destination(isPair ? result.elements[0] : result, predicate, d.out.dst) ||
      (isPair && !d.destination(result.elements[1], predicate, d.out.extra)))
    return false;
  if (type.count == 2)
    return d.choose(byRelation<false>(relation, [&](auto r) -> Handler {
      return type.kind == Type::BFloat ? setPair<BF16, r.value> : setPair<F16, r.value>;
    }));
  return d.choose(byOperands(type, isFtz, relation, []<class Read, Relation R>() -> Handler {
    return setPredicate<Read, R>;
  }));
}

bool decodeSet(Decoder &d) {
  bool isFtz = d.take("ftz");
  Type result, type;
  Relation relation;
  if (!d.takeType(result) || !d.takeType(type) ||
      !takeRelation(d, relation, type.kind == Type::Unsigned) || !takeJoin(d) ||
      !d.destination(d.operand(0), result, d.out.dst) || !d.source(d.operand(1), type, d.out.a) ||
      !d.source(d.operand(2), type, d.out.b))
    return false;
  d.out.imm = result.isInteger()            ? 0xFFFFFFFF
              : result.kind == Type::BFloat ? 0x3F80
              : result.bytes == 2           ? 0x3C00
                                            : 0x3F800000;
  if (type.count == 2)
    return result.totalBytes() == 4 && d.choose(byRelation<false>(relation, [&](auto r) -> Handler {
      return type.kind == Type::BFloat ? setValues<BF16, r.value> : setValues<F16, r.value>;
    }));
  if (result.totalBytes() == 2)
    return d.choose(byOperands(type, isFtz, relation, []<class Read, Relation R>() -> Handler {
      return setHalf<Read, R>;
    }));
  return result.totalBytes() == 4 &&
         d.choose(byOperands(type, isFtz, relation, []<class Read, Relation R>() -> Handler {
           return setValue<Read, R>;
         }));
}

template <class T> void selectLanes(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b);
  uint32_t p = warp.predicate(inst.c) ^ (inst.flags ? allLanes : 0);
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l)
    result[l] = p & (1u << l) ? a[l] : b[l];
  commit(warp, inst.dst, result, mask);
}

void selectPredicate(Warp &warp, const Inst &inst, uint32_t mask) {
  uint32_t p = warp.predicate(inst.c) ^ (inst.flags ? allLanes : 0);
  assign(warp, inst.dst, (warp.predicate(inst.a) & p) | (warp.predicate(inst.b) & ~p), mask);
}

bool decodeSelect(Decoder &d) {
  Type type;
  if (!d.takeType(type) || !d.count(4) || !d.destination(d.operand(0), type, d.out.dst) ||
      !d.source(d.operand(1), type, d.out.a) || !d.source(d.operand(2), type, d.out.b) ||
      !d.predicate(d.operand(3), d.out.c))
    return false;
  d.out.flags = d.operand(3).negated;
  if (type.kind == Type::Predicate)
    return d.choose(selectPredicate);
  return d.choose(byWidth(type.totalBytes(), []<class T>(T) -> Handler { return selectLanes<T>; }));
}

// d = c >= 0 ? a : b
template <class T, class C> void selectBySign(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a), *b = warp.lane<T>(inst.b);
  const C *c = warp.lane<C>(inst.c);
  T result[lanes];
  for (unsigned l = 0; l < lanes; ++l) {
    C value = c[l];
    if constexpr (std::is_same_v<C, float>)
      value = inst.flags ? flush(value) : value;
    result[l] = value >= 0 ? a[l] : b[l];
  }
  commit(warp, inst.dst, result, mask);
}

bool decodeSelectBySign(Decoder &d) {
  d.out.flags = d.take("ftz");
  Type type, by;
  if (!d.takeType(type) || !d.takeType(by) || !d.count(4) || by.bytes != 4 ||
      !d.destination(d.operand(0), type, d.out.dst) || !d.source(d.operand(1), type, d.out.a) ||
      !d.source(d.operand(2), type, d.out.b) || !d.source(d.operand(3), by, d.out.c))
    return false;
  return d.choose(byWidth(type.totalBytes(), [&]<class T>(T) -> Handler {
    return by.isFloating() ? selectBySign<T, float> : selectBySign<T, int32_t>;
  }));
}

enum class Class : uint8_t { Finite, Infinite, Number, NotANumber, Normal, Subnormal };

template <class T> void testClass(Warp &warp, const Inst &inst, uint32_t mask) {
  const T *a = warp.lane<T>(inst.a);
  assign(warp, inst.dst, lanesWhere([&](unsigned l) {
           switch (Class(inst.flags)) {
           case Class::Finite:
             return bool(std::isfinite(a[l]));
           case Class::Infinite:
             return bool(std::isinf(a[l]));
           case Class::Number:
             return !std::isnan(a[l]);
           case Class::NotANumber:
             return bool(std::isnan(a[l]));
           case Class::Normal:
             return a[l] == 0 || std::isnormal(a[l]);
           case Class::Subnormal:
             return std::fpclassify(a[l]) == FP_SUBNORMAL;
           }
           return false;
         }),
         mask);
}

bool decodeTest(Decoder &d) {
  static constexpr std::string_view names[] = {"finite",     "infinite", "number",
                                               "notanumber", "normal",   "subnormal"};
  for (uint8_t i = 0; i < 6; ++i)
    if (d.take(names[i]))
      d.out.flags = i;
  Type type;
  return d.takeType(type) && d.count(2) &&
         d.destination(d.operand(0), {Type::Predicate, 1}, d.out.dst) &&
         d.source(d.operand(1), type, d.out.a) &&
         d.choose(type.bytes == 8 ? testClass<double> : testClass<float>);
}

} // namespace

void emulatedptx::addCompareFamilies(Families &families) {
  families["setp"] = decodeSetPredicate;
  families["set"] = decodeSet;
  families["selp"] = decodeSelect;
  families["slct"] = decodeSelectBySign;
  families["testp"] = decodeTest;
}
