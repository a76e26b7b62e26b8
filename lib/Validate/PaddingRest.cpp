//===- PaddingRest.cpp - What elementwise ops make of the rows that are added ---===//
#include "PaddingTerms.h"

using namespace mlir;

namespace zero::validate::padding {

Rest getRest(Attribute element) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(element)) {
    if (integer.getValue().isZero())
      return Rest::Zero;
    return integer.getType().isInteger(1) ? Rest::Positive : Rest::Unknown;
  }
  auto real = dyn_cast_or_null<FloatAttr>(element);
  if (!real || real.getValue().isNaN())
    return Rest::Unknown;
  const APFloat &value = real.getValue();
  if (value.isZero())
    return Rest::Zero;
  if (value.isInfinity())
    return value.isNegative() ? Rest::Lowest : Rest::Highest;
  return value.isNegative() ? Rest::Unknown : Rest::Positive;
}

namespace {
/// One elementwise expression.
struct Rule {
  Expressions &expressions;
  Number number;
  ArrayRef<Term> operands;

  Rest rest(unsigned index) const { return operands[index].rest; }
  bool isZero(unsigned index) const { return rest(index) == Rest::Zero; }
  bool isPositive(unsigned index) const { return rest(index) == Rest::Positive; }
  /// Over two operands, in any order.
  bool are(Rest one, Rest other) const {
    return (rest(0) == one && rest(1) == other) || (rest(0) == other && rest(1) == one);
  }
  Type type(Number of) const { return expressions.getType(of).getElementType(); }
  bool isPredicate() const { return type(number).isInteger(1); }
  template <typename... Op> bool is() const { return (expressions.is<Op>(number) || ...); }
  static Rest answer(bool isTrue) { return isTrue ? Rest::Positive : Rest::Zero; }

  /// Whether zero times the operand is zero.
  bool isFinite(unsigned index) const {
    return isZero(index) || isPositive(index) ||
           (rest(index) == Rest::Unknown && operands[index].isUniform);
  }

  Rest convert() const;
  Rest compare() const;
  Rest join() const;
  Rest meet() const;
  Rest unary() const;
  Rest binary() const;
};
} // namespace

Rest Rule::convert() const {
  Type from = type(expressions[number].operands[0]), to = type(number);
  if (isZero(0))
    return isa<FloatType, IntegerType>(to) ? Rest::Zero : Rest::Unknown;
  bool isWidened = from == to || (isa<FloatType>(from) && isa<FloatType>(to) &&
                                  from.getIntOrFloatBitWidth() >= 16 &&
                                  to.getIntOrFloatBitWidth() >= from.getIntOrFloatBitWidth());
  bool isOne = from.isInteger(1) && isPositive(0) && isa<FloatType>(to);
  return isWidened || isOne ? rest(0) : Rest::Unknown;
}

Rest Rule::compare() const {
  using enum hlo::ComparisonDirection;
  auto own = expressions.getAttr<hlo::ComparisonDirectionAttr>(number, "comparison_direction");
  hlo::ComparisonDirection direction = own.getValue();
  if (isZero(0) && isZero(1))
    return answer(direction == EQ || direction == LE || direction == GE);
  if (isPositive(0) && isZero(1))
    return answer(direction == NE || direction == GT || direction == GE);
  return Rest::Unknown;
}

/// Maximum, and 'or' of predicates.
Rest Rule::join() const {
  if (rest(0) == rest(1) || rest(1) == Rest::Lowest)
    return rest(0);
  if (rest(0) == Rest::Lowest)
    return rest(1);
  return are(Rest::Positive, Rest::Zero) ? Rest::Positive : Rest::Unknown;
}

/// Minimum, and 'and' of predicates.
Rest Rule::meet() const {
  if (rest(0) == rest(1))
    return rest(0);
  return are(Rest::Positive, Rest::Zero) ? Rest::Zero : Rest::Unknown;
}

Rest Rule::unary() const {
  if (is<hlo::ConvertOp>())
    return convert();
  if (is<hlo::ExponentialOp>())
    return rest(0) == Rest::Lowest ? Rest::Zero : isZero(0) ? Rest::Positive : Rest::Unknown;
  if (is<hlo::IsFiniteOp>())
    return isZero(0) ? Rest::Positive : Rest::Unknown;
  if (is<hlo::NotOp>())
    return isPredicate() && (isZero(0) || isPositive(0)) ? answer(isZero(0)) : Rest::Unknown;
  if (is<hlo::SqrtOp, hlo::RsqrtOp>() && isPositive(0))
    return Rest::Positive;
  bool isKept = is<hlo::SqrtOp, hlo::NegateOp, hlo::AbsOp, hlo::SignOp, hlo::TanhOp, hlo::SineOp,
                   hlo::FloorOp, hlo::CeilOp, hlo::RoundOp, hlo::RoundNearestEvenOp, hlo::CbrtOp,
                   hlo::ReducePrecisionOp>();
  return isKept && isZero(0) ? Rest::Zero : Rest::Unknown;
}

Rest Rule::binary() const {
  if (is<hlo::CompareOp>())
    return compare();
  if (is<hlo::MaxOp>() || (isPredicate() && is<hlo::OrOp, hlo::AddOp>()))
    return join();
  if (is<hlo::MinOp>())
    return meet();
  // Equation zero-times.
  if (is<hlo::MulOp, hlo::AndOp>()) {
    bool isExact = !isa<FloatType, ComplexType>(type(number));
    if ((isZero(0) && (isExact || isFinite(1))) || (isZero(1) && (isExact || isFinite(0))))
      return Rest::Zero;
    return isPredicate() && isPositive(0) && isPositive(1) ? Rest::Positive : Rest::Unknown;
  }
  if (is<hlo::DivOp>())
    return isZero(0) && !isZero(1) && (operands[1].isUniform || isPositive(1)) ? Rest::Zero
                                                                               : Rest::Unknown;
  if (is<hlo::AddOp>())
    return isZero(0)                        ? rest(1)
           : isZero(1)                      ? rest(0)
           : isPositive(0) && isPositive(1) ? Rest::Positive
                                            : Rest::Unknown;
  if (is<hlo::SubtractOp>())
    return isZero(1) ? rest(0) : Rest::Unknown;
  if (is<hlo::PowOp>())
    return isZero(0) && isPositive(1) ? Rest::Zero : Rest::Unknown;
  return Rest::Unknown;
}

Rest getRest(Expressions &expressions, Number number, ArrayRef<Term> operands) {
  Rule rule{expressions, number, operands};
  if (operands.size() == 1)
    return rule.unary();
  if (operands.size() == 2)
    return rule.binary();
  if (!rule.is<hlo::SelectOp>())
    return Rest::Unknown;
  if (rule.isPositive(0) || rule.rest(1) == rule.rest(2))
    return rule.rest(1);
  return rule.isZero(0) ? rule.rest(2) : Rest::Unknown;
}

} // namespace zero::validate::padding
