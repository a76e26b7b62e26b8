#include "ElementCode.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "zero/Dialect/StableHLO/Reducers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace zero {

static Type elementOf(Value value) { return tensorTypeOf(value).getElementType(); }
static bool isUnsigned(Type element) { return element.isUnsignedInteger() || element.isInteger(1); }

Value ElementCode::combine(ir::ReduceKind kind, Type element, Value a, Value b) {
  SmallVector<Value, 2> values = {a, b};
  unify(values);
  a = values[0], b = values[1];
  bool isFloat = isa<FloatType>(element), isBool = element.isInteger(1);
  switch (kind) {
  case ir::ReduceKind::Add:
    if (isFloat)
      return make<arith::AddFOp>(a, b);
    return isBool ? make<arith::OrIOp>(a, b) : make<arith::AddIOp>(a, b);
  case ir::ReduceKind::Mul:
    if (isFloat)
      return make<arith::MulFOp>(a, b);
    return isBool ? make<arith::AndIOp>(a, b) : make<arith::MulIOp>(a, b);
  case ir::ReduceKind::Max:
    if (isFloat)
      return make<arith::MaximumFOp>(a, b);
    return isUnsigned(element) ? make<arith::MaxUIOp>(a, b) : make<arith::MaxSIOp>(a, b);
  case ir::ReduceKind::Min:
    if (isFloat)
      return make<arith::MinimumFOp>(a, b);
    return isUnsigned(element) ? make<arith::MinUIOp>(a, b) : make<arith::MinSIOp>(a, b);
  case ir::ReduceKind::And:
    return make<arith::AndIOp>(a, b);
  case ir::ReduceKind::Or:
    return make<arith::OrIOp>(a, b);
  }
  llvm_unreachable("all kinds are above");
}

Value ElementCode::identity(ir::ReduceKind kind, Type element) {
  Type type = computeType(element);
  TypedAttr value = hlo::getReduceIdentity(kind, isa<FloatType>(type) ? type : element);
  if (auto number = dyn_cast<IntegerAttr>(value))
    value = builder.getIntegerAttr(type, number.getValue());
  return arith::ConstantOp::create(builder, loc, value);
}

//===----------------------------------------------------------------------===//
// Integers: no operand may reach undefined behaviour
//===----------------------------------------------------------------------===//

/// x / 0 = -1 (all ones), x % 0 = x, MIN / -1 = MIN, MIN % -1 = 0.
Value ElementCode::divideInt(Type element, Value a, Value b, bool remainder) {
  Type type = a.getType();
  Value one = constantInt(type, 1), zeroValue = constantInt(type, 0), ones = constantInt(type, -1);
  Value byZero = make<arith::CmpIOp>(arith::CmpIPredicate::eq, b, zeroValue);
  Value unsafe = byZero;
  if (!isUnsigned(element)) {
    int64_t minimum =
        llvm::APInt::getSignedMinValue(element.getIntOrFloatBitWidth()).getSExtValue();
    Value isMin = make<arith::CmpIOp>(arith::CmpIPredicate::eq, a, constantInt(type, minimum));
    Value byMinusOne = make<arith::CmpIOp>(arith::CmpIPredicate::eq, b, ones);
    unsafe = make<arith::OrIOp>(byZero, make<arith::AndIOp>(isMin, byMinusOne));
  }
  Value safe = select(unsafe, one, b); // MIN / 1 = MIN, MIN % 1 = 0
  if (remainder) {
    Value rest =
        isUnsigned(element) ? make<arith::RemUIOp>(a, safe) : make<arith::RemSIOp>(a, safe);
    return select(byZero, a, rest);
  }
  Value quotient =
      isUnsigned(element) ? make<arith::DivUIOp>(a, safe) : make<arith::DivSIOp>(a, safe);
  return select(byZero, ones, quotient);
}

/// Shifting by the width or more gives 0, or the sign for arithmetic shifts.
Value ElementCode::shift(Operation *op, Value a, Value b) {
  Type type = a.getType();
  int64_t width = elementOf(op->getResult(0)).getIntOrFloatBitWidth();
  Value inRange = make<arith::CmpIOp>(arith::CmpIPredicate::ult, b, constantInt(type, width));
  bool isArithmetic = isa<hlo::ShiftRightArithmeticOp>(op);
  Value safe = select(inRange, b, constantInt(type, isArithmetic ? width - 1 : 0));
  if (isArithmetic)
    return make<arith::ShRSIOp>(a, safe);
  Value shifted =
      isa<hlo::ShiftLeftOp>(op) ? make<arith::ShLIOp>(a, safe) : make<arith::ShRUIOp>(a, safe);
  return select(inRange, shifted, constantInt(type, 0));
}

/// By squaring; negative exponents give 0 but for bases 1 and -1.
Value ElementCode::powerInt(Type element, Value a, Value b) {
  Type type = a.getType();
  unsigned width = element.getIntOrFloatBitWidth();
  Value one = constantInt(type, 1), zeroValue = constantInt(type, 0);
  Value result = one, square = a, rest = b;
  for (unsigned bit = 0; bit < width; ++bit) {
    Value odd =
        make<arith::CmpIOp>(arith::CmpIPredicate::ne, make<arith::AndIOp>(rest, one), zeroValue);
    result = select(odd, make<arith::MulIOp>(result, square), result);
    square = make<arith::MulIOp>(square, square);
    rest = make<arith::ShRUIOp>(rest, one);
  }
  if (isUnsigned(element))
    return result;
  Value isUnit = make<arith::CmpIOp>(arith::CmpIPredicate::ult, make<arith::AddIOp>(a, one),
                                     constantInt(type, 3));
  isUnit = make<arith::AndIOp>(isUnit, make<arith::CmpIOp>(arith::CmpIPredicate::ne, a, zeroValue));
  Value negative = make<arith::CmpIOp>(arith::CmpIPredicate::slt, b, zeroValue);
  // For the bases 1 and -1 the squaring above is right for negative exponents too.
  Value vanishes =
      make<arith::AndIOp>(negative, make<arith::XOrIOp>(isUnit, constantInt(isUnit.getType(), 1)));
  return select(vanishes, zeroValue, result);
}

//===----------------------------------------------------------------------===//
// One operand
//===----------------------------------------------------------------------===//

/// To nearest even on the bits. What overflows is infinite, what is too small for a normal number
/// of the format is zero; a format without mantissa has no NaN.
Value ElementCode::reducePrecision(hlo::ReducePrecisionOp op, Value x) {
  auto type = cast<FloatType>(computeType(elementOf(op.getResult())));
  int64_t exponent = op.getExponentBits(), mantissa = op.getMantissaBits();
  int64_t width = type.getWidth(), ownMantissa = type.getFPMantissaWidth() - 1;
  int64_t ownExponent = width - 1 - ownMantissa;
  Type bitsType = typeLike(x, builder.getIntegerType(width));
  auto constant = [&](int64_t c) { return constantInt(bitsType, c); };
  int64_t signMask = llvm::APInt::getSignMask(width).getSExtValue();
  int64_t infinity = ((int64_t(1) << ownExponent) - 1) << ownMantissa;
  Value given = make<arith::BitcastOp>(bitsType, x), bits = given;
  if (mantissa < ownMantissa) {
    int64_t last = int64_t(1) << (ownMantissa - mantissa);
    Value odd = make<arith::ShRUIOp>(bits, constant(ownMantissa - mantissa));
    odd = make<arith::AndIOp>(odd, constant(1));
    bits = make<arith::AddIOp>(bits, make<arith::AddIOp>(odd, constant((last >> 1) - 1)));
    bits = make<arith::AndIOp>(bits, constant(-last));
  }
  Value sign = make<arith::AndIOp>(given, constant(signMask));
  if (exponent < ownExponent) {
    int64_t bias = (int64_t(1) << (ownExponent - 1)) - 1;
    int64_t reach = (int64_t(1) << (exponent - 1)) - 1;
    Value magnitude = make<arith::AndIOp>(bits, constant(~signMask));
    auto beyond = [&](arith::CmpIPredicate predicate, int64_t power) {
      return make<arith::CmpIOp>(predicate, magnitude, constant(power << ownMantissa));
    };
    Value over = beyond(arith::CmpIPredicate::sge, bias + reach + 1);
    Value under = beyond(arith::CmpIPredicate::slt, bias - reach + 1);
    bits = select(over, make<arith::OrIOp>(sign, constant(infinity)), bits);
    bits = select(under, sign, bits);
  }
  Value isNan = make<arith::CmpFOp>(arith::CmpFPredicate::UNO, x, x);
  Value nan = mantissa > 0 ? given : make<arith::OrIOp>(sign, constant(infinity));
  return make<arith::BitcastOp>(x.getType(), select(isNan, nan, bits));
}

static Value emitSign(ElementCode &e, Type element, Value x) {
  if (isa<FloatType>(element)) {
    Value one = e.make<math::CopySignOp>(e.constantLike(x, 1.0), x);
    Value keep = e.make<arith::CmpFOp>(arith::CmpFPredicate::UEQ, x, e.constantLike(x, 0));
    return e.make<arith::SelectOp>(keep, x, one); // zeros and NaN as they are
  }
  Value zeroValue = e.constantInt(x.getType(), 0), one = e.constantInt(x.getType(), 1);
  Value positive = e.make<arith::SelectOp>(
      e.make<arith::CmpIOp>(arith::CmpIPredicate::ne, x, zeroValue), one, zeroValue);
  if (isUnsigned(element))
    return positive;
  Value negative = e.make<arith::CmpIOp>(arith::CmpIPredicate::slt, x, zeroValue);
  return e.make<arith::SelectOp>(negative, e.constantInt(x.getType(), -1), positive);
}

Value ElementCode::emitUnary(Operation *op, Type element, Value x) {
  bool isFloat = isa<FloatType>(element), isDouble = element.isF64();
  auto one = [&] { return constantLike(x, 1.0); };
  if (Value approximate = approximateUnary(op, element, x))
    return approximate;
  Value result =
      llvm::TypeSwitch<Operation *, Value>(op)
          .Case<hlo::AbsOp>([&](auto) {
            if (isFloat)
              return make<math::AbsFOp>(x);
            Value minus = make<arith::SubIOp>(constantInt(x.getType(), 0), x);
            return isUnsigned(element) ? x : make<arith::MaxSIOp>(x, minus);
          })
          .Case<hlo::NegateOp>([&](auto) {
            return isFloat ? make<arith::NegFOp>(x)
                           : make<arith::SubIOp>(constantInt(x.getType(), 0), x);
          })
          .Case<hlo::NotOp>(
              [&](auto) { return make<arith::XOrIOp>(x, constantInt(x.getType(), -1)); })
          .Case<hlo::SignOp>([&](auto) { return emitSign(*this, element, x); })
          .Case<hlo::CeilOp>([&](auto) { return make<math::CeilOp>(x); })
          .Case<hlo::FloorOp>([&](auto) { return make<math::FloorOp>(x); })
          .Case<hlo::RoundOp>([&](auto) { return make<math::RoundOp>(x); })
          .Case<hlo::RoundNearestEvenOp>([&](auto) { return make<math::RoundEvenOp>(x); })
          .Case<hlo::CountLeadingZerosOp>([&](auto) { return make<math::CountLeadingZerosOp>(x); })
          .Case<hlo::PopulationCountOp>([&](auto) { return make<math::CtPopOp>(x); })
          .Case<hlo::SqrtOp>([&](auto) { return make<math::SqrtOp>(x); })
          .Case<hlo::RsqrtOp>(
              [&](auto) { return make<arith::DivFOp>(one(), make<math::SqrtOp>(x)); })
          .Case<hlo::ExponentialOp>(
              [&](auto) { return isDouble ? callMath("exp", x) : expandExp(x); })
          .Case<hlo::ExponentialMinusOneOp>(
              [&](auto) { return isDouble ? callMath("expm1", x) : expandExpm1(x); })
          .Case<hlo::LogOp>([&](auto) { return isDouble ? callMath("log", x) : expandLog(x); })
          .Case<hlo::LogPlusOneOp>(
              [&](auto) { return isDouble ? callMath("log1p", x) : expandLog1p(x); })
          .Case<hlo::TanhOp>([&](auto) { return isDouble ? callMath("tanh", x) : expandTanh(x); })
          .Case<hlo::LogisticOp>([&](auto) {
            Value minus = make<arith::NegFOp>(x);
            Value power = isDouble ? callMath("exp", minus) : expandExp(minus);
            return make<arith::DivFOp>(one(), make<arith::AddFOp>(power, one()));
          })
          .Case<hlo::SineOp>([&](auto) { return callMath("sin", x); })
          .Case<hlo::CosineOp>([&](auto) { return callMath("cos", x); })
          .Case<hlo::TanOp>([&](auto) { return callMath("tan", x); })
          .Case<hlo::CbrtOp>([&](auto) { return callMath("cbrt", x); })
          .Default([&](Operation *) { return fail(op, "has no lowering to CPU code"); });
  return result;
}

//===----------------------------------------------------------------------===//
// Two and three operands
//===----------------------------------------------------------------------===//

Value ElementCode::emitBinary(Operation *op, Type element, Value a, Value b) {
  bool isFloat = isa<FloatType>(element);
  if (std::optional<ir::ReduceKind> kind = hlo::getReduceKind(op))
    return combine(*kind, element, a, b);
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<hlo::SubtractOp>(
          [&](auto) { return isFloat ? make<arith::SubFOp>(a, b) : make<arith::SubIOp>(a, b); })
      .Case<hlo::DivOp>([&](auto) -> Value {
        if (Value quotient = quickDivision(element, a, b))
          return quotient;
        return isFloat ? make<arith::DivFOp>(a, b) : divideInt(element, a, b, /*remainder=*/false);
      })
      .Case<hlo::RemOp>([&](auto) {
        return isFloat ? callMath("fmod", {a, b}) : divideInt(element, a, b, /*remainder=*/true);
      })
      .Case<hlo::PowOp>(
          [&](auto) { return isFloat ? callMath("pow", {a, b}) : powerInt(element, a, b); })
      .Case<hlo::Atan2Op>([&](auto) { return callMath("atan2", {a, b}); })
      .Case<hlo::XorOp>([&](auto) { return make<arith::XOrIOp>(a, b); })
      .Case<hlo::ShiftLeftOp, hlo::ShiftRightArithmeticOp, hlo::ShiftRightLogicalOp>(
          [&](auto) { return shift(op, a, b); })
      .Default([&](Operation *) { return fail(op, "has no lowering to CPU code"); });
}

static arith::CmpFPredicate floatPredicate(hlo::ComparisonDirection direction) {
  switch (direction) {
  case hlo::ComparisonDirection::EQ:
    return arith::CmpFPredicate::OEQ;
  case hlo::ComparisonDirection::NE:
    return arith::CmpFPredicate::UNE;
  case hlo::ComparisonDirection::GE:
    return arith::CmpFPredicate::OGE;
  case hlo::ComparisonDirection::GT:
    return arith::CmpFPredicate::OGT;
  case hlo::ComparisonDirection::LE:
    return arith::CmpFPredicate::OLE;
  case hlo::ComparisonDirection::LT:
    return arith::CmpFPredicate::OLT;
  }
  llvm_unreachable("all directions are above");
}

static arith::CmpIPredicate intPredicate(hlo::ComparisonDirection direction, bool noSign) {
  using P = arith::CmpIPredicate;
  switch (direction) {
  case hlo::ComparisonDirection::EQ:
    return P::eq;
  case hlo::ComparisonDirection::NE:
    return P::ne;
  case hlo::ComparisonDirection::GE:
    return noSign ? P::uge : P::sge;
  case hlo::ComparisonDirection::GT:
    return noSign ? P::ugt : P::sgt;
  case hlo::ComparisonDirection::LE:
    return noSign ? P::ule : P::sle;
  case hlo::ComparisonDirection::LT:
    return noSign ? P::ult : P::slt;
  }
  llvm_unreachable("all directions are above");
}

Value ElementCode::compare(hlo::CompareOp op, Value a, Value b) {
  Type element = elementOf(op.getLhs());
  if (!isa<FloatType>(element))
    return make<arith::CmpIOp>(intPredicate(op.getComparisonDirection(), isUnsigned(element)), a,
                               b);
  if (op.getCompareType() != hlo::ComparisonType::TOTALORDER)
    return make<arith::CmpFOp>(floatPredicate(op.getComparisonDirection()), a, b);
  // Total order: the bits as integers, with all but the sign turned over for negative numbers.
  unsigned width = computeType(element).getIntOrFloatBitWidth();
  Type type = typeLike(a, builder.getIntegerType(width));
  auto key = [&](Value x) {
    Value bits = make<arith::BitcastOp>(type, x);
    Value sign = make<arith::ShRSIOp>(bits, constantInt(type, width - 1));
    return make<arith::XOrIOp>(bits, make<arith::ShRUIOp>(sign, constantInt(type, 1)));
  };
  return make<arith::CmpIOp>(intPredicate(op.getComparisonDirection(), false), key(a), key(b));
}

/// Ops whose result a smaller float type may not hold.
static bool rounds(Operation *op) {
  return !isa<hlo::AbsOp, hlo::NegateOp, hlo::SignOp, hlo::CeilOp, hlo::FloorOp, hlo::RoundOp,
              hlo::RoundNearestEvenOp, hlo::MaxOp, hlo::MinOp, hlo::SelectOp, hlo::ClampOp>(op);
}

/// One part of a complex number that is held as bits; a real number is its own real part.
Value ElementCode::complexPart(Operation *op, Value z) {
  Type from = elementOf(op->getOperand(0)), part = elementOf(op->getResult(0));
  if (!isa<ComplexType>(from))
    return isa<hlo::RealOp>(op) ? z : constantLike(z, 0);
  unsigned width = widthOf(part);
  if (isa<hlo::ImagOp>(op))
    z = make<arith::ShRUIOp>(z, constantInt(z.getType(), width));
  Value bits = make<arith::TruncIOp>(typeLike(z, builder.getIntegerType(width)), z);
  return make<arith::BitcastOp>(typeLike(z, part), bits);
}

Value ElementCode::joinParts(hlo::ComplexOp op, Value re, Value im) {
  unsigned width = widthOf(elementOf(op.getLhs()));
  Type whole = typeLike(re, computeType(elementOf(op.getResult())));
  auto bits = [&](Value part) {
    Value narrow = make<arith::BitcastOp>(typeLike(part, builder.getIntegerType(width)), part);
    return make<arith::ExtUIOp>(whole, narrow);
  };
  Value high = make<arith::ShLIOp>(bits(im), constantInt(whole, width));
  return make<arith::OrIOp>(bits(re), high);
}

Value ElementCode::emitElementwise(Operation *op, ArrayRef<Value> given) {
  SmallVector<Value> operands(given);
  // A predicate that all lanes share may stay scalar.
  bool scalarPredicate = isa<hlo::SelectOp>(op) && !isVector(operands[0]);
  unify(MutableArrayRef<Value>(operands).drop_front(scalarPredicate));
  Type element = elementOf(op->getResult(0));
  if (auto cast = dyn_cast<hlo::ConvertOp>(op))
    return convertElement(elementOf(cast.getOperand()), element, operands[0]);
  if (auto compareOp = dyn_cast<hlo::CompareOp>(op))
    return compare(compareOp, operands[0], operands[1]);
  if (isa<hlo::SelectOp>(op))
    return select(operands[0], operands[1], operands[2]);
  if (isa<hlo::RealOp, hlo::ImagOp>(op))
    return complexPart(op, operands[0]);
  if (auto complex = dyn_cast<hlo::ComplexOp>(op))
    return joinParts(complex, operands[0], operands[1]);
  if (isa<hlo::ClampOp>(op)) {
    Value least = combine(ir::ReduceKind::Max, element, operands[1], operands[0]);
    return combine(ir::ReduceKind::Min, element, least, operands[2]);
  }
  if (auto precision = dyn_cast<hlo::ReducePrecisionOp>(op))
    return reducePrecision(precision, operands[0]);
  if (isa<hlo::IsFiniteOp>(op)) {
    Value magnitude = make<math::AbsFOp>(operands[0]);
    return compareFloat(arith::CmpFPredicate::OLT, magnitude, HUGE_VAL);
  }
  if (operands.size() > 2 || operands.empty())
    return fail(op, "has no lowering to CPU code");
  Value result = operands.size() == 1 ? emitUnary(op, element, operands[0])
                                      : emitBinary(op, element, operands[0], operands[1]);
  // Not every small float has a negative of zero.
  return rounds(op) || isSmallFloat(element) ? roundTo(element, result) : result;
}

Value ElementCode::horizontal(ir::ReduceKind kind, Type element, Value vector) {
  for (int64_t width = lanes; width > 1; width /= 2) {
    SmallVector<int64_t> low, high;
    for (int64_t i = 0; i < width / 2; ++i) {
      low.push_back(i);
      high.push_back(i + width / 2);
    }
    Value a = make<vector::ShuffleOp>(vector, vector, low);
    Value b = make<vector::ShuffleOp>(vector, vector, high);
    vector = combine(kind, element, a, b);
  }
  return extract(vector, 0);
}

} // namespace zero
