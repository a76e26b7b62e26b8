#include "VectorCode.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;

namespace zero {

Value VectorCode::fail(Operation *op, const llvm::Twine &message) {
  if (!failed)
    op->emitOpError(message) << " (in kernel '" << kernel.getSymName() << "')";
  failed = true;
  Type element = getElementTypeOrSelf(op->getNumResults() ? op->getResult(0).getType()
                                                          : Type(builder.getF32Type()));
  Type type = computeType(element);
  if (!isa<IntegerType, FloatType>(type))
    type = builder.getF32Type();
  return arith::ConstantOp::create(builder, loc, builder.getZeroAttr(type));
}

Type VectorCode::computeType(Type element) {
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() < 32)
    return builder.getF32Type();
  if (auto integer = dyn_cast<IntegerType>(element))
    return builder.getIntegerType(integer.getWidth());
  return element;
}

Value VectorCode::i64(int64_t value) {
  return arith::ConstantIntOp::create(builder, loc, value, 64);
}

bool VectorCode::isVector(Value value) const { return isa<VectorType>(value.getType()); }
Type VectorCode::withLanes(Type scalar) { return VectorType::get({lanes}, scalar); }
Type VectorCode::typeLike(Value like, Type scalar) {
  return isVector(like) ? withLanes(scalar) : scalar;
}

Value VectorCode::constantInt(Type type, int64_t value) {
  auto vector = dyn_cast<VectorType>(type);
  Type element = vector ? vector.getElementType() : type;
  TypedAttr attr = builder.getIntegerAttr(element, value);
  if (vector)
    attr = DenseElementsAttr::get(vector, Attribute(attr));
  return arith::ConstantOp::create(builder, loc, attr);
}

Value VectorCode::constantLike(Value like, double value) {
  auto vector = dyn_cast<VectorType>(like.getType());
  auto element = cast<FloatType>(vector ? vector.getElementType() : like.getType());
  TypedAttr attr = builder.getFloatAttr(element, value);
  if (vector)
    attr = DenseElementsAttr::get(vector, Attribute(attr));
  return arith::ConstantOp::create(builder, loc, attr);
}

Value VectorCode::splat(Value scalar) {
  return make<vector::BroadcastOp>(withLanes(scalar.getType()), scalar);
}

void VectorCode::unify(MutableArrayRef<Value> values) {
  if (llvm::none_of(values, [&](Value v) { return isVector(v); }))
    return;
  for (Value &value : values)
    if (!isVector(value))
      value = splat(value);
}

Value VectorCode::extract(Value vector, int64_t lane) {
  return make<vector::ExtractOp>(vector, lane);
}

Value VectorCode::select(Value condition, Value a, Value b) {
  return make<arith::SelectOp>(condition, a, b);
}

Value VectorCode::compareFloat(arith::CmpFPredicate predicate, Value a, double b) {
  return make<arith::CmpFOp>(predicate, a, constantLike(a, b));
}

} // namespace zero
