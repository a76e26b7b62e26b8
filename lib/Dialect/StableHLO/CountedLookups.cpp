//===- CountedLookups.cpp - Lookups whose indices count rows -------------------===//
//
// x[arange(B), labels] looks up an element in each row: element i of the index is of row i of the
// source. Written with the rows as a batching dimension, as take_along_axis is, row i of a rank or
// of a micro-batch is looked up with row i of its indices, wherever these begin.
//
//===--------------------------------------------------------------------------===//

#include "CountedLookups.h"

#include "zero/Dialect/StableHLO/CountedIndex.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero::hlo;

namespace {
/// What gathers and scatters say of their indices, by the names of a gather.
struct Lookup {
  Value source, index;
  int64_t vectorDim;
  SmallVector<int64_t> collapsed, sourceBatching, indexBatching, columns;
};

/// Of index vectors of several entries, one that counts the rows of `sourceDim` along `indexDim`.
struct CountedEntry {
  int64_t entry, sourceDim, indexDim;
};
} // namespace

/// An entry in range always: nothing is clamped or left out along its dimension, whose windows have
/// size 1.
static std::optional<CountedEntry> findCounted(const Lookup &lookup) {
  RankedTensorType index = tensorType(lookup.index), source = tensorType(lookup.source);
  if (lookup.columns.size() < 2)
    return std::nullopt;
  for (auto [entry, sourceDim] : llvm::enumerate(lookup.columns)) {
    int64_t dim = getCountedDim(lookup.index, lookup.vectorDim, entry);
    if (dim < 0 || dim == lookup.vectorDim || !llvm::is_contained(lookup.collapsed, sourceDim) ||
        llvm::is_contained(lookup.indexBatching, dim) ||
        index.getDimSize(dim) != source.getDimSize(sourceDim))
      continue;
    return CountedEntry{static_cast<int64_t>(entry), sourceDim, dim};
  }
  return std::nullopt;
}

/// `index` without entry `entry` of its vectors along `vectorDim`.
static Value dropEntry(PatternRewriter &rewriter, Value index, int64_t vectorDim, int64_t entry) {
  RankedTensorType type = tensorType(index);
  SmallVector<int64_t> strides(type.getRank(), 1);
  SmallVector<Value> parts;
  for (auto [from, to] : {std::pair(int64_t(0), entry), {entry + 1, type.getDimSize(vectorDim)}}) {
    if (from == to)
      continue;
    SmallVector<int64_t> starts(type.getRank(), 0), limits(type.getShape());
    starts[vectorDim] = from;
    limits[vectorDim] = to;
    parts.push_back(SliceOp::create(rewriter, index.getLoc(), index, starts, limits, strides));
  }
  if (parts.size() == 1)
    return parts[0];
  SmallVector<int64_t> shape(type.getShape());
  --shape[vectorDim];
  return ConcatenateOp::create(rewriter, index.getLoc(), type.clone(shape), parts, vectorDim);
}

/// Makes the rows of a counted entry a batching dimension; false where there is none.
static bool batchCounted(PatternRewriter &rewriter, Lookup &lookup) {
  std::optional<CountedEntry> counted = findCounted(lookup);
  if (!counted)
    return false;
  lookup.index = dropEntry(rewriter, lookup.index, lookup.vectorDim, counted->entry);
  lookup.columns.erase(lookup.columns.begin() + counted->entry);
  llvm::erase(lookup.collapsed, counted->sourceDim);
  // Batching dimensions of the source ascend; those of the index stand beside them.
  size_t place =
      llvm::lower_bound(lookup.sourceBatching, counted->sourceDim) - lookup.sourceBatching.begin();
  lookup.sourceBatching.insert(lookup.sourceBatching.begin() + place, counted->sourceDim);
  lookup.indexBatching.insert(lookup.indexBatching.begin() + place, counted->indexDim);
  return true;
}

static LogicalResult gatherByRow(GatherOp op, PatternRewriter &rewriter) {
  GatherDimensionNumbersAttr n = op.getDimensionNumbers();
  Lookup lookup{op.getOperand(),
                op.getStartIndices(),
                n.getIndexVectorDim(),
                SmallVector<int64_t>(n.getCollapsedSliceDims()),
                SmallVector<int64_t>(n.getOperandBatchingDims()),
                SmallVector<int64_t>(n.getStartIndicesBatchingDims()),
                SmallVector<int64_t>(n.getStartIndexMap())};
  auto isOne = [&](int64_t dim) { return op.getSliceSizes()[dim] == 1; };
  if (!llvm::all_of(lookup.collapsed, isOne) || !batchCounted(rewriter, lookup))
    return failure();
  auto numbers = GatherDimensionNumbersAttr::get(
      op.getContext(), n.getOffsetDims(), lookup.collapsed, lookup.sourceBatching,
      lookup.indexBatching, lookup.columns, lookup.vectorDim);
  rewriter.modifyOpInPlace(op, [&] {
    op.getStartIndicesMutable().assign(lookup.index);
    op.setDimensionNumbersAttr(numbers);
    op.setIndicesAreSorted(false); // by row they need not be
  });
  return success();
}

static LogicalResult scatterByRow(ScatterOp op, PatternRewriter &rewriter) {
  ScatterDimensionNumbersAttr n = op.getScatterDimensionNumbers();
  Lookup lookup{op.getInputs().front(),
                op.getScatterIndices(),
                n.getIndexVectorDim(),
                SmallVector<int64_t>(n.getInsertedWindowDims()),
                SmallVector<int64_t>(n.getInputBatchingDims()),
                SmallVector<int64_t>(n.getScatterIndicesBatchingDims()),
                SmallVector<int64_t>(n.getScatterDimsToOperandDims())};
  if (!batchCounted(rewriter, lookup))
    return failure();
  auto numbers = ScatterDimensionNumbersAttr::get(
      op.getContext(), n.getUpdateWindowDims(), lookup.collapsed, lookup.sourceBatching,
      lookup.indexBatching, lookup.columns, lookup.vectorDim);
  rewriter.modifyOpInPlace(op, [&] {
    op.getScatterIndicesMutable().assign(lookup.index);
    op.setScatterDimensionNumbersAttr(numbers);
    op.setIndicesAreSorted(false);
  });
  return success();
}

void zero::hlo::addCountedLookupPatterns(RewritePatternSet &patterns) {
  patterns.add(gatherByRow);
  patterns.add(scatterByRow);
}
