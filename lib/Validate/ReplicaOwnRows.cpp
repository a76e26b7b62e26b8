//===- ReplicaOwnRows.cpp - What one rank alone has, and zeros for the others ------===//
//
// Equation rows-looked-up. A gather clamps its indices to the rows of the table, so that each names
// the row of one rank. That rank looks it up by the index counted from its first row; the others
// take zeros where the clamped index is none of theirs: -0.0, with which -0.0 stays what it is. The
// sum over ranks is the row.
//
// Equation rows-written. A scatter leaves out what is outside: counted from the rank's first row,
// all but its own rows are.
//
// Equation value-on-one-rank. What all ranks have, on one of them, and zeros, -0.0, on the others:
// the sum over ranks is the value.
//===---------------------------------------------------------------------------------===//
#include "ReplicaWalker.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

/// One end of the rank's rows: whether a whole index, counted from the first of them, is not before
/// it, or before the end.
static Answer compareOffset(const RuleInput &in) {
  Sharding sharding = in.sharding(0);
  if (sharding.kind != Sharding::OffsetIndex || sharding.columnDim >= 0 ||
      !in.sharding(1).isReplicated())
    return std::nullopt;
  auto direction = cast<hlo::CompareOp>(in.op).getComparisonDirection();
  std::optional<int64_t> with = in.walker.expressions.getSplatInteger(in.number(1));
  bool isFirst = direction == hlo::ComparisonDirection::GE && with == 0;
  bool isLast = direction == hlo::ComparisonDirection::LT && with == sharding.chunk;
  if (!isFirst && !isLast) {
    in.walker.explain("the index is compared with no end of the rank's rows");
    return std::nullopt;
  }
  sharding.kind = Sharding::OwnRange;
  sharding.column = -1;
  sharding.bounds = isFirst ? Sharding::First : Sharding::Last;
  return Claims{{in.number(0), sharding, kNoNumber}};
}

/// A multiple of the rank compared with that of one of them: in integers, none of which wraps.
/// Rounded to a floating type, several ranks may have one multiple.
static Answer compareRank(const RuleInput &in) {
  Expressions &expressions = in.walker.expressions;
  int64_t stride = expressions.getSplatInteger(in.number(0)).value_or(0);
  std::optional<int64_t> with = expressions.getSplatInteger(in.number(1));
  bool isEqual =
      cast<hlo::CompareOp>(in.op).getComparisonDirection() == hlo::ComparisonDirection::EQ;
  bool isInteger = isa<IntegerType>(hlo::tensorType(in.op->getOperand(0)).getElementType());
  if (!isEqual || !isInteger || !in.sharding(1).isReplicated() || stride <= 0 || !with ||
      *with % stride != 0 || *with < 0 || *with / stride >= in.walker.ranks) {
    in.walker.explain("the rank is not compared with the number of one");
    return std::nullopt;
  }
  Sharding sharding = Sharding::of(Sharding::OnRank);
  sharding.chunk = *with / stride;
  return Claims{{in.number(1), sharding, kNoNumber}};
}

Answer proveCompare(const RuleInput &in) {
  if (in.sharding(0).kind == Sharding::RankMultiple)
    return compareRank(in);
  return in.any(Sharding::OffsetIndex) ? compareOffset(in) : proveElementwise(in);
}

Answer joinBounds(const RuleInput &in) {
  Sharding one = in.sharding(0), other = in.sharding(1);
  uint8_t bounds = one.bounds | other.bounds;
  one.bounds = other.bounds = bounds;
  if (one != other || in.number(0) != in.number(1))
    return std::nullopt;
  return Claims{{in.number(0), one, kNoNumber}};
}

/// The index that a broadcast predicate is of is spread alike.
Answer spreadRange(const RuleInput &in) {
  Expressions &expressions = in.walker.expressions;
  Type element = expressions.getType(in.number(0)).getElementType();
  Type type = hlo::tensorType(in.op->getResult(0)).clone(element);
  Number spread = expressions.get(in.op->getName().getIdentifier(), getOwnAttributes(in.op), type,
                                  in.number(0), 0, in.op->getLoc());
  return Claims{{spread, in.sharding(0), kNoNumber}};
}

/// Whether the index tensor of this shape has its vectors as the claim says.
static bool isColumnOf(const Sharding &index, ArrayRef<int64_t> shape, int64_t vectorDim,
                       ArrayRef<int64_t> columnDims) {
  int64_t width = vectorDim < static_cast<int64_t>(shape.size()) ? shape[vectorDim] : 1;
  bool isColumn = index.columnDim < 0 ? width == 1 : index.columnDim == vectorDim;
  return isColumn && index.column < static_cast<int64_t>(columnDims.size());
}

/// Integers in which no rank's count wraps into the rows of another.
static bool holdsRows(const Expressions &expressions, Number index, int64_t rows) {
  auto type = dyn_cast<IntegerType>(expressions.getType(index).getElementType());
  unsigned bits = type ? type.getWidth() - (type.isUnsigned() ? 0 : 1) : 0;
  return bits >= 62 || rows < (int64_t(1) << bits);
}

Answer gatherOwnRows(const RuleInput &in) {
  auto op = cast<hlo::GatherOp>(in.op);
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  const Sharding &index = in.sharding(1);
  in.walker.explain("the index does not address the rank's rows");
  if (!isColumnOf(index, in.shape(1), numbers.getIndexVectorDim(), numbers.getStartIndexMap()))
    return std::nullopt;
  int64_t dim = numbers.getStartIndexMap()[index.column];
  bool isDropped = indexIn(numbers.getCollapsedSliceDims(), dim) >= 0;
  if (!isDropped || in.shape(0)[dim] != index.chunk ||
      !holdsRows(in.walker.expressions, in.number(1), index.chunk * in.walker.ranks))
    return std::nullopt;
  Claims whole(in.operands);
  whole[1].sharding = Sharding();
  Sharding rows = Sharding::of(Sharding::OwnRows);
  rows.chunk = index.chunk, rows.column = index.column;
  return RuleInput{in.walker, in.op, whole}.apply(
      {Sharding::sharded(dim, 1, index.chunk), Sharding()}, rows);
}

std::optional<Sharding> getWrittenRows(const RuleInput &in, unsigned index,
                                       ArrayRef<int64_t> columnDims, ArrayRef<int64_t> dropped) {
  const Sharding &sharding = in.sharding(index);
  int64_t vectorDim = cast<hlo::ScatterOp>(in.op).getScatterDimensionNumbers().getIndexVectorDim();
  in.walker.explain("the index does not address the rank's rows");
  if (!isColumnOf(sharding, in.shape(index), vectorDim, columnDims))
    return std::nullopt;
  int64_t dim = columnDims[sharding.column];
  if (indexIn(dropped, dim) < 0 || in.shape(0)[dim] != sharding.chunk ||
      !holdsRows(in.walker.expressions, in.number(index), sharding.chunk * in.walker.ranks))
    return std::nullopt;
  return Sharding::sharded(dim, 1, sharding.chunk);
}

//===----------------------------------------------------------------------===//
// Zeros elsewhere
//===----------------------------------------------------------------------===//

static Number makeScalar(Expressions &expressions, Type element, int64_t value, Location loc) {
  auto type = RankedTensorType::get({}, element);
  Builder builder(type.getContext());
  auto attribute = DenseElementsAttr::get(type, Attribute(builder.getIntegerAttr(element, value)));
  return expressions.make<hlo::ConstantOp>(type, {}, loc, builder.getNamedAttr("value", attribute));
}

/// The column of an index, without the dimension of its vectors.
static Number takeColumn(Expressions &expressions, Number index, int64_t vectorDim, int64_t column,
                         Location loc) {
  RankedTensorType type = expressions.getType(index);
  if (vectorDim == type.getRank())
    return index;
  Builder builder(type.getContext());
  SmallVector<int64_t> shape(type.getShape()), starts(type.getRank(), 0);
  if (shape[vectorDim] > 1) {
    SmallVector<int64_t> limits(shape), strides(type.getRank(), 1);
    starts[vectorDim] = column, limits[vectorDim] = column + 1, shape[vectorDim] = 1;
    SmallVector<NamedAttribute> attributes = {
        builder.getNamedAttr("start_indices", builder.getDenseI64ArrayAttr(starts)),
        builder.getNamedAttr("limit_indices", builder.getDenseI64ArrayAttr(limits)),
        builder.getNamedAttr("strides", builder.getDenseI64ArrayAttr(strides))};
    index = expressions.make<hlo::SliceOp>(type.clone(shape), index, loc, attributes);
  }
  shape.erase(shape.begin() + vectorDim);
  return expressions.make<hlo::ReshapeOp>(type.clone(shape), index, loc);
}

/// The clamped index of each element that the gather looks up in dimension `column` of its vectors.
static Number makeClamped(Expressions &expressions, Number gather, int64_t column, Location loc) {
  auto numbers = expressions.getAttr<hlo::GatherDimensionNumbersAttr>(gather, "dimension_numbers");
  Number table = expressions[gather].operands[0], index = expressions[gather].operands[1];
  int64_t rows = expressions.getShape(table)[numbers.getStartIndexMap()[column]];
  Number ids = takeColumn(expressions, index, numbers.getIndexVectorDim(), column, loc);
  RankedTensorType type = expressions.getType(ids);
  Type element = type.getElementType();
  Number clamped = expressions.make<hlo::ClampOp>(type,
                                                  {makeScalar(expressions, element, 0, loc), ids,
                                                   makeScalar(expressions, element, rows - 1, loc)},
                                                  loc);
  SmallVector<int64_t> dims;
  for (int64_t dim = 0, rank = expressions.getShape(gather).size(); dim < rank; ++dim)
    if (indexIn(numbers.getOffsetDims(), dim) < 0)
      dims.push_back(dim);
  Builder builder(type.getContext());
  return expressions.make<hlo::BroadcastInDimOp>(
      RankedTensorType::get(expressions.getShape(gather), element), clamped, loc,
      builder.getNamedAttr("broadcast_dimensions", builder.getDenseI64ArrayAttr(dims)));
}

Answer keepOwnRows(const RuleInput &in) {
  Expressions &expressions = in.walker.expressions;
  const Sharding &range = in.sharding(0), &rows = in.sharding(1);
  bool isBoth = range.kind == Sharding::OwnRange && rows.kind == Sharding::OwnRows &&
                range.bounds == (Sharding::First | Sharding::Last) && range.chunk == rows.chunk;
  bool isNeutral = in.sharding(2).isReplicated() && expressions.isNeutral(in.number(2));
  in.walker.explain("rows of other ranks are not zero, -0.0 for floating numbers");
  if (!isBoth || !isNeutral ||
      in.number(0) != makeClamped(expressions, in.number(1), rows.column, in.op->getLoc()))
    return std::nullopt;
  return Claims{{in.number(1), Sharding::partial(ReduceKind::Add), kNoNumber}};
}

Answer keepOnRank(const RuleInput &in) {
  bool isNeutral = in.sharding(2).isReplicated() && in.walker.expressions.isNeutral(in.number(2));
  if (!in.sharding(1).isReplicated() || !isNeutral) {
    in.walker.explain("what other ranks have is not zero, -0.0 for floating numbers");
    return std::nullopt;
  }
  return Claims{{in.number(1), Sharding::partial(ReduceKind::Add), kNoNumber}};
}

} // namespace zero::validate::replica
