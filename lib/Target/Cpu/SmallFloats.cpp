//===- SmallFloats.cpp - Floats of at most 8 bits, held in f32 ---------------------------===//
//
// What a format's bits mean follows from its semantics in LLVM, which are the interpreter's. Every
// number of every format is an f32, so f32 holds them exactly.
//===-------------------------------------------------------------------------------------===//
#include "MemoryCode.h"

#include <cmath>

using namespace mlir;

namespace zero {

bool isSmallFloat(Type element) {
  return isa<FloatType>(element) && element.getIntOrFloatBitWidth() <= 8;
}

namespace {
/// A format as the code below needs it: all but Float8E8M0FNU have a sign and a zero.
struct Format {
  explicit Format(Type element) {
    const llvm::fltSemantics &semantics = cast<FloatType>(element).getFloatSemantics();
    width = element.getIntOrFloatBitWidth();
    mantissa = llvm::APFloat::semanticsPrecision(semantics) - 1;
    minExponent = llvm::APFloat::semanticsMinExponent(semantics);
    hasInfinity = llvm::APFloat::semanticsHasInf(semantics);
    hasNan = llvm::APFloat::semanticsHasNaN(semantics);
    isPowers = !llvm::APFloat::semanticsHasZero(semantics);
    largest = llvm::APFloat::getLargest(semantics).bitcastToAPInt().getZExtValue();
    nan = hasNan ? llvm::APFloat::getNaN(semantics).bitcastToAPInt().getZExtValue() : 0;
    nanIsMinusZero = hasNan && nan == int64_t(1) << (width - 1);
  }

  int64_t width, mantissa, minExponent, largest, nan;
  bool hasInfinity, hasNan;
  bool isPowers;       // exponents alone
  bool nanIsMinusZero; // and there is no other NaN, no infinity, no zero with a sign
};
} // namespace

constexpr int64_t kFloatMantissa = 23, kFloatInfinity = 0x7f800000, kFloatQuietNan = 0x7fc00000;

/// The number of the bits in `bits`, an i8.
Value MemoryCode::decodeSmall(Type element, Value bits) {
  Format format(element);
  Type type = typeLike(bits, builder.getI32Type()), real = typeLike(bits, builder.getF32Type());
  auto constant = [&](int64_t c) { return constantInt(type, c); };
  auto equals = [&](Value a, int64_t b) {
    return make<arith::CmpIOp>(arith::CmpIPredicate::eq, a, constant(b));
  };
  bits = make<arith::ExtUIOp>(type, bits);
  if (format.isPowers) {
    Value power = make<arith::ShLIOp>(bits, constant(kFloatMantissa));
    power = select(equals(bits, 0), constant(int64_t(1) << (kFloatMantissa - 1)), power);
    power = select(equals(bits, format.nan), constant(kFloatQuietNan), power);
    return make<arith::BitcastOp>(real, power);
  }
  int64_t signBit = int64_t(1) << (format.width - 1);
  Value magnitude = make<arith::AndIOp>(bits, constant(signBit - 1));
  Value sign = make<arith::ShLIOp>(make<arith::AndIOp>(bits, constant(signBit)),
                                   constant(32 - format.width));
  // As an f32 with a wrong exponent, which also is right for denormal numbers.
  Value wide = make<arith::ShLIOp>(magnitude, constant(kFloatMantissa - format.mantissa));
  Value value = make<arith::BitcastOp>(real, wide);
  value =
      make<arith::MulFOp>(value, constantLike(value, std::ldexp(1.0, 126 + format.minExponent)));
  Value result = make<arith::BitcastOp>(type, value);
  if (format.hasInfinity) {
    Value special =
        make<arith::CmpIOp>(arith::CmpIPredicate::sgt, magnitude, constant(format.largest));
    result = select(special, make<arith::OrIOp>(wide, constant(kFloatInfinity)), result);
  } else if (format.nanIsMinusZero) {
    result = select(equals(bits, format.nan), constant(kFloatQuietNan), result);
  } else if (format.hasNan) {
    result = select(equals(magnitude, format.nan), constant(kFloatQuietNan), result);
  }
  return make<arith::BitcastOp>(real, make<arith::OrIOp>(result, sign));
}

/// To the nearest power of two, halves up; infinity and what is negative are NaN, the last code.
Value MemoryCode::encodePower(Value bits, Value magnitude) {
  Type type = bits.getType();
  auto constant = [&](int64_t c) { return constantInt(type, c); };
  auto isAtLeast = [&](Value a, int64_t b) {
    return make<arith::CmpIOp>(arith::CmpIPredicate::sge, a, constant(b));
  };
  Value code = make<arith::ShRUIOp>(make<arith::AddIOp>(magnitude, constant(1 << 22)),
                                    constant(kFloatMantissa));
  // Denormal f32: between 2^-127 and 2^-126.
  Value small = make<arith::ExtUIOp>(type, isAtLeast(magnitude, 3 << 21));
  code = select(isAtLeast(magnitude, 1 << kFloatMantissa), code, small);
  Value negative = make<arith::CmpIOp>(arith::CmpIPredicate::slt, bits, constant(0));
  Value isZero = make<arith::CmpIOp>(arith::CmpIPredicate::eq, magnitude, constant(0));
  code = make<arith::MinSIOp>(select(negative, constant(255), code), constant(255));
  return select(isZero, constant(0), code);
}

/// The bits of an f32's nearest number, ties to even, as an i8. What overflows is infinite, NaN, or
/// the largest number, as the format has them; a format without NaN takes it, and infinity, for
/// zero.
Value MemoryCode::encodeSmall(Type element, Value value) {
  Format format(element);
  Type type = typeLike(value, builder.getI32Type());
  auto constant = [&](int64_t c) { return constantInt(type, c); };
  Value bits = make<arith::BitcastOp>(type, value);
  Value magnitude = make<arith::AndIOp>(bits, constant(0x7fffffff));
  Type storage = typeLike(value, builder.getI8Type());
  if (format.isPowers)
    return make<arith::TruncIOp>(storage, encodePower(bits, magnitude));
  int64_t shift = kFloatMantissa - format.mantissa;
  // Denormal results: the adder rounds at the last bit of `step`, their distance times 2^23.
  Value step =
      constantLike(value, std::ldexp(1.0, kFloatMantissa + format.minExponent - format.mantissa));
  Value absolute = make<arith::BitcastOp>(value.getType(), magnitude);
  Value small =
      make<arith::SubIOp>(make<arith::BitcastOp>(type, make<arith::AddFOp>(absolute, step)),
                          make<arith::BitcastOp>(type, step));
  Value odd = make<arith::AndIOp>(make<arith::ShRUIOp>(magnitude, constant(shift)), constant(1));
  Value normal = make<arith::AddIOp>(
      make<arith::AddIOp>(magnitude, odd),
      constant((int64_t(1) << (shift - 1)) - 1 - ((126 + format.minExponent) << kFloatMantissa)));
  normal = make<arith::ShRSIOp>(normal, constant(shift));
  Value isNormal = make<arith::CmpIOp>(arith::CmpIPredicate::sge, magnitude,
                                       constant((127 + format.minExponent) << kFloatMantissa));
  Value code = select(isNormal, normal, small);
  int64_t beyond = format.hasInfinity ? format.largest + 1
                   : format.hasNan    ? format.nan
                                      : format.largest;
  Value tooLarge = make<arith::CmpIOp>(arith::CmpIPredicate::sgt, code, constant(format.largest));
  code = select(tooLarge, constant(beyond), code);
  Value isNan = make<arith::CmpIOp>(arith::CmpIPredicate::sgt, magnitude, constant(kFloatInfinity));
  if (format.hasNan)
    code = select(isNan, constant(format.nan), code);
  else
    code =
        select(make<arith::CmpIOp>(arith::CmpIPredicate::sge, magnitude, constant(kFloatInfinity)),
               constant(0), code);
  Value sign = make<arith::AndIOp>(make<arith::ShRUIOp>(bits, constant(32 - format.width)),
                                   constant(int64_t(1) << (format.width - 1)));
  Value isSigned = make<arith::OrIOp>(code, sign);
  if (format.nanIsMinusZero)
    isSigned =
        select(make<arith::CmpIOp>(arith::CmpIPredicate::eq, code, constant(0)), code, isSigned);
  return make<arith::TruncIOp>(storage, isSigned);
}

} // namespace zero
