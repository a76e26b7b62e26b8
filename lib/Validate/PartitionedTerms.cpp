#include "PartitionedTerms.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

Terms::Names::Names(MLIRContext *context) {
  auto name = [&](StringRef text) { return StringAttr::get(context, text); };
  constant = name("stablehlo.constant");
  reshape = name("stablehlo.reshape");
  transpose = name("stablehlo.transpose");
  reverse = name("stablehlo.reverse");
  broadcast = name("stablehlo.broadcast_in_dim");
  slice = name("stablehlo.slice");
  concatenate = name("stablehlo.concatenate");
  pad = name("stablehlo.pad");
  update = name("stablehlo.dynamic_update_slice");
  dot = name("stablehlo.dot_general");
  cholesky = name("stablehlo.cholesky");
  triangularSolve = name("stablehlo.triangular_solve");
  call = name("stablehlo.custom_call");
  convert = name("stablehlo.convert");
  select = name("stablehlo.select");
  clamp = name("stablehlo.clamp");
  add = name("stablehlo.add");
  multiply = name("stablehlo.multiply");
  bitcast = name("stablehlo.bitcast_convert");
  orOp = name("stablehlo.or");
  allReduce = name("zero.all_reduce");
  batchGather = name("zero.batch_gather");
  rankOffset = name("zero.rank_offset");
  argument = name("argument");
  rankArgument = name("local");
  regionArgument = name("region argument");
  region = name("region");
  row = name("row");
  partial = name("partial");
  fullReduction = name("full_reduction");
  own = name("own");
  ownRows = name("own_rows");
  axisPartial = name("axis_partial");
  axisReduction = name("axis_reduction");
}

Terms::Terms(ModuleOp module)
    : context(module.getContext()), numbering(context), names(context),
      loc(LocationAttr(module.getLoc())) {
  for (auto mesh : module.getOps<ir::MeshOp>())
    for (auto [axis, size] : llvm::zip(mesh.getAxisNames(), mesh.getAxisSizes())) {
      axisNames.push_back(axis);
      // Along the step's own axes ranks have no rows of their own: each program is proved alone.
      if (!llvm::is_contained(mesh.getDataAxes(), axis))
        continue;
      axisSizes[axis] = size;
      meshSize *= size;
    }
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

bool Terms::isElementwise(StringAttr op) const {
  auto [it, isNew] = elementwise.try_emplace(op, false);
  if (isNew)
    it->second =
        op == names.bitcast || OperationName(op.getValue(), context).hasTrait<hlo::Elementwise>();
  return it->second;
}

bool Terms::isCommutative(StringAttr op) const {
  auto [it, isNew] = commutative.try_emplace(op, false);
  if (isNew)
    it->second = isElementwise(op) &&
                 OperationName(op.getValue(), context).hasTrait<OpTrait::IsCommutative>();
  return it->second;
}

StringAttr Terms::getName(Operation *op) {
  auto cast = dyn_cast<hlo::BitcastConvertOp>(op);
  if (cast && hlo::tensorType(cast.getOperand()).getShape() != cast.getType().getShape())
    return StringAttr::get(op->getContext(), "bitcast of groups");
  return op->getName().getIdentifier();
}

/// Whether an op gives all ranks the same, whatever they bring: it reads those of every axis.
bool Terms::clearsVariance(const Expression &expression) const {
  ArrayAttr axes;
  if (expression.op == names.allReduce)
    axes = cast<ArrayAttr>(cast<ArrayAttr>(expression.attributes)[2]);
  else if (expression.op == names.batchGather)
    axes = cast<DictionaryAttr>(expression.attributes).getAs<ArrayAttr>("axes");
  else
    return false;
  int64_t group = 1;
  for (Attribute axis : axes)
    if (auto known = axisSizes.find(axis); known != axisSizes.end())
      group *= known->second;
  return group == meshSize;
}

/// Whether all of `axes` are the step's own.
bool Terms::areModelAxes(ArrayAttr axes) const {
  return llvm::none_of(axes, [&](Attribute axis) { return axisSizes.contains(axis); });
}

Terms::Facts Terms::findFacts(const Expression &expression) const {
  Facts result;
  bool allUniform = !expression.operands.empty();
  for (Number operand : expression.operands) {
    result.varies |= facts[operand].varies;
    result.carried = std::min(result.carried, facts[operand].carried);
    allUniform &= facts[operand].isUniform;
  }
  bool isOffset = expression.op == names.rankOffset;
  if (isOffset)
    isOffset = !areModelAxes(cast<DictionaryAttr>(expression.attributes).getAs<ArrayAttr>("axes"));
  if (expression.op == names.rankArgument || isOffset || expression.op == names.partial ||
      expression.op == names.own || expression.op == names.ownRows ||
      expression.op == names.axisPartial)
    result.varies = true;
  else if (expression.op == names.regionArgument)
    result.carried = cast<DenseI64ArrayAttr>(expression.attributes)[0];
  else if (clearsVariance(expression))
    result = {};
  auto type = dyn_cast<RankedTensorType>(expression.type);
  if (expression.op == names.constant)
    result.isUniform = isa<SplatElementsAttr>(expression.attributes);
  else if (expression.op == names.broadcast)
    result.isUniform = cast<RankedTensorType>(get(expression.operands[0]).type).getRank() == 0;
  else if (isElementwise(expression.op) || expression.op == names.allReduce)
    result.isUniform = allUniform;
  result.isUniform |= type && type.getRank() == 0;
  return result;
}

/// Equations constant-last, commutative: others in the order in which they were met first.
SmallVector<Number, 2> Terms::orderOperands(StringAttr op, Number first, Number second) {
  if (bool(getSplat(first)) != bool(getSplat(second)))
    return getSplat(first) ? SmallVector<Number, 2>{second, first}
                           : SmallVector<Number, 2>{first, second};
  auto &known = orders[{op.getAsOpaquePointer(), std::minmax(first, second)}];
  if (known.empty())
    known = {first, second};
  return known;
}

/// `depth` is that of the op's regions: what their arguments hold is the op's own.
Number Terms::add(StringAttr op, Attribute attributes, Type type, ArrayRef<Number> operands,
                  unsigned result, unsigned depth) {
  if (auto dictionary = dyn_cast_or_null<DictionaryAttr>(attributes);
      dictionary && dictionary.empty())
    attributes = nullptr;
  SmallVector<Number, 2> ordered;
  if (operands.size() == 2 && isCommutative(op)) {
    ordered = orderOperands(op, operands[0], operands[1]);
    operands = ordered;
  }
  Number number = numbering.get(op, attributes, type, operands, result, loc);
  if (number == facts.size()) {
    facts.push_back(findFacts(get(number)));
    if (depth != kNotCarried && facts.back().carried >= depth)
      facts.back().carried = kNotCarried;
  }
  return number;
}

Attribute Terms::getSplat(Number number) const {
  const Expression &expression = get(number);
  return expression.op == names.constant && isa<SplatElementsAttr>(expression.attributes)
             ? expression.attributes
             : Attribute();
}

/// Zero, and what is converted from it: of equation sum-of-zeros.
bool Terms::isZero(Number number) const {
  while (is(number, names.convert))
    number = get(number).operands[0];
  auto splat = dyn_cast_or_null<SplatElementsAttr>(getSplat(number));
  if (!splat)
    return false;
  if (isa<FloatType>(splat.getElementType()))
    return splat.getSplatValue<APFloat>().isZero();
  return isa<IntegerType>(splat.getElementType()) && splat.getSplatValue<APInt>().isZero();
}

//===----------------------------------------------------------------------===//
// Leaves of expressions
//===----------------------------------------------------------------------===//

Number Terms::getArgument(StringRef name, Type type, bool varies) {
  return add(varies ? names.rankArgument : names.argument, StringAttr::get(context, name), type,
             {});
}

Number Terms::getRegionArgument(unsigned depth, unsigned index, Type type) {
  return add(names.regionArgument, getArray({depth, index}), type, {});
}

Number Terms::getRegion(ArrayRef<Number> results) {
  return add(names.region, {}, NoneType::get(context), results);
}

Number Terms::getConstant(ElementsAttr value) {
  // The same bytes, whatever the text calls them.
  auto resource = dyn_cast<DenseResourceElementsAttr>(value);
  AsmResourceBlob *blob = resource ? resource.getRawHandle().getBlob() : nullptr;
  bool isSplat = false;
  if (blob && DenseElementsAttr::isValidRawBuffer(value.getShapedType(), blob->getData(), isSplat))
    value = DenseElementsAttr::getFromRawBuffer(value.getShapedType(), blob->getData());
  return add(names.constant, value, value.getType(), {});
}

Number Terms::getSplatConstant(Attribute splat, RankedTensorType type) {
  return getConstant(cast<DenseElementsAttr>(splat).resizeSplat(type));
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Equations movement-of-splat, broadcast-that-reshapes, broadcast-of-element.
Number Terms::getBroadcast(Number number, ArrayRef<int64_t> dims, RankedTensorType type) {
  if (Attribute splat = getSplat(number))
    return getSplatConstant(splat, type);
  RankedTensorType from = getType(number);
  if (from.getNumElements() == type.getNumElements() && llvm::is_sorted(dims))
    return getReshape(number, type.getShape());
  if (from.getNumElements() == 1)
    return add(names.broadcast, getArray({}), type, {getReshape(number, {})});
  return add(names.broadcast, getArray(dims), type, {number});
}

/// Equation stack-of-rows.
Number Terms::findStack(ArrayRef<Number> parts, RankedTensorType type) const {
  Number whole = kNoNumber;
  for (auto [index, part] : llvm::enumerate(parts)) {
    if (!is(part, names.reshape) || !is(get(part).operands[0], names.row))
      return kNoNumber;
    const Expression &row = get(get(part).operands[0]);
    if (cast<IntegerAttr>(row.attributes).getInt() != static_cast<int64_t>(index) ||
        (whole != kNoNumber && whole != row.operands[0]))
      return kNoNumber;
    whole = row.operands[0];
  }
  return whole != kNoNumber && getType(whole) == type ? whole : kNoNumber;
}

/// Equations part-of-concatenation, stack-of-rows, stack-of-elementwise.
Number Terms::getConcatenation(ArrayRef<Number> parts, int64_t dim, RankedTensorType type) {
  if (parts.size() == 1)
    return parts[0];
  if (dim == 0)
    if (Number whole = findStack(parts, type); whole != kNoNumber)
      return whole;
  if (dim == 0 && stacked.contains({static_cast<int64_t>(parts.size()), type.getNumElements()}) &&
      llvm::none_of(
          parts, [&](Number part) { return varies(part) || getType(part) != getType(parts[0]); }))
    return getStack(parts);
  return addConcatenation(parts, dim, type);
}

Number Terms::addConcatenation(ArrayRef<Number> parts, int64_t dim, RankedTensorType type) {
  return add(names.concatenate, IntegerAttr::get(IntegerType::get(context, 64), dim), type, parts);
}

/// Whether all parts are one elementwise op (convert among them), of operands of their own.
bool Terms::areAlike(ArrayRef<Number> parts) const {
  const Expression &first = get(parts[0]);
  return isElementwise(first.op) && llvm::all_of(parts, [&](Number part) {
           const Expression &other = get(part);
           return other.op == first.op && other.attributes == first.attributes &&
                  other.type == first.type && other.operands.size() == first.operands.size();
         });
}

/// Slices, one each, of a leaf's shape as one value: equation stack-of-elementwise, from the
/// operands up. A list, not recursion: chains may be long.
Number Terms::getStack(ArrayRef<Number> parts) {
  SmallVector<SmallVector<Number>> pending{SmallVector<Number>(parts)};
  Number result = kNoNumber;
  while (!pending.empty()) {
    SmallVector<Number> slices = pending.back();
    RankedTensorType type = getType(slices[0]);
    SmallVector<int64_t> shape(type.getShape());
    shape[0] *= slices.size();
    type = type.clone(shape);
    Number plain = addConcatenation(slices, 0, type);
    auto known = stackOf.find(plain);
    if (known == stackOf.end()) {
      size_t before = pending.size();
      Number made = stepStack(slices, plain, type, pending);
      if (pending.size() > before)
        continue;
      known = stackOf.try_emplace(plain, made).first;
    }
    result = known->second;
    pending.pop_back();
  }
  return result;
}

Number Terms::stepStack(ArrayRef<Number> slices, Number plain, RankedTensorType type,
                        SmallVectorImpl<SmallVector<Number>> &pending) {
  if (Number whole = findStack(slices, type); whole != kNoNumber)
    return whole;
  if (isUniform(slices[0]) && llvm::all_equal(slices))
    return getResized(slices[0], type.getShape());
  if (!areAlike(slices))
    return plain;
  const Expression first = get(slices[0]);
  SmallVector<Number> operands;
  bool isPlain = true, isKnown = true;
  for (unsigned i = 0; i < first.operands.size(); ++i) {
    auto inner = llvm::map_to_vector(slices, [&](Number slice) { return get(slice).operands[i]; });
    RankedTensorType innerType = type.clone(getType(inner[0]).getElementType());
    Number joined = addConcatenation(inner, 0, innerType);
    auto known = stackOf.find(joined);
    if (known == stackOf.end()) {
      pending.push_back(std::move(inner));
      isKnown = false;
      continue;
    }
    operands.push_back(known->second);
    isPlain &= known->second == joined;
  }
  // convert stays inside what moves elements: equation convert-of-movement.
  if (!isKnown || (isPlain && first.op == names.convert))
    return plain;
  return add(first.op, first.attributes, type, operands);
}

ArrayRef<int64_t> Terms::getOffsets(Number concatenation) {
  auto [it, isNew] = offsets.try_emplace(concatenation);
  if (!isNew)
    return it->second;
  int64_t dim = cast<IntegerAttr>(get(concatenation).attributes).getInt(), offset = 0;
  for (Number part : get(concatenation).operands) {
    it->second.push_back(offset);
    offset += getType(part).getDimSize(dim);
  }
  it->second.push_back(offset);
  return it->second;
}

/// The innermost part that holds rows [start, limit), which become those of the part: equation
/// part-of-concatenation.
Number Terms::findPart(Number number, int64_t &start, int64_t &limit) {
  while (is(number, names.concatenate) && cast<IntegerAttr>(get(number).attributes).getInt() == 0) {
    ArrayRef<int64_t> begins = getOffsets(number);
    size_t part = llvm::upper_bound(begins, start) - begins.begin() - 1;
    if (start >= limit || limit > begins[part + 1])
      break;
    number = get(number).operands[part];
    start -= begins[part];
    limit -= begins[part];
  }
  return number;
}

/// Equations movement-of-splat, slice-of-rows, part-of-concatenation.
Number Terms::getSlice(Number number, ArrayRef<int64_t> starts, ArrayRef<int64_t> limits,
                       ArrayRef<int64_t> strides, RankedTensorType type) {
  if (Attribute splat = getSplat(number))
    return getSplatConstant(splat, type);
  RankedTensorType from = getType(number);
  if (from == type)
    return number;
  bool wholeRows = from.getRank() > 0 && strides[0] == 1 &&
                   from.getShape().drop_front() == type.getShape().drop_front();
  if (wholeRows && type.getDimSize(0) == 1)
    return getReshape(getRow(number, starts[0]), type.getShape());
  if (wholeRows) {
    SmallVector<int64_t> innerStarts(starts), innerLimits(limits);
    Number part = findPart(number, innerStarts[0], innerLimits[0]);
    if (part != number)
      return getSlice(part, innerStarts, innerLimits, strides, type);
  }
  auto attributes =
      ArrayAttr::get(context, {getArray(starts), getArray(limits), getArray(strides)});
  return add(names.slice, attributes, type, {number});
}

/// Equations scalar-operand, or-of-booleans.
Number Terms::getElementwise(StringAttr op, Attribute attributes, Type elementType,
                             ArrayRef<Number> operands) {
  if (op == names.convert)
    return apply(getUnaryMove(op, {}, elementType), operands[0]);
  if (op == names.add && elementType.isInteger(1))
    op = names.orOp;
  bool spreads = op == names.select || op == names.clamp;
  RankedTensorType type = getType(operands[spreads ? 1 : 0]);
  SmallVector<Number> spread(operands);
  if (spreads)
    for (Number &operand : spread)
      if (getType(operand).getRank() == 0 && type.getRank() > 0)
        operand = getBroadcast(operand, {}, type.clone(getType(operand).getElementType()));
  return add(op, attributes, type.clone(elementType), spread);
}

Number Terms::getAllReduce(Number number, ir::ReduceKind kind, FlatSymbolRefAttr mesh,
                           ArrayAttr axes) {
  auto attributes = ArrayAttr::get(context, {ir::ReduceKindAttr::get(context, kind), mesh, axes});
  return apply(getUnaryMove(names.allReduce, attributes, {}), number);
}

Number Terms::getPartial(Number number, ir::ReduceKind kind, FlatSymbolRefAttr mesh,
                         ArrayAttr axes) {
  auto attributes = ArrayAttr::get(context, {ir::ReduceKindAttr::get(context, kind), mesh, axes});
  return add(names.partial, attributes, RankedTensorType::get({}, getType(number).getElementType()),
             {number});
}

/// Of equation inner-product: a matmul of values that ranks agree on, of one type, each dimension
/// contracted with itself.
bool Terms::isInnerProduct(hlo::DotGeneralOp dot, ArrayRef<Number> operands) const {
  RankedTensorType type = getType(operands[0]);
  auto numbers = dot.getDotDimensionNumbers();
  ArrayRef<int64_t> left = numbers.getLhsContractingDimensions();
  ArrayRef<int64_t> right = numbers.getRhsContractingDimensions();
  return type == getType(operands[1]) && type.getElementType() == dot.getType().getElementType() &&
         static_cast<int64_t>(left.size()) == type.getRank() && left == right &&
         type.getNumElements() > 1 && isa<FloatType>(type.getElementType()) &&
         !varies(operands[0]) && !varies(operands[1]);
}

/// Equation extract-segment.
Number Terms::getOwn(Number number, ir::ReduceKind kind, FlatSymbolRefAttr mesh, ArrayAttr axes,
                     FlatSymbolRefAttr unit, int64_t segment) {
  auto reduction = ArrayAttr::get(context, {ir::ReduceKindAttr::get(context, kind), mesh, axes});
  auto index = IntegerAttr::get(IntegerType::get(context, 64), segment);
  return add(names.own, ArrayAttr::get(context, {reduction, unit, index}), getType(number),
             {number});
}

Number Terms::getOwnRows(Number number, FlatSymbolRefAttr mesh, ArrayAttr axes, Type type) {
  return add(names.ownRows, ArrayAttr::get(context, {mesh, axes}), type, {number});
}

/// Equation own-rows: a slice at the rank's number times its rows. None for any other.
Number Terms::findOwnRows(hlo::DynamicSliceOp slice, ArrayRef<Number> operands) {
  ArrayRef<int64_t> whole = getType(operands[0]).getShape(), sizes = slice.getSliceSizes();
  if (sizes.empty() || !is(operands[1], names.rankOffset) ||
      whole.drop_front() != sizes.drop_front())
    return kNoNumber;
  auto offset = cast<DictionaryAttr>(get(operands[1]).attributes);
  auto axes = offset.getAs<ArrayAttr>("axes");
  int64_t ranks = 1;
  for (Attribute axis : axes)
    ranks *= axisSizes.lookup(axis);
  if (offset.getAs<IntegerAttr>("stride").getInt() != sizes[0] || sizes[0] * ranks != whole[0])
    return kNoNumber;
  return getOwnRows(operands[0], offset.getAs<FlatSymbolRefAttr>("mesh"), axes, slice.getType());
}

Number Terms::getOp(Operation *op, ArrayRef<Number> operands, unsigned result, unsigned depth,
                    int64_t ordinal) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(result).getType());
  StringAttr name = getName(op);
  if (auto constant = dyn_cast<hlo::ConstantOp>(op))
    return getConstant(constant.getValue());
  if (isa<hlo::ReshapeOp>(op))
    return getReshape(operands[0], type.getShape());
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return getBroadcast(operands[0], broadcast.getBroadcastDimensions(), type);
  if (auto slice = dyn_cast<hlo::SliceOp>(op))
    return getSlice(operands[0], slice.getStartIndices(), slice.getLimitIndices(),
                    slice.getStrides(), type);
  if (auto slice = dyn_cast<hlo::DynamicSliceOp>(op))
    if (Number own = findOwnRows(slice, operands); own != kNoNumber)
      return own;
  if (auto concatenate = dyn_cast<hlo::ConcatenateOp>(op))
    return getConcatenation(operands, concatenate.getDimension(), type);
  if (auto reduction = dyn_cast<ir::AllReduceOp>(op))
    return getAllReduce(operands[0], reduction.getKind(), reduction.getMeshAttr(),
                        reduction.getAxes());
  if (isa<hlo::TransposeOp, hlo::ReverseOp>(op))
    if (Attribute splat = getSplat(operands[0]))
      return getSplatConstant(splat, type);
  if (auto dot = dyn_cast<hlo::DotGeneralOp>(op); dot && isInnerProduct(dot, operands))
    return getReshape(
        getFullReduction(getElementwise(names.multiply, {}, type.getElementType(), operands),
                         ir::ReduceKind::Add),
        {});
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op))
    if (Number known = getKnownReduction(reduce, operands); known != kNoNumber)
      return known;
  Attribute attributes = getOwnAttributes(op);
  if (isElementwise(name))
    return getElementwise(name, attributes, type.getElementType(), operands);
  if (ordinal >= 0) {
    auto number = IntegerAttr::get(IntegerType::get(context, 64), ordinal);
    attributes = ArrayAttr::get(context, {attributes ? attributes : Attribute(number), number});
  }
  Number number = add(name, attributes, op->getResult(result).getType(), operands, result, depth);
  // What may not be merged with its like draws anew on every rank, too; and only zero's own
  // collectives are known here.
  bool isCollective =
      isa<hlo::AllGatherOp, hlo::AllReduceOp, hlo::AllToAllOp, hlo::CollectivePermuteOp,
          hlo::CollectiveBroadcastOp, hlo::CrossReplicaSumOp, hlo::ReduceScatterOp,
          hlo::PartitionIdOp, hlo::ReplicaIdOp>(op);
  facts[number].varies |= ordinal >= 0 || isCollective;
  return number;
}

} // namespace zero::validate
