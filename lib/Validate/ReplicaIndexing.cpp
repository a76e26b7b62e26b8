//===- ReplicaIndexing.cpp - Reads and writes at computed indices ------------------===//
#include "ReplicaWalker.h"

using namespace mlir;
using zero::ir::ReduceKind;

namespace zero::validate::replica {

//===----------------------------------------------------------------------===//
// Index columns that count
//===----------------------------------------------------------------------===//

/// `x` of `select(x < 0, ..., x)`, the wrap of negative indices: of a count, all of it. None for
/// anything else.
static std::optional<Number> getWrapped(const Expressions &expressions, Number number) {
  if (!expressions.is<hlo::SelectOp>(number))
    return std::nullopt;
  ArrayRef<Number> operands = expressions[number].operands;
  Number predicate = operands[0], value = operands[2];
  if (!expressions.is<hlo::CompareOp>(predicate))
    return std::nullopt;
  auto direction =
      expressions.getAttr<hlo::ComparisonDirectionAttr>(predicate, "comparison_direction");
  ArrayRef<Number> compared = expressions[predicate].operands;
  bool isWrap = direction && direction.getValue() == hlo::ComparisonDirection::LT &&
                compared[0] == value && expressions.isZero(compared[1]);
  return isWrap ? std::optional(value) : std::nullopt;
}

/// Whether integers of the type hold 0 to size - 1.
static bool canCount(Type element, int64_t size) {
  auto type = dyn_cast<IntegerType>(element);
  if (!type)
    return false;
  unsigned bits = type.getWidth() - (type.isUnsigned() ? 0 : 1);
  return bits >= 62 || size <= (int64_t(1) << bits);
}

/// One step up from a value towards the count that it is, with the dimension that it counts along.
static std::optional<Number> getCountSource(const Expressions &expressions, Number number,
                                            int64_t &dim) {
  if (std::optional<Number> wrapped = getWrapped(expressions, number))
    return wrapped;
  const Expression &expression = expressions[number];
  if (expression.operands.size() != 1)
    return std::nullopt;
  Number operand = expression.operands[0];
  ArrayRef<int64_t> from = expressions.getShape(operand), to = expressions.getShape(number);
  if (expressions.is<hlo::ConvertOp>(number))
    return canCount(expressions.getType(number).getElementType(), to[dim]) ? std::optional(operand)
                                                                           : std::nullopt;
  if (expressions.is<hlo::BroadcastInDimOp>(number)) {
    int64_t source = indexIn(expressions.getDims(number, "broadcast_dimensions"), dim);
    if (source < 0 || from[source] != to[dim])
      return std::nullopt;
    dim = source;
    return operand;
  }
  if (!expressions.is<hlo::ReshapeOp>(number))
    return std::nullopt;
  // The dimension stays one: as many elements before it, as many of it.
  auto countBefore = [](ArrayRef<int64_t> shape, int64_t last) {
    int64_t before = 1;
    for (int64_t size : shape.take_front(last))
      before *= size;
    return before;
  };
  for (int64_t source = 0; source < static_cast<int64_t>(from.size()); ++source)
    if (from[source] == to[dim] && countBefore(from, source) == countBefore(to, dim)) {
      dim = source;
      return operand;
    }
  return std::nullopt;
}

/// Whether the elements are 0, 1, 2, ... along dimension `dim`, whatever the others.
static bool countsAlong(const Expressions &expressions, Number number, int64_t dim) {
  std::optional<Number> next = number;
  while (next && !expressions.is<hlo::IotaOp>(*next))
    next = getCountSource(expressions, *next, dim);
  return next && expressions.getInt(*next, "iota_dimension") == dim &&
         canCount(expressions.getType(*next).getElementType(), expressions.getShape(*next)[dim]);
}

/// The same for a column of an index tensor whose columns are along `columnDim`.
static bool columnCountsAlong(const Expressions &expressions, Number index, int64_t columnDim,
                              int64_t column, int64_t dim) {
  ArrayRef<int64_t> shape = expressions.getShape(index);
  std::optional<Number> next = index;
  while (next && columnDim < static_cast<int64_t>(shape.size()) && shape[columnDim] != 1) {
    // The wrap may come after the columns were put together.
    Number whole = *next;
    if ((next = getWrapped(expressions, whole)))
      continue;
    if (expressions.is<hlo::ConvertOp>(whole) &&
        canCount(expressions.getType(whole).getElementType(), shape[dim])) {
      next = expressions[whole].operands[0];
      continue;
    }
    if (!expressions.is<hlo::ConcatenateOp>(whole) ||
        expressions.getInt(whole, "dimension") != columnDim)
      return false;
    for (Number part : expressions[whole].operands) {
      int64_t width = expressions.getShape(part)[columnDim];
      if (column < width)
        return width == 1 && countsAlong(expressions, part, dim);
      column -= width;
    }
    return false;
  }
  return next && countsAlong(expressions, *next, dim);
}

namespace {
/// What gather and scatter have in common: slices of a larger tensor at the indices of a tensor.
struct Indexed {
  SmallVector<int64_t> indexDims;  // dimensions of the index but the one of its vectors,
  SmallVector<int64_t> batchDims;  // and what they are in the slices
  SmallVector<int64_t> windowDims; // dimensions of the larger tensor that slices keep,
  ArrayRef<int64_t> offsetDims;    // and what they are in the slices
  ArrayRef<int64_t> batching;      // dimensions of the larger tensor paired
  ArrayRef<int64_t> indexBatching; // with these of the index
  ArrayRef<int64_t> columnDims;    // the dimension that each column of the index addresses
  int64_t vectorDim;

  Indexed(int64_t rank, int64_t indexRank, int64_t sliceRank, int64_t vectorDim,
          ArrayRef<int64_t> dropped, ArrayRef<int64_t> batching, ArrayRef<int64_t> indexBatching,
          ArrayRef<int64_t> offsetDims, ArrayRef<int64_t> columnDims)
      : offsetDims(offsetDims), batching(batching), indexBatching(indexBatching),
        columnDims(columnDims), vectorDim(vectorDim) {
    for (int64_t dim = 0; dim < indexRank; ++dim)
      if (dim != vectorDim)
        indexDims.push_back(dim);
    for (int64_t dim = 0; dim < sliceRank; ++dim)
      if (indexIn(offsetDims, dim) < 0)
        batchDims.push_back(dim);
    for (int64_t dim = 0; dim < rank; ++dim)
      if (indexIn(dropped, dim) < 0 && indexIn(batching, dim) < 0)
        windowDims.push_back(dim);
  }

  /// Sharding of the slices that sharded rows of the index take or give.
  Sharding getSliceSharding(const Sharding &index) const {
    return index.onDim(batchDims[indexIn(indexDims, index.dim)]);
  }
  /// Sharding of the index whose slices are sharded so.
  Sharding getIndexSharding(const Sharding &slices) const {
    return slices.onDim(indexDims[indexIn(batchDims, slices.dim)]);
  }
  /// The dimension of the larger tensor that a rebased index counts its rows of; -1 if it does not.
  int64_t getRebasedDim(const RuleInput &in, unsigned indexOperand) const {
    const Sharding &sharding = in.sharding(indexOperand);
    ArrayRef<int64_t> shape = in.shape(indexOperand);
    int64_t width = vectorDim < static_cast<int64_t>(shape.size()) ? shape[vectorDim] : 1;
    bool isColumn = sharding.columnDim < 0 ? width == 1 : sharding.columnDim == vectorDim;
    if (!isColumn || sharding.column >= static_cast<int64_t>(columnDims.size()) ||
        sharding.dim == vectorDim ||
        !columnCountsAlong(in.walker.expressions, in.number(indexOperand), vectorDim,
                           sharding.column, sharding.dim))
      return -1;
    int64_t dim = columnDims[sharding.column];
    // Row i of the index is row i of the tensor: there are as many of both on every rank.
    return in.shape(0)[dim] == sharding.chunk ? dim : -1;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static Answer gatherRebased(const RuleInput &in, hlo::GatherOp op, const Indexed &dims) {
  int64_t dim = dims.getRebasedDim(in, 1);
  // Longer slices would reach into the next rank's rows.
  if (dim < 0 || op.getSliceSizes()[dim] != 1) {
    in.walker.explain("the index does not count the rank's rows");
    return std::nullopt;
  }
  Sharding operand = Sharding::sharded(dim, 1, in.sharding(1).chunk);
  return in.apply({operand, in.sharding(1)}, dims.getSliceSharding(in.sharding(1)));
}

/// Rows of the index: of a paired dimension with the rows of the operand, else of all of it.
static Answer gatherByIndex(const RuleInput &in, const Indexed &dims, const Sharding &index) {
  if (index.dim == dims.vectorDim)
    return std::nullopt;
  Sharding operand;
  if (int64_t paired = indexIn(dims.indexBatching, index.dim); paired >= 0)
    operand = index.onDim(dims.batching[paired]);
  return in.apply({operand, index}, dims.getSliceSharding(index));
}

static Answer proveGather(const RuleInput &in) {
  auto op = cast<hlo::GatherOp>(in.op);
  hlo::GatherDimensionNumbersAttr numbers = op.getDimensionNumbers();
  Indexed dims(in.shape(0).size(), in.shape(1).size(), in.resultShape().size(),
               numbers.getIndexVectorDim(), numbers.getCollapsedSliceDims(),
               numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims(),
               numbers.getOffsetDims(), numbers.getStartIndexMap());
  Sharding operand = in.sharding(0), index = in.sharding(1);
  if (operand.isPartial())
    return in.apply({operand, Sharding()}, operand);
  if (index.kind == Sharding::RebasedIndex)
    return gatherRebased(in, op, dims);
  if (index.kind == Sharding::OffsetIndex)
    return gatherOwnRows(in);
  if (index.isSharded())
    return gatherByIndex(in, dims, index);
  if (!operand.isSharded())
    return std::nullopt;
  if (int64_t paired = indexIn(dims.batching, operand.dim); paired >= 0)
    return gatherByIndex(in, dims, operand.onDim(dims.indexBatching[paired]));
  // The operand is sharded along what slices keep whole.
  int64_t window = indexIn(dims.windowDims, operand.dim);
  if (window < 0 || op.getSliceSizes()[operand.dim] != in.shape(0)[operand.dim])
    return std::nullopt;
  SmallVector<int64_t> sizes(op.getSliceSizes());
  sizes[operand.dim] *= operand.getHolders(in.walker.ranks);
  return in.apply({operand, Sharding()}, operand.onDim(dims.offsetDims[window]),
                  in.withDims("slice_sizes", sizes));
}

//===----------------------------------------------------------------------===//
// Scatter
//===----------------------------------------------------------------------===//

namespace {
class ScatterProof {
public:
  ScatterProof(const RuleInput &in, hlo::ScatterOp op)
      : in(in), op(op), numbers(op.getScatterDimensionNumbers()), count(op.getInputs().size()),
        dims(in.shape(0).size(), in.shape(count).size(), in.shape(count + 1).size(),
             numbers.getIndexVectorDim(), numbers.getInsertedWindowDims(),
             numbers.getInputBatchingDims(), numbers.getScatterIndicesBatchingDims(),
             numbers.getUpdateWindowDims(), numbers.getScatterDimsToOperandDims()) {}

  Answer run();

private:
  Answer apply(const Sharding &input, const Sharding &index, const Sharding &update,
               const Sharding &result) {
    SmallVector<Sharding> shardings(count, input);
    shardings.push_back(index);
    shardings.append(count, update);
    return in.apply(shardings, SmallVector<Sharding>(count, result));
  }
  Answer scatterRebased();
  Answer scatterOwnRows();
  Answer scatterRows(const Sharding &index);
  Answer scatterWindow(const Sharding &input);
  bool isAddition() {
    return count == 1 && getReduction(op.getUpdateComputation()) == ReduceKind::Add;
  }

  const RuleInput &in;
  hlo::ScatterOp op;
  hlo::ScatterDimensionNumbersAttr numbers;
  unsigned count; // of inputs, and of updates
  Indexed dims;
};
} // namespace

/// Row i of the index only ever writes row i of the input.
Answer ScatterProof::scatterRebased() {
  Sharding index = in.sharding(count);
  int64_t dim = dims.getRebasedDim(in, count);
  if (dim < 0 || indexIn(numbers.getInsertedWindowDims(), dim) < 0) {
    in.walker.explain("the index does not count the rank's rows");
    return std::nullopt;
  }
  Sharding input = Sharding::sharded(dim, 1, index.chunk);
  return apply(input, index, dims.getSliceSharding(index), input);
}

/// Equation rows-written: each rank writes what is for its own rows, in the order of the updates.
Answer ScatterProof::scatterOwnRows() {
  std::optional<Sharding> input = getWrittenRows(in, count, numbers.getScatterDimsToOperandDims(),
                                                 numbers.getInsertedWindowDims());
  if (!input)
    return std::nullopt;
  // What the index is where every rank has all rows.
  Claims whole(in.operands);
  whole[count].sharding = Sharding();
  RuleInput wholeIn{in.walker, in.op, whole};
  SmallVector<Sharding> shardings(count, *input);
  shardings.append(count + 1, Sharding());
  return wholeIn.apply(shardings, SmallVector<Sharding>(count, *input));
}

/// Every rank scatters its own rows. Equation scatter-of-rows: the gradient of a table, where each
/// rank adds its rows to zeros of its own.
Answer ScatterProof::scatterRows(const Sharding &index) {
  if (index.dim == dims.vectorDim)
    return std::nullopt;
  Sharding update = dims.getSliceSharding(index);
  if (int64_t paired = indexIn(dims.indexBatching, index.dim); paired >= 0) {
    Sharding input = index.onDim(dims.batching[paired]);
    return apply(input, index, update, input);
  }
  bool isZero = in.sharding(0).isReplicated() && in.walker.expressions.isZero(in.number(0));
  if (!isAddition() || !isZero) {
    in.walker.explain("rows of all ranks would have to be written into one value");
    return std::nullopt;
  }
  return apply(Sharding(), index, update, index.reducedBy(ReduceKind::Add));
}

/// Input and updates are sharded along a dimension that every update writes whole.
Answer ScatterProof::scatterWindow(const Sharding &input) {
  int64_t window = indexIn(dims.windowDims, input.dim);
  if (window < 0)
    return std::nullopt;
  int64_t updateDim = dims.offsetDims[window];
  if (in.shape(0)[input.dim] != in.shape(count + 1)[updateDim])
    return std::nullopt;
  return apply(input, Sharding(), input.onDim(updateDim), input);
}

Answer ScatterProof::run() {
  const Sharding &index = in.sharding(count);
  if (in.any(Sharding::Partial)) {
    Sharding sharding = in.firstPartial();
    return isAddition() && sharding.isPartial(ReduceKind::Add)
               ? apply(sharding, Sharding(), sharding, sharding)
               : std::nullopt;
  }
  if (index.kind == Sharding::RebasedIndex)
    return scatterRebased();
  if (index.kind == Sharding::OffsetIndex)
    return scatterOwnRows();
  if (index.isSharded())
    return scatterRows(index);
  for (unsigned i = 0; i < count; ++i) {
    const Sharding &update = in.sharding(count + 1 + i);
    if (!update.isSharded())
      continue;
    int64_t window = indexIn(dims.offsetDims, update.dim);
    return window >= 0 ? scatterWindow(update.onDim(dims.windowDims[window]))
                       : scatterRows(dims.getIndexSharding(update));
  }
  Sharding input = in.firstSharded(count);
  if (!input.isSharded())
    return std::nullopt;
  if (int64_t paired = indexIn(dims.batching, input.dim); paired >= 0)
    return scatterRows(input.onDim(dims.indexBatching[paired]));
  return scatterWindow(input);
}

static Answer proveScatter(const RuleInput &in) {
  return ScatterProof(in, cast<hlo::ScatterOp>(in.op)).run();
}

//===----------------------------------------------------------------------===//
// Slices at computed starts
//===----------------------------------------------------------------------===//

/// The dimension along which an op at the starts that follow operand `first` moves, in one of
/// shape `whole`, the rank's `sizes` of it; none where it moves anything else.
static std::optional<int64_t> findOwnRows(const RuleInput &in, unsigned first,
                                          ArrayRef<int64_t> whole, ArrayRef<int64_t> sizes) {
  std::optional<int64_t> dim;
  for (unsigned i = first + 1; i < in.operands.size(); ++i) {
    if (in.sharding(i).kind != Sharding::RankMultiple)
      continue;
    if (dim)
      return std::nullopt;
    dim = i - first - 1;
  }
  // A start is clamped to where the slice fits.
  for (auto [index, size] : llvm::enumerate(sizes))
    if (!dim ||
        whole[index] != (static_cast<int64_t>(index) == dim ? size * in.walker.ranks : size))
      return std::nullopt;
  if (in.walker.expressions.getSplatInteger(in.number(first + 1 + *dim)) == sizes[*dim])
    return dim;
  in.walker.explain("the slice starts at another rank's row");
  return std::nullopt;
}

/// Equation own-rows: of a value that all ranks have, each takes its chunk.
static Answer sliceRows(const RuleInput &in, hlo::DynamicSliceOp op) {
  std::optional<int64_t> dim = findOwnRows(in, 0, in.shape(0), op.getSliceSizes());
  if (!dim || !in.sharding(0).isReplicated())
    return std::nullopt;
  Sharding rows = Sharding::sharded(*dim, 1, op.getSliceSizes()[*dim]);
  return Claims{{in.number(0), rows, kNoNumber}};
}

/// All of the sharded dimension, so that its start is zero.
static Answer proveDynamicSlice(const RuleInput &in) {
  auto op = cast<hlo::DynamicSliceOp>(in.op);
  Sharding sharding = in.sharding(0);
  if (in.any(Sharding::RankMultiple))
    return sliceRows(in, op);
  if (!sharding.isSharded() && !sharding.isPartial())
    return std::nullopt;
  SmallVector<Sharding> shardings(in.operands.size());
  shardings[0] = sharding;
  if (sharding.isPartial())
    return in.apply(shardings, sharding);
  SmallVector<int64_t> sizes(op.getSliceSizes());
  if (sizes[sharding.dim] != in.shape(0)[sharding.dim])
    return std::nullopt;
  sizes[sharding.dim] *= sharding.getHolders(in.walker.ranks);
  return in.apply(shardings, sharding, in.withDims("slice_sizes", sizes));
}

/// Equation own-rows-of-sum: what each rank puts at its place among zeros adds up to all of it.
static Answer putRows(const RuleInput &in) {
  std::optional<int64_t> dim = findOwnRows(in, 1, in.shape(0), in.shape(1));
  const Sharding &rows = in.sharding(1);
  if (!dim || !in.sharding(0).isReplicated() || !rows.isShardedOn(*dim) || rows.groups != 1 ||
      rows.isPart())
    return std::nullopt;
  if (!in.walker.expressions.isZero(in.number(0))) {
    in.walker.explain("what is around the rank's rows is not zero");
    return std::nullopt;
  }
  return Claims{{in.number(1), Sharding::partial(ReduceKind::Add), kNoNumber}};
}

static Answer proveDynamicUpdateSlice(const RuleInput &in) {
  if (in.any(Sharding::RankMultiple))
    return putRows(in);
  Sharding sharding = in.firstSharded(2);
  for (unsigned i : {0, 1})
    if (in.sharding(i).isPartial())
      sharding = in.sharding(i);
  if (sharding.isReplicated() || (sharding.isPartial() && !sharding.isPartial(ReduceKind::Add)) ||
      (sharding.isSharded() && in.shape(0)[sharding.dim] != in.shape(1)[sharding.dim]))
    return std::nullopt;
  SmallVector<Sharding> shardings(in.operands.size());
  shardings[0] = shardings[1] = sharding;
  return in.apply(shardings, sharding);
}

void addIndexingRules(RuleTable &table) {
  addRule<hlo::GatherOp>(table, proveGather);
  addRule<hlo::ScatterOp>(table, proveScatter);
  addRule<hlo::DynamicSliceOp>(table, proveDynamicSlice);
  addRule<hlo::DynamicUpdateSliceOp>(table, proveDynamicUpdateSlice);
}

} // namespace zero::validate::replica
