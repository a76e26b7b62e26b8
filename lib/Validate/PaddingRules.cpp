//===- PaddingRules.cpp - Expressions that keep the padded dimension ------------===//
#include "PaddingTerms.h"

using namespace mlir;

namespace zero::validate::padding {

static int64_t indexIn(ArrayRef<int64_t> list, int64_t value) {
  const int64_t *found = llvm::find(list, value);
  return found == list.end() ? -1 : found - list.begin();
}

/// Where dimension `dim` of `from` is in a reshape to `to`; -1: in none alone.
static int64_t findReshaped(ArrayRef<int64_t> from, int64_t dim, ArrayRef<int64_t> to) {
  int64_t before = llvm::product_of(from.take_front(dim)), passed = 1;
  for (auto [index, size] : llvm::enumerate(to)) {
    if (passed == before && size == from[dim])
      return index;
    passed *= size;
  }
  return -1;
}

namespace {
/// A side of a matmul: where each of its dimensions is in the result, -1: it is contracted.
struct Side {
  Side(Expressions &expressions, Number dot, unsigned side) {
    auto dims = expressions.getAttr<hlo::DotDimensionNumbersAttr>(dot, "dot_dimension_numbers");
    ArrayRef<int64_t> batching[] = {dims.getLhsBatchingDimensions(),
                                    dims.getRhsBatchingDimensions()};
    ArrayRef<int64_t> contracting[] = {dims.getLhsContractingDimensions(),
                                       dims.getRhsContractingDimensions()};
    ArrayRef<Number> operands = expressions[dot].operands;
    int64_t next = batching[0].size();
    if (side == 1)
      next += expressions.getShape(operands[0]).size() - batching[0].size() - contracting[0].size();
    for (int64_t dim = 0, rank = expressions.getShape(operands[side]).size(); dim < rank; ++dim) {
      int64_t batch = indexIn(batching[side], dim);
      bool isContracted = indexIn(contracting[side], dim) >= 0;
      places.push_back(batch >= 0 ? batch : isContracted ? -1 : next++);
    }
  }
  SmallVector<int64_t> places;
};
} // namespace

int64_t Terms::follow(Number number, unsigned operand, int64_t dim) const {
  Number of = expressions[number].operands[operand];
  if (expressions.isElementwise(number))
    return dim;
  if (expressions.is<hlo::BroadcastInDimOp>(number))
    return expressions.getDims(number, "broadcast_dimensions")[dim];
  if (expressions.is<hlo::TransposeOp>(number))
    return indexIn(expressions.getDims(number, "permutation"), dim);
  if (expressions.is<hlo::ReshapeOp>(number))
    return findReshaped(expressions.getShape(of), dim, expressions.getShape(number));
  if (expressions.is<hlo::ConcatenateOp>(number) || expressions.is<hlo::SliceOp>(number))
    return dim;
  if (expressions.is<hlo::DotGeneralOp>(number))
    return Side(expressions, number, operand).places[dim];
  if (operand > 0)
    return -1;
  if (expressions.is<hlo::ReduceOp>(number)) {
    ArrayRef<int64_t> reduced = expressions.getDims(number, "dimensions");
    return indexIn(reduced, dim) >= 0
               ? -1
               : dim - llvm::count_if(reduced, [&](int64_t other) { return other < dim; });
  }
  return expressions.is<hlo::ScatterOp>(number) ? dim : -1;
}

Terms::Found Terms::make(Number number, int64_t dim, int64_t rows) {
  if (Found masked = makeMasked(number, dim, rows))
    return masked;
  if (expressions.isElementwise(number))
    return makeElementwise(number, dim, rows);
  const Expression &expression = expressions[number];
  if (expressions.is<hlo::ConstantOp>(number)) {
    auto splat = expressions.getAttr<SplatElementsAttr>(number, "value");
    if (!splat)
      return std::nullopt;
    SmallVector<int64_t> shape(expressions.getShape(number));
    shape[dim] = rows;
    NamedAttribute value(
        StringAttr::get(expressions.getContext(), "value"),
        cast<DenseElementsAttr>(splat).resizeSplat(expressions.getType(number).clone(shape)));
    Attribute own = DictionaryAttr::get(expressions.getContext(), value);
    return Term{makeImported(number, dim, rows, {}, own), getRest(expressions.getSplat(number)),
                true};
  }
  if (expressions.is<hlo::IotaOp>(number))
    return Term{makeImported(number, dim, rows, {}), Rest::Unknown,
                expressions.getInt(number, "iota_dimension") != dim};
  if (expressions.is<hlo::PadOp>(number))
    return makePad(number, dim, rows);
  if (expressions.is<hlo::BroadcastInDimOp>(number))
    return makeBroadcast(number, dim, rows);
  if (expressions.is<hlo::TransposeOp>(number))
    return makeMoved(number, dim, expressions.getDims(number, "permutation")[dim], rows);
  if (expressions.is<hlo::ReshapeOp>(number))
    return makeMoved(number, dim,
                     findReshaped(expressions.getShape(number), dim,
                                  expressions.getShape(expression.operands[0])),
                     rows);
  if (expressions.is<hlo::ConcatenateOp>(number))
    return makeConcatenate(number, dim, rows);
  if (expressions.is<hlo::SliceOp>(number))
    return makeSlice(number, dim, rows);
  if (expressions.is<hlo::DotGeneralOp>(number))
    return makeDot(number, dim, rows);
  if (expressions.is<hlo::ReduceOp>(number))
    return makeReduce(number, dim, rows);
  return expressions.is<hlo::ScatterOp>(number) ? makeScatter(number, dim, rows) : std::nullopt;
}

/// Equation rows-of-elementwise; predicates of selects and bounds of clamps may be scalars.
Terms::Found Terms::makeElementwise(Number number, int64_t dim, int64_t rows) {
  SmallVector<Number> operands;
  SmallVector<Term> terms;
  for (Number of : SmallVector<Number>(expressions[number].operands)) {
    bool isScalar = expressions.getShape(of).size() != expressions.getShape(number).size();
    std::optional<Number> whole = isScalar ? getWhole(of) : std::nullopt;
    Found term = isScalar ? Found() : get(of, dim, rows);
    if (whole)
      term = Term{*whole, getRest(expressions.getSplat(of)), /*isUniform=*/true};
    if (!term)
      return std::nullopt;
    operands.push_back(term->number);
    terms.push_back(*term);
  }
  Term made{makeImported(number, dim, rows, operands), getRest(expressions, number, terms),
            llvm::all_of(terms, [](const Term &each) { return each.isUniform; })};
  return made;
}

/// Whether the predicate is of the rows alone: those of the import program.
bool Terms::isMask(Number number, int64_t dim, int64_t rows) const {
  if (expressions.is<hlo::BroadcastInDimOp>(number)) {
    ArrayRef<int64_t> dims = expressions.getDims(number, "broadcast_dimensions");
    Number source = expressions[number].operands[0];
    int64_t from = indexIn(dims, dim);
    return from >= 0 && expressions.getShape(source)[from] == expressions.getShape(number)[dim] &&
           isMask(source, from, rows);
  }
  if (!expressions.is<hlo::CompareOp>(number))
    return false;
  auto direction =
      expressions.getAttr<hlo::ComparisonDirectionAttr>(number, "comparison_direction");
  Number iota = expressions[number].operands[0], end = expressions[number].operands[1];
  auto counted = dyn_cast<IntegerType>(expressions.getType(iota).getElementType());
  // Others count past their largest number, and begin again.
  if (!counted ||
      !llvm::isUIntN(std::min(counted.getWidth(), 64u) - 1, expressions.getShape(iota)[dim] - 1))
    return false;
  return direction.getValue() == hlo::ComparisonDirection::LT &&
         expressions.is<hlo::IotaOp>(iota) && expressions.getInt(iota, "iota_dimension") == dim &&
         expressions.getSplatInteger(end) == rows;
}

/// Equation other-rows.
Terms::Found Terms::makeMasked(Number number, int64_t dim, int64_t rows) {
  if (!expressions.is<hlo::SelectOp>(number) || !isMask(expressions[number].operands[0], dim, rows))
    return std::nullopt;
  Found own = get(expressions[number].operands[1], dim, rows);
  Attribute other = expressions.getSplat(expressions[number].operands[2]);
  if (!own || !other)
    return std::nullopt;
  return Term{own->number, getRest(other), /*isUniform=*/false};
}

/// Rows behind an imported value; or, along another dimension, elements around a padded one.
Terms::Found Terms::makePad(Number number, int64_t dim, int64_t rows) {
  const Expression &pad = expressions[number];
  Number of = pad.operands[0];
  ArrayRef<int64_t> shape = expressions.getShape(number), own = expressions.getShape(of);
  std::optional<Number> whole = getWhole(of);
  bool isBehind = own[dim] == rows && whole;
  for (int64_t each = 0; each < static_cast<int64_t>(shape.size()); ++each)
    isBehind &= expressions.getDims(number, "edge_padding_low")[each] == 0 &&
                expressions.getDims(number, "interior_padding")[each] == 0 &&
                expressions.getDims(number, "edge_padding_high")[each] ==
                    (each == dim ? shape[dim] - rows : 0);
  if (!isBehind)
    return std::nullopt;
  return Term{*whole, getRest(expressions.getSplat(pad.operands[1])), /*isUniform=*/false};
}

Terms::Found Terms::makeBroadcast(Number number, int64_t dim, int64_t rows) {
  Number of = expressions[number].operands[0];
  int64_t from = indexIn(expressions.getDims(number, "broadcast_dimensions"), dim);
  if (from >= 0 && expressions.getShape(of)[from] != 1)
    return makeMoved(number, dim, from, rows);
  std::optional<Number> whole = getWhole(of);
  if (!whole)
    return std::nullopt;
  return Term{makeImported(number, dim, rows, *whole), getRest(expressions.getSplat(of)),
              /*isUniform=*/true};
}

/// Dimension `from` of the one operand is dimension `dim`.
Terms::Found Terms::makeMoved(Number number, int64_t dim, int64_t from, int64_t rows) {
  Found of = from < 0 ? std::nullopt : get(expressions[number].operands[0], from, rows);
  if (!of)
    return std::nullopt;
  return Term{makeImported(number, dim, rows, of->number), of->rest, of->isUniform};
}

Terms::Found Terms::makeConcatenate(Number number, int64_t dim, int64_t rows) {
  if (expressions.getInt(number, "dimension") == dim)
    return std::nullopt;
  SmallVector<Number> operands;
  std::optional<Rest> rest;
  for (Number of : SmallVector<Number>(expressions[number].operands)) {
    Found term = get(of, dim, rows);
    if (!term)
      return std::nullopt;
    operands.push_back(term->number);
    rest = !rest || *rest == term->rest ? term->rest : Rest::Unknown;
  }
  return Term{makeImported(number, dim, rows, operands), *rest, /*isUniform=*/false};
}

/// All of the dimension.
Terms::Found Terms::makeSlice(Number number, int64_t dim, int64_t rows) {
  Number of = expressions[number].operands[0];
  if (expressions.getShape(of)[dim] != expressions.getShape(number)[dim])
    return std::nullopt;
  Found source = get(of, dim, rows);
  if (!source)
    return std::nullopt;
  SmallVector<int64_t> limits(expressions.getDims(number, "limit_indices"));
  limits[dim] = rows;
  NamedAttrList attributes(cast<DictionaryAttr>(expressions[number].attributes));
  attributes.set("limit_indices", DenseI64ArrayAttr::get(expressions.getContext(), limits));
  return Term{makeImported(number, dim, rows, source->number,
                           attributes.getDictionary(expressions.getContext())),
              source->rest, /*isUniform=*/false};
}

/// Rows of a matmul; of zeros, on both sides where both have them, they are zero.
Terms::Found Terms::makeDot(Number number, int64_t dim, int64_t rows) {
  SmallVector<std::optional<Number>, 2> operands;
  bool isZero = true, isFound = false;
  for (unsigned side : {0, 1}) {
    Number of = expressions[number].operands[side];
    int64_t from = indexIn(Side(expressions, number, side).places, dim);
    Found term = from < 0 ? std::nullopt : get(of, from, rows);
    isFound |= term.has_value();
    isZero &= from < 0 || (term && term->rest == Rest::Zero);
    operands.push_back(from < 0 ? getWhole(of) : term ? std::optional(term->number) : std::nullopt);
  }
  if (!isFound || !operands[0] || !operands[1])
    return std::nullopt;
  return Term{makeImported(number, dim, rows, {*operands[0], *operands[1]}),
              isZero ? Rest::Zero : Rest::Unknown, /*isUniform=*/false};
}

/// Along other dimensions; sums of zeros are zero.
Terms::Found Terms::makeReduce(Number number, int64_t dim, int64_t rows) {
  const Expression &reduce = expressions[number];
  SmallVector<int64_t> reduced(expressions.getDims(number, "dimensions"));
  llvm::sort(reduced);
  int64_t from = dim;
  for (int64_t each : reduced)
    from += each <= from;
  std::optional<Number> init =
      reduce.operands.size() == 3 ? getWhole(reduce.operands[1]) : std::nullopt;
  Found of = init ? get(reduce.operands[0], from, rows) : std::nullopt;
  if (!of)
    return std::nullopt;
  bool isSum = getReducer(reduce.operands[2]) == hlo::AddOp::getOperationName() &&
               of->rest == Rest::Zero && expressions.isZero(reduce.operands[1]);
  return Term{makeImported(number, dim, rows, {of->number, *init, reduce.operands[2]}),
              isSum ? Rest::Zero : Rest::Unknown, /*isUniform=*/false};
}

/// Equation rows-left-out.
Terms::Found Terms::makeScatter(Number number, int64_t dim, int64_t rows) {
  const Expression &scatter = expressions[number];
  auto numbers =
      expressions.getAttr<hlo::ScatterDimensionNumbersAttr>(number, "scatter_dimension_numbers");
  ArrayRef<int64_t> columns = numbers.getScatterDimsToOperandDims();
  int64_t column = indexIn(columns, dim);
  if (scatter.operands.size() != 4 || column < 0 ||
      indexIn(numbers.getInsertedWindowDims(), dim) < 0)
    return std::nullopt;
  Number left = scatter.operands[1];
  if (!expressions.is<hlo::SelectOp>(left))
    return std::nullopt;
  ArrayRef<Number> of = expressions[left].operands;
  if (!expressions.is<hlo::CompareOp>(of[0]) || expressions[of[0]].operands[0] != of[1] ||
      expressions.getType(left).getElementType().isUnsignedInteger())
    return std::nullopt;
  auto direction = expressions.getAttr<hlo::ComparisonDirectionAttr>(of[0], "comparison_direction");
  auto outside = dyn_cast_or_null<IntegerAttr>(expressions.getSplat(of[2]));
  SmallVector<int64_t> sizes = llvm::map_to_vector(
      columns, [&](int64_t each) { return expressions.getShape(number)[each]; });
  bool isLeft =
      direction.getValue() == hlo::ComparisonDirection::LE && outside &&
      outside.getValue().isAllOnes() &&
      areBounds(expressions[of[0]].operands[1], numbers.getIndexVectorDim(), column, rows, sizes);
  Found input = isLeft ? get(scatter.operands[0], dim, rows) : std::nullopt;
  std::optional<Number> index = getWhole(of[1]), updates = getWhole(scatter.operands[2]);
  if (!input || !index || !updates)
    return std::nullopt;
  return Term{
      makeImported(number, dim, rows, {input->number, *index, *updates, scatter.operands[3]}),
      input->rest, /*isUniform=*/false};
}

} // namespace zero::validate::padding
