//===- Indexing.cpp - Reads and writes at computed indices --------------------===//
#include "Bodies.h"
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

#include <cstring>

using namespace mlir;
using namespace zero;
using namespace zero::interp;

static int64_t clampIndex(int64_t index, int64_t last) {
  return std::min(std::max<int64_t>(index, 0), last);
}

//===----------------------------------------------------------------------===//
// dynamic_slice, dynamic_update_slice
//===----------------------------------------------------------------------===//

/// Offset of the window of `sizes` that starts at the scalar `starts`, moved to lie inside `shape`.
static int64_t getWindowOffset(ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes,
                               ArrayRef<Tensor> starts) {
  auto strides = getRowMajorStrides(shape);
  int64_t offset = 0;
  for (auto [dim, start] : llvm::enumerate(starts))
    offset += strides[dim] * clampIndex(start.getIndex(0), shape[dim] - sizes[dim]);
  return offset;
}

static FailureOr<Tensors> evaluateDynamicSlice(hlo::DynamicSliceOp op, Operands in, RankContext &) {
  View view = wholeView(in[0].getShape());
  view.offset = getWindowOffset(in[0].getShape(), op.getSliceSizes(), in.drop_front(1));
  return Tensors{materialize(in[0], op.getSliceSizes(), view)};
}

static FailureOr<Tensors> evaluateDynamicUpdateSlice(hlo::DynamicUpdateSliceOp, Operands in,
                                                     RankContext &) {
  Tensor out = std::move(in[0]);
  const Tensor &update = in[1];
  out.makeUnique();
  View view = wholeView(out.getShape());
  view.offset = getWindowOffset(out.getShape(), update.getShape(), in.drop_front(2));
  copyStrided(update.getShape(), getByteWidth(out.getDType()), update.getBytes(),
              wholeView(update.getShape()), out.getMutableBytes(), view);
  return Tensors{out};
}

//===----------------------------------------------------------------------===//
// Index vectors of gather and scatter
//===----------------------------------------------------------------------===//

namespace {
/// Reads index vectors: for a position in the batch, where each operand dimension starts.
class StartIndices {
public:
  StartIndices(const Tensor &indices, int64_t vectorDim, ArrayRef<int64_t> indexMap,
               ArrayRef<int64_t> operandBatchingDims, ArrayRef<int64_t> indicesBatchingDims)
      : indices(indices), strides(getRowMajorStrides(indices.getShape())), vectorDim(vectorDim),
        indexMap(indexMap), operandBatchingDims(operandBatchingDims),
        indicesBatchingDims(indicesBatchingDims) {
    for (int64_t dim = 0; dim < indices.getRank(); ++dim)
      if (dim != vectorDim)
        batchShape.push_back(indices.getDim(dim));
  }

  /// Dimensions of the indices without that of the index vector.
  ArrayRef<int64_t> getBatchShape() const { return batchShape; }

  /// Fills `starts`, one entry per operand dimension.
  void read(ArrayRef<int64_t> batchIndex, MutableArrayRef<int64_t> starts) const {
    std::fill(starts.begin(), starts.end(), 0);
    int64_t base = 0;
    for (auto [position, index] : llvm::enumerate(batchIndex))
      base += index * strides[static_cast<int64_t>(position) < vectorDim ? position : position + 1];
    int64_t step = vectorDim < indices.getRank() ? strides[vectorDim] : 0;
    for (auto [component, dim] : llvm::enumerate(indexMap))
      starts[dim] = indices.getIndex(base + static_cast<int64_t>(component) * step);
    for (auto [dim, batchingDim] : llvm::zip_equal(operandBatchingDims, indicesBatchingDims))
      starts[dim] = batchIndex[batchingDim < vectorDim ? batchingDim : batchingDim - 1];
  }

private:
  Tensor indices;
  SmallVector<int64_t, 4> strides, batchShape;
  int64_t vectorDim;
  ArrayRef<int64_t> indexMap, operandBatchingDims, indicesBatchingDims;
};
} // namespace

/// Dimensions 0..rank-1 without those listed.
static SmallVector<int64_t, 4> otherDimensions(int64_t rank, ArrayRef<int64_t> listed,
                                               ArrayRef<int64_t> alsoListed = {}) {
  SmallVector<int64_t, 4> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (!llvm::is_contained(listed, dim) && !llvm::is_contained(alsoListed, dim))
      dims.push_back(dim);
  return dims;
}

static int64_t dotProduct(ArrayRef<int64_t> a, ArrayRef<int64_t> b) {
  int64_t sum = 0;
  for (auto [x, y] : llvm::zip_equal(a, b))
    sum += x * y;
  return sum;
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

/// Slices of `sizes` of the operand, as a tensor of `shape`.
static Tensor gathered(const Tensor &operand, const Tensor &indices,
                       hlo::GatherDimensionNumbersAttr dims, ArrayRef<int64_t> sizes,
                       ArrayRef<int64_t> shape) {
  StartIndices startIndices(indices, dims.getIndexVectorDim(), dims.getStartIndexMap(),
                            dims.getOperandBatchingDims(), dims.getStartIndicesBatchingDims());
  Tensor out(operand.getDType(), shape);

  // A slice lands on the result's offset dimensions: those are the operand's dimensions that are
  // neither collapsed nor batched over, in order. The others have size 1.
  View from = wholeView(operand.getShape()), to;
  auto outStrides = getRowMajorStrides(out.getShape());
  to.strides.assign(operand.getRank(), 0);
  auto sliced = otherDimensions(operand.getRank(), dims.getCollapsedSliceDims(),
                                dims.getOperandBatchingDims());
  for (auto [dim, offsetDim] : llvm::zip_equal(sliced, dims.getOffsetDims()))
    to.strides[dim] = outStrides[offsetDim];
  SmallVector<int64_t, 4> batchStrides;
  for (int64_t dim : otherDimensions(out.getRank(), dims.getOffsetDims()))
    batchStrides.push_back(outStrides[dim]);

  SmallVector<int64_t, 4> starts(operand.getRank());
  char *bytes = out.getMutableBytes();
  for (IndexRange batch(startIndices.getBatchShape()); !batch.done(); batch.next()) {
    startIndices.read(batch.index(), starts);
    for (auto [start, size, dim] : llvm::zip_equal(starts, sizes, operand.getShape()))
      start = clampIndex(start, dim - size);
    from.offset = dotProduct(starts, from.strides);
    to.offset = dotProduct(batch.index(), batchStrides);
    copyStrided(sizes, getByteWidth(operand.getDType()), operand.getBytes(), from, bytes, to);
  }
  return out;
}

static FailureOr<Tensors> evaluateGather(hlo::GatherOp op, Operands in, RankContext &) {
  return Tensors{gathered(in[0], in[1], op.getDimensionNumbers(), op.getSliceSizes(),
                          op.getType().getShape())};
}

/// The computed sizes must be those of the result's windows.
static FailureOr<Tensors> evaluateDynamicGather(hlo::DynamicGatherOp op, Operands in,
                                                RankContext &) {
  hlo::GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  SmallVector<int64_t, 4> sizes, expected(in[0].getRank(), 1);
  for (int64_t i = 0; i < in[2].getNumElements(); ++i)
    sizes.push_back(in[2].getIndex(i));
  auto windows =
      otherDimensions(in[0].getRank(), dims.getCollapsedSliceDims(), dims.getOperandBatchingDims());
  for (auto [dim, offset] : llvm::zip_equal(windows, dims.getOffsetDims()))
    expected[dim] = op.getType().getDimSize(offset);
  if (sizes != expected)
    return op.emitError() << "gathers slices of sizes [" << ArrayRef(sizes) << "], expected ["
                          << ArrayRef(expected) << "] for its result " << op.getType();
  return Tensors{gathered(in[0], in[1], dims, sizes, op.getType().getShape())};
}

//===----------------------------------------------------------------------===//
// scatter
//===----------------------------------------------------------------------===//

/// Calls `fn(input offset, update offset)` for every update element, in row-major order of the
/// updates: the order in which they are combined. A window that does not lie inside the inputs is
/// dropped whole, as XLA does (the specification would drop single elements).
template <typename Fn> static LogicalResult forEachUpdate(hlo::ScatterOp op, Operands in, Fn fn) {
  hlo::ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  size_t count = op.getInputs().size();
  ArrayRef<int64_t> shape = in[0].getShape(), updateShape = in[count + 1].getShape();
  StartIndices startIndices(in[count], dims.getIndexVectorDim(), dims.getScatterDimsToOperandDims(),
                            dims.getInputBatchingDims(), dims.getScatterIndicesBatchingDims());
  auto strides = getRowMajorStrides(shape);
  auto scatterDims = otherDimensions(updateShape.size(), dims.getUpdateWindowDims());
  auto windowed =
      otherDimensions(shape.size(), dims.getInsertedWindowDims(), dims.getInputBatchingDims());
  SmallVector<int64_t, 4> batch(scatterDims.size()), index(shape.size()), window(shape.size(), 1);
  for (auto [dim, windowDim] : llvm::zip_equal(windowed, dims.getUpdateWindowDims()))
    window[dim] = updateShape[windowDim];
  int64_t updateOffset = 0;
  for (IndexRange update(updateShape); !update.done(); update.next(), ++updateOffset) {
    for (auto [position, dim] : llvm::enumerate(scatterDims))
      batch[position] = update.index()[dim];
    startIndices.read(batch, index);
    bool inside = llvm::all_of(llvm::zip_equal(index, window, shape), [](auto dim) {
      auto [start, size, extent] = dim;
      return start >= 0 && start <= extent - size;
    });
    for (auto [dim, windowDim] : llvm::zip_equal(windowed, dims.getUpdateWindowDims()))
      index[dim] += update.index()[windowDim];
    if (inside && failed(fn(dotProduct(index, strides), updateOffset)))
      return failure();
  }
  return success();
}

/// Scatter of one input whose body is a single op.
static LogicalResult scatterSimply(hlo::ScatterOp op, Operands in, Tensor &out, Combiner combiner) {
  const Tensor &updates = in[2];
  size_t width = getByteWidth(out.getDType());
  if (combiner == Combiner::Replace) {
    char *to = out.getMutableBytes();
    return forEachUpdate(op, in, [&](int64_t at, int64_t update) {
      std::memcpy(to + at * width, updates.getBytes() + update * width, width);
      return success();
    });
  }
  LogicalResult result = failure();
  dispatch(out.getDType(), [&](auto tag) {
    using T = decltype(tag);
    using C = Compute<T>;
    T *to = out.mutableData<T>();
    const T *from = updates.data<T>();
    bool defined = dispatchCombiner<C>(combiner, [&](auto combine) {
      result = forEachUpdate(op, in, [&](int64_t at, int64_t update) {
        to[at] = static_cast<T>(decltype(combine)::template apply<C>(static_cast<C>(to[at]),
                                                                     static_cast<C>(from[update])));
        return success();
      });
    });
    if (!defined)
      op.emitError() << "the interpreter does not define this body on element type "
                     << getName(out.getDType());
  });
  return result;
}

/// One element as a tensor of rank 0.
static Tensor getScalar(const Tensor &tensor, int64_t index) {
  Tensor scalar(tensor.getDType(), {});
  size_t width = scalar.getNumBytes();
  std::memcpy(scalar.getMutableBytes(), tensor.getBytes() + index * width, width);
  return scalar;
}

static LogicalResult scatterByBody(hlo::ScatterOp op, Operands in, Tensors &outs,
                                   RankContext &context) {
  Block &body = op.getUpdateComputation().front();
  size_t count = outs.size();
  return forEachUpdate(op, in, [&](int64_t at, int64_t update) -> LogicalResult {
    Tensors arguments;
    for (const Tensor &out : outs)
      arguments.push_back(getScalar(out, at));
    for (const Tensor &updates : in.drop_front(count + 1))
      arguments.push_back(getScalar(updates, update));
    FailureOr<Tensors> combined = context.machine.runBody(body, arguments, context);
    if (failed(combined))
      return failure();
    for (auto [out, value] : llvm::zip_equal(outs, *combined))
      std::memcpy(out.getMutableBytes() + at * value.getNumBytes(), value.getBytes(),
                  value.getNumBytes());
    return success();
  });
}

static FailureOr<Tensors> evaluateScatter(hlo::ScatterOp op, Operands in, RankContext &context) {
  Tensors outs;
  for (Tensor &input : in.take_front(op.getInputs().size())) {
    // Shape and type of the input are still asked for, so it keeps the buffer and this is a copy.
    outs.push_back(input);
    outs.back().makeUnique();
  }
  std::optional<Combiner> combiner = getCombiner(op.getUpdateComputation().front());
  LogicalResult done = outs.size() == 1 && combiner ? scatterSimply(op, in, outs.front(), *combiner)
                                                    : scatterByBody(op, in, outs, context);
  if (failed(done))
    return failure();
  return outs;
}

void zero::interp::registerIndexing(Registry &registry) {
  registry.add<hlo::DynamicGatherOp>(evaluateDynamicGather);
  registry.add<hlo::DynamicSliceOp>(evaluateDynamicSlice);
  registry.add<hlo::DynamicUpdateSliceOp>(evaluateDynamicUpdateSlice);
  registry.add<hlo::GatherOp>(evaluateGather);
  registry.add<hlo::ScatterOp>(evaluateScatter);
}
