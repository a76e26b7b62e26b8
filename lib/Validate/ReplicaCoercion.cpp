#include "ReplicaCoercion.h"

using namespace mlir;

namespace zero::validate::replica {

std::optional<Number> Coercion::recast(Number number, const Sharding &from, const Sharding &to) {
  if (from == to)
    return number;
  SmallVector<int64_t> local(expressions.getShape(number));
  local[from.dim] = from.getLocalSize();
  if (!llvm::is_contained(getReshapedShardings(local, from, local), to))
    return std::nullopt;
  Type whole = getWholeType(expressions.getType(number).clone(local), to, ranks);
  return reshape(number, cast<RankedTensorType>(whole).getShape(), kMaxOpsBetween);
}

/// The reshape; or, where the import program has that, what is computed element by element from
/// reshapes of the operands: ranks that have one row have no op that says where its reshape stood.
Number Coercion::reshape(Number number, ArrayRef<int64_t> shape, unsigned depth) {
  RankedTensorType type = expressions.getType(number).clone(shape);
  const Expression expression = expressions[number];
  bool isSplat = expressions.is<hlo::BroadcastInDimOp>(number) &&
                 expressions.getShape(expression.operands[0]).empty();
  if (isSplat)
    return expressions.get(expression.op, expression.attributes, type, expression.operands,
                           expression.result, expression.loc);
  Number whole = expressions.make<hlo::ReshapeOp>(type, number, expression.loc);
  bool isOfOne = llvm::all_of(expression.operands, [&](Number operand) {
    return expressions.getShape(operand) == expressions.getShape(number);
  });
  if (depth == 0 || expressions.isImported(whole) || !expressions.isElementwise(number) || !isOfOne)
    return whole;
  SmallVector<Number> operands;
  for (Number operand : expression.operands)
    operands.push_back(reshape(operand, shape, depth - 1));
  Number inside = expressions.get(expression.op, expression.attributes, type, operands,
                                  expression.result, expression.loc);
  return expressions.prefer({whole, inside});
}

//===----------------------------------------------------------------------===//
// Ways by op
//===----------------------------------------------------------------------===//

/// A dimension that the broadcast makes needs nothing of the operand; of size one it may be either.
void Coercion::addBroadcastWays(Number number, const Sharding &sharding,
                                SmallVectorImpl<Way> &ways) {
  const Expression &expression = expressions[number];
  ArrayRef<int64_t> source = expressions.getShape(expression.operands[0]);
  int64_t dim = indexIn(expressions.getDims(number, "broadcast_dimensions"), sharding.dim);
  if (dim < 0 || source[dim] == 1)
    ways.push_back({{std::nullopt}, expression.attributes});
  if (dim >= 0 && source[dim] == sharding.getLocalSize())
    ways.push_back({{sharding.onDim(dim)}, expression.attributes});
}

/// Rows that a replicated index looks up in a replicated table: each rank looks up its own, in its
/// own tables where each row has one. Or what is looked up is whole along the dimension of the
/// rows, which no index says.
void Coercion::addGatherWay(Number number, const Sharding &sharding, SmallVectorImpl<Way> &ways) {
  auto numbers = expressions.getAttr<hlo::GatherDimensionNumbersAttr>(number, "dimension_numbers");
  int64_t offset = indexIn(numbers.getOffsetDims(), sharding.dim);
  if (offset >= 0)
    return addWholeGatherWay(number, sharding, offset, ways);
  int64_t position = sharding.dim - llvm::count_if(numbers.getOffsetDims(),
                                                   [&](int64_t dim) { return dim < sharding.dim; });
  int64_t indexDim = position < numbers.getIndexVectorDim() ? position : position + 1;
  std::optional<Sharding> tables;
  if (int64_t paired = indexIn(numbers.getStartIndicesBatchingDims(), indexDim); paired >= 0)
    tables = sharding.onDim(numbers.getOperandBatchingDims()[paired]);
  ways.push_back({{tables, sharding.onDim(indexDim)}, expressions[number].attributes});
}

/// All rows of each rank are all rows of the whole operand.
void Coercion::addWholeGatherWay(Number number, const Sharding &sharding, int64_t offset,
                                 SmallVectorImpl<Way> &ways) {
  auto numbers = expressions.getAttr<hlo::GatherDimensionNumbersAttr>(number, "dimension_numbers");
  const Expression &expression = expressions[number];
  ArrayRef<int64_t> source = expressions.getShape(expression.operands[0]);
  SmallVector<int64_t> kept;
  for (int64_t dim = 0; dim < static_cast<int64_t>(source.size()); ++dim)
    if (indexIn(numbers.getCollapsedSliceDims(), dim) < 0 &&
        indexIn(numbers.getOperandBatchingDims(), dim) < 0)
      kept.push_back(dim);
  int64_t dim = kept[offset];
  SmallVector<int64_t> sizes(expressions.getDims(number, "slice_sizes"));
  if (indexIn(numbers.getStartIndexMap(), dim) >= 0 || sizes[dim] != source[dim])
    return;
  sizes[dim] *= sharding.getHolders(ranks);
  NamedAttrList attributes(cast<DictionaryAttr>(expression.attributes));
  attributes.set("slice_sizes", DenseI64ArrayAttr::get(expressions.getContext(), sizes));
  ways.push_back(
      {{sharding.onDim(dim), std::nullopt}, attributes.getDictionary(expressions.getContext())});
}

void Coercion::addConcatenateWay(Number number, const Sharding &sharding,
                                 SmallVectorImpl<Way> &ways) {
  if (expressions.getInt(number, "dimension") == sharding.dim)
    return;
  const Expression &expression = expressions[number];
  ways.push_back({{}, expression.attributes});
  ways.back().operands.assign(expression.operands.size(), sharding);
}

void Coercion::addPadWay(Number number, const Sharding &sharding, SmallVectorImpl<Way> &ways) {
  for (StringRef name : {"edge_padding_low", "edge_padding_high", "interior_padding"})
    if (expressions.getDims(number, name)[sharding.dim] != 0)
      return;
  ways.push_back({{sharding, std::nullopt}, expressions[number].attributes});
}

/// A slice that takes all rows of each rank takes all rows of the whole value.
void Coercion::addSliceWay(Number number, const Sharding &sharding, SmallVectorImpl<Way> &ways) {
  ArrayRef<int64_t> source = expressions.getShape(expressions[number].operands[0]);
  if (source[sharding.dim] != sharding.getLocalSize())
    return;
  SmallVector<int64_t> limits(expressions.getDims(number, "limit_indices"));
  limits[sharding.dim] *= sharding.getHolders(ranks);
  NamedAttrList attributes(cast<DictionaryAttr>(expressions[number].attributes));
  attributes.set("limit_indices", DenseI64ArrayAttr::get(expressions.getContext(), limits));
  ways.push_back({{sharding}, attributes.getDictionary(expressions.getContext())});
}

/// Where all rows are read, they begin at the first, whatever their index says.
void Coercion::addDynamicSliceWay(Number number, const Sharding &sharding,
                                  SmallVectorImpl<Way> &ways) {
  const Expression &expression = expressions[number];
  if (expressions.getShape(expression.operands[0])[sharding.dim] != sharding.getLocalSize())
    return;
  SmallVector<int64_t> sizes(expressions.getDims(number, "slice_sizes"));
  sizes[sharding.dim] *= sharding.getHolders(ranks);
  NamedAttrList attributes(cast<DictionaryAttr>(expression.attributes));
  attributes.set("slice_sizes", DenseI64ArrayAttr::get(expressions.getContext(), sizes));
  Way &way = ways.emplace_back(Way{{}, attributes.getDictionary(expressions.getContext())});
  way.operands.assign(expression.operands.size(), std::nullopt);
  way.operands[0] = sharding;
}

SmallVector<Coercion::Way, 1> Coercion::getWays(Number number, const Sharding &sharding) {
  SmallVector<Way, 1> ways;
  const Expression &expression = expressions[number];
  if (expressions.isElementwise(number)) {
    int64_t rank = expressions.getType(number).getRank();
    Way &way = ways.emplace_back(Way{{}, expression.attributes});
    // The predicate of select and the bounds of clamp may be scalars.
    for (Number operand : expression.operands)
      way.operands.push_back(expressions.getType(operand).getRank() == rank
                                 ? std::optional<Sharding>(sharding)
                                 : std::nullopt);
  } else if (expressions.is<hlo::BroadcastInDimOp>(number)) {
    addBroadcastWays(number, sharding, ways);
  } else if (expressions.is<hlo::ReshapeOp>(number)) {
    for (const Sharding &source : getReshapedShardings(
             expressions.getShape(number), sharding, expressions.getShape(expression.operands[0])))
      ways.push_back({{source}, expression.attributes});
  } else if (expressions.is<hlo::TransposeOp>(number)) {
    int64_t source = expressions.getDims(number, "permutation")[sharding.dim];
    ways.push_back({{sharding.onDim(source)}, expression.attributes});
  } else if (expressions.is<hlo::IotaOp>(number)) {
    if (expressions.getInt(number, "iota_dimension") != sharding.dim)
      ways.push_back({{}, expression.attributes});
  } else if (expressions.is<hlo::GatherOp>(number)) {
    addGatherWay(number, sharding, ways);
  } else if (expressions.is<hlo::ConcatenateOp>(number)) {
    addConcatenateWay(number, sharding, ways);
  } else if (expressions.is<hlo::SliceOp>(number)) {
    addSliceWay(number, sharding, ways);
  } else if (expressions.is<hlo::DynamicSliceOp>(number)) {
    addDynamicSliceWay(number, sharding, ways);
  } else if (expressions.is<hlo::ReverseOp>(number)) {
    if (indexIn(expressions.getDims(number, "dimensions"), sharding.dim) < 0)
      ways.push_back({{sharding}, expression.attributes});
  } else if (expressions.is<hlo::PadOp>(number)) {
    addPadWay(number, sharding, ways);
  } else if (expressions.is<hlo::BitcastConvertOp>(number)) {
    if (expressions.getShape(number) == expressions.getShape(expression.operands[0]))
      ways.push_back({{sharding}, expression.attributes});
  } else if (expressions.is<hlo::ConstantOp>(number)) {
    // Of a larger splat, the rows are a splat.
    if (auto splat = expressions.getAttr<SplatElementsAttr>(number, "value")) {
      auto whole = cast<RankedTensorType>(getWholeType(expressions[number].type, sharding, ranks));
      NamedAttribute value(StringAttr::get(expressions.getContext(), "value"),
                           cast<DenseElementsAttr>(splat).resizeSplat(whole));
      ways.push_back({{}, DictionaryAttr::get(expressions.getContext(), value)});
    }
  }
  return ways;
}

//===----------------------------------------------------------------------===//
// All that a value needs
//===----------------------------------------------------------------------===//

std::optional<std::pair<Number, Sharding>> Coercion::getPending(Number number,
                                                                const Way &way) const {
  for (auto [operand, sharding] : llvm::zip_equal(expressions[number].operands, way.operands))
    if (sharding && !known.contains(getKey(operand, *sharding)))
      return std::pair(operand, *sharding);
  return std::nullopt;
}

std::optional<Number> Coercion::build(Number number, const Sharding &sharding, const Way &way) {
  const Expression &expression = expressions[number];
  SmallVector<Number> operands;
  for (auto [operand, needed] : llvm::zip_equal(expression.operands, way.operands)) {
    std::optional<Number> whole = operand;
    if (needed)
      whole = known.at(getKey(operand, *needed));
    if (!whole)
      return std::nullopt;
    operands.push_back(*whole);
  }
  StringAttr op = expression.op;
  Type whole = getWholeType(expression.type, sharding, ranks);
  return expressions.get(op, way.attributes, whole, operands, expression.result, expression.loc);
}

/// One row that all ranks have is the row of each in as many equal ones.
Number Coercion::stretch(Number number, const Sharding &sharding) {
  RankedTensorType type = expressions.getType(number);
  Builder builder(expressions.getContext());
  auto dims = builder.getDenseI64ArrayAttr(llvm::to_vector(llvm::seq<int64_t>(type.getRank())));
  return expressions.make<hlo::BroadcastInDimOp>(
      getWholeType(type, sharding, ranks), number, expressions[number].loc,
      builder.getNamedAttr("broadcast_dimensions", dims));
}

std::optional<Number> Coercion::getPart(Number number, const Sharding &sharding) {
  if (ranks > 1 || !sharding.isPart() || sharding.groups > 1)
    return std::nullopt;
  int64_t rows = sharding.chunk, start = sharding.firstPart * rows;
  if (std::optional<Count> count = expressions.getCount(number)) {
    const Expression iota = expressions[count->iota];
    if (expressions.getInt(count->iota, "iota_dimension") != sharding.dim || count->start != start)
      return std::nullopt;
    return expressions.get(iota.op, iota.attributes, getWholeType(iota.type, sharding, ranks), {},
                           0, iota.loc);
  }
  if (!expressions.is<hlo::SliceOp>(number))
    return std::nullopt;
  Number source = expressions[number].operands[0];
  SmallVector<int64_t> shape(expressions.getShape(source)), starts(shape.size(), 0);
  bool isAll = shape[sharding.dim] == rows * sharding.parts;
  starts[sharding.dim] = start;
  shape[sharding.dim] = start + rows;
  bool isPart = isAll && expressions.getDims(number, "start_indices") == ArrayRef(starts) &&
                expressions.getDims(number, "limit_indices") == ArrayRef(shape) &&
                llvm::all_of(expressions.getDims(number, "strides"),
                             [](int64_t stride) { return stride == 1; });
  return isPart ? std::optional(source) : std::nullopt;
}

std::optional<Number> Coercion::get(Number number, const Sharding &sharding) {
  if (sharding.getHolders(ranks) == 1)
    return number;
  SmallVector<std::pair<Number, Sharding>> pending{{number, sharding}};
  while (!pending.empty()) {
    auto [next, wanted] = pending.back();
    Key key = getKey(next, wanted);
    if (known.contains(key)) {
      pending.pop_back();
      continue;
    }
    auto type = dyn_cast_or_null<RankedTensorType>(expressions[next].type);
    bool fits =
        type && wanted.dim < type.getRank() && type.getDimSize(wanted.dim) == wanted.getLocalSize();
    SmallVector<Way, 1> ways;
    if (fits)
      ways = getWays(next, wanted);
    size_t before = pending.size();
    for (const Way &way : ways)
      if (auto operand = getPending(next, way))
        pending.push_back(*operand);
    if (pending.size() > before)
      continue;
    SmallVector<Number> wholes;
    for (const Way &way : ways)
      if (std::optional<Number> whole = build(next, wanted, way))
        wholes.push_back(*whole);
    if (std::optional<Number> whole = fits ? getPart(next, wanted) : std::nullopt)
      wholes.push_back(*whole);
    if (fits && wanted.getLocalSize() == 1)
      wholes.push_back(stretch(next, wanted));
    known[key] = wholes.empty() ? std::nullopt : std::optional(expressions.prefer(wholes));
    pending.pop_back();
  }
  return known.at(getKey(number, sharding));
}

} // namespace zero::validate::replica
