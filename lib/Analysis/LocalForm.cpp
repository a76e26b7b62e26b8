#include "zero/Analysis/LocalForm.h"

#include "zero/Dialect/StableHLO/Splat.h"

using namespace mlir;
using namespace zero;
using ir::ReduceKind;

static ArrayRef<int64_t> shapeOf(Value value) { return hlo::tensorType(value).getShape(); }

static int64_t indexOf(ArrayRef<int64_t> list, int64_t value) {
  const auto *it = llvm::find(list, value);
  return it == list.end() ? -1 : it - list.begin();
}

static bool isPredicate(Value value) {
  return hlo::tensorType(value).getElementType().isInteger(1);
}

/// The reduction over ranks that `op`, applied to two elements, is part of.
static std::optional<ReduceKind> getKind(Operation *op) {
  if (!op)
    return std::nullopt;
  bool predicate = isPredicate(op->getResult(0));
  if (isa<hlo::AddOp>(op))
    return predicate ? ReduceKind::Or : ReduceKind::Add;
  if (isa<hlo::MaxOp>(op))
    return predicate ? ReduceKind::Or : ReduceKind::Max;
  if (isa<hlo::MinOp>(op))
    return predicate ? ReduceKind::And : ReduceKind::Min;
  if (isa<hlo::AndOp>(op))
    return ReduceKind::And;
  if (isa<hlo::OrOp>(op))
    return ReduceKind::Or;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Partial values
//===----------------------------------------------------------------------===//

static FailureOr<LocalForm> refuse(Operation *op, LocalForm form, StringRef why) {
  return op->emitOpError() << "works on a value that is partial ("
                           << ir::stringifyReduceKind(form.reduce) << " over ranks is the whole) "
                           << why << "; expected a zero.all_reduce of it before";
}

/// Sums: every term is partial or zero. Anything else would be counted once per rank.
static FailureOr<LocalForm> addPartials(Operation *op, ArrayRef<LocalForm> operands,
                                        LocalForm form) {
  for (auto [operand, value] : llvm::zip_equal(operands, op->getOperands()))
    if (operand.isRows() || operand.isShard() ||
        (operand.kind == LocalForm::Same && !hlo::isZeroSplat(value)))
      return refuse(op, form, "and adds what is counted once per rank");
  return form;
}

/// Partial sums under elementwise ops: linear ones only.
static FailureOr<LocalForm> elementwiseOnSums(Operation *op, ArrayRef<LocalForm> operands,
                                              LocalForm form) {
  constexpr StringLiteral kNotLinear = "and is not linear in it";
  if (isa<hlo::AddOp, hlo::SubtractOp>(op) && !isPredicate(op->getResult(0)))
    return addPartials(op, operands, form);
  if (isa<hlo::NegateOp, hlo::ConvertOp>(op))
    return form;
  if (isa<hlo::MulOp>(op)) {
    if (operands[0].varies() && operands[1].varies())
      return refuse(op, form, kNotLinear);
    return form;
  }
  if (isa<hlo::DivOp>(op)) {
    if (operands[1].varies())
      return refuse(op, form, kNotLinear);
    return form;
  }
  if (auto select = dyn_cast<hlo::SelectOp>(op)) {
    if (operands[0].varies())
      return refuse(op, form, "and chooses by what differs between ranks");
    for (auto [operand, value] :
         {std::pair(operands[1], select.getOnTrue()), std::pair(operands[2], select.getOnFalse())})
      if (operand.kind == LocalForm::Same && !hlo::isZeroSplat(value))
        return refuse(op, form, "or on one that is counted once per rank");
    return form;
  }
  return refuse(op, form, kNotLinear);
}

static FailureOr<LocalForm> elementwise(Operation *op, ArrayRef<LocalForm> operands) {
  std::optional<LocalForm> partial, part;
  bool isClear = true;
  for (LocalForm operand : operands) {
    if (operand.isPartial()) {
      isClear &= !partial || *partial == operand;
      partial = operand;
    } else if (operand.isRows() || operand.isShard()) {
      isClear &= !part || *part == operand;
      part = operand;
    }
  }
  if (!isClear)
    return LocalForm::unknown();
  if (partial && partial->reduce == ReduceKind::Add)
    return elementwiseOnSums(op, operands, *partial);
  // A largest element of all ranks' may be taken with anything any number of times.
  if (partial)
    return getKind(op) == partial->reduce || isa<hlo::ConvertOp>(op) ? *partial
                                                                     : LocalForm::unknown();
  return part.value_or(LocalForm::unknown());
}

//===----------------------------------------------------------------------===//
// Where a cut dimension goes
//===----------------------------------------------------------------------===//

/// The dimension with the same runs of elements: `before` of them, the rank's part of each. Where
/// one run takes one element of a dimension, it is open whether that one is cut or the next.
static LocalForm reshapeRows(ArrayRef<int64_t> from, ArrayRef<int64_t> to, LocalForm form) {
  int64_t before = form.groups, product = 1;
  std::optional<LocalForm> found;
  for (int64_t size : from.take_front(form.dim))
    before *= size;
  for (auto [index, size] : llvm::enumerate(to)) {
    int64_t groups = product > 0 && before % product == 0 ? before / product : 0;
    product *= size;
    if (groups == 0 || size % groups != 0)
      continue;
    if (found)
      return LocalForm::unknown();
    found = LocalForm::rows(index, groups);
  }
  return found.value_or(LocalForm::unknown());
}

static LocalForm dotRows(hlo::DotGeneralOp op, ArrayRef<LocalForm> operands) {
  hlo::DotDimensionNumbersAttr dims = op.getDotDimensionNumbers();
  ArrayRef<int64_t> batching[2] = {dims.getLhsBatchingDimensions(),
                                   dims.getRhsBatchingDimensions()};
  ArrayRef<int64_t> contracting[2] = {dims.getLhsContractingDimensions(),
                                      dims.getRhsContractingDimensions()};
  SmallVector<int64_t> free[2] = {op.getLhsFreeDimensions(), op.getRhsFreeDimensions()};
  int64_t numBatching = batching[0].size();
  int64_t firstFree[2] = {numBatching, numBatching + static_cast<int64_t>(free[0].size())};
  for (unsigned side : {0, 1}) {
    LocalForm form = operands[side], other = operands[1 - side];
    if (!form.isRows())
      continue;
    if (int64_t at = indexOf(batching[side], form.dim); at >= 0)
      return form.alongDim(at);
    if (int64_t at = indexOf(contracting[side], form.dim); at >= 0)
      return other.isRows() && other.dim != contracting[1 - side][at]
                 ? LocalForm::unknown()
                 : LocalForm::partial(ReduceKind::Add);
    if (other.varies())
      return LocalForm::unknown();
    return form.alongDim(firstFree[side] + indexOf(free[side], form.dim));
  }
  return LocalForm::unknown();
}

static LocalForm reduceRows(hlo::ReduceOp op, LocalForm form) {
  if (indexOf(op.getDimensions(), form.dim) < 0)
    return form.alongDim(
        form.dim - llvm::count_if(op.getDimensions(), [&](int64_t d) { return d < form.dim; }));
  std::optional<ReduceKind> kind = getKind(op.getSimpleReducer());
  return kind && op.getInputs().size() == 1 ? LocalForm::partial(*kind) : LocalForm::unknown();
}

/// Rows of the index are rows of the result.
static LocalForm gatherRows(hlo::GatherOp op, LocalForm index) {
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  int64_t vectorDim = numbers.getIndexVectorDim();
  if (!index.isRows() || index.dim == vectorDim)
    return LocalForm::unknown();
  int64_t position = index.dim - (vectorDim < index.dim);
  for (int64_t dim = 0, rank = hlo::tensorType(op.getResult()).getRank(); dim < rank; ++dim)
    if (indexOf(numbers.getOffsetDims(), dim) < 0 && position-- == 0)
      return index.alongDim(dim);
  return LocalForm::unknown();
}

/// One rank's part of a value that all hold, cut out at zero.rank_offset.
static LocalForm sliceRows(hlo::DynamicSliceOp op) {
  LocalForm form = LocalForm::unknown();
  for (auto [dim, start] : llvm::enumerate(op.getStartIndices())) {
    auto offset = start.getDefiningOp<ir::RankOffsetOp>();
    if (!offset)
      continue;
    if (form.isRows() || static_cast<int64_t>(offset.getStride()) != op.getSliceSizes()[dim])
      return LocalForm::unknown();
    form = LocalForm::rows(dim);
  }
  return form;
}

/// Ops on one varying operand, the first, that is the rank's rows.
static LocalForm moveRows(Operation *op, LocalForm form) {
  Value input = op->getOperand(0), result = op->getResult(0);
  int64_t dim = form.dim;
  if (auto transpose = dyn_cast<hlo::TransposeOp>(op))
    return form.alongDim(indexOf(transpose.getPermutation(), dim));
  if (isa<hlo::ReshapeOp>(op))
    return reshapeRows(shapeOf(input), shapeOf(result), form);
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op)) {
    int64_t to = broadcast.getBroadcastDimensions()[dim];
    return shapeOf(input)[dim] == shapeOf(result)[to] ? form.alongDim(to) : LocalForm::unknown();
  }
  if (isa<hlo::SliceOp, hlo::PadOp, hlo::DynamicSliceOp>(op))
    return shapeOf(input)[dim] == shapeOf(result)[dim] ? form : LocalForm::unknown();
  if (auto reverse = dyn_cast<hlo::ReverseOp>(op))
    return indexOf(reverse.getDimensions(), dim) < 0 ? form : LocalForm::unknown();
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op))
    return reduceRows(reduce, form);
  return LocalForm::unknown();
}

/// Parts of equal form next to each other, along another dimension than the cut one. What stands
/// beside partial values is reduced with them: it must be partial or zero.
static FailureOr<LocalForm> concatenate(hlo::ConcatenateOp op, ArrayRef<LocalForm> operands) {
  LocalForm form;
  for (LocalForm operand : operands) {
    if (operand.varies() && form.varies() && operand != form)
      return LocalForm::unknown();
    if (operand.varies())
      form = operand;
  }
  if (form.isPartial(ReduceKind::Add))
    for (auto [operand, value] : llvm::zip_equal(operands, op.getInputs()))
      if (!operand.varies() && !hlo::isZeroSplat(value))
        return refuse(op, form, "beside one that is counted once per rank");
  bool along = form.isRows() && static_cast<int64_t>(op.getDimension()) == form.dim;
  return along ? LocalForm::unknown() : form;
}

FailureOr<LocalForm> zero::getResultForm(Operation *op, ArrayRef<LocalForm> operands) {
  if (llvm::none_of(operands, [](LocalForm form) { return form.varies(); }))
    return LocalForm();
  if (hlo::isElementwise(op))
    return elementwise(op, operands);
  bool onlyFirst = operands[0].varies() &&
                   llvm::none_of(operands.drop_front(), [](LocalForm f) { return f.varies(); });
  if (auto pieces = dyn_cast<hlo::ConcatenateOp>(op))
    return concatenate(pieces, operands);
  if (auto product = dyn_cast<hlo::DotGeneralOp>(op)) {
    bool isLinear = operands[0].isPartial() != operands[1].isPartial() &&
                    operands[0].varies() != operands[1].varies();
    if (isLinear)
      return operands[operands[0].varies() ? 0 : 1];
    return dotRows(product, operands);
  }
  if (auto gather = dyn_cast<hlo::GatherOp>(op); gather && operands[1].varies())
    return gatherRows(gather, operands[1]);
  if (auto slice = dyn_cast<hlo::DynamicSliceOp>(op); slice && !operands[0].varies())
    return sliceRows(slice);
  if (!onlyFirst)
    return LocalForm::unknown();
  if (operands[0].isRows())
    return moveRows(op, operands[0]);
  if (auto reduce = dyn_cast<hlo::ReduceOp>(op); reduce && operands[0].isPartial())
    return getKind(reduce.getSimpleReducer()) == operands[0].reduce ? operands[0]
                                                                    : LocalForm::unknown();
  if (operands[0].isPartial() &&
      isa<hlo::TransposeOp, hlo::ReshapeOp, hlo::BroadcastInDimOp, hlo::SliceOp, hlo::ReverseOp>(
          op))
    return operands[0];
  return LocalForm::unknown();
}
