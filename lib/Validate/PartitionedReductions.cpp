//===- PartitionedReductions.cpp - Reductions from their identity --------------===//
//
// To one element, or over some dimensions; what a rank finds of them in its own range.
//===---------------------------------------------------------------------------===//
#include "PartitionedTerms.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

static bool isIdentity(ir::ReduceKind kind, const APFloat &value) {
  switch (kind) {
  case ir::ReduceKind::Add:
    return value.isZero();
  case ir::ReduceKind::Mul:
    return value.isExactlyValue(1.0);
  case ir::ReduceKind::Max:
    return value.isInfinity() && value.isNegative();
  case ir::ReduceKind::Min:
    return value.isInfinity() && !value.isNegative();
  default:
    return false;
  }
}

static bool isIdentity(ir::ReduceKind kind, const APInt &value, bool isUnsigned) {
  switch (kind) {
  case ir::ReduceKind::Add:
  case ir::ReduceKind::Or:
    return value.isZero();
  case ir::ReduceKind::Mul:
    return value.isOne();
  case ir::ReduceKind::And:
    return value.isAllOnes();
  case ir::ReduceKind::Max:
    return isUnsigned ? value.isMinValue() : value.isMinSignedValue();
  case ir::ReduceKind::Min:
    return isUnsigned ? value.isMaxValue() : value.isMaxSignedValue();
  }
  return false;
}

/// Of predicates a sum or maximum is `or`, a product or minimum `and`.
static std::optional<ir::ReduceKind> getKind(Operation *reducer, Type elementType) {
  bool isPredicate = elementType.isInteger(1);
  if (isa<hlo::OrOp>(reducer) || (isPredicate && isa<hlo::AddOp, hlo::MaxOp>(reducer)))
    return ir::ReduceKind::Or;
  if (isa<hlo::AndOp>(reducer) || (isPredicate && isa<hlo::MulOp, hlo::MinOp>(reducer)))
    return ir::ReduceKind::And;
  if (isa<hlo::AddOp>(reducer))
    return ir::ReduceKind::Add;
  if (isa<hlo::MulOp>(reducer))
    return ir::ReduceKind::Mul;
  if (isa<hlo::MaxOp>(reducer))
    return ir::ReduceKind::Max;
  if (isa<hlo::MinOp>(reducer))
    return ir::ReduceKind::Min;
  return std::nullopt;
}

StringAttr Terms::getReducer(ir::ReduceKind kind) const {
  static constexpr StringRef kReducers[] = {"stablehlo.add",     "stablehlo.multiply",
                                            "stablehlo.maximum", "stablehlo.minimum",
                                            "stablehlo.and",     "stablehlo.or"};
  return StringAttr::get(context, kReducers[static_cast<unsigned>(kind)]);
}

std::optional<ir::ReduceKind> Terms::getReductionKind(hlo::ReduceOp reduce,
                                                      ArrayRef<Number> operands) const {
  if (reduce.getInputs().size() != 1)
    return std::nullopt;
  Operation *reducer = reduce.getSimpleReducer();
  Type elementType = getType(operands[0]).getElementType();
  if (!reducer || hlo::tensorType(reducer->getResult(0)).getElementType() != elementType)
    return std::nullopt;
  std::optional<ir::ReduceKind> kind = getKind(reducer, elementType);
  auto init = dyn_cast_or_null<SplatElementsAttr>(getSplat(operands[1]));
  if (!kind || !init)
    return std::nullopt;
  bool known = false;
  if (isa<FloatType>(elementType))
    known = isIdentity(*kind, init.getSplatValue<APFloat>());
  else if (isa<IntegerType>(elementType))
    known = isIdentity(*kind, init.getSplatValue<APInt>(),
                       elementType.isUnsignedInteger() || elementType.isInteger(1));
  return known ? kind : std::nullopt;
}

/// Equation axis-partials: a rank's part of a reduction, from what it has of a segment. What
/// differs between ranks otherwise is summed where it is, in the op's own order.
Number Terms::getKnownReduction(hlo::ReduceOp reduce, ArrayRef<Number> operands) {
  std::optional<ir::ReduceKind> kind = getReductionKind(reduce, operands);
  if (!kind)
    return kNoNumber;
  RankedTensorType type = hlo::tensorType(reduce.getResults()[0]);
  if (is(operands[0], names.own)) {
    const Expression own = get(operands[0]);
    auto reduction = cast<ArrayAttr>(cast<ArrayAttr>(own.attributes)[0]);
    if (cast<ir::ReduceKindAttr>(reduction[0]).getValue() != *kind)
      return kNoNumber;
    auto attributes = ArrayAttr::get(context, {reduction, getArray(reduce.getDimensions())});
    return add(names.axisPartial, attributes, type, {own.operands[0]});
  }
  if (varies(operands[0]))
    return kNoNumber;
  return getReduction(operands[0], *kind, reduce.getDimensions());
}

Number Terms::getReduction(Number number, ir::ReduceKind kind, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> shape;
  int64_t elements = 1;
  for (auto [dim, size] : llvm::enumerate(getType(number).getShape()))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim))) {
      shape.push_back(size);
      elements *= size;
    }
  if (elements == 1)
    return getReshape(getFullReduction(number, kind), shape);
  return getAxisReduction(number, kind, dims);
}

/// Equation axis-reduction-by-slices.
Number Terms::getAxisReduction(Number number, ir::ReduceKind kind, ArrayRef<int64_t> dims) {
  RankedTensorType type = getType(number);
  bool isStack = type.getRank() > 1 && !dims.empty() &&
                 stacked.contains({type.getDimSize(0), type.getNumElements()});
  if (isStack && dims != ArrayRef<int64_t>{0})
    return getAxisReductionOfSlices(number, kind, dims);
  if (isStack)
    number = getStackOfRows(number);
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dims, static_cast<int64_t>(dim)))
      shape.push_back(size);
  auto attributes =
      ArrayAttr::get(context, {ir::ReduceKindAttr::get(context, kind), getArray(dims)});
  return add(names.axisReduction, attributes, type.clone(shape), {number});
}

/// Equation stack-of-rows, with the rows as far as equations take them.
Number Terms::getStackOfRows(Number number) {
  RankedTensorType type = getType(number);
  SmallVector<int64_t> rowShape(type.getShape());
  rowShape[0] = 1;
  SmallVector<Number> rows;
  for (int64_t i = 0; i < type.getDimSize(0); ++i)
    rows.push_back(getReshape(getRow(number, i), rowShape));
  return getConcatenation(rows, 0, type);
}

Number Terms::getAxisReductionOfSlices(Number number, ir::ReduceKind kind, ArrayRef<int64_t> dims) {
  SmallVector<int64_t> inner = getInner(dims);
  RankedTensorType type = getType(number);
  SmallVector<Number> slices;
  for (int64_t i = 0; i < type.getDimSize(0); ++i)
    slices.push_back(getReduction(getRow(number, i), kind, inner));
  RankedTensorType sliceType = getType(slices[0]);
  if (llvm::is_contained(dims, 0)) {
    Number total = slices[0];
    for (Number next : ArrayRef(slices).drop_front())
      total = getElementwise(getReducer(kind), {}, type.getElementType(), {total, next});
    return total;
  }
  SmallVector<int64_t> row(sliceType.getShape());
  row.insert(row.begin(), 1);
  for (Number &slice : slices)
    slice = getReshape(slice, row);
  row[0] = slices.size();
  return addConcatenation(slices, 0, sliceType.clone(row));
}

/// Equations flat-reduction and reduction-by-slices.
Number Terms::getFullReduction(Number number, ir::ReduceKind kind) {
  RankedTensorType type = getType(number);
  if (type.getRank() > 1 && stacked.contains({type.getDimSize(0), type.getNumElements()})) {
    StringAttr reducer = getReducer(kind);
    Number total = getFullReduction(getRow(number, 0), kind);
    for (int64_t i = 1; i < type.getDimSize(0); ++i)
      total = getElementwise(reducer, {}, type.getElementType(),
                             {total, getFullReduction(getRow(number, i), kind)});
    return total;
  }
  return add(names.fullReduction, ir::ReduceKindAttr::get(context, kind),
             RankedTensorType::get({}, type.getElementType()),
             {getReshape(number, {type.getNumElements()})});
}

} // namespace zero::validate
