#include "PaddedValues.h"
#include "Rewrite.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;

PaddedValues::PaddedValues(func::FuncOp entry, int64_t multiple)
    : entry(entry), multiple(multiple), builder(entry.getContext()) {}

RankedTensorType PaddedValues::getPaddedType(Value value, int64_t dim) const {
  RankedTensorType type = hlo::tensorType(value);
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = getPaddedSize(shape[dim]);
  return type.clone(shape);
}

/// Marks what is cut out of padded values while the entry is rewritten.
static constexpr StringLiteral kCut = "zero.cut";

/// The first indices of a padded value, as many as `type` has.
static Value cut(OpBuilder &builder, Value padded, RankedTensorType type) {
  SmallVector<int64_t> starts(type.getRank(), 0), strides(type.getRank(), 1);
  auto made =
      hlo::SliceOp::create(builder, padded.getLoc(), padded, starts, type.getShape(), strides);
  made->setAttr(kCut, builder.getUnitAttr());
  return made;
}

/// All that reads the argument reads a value of its own type, till it is computed padded.
void PaddedValues::padArgument(unsigned index, int64_t dim) {
  BlockArgument argument = entry.getArgument(index);
  RankedTensorType type = hlo::tensorType(argument);
  argument.setType(getPaddedType(argument, dim));
  builder.setInsertionPointToStart(&entry.getBody().front());
  Value own = cut(builder, argument, type);
  argument.replaceAllUsesExcept(own, own.getDefiningOp());
  known[{own, dim}] = {argument, dim, type.getDimSize(dim), Fill::Zero};
  followed[own] = dim;
}

void PaddedValues::run() {
  auto ops = llvm::map_to_vector(entry.getBody().front().without_terminator(),
                                 [](Operation &op) { return &op; });
  for (Operation *op : ops)
    visit(op);
}

void PaddedValues::visit(Operation *op) {
  for (OpOperand &operand : op->getOpOperands()) {
    auto dim = followed.find(operand.get());
    if (dim == followed.end())
      continue;
    if (consume(operand, dim->second))
      return;
    int64_t to = follow(operand, dim->second);
    if (to < 0 || followed.contains(op->getResult(0)))
      continue;
    if (Built built = build(op->getResult(0), to)) {
      known[{op->getResult(0), to}] = *built;
      followed[op->getResult(0)] = to;
    }
  }
}

/// Of a value of which each row can be computed alone that, with more rows; zeros behind any other.
void PaddedValues::padResult(unsigned index, int64_t dim) {
  OpOperand &operand = entry.getBody().front().getTerminator()->getOpOperand(index);
  operand.set(demand(widen(operand.get(), dim), Fill::Zero));
}

SmallVector<Operation *> PaddedValues::finish() {
  for (auto [value, dim] : followed) {
    Value padded = known.find({value, dim})->second.value;
    if (isa<BlockArgument>(padded) || value.use_empty())
      continue;
    builder.setInsertionPointAfterValue(padded);
    value.replaceAllUsesWith(cut(builder, padded, hlo::tensorType(value)));
  }
  dropDead(entry);
  SmallVector<Operation *> readers;
  for (auto slice : entry.getBody().front().getOps<hlo::SliceOp>())
    if (slice->removeAttr(kCut))
      llvm::append_range(readers, slice->getUsers());
  return readers;
}

PaddedValues::Padded PaddedValues::widen(Value value, int64_t dim) {
  if (auto found = known.find({value, dim}); found != known.end())
    return found->second;
  auto result = dyn_cast<OpResult>(value);
  Built built = result ? build(result, dim) : std::nullopt;
  Padded padded = built ? *built : pad(value, dim);
  known[{value, dim}] = padded;
  return padded;
}

PaddedValues::Padded PaddedValues::pad(Value value, int64_t dim) {
  builder.setInsertionPointAfterValue(value);
  Location loc = value.getLoc();
  RankedTensorType type = hlo::tensorType(value), padded = getPaddedType(value, dim);
  Value zero = hlo::ConstantOp::create(
      builder, loc, hlo::makeZeros(RankedTensorType::get({}, type.getElementType())));
  SmallVector<int64_t> none(type.getRank(), 0), high(none);
  high[dim] = padded.getDimSize(dim) - type.getDimSize(dim);
  return {hlo::PadOp::create(builder, loc, padded, value, zero, none, high, none), dim,
          type.getDimSize(dim), Fill::Zero};
}

/// Of which indices along `dim` are before `size`.
Value PaddedValues::makeMask(Location loc, RankedTensorType type, int64_t dim, int64_t size) {
  auto counted = RankedTensorType::get(type.getDimSize(dim), builder.getI32Type());
  auto iota = hlo::IotaOp::create(builder, loc, counted, builder.getI64IntegerAttr(0));
  Value end = hlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(counted, builder.getI32IntegerAttr(size)));
  Value isBefore = hlo::CompareOp::create(builder, loc, iota, end, hlo::ComparisonDirection::LT);
  return hlo::BroadcastInDimOp::create(builder, loc, type.clone(builder.getI1Type()), isBefore,
                                       builder.getDenseI64ArrayAttr(dim));
}

Value PaddedValues::makeSplat(Location loc, RankedTensorType type, Fill fill) {
  if (fill == Fill::Zero)
    return hlo::ConstantOp::create(builder, loc, hlo::makeZeros(type));
  return hlo::ConstantOp::create(
      builder, loc, DenseElementsAttr::get(type, getElement(fill, type.getElementType())));
}

Value PaddedValues::demand(const Padded &padded, Fill fill) {
  if (padded.fill == fill)
    return padded.value;
  Value &made = demanded[{padded.value, static_cast<int>(fill)}];
  if (made)
    return made;
  builder.setInsertionPointAfterValue(padded.value);
  Location loc = padded.value.getLoc();
  RankedTensorType type = hlo::tensorType(padded.value);
  Value mask = makeMask(loc, type, padded.dim, padded.rows);
  return made = hlo::SelectOp::create(builder, loc, type, mask, padded.value,
                                      makeSplat(loc, type, fill));
}

Operation *PaddedValues::copy(Operation *op, ArrayRef<Value> operands, Type type) {
  Operation *made = op->clone();
  made->setOperands(operands);
  made->getResult(0).setType(type);
  builder.setInsertionPointAfter(op);
  return builder.insert(made);
}

PaddedValues::Padded PaddedValues::makePadded(Value made, Operation *op, int64_t dim,
                                              Fill fill) const {
  return {made, dim, hlo::tensorType(op->getResult(0)).getDimSize(dim), fill};
}

//===----------------------------------------------------------------------===//
// Ops that take the dimension together
//===----------------------------------------------------------------------===//

bool PaddedValues::consume(OpOperand &operand, int64_t dim) {
  Operation *op = operand.getOwner();
  if (isa<hlo::DotGeneralOp>(op))
    return consumeDot(operand, dim);
  if (isa<hlo::ReduceOp>(op))
    return consumeReduce(operand, dim);
  return isa<hlo::GatherOp>(op) && consumeGather(operand, dim);
}

/// Products of what both sides have behind their rows are zero.
bool PaddedValues::consumeDot(OpOperand &operand, int64_t dim) {
  auto op = cast<hlo::DotGeneralOp>(operand.getOwner());
  auto numbers = op.getDotDimensionNumbers();
  bool isLeft = operand.getOperandNumber() == 0;
  ArrayRef<int64_t> own =
      isLeft ? numbers.getLhsContractingDimensions() : numbers.getRhsContractingDimensions();
  const int64_t *found = llvm::find(own, dim);
  if (found == own.end())
    return false;
  int64_t index = found - own.begin();
  int64_t left = numbers.getLhsContractingDimensions()[index],
          right = numbers.getRhsContractingDimensions()[index];
  Value lhs = demand(widen(op.getLhs(), left), Fill::Zero);
  Value rhs = demand(widen(op.getRhs(), right), Fill::Zero);
  Operation *made = copy(op, {lhs, rhs}, op.getType());
  op.getResult().replaceAllUsesWith(made->getResult(0));
  return true;
}

bool PaddedValues::consumeReduce(OpOperand &operand, int64_t dim) {
  auto op = cast<hlo::ReduceOp>(operand.getOwner());
  if (op.getInputs().size() != 1 || operand.getOperandNumber() != 0 ||
      !llvm::is_contained(op.getDimensions(), dim))
    return false;
  std::optional<Fill> neutral =
      getNeutral(op.getSimpleReducer(), hlo::tensorType(operand.get()).getElementType());
  if (!neutral)
    return false;
  Value input = demand(widen(operand.get(), dim), *neutral);
  Operation *made = copy(op, {input, op.getInitValues()[0]}, op->getResult(0).getType());
  op->getResult(0).replaceAllUsesWith(made->getResult(0));
  return true;
}

/// Whether the index's type, a signed one, holds the number of each of `rows` rows.
bool PaddedValues::holdsRows(Value index, int64_t rows) {
  Type element = hlo::tensorType(index).getElementType();
  return !element.isUnsignedInteger() &&
         llvm::isUIntN(std::min(element.getIntOrFloatBitWidth(), 64u) - 1, rows - 1);
}

/// A lookup of single rows: none behind those that the user has.
bool PaddedValues::consumeGather(OpOperand &operand, int64_t dim) {
  auto op = cast<hlo::GatherOp>(operand.getOwner());
  auto numbers = op.getDimensionNumbers();
  const int64_t *found = llvm::find(numbers.getStartIndexMap(), dim);
  if (operand.getOperandNumber() != 0 || found == numbers.getStartIndexMap().end() ||
      op.getSliceSizes()[dim] != 1 ||
      !holdsRows(op.getStartIndices(), hlo::tensorType(operand.get()).getDimSize(dim)))
    return false;
  Padded table = widen(operand.get(), dim);
  Value index = clampColumn(op.getStartIndices(), numbers.getIndexVectorDim(),
                            found - numbers.getStartIndexMap().begin(), table.rows);
  Operation *made = copy(op, {table.value, index}, op.getType());
  op.getResult().replaceAllUsesWith(made->getResult(0));
  return true;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

/// For each column of index vectors along `vectorDim` an integer, over the shape of the index.
static Value spreadColumns(OpBuilder &builder, Value index, int64_t vectorDim,
                           ArrayRef<int64_t> byColumn) {
  RankedTensorType type = hlo::tensorType(index);
  Type element = type.getElementType();
  auto elements = llvm::map_to_vector(
      byColumn, [&](int64_t each) -> Attribute { return builder.getIntegerAttr(element, each); });
  bool isVector = vectorDim < type.getRank();
  auto vector = isVector ? RankedTensorType::get(byColumn.size(), element)
                         : RankedTensorType::get({}, element);
  Value made =
      hlo::ConstantOp::create(builder, index.getLoc(), DenseElementsAttr::get(vector, elements));
  SmallVector<int64_t> dims;
  if (isVector)
    dims.push_back(vectorDim);
  return hlo::BroadcastInDimOp::create(builder, index.getLoc(), type, made,
                                       builder.getDenseI64ArrayAttr(dims));
}

static int64_t countColumns(Value index, int64_t vectorDim) {
  RankedTensorType type = hlo::tensorType(index);
  return vectorDim < type.getRank() ? type.getDimSize(vectorDim) : 1;
}

/// The largest number of a signed integer type, as far as an index needs it.
static int64_t getLargest(Value index) {
  unsigned bits = hlo::tensorType(index).getElementTypeBitWidth();
  return (int64_t(1) << (std::min(bits, 63u) - 1)) - 1;
}

Value PaddedValues::clampColumn(Value index, int64_t vectorDim, int64_t column, int64_t rows) {
  builder.setInsertionPointAfterValue(index);
  SmallVector<int64_t> last(countColumns(index, vectorDim), getLargest(index));
  last[column] = rows - 1;
  Value most = spreadColumns(builder, index, vectorDim, last);
  return hlo::MinOp::create(builder, index.getLoc(), index.getType(), index, most);
}

Value PaddedValues::dropOutside(Value index, int64_t vectorDim, int64_t column, int64_t rows) {
  builder.setInsertionPointAfterValue(index);
  Location loc = index.getLoc();
  int64_t columns = countColumns(index, vectorDim);
  SmallVector<int64_t> ends(columns, getLargest(index)), outside(columns, -1);
  ends[column] = rows - 1;
  Value isOwn =
      hlo::CompareOp::create(builder, loc, index, spreadColumns(builder, index, vectorDim, ends),
                             hlo::ComparisonDirection::LE);
  return hlo::SelectOp::create(builder, loc, index.getType(), isOwn, index,
                               spreadColumns(builder, index, vectorDim, outside));
}
