#include "zero/Dialect/StableHLO/Splat.h"

#include "mlir/IR/Builders.h"

using namespace mlir;

namespace zero::hlo {

Attribute getSplat(Value value) {
  // What moves elements does not change what fills a splat; chains of them are short after
  // simplification.
  constexpr int kMaxDepth = 8;
  for (int depth = 0; depth < kMaxDepth; ++depth) {
    Operation *op = value.getDefiningOp();
    if (!op)
      return nullptr;
    if (auto constant = llvm::dyn_cast<ConstantOp>(op)) {
      auto splat = llvm::dyn_cast<SplatElementsAttr>(constant.getValue());
      return splat ? splat.getSplatValue<Attribute>() : Attribute();
    }
    value = getMovedOperand(op);
    if (!value)
      return nullptr;
  }
  return nullptr;
}

bool isZeroSplat(Value value) {
  // Zero stays zero under conversion.
  while (auto convert = value.getDefiningOp<ConvertOp>())
    value = convert.getOperand();
  Attribute splat = getSplat(value);
  if (auto number = llvm::dyn_cast_or_null<FloatAttr>(splat))
    return number.getValue().isZero();
  if (auto number = llvm::dyn_cast_or_null<IntegerAttr>(splat))
    return number.getValue().isZero();
  return false;
}

DenseElementsAttr makeZeros(RankedTensorType type, bool isNegative) {
  Builder builder(type.getContext());
  Type element = type.getElementType();
  const double zero = isNegative ? -0.0 : 0.0;
  if (auto complex = llvm::dyn_cast<ComplexType>(element)) {
    Attribute part = builder.getFloatAttr(complex.getElementType(), zero);
    return DenseElementsAttr::get(type, Attribute(builder.getArrayAttr({part, part})));
  }
  if (llvm::isa<FloatType>(element))
    return DenseElementsAttr::get(type, Attribute(builder.getFloatAttr(element, zero)));
  return DenseElementsAttr::get(type, Attribute(builder.getZeroAttr(element)));
}

} // namespace zero::hlo
