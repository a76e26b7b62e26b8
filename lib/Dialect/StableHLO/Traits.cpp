//===- Traits.cpp - Verifiers that many ops share -------------------------===//

#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/StableHLO/TensorSize.h"

using namespace mlir;

namespace zero::hlo {

/// The type that the others are compared with: the first result's, else the first operand's.
static Type referenceType(Operation *op) {
  if (op->getNumResults())
    return op->getResult(0).getType();
  return op->getNumOperands() ? op->getOperand(0).getType() : Type();
}

LogicalResult verifySameTypes(Operation *op) {
  Type expected = referenceType(op);
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes()))
    if (type != expected)
      return op->emitOpError() << "operand " << i << " has type " << type
                               << ", expected the result's type " << expected;
  return success();
}

LogicalResult verifySameShapes(Operation *op) {
  auto expected = llvm::dyn_cast_or_null<RankedTensorType>(referenceType(op));
  if (!expected)
    return success(); // reported by the op's type constraints
  for (auto [i, type] : llvm::enumerate(op->getOperandTypes())) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.getShape() != expected.getShape())
      return op->emitOpError() << "operand " << i << " has type " << type
                               << ", expected the shape of the result's type " << expected;
  }
  return success();
}

static bool isCountable(ArrayRef<int64_t> shape) {
  int64_t left = kMostElements;
  for (int64_t size : shape) {
    left /= std::max<int64_t>(size, 1);
    if (left == 0)
      return false;
  }
  return true;
}

bool isCountable(ShapedType type) { return isCountable(type.getShape()); }

/// Of most types, without a look for an interface.
static bool isPlainTensor(Type type) {
  auto tensor = llvm::dyn_cast<RankedTensorType>(type);
  return tensor && ShapedType::isStaticShape(tensor.getShape()) && isCountable(tensor.getShape());
}

LogicalResult verifyStaticShapes(Operation *op) {
  auto verify = [&](TypeRange types, llvm::StringRef kind) -> LogicalResult {
    for (auto [i, type] : llvm::enumerate(types)) {
      if (isPlainTensor(type))
        continue;
      auto tensor = llvm::dyn_cast<ShapedType>(type);
      if (tensor && !tensor.hasStaticShape())
        return op->emitOpError()
               << kind << " " << i << " has type " << type
               << ", expected a static shape; export the step for concrete shapes "
                  "instead of symbolic dimensions";
      if (tensor && !isCountable(tensor))
        return op->emitOpError() << kind << " " << i << " has type " << type
                                 << ", expected at most 2^52 elements";
    }
    return success();
  };
  if (failed(verify(op->getOperandTypes(), "operand")))
    return failure();
  return verify(op->getResultTypes(), "result");
}

} // namespace zero::hlo
