//===- Elementwise.cpp - Builders and verifiers of elementwise ops --------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

/// The comparison type that the specification gives to elements of `type`.
static ComparisonType defaultComparisonType(Type type) {
  if (llvm::isa<FloatType, ComplexType>(type))
    return ComparisonType::FLOAT;
  if (type.isInteger(1) || type.isUnsignedInteger())
    return ComparisonType::UNSIGNED;
  return ComparisonType::SIGNED;
}

void CompareOp::build(OpBuilder &builder, OperationState &state, Value lhs, Value rhs,
                      ComparisonDirection direction) {
  RankedTensorType type = tensorType(lhs);
  build(
      builder, state, type.clone(builder.getI1Type()), lhs, rhs, direction,
      ComparisonTypeAttr::get(builder.getContext(), defaultComparisonType(type.getElementType())));
}

LogicalResult CompareOp::verify() {
  if (getLhs().getType() != getRhs().getType())
    return emitOpError() << "operand 1 has type " << getRhs().getType()
                         << ", expected operand 0's type " << getLhs().getType();
  std::optional<ComparisonType> found = getCompareType();
  ComparisonType expected = defaultComparisonType(tensorType(getLhs()).getElementType());
  if (!found || *found == ComparisonType::NOTYPE || *found == expected ||
      (*found == ComparisonType::TOTALORDER && expected == ComparisonType::FLOAT))
    return success();
  return emitOpError() << "attribute 'compare_type' is " << stringifyComparisonType(*found)
                       << ", expected " << stringifyComparisonType(expected)
                       << " for elements of type " << tensorType(getLhs()).getElementType();
}

//===------------------------------------------------------------------------------------------------===//
// Complex numbers
//===------------------------------------------------------------------------------------------------===//

/// The type whose elements are the parts of `type`'s elements; `type` itself if these are real.
static RankedTensorType partType(RankedTensorType type) {
  auto complex = llvm::dyn_cast<ComplexType>(type.getElementType());
  return complex ? type.clone(complex.getElementType()) : type;
}

void AbsOp::build(OpBuilder &builder, OperationState &state, Value operand) {
  build(builder, state, partType(tensorType(operand)), operand);
}
void RealOp::build(OpBuilder &builder, OperationState &state, Value operand) {
  build(builder, state, partType(tensorType(operand)), operand);
}
void ImagOp::build(OpBuilder &builder, OperationState &state, Value operand) {
  build(builder, state, partType(tensorType(operand)), operand);
}
void ComplexOp::build(OpBuilder &builder, OperationState &state, Value lhs, Value rhs) {
  RankedTensorType type = tensorType(lhs);
  build(builder, state, type.clone(ComplexType::get(type.getElementType())), lhs, rhs);
}

static LogicalResult verifyPart(Operation *op) {
  return verifyResultType(op, tensorType(op->getOperand(0)).getShape(),
                          partType(tensorType(op->getOperand(0))).getElementType());
}
LogicalResult AbsOp::verify() { return verifyPart(*this); }
LogicalResult RealOp::verify() { return verifyPart(*this); }
LogicalResult ImagOp::verify() { return verifyPart(*this); }

LogicalResult ComplexOp::verify() {
  RankedTensorType type = tensorType(getLhs());
  if (getRhs().getType() != type)
    return emitOpError() << "operand 1 has type " << getRhs().getType()
                         << ", expected operand 0's type " << type;
  if (!type.getElementType().isF32() && !type.getElementType().isF64())
    return emitOpError() << "operands have type " << type
                         << ", expected elements of type f32 or f64";
  return verifyResultType(*this, type.getShape(), ComplexType::get(type.getElementType()));
}

//===------------------------------------------------------------------------------------------------===//
// select, clamp, reduce_precision, bitcast_convert
//===------------------------------------------------------------------------------------------------===//

LogicalResult SelectOp::verify() {
  Type type = getResult().getType();
  if (getOnTrue().getType() != type || getOnFalse().getType() != type)
    return emitOpError() << "operands on_true and on_false have types " << getOnTrue().getType()
                         << " and " << getOnFalse().getType() << ", expected the result's type "
                         << type;
  RankedTensorType pred = tensorType(getPred());
  if (pred.getRank() != 0 && pred.getShape() != tensorType(getResult()).getShape())
    return emitOpError() << "operand pred has type " << pred << ", expected rank 0 or the shape of "
                         << type;
  return success();
}

LogicalResult ClampOp::verify() {
  RankedTensorType type = tensorType(getResult());
  if (getOperand().getType() != type)
    return emitOpError() << "operand 1 has type " << getOperand().getType()
                         << ", expected the result's type " << type;
  for (auto [value, name] : {std::pair(getMin(), "min"), std::pair(getMax(), "max")}) {
    RankedTensorType bound = tensorType(value);
    if (bound.getElementType() != type.getElementType() ||
        (bound.getRank() != 0 && bound.getShape() != type.getShape()))
      return emitOpError() << "operand " << name << " has type " << bound
                           << ", expected rank 0 or the shape of " << type;
  }
  return success();
}

LogicalResult ReducePrecisionOp::verify() {
  if (int32_t(getExponentBits()) < 1)
    return emitOpError() << "attribute 'exponent_bits' is " << int32_t(getExponentBits())
                         << ", expected at least 1";
  if (int32_t(getMantissaBits()) < 0)
    return emitOpError() << "attribute 'mantissa_bits' is " << int32_t(getMantissaBits())
                         << ", expected at least 0";
  return success();
}

static int64_t bitWidth(Type type) {
  if (auto complex = llvm::dyn_cast<ComplexType>(type))
    return 2 * bitWidth(complex.getElementType());
  return type.getIntOrFloatBitWidth();
}

LogicalResult BitcastConvertOp::verify() {
  RankedTensorType from = tensorType(getOperand()), to = tensorType(getResult());
  int64_t fromBits = bitWidth(from.getElementType()), toBits = bitWidth(to.getElementType());
  // The wider side lacks the last dimension, which counts the narrow elements in a wide one.
  llvm::SmallVector<int64_t> expected(from.getShape());
  bool valid = true;
  if (fromBits > toBits) {
    valid = fromBits % toBits == 0;
    expected.push_back(fromBits / toBits);
  } else if (fromBits < toBits) {
    valid = toBits % fromBits == 0 && !expected.empty() && expected.back() == toBits / fromBits;
    if (valid)
      expected.pop_back();
  }
  if (valid && to.getShape() == llvm::ArrayRef(expected))
    return success();
  return emitOpError() << "result has type " << to << ", expected the same bits as operand type "
                       << from;
}
