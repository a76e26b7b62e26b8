//===- ConvolutionMatrices.cpp - The matrices of a convolution, and how they are cut -----===//
#include "ConvolutionMatrices.h"

using namespace mlir;

namespace zero {

/// Features of a tile that is added up in scratch memory: 128 KiB, or twice that.
constexpr int64_t kPhaseBlock = 256;
/// How many gathered elements a contiguous one is worth.
constexpr int64_t kContiguousWorth = 4;

static SmallVector<int64_t> getStrides(ArrayRef<int64_t> shape) {
  SmallVector<int64_t> strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

ConvolutionRun::ConvolutionRun(ArrayRef<int64_t> shape, ArrayRef<int64_t> dims,
                               ArrayRef<int64_t> alone) {
  SmallVector<int64_t> strides = getStrides(shape);
  int64_t next = 0; // the stride that goes on with the run
  for (int64_t dim : llvm::reverse(dims)) {
    if (shape[dim] == 1)
      continue;
    if (llvm::is_contained(alone, dim)) {
      looped.insert(looped.begin(), dim);
      loopedShape.insert(loopedShape.begin(), shape[dim]);
    } else if (inner < 0) {
      inner = dim, innerSize = shape[dim], stride = strides[dim];
      next = stride * innerSize;
    } else if (looped.empty() && strides[dim] == next) {
      outer.insert(outer.begin(), dim);
      outerShape.insert(outerShape.begin(), shape[dim]);
      next *= shape[dim];
    } else {
      looped.insert(looped.begin(), dim);
      loopedShape.insert(loopedShape.begin(), shape[dim]);
    }
  }
  rows = product(outerShape);
}

std::optional<int64_t> ConvolutionRun::getStep(ArrayRef<int64_t> steps) const {
  if (inner < 0)
    return 1;
  int64_t next = steps[inner] * innerSize;
  for (auto [dim, size] : llvm::reverse(llvm::zip_equal(outer, outerShape))) {
    if (steps[dim] != next)
      return std::nullopt;
    next *= size;
  }
  return steps[inner];
}

void ConvolutionRun::cut(int64_t elements) {
  parts = llvm::divideCeil(innerSize, elements);
  partSize = llvm::divideCeil(innerSize, parts);
  rowsInTile = std::min(rows, std::max<int64_t>(1, elements / innerSize));
}

static SmallVector<int64_t> allBut(int64_t rank, int64_t left) {
  SmallVector<int64_t> dims;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim != left)
      dims.push_back(dim);
  return dims;
}

bool ConvolutionMatrices::isContiguous(hlo::ConvolutionOp op, int64_t resultDim,
                                       int64_t filterDim) {
  auto numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> shape = tensorTypeOf(op.getLhs()).getShape();
  int64_t innermost = shape.size();
  while (innermost > 0 && shape[innermost - 1] == 1)
    --innermost;
  --innermost;
  if (resultDim >= 0 && resultDim == (int64_t)numbers.getOutputBatchDimension())
    return innermost == (int64_t)numbers.getInputBatchDimension();
  if (filterDim >= 0 && filterDim == (int64_t)numbers.getKernelInputFeatureDimension())
    return innermost == (int64_t)numbers.getInputFeatureDimension();
  auto spatial =
      llvm::zip_equal(numbers.getInputSpatialDimensions(), numbers.getKernelSpatialDimensions(),
                      numbers.getOutputSpatialDimensions());
  for (auto [input, filter, output] : spatial)
    if (filter == filterDim || output == resultDim)
      return innermost == input;
  return false;
}

int64_t getPhaseBlock(int64_t features) {
  while (features > kPhaseBlock && features % 2 == 0)
    features /= 2;
  return features;
}

/// The phases along each spatial dimension; none where the input is not dilated, phases differ in
/// their positions, or taps do not lie apart in the filter.
static SmallVector<int64_t> getPhases(hlo::ConvolutionOp op) {
  auto numbers = op.getDimensionNumbers();
  std::optional<ArrayRef<int64_t>> dilation = op.getLhsDilation();
  RankedTensorType type = tensorTypeOf(op.getResult());
  int64_t last = type.getRank() - 1;
  if (!dilation || llvm::all_of(*dilation, [](int64_t size) { return size == 1; }) ||
      numbers.getOutputFeatureDimension() != last ||
      llvm::is_contained(numbers.getKernelSpatialDimensions(), last) ||
      getPhaseBlock(type.getDimSize(last)) > 2 * kPhaseBlock)
    return {};
  for (auto [i, size] : llvm::enumerate(*dilation)) {
    auto isOne = [&, i = i](std::optional<ArrayRef<int64_t>> values) {
      return !values || (*values)[i] == 1;
    };
    int64_t results = type.getDimSize(numbers.getOutputSpatialDimensions()[i]);
    if (size > 1 &&
        (results % size != 0 || !isOne(op.getWindowStrides()) || !isOne(op.getRhsDilation())))
      return {};
  }
  return SmallVector<int64_t>(*dilation);
}

/// The result, or its positions of one phase.
static SmallVector<int64_t> getPositionShape(hlo::ConvolutionOp op) {
  SmallVector<int64_t> shape(tensorTypeOf(op.getResult()).getShape());
  for (auto [i, size] : llvm::enumerate(getPhases(op)))
    shape[op.getDimensionNumbers().getOutputSpatialDimensions()[i]] /= size;
  return shape;
}

/// Dimensions of the filter whose taps are looped over, as phases have some of them only.
static ArrayRef<int64_t> getLoopedTaps(hlo::ConvolutionOp op) {
  if (getPhases(op).empty())
    return {};
  return op.getDimensionNumbers().getKernelSpatialDimensions();
}

/// Whether windows along a spatial dimension are one element or all of the input, none of it
/// padding.
bool InputMatrix::addSpatial(hlo::ConvolutionOp op, unsigned number, int64_t phases, int64_t step) {
  auto numbers = op.getDimensionNumbers();
  auto orOne = [&](std::optional<ArrayRef<int64_t>> values) {
    return values ? (*values)[number] : 1;
  };
  int64_t resultDim = numbers.getOutputSpatialDimensions()[number],
          filterDim = numbers.getKernelSpatialDimensions()[number];
  int64_t size = tensorTypeOf(op.getLhs()).getDimSize(numbers.getInputSpatialDimensions()[number]),
          windows = tensorTypeOf(op.getResult()).getDimSize(resultDim) / phases,
          taps = tensorTypeOf(op.getRhs()).getDimSize(filterDim);
  int64_t tapStep = orOne(op.getRhsDilation());
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding();
      padding && padding->getValues<int64_t>()[2 * number] != 0)
    return false;
  if (orOne(op.getLhsDilation()) != phases || orOne(op.getWindowStrides()) != 1)
    return false;
  resultSteps[resultDim] = step;
  filterSteps[filterDim] = tapStep * step;
  return (taps == 1 && windows <= size) ||
         (windows == 1 && phases == 1 && (taps - 1) * tapStep < size);
}

std::optional<InputMatrix> InputMatrix::find(hlo::ConvolutionOp op, ArrayRef<int64_t> phases,
                                             const ConvolutionRun &positions,
                                             const ConvolutionRun &terms) {
  auto numbers = op.getDimensionNumbers();
  auto isSet = [](bool isReversed) { return isReversed; };
  if (!isa<BlockArgument>(op.getLhs()) ||
      op.getFeatureGroupCount() * op.getBatchGroupCount() != 1 ||
      llvm::any_of(op.getWindowReversal().value_or(ArrayRef<bool>()), isSet))
    return std::nullopt;
  SmallVector<int64_t> strides = getStrides(tensorTypeOf(op.getLhs()).getShape());
  InputMatrix input;
  input.resultSteps.assign(tensorTypeOf(op.getResult()).getRank(), 0);
  input.filterSteps.assign(tensorTypeOf(op.getRhs()).getRank(), 0);
  input.resultSteps[numbers.getOutputBatchDimension()] = strides[numbers.getInputBatchDimension()];
  input.filterSteps[numbers.getKernelInputFeatureDimension()] =
      strides[numbers.getInputFeatureDimension()];
  for (auto [i, dim] : llvm::enumerate(numbers.getInputSpatialDimensions()))
    if (!input.addSpatial(op, i, phases.empty() ? 1 : phases[i], strides[dim]))
      return std::nullopt;
  std::optional<int64_t> row = positions.getStep(input.resultSteps),
                         column = terms.getStep(input.filterSteps);
  if (!row || !column || positions.inner < 0 || terms.inner < 0 || (*row != 1 && *column != 1))
    return std::nullopt;
  input.row = *row, input.column = *column;
  return input;
}

ConvolutionMatrices::ConvolutionMatrices(hlo::ConvolutionOp op)
    : phases(getPhases(op)),
      positions(getPositionShape(op), allBut(tensorTypeOf(op.getResult()).getRank(),
                                             op.getDimensionNumbers().getOutputFeatureDimension())),
      terms(tensorTypeOf(op.getRhs()).getShape(),
            allBut(tensorTypeOf(op.getRhs()).getRank(),
                   op.getDimensionNumbers().getKernelOutputFeatureDimension()),
            getLoopedTaps(op)) {
  auto numbers = op.getDimensionNumbers();
  ArrayRef<int64_t> result = tensorTypeOf(op.getResult()).getShape(),
                    filter = tensorTypeOf(op.getRhs()).getShape();
  groups = op.getFeatureGroupCount() * op.getBatchGroupCount();
  features = result[numbers.getOutputFeatureDimension()] / groups;
  featureStride = getStrides(result)[numbers.getOutputFeatureDimension()];
  filterFeatureStride = getStrides(filter)[numbers.getKernelOutputFeatureDimension()];
  input = InputMatrix::find(op, phases, positions, terms);
  termsWorth = isContiguous(op, -1, terms.inner) ? kContiguousWorth : 1;
  positionsWorth = isContiguous(op, positions.inner, -1) ? kContiguousWorth : 1;
}

void ConvolutionMatrices::cut(int64_t mostPositions, int64_t itemFeatures, int64_t mostTerms) {
  positions.cut(mostPositions);
  block = itemFeatures;
  terms.cut(mostTerms);
  // Vectors run along the panel's inner dimension: a long one is better, and one along which the
  // input is contiguous much better.
  termsInner = termsWorth * terms.innerSize >= positionsWorth * positions.innerSize;
  panelStride = termsInner ? terms.getMostElements() : positions.getMostElements();
}

} // namespace zero
