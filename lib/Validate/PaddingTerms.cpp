#include "PaddingTerms.h"

using namespace mlir;

namespace zero::validate::padding {

static int64_t indexIn(ArrayRef<int64_t> list, int64_t value) {
  const int64_t *found = llvm::find(list, value);
  return found == list.end() ? -1 : found - list.begin();
}

void Terms::setArgument(Number number, int64_t dim, int64_t rows, Number imported) {
  isPadded.resize(std::max<size_t>(isPadded.size(), number + 1));
  isPadded[number] = true;
  padded[number] = {dim, rows};
  known[{number, dim, rows}] = Term{imported, Rest::Zero, /*isUniform=*/false};
}

std::optional<Number> Terms::getWhole(Number number) const {
  if (!isOf(number))
    return number;
  auto whole = wholes.find(number);
  return whole == wholes.end() ? std::nullopt : std::optional(whole->second);
}

Terms::Found Terms::get(Number number, int64_t dim, int64_t rows) {
  auto key = std::tuple(number, dim, rows);
  if (auto found = known.find(key); found != known.end())
    return found->second;
  auto type = dyn_cast_or_null<RankedTensorType>(expressions[number].type);
  bool fits = type && dim >= 0 && dim < type.getRank() && type.getDimSize(dim) > rows;
  Found found = fits ? make(number, dim, rows) : std::nullopt;
  return known[key] = found;
}

void Terms::run(Number begin) {
  Number end = expressions.getNumbering().size();
  isPadded.resize(end);
  for (Number number = begin; number < end; ++number) {
    isPadded[number] = isPadded[number] || llvm::any_of(expressions[number].operands,
                                                        [&](Number of) { return isOf(of); });
    if (isPadded[number])
      visit(number);
  }
}

void Terms::visit(Number number) {
  if (padded.contains(number))
    return; // an argument
  if (std::optional<Number> whole = consume(number)) {
    wholes[number] = *whole;
    return;
  }
  bool areKnown = true;
  for (auto [operand, of] : llvm::enumerate(expressions[number].operands)) {
    areKnown &= padded.contains(of) || getWhole(of);
    auto along = padded.find(of);
    if (along == padded.end())
      continue;
    auto [dim, rows] = along->second;
    int64_t to = follow(number, operand, dim);
    if (to < 0 || !get(number, to, rows))
      continue;
    padded[number] = {to, rows};
    return;
  }
  if (std::optional<Number> whole = rebuild(number))
    wholes[number] = *whole;
  else if (areKnown && !failed)
    failed = number;
}

/// The expression of operands that are as imported.
std::optional<Number> Terms::rebuild(Number number) {
  const Expression &expression = expressions[number];
  SmallVector<Number> operands;
  for (Number of : expression.operands) {
    std::optional<Number> whole = getWhole(of);
    if (!whole)
      return std::nullopt;
    operands.push_back(*whole);
  }
  return expressions.get(expression.op, expression.attributes, expression.type, operands,
                         expression.result, expression.loc);
}

/// The imported expression of the same op, `rows` rows along dimension `dim`.
Number Terms::makeImported(Number number, int64_t dim, int64_t rows, ArrayRef<Number> operands,
                           Attribute attributes) {
  const Expression &expression = expressions[number];
  RankedTensorType type = expressions.getType(number);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = rows;
  return expressions.get(expression.op, attributes ? attributes : expression.attributes,
                         type.clone(shape), operands, expression.result, expression.loc);
}

StringRef Terms::getReducer(Number region) const {
  const Expression &body = expressions[region];
  if (body.op.getValue() != "region" || body.operands.size() != 1)
    return {};
  const Expression &op = expressions[body.operands[0]];
  auto isArgument = [&](Number of) { return expressions[of].op.getValue() == "carried"; };
  bool isPlain = op.operands.size() == 2 && op.operands[0] != op.operands[1] &&
                 llvm::all_of(op.operands, isArgument);
  return isPlain ? op.op.getValue() : StringRef();
}

//===----------------------------------------------------------------------===//
// The dimension taken together
//===----------------------------------------------------------------------===//

std::optional<Number> Terms::consume(Number number) {
  if (expressions.is<hlo::DotGeneralOp>(number))
    return consumeDot(number);
  ArrayRef<Number> operands = expressions[number].operands;
  if (operands.empty())
    return std::nullopt;
  auto along = padded.find(operands[0]);
  if (along == padded.end())
    return std::nullopt;
  auto [dim, rows] = along->second;
  Found of = get(operands[0], dim, rows);
  if (!of)
    return std::nullopt;
  if (expressions.is<hlo::SliceOp>(number))
    return consumeSlice(number, dim, *of, rows);
  if (expressions.is<hlo::ReduceOp>(number))
    return consumeReduce(number, dim, *of);
  return expressions.is<hlo::GatherOp>(number) ? consumeGather(number, dim, *of, rows)
                                               : std::nullopt;
}

/// Equation cut-rows.
std::optional<Number> Terms::consumeSlice(Number number, int64_t dim, const Term &of,
                                          int64_t rows) {
  ArrayRef<int64_t> limits = expressions.getDims(number, "limit_indices");
  auto isOne = [](int64_t stride) { return stride == 1; };
  if (limits[dim] > rows)
    return std::nullopt;
  bool isAll = llvm::all_of(expressions.getDims(number, "start_indices"),
                            [](int64_t start) { return start == 0; }) &&
               llvm::all_of(expressions.getDims(number, "strides"), isOne) &&
               limits == expressions.getShape(of.number);
  const Expression &slice = expressions[number];
  return isAll ? of.number
               : expressions.get(slice.op, slice.attributes, slice.type, of.number, slice.result,
                                 slice.loc);
}

/// What changes nothing in a reduction by the op of that name.
static Rest getNeutral(StringRef reducer, Type element) {
  auto is = [&](StringRef name) { return reducer == name; };
  bool isPredicate = element.isInteger(1), isReal = isa<FloatType>(element);
  bool isMax = is(hlo::MaxOp::getOperationName()), isMin = is(hlo::MinOp::getOperationName());
  if (is(hlo::AddOp::getOperationName()) || is(hlo::OrOp::getOperationName()) ||
      (isPredicate && isMax))
    return Rest::Zero;
  if (isPredicate && (isMin || is(hlo::AndOp::getOperationName())))
    return Rest::Positive;
  return isReal && isMax ? Rest::Lowest : isReal && isMin ? Rest::Highest : Rest::Unknown;
}

/// Equation neutral-rows.
std::optional<Number> Terms::consumeReduce(Number number, int64_t dim, const Term &of) {
  const Expression &reduce = expressions[number];
  if (reduce.operands.size() != 3 || indexIn(expressions.getDims(number, "dimensions"), dim) < 0)
    return std::nullopt;
  Type element = expressions.getType(reduce.operands[0]).getElementType();
  Rest neutral = getNeutral(getReducer(reduce.operands[2]), element);
  std::optional<Number> init = getWhole(reduce.operands[1]);
  if (neutral == Rest::Unknown || of.rest != neutral || !init)
    return std::nullopt;
  return expressions.get(reduce.op, reduce.attributes, reduce.type,
                         {of.number, *init, reduce.operands[2]}, reduce.result, reduce.loc);
}

bool Terms::areBounds(Number bounds, int64_t vectorDim, int64_t column, int64_t rows,
                      ArrayRef<int64_t> others) const {
  // A signed type that does not hold the last row says another one.
  unsigned width = expressions.getType(bounds).getElementTypeBitWidth();
  if (!llvm::isUIntN(std::min(width, 64u) - 1, rows - 1))
    return false;
  if (std::optional<int64_t> splat = expressions.getSplatInteger(bounds))
    return others.size() == 1 && *splat == rows - 1;
  if (!expressions.is<hlo::BroadcastInDimOp>(bounds) ||
      expressions.getDims(bounds, "broadcast_dimensions") != ArrayRef<int64_t>(vectorDim))
    return false;
  Number vector = expressions[bounds].operands[0];
  auto values = expressions.getAttr<DenseIntElementsAttr>(vector, "value");
  if (!expressions.is<hlo::ConstantOp>(vector) || !values ||
      values.getNumElements() != static_cast<int64_t>(others.size()))
    return false;
  for (auto [index, value] : llvm::enumerate(values.getValues<APInt>())) {
    int64_t bound = value.getSExtValue();
    bool isRight =
        static_cast<int64_t>(index) == column ? bound == rows - 1 : bound >= others[index] - 1;
    if (!isRight)
      return false;
  }
  return true;
}

/// Equation rows-held: by column, the sizes of the dimensions that an index addresses.
static SmallVector<int64_t> getSizes(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims) {
  return llvm::map_to_vector(dims, [&](int64_t dim) { return shape[dim]; });
}

std::optional<Number> Terms::consumeGather(Number number, int64_t dim, const Term &of,
                                           int64_t rows) {
  const Expression &gather = expressions[number];
  auto numbers = expressions.getAttr<hlo::GatherDimensionNumbersAttr>(number, "dimension_numbers");
  ArrayRef<int64_t> columns = numbers.getStartIndexMap();
  int64_t column = indexIn(columns, dim);
  Number held = gather.operands[1];
  if (column < 0 || expressions.getDims(number, "slice_sizes")[dim] != 1 ||
      !expressions.is<hlo::MinOp>(held) ||
      expressions.getType(held).getElementType().isUnsignedInteger())
    return std::nullopt;
  SmallVector<int64_t> sizes = getSizes(expressions.getShape(gather.operands[0]), columns);
  ArrayRef<Number> sides = expressions[held].operands;
  for (unsigned side : {0, 1}) {
    std::optional<Number> index = getWhole(sides[1 - side]);
    if (index && areBounds(sides[side], numbers.getIndexVectorDim(), column, rows, sizes))
      return expressions.get(gather.op, gather.attributes, gather.type, {of.number, *index},
                             gather.result, gather.loc);
  }
  return std::nullopt;
}

/// Equation zeros-contracted.
std::optional<Number> Terms::consumeDot(Number number) {
  const Expression &dot = expressions[number];
  auto dims = expressions.getAttr<hlo::DotDimensionNumbersAttr>(number, "dot_dimension_numbers");
  ArrayRef<int64_t> contracting[] = {dims.getLhsContractingDimensions(),
                                     dims.getRhsContractingDimensions()};
  for (unsigned side : {0, 1}) {
    auto along = padded.find(dot.operands[side]);
    int64_t index = along == padded.end() ? -1 : indexIn(contracting[side], along->second.first);
    if (index < 0)
      continue;
    int64_t rows = along->second.second;
    Found lhs = get(dot.operands[0], contracting[0][index], rows);
    Found rhs = get(dot.operands[1], contracting[1][index], rows);
    if (lhs && rhs && lhs->rest == Rest::Zero && rhs->rest == Rest::Zero)
      return expressions.get(dot.op, dot.attributes, dot.type, {lhs->number, rhs->number},
                             dot.result, dot.loc);
  }
  return std::nullopt;
}

} // namespace zero::validate::padding
