#include "zero/Dialect/StableHLO/StridedView.h"
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

bool reshapeView(StridedView &view, ArrayRef<int64_t> shape) {
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

static void transposeView(StridedView &view, hlo::TransposeOp transpose) {
  SmallVector<int64_t> sizes, strides;
  for (int64_t dim : transpose.getPermutation()) {
    sizes.push_back(view.sizes[dim]);
    strides.push_back(view.strides[dim]);
  }
  view.sizes = std::move(sizes);
  view.strides = std::move(strides);
}

StridedView traceView(Value value) {
  SmallVector<Operation *> moves; // a list, not recursion: chains may be long
  for (Operation *def = value.getDefiningOp();
       isa_and_nonnull<hlo::TransposeOp, hlo::SliceOp, hlo::ReshapeOp>(def);
       def = value.getDefiningOp()) {
    moves.push_back(def);
    value = def->getOperand(0);
  }
  StridedView view = wholeView(value);
  for (Operation *move : llvm::reverse(moves)) {
    if (auto transpose = dyn_cast<hlo::TransposeOp>(move))
      transposeView(view, transpose);
    else if (auto slice = dyn_cast<hlo::SliceOp>(move))
      sliceView(view, slice);
    else if (!reshapeView(view, hlo::tensorType(move->getResult(0)).getShape()))
      view = wholeView(move->getResult(0)); // strides cannot say it: a copy stands here
  }
  return view;
}

} // namespace zero
