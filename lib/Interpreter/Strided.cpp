#include "Strided.h"

#include <cstring>

using namespace zero;
using namespace zero::interp;
using llvm::ArrayRef;

namespace {
struct Loop {
  int64_t size, from, to;
};
} // namespace

/// Innermost loop: `count` elements of `Width` bytes.
template <size_t Width>
static void copyRow(int64_t count, const char *from, int64_t fromStep, char *to, int64_t toStep) {
  if (fromStep == 1 && toStep == 1) {
    std::memcpy(to, from, count * Width);
    return;
  }
  for (int64_t i = 0; i < count; ++i)
    std::memcpy(to + i * toStep * int64_t(Width), from + i * fromStep * int64_t(Width), Width);
}

template <size_t Width> static void copyLoops(ArrayRef<Loop> loops, const char *from, char *to) {
  if (loops.empty()) {
    std::memcpy(to, from, Width);
    return;
  }
  const Loop &loop = loops.front();
  if (loops.size() == 1)
    return copyRow<Width>(loop.size, from, loop.from, to, loop.to);
  for (int64_t i = 0; i < loop.size; ++i)
    copyLoops<Width>(loops.drop_front(), from + i * loop.from * int64_t(Width),
                     to + i * loop.to * int64_t(Width));
}

void zero::interp::copyStrided(ArrayRef<int64_t> shape, size_t width, const char *from,
                               const View &fromView, char *to, const View &toView) {
  // Without dimensions of size 1; neighbours that walk on evenly in both views become one loop.
  llvm::SmallVector<Loop, 6> loops;
  for (size_t d = 0; d < shape.size(); ++d) {
    if (shape[d] == 0)
      return;
    if (shape[d] == 1)
      continue;
    Loop loop{shape[d], fromView.strides[d], toView.strides[d]};
    if (!loops.empty() && loops.back().from == loop.size * loop.from &&
        loops.back().to == loop.size * loop.to)
      loop.size *= loops.pop_back_val().size;
    loops.push_back(loop);
  }
  from += fromView.offset * static_cast<int64_t>(width);
  to += toView.offset * static_cast<int64_t>(width);
  switch (width) {
  case 1:
    return copyLoops<1>(loops, from, to);
  case 2:
    return copyLoops<2>(loops, from, to);
  case 4:
    return copyLoops<4>(loops, from, to);
  case 16:
    return copyLoops<16>(loops, from, to);
  default:
    return copyLoops<8>(loops, from, to);
  }
}

Tensor zero::interp::materialize(const Tensor &source, ArrayRef<int64_t> shape, const View &view) {
  Tensor result(source.getDType(), shape);
  copyStrided(shape, getByteWidth(source.getDType()), source.getBytes(), view,
              result.getMutableBytes(), wholeView(shape));
  return result;
}

Tensor zero::interp::transposed(const Tensor &source, ArrayRef<int64_t> permutation) {
  auto strides = getRowMajorStrides(source.getShape());
  View view;
  llvm::SmallVector<int64_t> shape;
  for (int64_t dim : permutation) {
    shape.push_back(source.getDim(dim));
    view.strides.push_back(strides[dim]);
  }
  return materialize(source, shape, view);
}

Tensor zero::interp::broadcasted(const Tensor &source, ArrayRef<int64_t> shape,
                                 ArrayRef<int64_t> dims) {
  auto strides = getRowMajorStrides(source.getShape());
  View view;
  view.strides.assign(shape.size(), 0);
  for (size_t from = 0; from < dims.size(); ++from)
    if (source.getDim(from) != 1)
      view.strides[dims[from]] = strides[from];
  return materialize(source, shape, view);
}

Tensor zero::interp::concatenated(ArrayRef<Tensor> pieces, int64_t dim) {
  llvm::SmallVector<int64_t> shape(pieces.front().getShape());
  shape[dim] = 0;
  for (const Tensor &piece : pieces)
    shape[dim] += piece.getDim(dim);
  Tensor out(pieces.front().getDType(), shape);
  View view = wholeView(shape);
  int64_t step = view.strides[dim];
  for (const Tensor &piece : pieces) {
    copyStrided(piece.getShape(), getByteWidth(piece.getDType()), piece.getBytes(),
                wholeView(piece.getShape()), out.getMutableBytes(), view);
    view.offset += piece.getDim(dim) * step;
  }
  return out;
}

Tensor zero::interp::makeIota(DType dtype, ArrayRef<int64_t> shape, int64_t dim) {
  Tensor line(dtype, {shape[dim]});
  dispatch(dtype, [&](auto tag) {
    using T = decltype(tag);
    for (int64_t i = 0; i < shape[dim]; ++i)
      line.mutableData<T>()[i] = convertElement<T>(i);
  });
  View view;
  view.strides.assign(shape.size(), 0);
  view.strides[dim] = 1;
  return materialize(line, shape, view);
}

void zero::interp::fill(Tensor &tensor, const Tensor &splat) {
  dispatch(tensor.getDType(), [&](auto tag) {
    using T = decltype(tag);
    std::fill_n(tensor.mutableData<T>(), tensor.getNumElements(), *splat.data<T>());
  });
}

Tensor zero::interp::padded(const Tensor &source, const Tensor &value, ArrayRef<int64_t> shape,
                            ArrayRef<int64_t> low, ArrayRef<int64_t> interior) {
  Tensor out(source.getDType(), shape);
  fill(out, value);
  View from = wholeView(source.getShape()), to = wholeView(shape);
  llvm::SmallVector<int64_t, 4> kept;
  for (size_t dim = 0; dim < shape.size(); ++dim) {
    int64_t step = interior[dim] + 1, room = shape[dim] - low[dim];
    int64_t first = low[dim] < 0 ? (-low[dim] + step - 1) / step : 0;
    int64_t end = std::min(source.getDim(dim), room <= 0 ? 0 : (room + step - 1) / step);
    kept.push_back(std::max<int64_t>(end - first, 0));
    from.offset += first * from.strides[dim];
    to.offset += (low[dim] + first * step) * to.strides[dim];
    to.strides[dim] *= step;
  }
  copyStrided(kept, getByteWidth(out.getDType()), source.getBytes(), from, out.getMutableBytes(),
              to);
  return out;
}
