#include "PaddingFill.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero;

Fill zero::getFill(Attribute element) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(element)) {
    if (integer.getValue().isZero())
      return Fill::Zero;
    return integer.getType().isInteger(1) ? Fill::Positive : Fill::Any;
  }
  auto real = dyn_cast_or_null<FloatAttr>(element);
  if (!real || real.getValue().isNaN())
    return Fill::Any;
  const APFloat &value = real.getValue();
  if (value.isZero())
    return Fill::Zero;
  if (value.isInfinity())
    return value.isNegative() ? Fill::Lowest : Fill::Highest;
  return value.isNegative() ? Fill::Any : Fill::Positive;
}

static Type getElementType(Value value) { return hlo::tensorType(value).getElementType(); }

static Fill convert(Operation *op, Fill from) {
  Type source = getElementType(op->getOperand(0)), target = getElementType(op->getResult(0));
  if (from == Fill::Zero)
    return isa<FloatType, IntegerType>(target) ? Fill::Zero : Fill::Any;
  bool isWider = isa<FloatType>(source) && isa<FloatType>(target) &&
                 target.getIntOrFloatBitWidth() >= source.getIntOrFloatBitWidth() &&
                 source.getIntOrFloatBitWidth() >= 16;
  if (source.isInteger(1) && from == Fill::Positive)
    return isa<FloatType>(target) ? Fill::Positive : Fill::Any;
  return isWider || source == target ? from : Fill::Any;
}

static Fill compare(hlo::CompareOp op, Fill lhs, Fill rhs) {
  auto direction = op.getComparisonDirection();
  auto answer = [](bool isTrue) { return isTrue ? Fill::Positive : Fill::Zero; };
  if (lhs == Fill::Zero && rhs == Fill::Zero)
    return answer(direction == hlo::ComparisonDirection::EQ ||
                  direction == hlo::ComparisonDirection::GE ||
                  direction == hlo::ComparisonDirection::LE);
  if (lhs == Fill::Positive && rhs == Fill::Zero)
    return answer(direction == hlo::ComparisonDirection::NE ||
                  direction == hlo::ComparisonDirection::GT ||
                  direction == hlo::ComparisonDirection::GE);
  return Fill::Any;
}

/// Zero times what is finite is zero: a number that is known, or what all rows have. Of another
/// number it may be that of a row of zeros, and infinite (`1 / x`).
static bool isFinite(const OperandFill &of) {
  bool isNumber = of.fill == Fill::Zero || of.fill == Fill::Positive;
  return isNumber || (of.fill == Fill::Any && of.isUniform);
}

static Fill multiply(Type element, const OperandFill &lhs, const OperandFill &rhs) {
  bool isExact = !isa<FloatType, ComplexType>(element);
  bool isZero = (lhs.fill == Fill::Zero && (isExact || isFinite(rhs))) ||
                (rhs.fill == Fill::Zero && (isExact || isFinite(lhs)));
  if (isZero)
    return Fill::Zero;
  return element.isInteger(1) && lhs.fill == rhs.fill ? lhs.fill : Fill::Any;
}

/// Zero divided by what all rows are divided by, or by what is not zero, is zero.
static Fill divide(const OperandFill &lhs, const OperandFill &rhs) {
  bool isDefined = rhs.isUniform || rhs.fill == Fill::Positive;
  return lhs.fill == Fill::Zero && isDefined && rhs.fill != Fill::Zero ? Fill::Zero : Fill::Any;
}

static Fill largest(Fill lhs, Fill rhs) {
  if (lhs == rhs || rhs == Fill::Lowest)
    return lhs;
  if (lhs == Fill::Lowest)
    return rhs;
  bool isPositive =
      (lhs == Fill::Positive && rhs == Fill::Zero) || (lhs == Fill::Zero && rhs == Fill::Positive);
  return isPositive ? Fill::Positive : Fill::Any;
}

static Fill smallest(Fill lhs, Fill rhs) {
  if (lhs == rhs)
    return lhs;
  bool isZero =
      (lhs == Fill::Positive && rhs == Fill::Zero) || (lhs == Fill::Zero && rhs == Fill::Positive);
  return isZero ? Fill::Zero : Fill::Any;
}

static Fill add(Fill lhs, Fill rhs) {
  if (lhs == Fill::Zero)
    return rhs;
  return rhs == Fill::Zero || (lhs == rhs && lhs == Fill::Positive) ? lhs : Fill::Any;
}

Fill zero::getFill(Operation *op, ArrayRef<OperandFill> operands) {
  auto of = [&](unsigned index) { return operands[index].fill; };
  auto keepIf = [&](bool isKept) { return isKept ? of(0) : Fill::Any; };
  bool isPredicate = getElementType(op->getResult(0)).isInteger(1);
  return llvm::TypeSwitch<Operation *, Fill>(op)
      .Case([&](hlo::ConvertOp) { return convert(op, of(0)); })
      .Case<hlo::SqrtOp>(
          [&](auto) { return keepIf(of(0) == Fill::Zero || of(0) == Fill::Positive); })
      .Case([&](hlo::RsqrtOp) { return keepIf(of(0) == Fill::Positive); })
      .Case<hlo::NegateOp, hlo::AbsOp, hlo::SignOp, hlo::TanhOp, hlo::SineOp, hlo::FloorOp,
            hlo::CeilOp, hlo::RoundOp, hlo::RoundNearestEvenOp, hlo::CbrtOp,
            hlo::ReducePrecisionOp>([&](auto) { return keepIf(of(0) == Fill::Zero); })
      .Case([&](hlo::ExponentialOp) {
        return of(0) == Fill::Lowest ? Fill::Zero
               : of(0) == Fill::Zero ? Fill::Positive
                                     : Fill::Any;
      })
      .Case([&](hlo::IsFiniteOp) { return of(0) == Fill::Zero ? Fill::Positive : Fill::Any; })
      .Case([&](hlo::AddOp) { return isPredicate ? largest(of(0), of(1)) : add(of(0), of(1)); })
      .Case([&](hlo::SubtractOp) { return keepIf(of(1) == Fill::Zero); })
      .Case([&](hlo::MulOp) {
        return multiply(getElementType(op->getResult(0)), operands[0], operands[1]);
      })
      .Case([&](hlo::DivOp) { return divide(operands[0], operands[1]); })
      .Case([&](hlo::PowOp) { return keepIf(of(0) == Fill::Zero && of(1) == Fill::Positive); })
      .Case<hlo::MaxOp>([&](auto) { return largest(of(0), of(1)); })
      .Case<hlo::MinOp>([&](auto) { return smallest(of(0), of(1)); })
      .Case([&](hlo::AndOp) {
        bool isZero = of(0) == Fill::Zero || of(1) == Fill::Zero;
        return isZero ? Fill::Zero : keepIf(isPredicate && of(0) == of(1));
      })
      .Case([&](hlo::OrOp) { return isPredicate ? largest(of(0), of(1)) : Fill::Any; })
      .Case([&](hlo::NotOp) {
        return !isPredicate              ? Fill::Any
               : of(0) == Fill::Zero     ? Fill::Positive
               : of(0) == Fill::Positive ? Fill::Zero
                                         : Fill::Any;
      })
      .Case([&](hlo::CompareOp compared) { return compare(compared, of(0), of(1)); })
      .Case([&](hlo::SelectOp) {
        if (of(0) == Fill::Positive || of(1) == of(2))
          return of(1);
        return of(0) == Fill::Zero ? of(2) : Fill::Any;
      })
      .Default([](Operation *) { return Fill::Any; });
}

std::optional<Fill> zero::getNeutral(Operation *reducer, Type element) {
  if (!reducer)
    return std::nullopt;
  bool isPredicate = element.isInteger(1),
       isReal = isa<FloatType>(element) && element.getIntOrFloatBitWidth() >= 16;
  if (isa<hlo::AddOp, hlo::OrOp>(reducer) || (isPredicate && isa<hlo::MaxOp>(reducer)))
    return Fill::Zero;
  if (isPredicate && isa<hlo::AndOp, hlo::MinOp>(reducer))
    return Fill::Positive;
  if (isReal && isa<hlo::MaxOp>(reducer))
    return Fill::Lowest;
  if (isReal && isa<hlo::MinOp>(reducer))
    return Fill::Highest;
  return std::nullopt;
}

TypedAttr zero::getElement(Fill fill, Type type) {
  Builder builder(type.getContext());
  if (fill == Fill::Zero)
    return builder.getZeroAttr(type);
  if (fill == Fill::Positive)
    return type.isInteger(1) ? TypedAttr(builder.getBoolAttr(true)) : TypedAttr();
  auto real = dyn_cast<FloatType>(type);
  if (!real || fill == Fill::Any)
    return {};
  return builder.getFloatAttr(
      real, APFloat::getInf(real.getFloatSemantics(), /*Negative=*/fill == Fill::Lowest));
}
