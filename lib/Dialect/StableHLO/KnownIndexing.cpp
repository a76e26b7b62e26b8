//===- KnownIndexing.cpp - gather and scatter at known indices ------------===//
//
// The lookup of positions 0, 1, 2, ... in an embedding is a slice, and its gradient a sum over the
// batch. Written so, the batch is no dimension of an index tensor, and no kernel scatters. The same
// for a single constant index, as in x[..., 0].
//
//===------------------------------------------------------------------------------------------------===//

#include "Evaluate.h"
#include "zero/Dialect/StableHLO/Ranges.h"

#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace zero::hlo;
using llvm::APInt;

//===------------------------------------------------------------------------------------------------===//
// Indices that count up
//===------------------------------------------------------------------------------------------------===//

namespace {
/// Indices with one entry each, for dimension `operandDim`, which count up along dimension `batch`
/// of the tensor that holds one window for each index (its dimensions of the indices only, numbered
/// from 0).
struct CountedIndices {
  int64_t batch, offset, size;
};
} // namespace

/// `extent`: size of the operand's indexed dimension; the indices must be within it, so that none
/// is clamped or dropped.
static std::optional<CountedIndices> matchIndices(Value indices, int64_t vectorDim,
                                                  int64_t extent) {
  RankedTensorType type = tensorType(indices);
  if (vectorDim < type.getRank() && type.getDimSize(vectorDim) != 1)
    return std::nullopt;
  std::optional<Count> count = matchCount(indices);
  if (!count || count->dim == vectorDim)
    return std::nullopt;
  int64_t size = type.getDimSize(count->dim);
  if (count->offset < 0 || size > extent || count->offset > extent - size)
    return std::nullopt;
  return CountedIndices{count->dim - (count->dim > vectorDim ? 1 : 0), count->offset, size};
}

/// Dimensions in [0, rank) that are not in `dims`.
static llvm::SmallVector<int64_t> complement(int64_t rank, llvm::ArrayRef<int64_t> dims) {
  llvm::SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(dims, dim))
      result.push_back(dim);
  return result;
}

/// gather(x, count) -> broadcast(slice(x)).
static LogicalResult gatherOfCount(GatherOp op, PatternRewriter &rewriter) {
  GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  if (n.getStartIndexMap().size() != 1 || n.getCollapsedSliceDims() != n.getStartIndexMap() ||
      !n.getOperandBatchingDims().empty())
    return failure();
  int64_t indexed = n.getStartIndexMap().front();
  RankedTensorType operand = tensorType(op.getOperand()), type = tensorType(op.getResult());
  for (int64_t dim = 0; dim < operand.getRank(); ++dim)
    if (dim != indexed && op.getSliceSizes()[dim] != operand.getDimSize(dim))
      return failure();
  auto indices =
      matchIndices(op.getStartIndices(), n.getIndexVectorDim(), operand.getDimSize(indexed));
  if (!indices)
    return failure();
  llvm::SmallVector<int64_t> dims(n.getOffsetDims());
  dims.insert(dims.begin() + indexed,
              complement(type.getRank(), n.getOffsetDims())[indices->batch]);
  if (!llvm::is_sorted(dims))
    return failure(); // would transpose: rare, and no gain
  llvm::SmallVector<int64_t> start(operand.getRank(), 0), limit(operand.getShape()),
      strides(operand.getRank(), 1);
  start[indexed] = indices->offset;
  limit[indexed] = indices->offset + indices->size;
  Value slice = SliceOp::create(rewriter, op.getLoc(), op.getOperand(), start, limit, strides);
  rewriter.replaceOpWithNewOp<BroadcastInDimOp>(op, type, slice, dims);
  return success();
}

/// Whether the update computation is the sum of the old and the new value.
static bool addsUpdates(ScatterOp op) {
  Block &body = op.getUpdateComputation().front();
  auto add = llvm::dyn_cast<AddOp>(body.front());
  return op.getInputs().size() == 1 && add && llvm::hasNItems(body, 2) &&
         add.getLhs() != add.getRhs() && llvm::isa<BlockArgument>(add.getLhs()) &&
         llvm::isa<BlockArgument>(add.getRhs()) &&
         body.getTerminator()->getOperand(0) == add.getResult();
}

/// scatter(0, count, u) that adds -> pad(reduce(u)). Both add the updates of a row to 0, one by
/// one.
static LogicalResult scatterOfCount(ScatterOp op, PatternRewriter &rewriter) {
  ScatterDimensionNumbersAttr n = op.getScatterDimensionNumbers();
  if (!addsUpdates(op) || n.getScatterDimsToOperandDims().size() != 1 ||
      n.getInsertedWindowDims() != n.getScatterDimsToOperandDims() ||
      !n.getInputBatchingDims().empty())
    return failure();
  Value input = op.getInputs().front(), update = op.getUpdates().front();
  std::optional<Number> zero = matchSplat(input);
  if (!zero || !isZero(*zero))
    return failure();
  int64_t indexed = n.getInsertedWindowDims().front();
  RankedTensorType type = tensorType(input), updateType = tensorType(update);
  for (auto [dim, window] :
       llvm::zip_equal(complement(type.getRank(), {indexed}), n.getUpdateWindowDims()))
    if (type.getDimSize(dim) != updateType.getDimSize(window))
      return failure();
  auto indices =
      matchIndices(op.getScatterIndices(), n.getIndexVectorDim(), type.getDimSize(indexed));
  if (!indices)
    return failure();
  llvm::SmallVector<int64_t> batch = complement(updateType.getRank(), n.getUpdateWindowDims());
  int64_t counted = batch[indices->batch];
  batch.erase(batch.begin() + indices->batch);
  // What is left after the sum has to be in the order of the input's dimensions.
  llvm::SmallVector<int64_t> order(n.getUpdateWindowDims());
  order.insert(order.begin() + indexed, counted);
  if (!llvm::is_sorted(order))
    return failure();

  Location loc = op.getLoc();
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value start = ConstantOp::create(rewriter, loc, makeConstant(scalar, *zero));
  Value rows;
  if (batch.empty())
    rows = AddOp::create(
        rewriter, loc,
        BroadcastInDimOp::create(rewriter, loc, updateType, start, llvm::ArrayRef<int64_t>()),
        update);
  else
    rows = ReduceOp::create(rewriter, loc, update, start, batch, AddOp::getOperationName())
               .getResult(0);
  if (indices->size == type.getDimSize(indexed)) {
    rewriter.replaceOp(op, rows);
    return success();
  }
  llvm::SmallVector<int64_t> low(type.getRank(), 0), high(type.getRank(), 0),
      interior(type.getRank(), 0);
  low[indexed] = indices->offset;
  high[indexed] = type.getDimSize(indexed) - indices->offset - indices->size;
  rewriter.replaceOpWithNewOp<PadOp>(op, type, rows, start, low, high, interior);
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// One constant index
//===------------------------------------------------------------------------------------------------===//

/// The start of the only window, one entry for each operand dimension, or none if the indices are
/// not constant or more than one.
static std::optional<llvm::SmallVector<int64_t>>
onlyStart(Value indices, int64_t vectorDim, llvm::ArrayRef<int64_t> indexMap, int64_t rank) {
  RankedTensorType type = tensorType(indices);
  int64_t vectorSize = vectorDim < type.getRank() ? type.getDimSize(vectorDim) : 1;
  auto constant = indices.getDefiningOp<ConstantOp>();
  auto numbers = type.getNumElements() == vectorSize
                     ? knownNumbers(indices, constant ? constant.getValue() : Attribute())
                     : std::nullopt;
  if (!numbers)
    return std::nullopt;
  llvm::SmallVector<int64_t> start(rank, 0);
  bool isUnsigned = type.getElementType().isUnsignedInteger();
  for (auto [i, dim] : llvm::enumerate(indexMap)) {
    const APInt &index = std::get<APInt>((*numbers)[numbers->size() == 1 ? 0 : i]);
    start[dim] = isUnsigned ? int64_t(index.getLimitedValue(INT64_MAX)) : index.getSExtValue();
  }
  return start;
}

/// gather(x, constant) of one window -> reshape(slice(x)).
static LogicalResult gatherOfOne(GatherOp op, PatternRewriter &rewriter) {
  GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  RankedTensorType operand = tensorType(op.getOperand());
  auto start = n.getOperandBatchingDims().empty()
                   ? onlyStart(op.getStartIndices(), n.getIndexVectorDim(), n.getStartIndexMap(),
                               operand.getRank())
                   : std::nullopt;
  if (!start)
    return failure();
  llvm::SmallVector<int64_t> limit, strides(operand.getRank(), 1);
  for (auto [first, size, extent] :
       llvm::zip_equal(*start, op.getSliceSizes(), operand.getShape())) {
    first = std::clamp<int64_t>(first, 0, extent - size);
    limit.push_back(first + size);
  }
  Value slice = SliceOp::create(rewriter, op.getLoc(), op.getOperand(), *start, limit, strides);
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), slice);
  return success();
}

/// scatter(0, constant, u) of one window that adds -> pad(0 + reshape(u)).
static LogicalResult scatterOfOne(ScatterOp op, PatternRewriter &rewriter) {
  ScatterDimensionNumbersAttr n = op.getScatterDimensionNumbers();
  Value input = op.getInputs().front(), update = op.getUpdates().front();
  RankedTensorType type = tensorType(input);
  std::optional<Number> zero = matchSplat(input);
  if (!zero || !isZero(*zero) || !addsUpdates(op) || !n.getInputBatchingDims().empty())
    return failure();
  auto start = onlyStart(op.getScatterIndices(), n.getIndexVectorDim(),
                         n.getScatterDimsToOperandDims(), type.getRank());
  if (!start)
    return failure();
  llvm::SmallVector<int64_t> window(type.getRank(), 1), high, interior(type.getRank(), 0);
  for (auto [dim, updateDim] : llvm::zip_equal(
           complement(type.getRank(), n.getInsertedWindowDims()), n.getUpdateWindowDims()))
    window[dim] = tensorType(update).getDimSize(updateDim);
  for (auto [first, size, extent] : llvm::zip_equal(*start, window, type.getShape())) {
    if (first < 0 || first > extent - size)
      return failure(); // a window out of range is dropped
    high.push_back(extent - size - first);
  }
  Location loc = op.getLoc();
  RankedTensorType windowType = type.clone(window);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  Value none = ConstantOp::create(rewriter, loc, makeConstant(scalar, *zero));
  Value nones =
      BroadcastInDimOp::create(rewriter, loc, windowType, none, llvm::ArrayRef<int64_t>());
  Value sum =
      AddOp::create(rewriter, loc, nones, ReshapeOp::create(rewriter, loc, windowType, update));
  rewriter.replaceOpWithNewOp<PadOp>(op, type, sum, none, *start, high, interior);
  return success();
}

void GatherOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(gatherOfCount);
  patterns.add(gatherOfOne);
}

void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *) {
  patterns.add(scatterOfCount);
  patterns.add(scatterOfOne);
}
