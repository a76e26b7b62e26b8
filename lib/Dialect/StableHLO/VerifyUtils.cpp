//===- VerifyUtils.cpp - Checks that verifiers share ----------------------===//

#include "VerifyUtils.h"

using namespace mlir;

namespace zero::hlo {

LogicalResult verifyLength(Operation *op, llvm::StringRef name, llvm::ArrayRef<int64_t> values,
                           int64_t rank) {
  if (int64_t(values.size()) == rank)
    return success();
  return op->emitOpError() << "attribute '" << name << "' has " << values.size()
                           << " entries, expected " << rank << ", one per dimension";
}

LogicalResult verifyDims(Operation *op, llvm::StringRef name, llvm::ArrayRef<int64_t> dims,
                         int64_t rank) {
  for (auto [i, dim] : llvm::enumerate(dims)) {
    if (dim < 0 || dim >= rank)
      return op->emitOpError() << "attribute '" << name << "' names dimension " << dim
                               << ", expected one of [0, " << rank << ")";
    if (llvm::is_contained(dims.take_front(i), dim))
      return op->emitOpError() << "attribute '" << name << "' names dimension " << dim
                               << " twice, expected distinct dimensions";
  }
  return success();
}

LogicalResult verifySortedDims(Operation *op, llvm::StringRef name, llvm::ArrayRef<int64_t> dims,
                               int64_t rank) {
  if (failed(verifyDims(op, name, dims, rank)))
    return failure();
  if (!llvm::is_sorted(dims))
    return op->emitOpError() << "attribute '" << name << "' is [" << dims
                             << "], expected ascending dimensions";
  return success();
}

LogicalResult verifyDisjoint(Operation *op, llvm::StringRef firstName,
                             llvm::ArrayRef<int64_t> first, llvm::StringRef secondName,
                             llvm::ArrayRef<int64_t> second) {
  for (int64_t dim : first)
    if (llvm::is_contained(second, dim))
      return op->emitOpError() << "dimension " << dim << " is in both '" << firstName << "' and '"
                               << secondName << "', expected at most one";
  return success();
}

LogicalResult verifyVectorLength(Operation *op, llvm::StringRef name, Value value, int64_t rank) {
  RankedTensorType type = tensorType(value);
  if (type.getNumElements() == rank)
    return success();
  return op->emitOpError() << "operand " << name << " has type " << type << ", expected " << rank
                           << " entries, one per dimension";
}

LogicalResult verifyNoTuples(Operation *op) {
  auto verify = [&](TypeRange types, llvm::StringRef kind) -> LogicalResult {
    for (auto [i, type] : llvm::enumerate(types))
      if (llvm::isa<TupleType>(type))
        return op->emitOpError() << kind << " " << i << " has type " << type
                                 << ", expected tensors or tokens; export the step with tuples "
                                    "flattened into several values";
    return success();
  };
  if (failed(verify(op->getOperandTypes(), "operand")))
    return failure();
  return verify(op->getResultTypes(), "result");
}

LogicalResult verifySameElementType(Operation *op, Value operand) {
  Type found = tensorType(op->getResult(0)).getElementType();
  Type expected = tensorType(operand).getElementType();
  if (found == expected)
    return success();
  return op->emitOpError() << "result has element type " << found
                           << ", expected the operand's element type " << expected;
}

LogicalResult verifyResultType(Operation *op, llvm::ArrayRef<int64_t> shape, Type elementType) {
  auto found = llvm::cast<RankedTensorType>(op->getResult(0).getType());
  if (found.getShape() == shape && found.getElementType() == elementType)
    return success();
  return op->emitOpError() << "result has type " << found << ", expected "
                           << RankedTensorType::get(shape, elementType);
}

LogicalResult verifyPrecision(Operation *op, std::optional<ArrayAttr> precision) {
  if (!precision || precision->empty() || precision->size() == 2)
    return success();
  return op->emitOpError() << "attribute 'precision_config' has " << precision->size()
                           << " entries, expected 2, one per operand";
}

LogicalResult verifyBroadcast(Operation *op, RankedTensorType from, RankedTensorType to,
                              llvm::ArrayRef<int64_t> dims) {
  if (failed(verifyLength(op, "broadcast_dimensions", dims, from.getRank())) ||
      failed(verifyDims(op, "broadcast_dimensions", dims, to.getRank())))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims))
    if (from.getDimSize(i) != 1 && from.getDimSize(i) != to.getDimSize(dim))
      return op->emitOpError() << "operand dimension " << i << " has size " << from.getDimSize(i)
                               << ", expected 1 or " << to.getDimSize(dim)
                               << ", the size of result dimension " << dim;
  return success();
}

LogicalResult verifyBlockArguments(Operation *op, llvm::StringRef name, Region &region,
                                   TypeRange expected) {
  TypeRange found = region.front().getArgumentTypes();
  if (llvm::equal(found, expected))
    return success();
  return op->emitOpError() << "region '" << name << "' has argument types (" << found
                           << "), expected (" << expected << ")";
}

LogicalResult verifyReturned(Operation *op, llvm::StringRef name, Region &region,
                             TypeRange expected) {
  Operation &last = region.front().back(); // the trait SingleBlock has checked that there is one
  if (!llvm::isa<ReturnOp>(last))
    return op->emitOpError() << "region '" << name << "' ends with '" << last.getName()
                             << "', expected stablehlo.return";
  TypeRange found = last.getOperandTypes();
  if (llvm::equal(found, expected))
    return success();
  return op->emitOpError() << "region '" << name << "' returns (" << found << "), expected ("
                           << expected << ")";
}

LogicalResult verifyReducer(Operation *op, llvm::StringRef name, Region &region,
                            llvm::ArrayRef<Type> elementTypes) {
  llvm::SmallVector<Type> scalars;
  for (Type type : elementTypes)
    scalars.push_back(RankedTensorType::get({}, type));
  llvm::SmallVector<Type> arguments(scalars);
  arguments.append(scalars);
  if (failed(verifyBlockArguments(op, name, region, arguments)))
    return failure();
  return verifyReturned(op, name, region, scalars);
}

FailureOr<llvm::SmallVector<int64_t>>
windowedShape(Operation *op, llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> window,
              std::optional<llvm::ArrayRef<int64_t>> strides,
              std::optional<DenseIntElementsAttr> padding,
              std::optional<llvm::ArrayRef<int64_t>> baseDilation,
              std::optional<llvm::ArrayRef<int64_t>> windowDilation, WindowNames names) {
  int64_t rank = shape.size();
  auto verifyPositive = [&](llvm::StringRef name, std::optional<llvm::ArrayRef<int64_t>> values) {
    if (!values)
      return success();
    if (failed(verifyLength(op, name, *values, rank)))
      return failure();
    for (int64_t value : *values)
      if (value < 1)
        return LogicalResult(op->emitOpError() << "attribute '" << name << "' is [" << *values
                                               << "], expected positive entries");
    return success();
  };
  if (failed(verifyPositive(names.window, window)) ||
      failed(verifyPositive(names.strides, strides)) ||
      failed(verifyPositive(names.baseDilation, baseDilation)) ||
      failed(verifyPositive(names.windowDilation, windowDilation)))
    return failure();
  if (padding && padding->getType().getShape() != llvm::ArrayRef<int64_t>{rank, 2})
    return op->emitOpError() << "attribute 'padding' has type " << padding->getType()
                             << ", expected shape " << rank << "x2";
  llvm::SmallVector<int64_t> pads = padding
                                        ? llvm::SmallVector<int64_t>(padding->getValues<int64_t>())
                                        : llvm::SmallVector<int64_t>(2 * rank, 0);
  llvm::SmallVector<int64_t> result;
  for (int64_t i = 0; i < rank; ++i) {
    int64_t base = shape[i] == 0 ? 0 : (shape[i] - 1) * (baseDilation ? (*baseDilation)[i] : 1) + 1;
    base += pads[2 * i] + pads[2 * i + 1];
    int64_t span = (window[i] - 1) * (windowDilation ? (*windowDilation)[i] : 1) + 1;
    int64_t stride = strides ? (*strides)[i] : 1;
    result.push_back(base <= 0 || span > base ? 0 : (base - span) / stride + 1);
  }
  return result;
}

} // namespace zero::hlo
