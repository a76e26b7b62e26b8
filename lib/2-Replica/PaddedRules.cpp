//===- PaddedRules.cpp - Ops on padded values -----------------------------------------------===//
#include "PaddedValues.h"

#include "zero/Dialect/StableHLO/Splat.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace zero;

static int64_t getSize(Value value, int64_t dim) { return hlo::tensorType(value).getDimSize(dim); }

/// The dimension of `to` that has the indices of dimension `dim` of `from`, both of the same
/// elements in order; -1: none.
static int64_t getReshaped(RankedTensorType from, int64_t dim, RankedTensorType to) {
  int64_t before = llvm::product_of(from.getShape().take_front(dim)), passed = 1;
  for (auto [index, size] : llvm::enumerate(to.getShape())) {
    if (passed == before && size == from.getDimSize(dim))
      return index;
    passed *= size;
  }
  return -1;
}

/// Where in the result of a matmul a side's dimension is; -1: it is contracted.
static int64_t getDotResultDim(hlo::DotGeneralOp op, bool isLeft, int64_t dim) {
  auto numbers = op.getDotDimensionNumbers();
  ArrayRef<int64_t> batching =
      isLeft ? numbers.getLhsBatchingDimensions() : numbers.getRhsBatchingDimensions();
  if (const int64_t *found = llvm::find(batching, dim); found != batching.end())
    return found - batching.begin();
  SmallVector<int64_t> left = op.getLhsFreeDimensions(), right = op.getRhsFreeDimensions();
  ArrayRef<int64_t> free = isLeft ? left : right;
  const int64_t *found = llvm::find(free, dim);
  if (found == free.end())
    return -1;
  return batching.size() + (isLeft ? 0 : left.size()) + (found - free.begin());
}

int64_t PaddedValues::follow(OpOperand &operand, int64_t dim) const {
  Operation *op = operand.getOwner();
  if (op->getNumResults() != 1)
    return -1;
  unsigned number = operand.getOperandNumber();
  if (hlo::isElementwise(op))
    return dim;
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case([&](hlo::BroadcastInDimOp each) { return each.getBroadcastDimensions()[dim]; })
      .Case([&](hlo::TransposeOp each) {
        return llvm::find(each.getPermutation(), dim) - each.getPermutation().begin();
      })
      .Case([&](hlo::ReshapeOp each) {
        return getReshaped(hlo::tensorType(each.getOperand()), dim, each.getType());
      })
      .Case([&](hlo::ConcatenateOp) { return dim; })
      .Case([&](hlo::SliceOp) { return dim; })
      .Case([&](hlo::DotGeneralOp each) { return getDotResultDim(each, number == 0, dim); })
      .Case([&](hlo::ReduceOp each) {
        bool isReduced = llvm::is_contained(each.getDimensions(), dim);
        return number != 0 || isReduced
                   ? int64_t(-1)
                   : dim - llvm::count_if(each.getDimensions(),
                                          [&](int64_t other) { return other < dim; });
      })
      .Case([&](hlo::ScatterOp) { return number == 0 ? dim : int64_t(-1); })
      .Default([](Operation *) { return int64_t(-1); });
}

PaddedValues::Built PaddedValues::build(OpResult result, int64_t dim) {
  Operation *op = result.getOwner();
  if (op->getNumResults() != 1)
    return std::nullopt;
  if (hlo::isElementwise(op))
    return buildElementwise(op, dim);
  return llvm::TypeSwitch<Operation *, Built>(op)
      .Case<hlo::ConstantOp, hlo::IotaOp>([&](auto) { return buildConstant(op, dim); })
      .Case<hlo::BroadcastInDimOp>([&](auto) { return buildBroadcast(op, dim); })
      .Case([&](hlo::TransposeOp each) { return buildMoved(op, dim, each.getPermutation()[dim]); })
      .Case([&](hlo::ReshapeOp each) {
        RankedTensorType from = hlo::tensorType(each.getOperand());
        return buildMoved(op, dim, getReshaped(each.getType(), dim, from));
      })
      .Case<hlo::ConcatenateOp>([&](auto) { return buildConcatenate(op, dim); })
      .Case<hlo::SliceOp>([&](auto) { return buildSlice(op, dim); })
      .Case<hlo::DotGeneralOp>([&](auto) { return buildDot(op, dim); })
      .Case<hlo::ReduceOp>([&](auto) { return buildReduce(op, dim); })
      .Case<hlo::ScatterOp>([&](auto) { return buildScatter(op, dim); })
      .Default([](Operation *) { return std::nullopt; });
}

/// Predicates of selects and bounds of clamps may be scalars.
PaddedValues::Built PaddedValues::buildElementwise(Operation *op, int64_t dim) {
  RankedTensorType type = hlo::tensorType(op->getResult(0));
  SmallVector<Value> operands;
  SmallVector<OperandFill> fills;
  for (Value operand : op->getOperands()) {
    if (hlo::tensorType(operand).getRank() != type.getRank()) {
      operands.push_back(operand);
      fills.push_back({getFill(hlo::getSplat(operand)), /*isUniform=*/true});
      continue;
    }
    Padded padded = widen(operand, dim);
    operands.push_back(padded.value);
    fills.push_back({padded.fill, padded.isUniform});
  }
  Operation *made = copy(op, operands, getPaddedType(op->getResult(0), dim));
  Padded padded = makePadded(made->getResult(0), op, dim, getFill(op, fills));
  padded.isUniform = llvm::all_of(fills, [](const OperandFill &each) { return each.isUniform; });
  return padded;
}

PaddedValues::Built PaddedValues::buildConstant(Operation *op, int64_t dim) {
  RankedTensorType type = getPaddedType(op->getResult(0), dim);
  if (auto iota = dyn_cast<hlo::IotaOp>(op)) {
    Operation *made = copy(op, {}, type);
    Padded padded = makePadded(made->getResult(0), op, dim, Fill::Any);
    padded.isUniform = static_cast<int64_t>(iota.getIotaDimension()) != dim;
    return padded;
  }
  auto splat = dyn_cast<SplatElementsAttr>(cast<hlo::ConstantOp>(op).getValue());
  if (!splat)
    return std::nullopt;
  builder.setInsertionPointAfter(op);
  Value made = hlo::ConstantOp::create(builder, op->getLoc(),
                                       cast<DenseElementsAttr>(splat).resizeSplat(type));
  Padded padded = makePadded(made, op, dim, getFill(splat.getSplatValue<Attribute>()));
  padded.isUniform = true;
  return padded;
}

PaddedValues::Built PaddedValues::buildBroadcast(Operation *op, int64_t dim) {
  auto broadcast = cast<hlo::BroadcastInDimOp>(op);
  ArrayRef<int64_t> dims = broadcast.getBroadcastDimensions();
  const int64_t *from = llvm::find(dims, dim);
  Value operand = broadcast.getOperand();
  bool isSpread = from == dims.end() || getSize(operand, from - dims.begin()) == 1;
  Padded source{operand, -1, 0, getFill(hlo::getSplat(operand)), /*isUniform=*/true};
  if (!isSpread)
    source = widen(operand, from - dims.begin());
  Operation *made = copy(op, source.value, getPaddedType(op->getResult(0), dim));
  Padded padded = makePadded(made->getResult(0), op, dim, source.fill);
  padded.isUniform = source.isUniform;
  return padded;
}

/// Dimension `from` of the one operand becomes dimension `dim`.
PaddedValues::Built PaddedValues::buildMoved(Operation *op, int64_t dim, int64_t from) {
  if (from < 0)
    return std::nullopt;
  Padded source = widen(op->getOperand(0), from);
  Operation *made = copy(op, source.value, getPaddedType(op->getResult(0), dim));
  Padded padded = makePadded(made->getResult(0), op, dim, source.fill);
  padded.isUniform = source.isUniform;
  return padded;
}

/// Along another dimension.
PaddedValues::Built PaddedValues::buildConcatenate(Operation *op, int64_t dim) {
  if (static_cast<int64_t>(cast<hlo::ConcatenateOp>(op).getDimension()) == dim)
    return std::nullopt;
  auto padded =
      llvm::map_to_vector(op->getOperands(), [&](Value operand) { return widen(operand, dim); });
  Fill fill = padded[0].fill;
  for (const Padded &each : padded)
    fill = each.fill == fill ? fill : Fill::Any;
  auto values = llvm::map_to_vector(padded, [](const Padded &each) { return each.value; });
  Operation *made = copy(op, values, getPaddedType(op->getResult(0), dim));
  return makePadded(made->getResult(0), op, dim, fill);
}

/// All of the dimension.
PaddedValues::Built PaddedValues::buildSlice(Operation *op, int64_t dim) {
  auto slice = cast<hlo::SliceOp>(op);
  int64_t size = getSize(slice.getOperand(), dim);
  if (size != getSize(slice.getResult(), dim))
    return std::nullopt;
  Padded source = widen(slice.getOperand(), dim);
  Operation *made = copy(op, source.value, getPaddedType(op->getResult(0), dim));
  SmallVector<int64_t> limits(slice.getLimitIndices());
  limits[dim] = getPaddedSize(size);
  cast<hlo::SliceOp>(made).setLimitIndices(limits);
  return makePadded(made->getResult(0), op, dim, source.fill);
}

/// Products of zeros: what is made of them holds zeros, a gradient of rows that nobody has, too.
PaddedValues::Built PaddedValues::buildDot(Operation *op, int64_t dim) {
  auto dot = cast<hlo::DotGeneralOp>(op);
  SmallVector<Value> operands(op->getOperands());
  bool isFound = false;
  for (unsigned side : {0, 1})
    for (int64_t from = 0; from < hlo::tensorType(operands[side]).getRank(); ++from) {
      if (getDotResultDim(dot, side == 0, from) != dim)
        continue;
      operands[side] = demand(widen(op->getOperand(side), from), Fill::Zero);
      isFound = true;
      break;
    }
  if (!isFound)
    return std::nullopt;
  Operation *made = copy(op, operands, getPaddedType(op->getResult(0), dim));
  return makePadded(made->getResult(0), op, dim, Fill::Zero);
}

/// Sums along other dimensions, of zeros too.
PaddedValues::Built PaddedValues::buildReduce(Operation *op, int64_t dim) {
  auto reduce = cast<hlo::ReduceOp>(op);
  if (reduce.getInputs().size() != 1)
    return std::nullopt;
  int64_t from = dim;
  SmallVector<int64_t> sorted(reduce.getDimensions());
  llvm::sort(sorted);
  for (int64_t reduced : sorted)
    from += reduced <= from;
  Padded source = widen(op->getOperand(0), from);
  bool isSum = isa_and_nonnull<hlo::AddOp>(reduce.getSimpleReducer()) &&
               hlo::isZeroSplat(reduce.getInitValues()[0]);
  Value input = isSum ? demand(source, Fill::Zero) : source.value;
  Operation *made =
      copy(op, {input, reduce.getInitValues()[0]}, getPaddedType(op->getResult(0), dim));
  return makePadded(made->getResult(0), op, dim, isSum ? Fill::Zero : Fill::Any);
}

/// Rows written at indices: none behind those that the user has.
PaddedValues::Built PaddedValues::buildScatter(Operation *op, int64_t dim) {
  auto scatter = cast<hlo::ScatterOp>(op);
  auto numbers = scatter.getScatterDimensionNumbers();
  ArrayRef<int64_t> columns = numbers.getScatterDimsToOperandDims();
  const int64_t *column = llvm::find(columns, dim);
  if (scatter.getInputs().size() != 1 || column == columns.end() ||
      !llvm::is_contained(numbers.getInsertedWindowDims(), dim) || scatter.getIndicesAreSorted() ||
      !holdsRows(scatter.getScatterIndices(), getSize(op->getResult(0), dim)))
    return std::nullopt; // -1 stands for what is left out
  Padded input = widen(scatter.getInputs()[0], dim);
  Value index = dropOutside(scatter.getScatterIndices(), numbers.getIndexVectorDim(),
                            column - columns.begin(), input.rows);
  Operation *made =
      copy(op, {input.value, index, scatter.getUpdates()[0]}, getPaddedType(op->getResult(0), dim));
  return makePadded(made->getResult(0), op, dim, input.fill);
}
