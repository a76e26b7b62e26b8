#include "zero/Dialect/StableHLO/Splat.h"

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

} // namespace zero::hlo
