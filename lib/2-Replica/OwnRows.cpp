//===- OwnRows.cpp - A rank's rows of a table that indices address -----------------===//
//
// An index counted from the rank's first row addresses its rows, and nothing of it where it lies
// outside: a scatter leaves that out, a gather reads any row, for which zeros are taken: negative
// ones, as -0.0 + x is x, also for x = -0.0.
//===-----------------------------------------------------------------------------------===//
#include "Rewrite.h"

#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;
using dist::OpSharding;

static Value makeScalar(OpBuilder &builder, Location loc, Type element, int64_t value) {
  auto type = RankedTensorType::get({}, element);
  return hlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, builder.getIntegerAttr(element, value)));
}

static Value spread(OpBuilder &builder, Value value, RankedTensorType type,
                    ArrayRef<int64_t> dims = {}) {
  return hlo::BroadcastInDimOp::create(builder, value.getLoc(), type, value,
                                       builder.getDenseI64ArrayAttr(dims));
}

/// Column `column` of index vectors along `vectorDim`, without that dimension.
static Value takeColumn(OpBuilder &builder, Value index, int64_t vectorDim, int64_t column) {
  Location loc = index.getLoc();
  RankedTensorType type = hlo::tensorType(index);
  if (vectorDim == type.getRank())
    return index;
  SmallVector<int64_t> starts(type.getRank(), 0), limits(type.getShape()),
      strides(type.getRank(), 1);
  starts[vectorDim] = column;
  limits[vectorDim] = column + 1;
  if (type.getDimSize(vectorDim) > 1)
    index = hlo::SliceOp::create(builder, loc, index, starts, limits, strides);
  SmallVector<int64_t> shape(type.getShape());
  shape.erase(shape.begin() + vectorDim);
  return hlo::ReshapeOp::create(builder, loc, type.clone(shape), index);
}

/// Whether rows lie on the rank: of indices that are clamped to `size` rows, as a gather does,
/// those of its `rows`, the first of which is `offset`.
static Value isOwn(OpBuilder &builder, Value ids, Value offset, int64_t size, int64_t rows) {
  Location loc = ids.getLoc();
  RankedTensorType type = hlo::tensorType(ids);
  Type element = type.getElementType();
  Value zero = makeScalar(builder, loc, element, 0);
  Value clamped = hlo::ClampOp::create(builder, loc, type, zero, ids,
                                       makeScalar(builder, loc, element, size - 1));
  Value local = hlo::SubtractOp::create(builder, loc, clamped, spread(builder, offset, type));
  Value from = hlo::CompareOp::create(builder, loc, local, spread(builder, zero, type),
                                      hlo::ComparisonDirection::GE);
  Value end = spread(builder, makeScalar(builder, loc, element, rows), type);
  Value to = hlo::CompareOp::create(builder, loc, local, end, hlo::ComparisonDirection::LT);
  return hlo::AndOp::create(builder, loc, from, to);
}

void ReplicaRewriter::readOwnRows(Operation *op, const OpSharding &opSharding) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  const hlo::CountedColumn &addressed = *opSharding.addressed;
  int64_t rows = opSharding.operands[0].chunk;
  OpOperand &operand = op->getOpOperand(addressed.operand);
  Value index = operand.get();
  operand.set(rebase(index, addressed.vectorDim, addressed.column, rows));
  auto gather = dyn_cast<hlo::GatherOp>(op);
  if (!gather)
    return;
  builder.setInsertionPointAfter(op);
  Location loc = op->getLoc();
  RankedTensorType type = hlo::tensorType(gather.getResult());
  Value ids = takeColumn(builder, index, addressed.vectorDim, addressed.column);
  RankedTensorType idType = hlo::tensorType(ids);
  Value offset = makeRankOffset(loc, rows, idType.getElementType());
  Value own = isOwn(builder, ids, offset, rows * distribution.getRanks(), rows);
  ArrayRef<int64_t> offsetDims = gather.getDimensionNumbers().getOffsetDims();
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    if (!llvm::is_contained(offsetDims, dim))
      dims.push_back(dim);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value zero = hlo::ConstantOp::create(builder, loc, hlo::makeZeros(scalar, /*isNegative=*/true));
  Value chosen = hlo::SelectOp::create(builder, loc, type,
                                       spread(builder, own, type.clone(builder.getI1Type()), dims),
                                       gather.getResult(), spread(builder, zero, type));
  ownRows[gather.getResult()] = chosen;
  lookups[chosen] = gather.getResult();
}
