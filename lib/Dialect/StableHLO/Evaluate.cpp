//===- Evaluate.cpp - Constants -------------------------------------------===//

#include "Evaluate.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace zero::hlo {

using Result = std::optional<Number>;

//===------------------------------------------------------------------------------------------------===//
// Access
//===------------------------------------------------------------------------------------------------===//

std::optional<llvm::SmallVector<Number>> numbersOf(DenseElementsAttr attr) {
  llvm::SmallVector<Number> result;
  Type type = attr.getElementType();
  if (llvm::isa<FloatType>(type))
    for (const APFloat &value : attr.getValues<APFloat>())
      result.emplace_back(value);
  else if (llvm::isa<IntegerType>(type))
    for (const APInt &value : attr.getValues<APInt>())
      result.emplace_back(value);
  else
    return std::nullopt;
  return result;
}

std::optional<Number> splatOf(DenseElementsAttr attr) {
  if (!attr.isSplat())
    return std::nullopt;
  if (llvm::isa<FloatType>(attr.getElementType()))
    return Number(attr.getSplatValue<APFloat>());
  if (llvm::isa<IntegerType>(attr.getElementType()))
    return Number(attr.getSplatValue<APInt>());
  return std::nullopt;
}

std::optional<Number> matchSplat(Value value) {
  if (auto broadcast = value.getDefiningOp<BroadcastInDimOp>())
    value = broadcast.getOperand();
  auto constant = value.getDefiningOp<ConstantOp>();
  auto attr =
      constant ? llvm::dyn_cast<DenseElementsAttr>(constant.getValue()) : DenseElementsAttr();
  return attr ? splatOf(attr) : std::nullopt;
}

DenseElementsAttr makeConstant(RankedTensorType type, llvm::ArrayRef<Number> elements) {
  if (llvm::isa<FloatType>(type.getElementType())) {
    llvm::SmallVector<APFloat> values;
    for (const Number &element : elements)
      values.push_back(std::get<APFloat>(element));
    return DenseElementsAttr::get(type, values);
  }
  llvm::SmallVector<APInt> values;
  for (const Number &element : elements)
    values.push_back(std::get<APInt>(element));
  return DenseElementsAttr::get(type, values);
}

bool isZero(const Number &number) {
  if (auto *integer = std::get_if<APInt>(&number))
    return integer->isZero();
  return std::get<APFloat>(number).isPosZero();
}

bool isOne(const Number &number) {
  if (auto *integer = std::get_if<APInt>(&number))
    return integer->isOne();
  return std::get<APFloat>(number).isExactlyValue(1.0);
}

bool isAllOnes(const Number &number) {
  auto *integer = std::get_if<APInt>(&number);
  return integer && integer->isAllOnes();
}

bool isNegativeZero(const Number &number) {
  auto *value = std::get_if<APFloat>(&number);
  return value && value->isNegZero();
}

bool isInfinity(const Number &number, bool negative) {
  auto *value = std::get_if<APFloat>(&number);
  return value && value->isInfinity() && value->isNegative() == negative;
}

//===------------------------------------------------------------------------------------------------===//
// Integers
//===------------------------------------------------------------------------------------------------===//

static Result evaluateInteger(Operation *op, const APInt &x) {
  unsigned width = x.getBitWidth();
  bool isUnsigned = tensorType(op->getOperand(0)).getElementType().isUnsignedInteger();
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](AbsOp) { return Number(isUnsigned ? x : x.abs()); })
      .Case([&](CountLeadingZerosOp) { return Number(APInt(width, x.countl_zero())); })
      .Case([&](NegateOp) { return Number(-x); })
      .Case([&](NotOp) { return Number(~x); })
      .Case([&](PopulationCountOp) { return Number(APInt(width, x.popcount())); })
      .Case([&](SignOp) {
        if (x.isZero())
          return Number(x);
        bool negative = !isUnsigned && x.isNegative();
        return Number(negative ? APInt::getAllOnes(width) : APInt(width, 1));
      })
      .Default(Result());
}

static Result evaluateDivision(Operation *op, const APInt &x, const APInt &y, bool isUnsigned) {
  if (y.isZero() || (!isUnsigned && x.isMinSignedValue() && y.isAllOnes()))
    return std::nullopt;
  if (llvm::isa<DivOp>(op))
    return Number(isUnsigned ? x.udiv(y) : x.sdiv(y));
  return Number(isUnsigned ? x.urem(y) : x.srem(y));
}

static Result evaluateIntegers(Operation *op, const APInt &x, const APInt &y) {
  Type type = tensorType(op->getOperand(0)).getElementType();
  bool isPredicate = type.isInteger(1);
  bool isUnsigned = isPredicate || type.isUnsignedInteger();
  bool less = isUnsigned ? x.ult(y) : x.slt(y);
  // A shift by the width or more is left to the target.
  bool inRange = y.ult(x.getBitWidth());
  auto shifted = [&](APInt value) { return inRange ? Result(Number(value)) : std::nullopt; };
  unsigned amount = inRange ? y.getZExtValue() : 0;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](AddOp) { return Number(isPredicate ? x | y : x + y); })
      .Case([&](SubtractOp) { return Number(x - y); })
      .Case([&](MulOp) { return Number(x * y); })
      .Case<DivOp, RemOp>([&](Operation *) { return evaluateDivision(op, x, y, isUnsigned); })
      .Case([&](MaxOp) { return Number(less ? y : x); })
      .Case([&](MinOp) { return Number(less ? x : y); })
      .Case([&](AndOp) { return Number(x & y); })
      .Case([&](OrOp) { return Number(x | y); })
      .Case([&](XorOp) { return Number(x ^ y); })
      .Case([&](ShiftLeftOp) { return shifted(x.shl(amount)); })
      .Case([&](ShiftRightLogicalOp) { return shifted(x.lshr(amount)); })
      .Case([&](ShiftRightArithmeticOp) { return shifted(x.ashr(amount)); })
      .Default(Result());
}

//===------------------------------------------------------------------------------------------------===//
// Floats
//===------------------------------------------------------------------------------------------------===//

static APFloat rounded(APFloat value, llvm::RoundingMode mode) {
  value.roundToIntegral(mode);
  return value;
}

/// Correctly rounded: double has more than twice the bits of the narrower types.
static Result squareRoot(const APFloat &x) {
  if (x.getSizeInBits(x.getSemantics()) > 64)
    return std::nullopt;
  APFloat wide = x;
  bool inexact;
  wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &inexact);
  APFloat root(std::sqrt(wide.convertToDouble()));
  root.convert(x.getSemantics(), APFloat::rmNearestTiesToEven, &inexact);
  return Number(root);
}

static Result evaluateFloat(Operation *op, const APFloat &x) {
  using RM = llvm::RoundingMode;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](AbsOp) { return Number(llvm::abs(x)); })
      .Case([&](CeilOp) { return Number(rounded(x, RM::TowardPositive)); })
      .Case([&](FloorOp) { return Number(rounded(x, RM::TowardNegative)); })
      .Case([&](RoundOp) { return Number(rounded(x, RM::NearestTiesToAway)); })
      .Case([&](RoundNearestEvenOp) { return Number(rounded(x, RM::NearestTiesToEven)); })
      .Case([&](NegateOp) { return Number(llvm::neg(x)); })
      .Case([&](SqrtOp) { return squareRoot(x); })
      .Case([&](SignOp) {
        if (x.isNaN() || x.isZero())
          return Number(x);
        return Number(APFloat::getOne(x.getSemantics(), x.isNegative()));
      })
      .Case([&](IsFiniteOp) { return Number(APInt(1, x.isFinite())); })
      .Default(Result());
}

static Result evaluateFloats(Operation *op, APFloat x, const APFloat &y) {
  // Which zero or NaN comes out is the target's.
  bool ordered = !x.isNaN() && !y.isNaN() && !(x.isZero() && y.isZero());
  bool less = ordered && x < y;
  constexpr auto kNearest = APFloat::rmNearestTiesToEven;
  return llvm::TypeSwitch<Operation *, Result>(op)
      .Case([&](AddOp) { return x.add(y, kNearest), Number(x); })
      .Case([&](SubtractOp) { return x.subtract(y, kNearest), Number(x); })
      .Case([&](MulOp) { return x.multiply(y, kNearest), Number(x); })
      .Case([&](DivOp) { return x.divide(y, kNearest), Number(x); })
      .Case([&](RemOp) { return x.mod(y), Number(x); })
      .Case([&](MaxOp) { return ordered ? Result(Number(less ? y : x)) : std::nullopt; })
      .Case([&](MinOp) { return ordered ? Result(Number(less ? x : y)) : std::nullopt; })
      .Default(Result());
}

//===------------------------------------------------------------------------------------------------===//
// Comparisons and conversions
//===------------------------------------------------------------------------------------------------===//

static bool holds(ComparisonDirection direction, bool less, bool equal, bool unordered) {
  switch (direction) {
  case ComparisonDirection::EQ:
    return equal;
  case ComparisonDirection::NE:
    return !equal;
  case ComparisonDirection::LT:
    return less;
  case ComparisonDirection::LE:
    return less || equal;
  case ComparisonDirection::GT:
    return !less && !equal && !unordered;
  case ComparisonDirection::GE:
    return !less && !unordered;
  }
  llvm_unreachable("all directions are handled");
}

static Result evaluateCompare(CompareOp op, const Number &x, const Number &y) {
  ComparisonDirection direction = op.getComparisonDirection();
  bool result;
  if (auto *integer = std::get_if<APInt>(&x)) {
    const APInt &rhs = std::get<APInt>(y);
    Type type = tensorType(op.getLhs()).getElementType();
    bool isUnsigned = type.isInteger(1) || type.isUnsignedInteger();
    bool less = isUnsigned ? integer->ult(rhs) : integer->slt(rhs);
    result = holds(direction, less, *integer == rhs, false);
  } else {
    const APFloat &lhs = std::get<APFloat>(x), &rhs = std::get<APFloat>(y);
    bool unordered = lhs.isNaN() || rhs.isNaN();
    bool zeros = lhs.isZero() && rhs.isZero();
    if (op.getCompareType() == ComparisonType::TOTALORDER && (unordered || zeros))
      return std::nullopt;
    APFloat::cmpResult order = lhs.compare(rhs);
    result = holds(direction, order == APFloat::cmpLessThan, order == APFloat::cmpEqual, unordered);
  }
  return Number(APInt(1, result));
}

static Result convertInteger(const APInt &x, Type from, Type to) {
  bool isSigned = !from.isUnsignedInteger() && !from.isInteger(1);
  if (auto type = llvm::dyn_cast<FloatType>(to)) {
    APFloat value(type.getFloatSemantics());
    value.convertFromAPInt(x, isSigned, APFloat::rmNearestTiesToEven);
    return Number(value);
  }
  if (to.isInteger(1))
    return Number(APInt(1, !x.isZero()));
  unsigned width = to.getIntOrFloatBitWidth();
  return Number(isSigned ? x.sextOrTrunc(width) : x.zextOrTrunc(width));
}

static Result convertFloat(APFloat x, Type to) {
  bool inexact;
  if (auto type = llvm::dyn_cast<FloatType>(to)) {
    x.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven, &inexact);
    return Number(x);
  }
  if (to.isInteger(1))
    return x.isNaN() ? Result() : Number(APInt(1, !x.isZero()));
  llvm::APSInt value(to.getIntOrFloatBitWidth(), to.isUnsignedInteger());
  if (x.convertToInteger(value, APFloat::rmTowardZero, &inexact) == APFloat::opInvalidOp)
    return std::nullopt;
  return Number(APInt(value));
}

static Result evaluateConvert(ConvertOp op, const Number &x) {
  Type from = tensorType(op.getOperand()).getElementType();
  Type to = tensorType(op.getResult()).getElementType();
  if (!llvm::isa<IntegerType, FloatType>(to))
    return std::nullopt;
  if (auto *integer = std::get_if<APInt>(&x))
    return convertInteger(*integer, from, to);
  return convertFloat(std::get<APFloat>(x), to);
}

static Result evaluateBitcast(BitcastConvertOp op, const Number &x) {
  Type to = tensorType(op.getResult()).getElementType();
  auto *value = std::get_if<APFloat>(&x);
  APInt bits = value ? value->bitcastToAPInt() : std::get<APInt>(x);
  if (!llvm::isa<IntegerType, FloatType>(to) || to.getIntOrFloatBitWidth() != bits.getBitWidth())
    return std::nullopt;
  if (auto type = llvm::dyn_cast<FloatType>(to))
    return Number(APFloat(type.getFloatSemantics(), bits));
  return Number(bits);
}

static Result evaluateClamp(ClampOp op, const Number &min, const Number &x, const Number &max) {
  if (auto *value = std::get_if<APInt>(&x)) {
    Type type = tensorType(op.getOperand()).getElementType();
    bool isUnsigned = type.isUnsignedInteger() || type.isInteger(1);
    const APInt &low = std::get<APInt>(min), &high = std::get<APInt>(max);
    auto less = [&](const APInt &a, const APInt &b) { return isUnsigned ? a.ult(b) : a.slt(b); };
    APInt raised = less(*value, low) ? low : *value;
    return Number(less(high, raised) ? high : raised);
  }
  const APFloat &value = std::get<APFloat>(x), &low = std::get<APFloat>(min),
                &high = std::get<APFloat>(max);
  if (value.isNaN() || low.isNaN() || high.isNaN() || value.isZero())
    return std::nullopt;
  APFloat raised = value < low ? low : value;
  return Number(high < raised ? high : raised);
}

//===------------------------------------------------------------------------------------------------===//
// All elementwise ops
//===------------------------------------------------------------------------------------------------===//

std::optional<Number> evaluateElement(Operation *op, llvm::ArrayRef<Number> x) {
  if (auto compare = llvm::dyn_cast<CompareOp>(op))
    return evaluateCompare(compare, x[0], x[1]);
  if (auto convert = llvm::dyn_cast<ConvertOp>(op))
    return evaluateConvert(convert, x[0]);
  if (auto bitcast = llvm::dyn_cast<BitcastConvertOp>(op))
    return evaluateBitcast(bitcast, x[0]);
  if (llvm::isa<SelectOp>(op))
    return std::get<APInt>(x[0]).isOne() ? x[1] : x[2];
  if (auto clamp = llvm::dyn_cast<ClampOp>(op))
    return evaluateClamp(clamp, x[0], x[1], x[2]);
  bool isInteger = std::holds_alternative<APInt>(x[0]);
  if (x.size() == 1)
    return isInteger ? evaluateInteger(op, std::get<APInt>(x[0]))
                     : evaluateFloat(op, std::get<APFloat>(x[0]));
  if (x.size() != 2)
    return std::nullopt;
  return isInteger ? evaluateIntegers(op, std::get<APInt>(x[0]), std::get<APInt>(x[1]))
                   : evaluateFloats(op, std::get<APFloat>(x[0]), std::get<APFloat>(x[1]));
}

std::optional<llvm::SmallVector<Number>> knownNumbers(Value value, Attribute constant) {
  if (std::optional<Number> splat = matchSplat(value))
    return llvm::SmallVector<Number>{*splat};
  auto attr = llvm::dyn_cast_or_null<DenseElementsAttr>(constant);
  if (!attr || attr.getNumElements() > kMaxFoldedElements)
    return std::nullopt;
  return numbersOf(attr);
}

DenseElementsAttr evaluateElementwise(Operation *op, llvm::ArrayRef<Attribute> operands) {
  RankedTensorType type = tensorType(op->getResult(0));
  int64_t count = type.getNumElements();
  if (count == 0 || count > kMaxFoldedElements)
    return {};
  llvm::SmallVector<llvm::SmallVector<Number>> values;
  for (auto [value, constant] : llvm::zip_equal(op->getOperands(), operands)) {
    auto numbers = knownNumbers(value, constant);
    if (!numbers)
      return {};
    values.push_back(std::move(*numbers));
  }
  // A splat of several elements is not made here but as a broadcast, by canonicalization.
  if (count > 1 && llvm::all_of(values, [](auto &operand) { return operand.size() == 1; }))
    return {};
  llvm::SmallVector<Number> results, element;
  for (int64_t i = 0; i < count; ++i) {
    element.clear();
    for (const auto &operand : values)
      element.push_back(operand.size() == 1 ? operand[0] : operand[i]);
    std::optional<Number> result = evaluateElement(op, element);
    if (!result)
      return {};
    results.push_back(*result);
  }
  return makeConstant(type, results);
}

std::optional<llvm::SmallVector<int64_t>>
staticStarts(OperandRange starts, llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> sizes) {
  llvm::SmallVector<int64_t> result;
  for (auto [start, size, extent] : llvm::zip_equal(starts, sizes, shape)) {
    int64_t last = extent - size;
    if (last == 0) { // whatever the index, it is clamped to 0
      result.push_back(0);
      continue;
    }
    DenseIntElementsAttr attr;
    if (!matchPattern(start, m_Constant(&attr)))
      return std::nullopt;
    APInt index = attr.getSplatValue<APInt>();
    bool isUnsigned = tensorType(start).getElementType().isUnsignedInteger();
    int64_t value = isUnsigned ? int64_t(index.getLimitedValue(INT64_MAX)) : index.getSExtValue();
    result.push_back(std::clamp<int64_t>(value, 0, last));
  }
  return result;
}

} // namespace zero::hlo
