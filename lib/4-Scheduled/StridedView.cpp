#include "StridedView.h"
#include "zero/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace zero {

SmallVector<int64_t> rowMajorStrides(ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> strides(sizes.size(), 1);
  for (int64_t i = static_cast<int64_t>(sizes.size()) - 2; i >= 0; --i)
    strides[i] = strides[i + 1] * sizes[i + 1];
  return strides;
}

StridedView wholeView(Value value) {
  ArrayRef<int64_t> shape = cast<RankedTensorType>(value.getType()).getShape();
  return {value, 0, SmallVector<int64_t>(shape), rowMajorStrides(shape)};
}

/// Gives `view` the shape `shape` of as many elements where strides can say it: runs of old
/// dimensions that are contiguous among themselves are cut anew.
static bool reshapeView(StridedView &view, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> sizes, strides;
  for (auto [size, stride] : llvm::zip(view.sizes, view.strides))
    if (size != 1) {
      sizes.push_back(size);
      strides.push_back(stride);
    }
  SmallVector<int64_t> result(shape.size(), 1);
  size_t oldBegin = 0, newBegin = 0;
  while (oldBegin < sizes.size()) {
    // The shortest runs of old and new dimensions with one number of elements.
    size_t oldEnd = oldBegin + 1, newEnd = newBegin;
    int64_t oldCount = sizes[oldBegin], newCount = 1;
    while (oldCount != newCount) {
      if (newCount < oldCount) {
        if (newEnd == shape.size())
          return false;
        newCount *= shape[newEnd++];
      } else {
        if (oldEnd == sizes.size())
          return false;
        oldCount *= sizes[oldEnd++];
      }
    }
    for (size_t i = oldBegin; i + 1 < oldEnd; ++i)
      if (strides[i] != strides[i + 1] * sizes[i + 1])
        return false;
    int64_t stride = strides[oldEnd - 1];
    for (size_t i = newEnd; i-- > newBegin;) {
      result[i] = stride;
      stride *= shape[i];
    }
    oldBegin = oldEnd;
    newBegin = newEnd;
  }
  view.sizes.assign(shape.begin(), shape.end());
  view.strides = std::move(result);
  return true;
}

static void sliceView(StridedView &view, hlo::SliceOp slice) {
  for (size_t i = 0; i < view.sizes.size(); ++i) {
    view.offset += slice.getStartIndices()[i] * view.strides[i];
    view.strides[i] *= slice.getStrides()[i];
  }
  view.sizes.assign(slice.getType().getShape().begin(), slice.getType().getShape().end());
}

StridedView traceView(Value value) {
  Operation *def = value.getDefiningOp();
  if (auto transpose = dyn_cast_or_null<hlo::TransposeOp>(def)) {
    StridedView from = traceView(transpose.getOperand()), view = from;
    for (auto [i, dim] : llvm::enumerate(transpose.getPermutation())) {
      view.sizes[i] = from.sizes[dim];
      view.strides[i] = from.strides[dim];
    }
    return view;
  }
  if (auto slice = dyn_cast_or_null<hlo::SliceOp>(def)) {
    StridedView view = traceView(slice.getOperand());
    sliceView(view, slice);
    return view;
  }
  if (auto reshape = dyn_cast_or_null<hlo::ReshapeOp>(def)) {
    StridedView view = traceView(reshape.getOperand());
    if (reshapeView(view, reshape.getType().getShape()))
      return view;
  }
  return wholeView(value);
}

} // namespace zero
