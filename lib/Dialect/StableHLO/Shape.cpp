//===- Shape.cpp - Constants and ops that only move elements --------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace zero::hlo;

//===------------------------------------------------------------------------------------------------===//
// constant
//===------------------------------------------------------------------------------------------------===//

ParseResult ConstantOp::parse(OpAsmParser &parser, OperationState &result) {
  ElementsAttr value;
  if (parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseAttribute(value, getValueAttrName(result.name), result.attributes))
    return failure();
  result.addTypes(value.getType());
  return success();
}

void ConstantOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {getValueAttrName()});
  printer << ' ';
  printer.printAttribute(getValue());
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setName) {
  // The names JAX uses, so that its text comes back unchanged.
  Type type = tensorType(getOutput()).getElementType();
  setName(getOutput(), llvm::isa<FloatType, ComplexType>(type) ? "cst" : "c");
}

LogicalResult ConstantOp::verify() {
  if (getValue().getShapedType() != getOutput().getType())
    return emitOpError() << "attribute 'value' has type " << getValue().getShapedType()
                         << ", expected the result's type " << getOutput().getType();
  if (auto resource = llvm::dyn_cast<DenseResourceElementsAttr>(getValue()))
    if (!resource.getRawHandle().getBlob())
      return emitOpError()
             << "attribute 'value' names the resource '" << resource.getRawHandle().getKey()
             << "', which has no data: the constants of this module were elided when it "
                "was printed; print it with all constants (as_text() of the lowered step)";
  return success();
}

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

//===------------------------------------------------------------------------------------------------===//
// iota, broadcast_in_dim, reshape, transpose, reverse
//===------------------------------------------------------------------------------------------------===//

LogicalResult IotaOp::verify() {
  int64_t rank = tensorType(getOutput()).getRank();
  return verifyDims(*this, "iota_dimension", {int64_t(getIotaDimension())}, rank);
}

LogicalResult BroadcastInDimOp::verify() {
  if (failed(verifySameElementType(*this, getOperand())))
    return failure();
  return verifyBroadcast(*this, tensorType(getOperand()), tensorType(getResult()),
                         getBroadcastDimensions());
}

LogicalResult BroadcastOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  llvm::SmallVector<int64_t> shape(getBroadcastSizes());
  for (int64_t size : shape)
    if (size < 0)
      return emitOpError() << "attribute 'broadcast_sizes' is [" << getBroadcastSizes()
                           << "], expected sizes of at least 0";
  llvm::append_range(shape, type.getShape());
  return verifyResultType(*this, shape, type.getElementType());
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType from = tensorType(getOperand()), to = tensorType(getResult());
  if (from.getElementType() != to.getElementType())
    return emitOpError() << "result has element type " << to.getElementType()
                         << ", expected the operand's element type " << from.getElementType();
  if (from.getNumElements() != to.getNumElements())
    return emitOpError() << "result has " << to.getNumElements()
                         << " elements, expected as many as the operand: " << from.getNumElements();
  return success();
}

static llvm::SmallVector<int64_t> permute(llvm::ArrayRef<int64_t> shape,
                                          llvm::ArrayRef<int64_t> permutation) {
  llvm::SmallVector<int64_t> result;
  for (int64_t dim : permutation)
    result.push_back(shape[dim]);
  return result;
}

void TransposeOp::build(OpBuilder &builder, OperationState &state, Value operand,
                        llvm::ArrayRef<int64_t> permutation) {
  RankedTensorType type = tensorType(operand);
  build(builder, state, type.clone(permute(type.getShape(), permutation)), operand, permutation);
}

LogicalResult TransposeOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  if (failed(verifyLength(*this, "permutation", getPermutation(), type.getRank())) ||
      failed(verifyDims(*this, "permutation", getPermutation(), type.getRank())))
    return failure();
  return verifyResultType(*this, permute(type.getShape(), getPermutation()), type.getElementType());
}

LogicalResult ReverseOp::verify() {
  return verifyDims(*this, "dimensions", getDimensions(), tensorType(getOperand()).getRank());
}

//===------------------------------------------------------------------------------------------------===//
// slice, concatenate, pad
//===------------------------------------------------------------------------------------------------===//

static llvm::SmallVector<int64_t> slicedShape(llvm::ArrayRef<int64_t> start,
                                              llvm::ArrayRef<int64_t> limit,
                                              llvm::ArrayRef<int64_t> strides) {
  llvm::SmallVector<int64_t> shape;
  for (auto [from, to, step] : llvm::zip_equal(start, limit, strides))
    shape.push_back((to - from + step - 1) / step);
  return shape;
}

void SliceOp::build(OpBuilder &builder, OperationState &state, Value operand,
                    llvm::ArrayRef<int64_t> start, llvm::ArrayRef<int64_t> limit,
                    llvm::ArrayRef<int64_t> strides) {
  build(builder, state, tensorType(operand).clone(slicedShape(start, limit, strides)), operand,
        start, limit, strides);
}

LogicalResult SliceOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  llvm::ArrayRef<int64_t> start = getStartIndices(), limit = getLimitIndices(),
                          strides = getStrides();
  if (failed(verifyLength(*this, "start_indices", start, type.getRank())) ||
      failed(verifyLength(*this, "limit_indices", limit, type.getRank())) ||
      failed(verifyLength(*this, "strides", strides, type.getRank())))
    return failure();
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (start[i] < 0 || start[i] > limit[i] || limit[i] > type.getDimSize(i))
      return emitOpError() << "slices [" << start[i] << ":" << limit[i] << "] of dimension " << i
                           << ", expected a range within [0:" << type.getDimSize(i) << "]";
    if (strides[i] < 1)
      return emitOpError() << "attribute 'strides' is " << strides[i] << " in dimension " << i
                           << ", expected at least 1";
  }
  return verifyResultType(*this, slicedShape(start, limit, strides), type.getElementType());
}

LogicalResult ConcatenateOp::verify() {
  if (getInputs().empty())
    return emitOpError("has no operands, expected at least one");
  RankedTensorType first = tensorType(getInputs().front());
  int64_t dim = getDimension();
  if (failed(verifyDims(*this, "dimension", {dim}, first.getRank())))
    return failure();
  llvm::SmallVector<int64_t> shape(first.getShape());
  shape[dim] = 0;
  for (auto [i, input] : llvm::enumerate(getInputs())) {
    RankedTensorType type = tensorType(input);
    bool valid =
        type.getElementType() == first.getElementType() && type.getRank() == first.getRank();
    for (int64_t d = 0; valid && d < type.getRank(); ++d)
      valid = d == dim || type.getDimSize(d) == first.getDimSize(d);
    if (!valid)
      return emitOpError() << "operand " << i << " has type " << type
                           << ", expected that of operand 0, " << first << ", except in dimension "
                           << dim;
    shape[dim] += type.getDimSize(dim);
  }
  return verifyResultType(*this, shape, first.getElementType());
}

LogicalResult PadOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  auto expected = RankedTensorType::get({}, type.getElementType());
  if (getPaddingValue().getType() != expected)
    return emitOpError() << "operand padding_value has type " << getPaddingValue().getType()
                         << ", expected " << expected;
  llvm::ArrayRef<int64_t> low = getEdgePaddingLow(), high = getEdgePaddingHigh(),
                          interior = getInteriorPadding();
  if (failed(verifyLength(*this, "edge_padding_low", low, type.getRank())) ||
      failed(verifyLength(*this, "edge_padding_high", high, type.getRank())) ||
      failed(verifyLength(*this, "interior_padding", interior, type.getRank())))
    return failure();
  llvm::SmallVector<int64_t> shape;
  for (int64_t i = 0; i < type.getRank(); ++i) {
    if (interior[i] < 0)
      return emitOpError() << "attribute 'interior_padding' is " << interior[i] << " in dimension "
                           << i << ", expected at least 0";
    int64_t size = type.getDimSize(i);
    int64_t padded = low[i] + size + std::max<int64_t>(size - 1, 0) * interior[i] + high[i];
    if (padded < 0)
      return emitOpError() << "removes more than all elements of dimension " << i << " (" << padded
                           << " are left), expected at least 0";
    shape.push_back(padded);
  }
  return verifyResultType(*this, shape, type.getElementType());
}
