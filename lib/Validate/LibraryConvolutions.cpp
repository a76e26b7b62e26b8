//===- LibraryConvolutions.cpp - The sums of a call beside those of an op ---------------===//
//
// Both multiply an element of the left operand with one of the right where places along each
// dimension fulfil one linear equation: that of the op is read off StableHLO's definition, that of
// the call off zrt/convolve.h. They are the same sums where the equations are, up to the sign.
//===--------------------------------------------------------------------------------------===//
#include "LibraryConvolutions.h"

#include "KernelFacts.h"
#include "zero/Dialect/StableHLO/StableHLO.h"
#include "zero/Dialect/Zero/Phase.h"
#include <array>

using namespace mlir;

namespace zero::validate {

namespace {

/// Places of the left operand, the right one and the result, in units of which it is 0, and what
/// is added.
struct PlaceEquation {
  int64_t lhs = 0, rhs = 0, result = 0, constant = 0;
};

/// Whether both hold for the same places, of which there are so many; a coefficient of the only
/// place, 0, says nothing.
bool isSame(PlaceEquation a, PlaceEquation b, int64_t lhs, int64_t rhs, int64_t result) {
  for (PlaceEquation *each : {&a, &b}) {
    each->lhs = lhs == 1 ? 0 : each->lhs;
    each->rhs = rhs == 1 ? 0 : each->rhs;
    each->result = result == 1 ? 0 : each->result;
  }
  auto list = [](const PlaceEquation &e, int64_t sign) {
    return std::array{sign * e.lhs, sign * e.rhs, sign * e.result, sign * e.constant};
  };
  return list(a, 1) == list(b, 1) || list(a, 1) == list(b, -1);
}

ConvolutionTensor readTensor(Value value, uint64_t first, uint64_t second,
                             ArrayRef<int64_t> spatial) {
  ArrayRef<int64_t> shape = hlo::tensorType(value).getShape();
  ConvolutionTensor tensor;
  SmallVector<int64_t> dims{static_cast<int64_t>(first), static_cast<int64_t>(second)};
  llvm::append_range(dims, spatial);
  for (int64_t dim : dims) {
    int64_t stride = 1;
    for (int64_t size : shape.drop_front(dim + 1))
      stride *= size;
    tensor.sizes.push_back(shape[dim]);
    tensor.strides.push_back(stride);
  }
  return tensor;
}

ConvolutionTensor swapped(ConvolutionTensor tensor) {
  std::swap(tensor.sizes[0], tensor.sizes[1]);
  std::swap(tensor.strides[0], tensor.strides[1]);
  return tensor;
}

/// A call has dimensions of one element before the op's places where it has more of them.
bool isTensor(const zrt_convolution_tensor &found, const ConvolutionTensor &expected,
              int64_t padded) {
  for (size_t i = 0; i < expected.sizes.size(); ++i) {
    size_t at = i < 2 ? i : i + static_cast<size_t>(padded);
    if (found.sizes[at] != expected.sizes[i] ||
        (expected.sizes[i] > 1 && found.strides[at] != expected.strides[i]))
      return false;
  }
  return llvm::all_of(ArrayRef(found.sizes).slice(2, padded), [](int64_t n) { return n == 1; });
}

/// Compares one record with one op.
class Comparison {
public:
  Comparison(const ConvolutionKernel &kernel, const zrt_convolution &record)
      : op(kernel), r(record),
        padded(record.spatial - static_cast<int64_t>(kernel.windows.size())) {}

  std::string run() const {
    if (r.spatial < 2 || r.spatial > ZRT_CONVOLVE_SPATIAL || padded < 0 || padded > 1)
      return "dimensions";
    if (!hasTensors())
      return "sizes or strides of tensors";
    if (!hasGroups())
      return "groups";
    for (size_t i = 0; i < op.windows.size(); ++i)
      if (!isSame(readOp(i), readCall(i), op.lhs.sizes[2 + i], op.rhs.sizes[2 + i],
                  op.result.sizes[2 + i]))
        return "places along dimension " + std::to_string(i);
    return "";
  }

private:
  /// x, w, y are images by channels, features by channels of a group, images by features. The
  /// gradient of the filter sums over images, which are what the op has for features.
  bool hasTensors() const {
    switch (r.direction) {
    case ZRT_CONVOLVE_FORWARD:
      return isTensor(r.x, op.lhs, padded) && isTensor(r.w, swapped(op.rhs), padded) &&
             isTensor(r.y, op.result, padded);
    case ZRT_CONVOLVE_DATA:
      return isTensor(r.x, op.result, padded) && isTensor(r.w, op.rhs, padded) &&
             isTensor(r.y, op.lhs, padded);
    default:
      return isTensor(r.x, swapped(op.lhs), padded) && isTensor(r.w, swapped(op.result), padded) &&
             isTensor(r.y, op.rhs, padded);
    }
  }

  /// Feature k of the result, and of a call's filter, is of group k / (features / groups).
  bool hasGroups() const {
    if (r.x.sizes[1] % r.w.sizes[1] != 0)
      return false;
    int64_t groups = r.x.sizes[1] / r.w.sizes[1], features = op.featureGroups,
            batches = op.batchGroups;
    if (r.direction == ZRT_CONVOLVE_FORWARD)
      return groups == features && batches == 1;
    if (r.direction == ZRT_CONVOLVE_FILTER)
      return groups == batches && features == 1;
    return groups == 1 && features == 1 && batches == 1;
  }

  /// lhs_dilation * lhs = stride * result - low + rhs_dilation * window, where a window's element
  /// is the filter's, or that from its other end.
  PlaceEquation readOp(size_t i) const {
    const ConvolutionWindow &window = op.windows[i];
    int64_t dilation = window.rhsDilation, last = op.rhs.sizes[2 + i] - 1;
    return {window.lhsDilation, window.isReversed ? dilation : -dilation, -window.stride,
            window.low - (window.isReversed ? dilation * last : 0)};
  }

  /// x = stride * y - padding + dilation * r.
  PlaceEquation readCall(size_t i) const {
    size_t dim = i + static_cast<size_t>(padded);
    int64_t dilation = r.dilation[dim], last = r.w.sizes[2 + dim] - 1;
    int64_t x = 1, y = -r.stride[dim], w = r.reversed ? dilation : -dilation;
    int64_t constant = r.padding[dim] - (r.reversed ? dilation * last : 0);
    switch (r.direction) {
    case ZRT_CONVOLVE_FORWARD:
      return {x, w, y, constant};
    case ZRT_CONVOLVE_DATA:
      return {y, w, x, constant};
    default:
      return {x, y, w, constant};
    }
  }

  const ConvolutionKernel &op;
  const zrt_convolution &r;
  int64_t padded;
};

void readWindows(hlo::ConvolutionOp op, ConvolutionKernel &kernel) {
  auto at = [](std::optional<ArrayRef<int64_t>> values, size_t i) {
    return values ? (*values)[i] : 1;
  };
  std::optional<DenseIntElementsAttr> padding = op.getPadding();
  for (size_t i = 0; i < op.getDimensionNumbers().getInputSpatialDimensions().size(); ++i)
    kernel.windows.push_back({at(op.getWindowStrides(), i),
                              padding ? padding->getValues<int64_t>()[2 * i] : 0,
                              at(op.getLhsDilation(), i), at(op.getRhsDilation(), i),
                              op.getWindowReversal() && (*op.getWindowReversal())[i]});
}

bool asksForHighest(hlo::ConvolutionOp op) {
  std::optional<ArrayAttr> precisions = op.getPrecisionConfig();
  return precisions &&
         llvm::any_of(precisions->getAsRange<hlo::PrecisionAttr>(), [](hlo::PrecisionAttr each) {
           return each.getValue() == hlo::Precision::HIGHEST;
         });
}

} // namespace

FailureOr<ConvolutionKernel> ConvolutionKernel::read(func::FuncOp kernel, int64_t workspaceBytes) {
  Operation *end = kernel.getBody().front().getTerminator();
  auto op = end->getNumOperands() == 1
                ? dyn_cast_if_present<hlo::ConvolutionOp>(end->getOperand(0).getDefiningOp())
                : hlo::ConvolutionOp();
  if (!op || !llvm::all_of(op->getOperands(), llvm::IsaPred<BlockArgument>))
    return kernel.emitOpError() << "kernel '" << kernel.getSymName()
                                << "' is scheduled as a library's convolution, expected one on its "
                                   "arguments and nothing else";
  auto numbers = op.getDimensionNumbers();
  ConvolutionKernel made(kernel.getLoc());
  made.dtype = codeOfElement(hlo::tensorType(op.getResult()).getElementType());
  for (Value operand : op->getOperands())
    if (codeOfElement(hlo::tensorType(operand).getElementType()) != made.dtype)
      made.dtype = -1;
  made.lhs = readTensor(op.getLhs(), numbers.getInputBatchDimension(),
                        numbers.getInputFeatureDimension(), numbers.getInputSpatialDimensions());
  made.rhs =
      readTensor(op.getRhs(), numbers.getKernelInputFeatureDimension(),
                 numbers.getKernelOutputFeatureDimension(), numbers.getKernelSpatialDimensions());
  made.result =
      readTensor(op.getResult(), numbers.getOutputBatchDimension(),
                 numbers.getOutputFeatureDimension(), numbers.getOutputSpatialDimensions());
  readWindows(op, made);
  made.featureGroups = static_cast<int64_t>(op.getFeatureGroupCount());
  made.batchGroups = static_cast<int64_t>(op.getBatchGroupCount());
  made.lhsBuffer = cast<BlockArgument>(op.getLhs()).getArgNumber();
  made.rhsBuffer = cast<BlockArgument>(op.getRhs()).getArgNumber();
  made.resultBuffer = kernel.getNumArguments();
  made.workspaceBuffer = made.resultBuffer + 1;
  made.workspaceBytes = workspaceBytes;
  auto module = kernel->getParentOfType<ModuleOp>();
  made.mayRound = made.dtype == ZRT_F32 && !asksForHighest(op) &&
                  ir::getConfigString(module, "f32_matmul") == "tf32";
  return made;
}

std::string ConvolutionKernel::findDifference(const zrt_convolution &record) const {
  if (record.direction < ZRT_CONVOLVE_FORWARD || record.direction > ZRT_CONVOLVE_FILTER)
    return "a direction";
  if (record.dtype != dtype)
    return "an element type";
  if (record.factors != (mayRound ? ZRT_FACTORS_TF32 : ZRT_FACTORS_WHOLE))
    return "what factors are rounded to";
  if (record.workspace_bytes > workspaceBytes)
    return "more scratch memory than its " + std::to_string(workspaceBytes) + " bytes";
  for (const zrt_convolution_tensor *tensor : {&record.x, &record.w, &record.y})
    for (int64_t size : tensor->sizes)
      if (size < 1)
        return "sizes of tensors";
  return Comparison(*this, record).run();
}

SmallVector<int64_t> ConvolutionKernel::listBuffers(const zrt_convolution &record) const {
  switch (record.direction) {
  case ZRT_CONVOLVE_FORWARD:
    return {lhsBuffer, rhsBuffer, resultBuffer, workspaceBuffer};
  case ZRT_CONVOLVE_DATA:
    return {resultBuffer, rhsBuffer, lhsBuffer, workspaceBuffer};
  default:
    return {lhsBuffer, resultBuffer, rhsBuffer, workspaceBuffer};
  }
}

} // namespace zero::validate
