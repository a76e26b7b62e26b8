#include "zero/Dialect/StableHLO/Reducers.h"

using namespace mlir;
using namespace zero;

TypedAttr hlo::getReduceIdentity(ir::ReduceKind kind, Type type) {
  bool isOne = kind == ir::ReduceKind::Mul;
  bool isLargest = kind == ir::ReduceKind::Min, isSmallest = kind == ir::ReduceKind::Max;
  if (auto floating = dyn_cast<FloatType>(type)) {
    if (isLargest || isSmallest)
      return FloatAttr::get(type, APFloat::getInf(floating.getFloatSemantics(), isSmallest));
    return FloatAttr::get(type, isOne ? 1.0 : 0.0);
  }
  auto integer = cast<IntegerType>(type);
  unsigned width = integer.getWidth();
  bool isUnsigned = integer.isUnsigned() || width == 1;
  APInt value(width, isOne ? 1 : 0);
  if (isLargest)
    value = isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  if (isSmallest)
    value = isUnsigned ? APInt::getMinValue(width) : APInt::getSignedMinValue(width);
  if (kind == ir::ReduceKind::And)
    value = APInt::getAllOnes(width);
  return IntegerAttr::get(type, value);
}

bool hlo::isReduceIdentity(ir::ReduceKind kind, Attribute splat) {
  bool isBitwise = kind == ir::ReduceKind::And || kind == ir::ReduceKind::Or;
  if (auto number = dyn_cast_or_null<FloatAttr>(splat)) {
    if (kind == ir::ReduceKind::Add)
      return number.getValue().isZero();
    return !isBitwise && number == getReduceIdentity(kind, number.getType());
  }
  auto number = dyn_cast_or_null<IntegerAttr>(splat);
  return number && number == getReduceIdentity(kind, number.getType());
}
