#include "Rules.h"

using namespace mlir;
using namespace zero;
using namespace zero::dist;
using ir::ReduceKind;

namespace {
/// The dimensions of a gather's result (a scatter's updates) that come from the index, and those
/// that come from the operand.
struct IndexedDims {
  SmallVector<int64_t> index;  // dimensions of the index tensor but the vector dimension,
  SmallVector<int64_t> batch;  // and what they are in the result
  SmallVector<int64_t> window; // dimensions of the operand that slices keep,
  ArrayRef<int64_t> offset;    // and what they are in the result
};
} // namespace

static IndexedDims getIndexedDims(int64_t operandRank, int64_t indexRank, int64_t resultRank,
                                  int64_t vectorDim, ArrayRef<int64_t> dropped,
                                  ArrayRef<int64_t> batching, ArrayRef<int64_t> offset) {
  IndexedDims dims;
  dims.offset = offset;
  for (int64_t dim = 0; dim < indexRank; ++dim)
    if (dim != vectorDim)
      dims.index.push_back(dim);
  for (int64_t dim = 0; dim < resultRank; ++dim)
    if (indexIn(offset, dim) < 0)
      dims.batch.push_back(dim);
  for (int64_t dim = 0; dim < operandRank; ++dim)
    if (indexIn(dropped, dim) < 0 && indexIn(batching, dim) < 0)
      dims.window.push_back(dim);
  return dims;
}

//===----------------------------------------------------------------------===//
// Index columns that count
//===----------------------------------------------------------------------===//

/// `x` of `select(x < 0, x + size, x)`, the wrap of negative indices; null for anything else.
static Value getWrapped(hlo::SelectOp select) {
  auto compare = select.getPred().getDefiningOp<hlo::CompareOp>();
  if (!compare || compare.getComparisonDirection() != hlo::ComparisonDirection::LT ||
      compare.getLhs() != select.getOnFalse() || !hlo::isZeroSplat(compare.getRhs()))
    return nullptr;
  return select.getOnFalse();
}

/// The result's dimension that is dimension `dim` of a reshape's operand; -1 if it is split.
static int64_t reshapeDim(ArrayRef<int64_t> from, ArrayRef<int64_t> to, int64_t dim) {
  std::optional<Form> form = reshapeForm(from, to, Form::sharded(dim, 1, 1), from[dim]);
  return form && to[form->dim] == from[dim] ? form->dim : -1;
}

/// The dimension along which the elements are 0, 1, 2, ..., whatever the others; -1 if none.
static int64_t getCountedDim(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return -1;
  if (auto iota = dyn_cast<hlo::IotaOp>(op))
    return iota.getIotaDimension();
  if (auto select = dyn_cast<hlo::SelectOp>(op)) {
    Value wrapped = getWrapped(select);
    return wrapped ? getCountedDim(wrapped) : -1;
  }
  if (!isa<hlo::BroadcastInDimOp, hlo::ReshapeOp, hlo::ConvertOp>(op))
    return -1;
  int64_t dim = getCountedDim(op->getOperand(0));
  if (dim < 0)
    return -1;
  if (auto broadcast = dyn_cast<hlo::BroadcastInDimOp>(op))
    return broadcast.getBroadcastDimensions()[dim];
  if (isa<hlo::ReshapeOp>(op))
    return reshapeDim(hlo::tensorType(op->getOperand(0)).getShape(),
                      hlo::tensorType(value).getShape(), dim);
  return dim;
}

int64_t dist::getCountedDim(Value index, int64_t vectorDim, int64_t column) {
  RankedTensorType type = hlo::tensorType(index);
  if (vectorDim >= type.getRank() || type.getDimSize(vectorDim) == 1)
    return ::getCountedDim(index);
  Operation *op = index.getDefiningOp();
  if (!op)
    return -1;
  // The wrap may come after the columns were put together.
  if (auto select = dyn_cast<hlo::SelectOp>(op)) {
    Value wrapped = getWrapped(select);
    return wrapped ? dist::getCountedDim(wrapped, vectorDim, column) : -1;
  }
  if (isa<hlo::ConvertOp>(op))
    return dist::getCountedDim(op->getOperand(0), vectorDim, column);
  auto concatenate = dyn_cast<hlo::ConcatenateOp>(op);
  if (!concatenate || static_cast<int64_t>(concatenate.getDimension()) != vectorDim)
    return -1;
  for (Value part : concatenate.getInputs()) {
    int64_t width = hlo::tensorType(part).getDimSize(vectorDim);
    if (column < width)
      return width == 1 ? ::getCountedDim(part) : -1;
    column -= width;
  }
  return -1;
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

/// A counting column that addresses dimension `dim` of the operand, row i of the index always row i
/// of the operand: sets the index dimension and the column.
static bool findCounted(Value index, int64_t vectorDim, ArrayRef<int64_t> columnDims,
                        ArrayRef<int64_t> operandShape, int64_t dim, int64_t &indexDim,
                        int64_t &column) {
  column = indexIn(columnDims, dim);
  if (column < 0)
    return false;
  indexDim = getCountedDim(index, vectorDim, column);
  return indexDim >= 0 && indexDim != vectorDim &&
         hlo::tensorType(index).getDimSize(indexDim) == operandShape[dim];
}

static bool accepts(Form offered, Form needed) {
  return offered.isReplicated() || offered == needed;
}

/// Every rank looks up its own rows.
static Answer gatherRows(const RuleInput &in, const IndexedDims &dims, Form index, Form operand,
                         int64_t rebased) {
  if (!accepts(in.operands[0], operand) || !accepts(in.operands[1], index))
    return std::nullopt;
  Plan plan;
  plan.operands = {operand, index};
  plan.results = {index.onDim(dims.batch[indexIn(dims.index, index.dim)])};
  plan.rebasedColumn = rebased;
  return plan;
}

/// The index is cut: so is the operand along a paired or counted dimension, else it stays whole.
static Answer gatherByIndex(const RuleInput &in, hlo::GatherOp op, const IndexedDims &dims) {
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Form index = in.operands[1];
  if (index.dim == numbers.getIndexVectorDim())
    return std::nullopt;
  int64_t paired = indexIn(numbers.getStartIndicesBatchingDims(), index.dim);
  if (paired >= 0)
    return gatherRows(in, dims, index, index.onDim(numbers.getOperandBatchingDims()[paired]), -1);
  if (in.operands[0].isReplicated())
    return gatherRows(in, dims, index, Form(), -1);
  int64_t indexDim, column;
  // Longer slices reach into the next rank's rows.
  if (index.groups != 1 || op.getSliceSizes()[in.operands[0].dim] != 1 ||
      !findCounted(op.getStartIndices(), numbers.getIndexVectorDim(), numbers.getStartIndexMap(),
                   in.shape(0), in.operands[0].dim, indexDim, column) ||
      indexDim != index.dim)
    return std::nullopt;
  return gatherRows(in, dims, index, index.onDim(in.operands[0].dim), column);
}

/// The operand is cut along what slices keep whole, or along a paired or counted dimension.
static Answer gatherByOperand(const RuleInput &in, hlo::GatherOp op, const IndexedDims &dims) {
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Form operand = in.operands[0];
  int64_t paired = indexIn(numbers.getOperandBatchingDims(), operand.dim);
  if (paired >= 0)
    return gatherRows(in, dims, operand.onDim(numbers.getStartIndicesBatchingDims()[paired]),
                      operand, -1);
  int64_t window = indexIn(dims.window, operand.dim);
  if (window >= 0 && op.getSliceSizes()[operand.dim] == in.shape(0)[operand.dim]) {
    Plan plan;
    plan.operands = {operand, Form()};
    plan.results = {operand.onDim(dims.offset[window])};
    return plan;
  }
  int64_t indexDim, column;
  if (operand.groups != 1 || op.getSliceSizes()[operand.dim] != 1 ||
      !findCounted(op.getStartIndices(), numbers.getIndexVectorDim(), numbers.getStartIndexMap(),
                   in.shape(0), operand.dim, indexDim, column))
    return std::nullopt;
  return gatherRows(in, dims, operand.onDim(indexDim), operand, column);
}

static Answer gather(const RuleInput &in) {
  auto op = cast<hlo::GatherOp>(in.op);
  if (in.anyPartial()) {
    if (!in.operands[0].isPartial() || !in.operands[1].isReplicated())
      return std::nullopt;
    return passPlan(in, in.operands[0]);
  }
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  IndexedDims dims = getIndexedDims(in.shape(0).size(), in.shape(1).size(), in.resultShape().size(),
                                    numbers.getIndexVectorDim(), numbers.getCollapsedSliceDims(),
                                    numbers.getOperandBatchingDims(), numbers.getOffsetDims());
  if (in.operands[1].isSharded())
    return gatherByIndex(in, op, dims);
  if (in.operands[0].isSharded())
    return gatherByOperand(in, op, dims);
  return replicatedPlan(op);
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

/// Whether the region adds the update to the old value.
static bool isAddition(Region &region) {
  Block &block = region.front();
  if (block.getOperations().size() != 2)
    return false;
  auto add = dyn_cast<hlo::AddOp>(block.front());
  return add && block.back().getOperand(0) == add.getResult() && add.getLhs() != add.getRhs() &&
         isa<BlockArgument>(add.getLhs()) && isa<BlockArgument>(add.getRhs()) &&
         block.back().getNumOperands() == 1;
}

namespace {
/// A scatter with its operands by group.
struct ScatterInput {
  const RuleInput &in;
  mutable hlo::ScatterOp op;
  hlo::ScatterDimensionNumbersAttr numbers;
  unsigned count; // of inputs, and of updates
  IndexedDims dims;

  ArrayRef<Form> inputs() const { return in.operands.take_front(count); }
  Form index() const { return in.operands[count]; }
  ArrayRef<Form> updates() const { return in.operands.take_back(count); }
  bool addsToZero() const {
    return isAddition(op.getUpdateComputation()) && llvm::all_of(op.getInputs(), hlo::isZeroSplat);
  }
  /// A plan with equal forms within each group; none where an operand is cut in another way.
  Answer plan(Form input, Form index, Form update, Form result, int64_t rebased = -1) const {
    Plan plan;
    plan.operands.assign(count, input);
    plan.operands.push_back(index);
    plan.operands.append(count, update);
    plan.results.assign(count, result);
    plan.rebasedColumn = rebased;
    for (auto [offered, needed] : llvm::zip_equal(in.operands, plan.operands))
      if (!accepts(offered, needed))
        return std::nullopt;
    return plan;
  }
};
} // namespace

static Answer scatterPartial(const ScatterInput &scatter) {
  if (!isAddition(scatter.op.getUpdateComputation()) || !scatter.index().isReplicated())
    return std::nullopt;
  for (auto [form, input] : llvm::zip_equal(scatter.inputs(), scatter.op.getInputs()))
    if (!form.isPartial(ReduceKind::Add) && !(form.isReplicated() && hlo::isZeroSplat(input)))
      return std::nullopt;
  for (auto [form, update] : llvm::zip_equal(scatter.updates(), scatter.op.getUpdates()))
    if (!form.isPartial(ReduceKind::Add) && !(form.isReplicated() && hlo::isZeroSplat(update)))
      return std::nullopt;
  return passPlan(scatter.in, Form::partial(ReduceKind::Add));
}

/// Every rank scatters its own rows: `index` is the form of the index.
static Answer scatterRows(const ScatterInput &scatter, Form index) {
  hlo::ScatterDimensionNumbersAttr numbers = scatter.numbers;
  int64_t position = indexIn(scatter.dims.index, index.dim);
  if (position < 0)
    return std::nullopt;
  Form update = index.onDim(scatter.dims.batch[position]);
  int64_t paired = indexIn(numbers.getScatterIndicesBatchingDims(), index.dim);
  if (paired >= 0) {
    Form input = index.onDim(numbers.getInputBatchingDims()[paired]);
    return scatter.plan(input, index, update, input);
  }
  // Row i of the index only ever writes row i of the input.
  for (int64_t dim : numbers.getInsertedWindowDims()) {
    int64_t indexDim, column;
    if (index.groups == 1 &&
        findCounted(scatter.op.getScatterIndices(), numbers.getIndexVectorDim(),
                    numbers.getScatterDimsToOperandDims(), scatter.in.shape(0), dim, indexDim,
                    column) &&
        indexDim == index.dim)
      return scatter.plan(index.onDim(dim), index, update, index.onDim(dim), column);
  }
  // The gradient of a table: each rank adds its rows to its own zeros.
  if (!scatter.addsToZero())
    return std::nullopt;
  return scatter.plan(Form(), index, update, Form::partial(ReduceKind::Add));
}

/// Input and updates are cut along a dimension that every update writes whole.
static Answer scatterWindow(const ScatterInput &scatter, Form input) {
  int64_t window = indexIn(scatter.dims.window, input.dim);
  if (window < 0)
    return std::nullopt;
  int64_t updateDim = scatter.dims.offset[window];
  if (scatter.in.shape(0)[input.dim] != scatter.in.shape(scatter.count + 1)[updateDim])
    return std::nullopt;
  return scatter.plan(input, Form(), input.onDim(updateDim), input);
}

static Form firstSharded(ArrayRef<Form> forms) {
  for (Form form : forms)
    if (form.isSharded())
      return form;
  return {};
}

static Answer scatter(const RuleInput &in) {
  auto op = cast<hlo::ScatterOp>(in.op);
  hlo::ScatterDimensionNumbersAttr numbers = op.getScatterDimensionNumbers();
  unsigned count = op.getInputs().size();
  ScatterInput scatter{
      in, op, numbers, count,
      getIndexedDims(in.shape(0).size(), in.shape(count).size(), in.shape(count + 1).size(),
                     numbers.getIndexVectorDim(), numbers.getInsertedWindowDims(),
                     numbers.getInputBatchingDims(), numbers.getUpdateWindowDims())};
  if (in.anyPartial())
    return scatterPartial(scatter);
  if (scatter.index().isSharded())
    return scatterRows(scatter, scatter.index());
  Form update = firstSharded(scatter.updates()), input = firstSharded(scatter.inputs());
  if (update.isSharded()) {
    int64_t window = indexIn(scatter.dims.offset, update.dim);
    if (window >= 0)
      return scatterWindow(scatter, update.onDim(scatter.dims.window[window]));
    return scatterRows(scatter,
                       update.onDim(scatter.dims.index[indexIn(scatter.dims.batch, update.dim)]));
  }
  if (!input.isSharded())
    return replicatedPlan(op);
  int64_t paired = indexIn(numbers.getInputBatchingDims(), input.dim);
  if (paired >= 0)
    return scatterRows(scatter, input.onDim(numbers.getScatterIndicesBatchingDims()[paired]));
  return scatterWindow(scatter, input);
}

//===----------------------------------------------------------------------===//
// Slices at computed starts
//===----------------------------------------------------------------------===//

static bool areReplicated(ArrayRef<Form> forms) {
  return llvm::all_of(forms, [](Form form) { return form.isReplicated(); });
}

/// The whole of the cut dimension, so that its start is zero.
static Answer dynamicSlice(const RuleInput &in) {
  auto op = cast<hlo::DynamicSliceOp>(in.op);
  Form form = in.operands[0];
  if (!areReplicated(in.operands.drop_front()))
    return std::nullopt;
  if (form.isSharded() && op.getSliceSizes()[form.dim] != in.shape(0)[form.dim])
    return std::nullopt;
  return passPlan(in, form);
}

static Answer updatePartial(const RuleInput &in) {
  for (unsigned operand : {0, 1})
    if (!in.operands[operand].isPartial(ReduceKind::Add) &&
        !(in.operands[operand].isReplicated() && hlo::isZeroSplat(in.op->getOperand(operand))))
      return std::nullopt;
  return passPlan(in, Form::partial(ReduceKind::Add));
}

static Answer dynamicUpdateSlice(const RuleInput &in) {
  if (!areReplicated(in.operands.drop_front(2)))
    return std::nullopt;
  if (in.anyPartial())
    return updatePartial(in);
  Form form = firstSharded(in.operands);
  if (!form.isSharded())
    return replicatedPlan(in.op);
  if (in.shape(0)[form.dim] != in.shape(1)[form.dim] || !accepts(in.operands[0], form) ||
      !accepts(in.operands[1], form))
    return std::nullopt;
  Plan plan = replicatedPlan(in.op);
  plan.operands[0] = plan.operands[1] = plan.results[0] = form;
  return plan;
}

void dist::addIndexingRules(RuleTable &table) {
  addRule<hlo::GatherOp>(table, gather);
  addRule<hlo::ScatterOp>(table, scatter);
  addRule<hlo::DynamicSliceOp>(table, dynamicSlice);
  addRule<hlo::DynamicUpdateSliceOp>(table, dynamicUpdateSlice);
}
