//===- Indexing.cpp - Reads and writes at computed indices ----------------===//

#include "VerifyUtils.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace zero::hlo;

//===------------------------------------------------------------------------------------------------===//
// dynamic_slice, dynamic_update_slice
//===------------------------------------------------------------------------------------------------===//

static LogicalResult verifyStartIndices(Operation *op, OperandRange indices, int64_t rank) {
  if (int64_t(indices.size()) != rank)
    return op->emitOpError() << "has " << indices.size() << " start indices, expected " << rank
                             << ", one per dimension";
  for (Value index : indices)
    if (index.getType() != indices.front().getType())
      return op->emitOpError() << "has start indices of types " << indices.front().getType()
                               << " and " << index.getType() << ", expected one type";
  return success();
}

LogicalResult DynamicSliceOp::verify() {
  RankedTensorType type = tensorType(getOperand());
  if (failed(verifyStartIndices(*this, getStartIndices(), type.getRank())) ||
      failed(verifyLength(*this, "slice_sizes", getSliceSizes(), type.getRank())))
    return failure();
  for (auto [i, size] : llvm::enumerate(getSliceSizes()))
    if (size < 0 || size > type.getDimSize(i))
      return emitOpError() << "attribute 'slice_sizes' is " << size << " in dimension " << i
                           << ", expected at most the operand's size " << type.getDimSize(i);
  return verifyResultType(*this, getSliceSizes(), type.getElementType());
}

LogicalResult DynamicUpdateSliceOp::verify() {
  RankedTensorType type = tensorType(getOperand()), update = tensorType(getUpdate());
  if (update.getElementType() != type.getElementType() || update.getRank() != type.getRank())
    return emitOpError() << "operand update has type " << update
                         << ", expected the element type and rank of " << type;
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (update.getDimSize(i) > type.getDimSize(i))
      return emitOpError() << "operand update has size " << update.getDimSize(i) << " in dimension "
                           << i << ", expected at most " << type.getDimSize(i);
  if (failed(verifyStartIndices(*this, getStartIndices(), type.getRank())))
    return failure();
  return verifyResultType(*this, type.getShape(), type.getElementType());
}

//===------------------------------------------------------------------------------------------------===//
// gather, scatter: both map an index tensor and windows to the dimensions of an operand
//===------------------------------------------------------------------------------------------------===//

namespace {
/// What gather and scatter numbers have in common, with the names the two ops use for it.
struct IndexingNumbers {
  llvm::ArrayRef<int64_t> windowDims;   // in the result (gather) or updates (scatter)
  llvm::ArrayRef<int64_t> droppedDims;  // operand dimensions without a window dimension
  llvm::ArrayRef<int64_t> operandBatch; // operand dimensions that run with ...
  llvm::ArrayRef<int64_t> indicesBatch; // ... these of the indices
  llvm::ArrayRef<int64_t> indexMap;     // operand dimension of each entry of an index vector
  int64_t vectorDim;                    // dimension of the indices that holds an index vector
  llvm::StringRef windowName, droppedName, operandBatchName, indicesBatchName, indexMapName;
};
} // namespace

/// Dimensions in [0, rank) that are in neither list.
static llvm::SmallVector<int64_t> otherDims(int64_t rank, llvm::ArrayRef<int64_t> first,
                                            llvm::ArrayRef<int64_t> second = {}) {
  llvm::SmallVector<int64_t> result;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(first, dim) && !llvm::is_contained(second, dim))
      result.push_back(dim);
  return result;
}

static LogicalResult verifyBatching(Operation *op, const IndexingNumbers &n,
                                    RankedTensorType operand, RankedTensorType indices) {
  if (failed(verifySortedDims(op, n.operandBatchName, n.operandBatch, operand.getRank())) ||
      failed(verifyDims(op, n.indicesBatchName, n.indicesBatch, indices.getRank())) ||
      failed(
          verifyDisjoint(op, n.droppedName, n.droppedDims, n.operandBatchName, n.operandBatch)) ||
      failed(verifyDisjoint(op, n.indexMapName, n.indexMap, n.operandBatchName, n.operandBatch)))
    return failure();
  if (n.operandBatch.size() != n.indicesBatch.size())
    return op->emitOpError() << "attribute '" << n.indicesBatchName << "' has "
                             << n.indicesBatch.size() << " entries, expected as many as '"
                             << n.operandBatchName << "': " << n.operandBatch.size();
  for (auto [o, i] : llvm::zip_equal(n.operandBatch, n.indicesBatch)) {
    if (i == n.vectorDim)
      return op->emitOpError() << "attribute '" << n.indicesBatchName << "' names dimension " << i
                               << ", expected another one than 'index_vector_dim'";
    if (operand.getDimSize(o) != indices.getDimSize(i))
      return op->emitOpError() << "batching dimension " << o << " of the operand has size "
                               << operand.getDimSize(o) << ", expected " << indices.getDimSize(i)
                               << ", the size of dimension " << i << " of the indices";
  }
  return success();
}

/// `windowRank`: rank of the tensor that holds the windows.
static LogicalResult verifyNumbers(Operation *op, const IndexingNumbers &n,
                                   RankedTensorType operand, RankedTensorType indices,
                                   int64_t windowRank) {
  if (n.vectorDim < 0 || n.vectorDim > indices.getRank())
    return op->emitOpError() << "attribute 'index_vector_dim' is " << n.vectorDim
                             << ", expected one of [0, " << indices.getRank() << "]";
  if (failed(verifySortedDims(op, n.windowName, n.windowDims, windowRank)) ||
      failed(verifySortedDims(op, n.droppedName, n.droppedDims, operand.getRank())) ||
      failed(verifyDims(op, n.indexMapName, n.indexMap, operand.getRank())) ||
      failed(verifyBatching(op, n, operand, indices)))
    return failure();
  int64_t vectorSize = n.vectorDim == indices.getRank() ? 1 : indices.getDimSize(n.vectorDim);
  if (int64_t(n.indexMap.size()) != vectorSize)
    return op->emitOpError() << "attribute '" << n.indexMapName << "' has " << n.indexMap.size()
                             << " entries, expected the size of an index vector: " << vectorSize;
  int64_t rank = n.windowDims.size() + n.droppedDims.size() + n.operandBatch.size();
  if (rank != operand.getRank())
    return op->emitOpError() << "attributes '" << n.windowName << "', '" << n.droppedName
                             << "' and '" << n.operandBatchName << "' have " << rank
                             << " entries, expected the operand's rank " << operand.getRank();
  return success();
}

/// Shape of a tensor that has the windows' sizes at `windowDims` and the indices' sizes elsewhere.
static llvm::SmallVector<int64_t> combineShape(const IndexingNumbers &n, RankedTensorType indices,
                                               llvm::ArrayRef<int64_t> windowSizes) {
  llvm::SmallVector<int64_t> batch;
  for (int64_t dim = 0; dim < indices.getRank(); ++dim)
    if (dim != n.vectorDim)
      batch.push_back(indices.getDimSize(dim));
  llvm::SmallVector<int64_t> shape;
  size_t nextBatch = 0, nextWindow = 0;
  for (size_t dim = 0; dim < batch.size() + windowSizes.size(); ++dim)
    shape.push_back(llvm::is_contained(n.windowDims, int64_t(dim)) ? windowSizes[nextWindow++]
                                                                   : batch[nextBatch++]);
  return shape;
}

static IndexingNumbers numbersOf(GatherDimensionNumbersAttr attr) {
  return {attr.getOffsetDims(),
          attr.getCollapsedSliceDims(),
          attr.getOperandBatchingDims(),
          attr.getStartIndicesBatchingDims(),
          attr.getStartIndexMap(),
          attr.getIndexVectorDim(),
          "offset_dims",
          "collapsed_slice_dims",
          "operand_batching_dims",
          "start_indices_batching_dims",
          "start_index_map"};
}

/// Rank of the result of a gather: its window dimensions and those of the indices.
static int64_t gatheredRank(const IndexingNumbers &n, RankedTensorType indices) {
  bool implicit = n.vectorDim == indices.getRank();
  return n.windowDims.size() + indices.getRank() - (implicit ? 0 : 1);
}

LogicalResult GatherOp::verify() {
  IndexingNumbers n = numbersOf(getDimensionNumbers());
  RankedTensorType operand = tensorType(getOperand()), indices = tensorType(getStartIndices());
  if (failed(verifyNumbers(*this, n, operand, indices, gatheredRank(n, indices))) ||
      failed(verifyLength(*this, "slice_sizes", getSliceSizes(), operand.getRank())))
    return failure();
  for (auto [i, size] : llvm::enumerate(getSliceSizes())) {
    bool dropped = llvm::is_contained(n.droppedDims, i) || llvm::is_contained(n.operandBatch, i);
    int64_t limit = dropped ? std::min<int64_t>(1, operand.getDimSize(i)) : operand.getDimSize(i);
    if (size < 0 || size > limit)
      return emitOpError() << "attribute 'slice_sizes' is " << size << " in dimension " << i
                           << ", expected at most " << limit;
  }
  llvm::SmallVector<int64_t> windowSizes;
  for (int64_t dim : otherDims(operand.getRank(), n.droppedDims, n.operandBatch))
    windowSizes.push_back(getSliceSizes()[dim]);
  return verifyResultType(*this, combineShape(n, indices, windowSizes), operand.getElementType());
}

/// The slice sizes are not known, so the result's window sizes are taken as they are.
LogicalResult DynamicGatherOp::verify() {
  IndexingNumbers n = numbersOf(getDimensionNumbers());
  RankedTensorType operand = tensorType(getOperand()), indices = tensorType(getStartIndices());
  RankedTensorType result = tensorType(getResult());
  int64_t rank = gatheredRank(n, indices);
  if (failed(verifySameElementType(*this, getOperand())) ||
      failed(verifyVectorLength(*this, "slice_sizes", getSliceSizes(), operand.getRank())) ||
      failed(verifyNumbers(*this, n, operand, indices, rank)))
    return failure();
  if (result.getRank() != rank)
    return emitOpError() << "result has rank " << result.getRank() << ", expected " << rank
                         << ": the window dimensions and those of the indices";
  llvm::SmallVector<int64_t> windowSizes;
  for (auto [dim, window] :
       llvm::zip_equal(otherDims(operand.getRank(), n.droppedDims, n.operandBatch), n.windowDims)) {
    int64_t size = result.getDimSize(window);
    if (size > operand.getDimSize(dim))
      return emitOpError() << "result has size " << size << " in window dimension " << window
                           << ", expected at most " << operand.getDimSize(dim)
                           << ", the size of operand dimension " << dim;
    windowSizes.push_back(size);
  }
  return verifyResultType(*this, combineShape(n, indices, windowSizes), operand.getElementType());
}

static LogicalResult verifyScatterTypes(ScatterOp op) {
  if (op.getInputs().empty())
    return op.emitOpError("has no inputs, expected at least one");
  if (op->getNumOperands() != 2 * op.getInputs().size() + 1)
    return op.emitOpError()
           << "has " << op->getNumOperands()
           << " operands, expected inputs, the indices and one update for each input";
  if (op.getResultTypes() != op.getInputs().getTypes())
    return op.emitOpError() << "results have types (" << op.getResultTypes()
                            << "), expected those of the inputs (" << op.getInputs().getTypes()
                            << ")";
  RankedTensorType firstInput = tensorType(op.getInputs().front());
  RankedTensorType firstUpdate = tensorType(op.getUpdates().front());
  llvm::SmallVector<Type> elements;
  for (auto [i, pair] : llvm::enumerate(llvm::zip_equal(op.getInputs(), op.getUpdates()))) {
    RankedTensorType input = tensorType(std::get<0>(pair)), update = tensorType(std::get<1>(pair));
    if (input.getShape() != firstInput.getShape() || update.getShape() != firstUpdate.getShape() ||
        input.getElementType() != update.getElementType())
      return op.emitOpError() << "input and update " << i << " have types " << input << " and "
                              << update << ", expected the shapes of " << firstInput << " and "
                              << firstUpdate << " and one element type";
    elements.push_back(input.getElementType());
  }
  return verifyReducer(op, "update_computation", op.getUpdateComputation(), elements);
}

LogicalResult ScatterOp::verify() {
  ScatterDimensionNumbersAttr attr = getScatterDimensionNumbers();
  IndexingNumbers n{attr.getUpdateWindowDims(),
                    attr.getInsertedWindowDims(),
                    attr.getInputBatchingDims(),
                    attr.getScatterIndicesBatchingDims(),
                    attr.getScatterDimsToOperandDims(),
                    attr.getIndexVectorDim(),
                    "update_window_dims",
                    "inserted_window_dims",
                    "input_batching_dims",
                    "scatter_indices_batching_dims",
                    "scatter_dims_to_operand_dims"};
  if (failed(verifyScatterTypes(*this)))
    return failure();
  RankedTensorType input = tensorType(getInputs().front());
  RankedTensorType update = tensorType(getUpdates().front());
  RankedTensorType indices = tensorType(getScatterIndices());
  if (failed(verifyNumbers(*this, n, input, indices, update.getRank())))
    return failure();
  bool implicit = n.vectorDim == indices.getRank();
  int64_t rank = n.windowDims.size() + indices.getRank() - (implicit ? 0 : 1);
  if (update.getRank() != rank)
    return emitOpError() << "updates have rank " << update.getRank() << ", expected " << rank
                         << ": the window dimensions and those of the indices";
  llvm::SmallVector<int64_t> windowSizes;
  for (auto [dim, window] :
       llvm::zip_equal(otherDims(input.getRank(), n.droppedDims, n.operandBatch), n.windowDims)) {
    int64_t size = update.getDimSize(window);
    if (size > input.getDimSize(dim))
      return emitOpError() << "updates have size " << size << " in window dimension " << window
                           << ", expected at most " << input.getDimSize(dim)
                           << ", the size of input dimension " << dim;
    windowSizes.push_back(size);
  }
  llvm::SmallVector<int64_t> expected = combineShape(n, indices, windowSizes);
  if (update.getShape() != llvm::ArrayRef(expected))
    return emitOpError() << "updates have type " << update << ", expected "
                         << RankedTensorType::get(expected, update.getElementType());
  return success();
}

//===------------------------------------------------------------------------------------------------===//
// torch_index_select
//===------------------------------------------------------------------------------------------------===//

LogicalResult TorchIndexSelectOp::verify() {
  RankedTensorType type = tensorType(getOperand()), index = tensorType(getIndex());
  int64_t dim = getDim(), batch = getBatchDims();
  if (failed(verifyDims(*this, "dim", {dim}, type.getRank())))
    return failure();
  if (batch < 0 || batch > dim || batch > index.getRank())
    return emitOpError() << "attribute 'batch_dims' is " << batch << ", expected 0 to "
                         << std::min(dim, index.getRank())
                         << ", the smaller of dim and index's rank";
  for (int64_t i = 0; i < batch; ++i)
    if (type.getDimSize(i) != index.getDimSize(i))
      return emitOpError() << "batch dimension " << i << " of index has size "
                           << index.getDimSize(i) << ", expected " << type.getDimSize(i)
                           << ", its size in the operand";
  llvm::SmallVector<int64_t> shape(type.getShape().take_front(dim));
  llvm::append_range(shape, index.getShape().drop_front(batch));
  llvm::append_range(shape, type.getShape().drop_front(dim + 1));
  return verifyResultType(*this, shape, type.getElementType());
}
