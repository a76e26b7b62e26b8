//===- PartitionedMoves.cpp - What is pushed into expressions ------------------===//
#include "PartitionedTerms.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero::validate {

//===----------------------------------------------------------------------===//
// Moves by number
//===----------------------------------------------------------------------===//

unsigned Terms::getMove(const Move &move) {
  std::pair<Attribute, int64_t> key{move.parameters, move.row * 4 + move.kind};
  auto [it, isNew] = moveNumbers.try_emplace(key, moves.size());
  if (isNew)
    moves.push_back(move);
  return it->second;
}

unsigned Terms::getReshapeMove(ArrayRef<int64_t> shape) {
  return getMove({Move::Reshape, getArray(shape)});
}

unsigned Terms::getRowMove(int64_t row) {
  return getMove({Move::Row, UnitAttr::get(context), row});
}

unsigned Terms::getUnaryMove(StringAttr op, Attribute attributes, Type elementType) {
  Attribute parameters =
      attributes ? attributes : Attribute(TypeAttr::get(elementType)); // all_reduce, convert
  return getMove({Move::Unary, parameters, 0, op, elementType});
}

unsigned Terms::getUnaryMove(const Expression &expression) {
  Type elementType = cast<RankedTensorType>(expression.type).getElementType();
  return getUnaryMove(expression.op, expression.attributes,
                      expression.op == names.convert ? elementType : Type());
}

Number Terms::getReshape(Number number, ArrayRef<int64_t> shape) {
  return apply(getReshapeMove(shape), number);
}

Number Terms::getRow(Number number, int64_t index) { return apply(getRowMove(index), number); }

Number Terms::getResized(Number number, ArrayRef<int64_t> shape) {
  return apply(getMove({Move::Resize, getArray(shape)}), number);
}

static uint64_t getKey(unsigned move, Number number) {
  return (static_cast<uint64_t>(move) << 32) | number;
}

Number Terms::apply(unsigned move, Number number) {
  Pending pending{{move, number}};
  while (!pending.empty()) {
    Task task = pending.back();
    uint64_t key = getKey(task.move, task.number);
    if (!moved.contains(key)) {
      size_t before = pending.size();
      Number result = step(task, pending);
      if (pending.size() > before)
        continue;
      moved[key] = result;
    }
    pending.pop_back();
  }
  return moved.lookup(getKey(move, number));
}

Number Terms::need(unsigned move, Number number, Pending &pending) const {
  auto known = moved.find(getKey(move, number));
  if (known != moved.end())
    return known->second;
  pending.push_back({move, number});
  return kNoNumber;
}

bool Terms::needAll(unsigned move, ArrayRef<Number> operands, SmallVectorImpl<Number> &results,
                    Pending &pending) const {
  bool all = true;
  for (Number operand : operands) {
    results.push_back(need(move, operand, pending));
    all &= results.back() != kNoNumber;
  }
  return all;
}

Number Terms::step(Task task, Pending &pending) {
  switch (moves[task.move].kind) {
  case Move::Reshape:
    return stepReshape(task.move, task.number, pending);
  case Move::Row:
    return stepRow(task.move, task.number, pending);
  case Move::Resize:
    return stepResize(task.move, task.number, pending);
  case Move::Unary:
    return stepUnary(task.move, task.number, pending);
  }
  return kNoNumber;
}

/// Equation movement-of-elementwise.
Number Terms::stepThroughElementwise(unsigned move, Number number, RankedTensorType type,
                                     Pending &pending) {
  SmallVector<Number> operands;
  if (!needAll(move, get(number).operands, operands, pending))
    return kNoNumber;
  return add(get(number).op, get(number).attributes, type, operands);
}

/// What moves elements stays outside of all_reduce and convert: it goes on to their operand, and
/// they go on into what comes of it.
Number Terms::stepThroughUnary(unsigned move, Number number, Pending &pending) {
  Number inner = need(move, get(number).operands[0], pending);
  return inner == kNoNumber ? inner : need(getUnaryMove(get(number)), inner, pending);
}

//===----------------------------------------------------------------------===//
// Reshape
//===----------------------------------------------------------------------===//

/// Equations movement-of-splat, reshape-of-reshape, broadcast-of-element; movement-of-elementwise
/// where ranks agree: only there are values compared across shapes.
Number Terms::stepReshape(unsigned move, Number number, Pending &pending) {
  RankedTensorType from = getType(number);
  RankedTensorType type = from.clone(cast<DenseI64ArrayAttr>(moves[move].parameters).asArrayRef());
  if (type == from)
    return number;
  if (Attribute splat = getSplat(number))
    return getSplatConstant(splat, type);
  if (is(number, names.reshape))
    return need(move, get(number).operands[0], pending);
  if (is(number, names.broadcast) && facts[number].isUniform)
    return getBroadcast(get(number).operands[0], {}, type);
  if (isUnary(number))
    return stepThroughUnary(move, number, pending);
  if (isElementwise(get(number).op) && !varies(number))
    return stepThroughElementwise(move, number, type, pending);
  if (is(number, names.own)) { // Equation extract-segment
    Number inner = need(move, get(number).operands[0], pending);
    return inner == kNoNumber ? inner : add(names.own, get(number).attributes, type, {inner});
  }
  return add(names.reshape, {}, type, {number});
}

/// Equation uniform-of-any-size.
Number Terms::stepResize(unsigned move, Number number, Pending &pending) {
  RankedTensorType from = getType(number);
  RankedTensorType type = from.clone(cast<DenseI64ArrayAttr>(moves[move].parameters).asArrayRef());
  if (type == from)
    return number;
  if (Attribute splat = getSplat(number))
    return getSplatConstant(splat, type);
  if (from.getRank() == 0)
    return getBroadcast(number, {}, type);
  if (is(number, names.broadcast))
    return getBroadcast(get(number).operands[0], {}, type);
  if (isUnary(number))
    return stepThroughUnary(move, number, pending);
  return stepThroughElementwise(move, number, type, pending);
}

//===----------------------------------------------------------------------===//
// Row
//===----------------------------------------------------------------------===//

/// A row that no equation looks into.
Number Terms::addRow(unsigned move, Number number) {
  RankedTensorType type = getType(number);
  return add(names.row, IntegerAttr::get(IntegerType::get(context, 64), moves[move].row),
             type.clone(type.getShape().drop_front()), {number});
}

/// Equations movement-of-splat, row-of-constant, movement-of-elementwise, and those of rows below.
Number Terms::stepRow(unsigned move, Number number, Pending &pending) {
  RankedTensorType from = getType(number);
  RankedTensorType type = from.clone(from.getShape().drop_front());
  int64_t index = moves[move].row;
  if (Attribute splat = getSplat(number))
    return getSplatConstant(splat, type);
  if (from.getDimSize(0) == 1)
    return need(getReshapeMove(type.getShape()), number, pending);
  const Expression &expression = get(number);
  if (expression.op == names.constant && from.getRank() == 1 &&
      from.getElementType().isIntOrFloat())
    if (auto dense = dyn_cast<DenseElementsAttr>(expression.attributes))
      return getConstant(DenseElementsAttr::get(type, *(dense.value_begin<Attribute>() + index)));
  if (expression.op == names.reshape)
    return stepRowOfReshape(move, number, pending);
  if (expression.op == names.broadcast)
    return stepRowOfBroadcast(move, number, pending);
  if (expression.op == names.concatenate)
    return stepRowOfConcatenation(move, number, pending);
  if (expression.op == names.slice)
    return stepRowOfSlice(move, number, pending);
  if (expression.op == names.pad)
    return stepRowOfPad(move, number, pending);
  if (expression.op == names.update)
    return stepRowOfUpdate(move, number, pending);
  if (isUnary(number))
    return stepThroughUnary(move, number, pending);
  if (isElementwise(expression.op) && !varies(number))
    return stepThroughElementwise(move, number, type, pending);
  if (keepsRows(expression) && !varies(number))
    return stepRowOfBatch(move, number, pending);
  return addRow(move, number);
}

/// Equation row-of-reshape.
Number Terms::stepRowOfReshape(unsigned move, Number number, Pending &pending) {
  RankedTensorType type = getType(number);
  Number operand = get(number).operands[0];
  RankedTensorType from = getType(operand);
  if (from.getRank() > 0 && from.getDimSize(0) == type.getDimSize(0)) {
    Number row = need(move, operand, pending);
    if (row == kNoNumber)
      return row;
    return need(getReshapeMove(type.getShape().drop_front()), row, pending);
  }
  return addRow(move, number);
}

/// Equation row-of-broadcast.
Number Terms::stepRowOfBroadcast(unsigned move, Number number, Pending &pending) {
  RankedTensorType type = getType(number);
  RankedTensorType rowType = type.clone(type.getShape().drop_front());
  Number operand = get(number).operands[0];
  ArrayRef<int64_t> dims = cast<DenseI64ArrayAttr>(get(number).attributes);
  SmallVector<int64_t> inner;
  for (int64_t dim : dims)
    inner.push_back(dim - 1);
  if (!llvm::is_contained(dims, 0))
    return getBroadcast(operand, inner, rowType);
  if (dims[0] != 0)
    return addRow(move, number);
  RankedTensorType from = getType(operand);
  Number row = from.getDimSize(0) == 1
                   ? need(getReshapeMove(from.getShape().drop_front()), operand, pending)
                   : need(move, operand, pending);
  return row == kNoNumber ? row : getBroadcast(row, ArrayRef(inner).drop_front(), rowType);
}

/// Equation part-of-concatenation.
Number Terms::stepRowOfConcatenation(unsigned move, Number number, Pending &pending) {
  int64_t dim = cast<IntegerAttr>(get(number).attributes).getInt(), index = moves[move].row;
  if (dim == 0) {
    ArrayRef<int64_t> begins = getOffsets(number);
    size_t part = llvm::upper_bound(begins, index) - begins.begin() - 1;
    unsigned inner = getRowMove(index - begins[part]);
    return need(inner, get(number).operands[part], pending);
  }
  SmallVector<Number> parts;
  if (!needAll(move, get(number).operands, parts, pending))
    return kNoNumber;
  RankedTensorType type = getType(number);
  return getConcatenation(parts, dim - 1, type.clone(type.getShape().drop_front()));
}

/// Equation slice-of-rows.
Number Terms::stepRowOfSlice(unsigned move, Number number, Pending &pending) {
  auto attributes = cast<ArrayAttr>(get(number).attributes);
  auto part = [&](unsigned i) { return cast<DenseI64ArrayAttr>(attributes[i]).asArrayRef(); };
  RankedTensorType type = getType(number);
  Number operand = get(number).operands[0];
  if (getType(operand).getShape().drop_front() == type.getShape().drop_front()) {
    int64_t row = part(0)[0] + moves[move].row * part(2)[0];
    return need(getRowMove(row), operand, pending);
  }
  return addRow(move, number);
}

/// Equation row-of-padding.
Number Terms::stepRowOfPad(unsigned move, Number number, Pending &pending) {
  auto attributes = cast<DictionaryAttr>(get(number).attributes);
  auto list = [&](StringRef name) {
    return attributes.getAs<DenseI64ArrayAttr>(name).asArrayRef();
  };
  auto isZeros = [](ArrayRef<int64_t> values) {
    return llvm::all_of(values, [](int64_t v) { return v == 0; });
  };
  RankedTensorType type = getType(number);
  RankedTensorType rowType = type.clone(type.getShape().drop_front());
  ArrayRef<int64_t> low = list("edge_padding_low"), high = list("edge_padding_high");
  int64_t index = moves[move].row;
  if (!isZeros(low.drop_front()) || !isZeros(high.drop_front()) ||
      !isZeros(list("interior_padding")))
    return addRow(move, number);
  Number operand = get(number).operands[0];
  int64_t row = index - low[0];
  if (row < 0 || row >= getType(operand).getDimSize(0))
    return getBroadcast(get(number).operands[1], {}, rowType);
  return need(getRowMove(row), operand, pending);
}

int64_t Terms::getUpdatedRow(const Expression &update) const {
  RankedTensorType whole = getType(update.operands[0]), part = getType(update.operands[1]);
  if (whole.getRank() == 0 || whole.getShape().drop_front() != part.getShape().drop_front())
    return -1;
  auto start = dyn_cast_or_null<SplatElementsAttr>(getSplat(update.operands[2]));
  if (!start || !isa<IntegerType>(start.getElementType()))
    return -1;
  APInt value = start.getSplatValue<APInt>();
  bool isUnsigned = start.getElementType().isUnsignedInteger();
  int64_t last = whole.getDimSize(0) - part.getDimSize(0);
  if (value.getActiveBits() > 62 && (isUnsigned || !value.isNegative()))
    return last;
  // The specification clamps the start into range.
  int64_t row = isUnsigned ? value.getZExtValue() : value.getSExtValue();
  return std::clamp<int64_t>(row, 0, last);
}

/// Where the rows of a chain of updates are: looked for once for all of them. A row of `number` is
/// row `move` of the number.
const SmallVector<Terms::Task, 0> &Terms::getRowsOfUpdates(Number number) {
  auto [it, isNew] = updatedRows.try_emplace(number);
  if (!isNew)
    return it->second;
  int64_t left = getType(number).getDimSize(0);
  it->second.assign(left, {0, kNoNumber});
  Number base = number;
  while (left > 0 && is(base, names.update)) {
    int64_t first = getUpdatedRow(get(base));
    if (first < 0)
      break;
    Number part = get(base).operands[1];
    for (int64_t i = 0, e = getType(part).getDimSize(0); i < e; ++i) {
      Task &row = it->second[first + i];
      if (row.number != kNoNumber)
        continue;
      row = {static_cast<unsigned>(i), part};
      --left;
    }
    base = get(base).operands[0];
  }
  for (auto [index, row] : llvm::enumerate(it->second))
    if (row.number == kNoNumber)
      row = {static_cast<unsigned>(index), base};
  return it->second;
}

/// Equation row-of-update.
Number Terms::stepRowOfUpdate(unsigned move, Number number, Pending &pending) {
  int64_t index = moves[move].row;
  Task row = getRowsOfUpdates(number)[index];
  if (row.number != number)
    return need(getRowMove(row.move), row.number, pending);
  return addRow(move, number);
}

//===----------------------------------------------------------------------===//
// all_reduce and convert
//===----------------------------------------------------------------------===//

/// Whether one rank has all that a reduction combines. The step's own axes are not known here.
bool Terms::isOverOneRank(ArrayAttr reduction) const {
  return llvm::all_of(cast<ArrayAttr>(reduction[2]),
                      [&](Attribute axis) { return axisSizes.lookup(axis) == 1; });
}

/// Equation reduction-over-one-rank: the parameters of a sum where the kind makes no difference.
ArrayAttr Terms::getOfOneRank(ArrayAttr reduction, Type elementType) const {
  if (elementType.isInteger(1) || !isOverOneRank(reduction))
    return reduction;
  return ArrayAttr::get(
      context, {ir::ReduceKindAttr::get(context, ir::ReduceKind::Add), reduction[1], reduction[2]});
}

/// The parameters of one reduction that is both, over the axes of both in the mesh's order; null
/// where their kinds differ and both make a difference, or an axis is in both.
ArrayAttr Terms::joinReductions(ArrayAttr outer, ArrayAttr inner) const {
  auto over = cast<ArrayAttr>(outer[2]), before = cast<ArrayAttr>(inner[2]);
  bool overlap =
      llvm::any_of(over, [&](Attribute axis) { return llvm::is_contained(before, axis); });
  bool isOneKind = outer[0] == inner[0] || isOverOneRank(outer) || isOverOneRank(inner);
  if (!isOneKind || outer[1] != inner[1] || overlap)
    return {};
  SmallVector<Attribute> axes;
  for (Attribute axis : axisNames)
    if (llvm::is_contained(over, axis) || llvm::is_contained(before, axis))
      axes.push_back(axis);
  Attribute kind = isOverOneRank(outer) ? inner[0] : outer[0];
  return ArrayAttr::get(context, {kind, outer[1], ArrayAttr::get(context, axes)});
}

Number Terms::stepUnary(unsigned move, Number number, Pending &pending) {
  const Move unary = moves[move];
  bool isReduction = unary.op == names.allReduce;
  RankedTensorType type = getType(number);
  if (isReduction) {
    auto attributes = cast<ArrayAttr>(unary.parameters);
    auto kind = cast<ir::ReduceKindAttr>(attributes[0]).getValue();
    // Equation sum-of-zeros.
    if (kind == ir::ReduceKind::Add && isZero(number))
      return number;
    // Equation reduction-of-partials.
    if (is(number, names.partial) && get(number).attributes == unary.parameters &&
        !varies(get(number).operands[0]))
      return getFullReduction(get(number).operands[0], kind);
    // Equation axis-partials.
    if (is(number, names.axisPartial) && !varies(get(number).operands[0])) {
      auto parts = cast<ArrayAttr>(get(number).attributes);
      auto dims = cast<DenseI64ArrayAttr>(parts[1]);
      if (parts[0] == unary.parameters)
        return getReduction(get(number).operands[0], kind, dims);
    }
    // Equation sum-of-sums.
    if (is(number, names.allReduce))
      if (ArrayAttr joined = joinReductions(attributes, cast<ArrayAttr>(get(number).attributes)))
        return add(names.allReduce, joined, type, {get(number).operands[0]});
  } else if (type.getElementType() == unary.elementType) {
    return number; // Equation convert-to-same.
  }
  return stepUnaryOfMovement(move, number, pending);
}

/// Equations all-reduce-of-movement, convert-of-movement.
Number Terms::stepUnaryOfMovement(unsigned move, Number number, Pending &pending) {
  const Move unary = moves[move];
  bool isReduction = unary.op == names.allReduce;
  const Expression expression = get(number);
  auto type = cast<RankedTensorType>(expression.type);
  if (!isReduction)
    type = type.clone(unary.elementType);
  StringAttr op = expression.op;
  bool isOfModel =
      isReduction && areModelAxes(cast<ArrayAttr>(cast<ArrayAttr>(unary.parameters)[2]));
  // Operands from `rest` on hold no elements of the result.
  size_t rest = 0;
  if (op == names.reshape || op == names.row || op == names.transpose || op == names.reverse ||
      op == names.broadcast || op == names.slice)
    rest = 1;
  else if (op == names.concatenate)
    rest = expression.operands.size();
  else if (op == names.pad && (!isReduction || isZero(expression.operands[1])))
    rest = 2;
  // Along the step's own axes places may differ.
  else if (op == names.update && !isOfModel &&
           !(isReduction &&
             llvm::any_of(expression.operands.drop_front(2), [&](Number n) { return varies(n); })))
    rest = 2;
  ArrayAttr reduction;
  if (isReduction)
    reduction = getOfOneRank(cast<ArrayAttr>(unary.parameters), type.getElementType());
  bool isSum =
      isReduction && cast<ir::ReduceKindAttr>(reduction[0]).getValue() == ir::ReduceKind::Add;
  if (rest == 0 || (op == names.pad && isReduction && !isSum))
    return add(unary.op, reduction, type, {number});
  SmallVector<Number> operands;
  if (!needAll(move, expression.operands.take_front(rest), operands, pending))
    return kNoNumber;
  llvm::append_range(operands, expression.operands.drop_front(rest));
  if (op == names.concatenate)
    return getConcatenation(operands, cast<IntegerAttr>(expression.attributes).getInt(), type);
  return add(op, expression.attributes, type, operands);
}

} // namespace zero::validate
