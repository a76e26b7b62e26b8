//===- Dynamic.cpp - Ops whose shape parameters are operands --------------===//
//
// Result shapes are static (a trait checks that), so the operands can only repeat them.
//
//===------------------------------------------------------------------------------------------------===//

#include "AsmFormat.h"
#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

LogicalResult DynamicBroadcastInDimOp::verify() {
  RankedTensorType from = tensorType(getOperand()), to = tensorType(getResult());
  if (failed(verifyVectorLength(*this, "output_dimensions", getOutputDimensions(), to.getRank())) ||
      failed(verifySameElementType(*this, getOperand())) ||
      failed(verifyBroadcast(*this, from, to, getBroadcastDimensions())))
    return failure();
  llvm::ArrayRef<int64_t> expanding, same;
  if (auto dims = getKnownExpandingDimensions())
    expanding = *dims;
  if (auto dims = getKnownNonexpandingDimensions())
    same = *dims;
  if (failed(verifyDims(*this, "known_expanding_dimensions", expanding, from.getRank())) ||
      failed(verifyDims(*this, "known_nonexpanding_dimensions", same, from.getRank())))
    return failure();
  return verifyDisjoint(*this, "known_expanding_dimensions", expanding,
                        "known_nonexpanding_dimensions", same);
}

LogicalResult DynamicIotaOp::verify() {
  int64_t rank = tensorType(getResult()).getRank();
  if (failed(verifyVectorLength(*this, "output_shape", getOutputShape(), rank)))
    return failure();
  return verifyDims(*this, "iota_dimension", {int64_t(getIotaDimension())}, rank);
}

LogicalResult DynamicReshapeOp::verify() {
  RankedTensorType from = tensorType(getOperand()), to = tensorType(getResult());
  if (failed(verifyVectorLength(*this, "output_shape", getOutputShape(), to.getRank())) ||
      failed(verifySameElementType(*this, getOperand())))
    return failure();
  if (from.getNumElements() != to.getNumElements())
    return emitOpError() << "result has " << to.getNumElements()
                         << " elements, expected as many as the operand: " << from.getNumElements();
  return success();
}

/// The result has the operand's element type and rank; each of `vectors` an entry per dimension.
static LogicalResult verifyPerDimension(Operation *op, Value operand,
                                        llvm::ArrayRef<std::pair<Value, llvm::StringRef>> vectors) {
  int64_t rank = tensorType(operand).getRank(), found = tensorType(op->getResult(0)).getRank();
  if (failed(verifySameElementType(op, operand)))
    return failure();
  if (rank != found)
    return op->emitOpError() << "result has rank " << found << ", expected the operand's rank "
                             << rank;
  for (auto [vector, name] : vectors)
    if (failed(verifyVectorLength(op, name, vector, rank)))
      return failure();
  return success();
}

LogicalResult DynamicPadOp::verify() {
  auto scalar = RankedTensorType::get({}, tensorType(getOperand()).getElementType());
  if (getPaddingValue().getType() != scalar)
    return emitOpError() << "operand padding_value has type " << getPaddingValue().getType()
                         << ", expected " << scalar;
  return verifyPerDimension(*this, getOperand(),
                            {{getEdgePaddingLow(), "edge_padding_low"},
                             {getEdgePaddingHigh(), "edge_padding_high"},
                             {getInteriorPadding(), "interior_padding"}});
}

LogicalResult RealDynamicSliceOp::verify() {
  return verifyPerDimension(*this, getOperand(),
                            {{getStartIndices(), "start_indices"},
                             {getLimitIndices(), "limit_indices"},
                             {getStrides(), "strides"}});
}

/// `(operands) dim_numbers = ..., window = {...} {attributes} : type`.
ParseResult DynamicConvOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand> operands;
  llvm::SMLoc loc = parser.getCurrentLocation(), windowLoc;
  ConvDimensionNumbersAttr numbers;
  DenseI64ArrayAttr strides, lhsDilation, rhsDilation;
  DenseIntElementsAttr padding;
  DenseBoolArrayAttr reversal;
  FunctionType type;
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseKeyword("dim_numbers") || parser.parseEqual() ||
      parseConvDimensions(parser, numbers) || parser.parseComma() ||
      parser.parseKeyword("window") || parser.parseEqual() || parser.parseLBrace() ||
      parser.getCurrentLocation(&windowLoc) ||
      parseConvWindow(parser, strides, padding, lhsDilation, rhsDilation, reversal) ||
      parser.parseRBrace() || parser.parseOptionalAttrDict(result.attributes) ||
      parser.parseColonType(type))
    return failure();
  if (padding)
    return parser.emitError(windowLoc, "has a part 'pad', expected the padding as an operand");
  result.addAttribute(getDimensionNumbersAttrName(result.name), numbers);
  for (auto [name, value] : {std::pair(getWindowStridesAttrName(result.name), Attribute(strides)),
                             {getLhsDilationAttrName(result.name), Attribute(lhsDilation)},
                             {getRhsDilationAttrName(result.name), Attribute(rhsDilation)},
                             {getWindowReversalAttrName(result.name), Attribute(reversal)}})
    if (value)
      result.addAttribute(name, value);
  result.addTypes(type.getResults());
  return parser.resolveOperands(operands, type.getInputs(), loc, result.operands);
}

LogicalResult GetDimensionSizeOp::verify() {
  if (failed(verifyDims(*this, "dimension", {int64_t(getDimension())},
                        tensorType(getOperand()).getRank())))
    return failure();
  return verifyResultType(*this, {}, IntegerType::get(getContext(), 32));
}

LogicalResult SetDimensionSizeOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  if (failed(verifyDims(*this, "dimension", {int64_t(getDimension())}, type.getRank())))
    return failure();
  return verifyResultType(*this, type.getShape(), type.getElementType());
}
