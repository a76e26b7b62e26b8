//===- Convolution.cpp - Convolutions as matmuls ------------------------------===//
//
// Per group: a matrix with the window of each output position as a row, times the kernel.
//===--------------------------------------------------------------------------===//
#include "Linear.h"
#include "Machine.h"
#include "Strided.h"

#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;
using namespace zero;
using namespace zero::interp;

using Dims = SmallVector<int64_t, 4>;

namespace {
/// Sizes and steps of the spatial dimensions.
struct Window {
  Dims input, kernel, output, strides, low, inputDilation, kernelDilation;

  /// Where a kernel element falls in the input, as spatial index; false for padding and gaps.
  bool locate(ArrayRef<int64_t> out, ArrayRef<int64_t> element, Dims &place) const {
    place.clear();
    for (size_t dim = 0; dim < input.size(); ++dim) {
      int64_t at = out[dim] * strides[dim] + element[dim] * kernelDilation[dim] - low[dim];
      if (at < 0 || at % inputDilation[dim] != 0 || at / inputDilation[dim] >= input[dim])
        return false;
      place.push_back(at / inputDilation[dim]);
    }
    return true;
  }
};
} // namespace

static Dims orOnes(std::optional<ArrayRef<int64_t>> values, int64_t rank) {
  return values ? Dims(*values) : Dims(rank, 1);
}

/// [a, b, spatial...] of a tensor, given where each is.
static Tensor arranged(const Tensor &tensor, int64_t a, int64_t b, ArrayRef<int64_t> spatial) {
  SmallVector<int64_t> permutation{a, b};
  llvm::append_range(permutation, spatial);
  return transposed(tensor, permutation);
}

/// `low`: padding before each spatial dimension.
template <typename Op>
static Window getWindow(Op op, const Tensor &input, const Tensor &kernel, ArrayRef<int64_t> low) {
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  Window window;
  int64_t rank = input.getRank() - 2;
  window.input.assign(input.getShape().drop_front(2).begin(), input.getShape().end());
  window.kernel.assign(kernel.getShape().drop_front(2).begin(), kernel.getShape().end());
  for (int64_t dim : dims.getOutputSpatialDimensions())
    window.output.push_back(op.getType().getDimSize(dim));
  window.strides = orOnes(op.getWindowStrides(), rank);
  window.inputDilation = orOnes(op.getLhsDilation(), rank);
  window.kernelDilation = orOnes(op.getRhsDilation(), rank);
  window.low.assign(low.begin(), low.end());
  return window;
}

/// Rows: batch x output positions. Columns: features x kernel positions. Zero where a window leaves
/// the input.
static Tensor makePatches(const Tensor &input, const Window &window, int64_t batchBegin,
                          int64_t batches, int64_t featureBegin, int64_t features) {
  int64_t positions = countElements(window.output), taps = countElements(window.kernel);
  Tensor patches = Tensor::zeros(input.getDType(), {batches * positions, features * taps});
  auto strides = getRowMajorStrides(input.getShape());
  size_t width = getByteWidth(input.getDType());
  char *to = patches.getMutableBytes();
  Dims place;
  int64_t position = 0;
  for (IndexRange out(window.output); !out.done(); out.next(), ++position) {
    int64_t tap = 0;
    for (IndexRange element(window.kernel); !element.done(); element.next(), ++tap) {
      if (!window.locate(out.index(), element.index(), place))
        continue;
      View from{batchBegin * strides[0] + featureBegin * strides[1], {strides[0], strides[1]}};
      for (auto [dim, index] : llvm::enumerate(place))
        from.offset += index * strides[dim + 2];
      View toView{position * features * taps + tap, {positions * features * taps, taps}};
      copyStrided({batches, features}, width, input.getBytes(), from, to, toView);
    }
  }
  return patches;
}

/// Kernel positions in reverse order along the dimensions of `window_reversal`.
static Tensor reversed(const Tensor &kernel, std::optional<ArrayRef<bool>> reversal) {
  View view = wholeView(kernel.getShape());
  if (!reversal)
    return kernel;
  for (auto [dim, isReversed] : llvm::enumerate(*reversal))
    if (isReversed) {
      view.offset += (kernel.getDim(dim + 2) - 1) * view.strides[dim + 2];
      view.strides[dim + 2] = -view.strides[dim + 2];
    }
  return materialize(kernel, kernel.getShape(), view);
}

template <typename Op>
static FailureOr<Tensors> convolve(Op op, Operands in, ArrayRef<int64_t> low) {
  FailureOr<Tensor> out = makeResult(op);
  if (failed(out))
    return failure();
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  DType accumulator = getAccumulator(out->getDType());
  Tensor input = arranged(in[0].converted(accumulator), dims.getInputBatchDimension(),
                          dims.getInputFeatureDimension(), dims.getInputSpatialDimensions());
  Tensor kernel =
      arranged(in[1].converted(accumulator), dims.getKernelOutputFeatureDimension(),
               dims.getKernelInputFeatureDimension(), dims.getKernelSpatialDimensions());
  kernel = reversed(kernel, op.getWindowReversal());
  Window window = getWindow(op, input, kernel, low);
  int64_t featureGroups = op.getFeatureGroupCount(), batchGroups = op.getBatchGroupCount();
  int64_t groups = std::max(featureGroups, batchGroups); // at most one of them is not 1
  int64_t batches = input.getDim(0) / batchGroups, features = input.getDim(1) / featureGroups;
  int64_t outFeatures = kernel.getDim(0) / groups, depth = features * countElements(window.kernel);

  // Result as [batch, feature, spatial...], transposed to its own order at the end.
  Dims shape{batches, kernel.getDim(0)};
  llvm::append_range(shape, window.output);
  Tensor arrangedOut(accumulator, shape);
  int64_t positions = countElements(window.output), size = positions * kernel.getDim(0);
  for (int64_t group = 0; group < groups; ++group) {
    Tensor patches = makePatches(input, window, batchGroups > 1 ? group * batches : 0, batches,
                                 featureGroups > 1 ? group * features : 0, features);
    Tensor columns =
        materialize(kernel, {1, depth, outFeatures}, {group * outFeatures * depth, {0, 1, depth}});
    Tensor product = multiplyBatches(patches.reshaped({1, batches * positions, depth}), columns);
    copyStrided({batches, outFeatures, positions}, getByteWidth(accumulator), product.getBytes(),
                {0, {positions * outFeatures, 1, outFeatures}}, arrangedOut.getMutableBytes(),
                {group * outFeatures * positions, {size, positions, 1}});
  }
  SmallVector<int64_t> permutation(shape.size());
  permutation[dims.getOutputBatchDimension()] = 0;
  permutation[dims.getOutputFeatureDimension()] = 1;
  for (auto [i, dim] : llvm::enumerate(dims.getOutputSpatialDimensions()))
    permutation[dim] = static_cast<int64_t>(i) + 2;
  return Tensors{transposed(arrangedOut, permutation).converted(out->getDType())};
}

static FailureOr<Tensors> evaluateConvolution(hlo::ConvolutionOp op, Operands in, RankContext &) {
  Dims low(in[0].getRank() - 2, 0);
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding())
    for (auto [dim, amount] : llvm::enumerate(low))
      amount = padding->getValues<int64_t>()[2 * dim];
  return convolve(op, in, low);
}

/// The computed padding must give the result's shape.
static FailureOr<Tensors> evaluateDynamicConvolution(hlo::DynamicConvOp op, Operands in,
                                                     RankContext &) {
  hlo::ConvDimensionNumbersAttr dims = op.getDimensionNumbers();
  int64_t rank = in[0].getRank() - 2;
  Dims low, strides = orOnes(op.getWindowStrides(), rank);
  Dims inputDilation = orOnes(op.getLhsDilation(), rank);
  Dims kernelDilation = orOnes(op.getRhsDilation(), rank);
  for (int64_t dim = 0; dim < rank; ++dim) {
    low.push_back(in[2].getIndex(2 * dim));
    int64_t input = in[0].getDim(dims.getInputSpatialDimensions()[dim]);
    int64_t kernel = in[1].getDim(dims.getKernelSpatialDimensions()[dim]);
    int64_t room = (input == 0 ? 0 : (input - 1) * inputDilation[dim] + 1) + low[dim] +
                   in[2].getIndex(2 * dim + 1);
    int64_t span = (kernel - 1) * kernelDilation[dim] + 1;
    int64_t size = room <= 0 || span > room ? 0 : (room - span) / strides[dim] + 1;
    int64_t outDim = dims.getOutputSpatialDimensions()[dim];
    if (size != op.getType().getDimSize(outDim))
      return op.emitError() << "computes size " << size << " in dimension " << outDim
                            << ", expected that of its result " << op.getType();
  }
  return convolve(op, in, low);
}

void zero::interp::registerConvolution(Registry &registry) {
  registry.add<hlo::ConvolutionOp>(evaluateConvolution);
  registry.add<hlo::DynamicConvOp>(evaluateDynamicConvolution);
}
