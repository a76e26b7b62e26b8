#include "zero/Dialect/StableHLO/CountedIndex.h"

#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;

namespace zero::hlo {

/// `x` of `select(x < 0, x + size, x)`, the wrap of negative indices; null for anything else.
static Value getWrapped(SelectOp select) {
  auto compare = select.getPred().getDefiningOp<CompareOp>();
  if (!compare || compare.getComparisonDirection() != ComparisonDirection::LT ||
      compare.getLhs() != select.getOnFalse() || !isZeroSplat(compare.getRhs()))
    return nullptr;
  return select.getOnFalse();
}

/// The result's dimension that is dimension `dim` of a reshape's operand; -1 if it is split.
static int64_t reshapeDim(ArrayRef<int64_t> from, ArrayRef<int64_t> to, int64_t dim) {
  int64_t stride = 1;
  for (int64_t size : from.drop_front(dim + 1))
    stride *= size;
  for (int64_t i = static_cast<int64_t>(to.size()) - 1, product = 1; i >= 0; product *= to[i--])
    if (product == stride && to[i] == from[dim])
      return i;
  return -1;
}

bool canCount(Type element, int64_t size) {
  auto type = dyn_cast<IntegerType>(element);
  if (!type)
    return false;
  unsigned bits = type.getWidth() - (type.isUnsigned() ? 0 : 1);
  return bits >= 62 || size <= int64_t(1) << bits;
}

/// `dim` if the type has room for a count along it, else -1.
static int64_t ifItHolds(RankedTensorType type, int64_t dim) {
  return dim >= 0 && canCount(type.getElementType(), type.getDimSize(dim)) ? dim : -1;
}

/// The dimension along which the elements are 0, 1, 2, ..., whatever the others; -1 if none.
static int64_t getCountedDim(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return -1;
  RankedTensorType type = tensorType(value);
  if (auto iota = dyn_cast<IotaOp>(op))
    return ifItHolds(type, iota.getIotaDimension());
  if (auto select = dyn_cast<SelectOp>(op)) {
    Value wrapped = getWrapped(select);
    return wrapped ? getCountedDim(wrapped) : -1;
  }
  if (!isa<BroadcastInDimOp, ReshapeOp, ConvertOp>(op))
    return -1;
  int64_t dim = getCountedDim(op->getOperand(0));
  if (dim < 0)
    return -1;
  ArrayRef<int64_t> from = tensorType(op->getOperand(0)).getShape();
  if (auto broadcast = dyn_cast<BroadcastInDimOp>(op)) {
    int64_t to = broadcast.getBroadcastDimensions()[dim];
    return type.getDimSize(to) == from[dim] ? to : -1; // stretched, it repeats the one element
  }
  if (isa<ReshapeOp>(op))
    return reshapeDim(from, type.getShape(), dim);
  return ifItHolds(type, dim);
}

int64_t getCountedDim(Value index, int64_t vectorDim, int64_t column) {
  RankedTensorType type = tensorType(index);
  if (vectorDim >= type.getRank() || type.getDimSize(vectorDim) == 1)
    return getCountedDim(index);
  Operation *op = index.getDefiningOp();
  if (!op)
    return -1;
  // The wrap may come after the columns were put together.
  if (auto select = dyn_cast<SelectOp>(op)) {
    Value wrapped = getWrapped(select);
    return wrapped ? getCountedDim(wrapped, vectorDim, column) : -1;
  }
  if (isa<ConvertOp>(op))
    return ifItHolds(type, getCountedDim(op->getOperand(0), vectorDim, column));
  auto concatenate = dyn_cast<ConcatenateOp>(op);
  if (!concatenate || static_cast<int64_t>(concatenate.getDimension()) != vectorDim)
    return -1;
  for (Value part : concatenate.getInputs()) {
    int64_t width = tensorType(part).getDimSize(vectorDim);
    if (column < width)
      return width == 1 ? getCountedDim(part) : -1;
    column -= width;
  }
  return -1;
}

} // namespace zero::hlo
