//===- ExpandBits.cpp - chlo ops on the bits of numbers -------------------===//

#include "ExpandOps.h"

using namespace mlir;
using llvm::APInt;

namespace zero {

static Value broadcastScalar(OpBuilder &b, Location loc, RankedTensorType type, Attribute value) {
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value constant = hlo::ConstantOp::create(b, loc, DenseElementsAttr::get(scalar, value));
  if (type.getRank() == 0)
    return constant;
  return hlo::BroadcastInDimOp::create(b, loc, type, constant, llvm::ArrayRef<int64_t>());
}

Value integerSplat(OpBuilder &b, Location loc, RankedTensorType type, const APInt &value) {
  return broadcastScalar(b, loc, type, IntegerAttr::get(type.getElementType(), value));
}

namespace {
/// Short names for ops on the bits of one unsigned type.
struct Bits {
  OpBuilder &b;
  Location loc;
  RankedTensorType type;

  unsigned width() const { return type.getElementTypeBitWidth(); }
  Value constant(const APInt &value) { return integerSplat(b, loc, type, value); }
  Value constant(uint64_t value) { return constant(APInt(width(), value)); }
  Value add(Value x, Value y) { return hlo::AddOp::create(b, loc, x, y); }
  Value sub(Value x, Value y) { return hlo::SubtractOp::create(b, loc, x, y); }
  Value mul(Value x, Value y) { return hlo::MulOp::create(b, loc, x, y); }
  Value both(Value x, Value y) { return hlo::AndOp::create(b, loc, x, y); }
  Value either(Value x, Value y) { return hlo::OrOp::create(b, loc, x, y); }
  Value shiftRight(Value x, unsigned amount) {
    return hlo::ShiftRightLogicalOp::create(b, loc, x, constant(amount));
  }
  Value compare(Value x, Value y, hlo::ComparisonDirection direction) {
    return hlo::CompareOp::create(b, loc, x, y, direction);
  }
  Value select(Value pred, Value x, Value y) { return hlo::SelectOp::create(b, loc, pred, x, y); }
  Value of(Value x) { return hlo::BitcastConvertOp::create(b, loc, type, x); }
};
} // namespace

Value expandNextAfter(OpBuilder &b, Location loc, Value x, Value y) {
  using D = hlo::ComparisonDirection;
  RankedTensorType floats = hlo::tensorType(x);
  unsigned width = floats.getElementTypeBitWidth();
  Type element = IntegerType::get(b.getContext(), width, IntegerType::Unsigned);
  Bits m{b, loc, floats.clone(element)};
  Value signMask = m.constant(APInt::getSignMask(width)), zero = m.constant(0), one = m.constant(1);
  Value magnitude = m.constant(APInt::getSignedMaxValue(width));
  Value xBits = m.of(x), yBits = m.of(y);
  Value xSize = m.both(xBits, magnitude), ySize = m.both(yBits, magnitude);
  Value xSign = m.both(xBits, signMask), ySign = m.both(yBits, signMask);
  // Away from zero where y is further out on the same side, else towards it.
  Value outward = m.both(m.compare(xSign, ySign, D::EQ), m.compare(xSize, ySize, D::LE));
  Value moved = m.select(outward, m.add(xBits, one), m.sub(xBits, one));
  // From either zero to the smallest number of y's sign.
  moved = m.select(m.compare(xSize, zero, D::EQ), m.either(ySign, one), moved);
  Value result = hlo::BitcastConvertOp::create(b, loc, floats, moved);
  result = m.select(m.compare(x, y, D::EQ), y, result);
  auto type = llvm::cast<FloatType>(floats.getElementType());
  Value nan = broadcastScalar(
      b, loc, floats, FloatAttr::get(type, llvm::APFloat::getQNaN(type.getFloatSemantics())));
  Value isNaN = m.either(m.compare(x, x, D::NE), m.compare(y, y, D::NE));
  return m.select(isNaN, nan, result);
}

/// Of numbers that twice their width holds.
static Value mulhiByWidening(OpBuilder &b, Location loc, Value x, Value y) {
  auto narrow = llvm::cast<IntegerType>(hlo::tensorType(x).getElementType());
  Type wide = IntegerType::get(b.getContext(), 2 * narrow.getWidth(), narrow.getSignedness());
  Value product = hlo::MulOp::create(b, loc, hlo::ConvertOp::create(b, loc, x, wide),
                                     hlo::ConvertOp::create(b, loc, y, wide));
  Value amount = integerSplat(b, loc, hlo::tensorType(product),
                              APInt(2 * narrow.getWidth(), narrow.getWidth()));
  // Converting drops the upper bits, whatever was shifted in.
  Value upper = hlo::ShiftRightLogicalOp::create(b, loc, product, amount);
  return hlo::ConvertOp::create(b, loc, upper, narrow);
}

/// Upper 64 bits of a product of unsigned numbers, by their halves.
static Value mulhiUnsigned64(Bits &m, Value x, Value y) {
  Value mask = m.constant(0xffffffffu);
  Value xLow = m.both(x, mask), xHigh = m.shiftRight(x, 32);
  Value yLow = m.both(y, mask), yHigh = m.shiftRight(y, 32);
  // Neither sum overflows: (2^32 - 1)^2 + 2 (2^32 - 1) = 2^64 - 1.
  Value first = m.add(m.mul(xHigh, yLow), m.shiftRight(m.mul(xLow, yLow), 32));
  Value second = m.add(m.mul(xLow, yHigh), m.both(first, mask));
  return m.add(m.add(m.mul(xHigh, yHigh), m.shiftRight(first, 32)), m.shiftRight(second, 32));
}

Value expandMulhi(OpBuilder &b, Location loc, Value x, Value y) {
  RankedTensorType type = hlo::tensorType(x);
  auto element = llvm::cast<IntegerType>(type.getElementType());
  if (element.getWidth() < 64)
    return mulhiByWidening(b, loc, x, y);
  Bits m{b, loc, type.clone(IntegerType::get(b.getContext(), 64, IntegerType::Unsigned))};
  if (element.isUnsigned())
    return mulhiUnsigned64(m, x, y);
  // A negative x counts 2^64 too much as an unsigned number: y too much in the upper half.
  Value zero = integerSplat(b, loc, type, APInt(64, 0));
  Value upper = hlo::BitcastConvertOp::create(b, loc, type, mulhiUnsigned64(m, m.of(x), m.of(y)));
  for (auto [factor, other] : {std::pair(x, y), std::pair(y, x)})
    upper =
        m.sub(upper, m.select(m.compare(factor, zero, hlo::ComparisonDirection::LT), other, zero));
  return upper;
}

} // namespace zero
